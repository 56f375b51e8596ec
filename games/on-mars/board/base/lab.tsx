import { IconAt, Moving, Target } from '@orrery/board';
import { DEVELOP_COST, LAB, LAB_SPACES, TECH_POINTS, TECHS } from '../../data/index.ts';
import { EffectRow } from '../art/effect.tsx';
import { AnyGood, Good } from '../art/goods.tsx';
import type { Point } from '../art/hex.ts';
import { TechTile } from '../art/tiles.tsx';
import { Type } from '../art/type.tsx';
import { at } from '../places.ts';
import type { Box } from '../sides/plate.tsx';
import { useAfter, useFacts, usePlacesOf } from '../table.tsx';
import { Label } from './label.tsx';

/** How many spaces each level has. */
const SPACES_OF: readonly number[] = [2, 3, 2, 3, 2, 1];

function Price({ level, x, y }: { readonly level: number; readonly x: number; readonly y: number }) {
  const { goods, any, crystals } = DEVELOP_COST[level];
  const signs = [...goods.map(([good]) => good), ...(any > 0 ? [-1] : []), ...(crystals > 0 ? [5] : [])];
  return signs.map((good, i) => {
    const cx = x + (i - (signs.length - 1) / 2) * 16;
    return good < 0 ? (
      <AnyGood key={good} x={cx} y={y} size={13} />
    ) : (
      <Good key={good} good={good} x={cx} y={y} size={14} />
    );
  });
}

/** The Laboratory: six levels from left to right, with the price above and the points below. */
export function Lab({ x, y, width, height, seat }: Box & { readonly seat: number }) {
  const placed = usePlacesOf(seat);
  const facts = useFacts();
  const { view, text } = facts;
  const player = view.players[seat];
  const then = useAfter()?.players[seat] ?? player;
  const each = width / SPACES_OF.length;
  const top = y + 38;
  const tall = y + height - 17 - top;
  const size = Math.min(each - 5, tall / 3 - 6);
  const middles = SPACES_OF.flatMap((count, column): Point[] =>
    Array.from({ length: count }, (_, i) => [
      x + each * (column + 0.5),
      top + tall / 2 + (i - (count - 1) / 2) * (tall / 3),
    ]),
  );
  const points = (spaces: readonly number[]): number =>
    spaces.reduce((sum, space) => sum + (space >= 0 ? TECH_POINTS[LAB[space].level] : 0), 0);
  return (
    <g>
      <Label x={x} y={y + 12}>
        {text.laboratory}
      </Label>
      <Type
        x={x + width}
        y={y + 12}
        size={13}
        weight={700}
        anchor="end"
        fill={points(then.tech) > points(player.tech) ? 'var(--om-good)' : 'var(--om-ink)'}
      >
        {`+${points(then.tech)}`}
      </Type>
      {LAB.flatMap(({ next }, space) =>
        next.map((to) => (
          <path
            key={`${space} ${to}`}
            d={`M${middles[space][0] + size / 2} ${middles[space][1]}L${middles[to][0] - size / 2} ${middles[to][1]}`}
            stroke="var(--om-line)"
            strokeWidth={2}
          />
        )),
      )}
      {SPACES_OF.map((_, column) => {
        const middle = x + each * (column + 0.5);
        return (
          <g key={middle}>
            {column === 0 ? (
              <Type x={middle} y={y + 33} size={11} fill="var(--om-ink2)" anchor="middle">
                {text.newTile}
              </Type>
            ) : (
              <Price level={column + 1} x={middle} y={y + 29} />
            )}
            <IconAt name="victory-hex" x={middle - 7} y={y + height - 8} size={13} ink="var(--om-ink2)" />
            <Type x={middle + 1} y={y + height - 3.5} weight={650} fill="var(--om-ink2)">
              {TECH_POINTS[column + 1]}
            </Type>
          </g>
        );
      })}
      {LAB.map(({ benefit }, space) => {
        const [cx, cy] = middles[space];
        const tech = player.tech.indexOf(space);
        const coming = then.tech.indexOf(space);
        const box = { x: cx - size / 2, y: cy - size / 2, width: size, height: size, rx: 7 };
        return (
          <Target key={LAB_SPACES[space]} place={placed(at.lab(LAB_SPACES[space]))} glow={<rect {...box} />}>
            <rect {...box} fill="var(--om-well)" stroke="var(--om-line)" />
            {tech < 0 && coming < 0 && benefit !== null && (
              <g opacity={0.8}>
                <EffectRow effect={benefit} x={cx} y={cy} size={size * 0.44} ink="var(--om-ink2)" />
              </g>
            )}
            {tech < 0 && coming >= 0 && (
              <TechTile tech={coming} x={box.x + 2.5} y={box.y + 2.5} size={size - 5} faint />
            )}
            {tech >= 0 && (
              <Target place={placed(at.tech(TECHS[tech]))} glow={<rect {...box} />}>
                <Moving name={`tech ${seat} ${tech}`}>
                  <TechTile
                    tech={tech}
                    x={box.x + 2.5}
                    y={box.y + 2.5}
                    size={size - 5}
                    faint={then.tech[tech] !== space}
                  />
                </Moving>
              </Target>
            )}
          </Target>
        );
      })}
    </g>
  );
}
