import { ChangeChips, Icon, useOfBoard } from '@orrery/board';
import type { Choice, Words } from '@orrery/kernel';
import { notation } from '@orrery/kernel';
import type { ScreenState } from '../play/screen-state.ts';
import { useText } from '../settings.ts';
import { useDrawn } from './drawn-table.tsx';
import { HintLine } from './hint/hint-line.tsx';
import type { Advised } from './hint/use-hint.ts';

interface StageProps {
  readonly screen: ScreenState;
  readonly words: Words;
  readonly advised: Advised | undefined;
}

/**
 * What would happen: the option that is pointed at or waits for its second press, with what it changes. The place is
 * kept while nothing is pointed at, so that nothing jumps.
 */
export function Stage({ screen, words, advised }: StageProps) {
  const t = useText();
  const drawn = useDrawn();
  const preview = useOfBoard((store) => store.preview());
  const held = useOfBoard((store) => store.held());
  const within = useOfBoard((store) => store.within().length);
  const { viewer, view } = screen;
  if (drawn === undefined || viewer === null) return null;
  const { store } = drawn;
  const say = (choice: Choice): string => words.choice(choice, view, viewer);
  if (advised !== undefined && (preview === undefined || notation(preview.option) === notation(advised.choice)))
    return <HintLine advised={advised} say={say} words={words} />;
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
