import {
  BONUS_TILES,
  CARDS,
  MISSIONS,
  RESEARCH_VALUE,
  SLOTS,
  START_TILES,
  TANK_VALUE,
  TANK_VALUES,
} from '../../data/index.ts';
import { isSlotOn } from '../../rules/planning.ts';
import { averaged, scoreRows } from '../../rules/scoring.ts';
import { NONE } from '../../rules/state.ts';
import { energyBonus, hasTile, isUp, totalOf } from '../../rules/totals.ts';
import { type About, callOf, type Explainer, linesOf } from './explainer.ts';

const playerOf = ({ facts, seat }: About) => facts.view.players[seat];
const slotOf = (letter: string): number => SLOTS.indexOf(letter as (typeof SLOTS)[number]);

const slot: Explainer = ([letter], about) => {
  const { view, text } = about.facts;
  const player = playerOf(about);
  if (player === undefined) return undefined;
  const card = player.slots[slotOf(letter)];
  const t = text.explain;
  return {
    title: card === NONE ? t.slot(letter) : `${t.slot(letter)}: ${about.names.card(card)}`,
    lines: linesOf(
      card === NONE && !isSlotOn(player, slotOf(letter)) && t.slotOff(letter),
      card === NONE && t.slotEmpty,
      card !== NONE && !isUp(player, slotOf(letter)) && t.slotUsed,
      card >= 0 && view.phase === 'planning' && about.seat === about.me && t.secret,
      card >= 0 && t.cost1(CARDS[card].cost),
    ),
    rule: card === NONE ? 'SKY-PLAN-02' : 'SKY-PLAN-01',
  };
};

const row: Explainer = ([letter], about) => {
  const { view, text } = about.facts;
  const cards = playerOf(about)?.rows[slotOf(letter)] ?? [];
  return {
    title: text.explain.row(letter),
    lines: linesOf(
      cards.length > 0 ? about.names.cards(cards) : text.explain.rowEmpty,
      text.explain.rowBack,
      view.rules.linked && text.explain.linked,
    ),
    rule: 'SKY-PASS-02',
  };
};

const energy: Explainer = (_, about) => {
  const { view, text } = about.facts;
  const player = playerOf(about);
  if (player === undefined) return undefined;
  const bonus = energyBonus(view, player);
  return {
    title: text.explain.energy(totalOf(view, player, 3)),
    lines: linesOf(bonus > 0 && text.game.bonuses.energy(bonus), text.explain.energyAll),
    rule: 'SKY-EXP-01',
  };
};

const tile: Explainer = ([name], about) => {
  const { text } = about.facts;
  const player = playerOf(about);
  const index = BONUS_TILES.indexOf(name as (typeof BONUS_TILES)[number]);
  return {
    title: text.game.tiles[BONUS_TILES[index]],
    lines: linesOf(text.explain.tile, player !== undefined && !hasTile(player, index) && text.explain.tileUsed),
    rule: 'SKY-TILE-01',
  };
};

const coins: Explainer = (_, about) => {
  const { text, options } = about.facts;
  return {
    title: text.explain.coins(playerOf(about)?.coins ?? 0),
    lines: linesOf(
      options.some((option) => option.do === 'turn-down') && text.explain.turnDown,
      options.some((option) => option.do === 'coin') && text.explain.pointForCoin,
      text.explain.coinsUse,
    ),
  };
};

const tank: Explainer = (_, about) => {
  const { view, text } = about.facts;
  const helium = playerOf(about)?.helium ?? view.luna?.helium ?? 0;
  const next = TANK_VALUES.find(([reached]) => reached > helium);
  return {
    title: text.explain.tank(helium, TANK_VALUE[helium]),
    lines: linesOf(next !== undefined && text.explain.tankNext(next[0] - helium, next[1])),
    rule: 'SKY-LAB-04',
  };
};

const screen: Explainer = ([n], about) => {
  const { text } = about.facts;
  const player = playerOf(about);
  if (player === undefined) return undefined;
  const number = Number(n);
  const plan = player.screens[number];
  const under = player.under.filter((each) => Math.floor(each / 100) === number).map((each) => each % 100);
  return {
    title: plan === NONE ? text.explain.screen(number) : `${text.explain.screen(number)}: ${about.names.plan(plan)}`,
    lines: linesOf(
      player.research >= number && text.explain.uploaded,
      ((player.turned >> number) & 1) === 1 && text.game.plan.down,
      RESEARCH_VALUE[number] > RESEARCH_VALUE[number - 1] && text.explain.screenWorth(RESEARCH_VALUE[number]),
      ...under.map((each) => text.explain.covered(about.names.plan(each))),
    ),
    rule: 'SKY-SCI-03',
  };
};

const task: Explainer = ([id, column], about) => {
  const { view, text, options } = about.facts;
  const mission = MISSIONS.findIndex((each) => each.id === id);
  const done = view.players.flatMap((player, seat) =>
    player.mission === mission && (player.tasks >> (Number(column) - 1)) & 1 ? [callOf(about, seat)] : [],
  );
  const isTurn = options.some((option) => option.do === 'leave');
  const isOpen = options.some((option) => option.do === 'claim' && option.mission === id);
  return {
    title: text.game.tasks[MISSIONS[mission].tasks[Number(column) - 1]],
    lines: linesOf(
      text.explain.taskReward,
      done.length > 0 && text.explain.taskDone(text.game.list(done)),
      isTurn && !isOpen && about.facts.whyNot({ do: 'claim', mission: id, column: Number(column) }),
    ),
    rule: 'SKY-MISSION-05',
  };
};

const seat: Explainer = ([n], about) => {
  const { view, text } = about.facts;
  const player = Number(n);
  const { luna } = view;
  const isLuna = player >= view.rules.humans;
  const next =
    isLuna && luna !== null ? luna.slots.findIndex((card, i) => card !== NONE && !((luna.used >> i) & 1)) : NONE;
  const rows = scoreRows(view, player);
  const { scoreRows: said } = text.game;
  return {
    title: callOf(about, player),
    lines: linesOf(
      text.explain.now(averaged(view, player)),
      ...rows
        .filter(({ points }) => points > 0)
        .map(({ row: name, points }) => `${said[name as keyof typeof said]}: ${points}`),
      next >= 0 && text.explain.lunaNext(SLOTS[next]),
    ),
  };
};

const startTile: Explainer = ([id], { facts: { text }, names }) => {
  const tileRow = START_TILES.find((each) => each.id === id);
  if (tileRow === undefined) return undefined;
  return {
    title: text.startTiles,
    lines: linesOf(text.explain.gives(names.gains(tileRow.bonus)), names.plan(id)),
    rule: 'SKY-SETUP-23',
  };
};

/** What lies in a lab, and who sits there. */
export const LAB_EXPLAINERS: Readonly<Record<string, Explainer>> = {
  slot,
  row,
  energy,
  tile,
  coins,
  markers: (_, about) => {
    const player = playerOf(about);
    return {
      title: about.facts.text.explain.markers(player?.markers ?? 0, player?.oneTime ?? 0),
      lines: [about.facts.text.explain.markersUse],
      rule: 'SKY-BON-01',
    };
  },
  tank,
  screen,
  task,
  seat,
  'start-tile': startTile,
};
