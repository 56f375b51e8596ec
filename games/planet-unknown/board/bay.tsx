import { Icon as KitIcon, TargetButton } from '@orrery/board';
import { TRACKS, type Track } from '../data/index.ts';
import type { PuChoice } from '../rules/choices.ts';
import { Icon, type IconName, TERRAIN_ICONS } from './art/icons.tsx';
import type { SeatProps } from './facts.ts';
import { END, places } from './places.ts';
import { deedsOf, pressesOf } from './presses.ts';

function iconOf(choice: PuChoice): IconName {
  switch (choice.do) {
    case 'ignore':
      return TERRAIN_ICONS[choice.resource];
    case 'bonus': {
      const track = TRACKS.indexOf(choice.bonus as Track);
      return track >= 0 ? TERRAIN_ICONS[track] : choice.bonus === 'patch' ? 'patch' : 'synergy';
    }
    case 'store-patch':
    case 'double-patch':
      return 'patch';
    case 'trade-patch':
    case 'boost':
      return 'synergy';
    case 'peek':
      return 'event';
    case 'milestone':
    case 'draw-objectives':
      return 'card';
    case 'reset-biomass':
      return 'biomass';
    default:
      return 'end';
  }
}

const PHASE_ICONS = ['turn-right', 'event', 'planet', 'card'] as const satisfies readonly IconName[];

/** Which phase of the round it is: rotate, event, tiles, civ cards. */
export function phaseOf({ facts: { view }, seat }: SeatProps): number {
  const steps = [...view.agenda.seats.flat(), ...view.agenda.seats[seat]];
  const window = steps.find((frame) => frame.step === 'window');
  if (steps.some(({ step }) => step === 'rotate')) return 0;
  if (window?.step === 'window') return { event: 1, tile: 2, civ: 3, final: 3 }[window.phase];
  return 2;
}

/** The four phases of a round as a rail. */
export function Phases({ facts, seat }: SeatProps) {
  const now = phaseOf({ facts, seat });
  return (
    <ol className="pu-phases">
      {facts.text.phases.map((name, i) => (
        <li
          key={name}
          data-place={places.phase(i)}
          data-state={i < now ? 'done' : i === now ? 'now' : 'next'}
          aria-current={i === now ? 'step' : undefined}
        >
          <span>
            <KitIcon name={i < now ? 'tick' : PHASE_ICONS[i]} size={15} />
          </span>
          <small>{name}</small>
        </li>
      ))}
    </ol>
  );
}

/** Decisions that are no place on the board, and the end of the turn. */
export function Deeds({ facts, seat }: SeatProps) {
  const { view, options, words, text } = facts;
  const deeds = deedsOf(options, view, seat);
  const canEnd = options.some(({ do: doing }) => doing === 'end');
  return (
    <div className="pu-doing">
      {deeds.map((choice) => {
        const [place] = pressesOf(choice, view, seat);
        return (
          <TargetButton key={place} place={place} className="pu-do">
            <Icon name={iconOf(choice)} size={18} /> {words.choice(choice, view, seat)}
          </TargetButton>
        );
      })}
      {canEnd && (
        <TargetButton place={END} className="pu-end" label={text.endTurn}>
          <Icon name="end" size={18} /> {text.endTurn}
        </TargetButton>
      )}
    </div>
  );
}
