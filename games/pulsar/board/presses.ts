import type { Place } from '@orrery/board';
import type { Seat } from '@orrery/kernel';
import { TRANSMITTERS } from '../data/index.ts';
import type { PulsarChoice } from '../rules/choices.ts';
import { payNamed } from '../rules/payment.ts';
import type { PulsarState } from '../rules/state.ts';
import { DECLINE, DRAW, END_TURN, EXPLORE, LAND, NEW_ARRAY, NO_RUN, OTHER_WAYS, PRINTED, places } from './places.ts';
import { endOf, frameOf, isBest } from './routes.ts';

/** A die is picked up first; a token is laid to it. */
export function paying(pay: string): readonly Place[] {
  const { kind, value, token } = payNamed(pay);
  const die = places.die(kind, value);
  return token === 'none' ? [die] : [die, places.tokenOn(die, token)];
}

export function pressesOf(choice: PulsarChoice, view: PulsarState, seat: Seat): readonly Place[] {
  switch (choice.do) {
    case 'enter':
    case 'to':
    case 'claim':
      return [places.node(choice.at)];
    case 'teleport':
      return [places.node(choice.to)];
    case 'side':
      return [places.side(choice.hq)];
    case 'take-die':
      return choice.move === 'none' ? [places.pool(choice.die)] : [places.pool(choice.die), places.marker(choice.move)];
    case 'copy':
      return [places.pool(choice.die)];
    case 'fly':
      return paying(choice.pay);
    case 'route': {
      const node = places.node(endOf(choice.path));
      return isBest(view, seat, choice) ? [node] : [OTHER_WAYS, node];
    }
    case 'draw':
      return [DRAW];
    case 'land':
      return [LAND];
    case 'run':
      return [places.run(choice.project, choice.color)];
    case 'no-run':
      return [NO_RUN];
    case 'take-gyrodyne':
      return [...paying(choice.pay), places.supply(choice.type)];
    case 'complete':
      return [...paying(choice.pay), places.node(choice.on)];
    case 'take-transmitter':
      return [...paying(choice.pay), places.offer(choice.tile)];
    case 'pay-transmitter':
      return [...paying(choice.pay), places.tile(choice.tile)];
    case 'project':
      return [...paying(choice.pay), places.project(choice.project)];
    case 'patent':
      return [...paying(choice.pay), places.patent(choice.tech)];
    case 'buy-token':
      return [...paying(choice.pay), places.stock(choice.token)];
    case 'place':
      return [places.loose(choice.type), places.node(choice.on)];
    case 'end-turn':
      return [END_TURN];
    case 'printed':
      return [PRINTED];
    case 'explore':
      return [EXPLORE];
    case 'keep':
      return [places.keep(choice.tile)];
    case 'gain-gyrodyne':
      return [places.supply(choice.type)];
    case 'gain-gyrodynes':
      return [places.pair(choice.first, choice.second)];
    case 'link':
      return [places.end(choice.to, choice.at)];
    case 'new-array':
      return [NEW_ARRAY];
    case 'buy-points':
      return [choice.from.startsWith('transmitter') ? places.tile(choice.from) : places.patent(choice.from)];
    case 'wild':
    case 'assign':
      return [places.goal(choice.goal)];
    case 'buy-bonus':
      return [places.bonus(choice.goal, choice.bonus)];
    case 'decline':
      return [DECLINE];
  }
}

/** A new transmitter can be taken in the hand, too, and laid where it goes. */
export function otherPressesOf(choice: PulsarChoice, view: PulsarState, seat: Seat): readonly (readonly Place[])[] {
  const frame = frameOf(view, seat);
  if (frame?.step !== 'link') return [];
  return [[places.tile(TRANSMITTERS[frame.tile].id), ...pressesOf(choice, view, seat)]];
}
