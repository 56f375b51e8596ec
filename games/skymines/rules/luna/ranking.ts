import { COMPANIES, type LunaPick } from '../../data/index.ts';
import { voice } from '../events.ts';
import { at, columnAt, lunaNumber, type SkyState } from '../state.ts';
import { columnLength, shareValue } from '../totals.ts';

// SKY-LUNA-26 to 28: how Luna compares companies.

function vacantFields(s: SkyState, company: number): number {
  let vacant = 0;
  for (let column = 0; column < 3; column++) {
    const bits = s.stations[columnAt(company, column)];
    for (let field = 0; field < columnLength(s, column); field++) if (((bits >> field) & 1) === 0) vacant++;
  }
  return vacant;
}

/** SKY-LUNA-26: companies from the most to the least valuable; the track's name decides last. */
export function byValue(s: SkyState): number[] {
  return [0, 1, 2, 3].sort(
    (a, b) =>
      shareValue(s, b) - shareValue(s, a) || vacantFields(s, b) - vacantFields(s, a) || s.tracks[a] - s.tracks[b],
  );
}

/** SKY-LUNA-27: her field less the best human field. */
export function marginOn(s: SkyState, company: number): number {
  let best = 0;
  for (let human = 0; human < s.rules.humans; human++) best = Math.max(best, s.positions[at(company, human)]);
  return s.positions[at(company, lunaNumber(s))] - best;
}

/** Companies from her biggest lead to where she is farthest behind; ties: the more valuable first. */
function byLead(s: SkyState): number[] {
  const value = byValue(s);
  return value.slice().sort((a, b) => marginOn(s, b) - marginOn(s, a) || value.indexOf(a) - value.indexOf(b));
}

/** SKY-LUNA-28: of some companies the one on whose track she is farthest behind. */
export function farthestBehind(s: SkyState, among: readonly number[]): number {
  const value = byValue(s).filter((company) => among.includes(company));
  return value.reduce((worst, company) => (marginOn(s, company) < marginOn(s, worst) ? company : worst));
}

/** The companies of an advance, the more valuable first (SKY-LUNA-21). */
export function pickCompanies(s: SkyState, which: LunaPick): number[] {
  const value = byValue(s);
  const picked = (() => {
    switch (which) {
      case 'most-valuable':
        return [value[0]];
      case 'second-most-valuable':
        return [value[1]];
      case 'least-valuable':
        return [value[3]];
      case 'two-most-valuable-each':
        return value.slice(0, 2);
      case 'all-four-each':
        return value;
      case 'biggest-lead':
        return byLead(s).slice(0, 1);
      case 'two-biggest-leads-each': {
        const leads = byLead(s).slice(0, 2);
        return value.filter((company) => leads.includes(company));
      }
    }
  })();
  voice.tell?.({ event: 'luna-picks', which, companies: picked.map((company) => COMPANIES[company]) });
  return picked;
}
