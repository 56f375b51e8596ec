import {
  BOARD_FIELDS,
  CARD_COST,
  CARD_INDEX,
  EXTRA_FIELDS,
  KINDS,
  LAB_OTHER,
  LETTER_COST,
  PLAN_INDEX,
  PLAN_LETTER,
  RED_COLUMN,
  RESEARCH_COLUMNS,
  ROUNDS,
  SPECIAL_COST,
  SURCHARGE,
  specialPlan,
  THREATS,
  TRACKS,
} from '../../data/index.ts';
import { fieldOf } from '../../rules/bonus.ts';
import { fieldById } from '../../rules/choices.ts';
import { NONE } from '../../rules/state.ts';
import { majorityTotal } from '../../rules/totals.ts';
import { threshold } from './companies.ts';
import { callOf, type Explainer, linesOf, playersOf, refusal } from './explainer.ts';

const field: Explainer = ([id], about) => {
  const { view, text, options } = about.facts;
  const t = text.explain;
  const index = fieldById(view, about.seat, id);
  if (index < 0) return undefined;
  const { pay, effect } = fieldOf(view, index);
  const by = view.fields[index];
  const company = view.tracks.findIndex((track) => EXTRA_FIELDS[TRACKS[track].id]?.some((each) => each.id === id));
  const level =
    company < 0 ? 0 : (EXTRA_FIELDS[TRACKS[view.tracks[company]].id] ?? []).findIndex((each) => each.id === id);
  const isOpen = options.some((option) => option.do === 'mark' && option.field === id);
  const isTurn = options.some((option) => option.do === 'leave');
  return {
    title: about.names.field(id),
    lines: linesOf(
      ...(effect.give === 'majority'
        ? [
            t.totals(
              playersOf(about)
                .map((player) => `${callOf(about, player)} ${majorityTotal(view, player, effect.kind)}`)
                .join(', '),
            ),
            ...effect.tiers.map(({ min, labs, gains }) =>
              labs > 0 ? t.labTier(labs, about.names.gains(gains)) : t.tier(min, about.names.gains(gains)),
            ),
          ]
        : []),
      ...(company < 0 ? [] : threshold(company, level, about)),
      by === NONE ? (pay > 0 ? t.costs(pay) : t.needsMarker) : t.marked(callOf(about, by & 7)),
      isTurn && !isOpen && refusal(about, { do: 'mark', field: id, marker: 'bonus' }),
    ),
    rule: effect.give === 'majority' ? 'SKY-MAJ-01' : 'SKY-BON-01',
  };
};

const tier: Explainer = ([, n], { facts: { view, text }, names, me }) => {
  const frame = view.agenda.seats[me]?.at(-1);
  const effect = frame?.step === 'tier' ? BOARD_FIELDS[frame.field].effect : undefined;
  if (effect?.give !== 'majority') return undefined;
  const { kind, tiers } = effect;
  const { min, labs, gains } = tiers[Number(n) - 1];
  return {
    title: text.game.fields[`maj-${KINDS[kind]}` as keyof typeof text.game.fields] ?? '',
    lines: [labs > 0 ? text.explain.labTier(labs, names.gains(gains)) : text.explain.tier(min, names.gains(gains))],
    rule: 'SKY-MAJ-09',
  };
};

const card: Explainer = ([id], about) => {
  const { view, text, options } = about.facts;
  const index = CARD_INDEX[id];
  const display = view.display.indexOf(index);
  const isAcquiring = options.some((option) => option.do === 'acquire' || option.do === 'keep-units');
  const isOpen = options.some((option) => 'card' in option && option.card === id);
  return {
    title: about.names.card(index),
    lines: linesOf(
      display >= 0
        ? text.explain.price(CARD_COST[index], SURCHARGE[display + 1])
        : text.explain.cost1(CARD_COST[index]),
      isAcquiring && !isOpen && refusal(about, { do: 'acquire', card: id }),
    ),
    rule: 'SKY-RES-05',
  };
};

const plan: Explainer = ([id], about) => {
  const { view, text, options } = about.facts;
  const index = PLAN_INDEX[id];
  const letter = PLAN_LETTER[index];
  const spot = view.research.indexOf(index);
  const isRed = spot >= 0 && spot % RESEARCH_COLUMNS === RED_COLUMN && view.supplement > 0;
  const isResearching = options.some((option) => option.do === 'coin');
  const isOpen = options.some((option) => option.do === 'plan' && option.plan === id);
  return {
    title: about.names.plan(index),
    lines: linesOf(
      letter < LAB_OTHER && text.explain.points(letter < 3 ? LETTER_COST[letter] : SPECIAL_COST),
      letter === 0 && text.explain.aPlan,
      isRed && text.explain.supplement(view.supplement),
      isResearching && !isOpen && refusal(about, { do: 'plan', plan: id }),
    ),
    rule: 'SKY-RP-02',
  };
};

const threat: Explainer = (_, about) => {
  const { view, text } = about.facts;
  const row = THREATS[view.threatCard];
  if (row === undefined) return undefined;
  const isExpanding = about.facts.options.some((option) => option.do === 'stop');
  const isOpen = about.facts.options.some((option) => option.do === 'threat');
  return {
    title: text.game.threats[row.id],
    lines:
      view.threat === NONE
        ? linesOf(view.threatRemover >= 0 && text.explain.removed(callOf(about, view.threatRemover)))
        : linesOf(
            text.explain.asks(text.game.threatAsks[row.id]),
            text.explain.reward(about.names.gains(row.reward)),
            text.explain.strikes(text.game.consequences[row.consequence]),
            isExpanding && !isOpen && refusal(about, { do: 'threat' }),
          ),
    rule: 'SKY-THREAT-03',
  };
};

const round: Explainer = ([n], { facts: { text }, names }) => ({
  title: text.explain.round(Number(n)),
  lines: Number(n) > 1 && Number(n) <= ROUNDS ? [text.explain.roundSpecial(names.plan(specialPlan(Number(n))))] : [],
});

/** What lies on the shared table. */
export const BOARD_EXPLAINERS: Readonly<Record<string, Explainer>> = {
  field,
  tier,
  card,
  hand: card,
  plan,
  'new-plan': plan,
  threat,
  'threat-card': threat,
  round,
  stack: (_, { facts: { view, text } }) => ({ title: text.explain.stack(view.stack.length), lines: [] }),
  discards: (_, { facts: { view, text }, names }) => ({
    title: text.discards(view.discards.length),
    lines: linesOf(names.cards(view.discards.slice(-8))),
  }),
  supplement: (_, { facts: { view, text } }) => ({
    title: text.explain.supplementTitle(view.supplement),
    lines: [text.explain.supplementRule],
    rule: 'SKY-RP-08',
  }),
};
