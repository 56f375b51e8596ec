import {
  BARRIER_COST,
  COMPANIES,
  type Company,
  SIDES,
  STATION_COLUMNS,
  TRACKS,
  type TrackBonus,
} from '../../data/index.ts';
import { at, columnAt } from '../../rules/state.ts';
import { collectorsOf, sharesOf, shareValue } from '../../rules/totals.ts';
import { ROMAN } from '../art/colours.ts';
import { type About, callOf, type Explainer, linesOf, playersOf } from './explainer.ts';

const companyOf = (word: string): number => COMPANIES.indexOf(word as Company);

function bonusWords(bonus: TrackBonus, { facts: { text }, names }: About): string {
  const { bonuses } = text.game;
  if (bonus.kind === 'field') return names.field(`x-${bonus.field}`);
  if (bonus.kind !== 'discount') return bonuses[bonus.kind](bonus.plus);
  return { 'any-mix': bonuses.mix, minerals: bonuses.minerals, titanium: bonuses.titaniumDiscount }[bonus.paidWith];
}

const station: Explainer = ([name], about) => {
  const { view, text } = about.facts;
  const company = companyOf(name);
  const value = shareValue(view, company);
  return {
    title: text.explain.station(text.game.companies[COMPANIES[company]]),
    lines: linesOf(
      text.explain.value(value),
      ...playersOf(about).map((player) => {
        const shares = sharesOf(view, company, player);
        return text.explain.holding(callOf(about, player), shares, shares * value);
      }),
      text.explain.collectors(collectorsOf(view, company)),
    ),
    rule: 'SKY-DATA-02',
  };
};

const ramp: Explainer = ([name, column], { facts: { view, text } }) => {
  const company = companyOf(name);
  const bits = view.stations[columnAt(company, Number(column) - 1)];
  const { coins } = STATION_COLUMNS[SIDES[view.rules.side]][Number(column) - 1];
  const front = coins.findIndex((_, field) => (bits >> field) & 1);
  return {
    title: text.explain.ramp(text.game.companies[COMPANIES[company]], Number(column)),
    lines: linesOf(
      text.explain.waiting(coins.filter((_, field) => (bits >> field) & 1).length),
      front >= 0 && text.explain.uncovers(coins[front]),
    ),
    rule: 'SKY-EXP-08',
  };
};

const rail: Explainer = ([name], about) => {
  const { view, text } = about.facts;
  const company = companyOf(name);
  const track = TRACKS[view.tracks[company]];
  const mine = view.positions[at(company, about.me)];
  const next = track.shares.find(([field]) => field > mine);
  return {
    title: text.explain.rail(text.game.companies[COMPANIES[company]], track.id),
    lines: linesOf(
      ...playersOf(about).map((player) =>
        text.explain.position(
          callOf(about, player),
          view.positions[at(company, player)],
          sharesOf(view, company, player),
        ),
      ),
      next !== undefined && text.explain.nextShare(next[0] - mine),
      ...track.barriers.map(([after, cost]) => text.explain.gate(after, cost)),
      ...track.thresholds.map(
        ({ after, bonus }, i) => `${text.explain.threshold(ROMAN[i], after)}: ${bonusWords(bonus, about)}`,
      ),
    ),
    rule: 'SKY-TRACK-01',
  };
};

const gate: Explainer = ([name], { facts: { view, text }, me }) => {
  const company = companyOf(name);
  const cost = BARRIER_COST[view.tracks[company]][view.positions[at(company, me)]];
  return { title: text.explain.gateTitle, lines: [text.explain.gatePays(cost)], rule: 'SKY-TRACK-03' };
};

/** A threshold, whatever it unlocks. */
export function threshold(company: number, level: number, about: About): readonly string[] {
  const { view, text } = about.facts;
  const { after, coins } = TRACKS[view.tracks[company]].thresholds[level];
  const isMine = (view.players[about.me]?.valid[company] ?? 0) > level;
  return [
    text.explain.threshold(ROMAN[level], after),
    text.explain.thresholdCoins(coins),
    isMine ? text.explain.bonusCounts : text.explain.bonusLater,
  ];
}

const bonus: Explainer = ([name, level], about) => {
  const company = companyOf(name);
  const row = TRACKS[about.facts.view.tracks[company]].thresholds[Number(level) - 1];
  return {
    title: bonusWords(row.bonus, about),
    lines: threshold(company, Number(level) - 1, about),
    rule: 'SKY-TRACK-10',
  };
};

/** What belongs to a company. */
export const COMPANY_EXPLAINERS: Readonly<Record<string, Explainer>> = { station, ramp, rail, gate, bonus };
