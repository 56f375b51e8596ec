import type { Block, Seat, Sheet } from '@orrery/kernel';
import { EVENTS } from '../data/index.ts';
import { breakdown, finalScores, soloGrade, soloTarget } from '../rules/scoring.ts';
import type { PlanetUnknownState } from '../rules/state.ts';
import { eventText } from '../text/describe.ts';
import type { Dictionary } from '../text/en/phrases.ts';

type Who = (seat: Seat) => string;

const eventLine = (t: Dictionary, card: number): string => {
  const { no, color } = EVENTS[card];
  return t.sheet.eventLine(no, t.eventColor[color], eventText(t, card));
};

/** Round, commander, event, end: what holds for all. */
export function tableFacts(t: Dictionary, view: PlanetUnknownState, viewer: Seat | null, who: Who): Block {
  const words = t.sheet;
  const { green, orange, red } = view.settings;
  const rows: (readonly [string, string])[] = [
    [words.round, view.round === 0 ? words.beforeStart : String(view.round)],
  ];
  const solo = view.players.length === 1;
  if (!solo) rows.push([words.commander, who(view.commander)]);
  if (view.settings.events) {
    rows.push([words.event, view.event >= 0 ? eventLine(t, view.event) : words.noEvent]);
    rows.push([words.eventsLeft, words.eventsOf(view.events.length, green, orange, red)]);
  }
  const peeked = viewer === null ? -1 : view.players[viewer].peeked;
  if (peeked >= 0) rows.push([words.nextEvent, eventLine(t, peeked)]);
  if (view.finalStep > 0) rows.push([words.end, words.finalStep(view.finalStep)]);
  else if (view.ending) rows.push([words.end, words.ending]);
  if (solo) {
    const target = soloTarget(view.settings);
    const [total] = finalScores(view);
    rows.push([words.target, words.targetLine(target, total)], [words.grade, t.soloGrade[soloGrade(total, target)]]);
  }
  return { kind: 'facts', rows };
}

/** What every seat would score now, row by row. */
export function scoreBlocks(t: Dictionary, view: PlanetUnknownState, who: Who): Sheet {
  const columns = view.players.map((_, seat) => breakdown(view, seat));
  const rowNames: Readonly<Record<string, string>> = t.table.scoreRows;
  const rows = columns[0].map(({ row }, i) => [rowNames[row], ...columns.map((column) => String(column[i].points))]);
  rows.push([t.sheet.total, ...finalScores(view).map(String)]);
  const secrets = view.players.some(({ civCards, objectives }) =>
    [...civCards, ...objectives].some((card) => card < 0),
  );
  return [
    {
      kind: 'table',
      caption: t.sheet.scores,
      head: ['', ...view.players.map((_, seat) => who(seat))],
      rows,
    },
    ...(secrets ? [{ kind: 'text', text: t.sheet.scoresHidden, tone: 'muted' } as const] : []),
  ];
}
