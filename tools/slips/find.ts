import { ANALYSIS, type DecisionFound, type Level, type Reason, thinkerOf, work } from '@orrery/bots';
import {
  askedSeats,
  type Choice,
  choose,
  findOption,
  GameFault,
  type GameRoom,
  isOver,
  isRefused,
  notation,
  optionsOf,
  recordOf,
  retrace,
  type Seat,
  seedRandom,
  startPlay,
  type TableSettings,
  viewOf,
} from '@orrery/kernel';

export interface SlipsTask {
  readonly game: string;
  readonly seats: number;
  readonly settings: TableSettings;
  readonly seed: string;
  readonly level: Level;
  /** Playouts of the search that every decision is compared with; what seems to have cost most gets ten times as many. */
  readonly playouts: number;
  /** How many decisions of a play are looked at so closely. */
  readonly close: number;
}

/** A choice that cost something, said as a player would say it and kept so that a test can ask the same again. */
export interface Slip {
  readonly seed: string;
  readonly seats: number;
  readonly settings: TableSettings;
  /** How many choices came before it, and of how many. */
  readonly at: number;
  readonly of: number;
  readonly round: number | undefined;
  readonly seat: Seat;
  /** The choices before it, each as the place of an option in its list: of those asked, the first one chose. */
  readonly choices: string;
  readonly made: Choice;
  readonly better: Choice;
  readonly said: { readonly asked: string; readonly made: string; readonly better: string };
  readonly loss: number;
  readonly error: number;
  readonly reasons: readonly Reason[];
}

export interface SlipsFound {
  /** How many decisions there were with more than one option. */
  readonly compared: number;
  /** In how many of them the search was sure to know something better: by twice the standard error. */
  readonly costly: number;
  /** What a decision cost on the average, in points. */
  readonly loss: number;
  readonly slips: readonly Slip[];
}

/** What is certain of a loss. */
const sure = ({ loss, error }: DecisionFound): number => loss - 2 * error;

/** How little of a loss may be luck; a difference that nobody would notice is none. */
const certainty = ({ loss, error }: DecisionFound): number => (loss < 0.5 ? 0 : loss / (error + 0.05));

/** One play of a level against itself, each of its decisions compared with a much longer search. */
export async function slipsOf({ game, advice, words }: GameRoom, task: SlipsTask): Promise<SlipsFound> {
  const { seats, settings, seed, level } = task;
  const play = startPlay(game, { seats, settings, seed });
  if (isRefused(play)) throw new GameFault(play.message);
  const thinker = thinkerOf(level);
  const lucks = Array.from({ length: seats }, (_, seat) => seedRandom(`${seed}/seat ${seat}`));
  const places: number[] = [];
  while (!isOver(play.state)) {
    const [seat] = askedSeats(game, play.state);
    const options = optionsOf(game, play.state, seat);
    const { choice } = thinker.think(game, advice, viewOf(play, seat), seat, lucks[seat]);
    places.push(options.indexOf(findOption(options, choice) ?? options[0]));
    const answer = choose(play, seat, options[places[places.length - 1]]);
    if (isRefused(answer)) throw new GameFault(`${game.id}, seed '${seed}': ${answer.message}`);
  }

  const record = recordOf(play);
  const traced = retrace(game, record);
  if (isRefused(traced)) throw new GameFault(traced.message);
  const given = { ...ANALYSIS, seed: `${seed}/slips`, playouts: task.playouts };
  const look = (at: number, close: boolean): DecisionFound => {
    const finding = work({ game, advice }, record, traced, given, { do: 'decision', at, close });
    if (finding.do !== 'decision') throw new GameFault('a decision was asked for');
    return finding.found;
  };
  const first = record.choices.map((_, at) => look(at, false)).filter(({ options }) => options > 1);
  const costly = first.filter((found) => sure(found) > 0);
  // What is lost whatever luck brings is laughed at even where it is little: half of the close looks are for that.
  const surest = costly.toSorted((a, b) => certainty(b) - certainty(a)).slice(0, Math.floor(task.close / 2));
  const dearest = costly.filter((found) => !surest.includes(found)).toSorted((a, b) => sure(b) - sure(a));
  const closer = [...surest, ...dearest.slice(0, task.close - surest.length)]
    .map(({ at }) => look(at, true))
    .filter((found) => sure(found) > 0);

  const said = await words('en');
  const slips = closer.flatMap(({ at, seat, better, loss, error, reasons = [] }): Slip[] => {
    if (better === undefined) return [];
    const view = viewOf(traced.playAt(at), seat);
    const [, made] = record.choices[at];
    const say = (choice: Choice): string => said.choice(choice, view, seat) || notation(choice);
    return [
      {
        seed,
        seats,
        settings,
        at,
        of: record.choices.length,
        round: traced.moments[at + 1].round,
        seat,
        choices: places.slice(0, at).join(' '),
        made,
        better,
        said: { asked: said.prompt(view, seat), made: say(made), better: say(better) },
        loss,
        error,
        reasons,
      },
    ];
  });
  const lost = first.reduce((sum, { loss }) => sum + loss, 0);
  return { compared: first.length, costly: costly.length, loss: lost / Math.max(1, first.length), slips };
}
