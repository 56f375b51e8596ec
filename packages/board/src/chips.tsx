import type { Change } from './drawing.ts';
import { Icon } from './icons/index.ts';
import { SeatMark } from './marks.tsx';

/** What a choice would change, as a row of small signs. */
export function ChangeChips({ changes }: { readonly changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <span className="change-chips">
      {changes.map(({ icon, seat, text, tone, says }) => (
        <span key={says} className="change-chip" data-tone={tone}>
          {seat !== undefined && <SeatMark seat={seat} size={14} />}
          <Icon name={icon} size={16} />
          <span aria-hidden="true">{text}</span>
          <span className="hidden-text">{says}</span>
        </span>
      ))}
    </span>
  );
}
