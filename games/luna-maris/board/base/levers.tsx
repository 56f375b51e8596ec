import { Target, useOfBoard } from '@orrery/board';
import { ADV_POWER, type Exchange, POWER, POWER_OPTIONS } from '../../data/index.ts';
import { isAdvanced } from '../../rules/action.ts';
import { at, type Drawn, g, icon, line, rect, text } from '../art/pen.ts';
import { effect } from '../art/signs.ts';
import { places } from '../places.ts';
import { donePlace } from '../presses.ts';
import { bits } from '../reading.ts';
import { ownSeat, type Scene } from '../scene.ts';

export const LEVER_W = 104;
export const LEVER_H = 28;

interface Lever {
  readonly place: string;
  readonly draw: Drawn;
}

const caption = (words: string, most = LEVER_W - 36): Drawn =>
  text(30, 18.5, 12.5, words, { weight: 650, fill: 'var(--chip-ink)', most });

function exchange({ cost, gain }: Exchange): Drawn {
  const paid = effect(cost, 10, { ink: '#fff2d2', plus: '' });
  const got = effect(gain, 10, { ink: '#fff2d2', plus: '' });
  const x = (LEVER_W - paid.width - got.width - 12) / 2;
  return [
    at(x, 9, paid.drawn),
    icon('next', x + paid.width + 1, 9, 10, '#f2c76b'),
    at(x + paid.width + 12, 9, got.drawn),
  ];
}

/** Choices that have no thing of their own on the board: feeding, being done, the two ways of the power plant. */
function leversOf(scene: Scene, withSupper: boolean): Lever[] {
  const { view, options, text: t } = scene;
  const seat = ownSeat(scene);
  const found: Lever[] = [];
  for (const option of options) {
    if (option.do === 'power') {
      const row = (isAdvanced(view, POWER) ? ADV_POWER : POWER_OPTIONS)[option.option - 1];
      found.push({ place: places.power(option.option), draw: exchange(row) });
    } else if (option.do === 'feed' && withSupper) {
      const p = view.players[seat];
      const draw = [
        icon('nutrition', 7, 5, 18, '#f2c76b'),
        caption(t.feed, LEVER_W - 50),
        text(LEVER_W - 8, 18.5, 11.5, `${bits(p.rest).length}`, { anchor: 'end', weight: 700, fill: '#9bd66f' }),
      ];
      found.push({ place: places.supper, draw });
    } else if (option.do === 'end' || option.do === 'enough') {
      const draw = [icon('tick', 7, 5, 18, '#f2c76b'), caption(option.do === 'end' ? t.done : t.enough)];
      found.push({ place: donePlace(view, seat), draw });
    }
  }
  return found;
}

/** A column of levers that hang in the rock below the power plant; on a phone they are a row. */
export function Levers({
  scene,
  row = false,
  withSupper = true,
}: {
  readonly scene: Scene;
  readonly row?: boolean;
  readonly withSupper?: boolean;
}) {
  const levers = leversOf(scene, withSupper);
  const held = useOfBoard((store) => store.held().length > 0);
  const step = row ? LEVER_W + 8 : LEVER_H + 5;
  return levers.map(({ place, draw }, i) => (
    <Target
      key={place}
      place={place}
      transform={row ? `translate(${i * step} 0)` : `translate(0 ${i * step})`}
      glow={<rect width={LEVER_W} height={LEVER_H} rx="9" />}
    >
      {rect(0, 2, LEVER_W, LEVER_H, 9, 'rgb(0 0 0/55%)')}
      {rect(0, 0, LEVER_W, LEVER_H, 9, held ? '#1a2136' : '#2a2410')}
      {line(`M8 1.5h${LEVER_W - 16}`, 'rgb(255 255 255/25%)', 1)}
      {g(draw)}
    </Target>
  ));
}

export const hasLevers = (scene: Scene): boolean =>
  scene.options.some(({ do: verb }) => verb === 'power' || verb === 'end' || verb === 'enough');
