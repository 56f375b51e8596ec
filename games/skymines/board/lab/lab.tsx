import { seatColour } from '@orrery/board';
import type { SkyState } from '../../rules/state.ts';
import { Box } from '../art/basics.tsx';
import type { Room } from '../rooms.ts';
import { type Scene, useScene } from '../scene.ts';
import { hasVerbs } from '../verbs.tsx';
import { Hand } from './hand.tsx';
import { LunaLab } from './luna.tsx';
import { ChapterLine, MISSION_HEIGHT, Mission, ThreatLine } from './missions.tsx';
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
  /** Above the panel, where Luna has no screens: the way back from her lab. */
  readonly back: Room;
}

const TANK = 74;
const SLOTS_WIDTH = 460;
const PANEL = 216;

/** More cards than this lie below the panel, too, so that each can be read. */
const NARROW_HAND = 4;

/** Does the own hand spread over all of the room? Missions and threats need theirs. */
export function isSpread({ view, me }: Scene, seat: number): boolean {
  const hasRows = view.missions.length > 0 || view.threatCard >= 0 || view.rules.chapter !== 'none';
  return seat === me && !hasRows && (view.players[seat]?.hand.length ?? 0) > NARROW_HAND;
}

interface LabLook {
  readonly hasVerbs: boolean;
  readonly spread: boolean;
}

/** The hand takes the room of the buttons while there are none; a big one leaves the panel only what is above it. */
export function labRooms({ x, y, w, h }: Room, { hasVerbs, spread }: LabLook): LabRooms {
  const handY = hasVerbs || spread ? 150 : 117;
  const left = x + TANK + 18 + SLOTS_WIDTH + 8;
  const panelX = x + w - PANEL - 10;
  const room = panelX - left - 12;
  return {
    hand: { x: left, y: y + handY, w: spread ? room + 12 + PANEL : room, h: h - handY - 10 },
    verbs: { x: left, y: y + 115, w: room, h: 32 },
    back: { x: panelX, y: y + 26, w: PANEL, h: 36 },
    panel: { x: panelX, y: y + 82, w: PANEL, h: spread ? 66 : h - 90 },
  };
}

/** A lab as a console: tank, screens, action slots over resting rows, purse, hand, and the others in short. */
export function Lab({ room, seat }: { readonly room: Room; readonly seat: number }) {
  const scene = useScene();
  const { view, me } = scene;
  const { x, y, w, h } = room;
  const rooms = labRooms(room, { hasVerbs: seat !== me || hasVerbs(scene), spread: isSpread(scene, seat) });
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

/** Lines about others are at least so high, those about missions at most. */
const [LEAST_LINE, MOST_LINE, LEAST_ROW] = [22, 36, 20];

/** The panel's lines: the score by source, everybody else, then missions, the threat and the chapter. */
export function panelOf({ rules, missions, threatCard }: SkyState, room: Room, seat: number) {
  const others = Array.from({ length: rules.players }, (_, player) => player).filter((player) => player !== seat);
  const rows = missions.length + (threatCard >= 0 ? 1 : 0) + (rules.chapter === 'none' ? 0 : 1);
  const rowHeight = between(LEAST_ROW, (room.h - others.length * LEAST_LINE) / Math.max(1, rows), MISSION_HEIGHT);
  const left = room.h - rows * rowHeight;
  const lineHeight = between(LEAST_LINE, left / Math.max(1, others.length), MOST_LINE);
  const hasLedger = left - others.length * lineHeight >= LEDGER_HEIGHT;
  const top = room.y + (hasLedger ? LEDGER_HEIGHT : 0);
  const lines = others.map((player, i) => ({ player, x: room.x, y: top + i * lineHeight, w: room.w, h: lineHeight }));
  return { hasLedger, lines, rowHeight, rowsY: top + others.length * lineHeight };
}

const between = (least: number, n: number, most: number): number => Math.max(least, Math.min(most, n));

function Panel({ room, seat }: { readonly room: Room; readonly seat: number }) {
  const { view } = useScene();
  const { hasLedger, lines, rowHeight, rowsY } = panelOf(view, room, seat);
  let at = rowsY;
  const next = () => {
    const row = { x: room.x, y: at, w: room.w, h: rowHeight };
    at += rowHeight;
    return row;
  };
  return (
    <>
      {hasLedger && <Ledger seat={seat} x={room.x} y={room.y} w={room.w} />}
      {lines.map(({ player, ...line }) => (
        <SeatLine key={player} player={player} {...line} isShown={false} />
      ))}
      {view.missions.map((mission) => (
        <Mission key={mission} mission={mission} {...next()} />
      ))}
      {view.threatCard >= 0 && <ThreatLine {...next()} />}
      {view.rules.chapter !== 'none' && <ChapterLine {...next()} />}
    </>
  );
}
