import type { Seat } from '@orrery/kernel';
import {
  CIV_CARDS,
  CLOCKWISE_ROTATION,
  CORPORATIONS,
  PLANETS,
  SECTORS,
  STANDARD_CORPORATION,
  STANDARD_PLANET,
  TERRAINS,
  TRACKS,
} from '../data/index.ts';
import { regressOptions } from '../rules/alerts.ts';
import type { ChoiceOf, PuChoice } from '../rules/choices.ts';
import { terrainOf, xOf, yOf } from '../rules/grid.ts';
import type { Effect, EffectOf, PlanetUnknownState, Player } from '../rules/state.ts';
import { topTile } from '../rules/tiles.ts';
import { spaceOf } from '../rules/tracks.ts';
import {
  BOX_LETTERS,
  bonusName,
  COLUMN_NAMES,
  cellName,
  civCardName,
  civCardText,
  gainsAt,
  neighbourText,
  placeName,
  singleText,
  stacksAt,
  tileName,
  tilesLeft,
  topName,
} from './describe.ts';
import type { Dictionary } from './en/phrases.ts';
import { arrivalNotes, impactText, journeyText, meteoritesWhere, patchText, placeText } from './notes.ts';
import { openEffects, resourceSteps } from './pending.ts';

function pendingOf<K extends Effect['effect']>(
  p: Player,
  kind: K,
  fits: (effect: EffectOf<K>) => boolean = () => true,
): EffectOf<K> | undefined {
  return p.pending.find((effect): effect is EffectOf<K> => effect.effect === kind && fits(effect as EffectOf<K>));
}

/** A choice as a button says it. */
export function choiceText(t: Dictionary, choice: PuChoice, view: PlanetUnknownState, seat: Seat): string {
  const words = t.choices;
  const p = view.players[seat];
  switch (choice.do) {
    case 'sides':
      return sidesText(t, p, choice);
    case 'keep-objective': {
      const { name, condition } = singleText(t, choice.objective);
      return words['keep-objective'](name, condition);
    }
    case 'discard-objective': {
      const { name, condition } = singleText(t, choice.objective);
      const dealing = view.agenda.seats[seat].at(-1)?.step === 'keep-objective';
      return (dealing ? words.returnObjective : words['discard-objective'])(name, condition);
    }
    case 'common-objective': {
      const { name, condition } = (view.players.length === 1 ? singleText : neighbourText)(t, choice.objective);
      return words['common-objective'](name, condition);
    }
    case 'rotate':
      return rotateText(t, view, p, choice.rotation);
    case 'take': {
      const { outer } = stacksAt(view, p.position, view.rotation);
      const onOuter = topTile(view, outer) === choice.tile;
      return words.take(tileName(t, choice.tile), onOuter ? 'outer' : 'inner');
    }
    case 'place': {
      const held = pendingOf(p, 'place');
      if (held === undefined) return words.placeAt(t.turn[choice.turn], cellName(choice.at));
      return placeText(t, view, p, held.tile, choice);
    }
    case 'ignore':
      return words.ignore(TERRAINS[choice.resource]);
    case 'resolve': {
      const resource = pendingOf(p, 'resource', ({ terrain }) => terrain === choice.resource);
      return words.resolve(TRACKS[choice.resource], resource === undefined ? 1 : resourceSteps(view, p, resource));
    }
    case 'energy': {
      const isEnergy = TERRAINS[terrainOf(p.ground[choice.symbol])] === 'energy';
      return (isEnergy ? words.energy : words.techAsEnergy)(TRACKS[choice.marker], cellName(choice.symbol));
    }
    case 'synergy':
      return (choice.twice ? words.synergyTwice : words.synergy)(TRACKS[choice.marker]);
    case 'patch':
      return patchText(t, p, choice.at);
    case 'rover': {
      const arrival = { to: choice.at, load: choice.load, dump: undefined, loaded: false };
      return words.rover(cellName(choice.at), arrivalNotes(t, p, arrival));
    }
    case 'move':
    case 'teleport':
    case 'relocate':
      return journeyText(t, view, p, choice);
    case 'advance':
      return words.advance(TRACKS[choice.marker], choice.steps);
    case 'fixed-advance': {
      const given = pendingOf(p, 'advance', ({ marker }) => marker === choice.marker);
      return words['fixed-advance'](TRACKS[choice.marker], given?.steps ?? 1);
    }
    case 'unionize':
      return words.unionize(TRACKS[choice.marker]);
    case 'regress': {
      const effect = pendingOf(p, 'regress', ({ among, steps }) =>
        regressOptions(view, p, among, steps).includes(choice.marker),
      );
      return words.regress(TRACKS[choice.marker], effect?.steps ?? 1);
    }
    case 'climb':
      return climbText(t, view, seat, choice.to);
    case 'bonus':
      return bonusText(t, choice.bonus);
    case 'stow':
      return words.stow(placeName(t, choice.on), t.and(gainsAt(t, p, choice.on)));
    case 'stow-box':
      return words['stow-box'](BOX_LETTERS[choice.box], t.tech[CORPORATIONS[p.corporation].techs[choice.box].code]);
    case 'reposition':
      return words.reposition(placeName(t, choice.from), placeName(t, choice.to));
    case 'flux':
      return words.moveFlux(TRACKS[choice.track]);
    case 'claim-row':
      return claimText(t, p, choice.marker);
    case 'clear-line':
      return lineText(t, p, choice);
    case 'impact':
      return impactText(t, p, choice.at);
    case 'rescue':
    case 'mine':
    case 'blast':
    case 'destroy-rover':
    case 'destroy-lifepod':
      return words[choice.do](cellName(choice.at));
    case 'lose-lifepod':
      return words['lose-lifepod'](placeName(t, choice.from));
    case 'remove-stack': {
      const stack = stacksAt(view, p.position, view.rotation)[choice.ring];
      return words['remove-stack'](choice.ring, topName(t, view, stack), tilesLeft(view, stack));
    }
    case 'milestone':
      return words.milestone(choice.level);
    case 'card':
      return cardText(t, choice);
    case 'ability': {
      if (choice.marker !== undefined) return words.abilityMarker(String(choice.tech), TRACKS[choice.marker]);
      const tech = CORPORATIONS[p.corporation].techs.find(({ level }) => level === choice.tech);
      return words.ability(String(choice.tech), tech === undefined ? t.hidden : t.tech[tech.code]);
    }
    case 'end': {
      const { may } = openEffects(t, view, p);
      return may.length > 0 ? words.endLosing(may) : words.end;
    }
    default:
      return words[choice.do];
  }
}

