import type { Explanation, Place } from '@orrery/board';
import { capital } from '@orrery/kernel';
import { namesIn } from '../../text/names.ts';
import type { SkyFacts } from '../scene.ts';
import { BOARD_EXPLAINERS } from './board.ts';
import { CAMPAIGN_EXPLAINERS } from './campaign.ts';
import { COMPANY_EXPLAINERS } from './companies.ts';
import type { Explainer } from './explainer.ts';
import { LAB_EXPLAINERS } from './lab.ts';
import { LUNA_EXPLAINERS } from './luna.ts';
import { explainPlace } from './places.ts';

const EXPLAINERS: Readonly<Record<string, Explainer>> = {
  ...COMPANY_EXPLAINERS,
  ...BOARD_EXPLAINERS,
  ...LAB_EXPLAINERS,
  ...LUNA_EXPLAINERS,
  ...CAMPAIGN_EXPLAINERS,
};

/** What a place tells of itself. `slot A @1` is slot A in the lab of seat 1. */
export function explain(place: Place, facts: SkyFacts): Explanation | undefined {
  const [name, lab] = place.split(' @');
  const [kind, ...words] = name.split(' ');
  const me = facts.viewer ?? 0;
  const about = { facts, names: namesIn(facts.text.game), seat: lab === undefined ? me : Number(lab), me };
  const said = /^(sector|asteroid|shuttle)-/.test(kind) ? explainPlace(kind, about) : EXPLAINERS[kind]?.(words, about);
  return said && { ...said, title: capital(said.title), lines: [...new Set(said.lines)].map(capital) };
}
