import { type Explanation, ownerOf, type Place } from '@orrery/board';
import { capital } from '@orrery/kernel';
import { CIV_CARDS, CORPORATIONS, EVENTS, PLANETS, SECTORS, TRACKS } from '../data/index.ts';
import { hasCell, isPatch, terrainOf, tileOf, xOf, yOf } from '../rules/grid.ts';
import { emptyRows } from '../rules/planets.ts';
import { markerMedals } from '../rules/scoring.ts';
import { hasTech } from '../rules/techs.ts';
import { spaceOf, trackOf } from '../rules/tracks.ts';
import {
  BOX_LETTERS,
  COLUMN_NAMES,
  cellName,
  civCardName,
  civCardText,
  eventText,
  gainsAt,
  neighbourText,
  placeName,
  singleText,
  stacksAt,
  tileName,
  tilesLeft,
  topName,
} from '../text/describe.ts';
import { totalOf } from './changes.ts';
import type { Facts } from './facts.ts';
import { pressesOf } from './presses.ts';

type Explainer = (facts: Facts, rest: readonly string[]) => Explanation | undefined;

const mine = ({ view, viewer }: Facts) => view.players[viewer ?? 0];

/** What a press on the place would do, in the game's own words. */
const doing = (facts: Facts, place: Place): string[] =>
  facts.options
    .filter((option) => pressesOf(option, facts.view, facts.viewer ?? 0).includes(place))
    .slice(0, 3)
    .map((option) => facts.words.choice(option, facts.view, facts.viewer ?? 0));

const cell: Explainer = (facts, [at]) => {
  const { text } = facts;
  const p = mine(facts);
  const here = Number(at);
  const ground = p.ground[here];
  const parts = [
    ground !== 0 &&
      text.game.terrain[(['civ', 'water', 'biomass', 'rover', 'tech', 'energy'] as const)[terrainOf(ground)]],
    ground !== 0 && !isPatch(ground) && tileOf(ground) >= 0 && tileName(text.game, tileOf(ground)),
    ground === 0 && (hasCell(PLANETS[p.planet].ice, here) ? text.game.ground.ice : text.game.ground.land),
    p.lifepods.includes(here) && text.game.sheet.part.lifepod,
    p.meteorites.includes(here) && text.game.sheet.part.meteorites(1),
    p.rovers.includes(here) && text.game.sheet.part.rover,
  ].filter((part): part is string => part !== false);
  return { title: `${cellName(here)}: ${parts.join(', ')}`, lines: [text.explain.cell], rule: 'PU-PLACE-01' };
};

const line =
  (kind: 'row' | 'column'): Explainer =>
  (facts, [at]) => {
    const { text } = facts;
    const p = mine(facts);
    const index = Number(at);
    const planet = PLANETS[p.planet];
    const isIn = (each: number): boolean => (kind === 'row' ? yOf(each) : xOf(each)) === index;
    const empty = emptyRows(p);
    const open = Array.from({ length: 144 }, (_, each) => each).filter(
      (each) => isIn(each) && hasCell(empty, each),
    ).length;
    const rocks = p.meteorites.some(isIn);
    return {
      title: kind === 'row' ? text.explain.row(String(index + 1)) : text.explain.column(COLUMN_NAMES[index]),
      lines: [
        text.explain.lineMedals((kind === 'row' ? planet.rowMedals : planet.columnMedals)[index]),
        open > 0 ? text.cellsOpen(open) : rocks ? text.lineBlocked : text.lineFull,
      ],
      rule: 'PU-SCORE-01',
    };
  };

function stackLines({ view, text }: Facts, stack: number): string[] {
  return [text.explain.stack(tilesLeft(view, stack)), text.explain.stackEnd];
}

