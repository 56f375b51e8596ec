import { goldenRecords } from '@orrery/testkit';
import { skymines } from '../game.ts';

goldenRecords(skymines, new URL('./golden/', import.meta.url));