function sidesText(t: Dictionary, p: Player, { planet, corporation, flux }: ChoiceOf<'sides'>): string {
  const planetNo = planet === 'special' ? p.dealtPlanet : STANDARD_PLANET;
  const corporationNo = corporation === 'special' ? p.dealtCorporation : STANDARD_CORPORATION;
  const sides = t.choices.sides(PLANETS[planetNo].name, CORPORATIONS[corporationNo].name);
  return flux === undefined ? sides : `${sides}, ${t.choices.flux(TRACKS[flux])}`;
}

function rotateText(t: Dictionary, view: PlanetUnknownState, p: Player, rotation: number): string {
  const clockwise = ((rotation - view.rotation) * CLOCKWISE_ROTATION + SECTORS) % SECTORS;
  const { outer, inner } = stacksAt(view, p.position, rotation);
  return t.choices.rotate(clockwise, outer + 1, [topName(t, view, outer), topName(t, view, inner)]);
}

function climbText(t: Dictionary, view: PlanetUnknownState, seat: Seat, to: number): string {
  const p = view.players[seat];
  const frame = view.agenda.seats[seat].at(-1);
  const stays = frame?.step === 'climb-to' && p.markers[frame.marker] === to;
  if (stays) return t.choices.climbStay(CORPORATIONS[p.corporation].roverTopMoves);
  return t.choices.climb(placeName(t, to), t.and(gainsAt(t, p, to)));
}

function bonusText(t: Dictionary, bonus: string): string {
  if (bonus === 'patch' || bonus === 'synergy') return t.choices.bonus[bonus];
  const track = TRACKS.find((name) => name === bonus);
  return track === undefined ? bonus : t.choices.bonus.advance(track);
}

/** PU-JUMP-10: all bonuses on the marker's height. */
function claimText(t: Dictionary, p: Player, marker: number): string {
  const space = spaceOf(p.markers[marker]);
  const gains = CORPORATIONS[p.corporation].trackList.flatMap(({ bonus }) =>
    bonus[space].map((each) => bonusName(t, each)),
  );
  return t.choices['claim-row'](TRACKS[marker], space, t.and(gains));
}

function lineText(t: Dictionary, p: Player, { line, index }: ChoiceOf<'clear-line'>): string {
  const row = line === 'row';
  const meteorites = meteoritesWhere(p, (cell) => (row ? yOf(cell) : xOf(cell)) === index);
  return row
    ? t.choices.clearRow(String(index + 1), meteorites)
    : t.choices.clearColumn(COLUMN_NAMES[index], meteorites);
}

function cardText(t: Dictionary, { card, level }: ChoiceOf<'card'>): string {
  if (card < 0) return t.choices.card(t.hidden, level, t.hidden, t.hidden);
  const { timing, level: printed } = CIV_CARDS[card];
  return t.choices.card(civCardName(t, card), printed, t.civ[timing], civCardText(t, card));
}
