import { Moving, Target } from '@orrery/board';
import { HEXES } from '../../data/index.ts';
import { CRYSTAL_HERE, type OnMarsState, RESEARCH_TILES, TILE } from '../../rules/state.ts';
import { hexMiddle } from '../art/hex.ts';
import { Piece, type PieceKind } from '../art/pieces.tsx';
import { DiscoveryTile, GroundCrystal, ResearchTile } from '../art/tiles.tsx';
import { at } from '../places.ts';
import { seatOf, useAfter, useFacts, useIsOpen } from '../table.tsx';
import type { MapPlace } from './ground.tsx';

interface Standing {
  readonly kind: PieceKind;
  readonly seat: number;
  readonly hex: number;
  /** The piece's own name, by which it is known again elsewhere. */
  readonly name: string;
}

/** Everything with legs, wheels or a helmet on the map. */
function standingOn(view: OnMarsState): Standing[] {
  return view.players.flatMap(({ bots, rover, miners }, seat) => [
    ...bots.map((hex, i): Standing => ({ kind: 'bot', seat, hex, name: `bot ${seat} ${i}` })),
    ...(rover >= 0 ? [{ kind: 'rover', seat, hex: rover, name: `rover ${seat}` } as const] : []),
    ...miners.map((hex): Standing => ({ kind: 'colonist', seat, hex, name: `miner ${seat} ${hex}` })),
  ]);
}

/** Corners of a hex for pieces that share it, the lower ones first: a Crystal keeps the upper left. */
const CORNERS: readonly (readonly [x: number, y: number])[] = [
  [0.36, 0.34],
  [-0.36, 0.34],
  [0.36, -0.3],
  [-0.36, -0.3],
];

/** On a Building at the lower right, on bare ground in the middle; several pieces side by side. */
function spotOf(
  { hex }: Standing,
  nth: number,
  isShared: boolean,
  view: OnMarsState,
  { x, y, r }: MapPlace,
): readonly [number, number] {
  const [hx, hy] = hexMiddle(hex, x, y, r);
  if (view.building[hex] < 0 && !isShared) return [hx, hy + r * 0.02];
  const [dx, dy] = CORNERS[nth % CORNERS.length];
  return [hx + dx * r, hy + dy * r];
}

function OwnPiece({ place, x, y, r, piece }: MapPlace & { readonly place: string; readonly piece: Standing }) {
  const isOpen = useIsOpen(place);
  return (
    <g {...(isOpen ? {} : { pointerEvents: 'none' })}>
      <Target place={place} glow={<circle cx={x} cy={y} r={r * 0.52} />}>
        <circle cx={x} cy={y} r={r * 0.5} fill="transparent" />
        <StandingPiece x={x} y={y} r={r} piece={piece} />
      </Target>
    </g>
  );
}

function StandingPiece({ x, y, r, piece }: MapPlace & { readonly piece: Standing }) {
  const { kind, seat, name } = piece;
  return (
    <Moving name={name}>
      <ellipse cx={x} cy={y + r * 0.38} rx={r * 0.38} ry={r * 0.12} fill="#000" opacity={0.45} />
      <Piece kind={kind} seat={seat} x={x} y={y} size={r * (kind === 'colonist' ? 0.72 : 0.78)} />
    </Moving>
  );
}

/** Crystals and tiles on the ground, and everybody on it. The viewer's own machines can be pressed where they may move. */
export function MapPieces(map: MapPlace) {
  const facts = useFacts();
  const { view } = facts;
  const { x, y, r } = map;
  const own = seatOf(facts);
  const all = standingOn(view);
  return (
    <g>
      {HEXES.map((hex, i) => {
        const ground = view.ground[i];
        if (ground <= 0) return null;
        const [hx, hy] = hexMiddle(i, x, y, r);
        if (ground === CRYSTAL_HERE) {
          const shared = view.pieces[i] > 0;
          return (
            <GroundCrystal
              key={hex.join()}
              x={shared ? hx - r * 0.42 : hx}
              y={shared ? hy - r * 0.3 : hy}
              r={r * (shared ? 0.56 : 0.72)}
            />
          );
        }
        const tile = ground - TILE;
        return tile >= RESEARCH_TILES ? (
          <ResearchTile key={hex.join()} letter={(tile - RESEARCH_TILES) >> 1} x={hx} y={hy} r={r * 0.72} />
        ) : (
          <DiscoveryTile key={hex.join()} tile={tile} x={hx} y={hy} r={r * 0.74} />
        );
      })}
      {view.marker.map((owner, hex) => {
        if (owner < 0) return null;
        const [hx, hy] = hexMiddle(hex, x, y, r);
        return (
          <Moving key={HEXES[hex].join()} name={`marker ${hex}`}>
            <Piece kind="marker" seat={owner} x={hx + r * 0.5} y={hy + r * 0.48} size={r * 0.62} />
          </Moving>
        );
      })}
      {all.map((piece, i) => {
        const nth = all.slice(0, i).filter(({ hex }) => hex === piece.hex).length;
        const isShared = all.filter(({ hex }) => hex === piece.hex).length > 1;
        const [px, py] = spotOf(piece, nth, isShared, view, map);
        const isFirst =
          all.findIndex(({ kind, seat, hex }) => kind === piece.kind && seat === piece.seat && hex === piece.hex) === i;
        return piece.seat === own && piece.kind !== 'colonist' && isFirst ? (
          <OwnPiece
            key={piece.name}
            place={piece.kind === 'rover' ? at.rover(own) : at.bot(piece.hex)}
            x={px}
            y={py}
            r={r}
            piece={piece}
          />
        ) : (
          <g key={piece.name} pointerEvents="none">
            <StandingPiece x={px} y={py} r={r} piece={piece} />
          </g>
        );
      })}
      <GhostPieces {...map} />
    </g>
  );
}

/** Pieces where the choice that is pointed at would put them. */
function GhostPieces(map: MapPlace) {
  const { view } = useFacts();
  const after = useAfter();
  if (after === undefined) return null;
  const now = standingOn(view).map(({ kind, seat, hex }) => `${kind} ${seat} ${hex}`);
  return (
    <g pointerEvents="none">
      {standingOn(after)
        .filter(({ kind, seat, hex }) => !now.includes(`${kind} ${seat} ${hex}`))
        .map((piece) => {
          const [px, py] = spotOf(piece, 0, false, after, map);
          return <Piece key={piece.name} kind={piece.kind} seat={piece.seat} x={px} y={py} size={map.r * 0.85} faint />;
        })}
    </g>
  );
}
