import {
  ADVANCED,
  type AdvancedId,
  DEPOT,
  type DepotCube,
  EQUIPMENT,
  type EquipmentId,
  FIELDS,
  type FieldId,
  FOOD,
  type FoodId,
  MODULES,
  type ModuleId,
  ORDERS,
  type OrderId,
  SCIENTISTS,
  type ScientistId,
  SEEDBED,
  SELECTION_BONUSES,
  type SelectionId,
  TRACKS,
  type TrackId,
} from '../data/index.ts';

export type RecycleOption = 'a' | 'b' | 'c' | 'd' | 'e';
export type SpareCube = 'iron' | 'titanium' | 'water';

export type LunaChoice =
  | { readonly do: 'equip'; readonly tile: EquipmentId }
  | { readonly do: 'start'; readonly module: ModuleId }
  | { readonly do: 'use'; readonly card: ScientistId; readonly module: ModuleId }
  | { readonly do: 'go'; readonly module: ModuleId }
  | { readonly do: 'quarters' }
  | { readonly do: 'feed' }
  | { readonly do: 'pass' }
  | { readonly do: 'end' }
  | { readonly do: 'enough' }
  | { readonly do: 'depot'; readonly cube: DepotCube }
  | { readonly do: 'recycle'; readonly option: RecycleOption; readonly waste?: 2 }
  | { readonly do: 'research'; readonly track: TrackId; readonly equipment?: true }
  | { readonly do: 'power'; readonly option: number }
  | { readonly do: 'extract'; readonly level: number; readonly equipment?: true }
  | { readonly do: 'hire'; readonly scientist: ScientistId; readonly equipment?: true }
  | { readonly do: 'install'; readonly equipment?: true }
  | { readonly do: 'mine' }
  | { readonly do: 'enrich'; readonly from: 'left' | 'right' }
  | { readonly do: 'order'; readonly order: OrderId; readonly spare?: SpareCube }
  | { readonly do: 'harvest'; readonly option: number; readonly equipment?: true }
  | { readonly do: 'build'; readonly tile: AdvancedId }
  | { readonly do: 'filter'; readonly energy: number }
  | {
      readonly do: 'pay';
      readonly ironLeft: number;
      readonly ironRight: number;
      readonly titaniumLeft: number;
      readonly titaniumRight: number;
    }
  | { readonly do: 'field'; readonly field: FieldId }
  | { readonly do: 'bonus'; readonly bonus: SelectionId }
  | { readonly do: 'pick'; readonly slot: number; readonly food: FoodId }
  | { readonly do: 'rest'; readonly card: ScientistId }
  | { readonly do: 'eat'; readonly food: FoodId }
  | { readonly do: 'recall'; readonly card: ScientistId };

export type Verb = LunaChoice['do'];
export type ChoiceOf<V extends Verb> = Extract<LunaChoice, { readonly do: V }>;

/** Numbers of components by their ids. */
const numbered = <I extends string>(rows: readonly { readonly id: I }[]): Readonly<Record<I, number>> =>
  Object.fromEntries(rows.map((row, i) => [row.id, i])) as Record<I, number>;

export const moduleNumber = numbered(MODULES);
export const cardNumber = numbered(SCIENTISTS);
export const foodNumber = numbered(FOOD);
export const orderNumber = numbered(ORDERS);
export const equipmentNumber = numbered(EQUIPMENT);
export const advancedNumber = numbered(ADVANCED);
export const fieldNumber = numbered(FIELDS);
export const bonusNumber = numbered(SELECTION_BONUSES);

// Choices that recur are made once: listing them costs nothing but the list.
export const QUARTERS_CHOICE: LunaChoice = { do: 'quarters' };
export const FEED_CHOICE: LunaChoice = { do: 'feed' };
export const PASS_CHOICE: LunaChoice = { do: 'pass' };
export const END_CHOICE: LunaChoice = { do: 'end' };
export const ENOUGH_CHOICE: LunaChoice = { do: 'enough' };
export const MINE_CHOICE: LunaChoice = { do: 'mine' };
export const INSTALL_CHOICE: LunaChoice = { do: 'install' };
export const INSTALL_EQUIPPED: LunaChoice = { do: 'install', equipment: true };
export const ENRICH_LEFT: LunaChoice = { do: 'enrich', from: 'left' };
export const ENRICH_RIGHT: LunaChoice = { do: 'enrich', from: 'right' };

