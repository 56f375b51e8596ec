import { Moving, seatColourOnDark, Target, usePreview } from '@orrery/board';
import { memo, useLayoutEffect, useRef } from 'react';
import { FIELDS, NEIGHBOURS, PROBE_SLOTS } from '../../data/index.ts';
import type { LunaState } from '../../rules/state.ts';
import { ore, probe } from '../art/figures.ts';
import { at, circle, type Drawn, ellipse, g, group, hexagon, line, noise, path, r, range } from '../art/pen.ts';
import { places } from '../places.ts';
import { bits, ownerOf } from '../reading.ts';
import type { Scene } from '../scene.ts';

export const HEX = 23.2;
const W = HEX * Math.sqrt(3);
const at2 = FIELDS.map(({ q, r: row }) => [r((q + row / 2) * W), r(row * HEX * 1.5)] as const);

function ground(i: number): Drawn {
  const [x, y] = at2[i];
  const kind = FIELDS[i].ore;
  const n = noise(i + 3);
  return [
    path(hexagon(x, y + 2, HEX - 1), 'rgb(0 0 0/55%)'),
    path(hexagon(x, y, HEX - 1.2), `url(#lm-hex-${kind})`, { stroke: '#0b0e1a', strokeWidth: 1.2 }),
    range(4).map(() =>
      circle(
        x + (n() - 0.5) * HEX * 1.2,
        y + (n() - 0.5) * HEX * 1.2,
        1 + n() * 1.6,
        kind === 'titanium' ? 'rgb(230 242 255/45%)' : 'rgb(60 20 8/40%)',
      ),
    ),
    line(
      `M${r(x - HEX * 0.8)} ${r(y - HEX * 0.42)}L${x} ${r(y - HEX * 0.88)}L${r(x + HEX * 0.8)} ${r(y - HEX * 0.42)}`,
      'rgb(255 255 255/35%)',
      1,
    ),
  ];
}

const Crater = memo(function Crater() {
  return g(
    ellipse(0, 5, W * 2.72, HEX * 4.55, 'rgb(0 0 0/35%)'),
    ellipse(0, 0, W * 2.7, HEX * 4.5, 'url(#lm-basin)', { stroke: 'var(--boulder-lit)', strokeWidth: 1.5 }),
    ellipse(0, 0, W * 2.58, HEX * 4.28, 'none', { stroke: 'rgb(0 0 0/35%)', strokeWidth: 2 }),
    FIELDS.map((_, i) => ground(i)),
  );
});

/** Lines between neighbouring probes of one player: a group is seen at once. */
function links(view: LunaState): Drawn {
  return view.players.map((p, seat) =>
    bits(p.fields).flatMap((from) =>
      bits(NEIGHBOURS[from] & p.fields)
        .filter((to) => to > from)
        .map((to) => {
          const d = `M${at2[from].join(' ')}L${at2[to].join(' ')}`;
          return [line(d, '#0d1120', 5), line(d, seatColourOnDark(seat), 2.6)];
        }),
    ),
  );
}

/** The mine: nineteen hexagons in a crater around 0,0, with everybody's probes. */
export function Mine({ scene: { view } }: { readonly scene: Scene }) {
  const after = usePreview()?.after as LunaState | undefined;
  const before = useRef(view);
  useLayoutEffect(() => {
    before.current = view;
  }, [view]);
  /** A probe that was not there before comes out of its locker. */
  const cameOut = (seat: number, field: number): { from?: string } =>
    (before.current.players[seat].fields & (1 << field)) === 0
      ? { from: `slot ${seat} ${PROBE_SLOTS - view.players[seat].probes - 1}` }
      : {};
  return (
    <>
      <Crater />
      {g(links(view))}
      {FIELDS.map((field, i) => {
        const [x, y] = at2[i];
        const owner = ownerOf(view, i);
        const coming = owner < 0 && after !== undefined ? ownerOf(after, i) : -1;
        return (
          <Target key={field.id} place={places.hex(field.id)} glow={<path d={hexagon(x, y, HEX - 1.8)} />}>
            <path d={hexagon(x, y, HEX - 1.2)} fill="transparent" />
            {owner >= 0 ? (
              <>
                <g transform={`translate(${x} ${y + 10})`}>
                  <Moving name={`probe ${field.id}`} {...cameOut(owner, i)}>
                    {g(probe(owner))}
                  </Moving>
                </g>
                {at(x + HEX * 0.52, y + HEX * 0.42, ore(field.ore, i + 1, 0.5))}
              </>
            ) : (
              group({ opacity: 0.85 }, at(x, y + 1, ore(field.ore, i + 1, field.ore === 'titanium' ? 0.92 : 0.82)))
            )}
            {coming >= 0 && group({ opacity: 0.6 }, at(x, y + 10, probe(coming)))}
          </Target>
        );
      })}
    </>
  );
}
