import { MarkAt, seatColourOnDark, Target } from '@orrery/board';
import type { ReactNode } from 'react';
import { BLUEPRINTS, CONTRACTS, SCIENTISTS, TASKS } from '../../../data/index.ts';
import { HIDDEN, type OnMarsState } from '../../../rules/state.ts';
import { widthOf } from '../../art/type.tsx';
import { at } from '../../places.ts';
import { OwnedCard } from '../../sides/cards.tsx';
import type { Box } from '../../sides/plate.tsx';
import { type Facts, useFacts, usePlacesOf } from '../../table.tsx';
import { Label } from '../label.tsx';
import { ContractCard, FirstCard, GoalCard, ScientistCard, TaskCard } from './faces.tsx';

interface Section {
  readonly name: string;
  readonly width: number;
  readonly cards: readonly { readonly key: string; readonly place: string; readonly draw: (box: Box) => ReactNode }[];
}

const GAP = 4;
const BETWEEN = 8;

/** Cards of others that the viewer's Scientists could use now: they lie on the own base, too. */
function guestsOf({ options, view, viewer }: Facts, seat: number): number[] {
  if (seat !== viewer) return [];
  return BLUEPRINTS.flatMap(({ id }, card) =>
    view.cardOwner[card] !== seat && options.some((each) => each.do === 'advanced' && each.card === id) ? [card] : [],
  );
}

function Blueprint({ card, view, ...box }: Box & { readonly card: number; readonly view: OnMarsState }) {
  const on = view.scientistOn.indexOf(card);
  return (
    <OwnedCard
      {...box}
      card={card}
      owner={view.cardOwner[card]}
      isUsed={view.cardAt[card] >= 0}
      scientist={on < 0 ? -1 : view.scientistOwner[on]}
    />
  );
}

function sectionsOf(facts: Facts, seat: number, room: number, placed: (place: string) => string): Section[] {
  const { view, text } = facts;
  const player = view.players[seat];
  const owned = (owners: readonly number[]): number[] => owners.flatMap((owner, i) => (owner === seat ? [i] : []));
  const blueprints = owned(view.cardOwner);
  const guests = guestsOf(facts, seat);
  const scientists = owned(view.scientistOwner);
  const contracts = owned(view.contractOwner);
  const goals = [
    ...player.goals.map((goal) => ({ goal, isDone: false })),
    ...(player.goal >= 0 ? [{ goal: player.goal, isDone: true }] : []),
  ];
  const tasks = [...player.bCards];
  const small =
    scientists.length * (40 + GAP) +
    (contracts.length + goals.length + tasks.length + (player.aCard === -1 ? 0 : 1)) * (48 + GAP);
  const kinds =
    [blueprints, guests, scientists, contracts, goals, tasks].filter((list) => list.length > 0).length +
    (player.aCard === -1 ? 0 : 1);
  const papers = blueprints.length + guests.length;
  const tight = small + (kinds - 1) * BETWEEN + papers * (44 + GAP) > room ? 0.82 : 1;
  const left = room - small * tight - (kinds - 1) * BETWEEN;
  const paper = Math.max(36, Math.min(84, left / Math.max(1, papers) - GAP));
  const sections: Section[] = [
    {
      name: text.guests,
      width: paper,
      cards: guests.map((card) => ({
        key: `guest ${card}`,
        place: at.card(BLUEPRINTS[card].id),
        draw: (box) => (
          <>
            <Blueprint {...box} card={card} view={view} />
            <OwnerMark x={box.x + box.width - 4} y={box.y + 4} seat={view.cardOwner[card]} />
          </>
        ),
      })),
    },
    {
      name: text.blueprints,
      width: paper,
      // Scientists may work on cards of others, so these are places of their own wherever they lie.
      cards: blueprints.map((card) => ({
        key: `card ${card}`,
        place: at.card(BLUEPRINTS[card].id),
        draw: (box) => <Blueprint {...box} card={card} view={view} />,
      })),
    },
    {
      name: text.scientists(scientists.length),
      width: 40 * tight,
      cards: scientists.map((scientist) => ({
        key: `scientist ${scientist}`,
        place: placed(at.scientist(SCIENTISTS[scientist].id)),
        draw: (box) => <ScientistCard {...box} scientist={scientist} />,
      })),
    },
    {
      name: text.contracts(contracts.length),
      width: 48 * tight,
      cards: contracts.map((contract) => ({
        key: `contract ${contract}`,
        place: placed(at.contract(CONTRACTS[contract].id)),
        draw: (box) => <ContractCard {...box} contract={contract} />,
      })),
    },
    {
      name: text.goals(goals.length),
      width: 48 * tight,
      cards: goals.map(({ goal, isDone }, i) => ({
        key: `goal ${goal} ${i}`,
        place: placed(at.goal(goal === HIDDEN ? -1 - i : goal)),
        draw: (box) => <GoalCard {...box} goal={goal} seat={seat} isDone={isDone} />,
      })),
    },
    {
      name: text.tasks,
      width: 48 * tight,
      cards: [
        ...(player.aCard === -1
          ? []
          : [
              {
                key: 'first',
                place: placed(at.task('first')),
                draw: (box: Box) => <FirstCard {...box} card={player.aCard} />,
              },
            ]),
        ...tasks.map((task, i) => ({
          key: `task ${task} ${i}`,
          place: placed(at.task(task < 0 ? `hidden ${i}` : TASKS[task])),
          draw: (box: Box) => <TaskCard {...box} task={task} />,
        })),
      ],
    },
  ];
  return sections.filter(({ cards }) => cards.length > 0);
}

