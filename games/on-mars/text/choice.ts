import { DEPOT, GOODS, GRID_SPACES, type GridSpaceName, type LabSpaceName, SCIENTISTS, SIDES } from '../data/index.ts';
import type { OmChoice, OnMarsState } from '../rules/state.ts';
import { NONE, TILE } from '../rules/state.ts';
import { advancedCost } from '../rules/turn.ts';
import type { Phrases } from './en/phrases.ts';
import {
  aBuilding,
  buildingName,
  cardName,
  cardNumber,
  contractName,
  contractNumber,
  goodNamed,
  hexName,
  techName,
  techNamed,
  tileName,
  tileNamed,
} from './say.ts';

/** Whose tile it is, by colour; one's own has a word of its own. */
function ownerName(t: Phrases, view: OnMarsState, owner: number, seat: number): string {
  if (owner === seat) return t.you;
  return view.rules.solo ? t.lacerda : t.names.colours[owner];
}

function payment(t: Phrases, choice: OmChoice & { readonly do: 'pay' }): string {
  const parts: string[] = [];
  for (const good of GOODS) {
    const n = Number(choice[good] ?? 0);
    if (n > 0) parts.push(`${n} ${t.names.goods[good][n === 1 ? 0 : 1]}`);
  }
  const crystals = Number(choice.crystals ?? 0);
  if (crystals > 0) parts.push(`${crystals} ${t.names.goods.crystal[crystals === 1 ? 0 : 1]}`);
  const colonists = Number(choice.colonists ?? 0);
  if (colonists > 0) parts.push(t.choices.colonists(colonists));
  return parts.join(', ') || t.choices.nothing;
}

function learnWords(t: Phrases, view: OnMarsState, from: GridSpaceName, at: LabSpaceName): string {
  const space = GRID_SPACES.indexOf(from);
  const tech = view.grid[space] ?? NONE;
  const row = space < 2 ? 0 : space < 5 ? 1 : 2;
  const name = tech === NONE ? from : techName(t, tech);
  return t.choices.learn(name, t.names.gridRows[row], t.names.lab[at]);
}

function advancedWords(t: Phrases, view: OnMarsState, seat: number, id: string, scientist: boolean): string {
  const card = cardNumber(id);
  const [name, does] = t.names.blueprints[card] ?? [id, ''];
  return t.choices.advanced(name, does, advancedCost(view, seat, card, scientist) ?? 0, scientist);
}

function shipWords(t: Phrases, view: OnMarsState, seat: number, slot: number, bot: boolean): string {
  const frame = view.agenda.seats[seat]?.at(-1);
  const all = frame !== undefined && 'effect' in frame && frame.effect.of === 1 ? 3 : 2;
  return t.choices.welcome(slot, bot ? t.choices.shipBot(all - 1) : t.choices.colonists(all));
}

export function choiceWords(t: Phrases, choice: OmChoice, view: OnMarsState, seat: number): string {
  const c = t.choices;
  switch (choice.do) {
    case 'main':
      return c.main(t.names.actions[choice.action]);
    case 'executive':
      return c.executive(t.names.executive[choice.slot] ?? '', DEPOT[choice.slot]?.cost ?? 0);
    case 'advanced':
      return advancedWords(t, view, seat, choice.card, choice.scientist);
    case 'end':
    case 'done':
    case 'boost':
    case 'yes':
    case 'stay':
    case 'keep':
      return c[choice.do];
    case 'pay':
      return c.pay(payment(t, choice));
    case 'discard':
      return c.discard(t.names.goals[choice.goal - 1]?.[0] ?? String(choice.goal));
    case 'goal': {
      const [condition, reward] = t.names.goals[choice.goal - 1] ?? ['', ''];
      return c.goal(condition, choice.reward === 'own' ? reward : c.developReward);
    }
    case 'deliver':
      return c.deliver(goodNamed(t, choice.good), contractName(t, contractNumber(choice.contract)));
    case 'use':
      return c.use(techNamed(t, choice.tech), ownerName(t, view, choice.owner, seat), choice.boost);
    case 'gain':
    case 'spend':
    case 'produce':
    case 'take':
      return c[choice.do](goodNamed(t, choice.good));
    case 'learn':
      return learnWords(t, view, choice.from, choice.at);
    case 'develop':
      return c.develop(techNamed(t, choice.tech), t.names.lab[choice.to]);
    case 'blueprint': {
      const card = cardNumber(choice.card);
      return c.blueprint(cardName(t, card), t.names.blueprints[card]?.[1] ?? '');
    }
    case 'upgrade':
      return c.upgrade(
        cardName(t, cardNumber(choice.card)),
        `${buildingName(t, view.building[choice.at] ?? 0)} ${hexName(choice.at)}`,
      );
    case 'build':
      return c.build(aBuilding(t, choice.building), hexName(choice.at));
    case 'move':
      return c.move(c[choice.piece], hexName(choice.from), hexName(choice.to));
    case 'extend':
      return c.extend(c[choice.piece]);
    case 'collect':
      return c.collect(hexName(choice.at), tileName(t, view.ground[choice.at] - TILE));
    case 'leave':
      return c.leave(hexName(choice.at));
    case 'displace':
      return c.displace(hexName(choice.to));
    case 'welcome':
      return shipWords(t, view, seat, choice.slot, choice.gain === 'bot');
    case 'place-bot':
      return c.placeBot(hexName(choice.at));
    case 'hire':
      return c.hire(t.names.scientists[SCIENTISTS.findIndex(({ id }) => id === choice.scientist)] ?? choice.scientist);
    case 'contract':
      return c.contract(contractName(t, contractNumber(choice.contract)));
    case 'refill':
      return c.refill(choice.slot, contractName(t, contractNumber(choice.contract)));
    case 'retrieve':
      return c.retrieve(choice.from === 'working-area' ? c.workingArea : t.names.actions[choice.from]);
    case 'radar':
      return c.radar(tileNamed(t, choice.tile));
    case 'lss':
      return c.lss(t.names.benefits[choice.benefit]);
    case 'explore':
      return c.explore(tileNamed(t, choice.tile), hexName(choice.at));
    case 'space':
      return c.space(choice.space, t.names.sides[SIDES[choice.space > 4 ? 1 : 0]], t.names.spaces[choice.space] ?? '');
    case 'shuttle':
      return c.shuttle(t.names.sides[choice.side]);
    case 'travel':
      return choice.with === 'ship' ? c.travelShip : c.travelShuttle;
    case 'task':
      return c.task(t.names.tasks[choice.task]);
  }
}
