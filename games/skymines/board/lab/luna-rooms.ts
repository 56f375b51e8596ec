export interface Room {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

interface LunaRooms {
  readonly tank: Room;
  readonly research: Omit<Room, 'h'>;
  readonly majority: Room;
  readonly slots: Room;
  readonly purse: Pick<Room, 'x' | 'y'>;
  readonly markers: Pick<Room, 'x' | 'y'>;
  /** Cards she has acquired. */
  readonly cards: Pick<Room, 'x' | 'y'> & { readonly columns: number };
  /** What her last card did, in words; a low screen tells it beside the board alone. */
  readonly story: Omit<Room, 'h'> | null;
}

/** Room for a card told in words, action by action. */
const STORY_HEIGHT = 54;

/** Along the bottom of a wide board all of it stands side by side; narrower than this, her cards lie below the rest. */
const NARROW = 600;
export const LUNA_NARROW_HEIGHT = 440;
/** With less height than this, on a phone that lies on its side, everything is a little smaller instead. */
export const LUNA_LOW = 300;

/** Where the things of Luna's lab stand in a room of a size. */
export function roomsOf(room: Room): LunaRooms {
  if (room.w >= NARROW) return besideEachOther(room);
  return room.h < LUNA_LOW ? inLowRoom(room) : cardsBelow(room);
}

function cardsBelow({ x, y, w }: Room): LunaRooms {
  const left = x + 100;
  return {
    tank: { x: x + 8, y: y + 8, w: 74, h: 210 },
    research: { x: left, y: y + 40, w: w - 112 },
    majority: { x: left, y: y + 72, w: 80, h: 140 },
    slots: { x: x + 12, y: y + 250, w: (w - 20) / 5, h: 92 },
    purse: { x: left + 184, y: y + 84 },
    markers: { x: left + 192, y: y + 112 },
    cards: { x: left + 184, y: y + 128, columns: 2 },
    story: { x: x + 12, y: y + 362, w: w - 24 },
  };
}

function inLowRoom({ x, y, w, h }: Room): LunaRooms {
  const left = x + 104;
  const slotsX = left + 178;
  return {
    tank: { x: x + 8, y: y + 8, w: 74, h: h - 14 },
    research: { x: left, y: y + 26, w: w - 264 },
    majority: { x: left, y: y + 62, w: 80, h: 100 },
    slots: { x: slotsX, y: y + 62, w: (x + w - 4 - slotsX) / 5, h: 92 },
    purse: { x: x + w - 150, y: y + 22 },
    markers: { x: x + w - 82, y: y + 22 },
    cards: { x: left, y: y + 184, columns: 8 },
    story: null,
  };
}

function besideEachOther({ x, y, w, h }: Room): LunaRooms {
  const left = x + 100;
  const pitch = Math.min(96, (w - 100 - 330) / 5);
  const cardH = h - 96;
  const purseX = left + 226 + 5 * pitch;
  return {
    tank: { x: x + 8, y: y + 8, w: 74, h: h - 14 },
    research: { x: left, y: y + 40, w: w - 130 },
    majority: { x: left, y: y + 72, w: 92, h: cardH },
    // What she did last is told in words below her cards.
    slots: { x: left + 220, y: y + 72, w: pitch, h: cardH - STORY_HEIGHT },
    purse: { x: purseX, y: y + 84 },
    markers: { x: purseX + 8, y: y + 112 },
    cards: { x: purseX, y: y + 128, columns: 2 },
    story: { x: left + 220, y: y + h - 58, w: x + w - left - 220 },
  };
}
