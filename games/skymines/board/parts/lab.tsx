import { SLOTS } from '../../data/index.ts';
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

/** Heights of the hand and of the slots with their resting rows; lower where a phone lies on its side. */
const [HAND, LOW_HAND] = [96, 80];
const [SLOT_BLOCK, LOW_SLOT_BLOCK] = [150, 128];
/** Less height than this is a phone lying on its side. */
const LOW = 400;
/** Screens in four rows need as much. */
const LEAST_SCREENS = 196;

/** The part of a small screen with a lab: the own one, or one that is looked at. */
export function LabPart({
  w,
  h,
  scale,
  seat,
}: {
  readonly w: number;
  readonly h: number;
  readonly scale: number;
  readonly seat: number;
}) {
  const { view } = useScene();
  const player = view.players[seat];
  if (player === undefined) return null;
  const isBroad = w > 700;
  const left = isBroad ? w / 2 : w;
  const rightX = isBroad ? left + 4 : 12;
  const rightW = left - 24;
  // Purse and hand share a row where a phone lies on its side.
  const purseW = purseWidth(player) + 16;
  const isLow = !isBroad && h < LOW && w - purseW > 300;
  const handH = isLow ? LOW_HAND : HAND;
  const slotsH = isLow ? LOW_SLOT_BLOCK : SLOT_BLOCK;
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
  const screensH = isBroad ? 240 : Math.max(LEAST_SCREENS, Math.min(260, h - at - 6));
  const screensY = isBroad ? 10 : next(screensH + 10);
  const ledgerY = next(LEDGER_HEIGHT + 4);
  const missionsY = next(view.missions.length * MISSION_HEIGHT);
  const threatY = next(view.threatCard >= 0 ? MISSION_HEIGHT : 0);
  const height = Math.max(at, screensH + 20) + 8;
  return (
    <PartSvg w={w} h={height} scale={scale}>
      <Box x={4} y={4} w={w - 8} h={height - 8} r={14} fill="url(#sky-console)" stroke="var(--sky-edge)" />
      <Tank helium={player.helium} seat={seat} x={10} y={screensY} w={74} h={screensH - 2} />
      <Screens
        player={player}
        seat={seat}
        x={106}
        y={screensY + 2}
        w={left - 120}
        h={screensH}
        perRow={SLOTS.length - 1}
      />
      <Purse player={player} seat={seat} x={isLow ? w - purseW : rightX + 2} y={purseY} />
      <Hand player={player} seat={seat} x={rightX} y={handY} w={isLow ? rightW - purseW : rightW} h={handH} />
      <Slots player={player} seat={seat} x={rightX + 4} y={slotsY} w={rightW} h={slotsH} />
      <Ledger seat={seat} x={rightX} y={ledgerY} w={rightW} />
      {view.missions.map((mission, i) => (
        <Mission key={mission} mission={mission} x={rightX} y={missionsY + i * MISSION_HEIGHT} w={rightW} />
      ))}
      {view.threatCard >= 0 && <ThreatLine x={rightX} y={threatY} w={rightW} />}
    </PartSvg>
  );
}
