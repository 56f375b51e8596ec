import { SEAT_MARKS } from '@orrery/board';

export const PICTURE = { width: 1200, height: 630 } as const;

export interface ResultPicture {
  /** Such as 'Luna Maris · 3 players'. */
  readonly over: string;
  readonly title: string;
  readonly under: string;
  readonly rows: readonly {
    readonly name: string;
    readonly points: number;
    readonly seat: number;
    readonly won: boolean;
  }[];
  readonly app: string;
  readonly host: string;
}

/** Where the board stands in the picture. */
export const CUT = { x: 520, y: 0, width: 680, height: 630 } as const;

/** So large that the places of a board are told apart, and so small that most of it is seen. */
export const ZOOM = 0.9;

const DISPLAY = '"Space Grotesk Variable", "Inter Variable", system-ui, sans-serif';
const BODY = '"Inter Variable", Inter, system-ui, sans-serif';
const INK = {
  ground: '#0b1020',
  hairline: '#2a3556',
  text: '#e8ecf6',
  muted: '#9aa6c4',
  brass: '#d9a441',
};

const seatColour = (seat: number): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--seat-dark-${seat}`).trim();

/** Text that gets smaller until it fits. */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  font: string,
  most: number,
) {
  for (let px = size; px > 14; px -= 2) {
    pen.font = font.replace('$', `${px}px`);
    if (pen.measureText(text).width <= most) break;
  }
  pen.fillText(text, x, y, most);
}

function drawMark(pen: CanvasRenderingContext2D, seat: number, x: number, y: number, size: number): void {
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / 24, size / 24);
  pen.fillStyle = seatColour(seat);
  pen.fill(new Path2D(SEAT_MARKS[seat % SEAT_MARKS.length]));
  pen.restore();
}

/** The table as a system of planets: the better the place, the nearer to the middle. */
function drawOrbits(pen: CanvasRenderingContext2D, rows: ResultPicture['rows']): void {
  const [x, y] = [910, 300];
  const glow = pen.createRadialGradient(x, y, 20, x, y, 420);
  glow.addColorStop(0, '#2a3560');
  glow.addColorStop(1, 'rgba(11, 16, 32, 0)');
  pen.fillStyle = glow;
  pen.fillRect(480, 0, 720, PICTURE.height);
  const winner = rows.find(({ won }) => won) ?? rows[0];
  const others = rows.filter((row) => row !== winner);
  for (let i = 0; i < Math.max(3, others.length); i++) {
    pen.beginPath();
    pen.ellipse(x, y, 150 + i * 46, 62 + i * 34, -0.36, 0, 2 * Math.PI);
    pen.lineWidth = i === 0 ? 2.5 : 1.5;
    pen.strokeStyle = `rgba(217, 164, 65, ${0.75 - i * 0.12})`;
    pen.stroke();
  }
  const ball = pen.createRadialGradient(x - 34, y - 38, 6, x, y, 96);
  ball.addColorStop(0, '#ffffff');
  ball.addColorStop(0.35, seatColour(winner.seat));
  ball.addColorStop(1, '#141b31');
  pen.beginPath();
  pen.arc(x, y, 84, 0, 2 * Math.PI);
  pen.fillStyle = ball;
  pen.fill();
  for (const [i, { seat }] of others.entries()) {
    const angle = 0.5 + i * 2.2;
    const along = (150 + i * 46) * Math.cos(angle);
    const across = (62 + i * 34) * Math.sin(angle);
    const [cos, sin] = [Math.cos(-0.36), Math.sin(-0.36)];
    drawMark(pen, seat, x + along * cos - across * sin, y + along * sin + across * cos, 44);
  }
}

/** Fades from the ground into what is behind it. */
function fade(pen: CanvasRenderingContext2D, from: readonly [number, number], to: readonly [number, number]): void {
  const veil = pen.createLinearGradient(...from, ...to);
  veil.addColorStop(0, INK.ground);
  veil.addColorStop(1, `${INK.ground}00`);
  pen.fillStyle = veil;
  pen.fillRect(CUT.x, CUT.y, CUT.width, CUT.height);
}

/** The board as it stood at the end, coming out of the dark. */
function drawBoard(pen: CanvasRenderingContext2D, board: CanvasImageSource): void {
  const { x, y, width, height } = CUT;
  pen.drawImage(board, x, y, width, height);
  fade(pen, [x, 0], [x + 120, 0]);
  fade(pen, [0, height], [0, height - 90]);
}

/** The sign of the house. */
function drawSign(pen: CanvasRenderingContext2D, x: number, y: number): void {
  const ring = (radius: number, alpha: number): void => {
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.strokeStyle = `rgba(217, 164, 65, ${alpha})`;
    pen.lineWidth = 1.5;
    pen.stroke();
  };
  const ball = (dx: number, dy: number, radius: number, colour: string): void => {
    pen.beginPath();
    pen.arc(x + dx, y + dy, radius, 0, 2 * Math.PI);
    pen.fillStyle = colour;
    pen.fill();
  };
  ring(14, 0.55);
  ring(9, 1);
  ball(0, 0, 4, '#f2c76b');
  ball(9, 0, 2.4, '#5fb7e5');
  ball(-7, 12, 2.2, '#e0718b');
}

/** Draws a result for sharing, in the dark colours whatever theme is on. */
export async function drawResult(
  canvas: HTMLCanvasElement,
  picture: ResultPicture,
  board: CanvasImageSource | undefined,
): Promise<void> {
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser cannot draw pictures.');
  await Promise.all([document.fonts.load(`600 72px ${DISPLAY}`), document.fonts.load(`400 26px ${BODY}`)]);
  pen.fillStyle = INK.ground;
  pen.fillRect(0, 0, PICTURE.width, PICTURE.height);
  if (board === undefined) drawOrbits(pen, picture.rows);
  else drawBoard(pen, board);
  pen.fillStyle = INK.brass;
  write(pen, picture.over, 64, 84, 26, `600 $ ${DISPLAY}`, 470);
  pen.fillStyle = INK.text;
  write(pen, picture.title, 64, 162, 72, `600 $ ${DISPLAY}`, 440);
  pen.fillStyle = INK.muted;
  write(pen, picture.under, 64, 206, 26, `400 $ ${BODY}`, 470);
  const apart = Math.min(58, 300 / picture.rows.length);
  for (const [i, { name, points, seat, won }] of picture.rows.entries()) {
    const y = 236 + (i + 0.5) * apart;
    pen.fillStyle = INK.hairline;
    pen.fillRect(64, y - apart / 2, 440, 1);
    drawMark(pen, seat, 78, y, 24);
    pen.fillStyle = INK.text;
    write(pen, name, 108, y + 9, 26, `500 $ ${BODY}`, 300);
    pen.fillStyle = won ? INK.brass : INK.text;
    pen.textAlign = 'right';
    write(pen, String(points), 504, y + 12, 36, `600 $ ${DISPLAY}`, 90);
    pen.textAlign = 'left';
  }
  drawSign(pen, 80, 574);
  pen.fillStyle = INK.text;
  write(pen, picture.app, 110, 582, 24, `600 $ ${DISPLAY}`, 200);
  const side = 110 + pen.measureText(picture.app).width + 18;
  pen.fillStyle = INK.muted;
  write(pen, picture.host, side, 582, 20, `400 $ ${BODY}`, 504 - side);
}

export const pictureOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The picture could not be made.')) : resolve(blob)),
      'image/png',
    ),
  );
