import { BLUEPRINTS, BUILDINGS, SHELTER } from '../../data/index.ts';
import { complexSize, inZone } from '../../rules/hexes.ts';
import type { OmChoice } from '../../rules/state.ts';
import { buildingName, groundName, hexName } from '../../text/say.ts';
import { type Facts, nameOf, seatOf } from '../table.tsx';
import { type Explain, said, whyClosed } from './said.ts';

/** Who and what stands on a hex. */
function here(facts: Facts, hex: number): string[] {
  const { view, text } = facts;
  const { pieces, of } = text.game.sheet;
  return view.players.flatMap(({ bots, rover, miners }, seat) => {
    const who = nameOf(facts, seat);
    return [
      ...bots.filter((at) => at === hex).map(() => of(pieces.bot, who)),
      ...(rover === hex ? [of(pieces.rover, who)] : []),
      ...miners.filter((at) => at === hex).map(() => of(pieces.colonist, who)),
    ];
  });
}

/** What the present question would have to choose for this hex: one reason each is enough. */
function asked(facts: Facts, hex: number): OmChoice[] {
  const { view, viewer } = facts;
  const frame = viewer === null ? undefined : view.agenda.seats[viewer]?.at(-1);
  switch (frame?.step) {
    case 'construct':
      return BUILDINGS.filter((_, type) => frame.effect.of < 0 || frame.effect.of === type).map((building) => ({
        do: 'build',
        building,
        at: hex,
      }));
    case 'upgrade':
      return BLUEPRINTS.filter((_, i) => view.cardOwner[i] === viewer && view.cardAt[i] < 0).map(({ id }) => ({
        do: 'upgrade',
        card: id,
        at: hex,
      }));
    case 'new-bot':
      return [{ do: 'place-bot', at: hex }];
    case 'step-aside':
      return [{ do: 'displace', to: hex }];
    default:
      return [];
  }
}

/** Why nothing can be done on the hex, where nothing can. */
function closed(facts: Facts, hex: number): string[] {
  const choices = asked(facts, hex);
  const reasons = choices.map((choice) => whyClosed(facts, choice));
  if (reasons.some((reason) => reason === undefined)) return [];
  return [...new Set(reasons as string[])].slice(0, 3);
}

export const hexExplained: Explain = (which, facts) => {
  const { view, text } = facts;
  const hex = Number(which);
  const kind = view.building[hex];
  const lines: (string | undefined)[] = [];
  let rule = 'OM-TERM-13';
  if (kind >= 0) {
    const name = buildingName(text.game, kind);
    const size = complexSize(view, hex);
    lines.push(kind >= SHELTER ? text.game.sheet.of(name, nameOf(facts, kind - SHELTER)) : name);
    if (size > 1) lines.push(text.tips.complex(size));
    rule = 'OM-TERM-10';
  } else if (view.ground[hex] > 0) {
    lines.push(groundName(text.game, view.ground[hex]));
    rule = view.ground[hex] === 1 ? 'OM-ROVER-02' : 'OM-ROVER-03';
  } else lines.push(text.game.sheet.empty);
  const card = view.cardAt.indexOf(hex);
  if (view.marker[hex] >= 0)
    lines.push(
      `${text.game.sheet.of(text.game.sheet.pieces.marker, nameOf(facts, view.marker[hex]))}${card < 0 ? '' : `: ${text.game.names.blueprints[card][0]}`}`,
    );
  lines.push(...here(facts, hex));
  if (inZone(view.players[seatOf(facts)], hex)) lines.push(text.tips.inZone);
  lines.push(...closed(facts, hex));
  return said(facts, hexName(hex), lines, rule);
};
