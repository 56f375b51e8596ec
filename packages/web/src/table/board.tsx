import type { Drawing } from '@orrery/board';
import type { Choice, GameEvent } from '@orrery/kernel';
import { BOARDS } from '@orrery/registry/boards';
import { type ComponentType, type Ref, Suspense, use, useState } from 'react';
import { createPortal } from 'react-dom';
import { useRoom, useWords } from '../games.ts';
import type { BoardProps } from '../kit/board.ts';
import { SheetView } from '../kit/sheet.tsx';
import { ToolIcon } from '../kit/tool-icon.tsx';
import type { ScreenState, TableLink } from '../play/screen-state.ts';
import { whyNotText } from '../play/why-not.ts';
import { useSettings, useText } from '../settings.ts';
import { DrawnBoard } from './drawn-board.tsx';
import { PanZoom, type Zoomer } from './pan-zoom.tsx';

/** A board made of the kit, or one that draws everything by itself. */
type BoardModule = { readonly drawing: Drawing } | { readonly Board: ComponentType<BoardProps> };

const modules = new Map<string, Promise<BoardModule>>();

function boardOf(game: string): Promise<BoardModule> {
  let found = modules.get(game);
  if (found === undefined) {
    found = BOARDS[game]() as Promise<BoardModule>;
    found.catch(() => modules.delete(game));
    modules.set(game, found);
  }
  return found;
}

type Shown = Pick<ScreenState, 'game' | 'view' | 'viewer' | 'options' | 'question'> & {
  readonly seats: readonly { readonly name: string }[];
};

interface BoardViewProps {
  screen: Shown | ScreenState;
  /** Absent where nothing can be chosen, as in a replay. */
  link?: TableLink | undefined;
  zoomer?: Ref<Zoomer> | undefined;
  /** What a pressed log line is about. */
  spotlight?: GameEvent | undefined;
  /** Where the buttons for the kind and the size of the board go; over the board where there is no such place. */
  tools?: HTMLElement | null | undefined;
  onPlain?: (plain: boolean) => void;
}

/** The drawn board where a game has one, and the plain one for every game. */
export function BoardView({ screen, link, zoomer, spotlight, tools, onPlain }: BoardViewProps) {
  const t = useText();
  const { language } = useSettings();
  const words = useWords(screen.game, language);
  const { game } = useRoom(screen.game);
  const [plain, setPlain] = useState(false);
  const isDrawn = screen.game in BOARDS;
  const who = (seat: number) => screen.seats[seat]?.name ?? '';
  const show = (wanted: boolean) => {
    setPlain(wanted);
    onPlain?.(wanted);
    document.getElementById('content')?.scrollTo(0, 0);
  };
  const kinds = isDrawn && (
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
  const { viewer } = screen;
  const pointing =
    link === undefined || viewer === null
      ? undefined
      : {
          question: screen.question,
          choices: screen.options,
          say: (choice: Choice) => words.choice(choice, screen.view, viewer),
          take: (choice: Choice) => void link.choose(choice, screen.question),
          whyNot: (choice: Choice) => whyNotText(game, words, screen, choice),
        };
  return (
    <>
      {tools ? createPortal(kinds, tools) : tools === undefined && kinds}
      {isDrawn && !plain ? (
        <Suspense fallback={<p>{t.loading} …</p>}>
          <EitherBoard screen={screen} link={link} zoomer={zoomer} spotlight={spotlight} tools={tools} />
        </Suspense>
      ) : (
        <SheetView sheet={words.sheet(screen.view, screen.viewer, who)} pointing={pointing} />
      )}
    </>
  );
}

function EitherBoard({ screen, link, zoomer, spotlight, tools }: Omit<BoardViewProps, 'onPlain'>) {
  const { language } = useSettings();
  const words = useWords(screen.game, language);
  const { game } = useRoom(screen.game);
  const board = use(boardOf(screen.game));
  const common = {
    view: screen.view,
    viewer: screen.viewer,
    names: screen.seats.map(({ name }) => name),
    words,
    language,
    take: (choice: Choice) => link?.choose(choice, screen.question),
    whyNot: (choice: Choice) => whyNotText(game, words, screen, choice),
  };
  if ('drawing' in board) {
    return (
      <DrawnBoard {...common} game={game} drawing={board.drawing} options={screen.options} spotlight={spotlight} />
    );
  }
  return (
    <PanZoom tools={tools} {...(zoomer === undefined ? {} : { ref: zoomer })}>
      <board.Board {...common} options={screen.options} {...(spotlight === undefined ? {} : { spotlight })} />
    </PanZoom>
  );
}
