import { IconAt, Moving, Target } from '@orrery/board';
import type { ReactNode } from 'react';
import {
  type BonusField,
  BUY_BACK,
  CARBON,
  EXTRA_FIELDS,
  FIRST_EXTRA_FIELD,
  type GainWord,
  TRACKS,
  type TrackBonus,
} from '../../data/index.ts';
import { NONE } from '../../rules/state.ts';
import { Box, Coin, KindIcon, Token, Txt } from '../art/basics.tsx';
import { HELIUM, MINT, POINT, ROMAN } from '../art/colours.ts';
import { fieldSpot, usePieces } from '../pieces.ts';
import { bonusPlace, fieldPlace } from '../places.ts';
import { useScene } from '../scene.ts';

/** A sign of a bonus: an icon or a word, and the room it takes. */
type Sign = readonly [width: number, draw: (x: number, y: number) => ReactNode];

const word = (said: string): Sign => [
  said.length * 7 + 2,
  (x, y) => (
    <Txt key={`${said} ${x}`} x={x} y={y + 4.2} size={11.5} bold={700}>
      {said}
    </Txt>
  ),
];
const kind = (of: number): Sign => [15, (x, y) => <KindIcon key={`kind ${of}`} kind={of} x={x + 7} y={y} size={13} />];
const icon = (name: Parameters<typeof IconAt>[0]['name'], ink = '#cfe0ff'): Sign => [
  15,
  (x, y) => <IconAt key={name} name={name} x={x + 7} y={y} size={13} ink={ink} />,
];
const coin: Sign = [13, (x, y) => <Coin key="coin" x={x + 6} y={y} size={12} />];

const helium = icon('helium', HELIUM);
const point = icon('research-point', POINT);

const GAIN_SIGNS: Readonly<Partial<Record<GainWord, Sign>>> = { rp: point, helium, coins: coin };

/** What a field of a track does, in signs. */
function fieldSigns({ effect }: BonusField): readonly Sign[] {
  switch (effect.give) {
    case 'gains':
      return effect.gains.flatMap(({ gain, n }) => [GAIN_SIGNS[gain] ?? word(gain), word(`${n}`)]);
    case 'one-of':
      return [
        ...effect.variants[0].map(({ gain }) => GAIN_SIGNS[gain] ?? word(gain)),
        word(effect.variants[0].map(({ n }) => n).join('/')),
      ];
    case 'buy-or-helium':
      return [
        icon('buy'),
        ...(effect.discount > 0 ? [word(`−${effect.discount}`)] : []),
        helium,
        word(`${effect.helium}`),
      ];
    case 'sell':
      return [effect.only === 'any' ? icon('sell') : kind(CARBON), word(`+${effect.plus}`), coin];
    case 'other-tracks':
      return [icon('any-track', '#fff'), word(effect.steps.join('·'))];
    case 'reuse':
      return [icon('sell'), icon('tick', '#fff'), word(effect.both ? `& ${BUY_BACK}` : `/ ${BUY_BACK}`), coin];
    default:
      return [];
  }
}

const EXTRA_SIGNS: ReadonlyMap<string, readonly Sign[]> = new Map(
  Object.values(EXTRA_FIELDS).flatMap((fields) => fields.map((field) => [field.id, fieldSigns(field)] as const)),
);

function signsOf(bonus: TrackBonus): readonly Sign[] {
  switch (bonus.kind) {
    case 'energy':
      return [kind(3), word(`+${bonus.plus}`)];
    case 'titanium':
      return [kind(2), word(`+${bonus.plus}`)];
    case 'markers':
      return [icon('marker', '#fff'), word(`+${bonus.plus}`)];
    case 'chemist':
      return [kind(5), icon('collector', HELIUM), word(`+${bonus.plus}`)];
    case 'discount':
      return [kind({ minerals: 1, titanium: 2, 'any-mix': 8 }[bonus.paidWith]), icon('buy'), word(`−${bonus.plus}`)];
    default:
      return EXTRA_SIGNS.get(`x-${bonus.field}`) ?? [word(bonus.field)];
  }
}

const HEAD = 33;
const widthOf = (bonus: TrackBonus): number => HEAD + 5 + signsOf(bonus).reduce((sum, [width]) => sum + width, 0);

interface BonusProps {
  readonly company: number;
  readonly level: number;
  readonly x: number;
  readonly y: number;
}

/** What a threshold gives: coins at once, and a lasting bonus or a field of its own. */
function Bonus({ company, level, x, y }: BonusProps) {
  const { view, me } = useScene();
  const pieces = usePieces();
  const { coins, bonus } = TRACKS[view.tracks[company]].thresholds[level];
  const isMine = (view.players[me]?.valid[company] ?? 0) > level;
  const field = FIRST_EXTRA_FIELD + company * 2 + level;
  const by = view.fields[field];
  const w = widthOf(bonus);
  const place = bonus.kind === 'field' ? fieldPlace(`x-${bonus.field}`) : bonusPlace(company, level + 1);
  let at = x + HEAD;
  return (
    <Target place={place} glow={<rect x={x} y={y} width={w} height="20" rx="10" />}>
      <Box
        x={x}
        y={y}
        w={w}
        h={20}
        r={10}
        fill={isMine ? '#123a33' : '#0d1328'}
        stroke={isMine ? '#7fe0b4' : '#5a6896'}
      />
      <Txt x={x + 10} y={y + 14.2} size={11.25} fill={isMine ? MINT : '#a9b5d3'} at="middle" bold={750}>
        {ROMAN[level]}
      </Txt>
      <Coin x={x + 23} y={y + 10} size={15.5} n={coins} />
      {signsOf(bonus).map(([width, draw]) => {
        const left = at;
        at += width;
        return draw(left, y + 10);
      })}
      {by !== NONE && bonus.kind === 'field' && (
        <Moving name={pieces(fieldSpot(field))}>
          <Token seat={by & 7} x={x + w - 3} y={y + 4} size={18} />
        </Moving>
      )}
    </Target>
  );
}

interface BonusesProps {
  readonly company: number;
  readonly x: number;
  readonly y: number;
  /** `x` is the right edge. */
  readonly flip: boolean;
  /** Beside each other instead of one above the other. */
  readonly inline?: boolean;
}

/** The two plates of a track. */
export function Bonuses({ company, x, y, flip, inline = false }: BonusesProps) {
  const { view } = useScene();
  const widths = TRACKS[view.tracks[company]].thresholds.map(({ bonus }) => widthOf(bonus));
  return (
    <>
      {[0, 1].map((level) => {
        const shift = inline && level === 1 ? widths[0] + 4 : 0;
        return (
          <Bonus
            key={level}
            company={company}
            level={level}
            x={flip ? x - widths[level] - shift : x + shift}
            y={y + (inline ? 0 : level * 23)}
          />
        );
      })}
    </>
  );
}

/** The room that both plates take beside each other. */
export const bonusesWidth = (track: number): number =>
  TRACKS[track].thresholds.reduce((sum, { bonus }) => sum + widthOf(bonus) + 4, -4);