const BY_KIND: Readonly<Record<string, Explainer>> = {
  cell,
  row: line('row'),
  column: line('column'),
  lay: ({ text }, [at]) => ({ title: `${text.place}: ${cellName(Number(at))}`, lines: [text.explain.lay] }),
  turn: ({ text }, [turn]) => ({
    title: capital(text.game.turn[turn as keyof typeof text.game.turn]),
    lines: [text.explain.turn],
  }),
  sector: (facts, [slot]) => {
    const { view, text, names } = facts;
    const at = Number(slot);
    const faces = view.players.findIndex(({ position }) => (position + view.rotation) % SECTORS === at);
    const own = mine(facts).position;
    const { outer, inner } = stacksAt(view, own, (at - own + SECTORS) % SECTORS);
    return {
      title: text.explain.sector(at + 1),
      lines: [
        [outer, inner].map((stack) => topName(text.game, view, stack)).join(' · '),
        ...(faces < 0 ? [] : [text.explain.sectorFaces(names[faces])]),
        text.explain.sectorTurn,
      ],
    };
  },
  stack: (facts, [stack]) => ({
    title: capital(topName(facts.text.game, facts.view, Number(stack))),
    lines: stackLines(facts, Number(stack)),
  }),
  dock: (facts, [ring]) => {
    const stack = stacksAt(facts.view, mine(facts).position, facts.view.rotation)[ring === 'inner' ? 'inner' : 'outer'];
    return { title: capital(topName(facts.text.game, facts.view, stack)), lines: stackLines(facts, stack) };
  },
  hub: ({ text }) => ({ title: text.station, lines: [text.explain.hub] }),
  seat: ({ view, text, names }, [seat]) => {
    const p = view.players[Number(seat)];
    return {
      title: names[Number(seat)],
      lines: [
        text.explain.seat(PLANETS[p.planet].name, CORPORATIONS[p.corporation].name),
        p.markers.map((place) => placeName(text.game, place)).join(', '),
        text.score(totalOf(view, Number(seat))),
      ],
    };
  },
  marker: (facts, [marker]) => {
    const { view, text } = facts;
    const p = mine(facts);
    const index = Number(marker);
    const place = p.markers[index];
    const next = spaceOf(place) < CORPORATIONS[p.corporation].trackList[trackOf(place)].top ? place + 1 : undefined;
    const gains = next === undefined ? [] : gainsAt(text.game, p, next);
    return {
      title: capital(text.game.marker[TRACKS[index]]),
      lines: [
        text.explain.marker(placeName(text.game, place)),
        ...(next === undefined || gains.length === 0
          ? []
          : [text.explain.next(placeName(text.game, next), gains.join(', '))]),
        ...(view.round === 0 ? [] : [text.explain.medals(markerMedals(view, p, index))]),
      ],
    };
  },
  space: (facts, [place]) => {
    const gains = gainsAt(facts.text.game, mine(facts), Number(place));
    return {
      title: capital(placeName(facts.text.game, Number(place))),
      lines: gains.length === 0 ? [facts.text.explain.empty] : [gains.join(', '), facts.text.explain.space],
    };
  },
  head: ({ text }, [track]) => ({
    title: capital(text.game.track[TRACKS[Number(track)]]),
    lines: [text.explain.head],
  }),
  tech: (facts, [level]) => {
    const { view, text } = facts;
    const p = mine(facts);
    const found = CORPORATIONS[p.corporation].techs.find((each) => String(each.level) === level);
    if (found === undefined) return { title: text.technologies, lines: [text.explain.techOff] };
    const on = typeof found.level === 'number' && hasTech(view, p, p.corporation, found.level);
    return {
      title: text.game.box(String(found.level)),
      lines: [
        text.game.tech[found.code],
        text.game.timing[found.timing],
        on ? text.explain.techOn : text.explain.techOff,
      ],
    };
  },
  box: (facts, [box]) => {
    const { text } = facts;
    const p = mine(facts);
    const found = CORPORATIONS[p.corporation].techs.find((each) => each.level === BOX_LETTERS[Number(box)]);
    const on = (p.boxes & (1 << Number(box))) !== 0;
    return {
      title: text.game.box(BOX_LETTERS[Number(box)]),
      lines: [
        ...(found === undefined ? [] : [text.game.tech[found.code], text.game.timing[found.timing]]),
        on ? text.boxFull : text.explain.techOff,
      ],
    };
  },
  hold: ({ text }, [thing]) => {
    const key = thing as keyof typeof text.stores;
    return { title: capital(text.stores[key]), lines: [text.explain.holds[key]] };
  },
  event: ({ view, text }) =>
    view.event < 0
      ? undefined
      : {
          title: `${text.game.sheet.event}: ${EVENTS[view.event].no}`,
          lines: [eventText(text.game, view.event), text.explain.event],
        },
  'next-event': (facts) => {
    const { peeked } = mine(facts);
    return peeked < 0
      ? undefined
      : { title: facts.text.game.sheet.nextEvent, lines: [eventText(facts.text.game, peeked)] };
  },
  card: ({ text }, [card]) => civ(text, Number(card)),
  kept: (facts, [index]) => {
    const p = mine(facts);
    const card = [...p.civCards, ...p.playedCards][Number(index)];
    return card === undefined ? undefined : civ(facts.text, card);
  },
  objective: ({ text }, [objective]) => {
    const { name, condition } = singleText(text.game, Number(objective));
    return { title: name, lines: [condition, text.explain.single] };
  },
  shared: ({ text }, [objective]) => {
    const { name, condition } = neighbourText(text.game, Number(objective));
    return { title: name, lines: [condition, text.explain.objective] };
  },
  secret: ({ text }) => ({ title: text.game.hidden, lines: [text.explain.single] }),
  planet: ({ text }) => ({ title: text.choosePlanet, lines: [text.explain.side] }),
  corporation: ({ text }) => ({ title: text.chooseCorporation, lines: [text.explain.side] }),
  own: (facts, [what]) => {
    const { text } = facts;
    const p = mine(facts);
    const { name, id } = what === 'planet' ? PLANETS[p.planet] : CORPORATIONS[p.corporation];
    const rules: Readonly<Record<string, string>> =
      what === 'planet' ? text.game.planetRule : text.game.corporationRule;
    return { title: name, lines: [rules[id]] };
  },
  phase: ({ text }, [phase]) => ({ title: text.phases[Number(phase)], lines: [text.phaseHelp[Number(phase)]] }),
  flux: ({ text }, [track]) => ({ title: text.chooseFlux, lines: [text.game.track[TRACKS[Number(track)]]] }),
  'end-turn': ({ text }) => ({ title: text.endTurn, lines: [text.explain.end] }),
  do: (facts, rest) => {
    const [said = facts.text.decide] = doing(facts, `do ${rest.join(' ')}`);
    return { title: said, lines: [facts.text.explain.deed] };
  },
};

function civ(text: Facts['text'], card: number): Explanation {
  if (card < 0) return { title: text.secretCard, lines: [text.explain.holds.card] };
  return {
    title: civCardName(text.game, card),
    lines: [civCardText(text.game, card), text.game.civ[CIV_CARDS[card].timing]],
  };
}

/** Every place tells what it is, by the first word of its name. */
export function explain(place: Place, facts: Facts): Explanation | undefined {
  const { place: own, owner } = ownerOf(place);
  const [kind, ...rest] = own.split(' ');
  // On another's board everything is told as it stands there.
  return BY_KIND[kind]?.(owner === undefined ? facts : { ...facts, viewer: owner, options: [] }, rest);
}
