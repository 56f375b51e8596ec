import { type Estimate, estimateMean } from '@orrery/bots';
import { LEVELS } from '../../data/index.ts';
import { type Row, rowsOf, strategies, winShare } from './lift.ts';
import { KINDS, type Kind, type Seen } from './observe.ts';

/** What a good edition keeps: see docs/balance-luna-maris.md. */
export const TARGETS = { seat: 0.05, lift: 0.08, moduleUse: 0.5 } as const;
/** A figure less sure than this is printed, but judged only together with the other numbers of players. */
const SURE = 0.06;

const points = (value: number): string => `${value >= 0 ? '+' : ''}${(100 * value).toFixed(1)}`;
const reach = ({ value, low, high }: Estimate): string => `${points(value)} (${points(low)} to ${points(high)})`;
const percent = (value: number): string => `${Math.round(100 * value)} %`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [head, head.map((_, i) => (i === 0 ? '---' : '---:')), ...rows].map((row) => `| ${row.join(' | ')} |`);
}

function kindTable(kind: Kind, rows: readonly Row[]): string[] {
  const head = [kind, 'plays', 'seats', 'times a seat', 'cases', 'raw lift', 'lift'];
  const cells = ({ what, plays, seats, perSeat, count, raw, lift }: Row): string[] => [
    what,
    percent(plays),
    percent(seats),
    perSeat.toFixed(2),
    String(count),
    points(raw.value),
    reach(lift),
  ];
  return table(head, rows.map(cells));
}

function problems(rows: readonly Row[], kind: Kind | 'strategy', where: string): string[] {
  const most = kind === 'start' ? TARGETS.seat : TARGETS.lift;
  const found: string[] = [];
  for (const { what, lift, count, plays } of rows) {
    const isSure = kind === 'start' || lift.high - lift.value <= SURE;
    const isOff = lift.value > most || (lift.value < -most && (kind === 'start' || kind === 'equipment'));
    if (isSure && isOff && count > 1) {
      found.push(`${where}: ${kind} ${what} has a lift of ${reach(lift)} points`);
    }
    if ((kind === 'main' || kind === 'additional') && plays < TARGETS.moduleUse) {
      found.push(`${where}: ${kind} ${what} is used in ${percent(plays)} of the plays`);
    }
  }
  return found;
}

/** How often its owner uses each equipment tile; it is ready once a round. */
function equipmentLine(plays: readonly Seen[]): string {
  const uses = new Map<string, number[]>();
  for (const { marks, equipmentUses } of plays.flatMap(({ each }) => each)) {
    for (const { what } of marks.filter(({ kind }) => kind === 'equipment')) {
      uses.set(what, [...(uses.get(what) ?? []), equipmentUses]);
    }
  }
  const parts = [...uses].sort().map(([what, counts]) => `${what} ${estimateMean(counts).value.toFixed(1)}`);
  return `Used by its owner in a play: ${parts.join(', ')}.`;
}

function scoreLine(plays: readonly Seen[]): string {
  const seats = plays.flatMap(({ each }) => each);
  const score = estimateMean(seats.map(({ score }) => score));
  const best = estimateMean(plays.map(({ each }) => Math.max(...each.map(({ score }) => score))));
  const rows = [...new Set(seats.flatMap(({ rows }) => Object.keys(rows)))] as (keyof (typeof seats)[number]['rows'])[];
  const parts = rows.map((row) => `${row} ${estimateMean(seats.map(({ rows }) => rows[row] ?? 0)).value.toFixed(1)}`);
  return `${plays.length} plays, ${score.value.toFixed(1)} points a seat, ${best.value.toFixed(1)} the winner (${parts.join(', ')}).`;
}

function section(title: string, plays: readonly Seen[], found: string[]): string[] {
  const lines = [`## ${title}`, '', scoreLine(plays)];
  for (const kind of KINDS) {
    const rows = rowsOf(plays, kind);
    found.push(...problems(rows, kind, title));
    lines.push('', ...kindTable(kind, rows));
    if (kind === 'equipment') lines.push('', equipmentLine(plays));
  }
  const mixes = strategies(plays);
  found.push(...problems(mixes, 'strategy', title));
  const cells = ({ what, seats, perSeat, count, lift }: Row): string[] => [
    what,
    percent(seats),
    percent(perSeat),
    String(count),
    reach(lift),
  ];
  lines.push(
    '',
    ...table(['strategy: most of all', 'seats', 'usual share of actions', 'cases', 'lift'], mixes.map(cells)),
  );
  return lines;
}

function soloSection(plays: readonly Seen[]): string[] {
  const rows = LEVELS.map((level) => {
    const own = plays.filter(({ automaton }) => automaton === level);
    const { value, low, high } = winShare(own);
    const score = estimateMean(own.map(({ each }) => each[0].score)).value;
    const rival = estimateMean(own.map((play) => play.rival ?? 0)).value;
    return [
      level,
      String(own.length),
      `${percent(value)} (${percent(low)} to ${percent(high)})`,
      score.toFixed(1),
      rival.toFixed(1),
    ];
  });
  return ['## Alone against the automaton', '', ...table(['level', 'plays', 'won', 'points', 'automaton'], rows)];
}

export function report(plays: readonly Seen[]): { readonly lines: string[]; readonly problems: string[] } {
  const found: string[] = [];
  const lines: string[] = [];
  for (const seats of [2, 3, 4]) {
    const own = plays.filter((play) => play.seats === seats);
    if (own.length > 0) lines.push(...section(`${seats} players`, own, found), '');
  }
  const together = plays.filter(({ seats }) => seats > 1);
  if (together.length > 0) lines.push(...section('2 to 4 players together', together, found), '');
  const solo = plays.filter(({ seats }) => seats === 1);
  if (solo.length > 0) lines.push(...soloSection(solo), '');
  return { lines, problems: found };
}
