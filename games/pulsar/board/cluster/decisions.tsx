import { MarkAt, Target, travel } from '@orrery/board';
import { useLayoutEffect, useRef } from 'react';
import { EXPLORATION_TILES, HEADQUARTERS, SYSTEM_TILES } from '../../data/index.ts';
import type { Doing } from '../../rules/choices.ts';
import { CLUSTERS, COLORS } from '../../rules/cluster.ts';
import { countVisits } from '../../rules/routes.ts';
import { RUNS } from '../../rules/runs.ts';
import { NONE } from '../../rules/state.ts';
import { glyphsOf } from '../art/effects.tsx';
import { coin, type Glyph, Glyphs, icon, rotor, sign } from '../art/glyphs.tsx';
import { round } from '../art/measure.ts';
import { Label, Plate, PlateGlow } from '../art/things.tsx';
import { ProjectTree } from '../desk/headquarters.tsx';
import type { Facts, Room } from '../facts.ts';
import { EXPLORE, NO_RUN, PRINTED, places } from '../places.ts';
import { frameOf } from '../routes.ts';
import type { Dial } from './dial.ts';
import { flownIn, SEGMENT_MS } from './flown.ts';

/** Something to choose that has no place of its own on the board: a card at the ship. */
interface Card {
  readonly place: string;
  readonly title: string;
  readonly row: readonly Glyph[];
  readonly note: string;
}

/** The cards that the viewer's question asks for. */
function cardsOf({ view, viewer, options, text }: Facts): readonly Card[] {
  const frame = frameOf(view, viewer);
  if (viewer === null || frame === undefined || options.length === 0) return [];
  switch (frame.step) {
    case 'discovery':
      return [
        { place: PRINTED, title: text.printed, row: glyphsOf(SYSTEM_TILES[frame.tile].bonus), note: text.takeNow },
        {
          place: EXPLORE,
          title: text.explore,
          row: [icon('explore', 'var(--explore)', 26)],
          note: text.unseen(view.unexplored.length),
        },
      ];
    case 'choose-exploration':
      return frame.tiles.map((tile) => ({
        place: places.keep(EXPLORATION_TILES[tile].id),
        title: text.explore,
        row: glyphsOf(EXPLORATION_TILES[tile].effects),
        note: text.takeNow,
      }));
    case 'choose-gyrodynes':
      return options
        .filter((option): option is Doing<'gain-gyrodynes'> => option.do === 'gain-gyrodynes')
        .map(({ first, second }) => ({
          place: places.pair(first, second),
          title: text.pair,
          row: [rotor(first), rotor(second)],
          note: [first, second].map((type) => text.game.gyrodynes[type]).join(' + '),
        }));
    case 'gate-run':
      return [
        ...options
          .filter((option): option is Doing<'run'> => option.do === 'run')
          .map((run) => runCard(view, run, frame.path, text)),
        { place: NO_RUN, title: text.noRun, row: [icon('flight', 'var(--ink)', 22)], note: text.later },
      ];
    default:
      return [];
  }
}

/** A gate run with what it would bring on this way. */
function runCard(
  view: Facts['view'],
  { project, color }: Doing<'run'>,
  path: readonly number[],
  text: Facts['text'],
): Card {
  const gates = countVisits(view.side, path).gates[COLORS.indexOf(color)];
  const hq = HEADQUARTERS.findIndex(({ projects }) => projects.some(({ id }) => id === project));
  const slot = HEADQUARTERS[hq].projects.findIndex(({ id }) => id === project);
  const each = RUNS[hq][slot]?.pointsPerGate ?? 0;
  return {
    place: places.run(project, color),
    title: text.gateRun,
    row: [...glyphsOf([{ op: 'gate-run', colors: [color], pointsPerGate: each }]), sign('='), coin(gates * each)],
    note: text.gates(gates),
  };
}

const CARD = { width: 128, height: 94 };
const GAP = 10;

