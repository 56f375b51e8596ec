import { countBits } from '@orrery/kernel';
import { gameProperties } from '@orrery/testkit';
import { ALL_COPIES_FROM, COPIES, COPIES_FEW, FOOD, LEVEL_1, LEVEL_1_SET, SCIENTISTS } from '../data/index.ts';
import { room } from '../index.ts';
import { isAutomaton, type LunaState, NONE } from '../rules/state.ts';

/** No card, tile or probe is lost or doubled. */
function conserve(s: LunaState): void {
  const copies = s.agenda.seats.length >= ALL_COPIES_FROM ? COPIES : COPIES_FEW;
  for (let food = 0; food < FOOD.length; food++) {
    let count = s.foodDiscard[food];
    for (const card of [...s.foodDeck, ...s.seedbed]) if (card === food) count++;
    for (const p of s.players) count += p.food[food];
    must(count === copies, `${count} cards of ${FOOD[food].id}`);
  }
  const hired = [...s.scientists, ...s.market.filter((card) => card !== NONE)];
  s.players.forEach((p, player) => {
    must((p.hand & p.rest) === 0, 'a scientist is in hand and at rest');
    must(countBits(p.hand) === p.handSize, 'the size of a hand');
    must(countBits((p.hand | p.rest) & ~LEVEL_1_SET) === p.level2, 'level-2 scientists owned');
    if (!isAutomaton(s, player)) must(((p.hand | p.rest) & LEVEL_1_SET) === LEVEL_1_SET, 'a level-1 scientist is lost');
    for (let card = LEVEL_1; card < SCIENTISTS.length; card++)
      if (((p.hand | p.rest) & (1 << card)) !== 0) hired.push(card);
    must(p.probes + countBits(p.fields) === 4, 'four probes');
    must(p.foodSize === p.food.reduce((a, b) => a + b), 'the size of a hand of food');
    must(p.sp >= 0 && p.energy >= 0 && p.energy <= 6 && p.water >= 0 && p.water <= 6, 'points or stores');
    must(p.helium >= 0 && p.helium <= 4 && p.waste >= 0 && p.waste <= 8, 'helium or waste');
    must(Math.min(p.ironLeft, p.ironRight, p.titaniumLeft, p.titaniumRight) >= 0, 'less than no ore');
    must(p.co2 >= 0 && p.co2 <= 9 && p.o2 >= 0 && p.o2 <= 8, 'CO2 or oxygen');
    if (!isAutomaton(s, player)) must(p.stress >= 3 && p.stress <= 8, 'stress');
  });
  must(new Set(hired).size === hired.length && hired.length === SCIENTISTS.length - LEVEL_1, 'level-2 scientists');
  const orders = [...s.stacks.flat(), ...s.players.flatMap((p) => p.orders)];
  must(new Set(orders).size === orders.length && orders.length === 6 * (s.players.length + 1), 'orders');
  must(s.advanced.length + s.built.length === 5 && s.built.length === s.builders.length, 'advanced modules');
  for (let module = 0; module < 10; module++) {
    must(s.players.filter((p) => p.on && p.at === module).length <= 1, 'two astronauts on an energy space');
  }
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`not conserved: ${what}`);
}

gameProperties(room, {
  cases: [
    { seats: 1, settings: { automaton: 'basic' } },
    { seats: 2 },
    { seats: 3 },
    { seats: 4 },
    { seats: 1, settings: { automaton: 'intermediate' } },
    { seats: 1, settings: { automaton: 'advanced' } },
  ],
  plays: 24,
  conserve,
});
