import { BoardSurface } from '@orrery/board';
import type { Choice, GameEvent, Seat } from '@orrery/kernel';
import { Suspense, useEffect } from 'react';
import { useRoom, useWords } from '../games.ts';
import { SheetView } from '../kit/sheet.tsx';
import type { ScreenState, TableLink } from '../play/screen-state.ts';
import { whyNotText } from '../play/why-not.ts';
import { useSettings, useText } from '../settings.ts';
import { useDrawn } from './drawn-table.tsx';

type Shown = Pick<ScreenState, 'game' | 'view' | 'viewer' | 'options' | 'question'> & {
  readonly seats: readonly { readonly name: string }[];
};

interface BoardViewProps {
  readonly screen: Shown;
  /** Absent where nothing can be chosen, as in a replay. */
  readonly link?: TableLink | undefined;
  /** What is pointed at: by a log line, a replayed move, a lesson. */
  readonly spotlight?: readonly GameEvent[] | undefined;
  readonly onRule?: ((rule: string) => void) | undefined;
  /** Where it is only looked at, the board may be drawn so much smaller rather than part by part. */
  readonly least?: number;
}

const NOTHING: readonly GameEvent[] = [];

/** The seat that all events speak of, where it is one. */
function whereOf(events: readonly GameEvent[]): Seat | undefined {
  const seats = new Set(events.flatMap(({ seat }) => (seat === undefined ? [] : [seat])));
  return seats.size === 1 ? [...seats][0] : undefined;
}

/** The drawn board where the table shows one, else the plain one that every game has. */
export function BoardView({ screen, link, spotlight = NOTHING, onRule, least = 1 }: BoardViewProps) {
  const t = useText();
  const drawn = useDrawn();
  useEffect(() => {
    if (drawn === undefined) return;
    const { view, viewer } = drawn.store.facts();
    // What happened before somebody else is shown there.
    const at = whereOf(spotlight);
    drawn.store.look(at === viewer ? undefined : at);
    drawn.store.light(spotlight.flatMap((event) => drawn.drawing.placesOf(event, view)));
  }, [drawn, spotlight]);
  if (drawn === undefined) return <PlainBoard screen={screen} link={link} />;
  return (
    <Suspense fallback={<p>{t.loading} …</p>}>
      <BoardSurface {...drawn} kit={t.kit} least={least} {...(onRule === undefined ? {} : { onRule })} />
    </Suspense>
  );
}

function PlainBoard({ screen, link }: Pick<BoardViewProps, 'screen' | 'link'>) {
  const { language } = useSettings();
  const words = useWords(screen.game, language);
  const { game } = useRoom(screen.game);
  const { view, viewer, question, options } = screen;
  const who = (seat: number) => screen.seats[seat]?.name ?? '';
  const pointing =
    link === undefined || viewer === null
      ? undefined
      : {
          question,
          choices: options,
          say: (choice: Choice) => words.choice(choice, view, viewer),
          take: (choice: Choice) => void link.choose(choice, question),
          whyNot: (choice: Choice) => whyNotText(game, words, { view, viewer }, choice),
        };
  return <SheetView sheet={words.sheet(view, viewer, who)} pointing={pointing} />;
}
