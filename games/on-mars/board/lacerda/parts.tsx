import { IconAt, type IconName, Target } from '@orrery/board';
import { SOLO_CARDS } from '../../data/index.ts';
import { advancedCount } from '../../rules/lss.ts';
import { requirements } from '../../rules/scoring.ts';
import { sideOf } from '../../rules/state.ts';
import { Good } from '../art/goods.tsx';
import { Model } from '../art/models.tsx';
import { Piece } from '../art/pieces.tsx';
import { Type } from '../art/type.tsx';
import { at } from '../places.ts';
import { MISSION_ICONS } from '../sides/icons.ts';
import type { Box } from '../sides/plate.tsx';
import { useFacts } from '../table.tsx';
import { Label } from './label.tsx';

/** [side][number on the card] -> what he does. */
const DOES: readonly (readonly IconName[])[] = [
  ['blueprint', 'learn', 'develop'],
  ['construct', 'upgrade', 'hire'],
];

/** The card Lacerda turned up last: its Mission, what he did, and whether he travels with the Shuttle. */
export function SoloCard({ x, y, width, height }: Box) {
  const { view, text } = useFacts();
  const card = SOLO_CARDS[view.soloCard];
  const middle = x + width / 2;
  const tall = height - 40;
  const ink = '#dbe8ff';
  return (
    <Target place={at.solo}>
      <Label x={x} y={y + 12}>
        {text.soloCard}
      </Label>
      <rect x={x} y={y + 20} width={width} height={tall} rx={9} fill="url(#om-cold)" stroke="#7fb9ee" />
      {card === undefined ? (
        <IconAt name="secret" x={middle} y={y + 20 + tall / 2} size={34} ink={ink} />
      ) : (
        <>
          <circle cx={x + 17} cy={y + 37} r={11} fill="#0d1730" stroke="#7fb9ee" />
          <Type x={x + 17} y={y + 41.5} size={13} weight={700} fill={ink} anchor="middle" display>
            {'ABC'[card.mission]}
          </Type>
          <IconAt name={MISSION_ICONS[view.missions[card.mission]]} x={x + width - 18} y={y + 37} size={18} ink={ink} />
          <IconAt
            name={DOES[sideOf(view.players[1])][card.action - 1]}
            x={middle}
            y={y + 22 + tall / 2}
            size={40}
            ink="#ffe7b3"
          />
          <rect x={x + 8} y={y + tall - 10} width={width - 16} height={22} rx={6} fill="#0d1730" />
          <Type
            x={middle}
            y={y + tall + 5}
            weight={650}
            fill={card.travels ? '#9ff0c0' : '#ffb0b8'}
            anchor="middle"
            most={width - 22}
          >
            {card.travels ? text.travels : text.stays}
          </Type>
        </>
      )}
      <Type x={x} y={y + height - 4} size={11.5} fill="var(--om-ink2)" most={width}>
        {text.soloDeck(view.soloDeck.length, view.pass)}
      </Type>
    </Target>
  );
}

/** What Lacerda has, in a column of signs. */
export function LacerdaHas({ x, y, width, height }: Box) {
  const { view } = useFacts();
  const player = view.players[1];
  const rows = [
    { name: 'shelter', n: player.shelters, sign: <Model type={5} x={0} y={0} r={11} seat={1} /> },
    { name: 'marker', n: advancedCount(view, 1), sign: <Piece kind="marker" seat={1} x={0} y={0} size={18} /> },
    { name: 'crystal', n: player.crystals, sign: <Good good={5} x={0} y={0} size={18} /> },
    { name: 'ship', n: player.hangar, sign: <Piece kind="ship" seat={1} x={0} y={0} size={22} /> },
    { name: 'bot', n: view.lacerdaBots, sign: <Piece kind="bot" seat={1} x={0} y={0} size={20} /> },
  ];
  const step = (height - 20) / rows.length;
  return (
    <g>
      {rows.map(({ name, n, sign }, i) => (
        <g key={name}>
          <g transform={`translate(${x + 14} ${y + 24 + (i + 0.3) * step})`}>{sign}</g>
          <Type x={x + width - 4} y={y + 29 + (i + 0.3) * step} size={16} weight={700} anchor="end" display>
            {n}
          </Type>
        </g>
      ))}
    </g>
  );
}

/** What has to be reached against him: have and need. */
export function SoloGoal({ x, y, width, height }: Box) {
  const { view, text } = useFacts();
  const rows = requirements(view);
  const step = Math.min(22, (height - 24) / rows.length);
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
