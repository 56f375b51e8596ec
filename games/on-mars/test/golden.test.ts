import { goldenRecords } from '@orrery/testkit';
import { onMars } from '../game.ts';

goldenRecords(onMars, new URL('./golden/', import.meta.url));
