import { ChangeChips, Icon, useOfBoard } from '@orrery/board';
import type { Choice, Words } from '@orrery/kernel';
import { notation } from '@orrery/kernel';
import { Reasons } from '../analysis/reasons.tsx';
import type { Hint, ScreenState } from '../play/screen-state.ts';
import { useText } from '../settings.ts';
import { useDrawn } from './drawn-table.tsx';

interface StageProps {
  readonly screen: ScreenState;
  readonly words: Words;
  readonly hint: Hint | undefined;
}

/**
 * What would happen: the option that is pointed at or waits for its second press, with what it changes. The place is
 * kept while nothing is pointed at, so that nothing jumps.
 */
export function Stage({ screen, words, hint }: StageProps) {
  const t = useText();
  const drawn = useDrawn();
  const preview = useOfBoard((store) => store.preview());
  const held = useOfBoard((store) => store.held());
  const within = useOfBoard((store) => store.within().length);
  const { viewer, view } = screen;
  if (drawn === undefined || viewer === null) return null;
  const { store } = drawn;
  const say = (choice: Choice): string => words.choice(choice, view, viewer);
  if (hint !== undefined && (preview === undefined || notation(preview.option) === notation(hint.choice)))
    return <HintLine hint={hint} say={say} words={words} changes={store.changesOf(hint.choice)} />;
  return (
    <div className="stage-line" role="status">
      {preview !== undefined && (
        <>
          <strong>{store.say({ ...preview, presses: [] })}</strong>
          {preview.chance && (
            <p className="stage-chance">
              <Icon name="dice" size={16} /> {t.chanceAhead}
            </p>
          )}
          <ChangeChips changes={store.changesOf(preview.option, preview.then)} />
        </>
      )}
      {preview === undefined && held.length > 0 && (
        <>
          <strong>{t.inHand(within)}</strong>
          <button type="button" className="button quiet small" onClick={() => store.letGo()}>
            {t.putBack}
          </button>
        </>
      )}
    </div>
  );
}

interface HintProps {
  readonly hint: Hint;
  readonly say: (choice: Choice) => string;
  readonly words: Words;
  readonly changes: Parameters<typeof ChangeChips>[0]['changes'];
}

/** What a computer player would do, and by how much it is ahead of the next best. */
function HintLine({ hint: { choice, candidates, reasons }, say, words, changes }: HintProps) {
  const t = useText();
  const [best, next] = candidates;
  const ahead = best === undefined || next === undefined ? undefined : best.value - next.value;
  return (
    <div className="stage-line hint" role="status" data-hint={notation(choice)}>
      <strong>{t.hintIs(say(choice))}</strong>
      <ChangeChips changes={changes} />
      {next !== undefined && ahead !== undefined && (
        <p className="muted">
          {ahead < 0.5 ? t.hintClose(say(next.choice)) : t.hintAhead(Math.round(ahead), say(next.choice))}
        </p>
      )}
      <Reasons reasons={reasons} words={words} />
    </div>
  );
}
