import { IconAt, type IconName, seatColour, Target } from '@orrery/board';
import { SOLO_CARDS } from '../../data/index.ts';
import { advancedCount } from '../../rules/lss.ts';
import { requirements } from '../../rules/scoring.ts';
import { sideOf } from '../../rules/state.ts';
import { Good } from '../art/goods.tsx';
import { Model } from '../art/models.tsx';
import { Piece } from '../art/pieces.tsx';
import { linesOf, Type } from '../art/type.tsx';
import { Label } from '../base/label.tsx';
import { at } from '../places.ts';
import { MISSION_ICONS } from '../sides/icons.ts';
import type { Box } from '../sides/plate.tsx';
import { useFacts } from '../table.tsx';
import { useReasons } from './reasons.ts';

/** [side][number on the card] -> what he does. */
const DOES: readonly (readonly IconName[])[] = [
  ['blueprint', 'learn', 'develop'],
  ['construct', 'upgrade', 'hire'],
];

/** The face of the card Lacerda turned up last: its Mission, what he did, and whether he travels with the Shuttle. */
export function CardFace({ x, y, width, height }: Box) {
  const { view, text } = useFacts();
  const card = SOLO_CARDS[view.soloCard];
  const middle = x + width / 2;
  const ink = '#dbe8ff';
  if (card === undefined)
    return (
      <g>
        <rect x={x} y={y} width={width} height={height} rx={9} fill="url(#om-cold)" stroke="#7fb9ee" />
        <IconAt name="secret" x={middle} y={y + height / 2} size={34} ink={ink} />
      </g>
    );
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx={9} fill="url(#om-cold)" stroke="#7fb9ee" />
      <circle cx={x + 17} cy={y + 17} r={11} fill="#0d1730" stroke="#7fb9ee" />
      <Type x={x + 17} y={y + 21.5} size={13} weight={700} fill={ink} anchor="middle" display>
        {'ABC'[card.mission]}
      </Type>
      <IconAt name={MISSION_ICONS[view.missions[card.mission]]} x={x + width - 18} y={y + 17} size={18} ink={ink} />
      <IconAt
        name={DOES[sideOf(view.players[1])][card.action - 1]}
        x={middle}
        y={y + 2 + height / 2}
        size={40}
        ink="#ffe7b3"
      />
      <rect x={x + 6} y={y + height - 28} width={width - 12} height={22} rx={6} fill="#0d1730" />
      <Type
        x={middle}
        y={y + height - 13}
        weight={650}
        fill={card.travels ? '#9ff0c0' : '#ffb0b8'}
        anchor="middle"
        most={width - 18}
      >
        {card.travels ? text.travels : text.stays}
      </Type>
    </g>
  );
}

/** The card with its name above, and how many are left below. */
export function SoloCard({ x, y, width, height }: Box) {
  const { view, text } = useFacts();
  return (
    <Target place={at.solo}>
      <Label x={x} y={y + 12}>
        {text.soloCard}
      </Label>
      <CardFace x={x} y={y + 20} width={width} height={height - 40} />
      <Type x={x} y={y + height - 4} size={11.5} fill="var(--om-ink2)" most={width}>
        {text.soloDeck(view.soloDeck.length, view.pass)}
      </Type>
    </Target>
  );
}

const STEP = 15;

/** Why he did what he did, step by step, as far as there is room; the log has the rest. */
export function Reasons({ x, y, width, height }: Box) {
  const { text } = useFacts();
  const lines = useReasons().flatMap(({ key, words }) =>
    linesOf(words, 11.5, width - 12).map((line, i) => ({ key: `${key} ${i}`, line, isFirst: i === 0 })),
  );
  const most = Math.floor((height - 22) / STEP);
  return (
    <Target place={at.reasons}>
      <rect x={x} y={y} width={width} height={height} fill="transparent" />
      <Label x={x} y={y + 12}>
        {text.why}
      </Label>
      {lines.slice(0, most).map(({ key, line, isFirst }, i) => {
        const base = y + 32 + i * STEP;
        const isCut = i === most - 1 && lines.length > most;
        return (
          <g key={key}>
            {isFirst && <circle cx={x + 3} cy={base - 4} r={2.2} fill={seatColour(1)} />}
            <Type x={x + 12} y={base} size={11.5} most={width - 12}>
              {isCut ? `${line} …` : line}
            </Type>
          </g>
        );
      })}
    </Target>
  );
}

export const HAS_WIDTH = 230;
/** What Lacerda has, in a row of signs that ends at x. */
export function LacerdaHas({ x, y }: { readonly x: number; readonly y: number }) {
  const { view } = useFacts();
  const player = view.players[1];
  const rows = [
    { name: 'shelter', n: player.shelters, sign: <Model type={5} x={0} y={0} r={11} seat={1} /> },
    { name: 'marker', n: advancedCount(view, 1), sign: <Piece kind="marker" seat={1} x={0} y={0} size={18} /> },
    { name: 'crystal', n: player.crystals, sign: <Good good={5} x={0} y={0} size={18} /> },
    { name: 'ship', n: player.hangar, sign: <Piece kind="ship" seat={1} x={0} y={0} size={22} /> },
    { name: 'bot', n: view.lacerdaBots, sign: <Piece kind="bot" seat={1} x={0} y={0} size={20} /> },
  ];
  const step = HAS_WIDTH / rows.length;
  return rows.map(({ name, n, sign }, i) => {
    const left = x - HAS_WIDTH + i * step;
    return (
      <g key={name}>
        <g transform={`translate(${left + 12} ${y})`}>{sign}</g>
        <Type x={left + 26} y={y + 5} size={14} weight={700} display>
          {n}
        </Type>
      </g>
    );
  });
}

/** What has to be reached against him: have and need. */
export function SoloGoal({ x, y, width, height }: Box) {
  const { view, text } = useFacts();
  const rows = requirements(view);
  const step = Math.min(20, (height - 20) / rows.length);
  return (
    <Target place={at.wanted}>
      <rect x={x} y={y} width={width} height={height} fill="transparent" />
      <Type x={x} y={y + 12} weight={650} most={width}>
        {text.game.names.soloGoals[view.rules.soloGoal]}
      </Type>
      {rows.map(({ what, have, needed }, i) => {
        const line = y + 34 + i * step;
        const isMet = have >= needed;
        return (
          <g key={what}>
            {isMet ? (
              <IconAt name="tick" x={x + 7} y={line - 4} size={14} ink="var(--om-good)" />
            ) : (
              <circle cx={x + 7} cy={line - 4} r={4.5} fill="none" stroke="var(--om-ink2)" strokeWidth={1.5} />
            )}
            <Type x={x + 20} y={line} fill={isMet ? 'var(--om-ink)' : 'var(--om-ink2)'} most={width - 74}>
              {text.game.names.requirements[what]}
            </Type>
            <Type x={x + width} y={line} weight={700} anchor="end">
              {`${have} / ${needed}`.replace('-', '−')}
            </Type>
          </g>
        );
      })}
    </Target>
  );
}
