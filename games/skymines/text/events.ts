import type { Seat } from '@orrery/kernel';
import { COMPANIES, type LunaPick, START_TILES, THREATS, type ThreatId } from '../data/index.ts';
import type { SkyEvent } from '../rules/events.ts';
import { sayTask } from './choices.ts';
import type { Texts } from './en/phrases.ts';
import type { Names } from './names.ts';

/** A log line; undefined for what others say already. */
export function sayEvent(t: Texts, names: Names, event: SkyEvent, whoOf: (seat: Seat) => string): string | undefined {
  const e = t.events;
  const who = event.seat === undefined ? t.luna : whoOf(event.seat);
  switch (event.event) {
    case 'round':
      return e.round(event.round, whoOf(event.start));
    case 'tracks':
      return e.tracks(t.list(event.tracks.map((track, i) => `${t.companies[COMPANIES[i]]} ${track}`)));
    case 'tile':
      return e.tile(who, names.plan(event.tile));
    case 'luna-tile':
      return e['luna-tile'](names.gains(START_TILES.find(({ id }) => id === event.tile)?.bonus ?? []));
    case 'planned':
      return e.planned(who, names.cards(event.cards));
    case 'turn':
      return undefined;
    case 'resources':
      return e.resources(who, names.cards(event.cards), event.units);
    case 'acquired':
      return e.acquired(
        who,
        names.card(event.card),
        event.coins ? e.priceCoins(event.price) : e.priceUnits(event.price),
      );
    case 'advanced':
      return e.advanced(who, t.companies[event.company], event.to);
    case 'barrier':
    case 'threshold':
      return e[event.event](who, t.companies[event.company], event.coins);
    case 'coins':
    case 'helium':
    case 'research-steps':
    case 'rp':
      return e[event.event](who, event.n);
    case 'expand':
      return e.expand(who, t.companies[event.company], event.energy);
    case 'occupied':
      return e.occupied(who, t.companies[event.company], names.place(event.at));
    case 'ousted':
      return e.ousted(t.companies[event.company], event.column);
    case 'removed':
      return e.removed(who, t.companies[event.company], event.column);
    case 'plan':
      return e.plan(who, names.plan(event.plan));
    case 'laid':
    case 'turned-down':
      return e[event.event](who, event.screen);
    case 'uploaded':
      return e.uploaded(who, event.to);
    case 'scientist':
    case 'chemist':
      return e[event.event](who, event.card === 'tile' ? t.tiles[event.event] : names.card(event.card));
    case 'marked':
      return e.marked(who, names.field(event.field));
    case 'start-marker':
    case 'private-field':
    case 'left':
      return e[event.event](who);
    case 'discarded':
      return e.discarded(who, names.card(event.card));
    case 'boosted':
    case 'slot-on':
      return e[event.event](who, event.slot);
    case 'bonus-valid':
      return e['bonus-valid'](who, t.companies[event.company]);
    case 'claimed':
      return e.claimed(who, sayTask(t, event.mission, event.column));
    case 'row':
      return e.row(who, event.slot, names.cards(event.cards));
    case 'special':
      return e.special(names.plan(event.plan), event.supplement);
    case 'tile-received':
      return e['tile-received'](who, t.tiles[event.tile as keyof Texts['tiles']]);
    case 'threat-removed':
      return e['threat-removed'](who, t.threats[event.threat as ThreatId]);
    case 'threat-strikes':
      return e['threat-strikes'](t.threats[event.threat as ThreatId], consequenceOf(t, event.threat));
    case 'luna-majority':
      return e['luna-majority'](names.lunaCard(event.left), names.lunaCard(event.right));
    case 'luna-card':
      return e['luna-card'](names.lunaCard(event.card), event.slot);
    case 'luna-picks':
      return e['luna-picks'](
        t.lunaPicks[event.which as LunaPick],
        t.list(event.companies.map((company) => t.companies[company])),
      );
    case 'luna-target':
      return e['luna-target'](t.companies[event.company], names.place(event.at), t.lunaReasons[event.why]);
    case 'luna-nothing':
      return e['luna-nothing'];
    case 'luna-grows':
      return e['luna-grows'][event.at];
    case 'luna-takes':
      return e['luna-takes'](names.card(event.card), event.field);
    case 'luna-discards':
      return e['luna-discards'](names.plan(event.plan), event.coins);
    case 'luna-leaves':
      return e['luna-leaves'][event.discards];
    case 'scored':
    case 'campaign': {
      const all = event.event === 'scored' ? event.totals : event.points;
      // Luna, if she plays, has the last of the totals.
      const humans = event.event === 'scored' ? event.humans : all.length;
      return e[event.event](t.list(all.map((n, i) => `${i < humans ? whoOf(i) : t.luna} ${n}`)));
    }
  }
}

function consequenceOf(t: Texts, id: string): string {
  const threat = THREATS.find((known) => known.id === id);
  return threat === undefined ? '' : t.consequences[threat.consequence];
}
