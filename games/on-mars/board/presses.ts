import type { Place } from '@orrery/board';
import { notation, type Seat } from '@orrery/kernel';
import { BLUEPRINTS, CONTRACTS, DISCOVERIES, GOODS, RESOURCES, SCIENTISTS } from '../data/index.ts';
import { CONTRACT, type OmChoice, type OnMarsState } from '../rules/state.ts';
import { at } from './places.ts';

type Of<D extends OmChoice['do']> = OmChoice & { readonly do: D };
type Presses = readonly Place[];

const frameOf = (view: OnMarsState, seat: Seat) => view.agenda.seats[seat]?.at(-1);

/** The one Resource of a payment that is left to the payer, where it is just one. */
function freeGood(option: Of<'pay'>, view: OnMarsState, seat: Seat): string | undefined {
  const frame = frameOf(view, seat);
  if (frame?.step !== 'pay-goods' || frame.any !== 1) return undefined;
  return GOODS.find((good, i) => i < RESOURCES && Number(option[good] ?? 0) > (frame.need[i] ?? 0));
}

function payment(option: Of<'pay'>, view: OnMarsState, seat: Seat): Presses {
  const good = freeGood(option, view, seat);
  return [good === undefined ? at.slip(notation(option)) : at.tank(good)];
}

const ownerOf = (card: string, view: OnMarsState): number =>
  view.cardOwner[BLUEPRINTS.findIndex(({ id }) => id === card)];

/** Cards of others lie beside the own ones while they can be used; they can also be looked for on the base of their owner. */
export function otherPressesOf(option: OmChoice, view: OnMarsState, seat: Seat): readonly Presses[] {
  if (option.do !== 'advanced') return [];
  const owner = ownerOf(option.card, view);
  return owner === seat || owner < 0 ? [] : [[at.base(owner), at.card(option.card)]];
}

/** Where only one type can be built, the hex says it all. */
function build({ building, at: hex }: Of<'build'>, view: OnMarsState, seat: Seat): Presses {
  const frame = frameOf(view, seat);
  const isGiven = frame !== undefined && 'effect' in frame && frame.effect.kind === 'construct' && frame.effect.of >= 0;
  return isGiven ? [at.hex(hex)] : [at.stack(building), at.hex(hex)];
}

const explorationSlot = (view: OnMarsState, tile: string): number =>
  view.exploration.findIndex((each) => DISCOVERIES[each]?.id === tile);
const displaySlot = (view: OnMarsState, card: number): Place => at.display(view.display.indexOf(card));

/** The piece that moves next where no other can; undefined where there is something to pick. */
export function onlyMover(view: OnMarsState, seat: Seat): Place | undefined {
  const frame = frameOf(view, seat);
  if (frame?.step !== 'move') return undefined;
  const bots = frame.bots > 0 ? [...new Set(view.players[seat].bots)] : [];
  const movers = [...bots.map(at.bot), ...(frame.rover > 0 ? [at.rover(seat)] : [])];
  return movers.length === 1 ? movers[0] : undefined;
}

/** Where only one piece can move, it need not be named. */
function move({ piece, from, to }: Of<'move'>, view: OnMarsState, seat: Seat): Presses {
  if (frameOf(view, seat)?.step !== 'move' || onlyMover(view, seat) !== undefined) return [at.hex(to)];
  return [piece === 'rover' ? at.rover(seat) : at.bot(from), at.hex(to)];
}

/** Where a good lies: Crystals in the Depot, everything else in its tank. */
const store = (good: string): Place => (good === 'crystal' ? at.crystals : at.tank(good));

/** The presses that make an option: first what is used, then where it goes. What has no place of its own is a line of the slip. */
export function pressesOf(option: OmChoice, view: OnMarsState, seat: Seat): Presses {
  switch (option.do) {
    case 'main':
      return [at.action(option.action)];
    case 'executive':
    case 'welcome':
      return [at.bay(option.slot)];
    case 'advanced':
      return [at.card(option.card)];
    case 'pay':
      return payment(option, view, seat);
    case 'discard':
    case 'goal':
      return [at.goal(option.goal - 1)];
    case 'deliver':
      return [at.contract(option.contract)];
    case 'gain':
    case 'spend':
    case 'produce':
      return [store(option.good)];
    case 'take':
      return [at.shelf(option.good)];
    case 'learn':
      return [at.grid(option.from), at.lab(option.at)];
    case 'develop':
      return [at.tech(option.tech), at.lab(option.to)];
    case 'blueprint':
      return [at.offer(option.card)];
    case 'upgrade':
      return [at.card(option.card), at.hex(option.at)];
    case 'build':
      return build(option, view, seat);
    case 'move':
      return move(option, view, seat);
    case 'collect':
    case 'place-bot':
      return [at.hex(option.at)];
    case 'displace':
      return [at.hex(option.to)];
    case 'hire':
      return [
        displaySlot(
          view,
          SCIENTISTS.findIndex(({ id }) => id === option.scientist),
        ),
      ];
    case 'contract':
      return [displaySlot(view, CONTRACT + CONTRACTS.findIndex(({ id }) => id === option.contract))];
    case 'refill':
      return [at.deck(option.contract)];
    case 'retrieve':
      return [option.from === 'working-area' ? at.working : at.slots(option.from)];
    case 'radar':
      return [at.exploration(explorationSlot(view, option.tile))];
    case 'explore':
      return [at.exploration(explorationSlot(view, option.tile)), at.hex(option.at)];
    case 'space':
      return [at.space(option.space)];
    case 'shuttle':
      return [at.way(option.side, 1)];
    case 'travel':
      return [option.with === 'ship' ? at.hangar : at.shuttle];
    case 'task':
      return [at.task(option.task)];
    default:
      return [at.slip(notation(option))];
  }
}
