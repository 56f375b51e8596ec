import type { Place } from '@orrery/board';
import type { OmEvent } from '../rules/events.ts';
export function placesOf(_event: OmEvent): readonly Place[] {
  return [];
}
