import {
  ADV_GREENHOUSE,
  DRIP_IRRIGATION,
  EQUIPMENT,
  FOOD,
  GREENHOUSE,
  GREENHOUSE_SP,
  GREENHOUSE_WATER,
} from '../data/index.ts';
import { hasReady, isAdvanced, type ModuleAction, useEquipment, whyNotEquipment } from './action.ts';
import { HARVEST, HARVEST_EQUIPPED } from './choices.ts';
import { gain } from './effects.ts';
import { voice } from './events.ts';
import { addFood, drawFood, isSeedbedEmpty, takeSeedbedCard } from './seedbed.ts';
import { ask, type LunaState, NONE } from './state.ts';
import { changeSp, payWater } from './stores.ts';

// Module J: food from the seedbed.

const drip = EQUIPMENT[DRIP_IRRIGATION].effect;

function takeWholeSeedbed(s: LunaState, seat: number): void {
  for (let slot = 0; slot < s.seedbed.length; slot++) if (s.seedbed[slot] !== NONE) takeSeedbedCard(s, seat, slot);
}

/** LM-INFO-08: only the player who takes the deck's top card sees it. */
function takeDeckCard(s: LunaState, seat: number): void {
  const food = drawFood(s);
  if (food === NONE) return;
  addFood(s, seat, food);
  voice.tell?.({ event: 'deck-food', seat });
  voice.tell?.({ event: 'deck-food-seen', seat, only: seat, food: FOOD[food].id });
}

export const greenhouse: ModuleAction = {
  list(s, seat, out) {
    if (isSeedbedEmpty(s)) return;
    const p = s.players[seat];
    out.push(HARVEST[0]);
    if (hasReady(p, DRIP_IRRIGATION)) out.push(HARVEST_EQUIPPED);
    if (p.water >= GREENHOUSE_WATER) out.push(HARVEST[1]);
  },
  pay(s, seat, choice) {
    if (choice.do !== 'harvest') return;
    if (choice.equipment) useEquipment(s, seat);
    if (choice.option === 2) payWater(s, seat, GREENHOUSE_WATER);
  },
  resolve(s, seat, choice) {
    if (choice.do !== 'harvest') return;
    const advanced = isAdvanced(s, GREENHOUSE);
    if (choice.option === 2) {
      takeWholeSeedbed(s, seat);
      if (advanced) for (let i = 0; i < ADV_GREENHOUSE.deck; i++) takeDeckCard(s, seat);
      changeSp(s, seat, advanced ? ADV_GREENHOUSE.sp : GREENHOUSE_SP);
      return;
    }
    if (choice.equipment) gain(s, seat, drip.gain);
    const must = 1 + (choice.equipment ? drip.cards : 0);
    ask(s, seat, { step: 'pick', must, may: advanced ? ADV_GREENHOUSE.upTo - 1 : 0 });
  },
  whyNot(s, seat, choice) {
    if (choice.do !== 'harvest') return undefined;
    if (isSeedbedEmpty(s)) return 'LM-GRN-07';
    if (!choice.equipment) return 'LM-GRN-02';
    return whyNotEquipment(s.players[seat], DRIP_IRRIGATION) ?? 'LM-EQUIP-12';
  },
};