function CardPlate({ card: { place, title, row, note }, width }: { readonly card: Card; readonly width: number }) {
  const box = { width, height: CARD.height, r: 11 };
  return (
    <Target place={place} glow={<PlateGlow {...box} />}>
      <Plate {...box} stroke="var(--brass)" />
      <Label x={width / 2} y={21} size={13} weight={650} anchor="middle" display>
        {title}
      </Label>
      <Glyphs row={row} x={width / 2} y={50} room={width - 16} most={1.6} anchor="middle" />
      <Label x={width / 2} y={83} size={11.5} fill="var(--dim)" anchor="middle">
        {note}
      </Label>
    </Target>
  );
}

/** What is asked at the end of a flight opens when the ship is there. */
function useLanded({ view, happened }: Facts, isAsked: boolean) {
  const element = useRef<SVGGElement>(null);
  const way = flownIn(CLUSTERS[view.side], happened)?.way.length ?? 0;
  useLayoutEffect(() => {
    if (!isAsked || way === 0) return;
    const timing = { duration: 200, delay: way * SEGMENT_MS, fill: 'backwards' as const };
    if (element.current !== null) travel(element.current, [{ opacity: 0 }, { opacity: 1 }], timing);
  }, [isAsked, way]);
  return element;
}

/** Cards to choose from, beside the ship they are about and inside the dial. */
export function Decisions({ facts, dial }: { readonly facts: Facts; readonly dial: Dial }) {
  const { view, viewer } = facts;
  const cards = cardsOf(facts);
  const landed = useLanded(facts, cards.length > 0);
  if (asksForSide(facts)) return <Sides facts={facts} width={dial.size} height={dial.size} />;
  if (cards.length === 0 || viewer === null) return null;
  const perRow = Math.max(1, Math.min(cards.length, Math.floor((dial.size - 20) / (CARD.width + GAP))));
  const rows = Math.ceil(cards.length / perRow);
  const width = perRow * (CARD.width + GAP) - GAP;
  const height = rows * (CARD.height + GAP) - GAP;
  const { ship } = view.players[viewer];
  const [x, y] = ship === NONE ? [dial.middle, dial.middle] : dial.points[ship];
  const isLeft = x < dial.middle;
  const left = isLeft ? x + 46 * dial.unit : x - 46 * dial.unit - width;
  const within = (at: number, size: number): number => Math.max(8, Math.min(dial.size - size - 8, at));
  return (
    <g ref={landed} transform={`translate(${round(within(left, width))} ${round(within(y - height / 2, height))})`}>
      {cards.map((card, i) => (
        <g
          key={card.place}
          transform={`translate(${(i % perRow) * (CARD.width + GAP)} ${Math.floor(i / perRow) * (CARD.height + GAP)})`}
        >
          <CardPlate card={card} width={CARD.width} />
        </g>
      ))}
    </g>
  );
}

export const asksForSide = ({ view, viewer }: Facts): boolean => frameOf(view, viewer)?.step === 'hq-side';

/** Both sides of the own headquarters, unfolded over the dial. */
export function Sides({
  facts: { viewer, options, text },
  width: wide,
  height: tall,
}: Room & { readonly facts: Facts }) {
  const sides = options.filter((option): option is Doing<'side'> => option.do === 'side');
  const width = Math.min(wide - 16, 520);
  const height = Math.min(250, (tall - 26) / 2);
  const left = (wide - width) / 2;
  return sides.map(({ hq: id }, i) => {
    const hq = HEADQUARTERS.find((each) => each.id === id);
    const top = tall / 2 + (i - 1) * (height + 10) + 5;
    return hq === undefined ? null : (
      <g key={id} transform={`translate(${round(left)} ${round(top)})`}>
        <Target place={places.side(id)} glow={<PlateGlow width={width} height={height} r={14} />}>
          <Plate width={width} height={height} r={14} stroke="var(--brass)" />
          <MarkAt seat={viewer ?? 0} x={18} y={17} size={15} />
          <Label x={32} y={22} size={14} weight={650} display>
            {text.side(hq.board, hq.side)}
          </Label>
          <g transform="translate(12 30)" pointerEvents="none">
            <ProjectTree hq={hq} seat={viewer ?? 0} projects={0} runs={0} width={width - 24} height={height - 36} />
          </g>
        </Target>
      </g>
    );
  });
}
