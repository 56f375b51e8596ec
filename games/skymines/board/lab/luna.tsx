import { Count, IconAt, type IconName, Target } from '@orrery/board';
import { LUNA_CARDS, LUNA_RESEARCH_LAST, LUNA_RESEARCH_VALUES, type LunaAction, SLOTS } from '../../data/index.ts';
import { NONE, type SkyState } from '../../rules/state.ts';
import { Box, Coin, KindIcon, round, Token, Txt } from '../art/basics.tsx';
import { CardBack, Chip } from '../cards/card.tsx';
import { sayAction } from '../explain/luna.ts';
import { useScene } from '../scene.ts';
import { type Room, roomsOf } from './luna-rooms.ts';
import { Well } from './slots.tsx';
import { Tank } from './tank.tsx';

const ACTION_ICONS: Readonly<Record<LunaAction['do'], IconName>> = {
  coins: 'coin',
  helium: 'helium',
  research: 'research-point',
  advance: 'step',
  expand: 'energy',
  cards: 'buy',
  'share-card': 'share',
  'special-plan': 'plan',
  plan: 'plan',
  mark: 'marker',
};

/** The kinds that her left and her right majority card count. */
const MAJORITY_KINDS: readonly (readonly [number, number])[] = [
  [2, 0],
  [3, 1],
];

/** Luna's side of the table: tank and research, majority cards, and her cards at the action slots in order. */
export function LunaLab(room: Room) {
  const { view, text } = useScene();
  const { luna } = view;
  if (luna === null) return null;
  const seat = view.rules.humans;
  const { tank, research, majority, slots, purse, markers, cards, story } = roomsOf(room);
  return (
    <>
      <Tank helium={luna.helium} seat={seat} {...tank} />
      <ResearchLine {...research} />
      <Txt x={majority.x} y={majority.y - 10} fill="var(--sky-label)" bold={650}>
        {text.lunaMajority}
      </Txt>
      {luna.majority.map((card, i) => (
        <MajorityCard
          key={MAJORITY_KINDS[i].join()}
          card={card}
          side={i}
          {...majority}
          x={majority.x + i * (majority.w + 8)}
        />
      ))}
      <Txt x={slots.x} y={slots.y - 10} fill="var(--sky-label)" bold={650}>
        {text.lunaSlots}
      </Txt>
      {SLOTS.map((letter, slot) => (
        <LunaSlot key={letter} slot={slot} {...slots} x={slots.x + slot * slots.w} w={slots.w - 8} />
      ))}
      {story !== null && <LastCard {...story} />}
      <g>
        <Coin x={purse.x + 10} y={purse.y} size={22} />
        <Txt x={purse.x + 26} y={purse.y + 8} size={22} fill="var(--text)" bold={700} display>
          <Count value={luna.coins} />
        </Txt>
        {Array.from({ length: luna.markers }, (_, i) => i).map((i) => (
          <Token key={i} seat={seat} x={markers.x + i * MARKER_WIDTH} y={markers.y} size={15} />
        ))}
        {luna.cards.slice(0, 10).map((card, i) => (
          <Chip
            key={card}
            card={card}
            x={cards.x + (i % cards.columns) * CHIP_WIDTH}
            y={cards.y + Math.floor(i / cards.columns) * 18}
            w={CHIP_WIDTH - 2}
            h={17}
          />
        ))}
      </g>
    </>
  );
}

const [CHIP_WIDTH, MARKER_WIDTH] = [50, 16];

/** About as wide is a letter of the story, and the letter of the slot before it. */
const [LETTER, STORY_INDENT] = [6.5, 16];

/** Words in lines of so many letters at most. */
function brokenInto(said: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of said.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= most) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** The card she used last: what it made her do, and by what she chose. */
function LastCard({ x, y, w }: Omit<Room, 'h'>) {
  const { view, text } = useScene();
  const { luna } = view;
  if (luna === null) return null;
  const slot = lastUsed(luna);
  const row = LUNA_CARDS[luna.slots[slot] ?? NONE];
  if (row === undefined) return null;
  const most = Math.floor((w - STORY_INDENT) / LETTER);
  const lines = row.actions.flatMap((action) => brokenInto(sayAction(text, action), most));
  return (
    <>
      <Txt x={x} y={y + 12} size={12.5} fill="var(--text)" bold={750}>
        {SLOTS[slot]}
      </Txt>
      {lines.map((line, i) => (
        <Txt key={line} x={x + STORY_INDENT} y={y + 12 + i * 16} size={12.5} fill="var(--text)" bold={550}>
          {line}
        </Txt>
      ))}
    </>
  );
}

/** The slot whose card she used last in this round; -1 while there is none. */
export const lastUsed = ({ slots, used }: NonNullable<SkyState['luna']>): number =>
  slots.findLastIndex((card, slot) => card !== NONE && ((used >> slot) & 1) === 1);