export const EQUIP: readonly LunaChoice[] = EQUIPMENT.map(({ id }) => ({ do: 'equip', tile: id }));
export const START_IN: readonly LunaChoice[] = MODULES.map(({ id }) => ({ do: 'start', module: id }));
export const USE: readonly (readonly LunaChoice[])[] = SCIENTISTS.map((card) =>
  MODULES.map(({ id }) => ({ do: 'use', card: card.id, module: id })),
);
export const GO: readonly LunaChoice[] = MODULES.map(({ id }) => ({ do: 'go', module: id }));
export const TAKE_DEPOT: readonly LunaChoice[] = DEPOT.map(({ cube }) => ({ do: 'depot', cube }));
export const RESEARCH: readonly LunaChoice[] = TRACKS.map((track) => ({ do: 'research', track }));
export const RESEARCH_EQUIPPED: readonly LunaChoice[] = TRACKS.map((track) => ({
  do: 'research',
  track,
  equipment: true,
}));
export const POWER_CHOICES: readonly LunaChoice[] = [1, 2].map((option) => ({ do: 'power', option }));
export const EXTRACT: readonly LunaChoice[] = [1, 2, 3, 4].map((level) => ({ do: 'extract', level }));
export const EXTRACT_EQUIPPED: readonly LunaChoice[] = [1, 2, 3, 4].map((level) => ({
  do: 'extract',
  level,
  equipment: true,
}));
export const HIRE: readonly LunaChoice[] = SCIENTISTS.map(({ id }) => ({ do: 'hire', scientist: id }));
export const HIRE_EQUIPPED: readonly LunaChoice[] = SCIENTISTS.map(({ id }) => ({
  do: 'hire',
  scientist: id,
  equipment: true,
}));
export const HARVEST: readonly LunaChoice[] = [1, 2].map((option) => ({ do: 'harvest', option }));
export const HARVEST_EQUIPPED: LunaChoice = { do: 'harvest', option: 1, equipment: true };
export const ORDER: readonly LunaChoice[] = ORDERS.map(({ id }) => ({ do: 'order', order: id }));
export const ORDER_SPARE = {
  iron: ORDERS.map(({ id }): LunaChoice => ({ do: 'order', order: id, spare: 'iron' })),
  titanium: ORDERS.map(({ id }): LunaChoice => ({ do: 'order', order: id, spare: 'titanium' })),
  water: ORDERS.map(({ id }): LunaChoice => ({ do: 'order', order: id, spare: 'water' })),
} as const;
export const BUILD: readonly LunaChoice[] = ADVANCED.map(({ id }) => ({ do: 'build', tile: id }));
export const FILTER: readonly LunaChoice[] = [1, 2].map((energy) => ({ do: 'filter', energy }));
export const FIELD: readonly LunaChoice[] = FIELDS.map(({ id }) => ({ do: 'field', field: id }));
export const BONUS: readonly LunaChoice[] = SELECTION_BONUSES.map(({ id }) => ({ do: 'bonus', bonus: id }));
export const PICK: readonly (readonly LunaChoice[])[] = Array.from({ length: SEEDBED }, (_, slot) =>
  FOOD.map(({ id }): LunaChoice => ({ do: 'pick', slot, food: id })),
);
export const REST: readonly LunaChoice[] = SCIENTISTS.map(({ id }) => ({ do: 'rest', card: id }));
export const EAT: readonly LunaChoice[] = FOOD.map(({ id }) => ({ do: 'eat', food: id }));
export const RECALL: readonly LunaChoice[] = SCIENTISTS.map(({ id }) => ({ do: 'recall', card: id }));

export const RECYCLE = {
  a: { do: 'recycle', option: 'a' },
  a2: { do: 'recycle', option: 'a', waste: 2 },
  b: { do: 'recycle', option: 'b' },
  c: { do: 'recycle', option: 'c' },
  d: { do: 'recycle', option: 'd' },
  e: { do: 'recycle', option: 'e' },
} as const satisfies Record<string, ChoiceOf<'recycle'>>;
