import { seatColour } from '@orrery/board';
import { CHAPTERS } from '../../data/index.ts';
import { Box, Txt } from '../art/basics.tsx';
import type { Room } from '../rooms.ts';
import { useScene } from '../scene.ts';
import { Hand } from './hand.tsx';
import { LunaLab } from './luna.tsx';
import { MISSION_HEIGHT, Mission, ThreatLine } from './missions.tsx';
import { Purse } from './purse.tsx';
import { Screens } from './screens.tsx';
import { LEDGER_HEIGHT, Ledger, SeatLine } from './seats.tsx';
import { Slots } from './slots.tsx';
import { Tank } from './tank.tsx';

/** Where the parts of a lab are. */
export interface LabRooms {
  readonly hand: Room;
  readonly verbs: Room;
  readonly panel: Room;
}

const TANK = 74;
const SLOTS_WIDTH = 460;
const PANEL = 216;

export function labRooms({ x, y, w, h }: Room): LabRooms {
  const left = x + TANK + 18 + SLOTS_WIDTH + 8;
  const panelX = x + w - PANEL - 10;
  const room = panelX - left - 12;
  return {
    hand: { x: left, y: y + 150, w: room, h: h - 160 },
    verbs: { x: left, y: y + 115, w: room, h: 32 },
    panel: { x: panelX, y: y + 82, w: PANEL, h: h - 90 },
  };
}

/** A lab as a console: tank, screens, action slots over resting rows, purse, hand, and the others in short. */
export function Lab({ room, seat }: { readonly room: Room; readonly seat: number }) {
  const { view, me } = useScene();
  const { x, y, w, h } = room;
  const rooms = labRooms(room);
  const isLuna = seat >= view.rules.humans;
  const player = view.players[seat];
  return (
    <>
      <Box x={x} y={y + 3} w={w} h={h} r={14} fill="#000" opacity={0.25} />
      <Box
        x={x}
        y={y}
        w={w}
        h={h}
        r={14}
        fill="url(#sky-console)"
        stroke={seat === me ? 'var(--sky-edge)' : seatColour(seat)}
        weight={seat === me ? 1 : 2.5}
      />
      {isLuna ? (
        <LunaLab x={x} y={y} w={w - PANEL - 20} h={h} />
      ) : (
        <>
          <Tank helium={player.helium} seat={seat} x={x + 8} y={y + 8} w={TANK} h={h - 14} />
          <Screens player={player} seat={seat} x={x + TANK + 30} y={y + 9} w={w - TANK - 42} h={66} />
          <Slots player={player} seat={seat} x={x + TANK + 18} y={y + 85} w={SLOTS_WIDTH} h={h - 92} />
          <Purse player={player} seat={seat} x={rooms.hand.x + 4} y={y + 81} />
          <Hand player={player} seat={seat} {...rooms.hand} />
        </>
      )}
      <Panel room={rooms.panel} seat={seat} />
    </>
  );
}

/** What the lines of the panel are: everybody but the seat whose lab is shown, then missions, then the threat. */
export function panelLines(players: number, seat: number, missions: number, hasThreat: boolean, height: number) {
  const others = Array.from({ length: players }, (_, player) => player).filter((player) => player !== seat);
  const below = missions * MISSION_HEIGHT + (hasThreat ? MISSION_HEIGHT : 0);
  const lineHeight = Math.max(24, Math.min(36, (height - below) / Math.max(1, others.length)));
  const used = below + others.length * lineHeight;
  const hasLedger = used + LEDGER_HEIGHT <= height;
  return { others, lineHeight, hasLedger };
}

/** Where each other seat's line is, for the buttons that open its lab. */
export function seatRooms(
  view: {
    readonly rules: { readonly players: number };
    readonly missions: readonly number[];
    readonly threatCard: number;
  },
  room: Room,
  seat: number,
): readonly (Room & { readonly player: number })[] {
  const { others, lineHeight, hasLedger } = panelLines(
    view.rules.players,
    seat,
    view.missions.length,
    view.threatCard >= 0,
    room.h,
  );
  const top = room.y + (hasLedger ? LEDGER_HEIGHT : 0);
  return others.map((player, i) => ({ player, x: room.x, y: top + i * lineHeight, w: room.w, h: lineHeight }));
}

function Panel({ room, seat }: { readonly room: Room; readonly seat: number }) {
  const { view, text } = useScene();
  const lines = seatRooms(view, room, seat);
  const { hasLedger, lineHeight } = panelLines(
    view.rules.players,
    seat,
    view.missions.length,
    view.threatCard >= 0,
    room.h,
  );
  let at = room.y + (hasLedger ? LEDGER_HEIGHT : 0) + lines.length * lineHeight;
  const next = (height: number): number => {
    const top = at;
    at += height;
    return top;
  };
  const chapter = CHAPTERS.indexOf(view.rules.chapter);
  return (
    <>
      {hasLedger && <Ledger seat={seat} x={room.x} y={room.y} w={room.w} />}
      {lines.map(({ player, ...line }) => (
        <SeatLine key={player} player={player} {...line} isShown={false} />
      ))}
      {view.missions.map((mission) => (
        <Mission key={mission} mission={mission} x={room.x} y={next(MISSION_HEIGHT)} w={room.w} />
      ))}
      {view.threatCard >= 0 && <ThreatLine x={room.x} y={next(MISSION_HEIGHT)} w={room.w} />}
      {chapter > 0 && at + 14 <= room.y + room.h && (
        <Txt x={room.x + 2} y={at + 12} fill="var(--sky-label)">
          {text.chapter(chapter)}
        </Txt>
      )}
    </>
  );
}
