import { goldenRecords } from '@orrery/testkit';
import { pulsar } from '../game.ts';

goldenRecords(pulsar, new URL('./golden/', import.meta.url));
