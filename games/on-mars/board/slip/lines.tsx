import { IconAt, type IconName, MarkAt } from '@orrery/board';
import { notation } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { GOODS, LSS_BENEFIT, TECHS } from '../../data/index.ts';
import type { OmChoice } from '../../rules/state.ts';
import { levelOf } from '../../rules/technology.ts';
import { EffectRow, effectWidth } from '../art/effect.tsx';
import { Good } from '../art/goods.tsx';
import { Piece } from '../art/pieces.tsx';
import { TechTile } from '../art/tiles.tsx';
import { Type, widthOf } from '../art/type.tsx';
import { at } from '../places.ts';
import { pressesOf } from '../presses.ts';
import { type Facts, nameOf, seatOf } from '../table.tsx';

/** A sign or a word on a line of the slip, with the room it takes. */
export interface Bit {
  readonly width: number;
  /** Draws it from its left edge, on the middle line. */
  readonly draw: (x: number, y: number) => ReactNode;
}

export interface Line {
  readonly place: string;
  readonly option: OmChoice;
  readonly bits: readonly Bit[];
}

const SIZE = 17;
const word = (text: string): Bit => ({
  width: widthOf(text, 13, 650) + 1,
  draw: (x, y) => (
    <Type x={x} y={y + 4.6} size={13} weight={650} fill="var(--om-slip-ink)">
      {text}
    </Type>
  ),
});
const icon = (name: IconName): Bit => ({
  width: SIZE,
  draw: (x, y) => <IconAt name={name} x={x + SIZE / 2} y={y} size={SIZE} ink="var(--om-slip-ink)" />,
});
const good = (which: number): Bit => ({
  width: SIZE,
  draw: (x, y) => <Good good={which} x={x + SIZE / 2} y={y} size={SIZE} />,
});
const piece = (kind: 'colonist' | 'bot' | 'rover', seat: number): Bit => ({
  width: SIZE + 3,
  draw: (x, y) => <Piece kind={kind} seat={seat} x={x + SIZE / 2 + 1} y={y} size={SIZE + 3} />,
});
const CRYSTAL = 5;

function payment(option: OmChoice & { readonly do: 'pay' }, seat: number): Bit[] {
  const bits: Bit[] = [];
  for (const [i, name] of GOODS.entries()) {
    const n = Number(option[name] ?? 0) + (i === CRYSTAL ? Number(option.crystals ?? 0) : 0);
    if (n > 0) bits.push(word(String(n)), good(i));
  }
  const colonists = Number(option.colonists ?? 0);
  if (colonists > 0) bits.push(word(String(colonists)), piece('colonist', seat));
  return bits;
}

/** The Tech tile, whose it is, its level and the Colonists that help. */
function techUse(option: OmChoice & { readonly do: 'use' }, facts: Facts): Bit[] {
  const tech = TECHS.indexOf(option.tech);
  const level = levelOf(facts.view.players[option.owner], tech);
  const tile: Bit = { width: 22, draw: (x, y) => <TechTile tech={tech} x={x} y={y - 11} size={22} /> };
  const mark: Bit = { width: 15, draw: (x, y) => <MarkAt seat={option.owner} x={x + 7} y={y} size={14} /> };
  const owner = option.owner === seatOf(facts) ? facts.text.own : nameOf(facts, option.owner);
  const help = option.boost > 0 ? [word(`+${option.boost}`), piece('colonist', seatOf(facts))] : [];
  return [tile, mark, word(owner), icon('level'), word(String(level)), ...help];
}

function bitsOf(option: OmChoice, facts: Facts): Bit[] {
  const { text, view, words } = facts;
  const seat = seatOf(facts);
  switch (option.do) {
    case 'pay': {
      const bits = payment(option, seat);
      return [word(text.pay), ...(bits.length > 0 ? bits : [word('0')])];
    }
    case 'use':
      return techUse(option, facts);
    case 'lss': {
      const effect = LSS_BENEFIT[option.benefit];
      const width = effectWidth(effect, SIZE);
      const sign: Bit = {
        width,
        draw: (x, y) => <EffectRow effect={effect} x={x + width / 2} y={y} size={SIZE} ink="var(--om-slip-ink)" />,
      };
      return [sign, word(text.lss[option.benefit])];
    }
    case 'extend':
      return [good(CRYSTAL), icon('next'), piece(option.piece, seat), word('+1')];
    case 'leave':
      return [good(CRYSTAL), icon('lost'), word(text.leave)];
    case 'boost':
      return [piece('colonist', seat), word(text.boost)];
    case 'keep':
      return [good(4), word(words.choice(option, view, seat))];
    case 'end':
      return [icon('pass'), word(words.choice(option, view, seat))];
    case 'stay':
      return [icon('lock'), word(words.choice(option, view, seat))];
    default:
      return [icon('tick'), word(words.choice(option, view, seat))];
  }
}

/** What can be chosen now and has no place of its own on the board. */
export function linesOfSlip(facts: Facts): Line[] {
  const { options, view, viewer } = facts;
  if (viewer === null) return [];
  return options.flatMap((option): Line[] => {
    const place = at.slip(notation(option));
    return pressesOf(option, view, viewer)[0] === place ? [{ place, option, bits: bitsOf(option, facts) }] : [];
  });
}

const GAP = 5;
const ENDS = 11;
export const lineWidth = ({ bits }: Line): number =>
  bits.reduce((sum, { width }) => sum + width + GAP, 0) - GAP + 2 * ENDS;

export function drawBits(bits: readonly Bit[], x: number, y: number): ReactNode[] {
  let left = x + ENDS;
  return bits.map(({ width, draw }) => {
    const from = left;
    left += width + GAP;
    return <g key={from}>{draw(from, y)}</g>;
  });
}
