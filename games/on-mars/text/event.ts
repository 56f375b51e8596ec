import type { Seat } from '@orrery/kernel';
import { ACTIONS, BUILDINGS, LAB_SPACES, MISSIONS, REWARDS, SIDES, TASKS } from '../data/index.ts';
import type { OmEvent } from '../rules/events.ts';
import type { Phrases } from './en/phrases.ts';
import { buildingName, cardName, contractName, goodName, hexName, techName, tileName } from './say.ts';

/** A log line; nothing for what is not worth one. */
export function eventWords(t: Phrases, event: OmEvent, name: (seat: Seat) => string): string | undefined {
  const e = t.events;
  // In solo, Lacerda has no seat of his own.
  const who = (seat: Seat): string => (seat < 0 ? t.lacerda : name(seat));
  const goods = (good: number, n: number): string => `${n} ${goodName(t, good, n)}`;
  switch (event.event) {
    case 'round':
      return e.round(event.round);
    case 'turn':
      return e.turn(who(event.seat));
    case 'action':
      return e.action(who(event.seat), t.names.actions[ACTIONS[event.action]]);
    case 'executive':
      return e.executive(who(event.seat), t.names.executive[event.slot]);
    case 'advanced':
      return e.advanced(who(event.seat), cardName(t, event.card));
    case 'scientist-moved':
      return e['scientist-moved'](who(event.seat), t.names.scientists[event.scientist], cardName(t, event.card));
    case 'gained':
      return event.n + event.lost > 0 ? e.gained(who(event.seat), goods(event.good, event.n), event.lost) : undefined;
    case 'paid':
      return e.paid(who(event.seat), goods(event.good, event.n));
    case 'colonists':
      return e.colonists(who(event.seat), event.n, event.lost);
    case 'sent':
      return e.sent(who(event.seat), event.n);
    case 'cleared':
      return e.cleared(who(event.seat), t.names.actions[ACTIONS[event.action]], event.n);
    case 'depot':
      return e.depot(who(event.seat), event.n, event.lost);
    case 'blueprint':
      return e.blueprint(who(event.seat), cardName(t, event.card));
    case 'learned':
      return e.learned(who(event.seat), techName(t, event.tech));
    case 'developed':
      return e.developed(who(event.seat), techName(t, event.tech), t.names.lab[LAB_SPACES[event.to]]);
    case 'used':
      if (event.owner === event.seat) return e.usedOwn(who(event.seat), techName(t, event.tech));
      return e.used(who(event.seat), techName(t, event.tech), who(event.owner));
    case 'compensated':
      return e.compensated(who(event.seat), techName(t, event.tech), event.kept);
    case 'moved':
      return e.moved(who(event.seat), t.choices[event.piece], hexName(event.from), hexName(event.to));
    case 'collected':
      return e.collected(who(event.seat), hexName(event.at));
    case 'left':
      return e.left(who(event.seat), hexName(event.at));
    case 'destroyed':
      return e.destroyed(hexName(event.at));
    case 'tile':
      return e.tile(who(event.seat), tileName(t, event.tile));
    case 'built':
      return e.built(who(event.seat), t.names.aBuilding[BUILDINGS[event.type]], hexName(event.at), event.size);
    case 'crystals-found':
      return e['crystals-found'](event.at.map(hexName).join(', '));
    case 'displaced':
      return e.displaced(who(event.seat), hexName(event.to));
    case 'sent-home':
      return e['sent-home'](who(event.seat), hexName(event.at));
    case 'progress':
      return e.progress(who(event.seat), buildingName(t, event.type));
    case 'lss':
      return e.lss(buildingName(t, event.type), event.row);
    case 'points':
      return e.points(
        who(event.seat),
        event.n,
        event.why === 'reward' ? t.names.rewards[REWARDS[event.of]] : e.why[event.why],
      );
    case 'level':
      return e.level(event.level);
    case 'upgraded':
      return e.upgraded(who(event.seat), cardName(t, event.card), hexName(event.at));
    case 'ship':
      return e.ship(who(event.seat), event.slot);
    case 'bot':
      return e.bot(who(event.seat), hexName(event.at));
    case 'hired':
      return e.hired(who(event.seat), t.names.scientists[event.scientist]);
    case 'contract':
      return e.contract(who(event.seat), contractName(t, event.contract));
    case 'refilled':
      return e.refilled(contractName(t, event.contract));
    case 'delivered':
      return e.delivered(who(event.seat), goodName(t, event.good), contractName(t, event.contract));
    case 'completed':
      return e.completed(who(event.seat), contractName(t, event.contract));
    case 'goal':
      return e.goal(who(event.seat), t.names.goals[event.goal][0]);
    case 'discarded':
      return e.discarded(who(event.seat));
    case 'mission':
      return e.mission(who(event.seat), t.names.missions[MISSIONS[event.mission]], event.left);
    case 'mission-over':
      return e['mission-over'](t.names.missions[MISSIONS[event.mission]], event.remaining);
    case 'shuttle':
      return e.shuttle(t.names.sides[SIDES[event.side]], event.space, event.travelled);
    case 'stayed':
      return e.stayed(who(event.seat));
    case 'travelled':
      return e.travelled(who(event.seat), t.names.sides[SIDES[event.to]]);
    case 'space':
      return e.space(who(event.seat), event.space);
    case 'explored':
      return e.explored(who(event.seat), tileName(t, event.tile), hexName(event.at));
    case 'radar':
      return e.radar(who(event.seat), tileName(t, event.tile));
    case 'retrieved':
      return e.retrieved(who(event.seat), event.n, event.lost);
    case 'ending':
      return e.ending(event.round);
    case 'scoring':
      return e.scoring;
    case 'a-card':
      return e['a-card'](who(event.seat));
    case 'b-drawn':
      return e['b-drawn'](event.cards.map((card) => t.names.tasks[TASKS[card]]).join(', '));
    case 'task':
      return e.task(who(event.seat), t.names.tasks[TASKS[event.task]]);
    case 'solo-card':
      return e['solo-card'](event.card + 1, t.names.actions[ACTIONS[event.action]], event.pass);
    case 'lacerda-cannot':
      return e['lacerda-cannot'](t.names.actions[ACTIONS[event.action]], event.why === 'cost');
    case 'lacerda-wants':
      return e['lacerda-wants'](buildingName(t, event.type), buildingName(t, event.from));
    case 'lacerda-target':
      return e['lacerda-target'](hexName(event.at), event.distance, event.points);
    case 'lacerda-rests':
      return e['lacerda-rests'];
    case 'lacerda-takes':
      return e['lacerda-takes'](goods(event.good, 1));
    case 'lacerda-bot':
      return e['lacerda-bot'](buildingName(t, event.type));
    case 'lacerda-travels':
      return e['lacerda-travels'](event.travels);
  }
}
