import { SLOTS } from '../../data/index.ts';
import type { Player, SkyState } from '../../rules/state.ts';
import { Box } from '../art/basics.tsx';
import { Hand } from '../lab/hand.tsx';
import { MISSION_HEIGHT, Mission, ThreatLine } from '../lab/missions.tsx';
import { PURSE_HEIGHT, Purse, purseWidth } from '../lab/purse.tsx';
import { Screens } from '../lab/screens.tsx';
import { LEDGER_HEIGHT, Ledger } from '../lab/seats.tsx';
import { Slots } from '../lab/slots.tsx';
import { Tank } from '../lab/tank.tsx';
import { useScene } from '../scene.ts';
import { PartSvg } from './svg.tsx';

/** Heights of the hand and of the slots with their resting rows; lower where room is scarce. */
const [HAND, LOW_HAND] = [96, 80];
const [SLOT_BLOCK, LOW_SLOT_BLOCK] = [150, 128];
/** Less height than this is a phone lying on its side. */
const LOW = 400;
/** Screens in four rows need as much, and beside hand and slots they have as much. */
const [LEAST_SCREENS, BROAD_SCREENS] = [196, 240];
/** What stands above, between and below the rows of a lab. */
const GAPS = 48;
const MOST_SCALE = 1.6;
/** A room so much wider than high shows tank and screens beside the rest, for which it needs as much. */
const [BROAD, BROAD_WIDTH] = [1.3, 720];

interface LabPartProps {
  readonly width: number;
  readonly height: number;
  readonly seat: number;
}

/** What is told below the lab where there is room: the score by source, missions, the threat. */
const belowHeight = ({ missions, threatCard }: SkyState): number =>
  LEDGER_HEIGHT + 4 + (missions.length + (threatCard >= 0 ? 1 : 0)) * MISSION_HEIGHT;

/** How big a lab is drawn in a room of so many pixels, so that nothing of it needs scrolling. */
function labSize(view: SkyState, { width, height }: LabPartProps) {
  const isBroad = width >= BROAD_WIDTH && width > height * BROAD;
  const rows = PURSE_HEIGHT + HAND + SLOT_BLOCK + GAPS + belowHeight(view);
  const [wide, high] = isBroad ? [BROAD_WIDTH, rows] : [390, rows + LEAST_SCREENS];
  const scale = Math.max(1, Math.min(width / wide, height / high, MOST_SCALE));
  return { isBroad, scale, w: width / scale, h: height / scale };
}

/** Hand and slots give up some height where the screens would not be in sight. */
function heightsOf(h: number): readonly [hand: number, slots: number] {
  const missing = PURSE_HEIGHT + HAND + SLOT_BLOCK + GAPS + LEAST_SCREENS - h;
  const lower = Math.max(0, Math.min(1, missing / (HAND - LOW_HAND + SLOT_BLOCK - LOW_SLOT_BLOCK)));
  return [HAND - lower * (HAND - LOW_HAND), SLOT_BLOCK - lower * (SLOT_BLOCK - LOW_SLOT_BLOCK)];
}

/** The part of a small screen with a lab: the own one, or one that is looked at; whole, or without the screens. */
export function LabPart({ isWhole, ...room }: LabPartProps & { readonly isWhole: boolean }) {
  const { view } = useScene();
  const { seat } = room;
  const player = view.players[seat];
  if (player === undefined) return null;
  const { isBroad, scale, w, h } = labSize(view, room);
  const left = isBroad ? w / 2 : w;
  const rightX = isBroad ? left + 4 : 12;
  const rightW = left - 24;
  // Purse and hand share a row where a phone lies on its side.
  const purseW = purseWidth(player) + 16;
  const isLow = !isBroad && h < LOW && w - purseW > 300;
  const [handH, slotsH] = isLow ? [LOW_HAND, LOW_SLOT_BLOCK] : isBroad ? [HAND, SLOT_BLOCK] : heightsOf(h);
  let at = isLow ? 6 : 10;
  const next = (height: number): number => {
    const top = at;
    at += height;
    return top;
  };
  // What is decided most often comes first: cash and hand, then where the cards go, then what lies on the screens.
  const purseY = isLow ? 10 : next(PURSE_HEIGHT + 4);
  const handY = next(handH + (isLow ? 4 : 8));
  const slotsY = next(slotsH + 8);
  const below = belowHeight(view);
  const screensRoom = h - at - 16;
  const isTold = isBroad || !isWhole || screensRoom - below >= LEAST_SCREENS;
  const screensH = isBroad ? BROAD_SCREENS : Math.max(LEAST_SCREENS, Math.min(260, screensRoom - (isTold ? below : 0)));
  const screensY = isBroad ? 10 : next(isWhole ? screensH + 10 : 0);
  const belowY = next(isTold && at + below <= h ? below : 0);
  const height = Math.max(at, isBroad ? BROAD_SCREENS + 16 : 0) + 6;
  return (
    <PartSvg w={w} h={height} scale={scale}>
      <Box x={4} y={4} w={w - 8} h={height - 8} r={14} fill="url(#sky-console)" stroke="var(--sky-edge)" />
      {isWhole && <TankAndScreens player={player} seat={seat} y={screensY} w={left} h={screensH} />}
      <Purse player={player} seat={seat} x={isLow ? w - purseW : rightX + 2} y={purseY} />
      <Hand player={player} seat={seat} x={rightX} y={handY} w={isLow ? rightW - purseW : rightW} h={handH} />
      <Slots player={player} seat={seat} x={rightX + 4} y={slotsY} w={rightW} h={slotsH} />
      {at > belowY && <Below seat={seat} x={rightX} y={belowY} w={rightW} />}
    </PartSvg>
  );
}

interface BelowProps {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

/** The score by source, missions and the threat; all of it is told among the seats, too. */
function Below({ seat, x, y, w }: BelowProps) {
  const { view } = useScene();
  const missionsY = y + LEDGER_HEIGHT + 4;
  return (
    <>
      <Ledger seat={seat} x={x} y={y} w={w} />
      {view.missions.map((mission, i) => (
        <Mission key={mission} mission={mission} x={x} y={missionsY + i * MISSION_HEIGHT} w={w} />
      ))}
      {view.threatCard >= 0 && <ThreatLine x={x} y={missionsY + view.missions.length * MISSION_HEIGHT} w={w} />}
    </>
  );
}

/** Tank and screens alone, where a phone that lies on its side has no room for all of a lab. */
export function ScreensPart({ width, height, seat }: LabPartProps) {
  const player = useScene().view.players[seat];
  if (player === undefined) return null;
  const high = Math.max(LEAST_SCREENS, Math.min(280, height - 22));
  return (
    <PartSvg w={width} h={high + 20} scale={1}>
      <Box x={4} y={4} w={width - 8} h={high + 12} r={14} fill="url(#sky-console)" stroke="var(--sky-edge)" />
      <TankAndScreens player={player} seat={seat} y={10} w={width} h={high} />
    </PartSvg>
  );
}

interface TankAndScreensProps {
  readonly player: Player;
  readonly seat: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

function TankAndScreens({ player, seat, y, w, h }: TankAndScreensProps) {
  return (
    <>
      <Tank helium={player.helium} seat={seat} x={10} y={y} w={74} h={h - 2} />
      <Screens player={player} seat={seat} x={106} y={y + 2} w={w - 120} h={h} perRow={SLOTS.length - 1} />
    </>
  );
}