const OwnerMark = ({ x, y, seat }: { readonly x: number; readonly y: number; readonly seat: number }) => (
  <>
    <circle cx={x} cy={y} r={9} fill="#0c1122" stroke={seatColourOnDark(seat)} strokeWidth={1.5} />
    <MarkAt seat={seat} x={x} y={y} size={11} fill={seatColourOnDark(seat)} />
  </>
);

/** How wide all cards of a player are side by side, where they can be pulled sideways. */
export function cardsWidth(facts: Facts, seat: number): number {
  const { view } = facts;
  const player = view.players[seat];
  const owned = (owners: readonly number[]): number => owners.filter((owner) => owner === seat).length;
  const small = owned(view.contractOwner) + player.goals.length + player.bCards.length + 2;
  return (
    (owned(view.cardOwner) + guestsOf(facts, seat).length) * (84 + GAP) +
    owned(view.scientistOwner) * (44 + GAP) +
    small * (52 + GAP) +
    5 * BETWEEN
  );
}

interface RowProps extends Box {
  readonly sections: readonly Section[];
}

/** How wide sections are side by side. */
const widthOfAll = (sections: readonly Section[]): number =>
  sections.reduce((sum, { width, cards }) => sum + cards.length * (width + GAP) + BETWEEN - GAP, -BETWEEN);

function Row({ sections, x, y, height }: RowProps) {
  const top = y + 17;
  const tall = height - 18;
  let left = x;
  return sections.map(({ name, width: each, cards }) => {
    const from = left;
    left = Math.max(
      left + cards.length * (each + GAP) + BETWEEN - GAP,
      from + Math.min(widthOf(name, 12, 600), each * cards.length + 20) + BETWEEN,
    );
    return (
      <g key={name}>
        <Label x={from} y={y + 11} most={left - from - BETWEEN}>
          {name}
        </Label>
        {cards.map(({ key, place, draw }, i) => {
          const box = { x: from + i * (each + GAP), y: top, width: each, height: tall };
          return (
            <Target key={key} place={place} glow={<rect {...box} rx={6} />}>
              {draw(box)}
            </Target>
          );
        })}
      </g>
    );
  });
}

/** Everything in front of a player that is a card. */
export function Cards({ seat, ...box }: Box & { readonly seat: number }) {
  const facts = useFacts();
  const placed = usePlacesOf(seat);
  return <Row {...box} sections={sectionsOf(facts, seat, box.width, placed)} />;
}

/** The same in two rows: Blueprints above, all else below. */
export function CardRows({ seat, ...box }: Box & { readonly seat: number }) {
  const facts = useFacts();
  const placed = usePlacesOf(seat);
  const sections = sectionsOf(facts, seat, cardsWidth(facts, seat), placed);
  const papers = [facts.text.blueprints, facts.text.guests];
  const isPaper = ({ name }: Section): boolean => papers.includes(name);
  const height = (box.height - GAP) / 2;
  return [sections.filter(isPaper), sections.filter((each) => !isPaper(each))].map((row, i) => {
    const fit = Math.min(1, box.width / Math.max(1, widthOfAll(row)));
    const narrowed = row.map((section) => ({ ...section, width: section.width * fit }));
    return (
      <Row
        key={i === 0 ? 'paper' : 'rest'}
        {...box}
        y={box.y + i * (height + GAP)}
        height={height}
        sections={narrowed}
      />
    );
  });
}
