import { Count, IconAt, Moving, Target } from '@orrery/board';
import { BONUS_TILES, ENERGY_TILE, FIRST_PRIVATE_FIELD, RESOURCE_TILE } from '../../data/index.ts';
import { NONE, type Player } from '../../rules/state.ts';
import { hasTile } from '../../rules/totals.ts';
import { Box, Coin, KindIcon, Token, Txt } from '../art/basics.tsx';
import { TILE_KINDS } from '../docks/docks.tsx';
import { fieldSpot, markerSpot, usePieces } from '../pieces.ts';
import { COINS_PLACE, ENERGY_PLACE, fieldPlace, inLab, MARKERS_PLACE, tilePlace } from '../places.ts';
import { useAfter, useScene } from '../scene.ts';

interface PurseProps {
  readonly player: Player;
  readonly seat: number;
  readonly x: number;
  readonly y: number;
}

/** Height of the row. */
export const PURSE_HEIGHT = 30;

/** Where the things of a purse begin, counted from its left edge. */
function purseStops({ coins, markers, oneTime, tasks, tiles }: Player, shown = coins) {
  const cash = 40 + String(shown).length * 16;
  const markersAt = cash + 18;
  const privateAt = markersAt + Math.max(1, markers + oneTime) * 22 + 6;
  const tilesAt = privateAt + (tasks === 7 ? 66 : 0);
  const held = BONUS_TILES.map((_, tile) => tile).filter((tile) => (tiles >> tile) & 1);
  return { cash, markersAt, privateAt, tilesAt, held, end: tilesAt + held.length * 31 };
}

export const purseWidth = (player: Player): number => purseStops(player).end;

/** Cash, bonus markers, the private field, bonus tiles: what is at hand beside cards. */
export function Purse({ player, seat, x, y }: PurseProps) {
  const { me, step } = useScene();
  const pieces = usePieces();
  const after = useAfter();
  const coins = seat === me ? (after?.players[seat]?.coins ?? player.coins) : player.coins;
  const middle = y + PURSE_HEIGHT / 2;
  const { cash: cashW, held: tiles, ...stops } = purseStops(player, coins);
  const [markersX, privateX, tilesX] = [x + stops.markersAt, x + stops.privateAt, x + stops.tilesAt];
  const markers = player.markers + player.oneTime;
  const hasPrivate = player.tasks === 7;
  return (
    <>
      <Target place={inLab(COINS_PLACE, seat, me)} glow={<rect x={x - 3} y={y} width={cashW + 2} height="30" rx="8" />}>
        <rect x={x} y={y} width={cashW} height="30" fill="transparent" />
        {player.coins === 0 && (
          <g opacity=".35">
            <Coin x={x + 14} y={middle} size={23} />
          </g>
        )}
        {[2, 1, 0].map((i) => player.coins > i && <Coin key={i} x={x + 14} y={middle + 3 - i * 3.5} size={23} />)}
        <Txt
          x={x + 32}
          y={middle + 9}
          size={26}
          fill={coins > player.coins ? 'var(--good)' : coins < player.coins ? 'var(--bad)' : 'var(--text)'}
          bold={700}
          display
        >
          <Count value={coins} />
        </Txt>
      </Target>
      <Target
        place={inLab(MARKERS_PLACE, seat, me)}
        glow={<rect x={markersX - 14} y={y} width={markers * 22 + 6} height="30" rx="8" />}
      >
        <rect x={markersX - 12} y={y} width={Math.max(1, markers) * 22} height="30" fill="transparent" />
        {markers === 0 && <IconAt name="marker" x={markersX} y={middle} size={18} ink="var(--sky-label)" />}
        {Array.from({ length: player.markers }, (_, i) => i).map((i) => (
          <Moving key={i} name={pieces(markerSpot(seat, i))}>
            <Token seat={seat} x={markersX + i * 22} y={middle} size={21} />
          </Moving>
        ))}
        {Array.from({ length: player.oneTime }, (_, i) => i).map((i) => (
          <g key={i}>
            <Token seat={seat} x={markersX + (player.markers + i) * 22} y={middle} size={21} />
            <Txt
              x={markersX + (player.markers + i) * 22 + 8}
              y={middle + 12}
              size={11.25}
              fill="#fff"
              at="middle"
              bold={800}
              halo="#080c1c"
            >
              1
            </Txt>
          </g>
        ))}
      </Target>
      {hasPrivate && <PrivateField seat={seat} x={privateX} y={y} />}
      {tiles.map((tile, i) => {
        const isFresh = hasTile(player, tile);
        const isEnergy = tile === ENERGY_TILE && seat === me && isFresh && step?.step === 'turn';
        const left = tilesX + i * 31;
        return (
          <Target
            key={tile}
            place={isEnergy ? ENERGY_PLACE : inLab(tilePlace(tile), seat, me)}
            glow={<rect x={left - 1} y={y} width="30" height="30" rx="7" />}
          >
            <g opacity={isFresh && !(tile === RESOURCE_TILE && player.plusOn !== NONE) ? 1 : 0.4}>
              <Box x={left} y={y + 1} w={28} h={28} r={6} fill="url(#sky-plate)" stroke="#8fa0cc" />
              {tile === RESOURCE_TILE ? (
                <Txt x={left + 14} y={middle + 5} size={14} at="middle" bold={750} display>
                  +1
                </Txt>
              ) : (
                <KindIcon kind={TILE_KINDS[tile]} x={left + 14} y={middle} size={18} />
              )}
            </g>
          </Target>
        );
      })}
    </>
  );
}

/** The field that three fulfilled tasks open. */
function PrivateField({ seat, x, y }: Omit<PurseProps, 'player'>) {
  const { view, me } = useScene();
  const pieces = usePieces();
  const by = view.fields[FIRST_PRIVATE_FIELD + seat];
  return (
    <Target
      place={inLab(fieldPlace('private-field'), seat, me)}
      glow={<rect x={x} y={y} width="60" height="30" rx="8" />}
    >
      <Box x={x} y={y + 1} w={60} h={28} r={8} fill="url(#sky-plate)" stroke="#4a5887" />
      <circle cx={x + 14} cy={y + 15} r="10" fill="#05070f" stroke="#6b7bb0" />
      {by === NONE ? (
        <Coin x={x + 14} y={y + 15} size={14} n={1} />
      ) : (
        <Moving name={pieces(fieldSpot(FIRST_PRIVATE_FIELD + seat))}>
          <Token seat={by & 7} x={x + 14} y={y + 15} size={19} />
        </Moving>
      )}
      <IconAt name="any-track" x={x + 36} y={y + 15} size={15} ink="#fff" accent={1} />
      <Txt x={x + 46} y={y + 19.5} size={13} bold={700} display>
        3
      </Txt>
    </Target>
  );
}
