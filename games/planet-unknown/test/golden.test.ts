import { goldenRecords } from '@orrery/testkit';
import { planetUnknown } from '../game.ts';

goldenRecords(planetUnknown, new URL('./golden/', import.meta.url));