/** How far her research has come, and what it is worth on the way. */
function ResearchLine({ x, y, w }: Omit<Room, 'h'>) {
  const { view } = useScene();
  const research = view.luna?.research ?? 0;
  const at = (n: number): number => x + 10 + (n / LUNA_RESEARCH_LAST) * (w - 20);
  return (
    <g>
      <path d={`M${round(at(0))} ${y}H${round(at(LUNA_RESEARCH_LAST))}`} stroke="var(--hairline)" strokeWidth="4" />
      <path d={`M${round(at(0))} ${y}H${round(at(research))}`} stroke="#7fe0d0" strokeWidth="4" />
      {LUNA_RESEARCH_VALUES.map(([reached, value]) => (
        <g key={reached}>
          <Box
            x={at(reached) - 14}
            y={y - 9}
            w={28}
            h={18}
            r={9}
            fill={research >= reached ? '#0f4a4a' : 'var(--sky-well)'}
            stroke={research >= reached ? '#7fe0d0' : 'var(--sky-edge)'}
          />
          <Txt
            x={at(reached)}
            y={y + 4}
            fill={research >= reached ? '#fff' : 'var(--sky-label)'}
            at="middle"
            bold={700}
          >
            {value}
          </Txt>
        </g>
      ))}
      <Token seat={view.rules.humans} x={at(research)} y={y - 14} size={19} />
    </g>
  );
}

/** One of the two cards by which she counts at the majority docks. */
export function MajorityCard({ card, side, x, y, w, h }: Room & { readonly card: number; readonly side: number }) {
  const { text } = useScene();
  const row = LUNA_CARDS[card];
  const left = x + (w < 92 ? 18 : 24);
  return (
    <Target place={`luna-majority ${side + 1}`}>
      {row === undefined ? (
        card === NONE ? (
          <Well x={x} y={y} w={w} h={h} />
        ) : (
          <CardBack x={x} y={y} w={w} h={h} />
        )
      ) : (
        <>
          <Box x={x} y={y} w={w} h={h} r={8} fill="url(#sky-plate)" stroke="#8fa0cc" />
          {MAJORITY_KINDS[side].map((kind, i) => (
            <g key={kind}>
              <KindIcon kind={kind} x={left} y={y + 28 + i * 34} size={24} />
              <Txt x={left + 16} y={y + 36 + i * 34} size={22} bold={700} display>
                {i === 0 ? row.left : row.right}
              </Txt>
            </g>
          ))}
          {Array.from({ length: row.scientists }, (_, i) => i).map((i) => (
            <KindIcon key={i} kind={4} x={x + w - 14} y={y + 26 + i * 26} size={20} />
          ))}
          {row.reveal !== null && (
            <Txt x={x + w / 2} y={y + h - 12} fill="#cdd6ee" at="middle">
              {`${row.reveal.do === 'helium' ? text.helium : text.research} +${row.reveal.n}`}
            </Txt>
          )}
        </>
      )}
    </Target>
  );
}

function LunaSlot({ slot, x, y, w, h }: Room & { readonly slot: number }) {
  const { view } = useScene();
  const { luna } = view;
  if (luna === null) return null;
  const card = luna.slots[slot];
  const isUsed = ((luna.used >> slot) & 1) === 1;
  const next = luna.slots.findIndex((each, i) => each !== NONE && ((luna.used >> i) & 1) === 0);
  const row = LUNA_CARDS[card];
  const left = x + (w < 56 ? 12 : 18);
  return (
    <Target place={`luna-slot ${SLOTS[slot]}`}>
      {card === NONE && <Well x={x} y={y} w={w} h={h} />}
      {card !== NONE && (!isUsed || row === undefined) && (
        <>
          <CardBack x={x} y={y} w={w} h={h} />
          {slot === next && !luna.left && (
            <Box x={x - 2} y={y - 2} w={w + 4} h={h + 4} r={8} stroke="var(--sky-helium)" weight={2} />
          )}
        </>
      )}
      {card !== NONE && isUsed && row !== undefined && (
        <>
          <Box x={x} y={y} w={w} h={h} r={7} fill="url(#sky-plate)" stroke="#4a5887" />
          {row.actions.map((action, i) => (
            <g key={action.do}>
              <IconAt name={ACTION_ICONS[action.do]} x={left} y={y + 22 + i * 30} size={20} ink="#cfe0ff" />
              {'n' in action && (
                <Txt x={left + 16} y={y + 28 + i * 30} size={16} bold={700} display>
                  {action.n}
                </Txt>
              )}
            </g>
          ))}
        </>
      )}
      <Txt x={x + w / 2} y={y + h + 13} size={11.5} fill="var(--text)" at="middle" bold={800}>
        {SLOTS[slot]}
      </Txt>
    </Target>
  );
}
