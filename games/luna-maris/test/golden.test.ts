import { goldenRecords } from '@orrery/testkit';
import { lunaMaris } from '../game.ts';

goldenRecords(lunaMaris, new URL('./golden/', import.meta.url));
