import type { Seat } from '@orrery/kernel';
import { AUTOMATON_CARDS, type Line } from '../data/index.ts';
import type { LunaEvent } from '../rules/events.ts';
import type { Text } from './en/phrases.ts';
import { sayEffect, sayOrder } from './say.ts';

export function sayLine(t: Text, line: Line): string {
  switch (line.act) {
    case 'extract':
      return t.lines.extract(line.water);
    case 'order':
      return t.lines.order(line.stack);
    case 'research':
      return t.lines.research(t.names.tracks[line.track]);
    default:
      return t.lines[line.act];
  }
}

/** A log line; nothing for what another line says already. */
export function sayEvent(t: Text, event: LunaEvent, whoSits: (seat: Seat) => string): string | undefined {
  const { names, event: e } = t;
  const who = (seat: Seat): string => (seat < 0 ? t.automaton : whoSits(seat));
  switch (event.event) {
    case 'turn-order':
      return e['turn-order'](t.list(event.order.map(who)));
    case 'equipped':
      return e.equipped(who(event.seat), names.equipment[event.tile]);
    case 'start-modules':
      return e['start-modules'](t.list(event.modules.map((module) => names.modules[module])));
    case 'placed':
      return e.placed(who(event.seat), names.modules[event.module]);
    case 'round':
      return e.round(event.round, event.round % 2 === 1);
    case 'produced':
      return e.produced(who(event.seat), event.wasted, sayEffect(t, { iron: event.iron, titanium: event.titanium }));
    case 'played':
      return e.played(who(event.seat), names.scientists[event.card]);
    case 'moved':
      return e.moved(who(event.seat), names.modules[event.module], event.o2);
    case 'breathed':
      return e.breathed(who(event.seat));
    case 'activated':
      return e.activated(who(event.seat), names.modules[event.module]);
    case 'hosted':
      return e.hosted(who(event.seat), who(event.guest), names.modules[event.module]);
    case 'beside':
      return e.beside(who(event.seat), names.modules[event.module]);
    case 'gained':
      return event.amount + event.lost > 0
        ? e.gained(who(event.seat), event.amount, names.kinds[event.kind], event.lost)
        : undefined;
    case 'paid':
      return e.paid(who(event.seat), event.amount, names.kinds[event.kind]);
    case 'sp':
      return e.sp(who(event.seat), event.amount);
    case 'waste':
      return e.waste(who(event.seat), event.waste);
    case 'waste-removed':
      return e['waste-removed'](who(event.seat), event.amount);
    case 'co2':
      return e.co2(who(event.seat), event.level);
    case 'stress':
    case 'o2':
      return e[event.event](who(event.seat), event.space);
    case 'researched':
      return e.researched(who(event.seat), names.tracks[event.track], event.level);
    case 'selected':
      return e.selected(who(event.seat), names.bonuses[event.bonus]);
    case 'built':
      return e.built(who(event.seat), names.advanced[event.tile], event.sp);
    case 'hired':
      return e.hired(who(event.seat), names.scientists[event.scientist]);
    case 'applicant':
      return e.applicant(names.scientists[event.scientist]);
    case 'probe':
      return e.probe(who(event.seat), event.field);
    case 'enriched':
      return e.enriched(who(event.seat));
    case 'fulfilled':
      return e.fulfilled(who(event.seat), sayOrder(t, event.order).cost, event.sp);
    case 'order-revealed': {
      const { cost, reward } = sayOrder(t, event.order);
      return e['order-revealed'](cost, reward);
    }
    case 'food':
    case 'ate':
      return e[event.event](who(event.seat), names.food[event.food]);
    case 'deck-food':
      return e['deck-food'](who(event.seat));
    case 'deck-food-seen':
      return e['deck-food-seen'](names.food[event.food]);
    case 'seedbed':
      return e.seedbed(names.food[event.food]);
    case 'reshuffled':
    case 'finished':
      return e[event.event];
    case 'rested':
    case 'recalled':
      return e[event.event](who(event.seat), names.scientists[event.card]);
    case 'used-equipment':
      return e['used-equipment'](who(event.seat), names.equipment[event.tile]);
    case 'depot':
      return e.depot(who(event.seat), names.kinds[event.cube], event.sp);
    case 'passed':
      return e.passed(who(event.seat), event.position);
    case 'probes-scored':
      return e['probes-scored'](who(event.seat), event.group, event.sp);
    case 'co2-scored':
      return e['co2-scored'](who(event.seat), event.level, event.sp);
    case 'advanced-scored':
      return e['advanced-scored'](who(event.seat), event.sp);
    case 'automaton-card':
      return e['automaton-card'](event.card);
    case 'automaton-line': {
      const card = AUTOMATON_CARDS.find((row) => row.id === event.card);
      const line = card?.lines[event.line];
      return line && e['automaton-line'](event.card, event.line + 1, sayLine(t, line));
    }
    case 'automaton-instead':
      return t.instead[event.why];
    case 'final':
      return e.final(who(event.seat), names.scoreRows[event.row], event.sp, event.total);
  }
}
