import type { Choice, GameEvent } from '@orrery/kernel';
import { BOARDS } from '@orrery/registry/boards';
import { type ComponentType, lazy, type Ref, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useRoom, useWords } from '../games.ts';
import type { BoardProps } from '../kit/board.ts';
import { SheetView } from '../kit/sheet.tsx';
import { ToolIcon } from '../kit/tool-icon.tsx';
import type { TableLink, TableShot } from '../play/shot.ts';
import { whyNotText } from '../play/why-not.ts';
import { useSettings, useText } from '../settings.ts';
import { PanZoom, type Zoomer } from './pan-zoom.tsx';

const drawn: Readonly<Record<string, ComponentType<BoardProps>>> = Object.fromEntries(
  Object.entries(BOARDS).map(([game, load]) => [
    game,
    lazy(async () => ({ default: (await load()).Board as ComponentType<BoardProps> })),
  ]),
);

type Shown = Pick<TableShot, 'game' | 'view' | 'viewer' | 'choices' | 'seq'> & {
  readonly seats: readonly { readonly name: string }[];
};

interface BoardViewProps {
  shot: Shown | TableShot;
  /** Absent where nothing can be chosen, as in a replay. */
  link?: TableLink;
  zoomer?: Ref<Zoomer>;
  /** What a pressed log line is about. */
  spotlight?: GameEvent | undefined;
  /** Where the buttons for the kind and the size of the board go; over the board where there is no such place. */
  tools?: HTMLElement | null;
  onPlain?: (plain: boolean) => void;
}

/** The drawn board where a game has one, and the plain one for every game. */
export function BoardView({ shot, link, zoomer, spotlight, tools, onPlain }: BoardViewProps) {
  const t = useText();
  const { language } = useSettings();
  const words = useWords(shot.game, language);
  const { game } = useRoom(shot.game);
  const [plain, setPlain] = useState(false);
  const Board = drawn[shot.game];
  const who = (seat: number) => shot.seats[seat]?.name ?? '';
  const show = (wanted: boolean) => {
    setPlain(wanted);
    onPlain?.(wanted);
    document.getElementById('content')?.scrollTo(0, 0);
  };
  const kinds = Board && (
    <div className="row board-switch" role="group" aria-label={t.board}>
      {([false, true] as const).map((kind) => (
        <button
          key={kind ? 'plain' : 'drawn'}
          type="button"
          className="button quiet small"
          data-board={kind ? 'plain' : 'drawn'}
          aria-pressed={plain === kind}
          onClick={() => show(kind)}
        >
          <ToolIcon name={kind ? 'plain' : 'drawn'} />
          <span className="tool-name">{kind ? t.plainBoard : t.drawnBoard}</span>
        </button>
      ))}
    </div>
  );
  const { viewer } = shot;
  const pointing =
    link === undefined || viewer === null
      ? undefined
      : {
          question: shot.seq,
          choices: shot.choices,
          say: (choice: Choice) => words.choice(choice, shot.view, viewer),
          take: (choice: Choice) => void link.choose(choice, shot.seq),
          whyNot: (choice: Choice) => whyNotText(game, words, shot, choice),
        };
  return (
    <>
      {tools ? createPortal(kinds, tools) : tools === undefined && kinds}
      {Board && !plain ? (
        <Suspense fallback={<p>{t.loading} …</p>}>
          <PanZoom tools={tools} {...(zoomer === undefined ? {} : { ref: zoomer })}>
            <Board
              view={shot.view}
              viewer={shot.viewer}
              names={shot.seats.map(({ name }) => name)}
              choices={shot.choices}
              words={words}
              language={language}
              take={(choice) => link?.choose(choice, shot.seq)}
              whyNot={(choice) => whyNotText(game, words, shot, choice)}
              {...(spotlight === undefined ? {} : { spotlight })}
            />
          </PanZoom>
        </Suspense>
      ) : (
        <SheetView sheet={words.sheet(shot.view, shot.viewer, who)} pointing={pointing} />
      )}
    </>
  );
}
