import type { Automaton, Change, IconName, SeatFacts } from '@orrery/board';
import { countBits } from '@orrery/kernel';
import { BUILDINGS, GOODS, HEXES, LAB, MISSIONS, SHELTER, TECHS } from '../data/index.ts';
import { complexSize } from '../rules/hexes.ts';
import { LACERDA } from '../rules/lacerda/choices.ts';
import { advancedCount } from '../rules/lss.ts';
import { scoreOf, scoreRows } from '../rules/scoring.ts';
import { isLacerda, type OnMarsState, type Player } from '../rules/state.ts';
import { MISSION_ICONS } from './sides/icons.ts';
import { type Facts, seatOf } from './table.tsx';

const GOOD_ICONS: readonly IconName[] = ['minerals', 'battery', 'water', 'plant', 'oxygen', 'crystal'];

/** A number of a player's: its sign, its name, where it stands. */
interface Measure {
  readonly icon: IconName;
  readonly name: string;
  readonly of: (player: Player) => number;
}

const step = (from: number, to: number): string => `${from} → ${to}`;

function measures({ text }: Facts): Measure[] {
  const { names } = text.game;
  return [
    ...GOODS.slice(0, 5).map((good, i) => ({
      icon: GOOD_ICONS[i],
      name: names.goods[good][1],
      of: ({ storage }: Player) => storage[i],
    })),
    { icon: 'crystal', name: names.goods.crystal[1], of: ({ crystals }) => crystals },
    { icon: 'clock', name: text.tips.below, of: ({ below }) => below },
    { icon: 'colonist', name: text.quarters, of: ({ quarters }) => quarters },
    { icon: 'boost', name: text.working, of: ({ working }) => working },
    { icon: 'ship', name: text.hangar, of: ({ hangar }) => hangar },
    { icon: 'bot', name: text.game.choices.bot, of: ({ bots }) => bots.length },
    { icon: 'progress', name: text.tips.cubes, of: ({ progress }) => countBits(progress) },
    { icon: 'discovery', name: text.tips.discoveries, of: ({ discoveries }) => countBits(discoveries) },
    { icon: 'microscope', name: text.tips.researches, of: ({ research }) => countBits(research) },
  ];
}

/** Tech tiles that came or moved on. */
function techChanges({ text }: Facts, before: Player, after: Player): Change[] {
  return TECHS.flatMap((tech, i): Change[] => {
    const from = before.tech[i];
    const to = after.tech[i];
    if (from === to || to < 0) return [];
    const levels = from < 0 ? `${LAB[to].level}` : step(LAB[from].level, LAB[to].level);
    return [{ icon: 'technology', text: levels, tone: 'good', says: `${text.game.names.techs[tech]}: ${levels}` }];
  });
}

/** New Buildings with the size of their Complex. */
function buildingChanges({ text }: Facts, before: OnMarsState, after: OnMarsState): Change[] {
  return HEXES.flatMap((_, hex): Change[] => {
    if (before.building[hex] >= 0 || after.building[hex] < 0) return [];
    const size = complexSize(after, hex);
    const name = text.game.names.buildings[BUILDINGS[Math.min(SHELTER, after.building[hex])]];
    return [{ icon: 'complex', text: String(size), says: `${name}, ${text.tips.complex(size)}` }];
  });
}

/** What a choice would change for the viewer, for the colony, and for others. */
export function changesOf(before: OnMarsState, after: OnMarsState, facts: Facts): readonly Change[] {
  const { text } = facts;
  const own = seatOf(facts);
  const changes: Change[] = [];
  const note = (icon: IconName, name: string, from: number, to: number, seat?: number): void => {
    if (from === to) return;
    const words = step(from, to);
    const tone = to > from ? 'good' : 'bad';
    changes.push({ icon, text: words, tone, says: `${name}: ${words}`, ...(seat === undefined ? {} : { seat }) });
  };
  changes.push(...buildingChanges(facts, before, after));
  for (const { icon, name, of } of measures(facts)) note(icon, name, of(before.players[own]), of(after.players[own]));
  changes.push(...techChanges(facts, before.players[own], after.players[own]));
  note('points', text.game.sheet.score, scoreOf(before, own), scoreOf(after, own));
  for (const [column, row] of before.lss.entries())
    if (after.lss[column] !== row) {
      const name = text.game.names.buildings[BUILDINGS[column + 1]];
      note('up', text.tips.tube(name, after.lss[column]), row, after.lss[column]);
    }
  note('level', text.game.sheet.level, before.level, after.level);
  for (const [slot, left] of before.trackers.entries())
    if (after.trackers[slot] !== left) {
      const mission = before.missions[slot];
      const words = step(left, after.trackers[slot]);
      changes.push({
        icon: MISSION_ICONS[mission],
        text: words,
        tone: 'good',
        says: `${text.game.names.missions[MISSIONS[mission]]}: ${words}`,
      });
    }
  for (const [seat, player] of before.players.entries()) {
    if (seat === own) continue;
    note('oxygen', text.game.names.goods.oxygen[1], player.storage[4], after.players[seat].storage[4], seat);
    note('points', text.game.sheet.score, scoreOf(before, seat), scoreOf(after, seat), seat);
  }
  return changes;
}

/** So many of the measures are worth a line in the column: goods, Crystals, Colonists, Ships and Bots. */
const AT_A_GLANCE: readonly IconName[] = [...GOOD_ICONS, 'colonist', 'ship', 'bot'];

/** What Lacerda has: he keeps no goods, and his Bots stay on his board. */
function lacerdaFacts({ view, text }: Facts): SeatFacts['things'] {
  const { names, choices } = text.game;
  const { shelters, crystals, hangar } = view.players[LACERDA];
  const rows: readonly (readonly [IconName, string, number])[] = [
    ['quarters', names.requirements.shelters, shelters],
    ['marker', names.requirements.advanced, advancedCount(view, LACERDA)],
    ['crystal', names.goods.crystal[1], crystals],
    ['ship', text.hangar, hangar],
    ['bot', choices.bot, view.lacerdaBots],
  ];
  return rows.map(([icon, name, n]) => ({ icon, text: `${n}`, says: `${name}: ${n}` }));
}

export function seatFacts(seat: number, facts: Facts): SeatFacts {
  if (isLacerda(facts.view, seat)) return { things: lacerdaFacts(facts) };
  const player = facts.view.players[seat];
  return {
    things: measures(facts)
      .filter(({ icon }) => AT_A_GLANCE.includes(icon))
      .map(({ icon, name, of }) => ({ icon, text: `${of(player)}`, says: `${name}: ${of(player)}` })),
  };
}

/** Lacerda takes his turns at once, so nobody ever waits for him. */
export function automaton(facts: Facts): Automaton | undefined {
  const { view, text } = facts;
  if (!view.rules.solo) return undefined;
  return {
    ...seatFacts(LACERDA, facts),
    seat: LACERDA,
    name: text.game.lacerda,
    isOn: false,
    breakdown: scoreRows(view, LACERDA),
  };
}
