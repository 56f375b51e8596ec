import { type KeyboardEvent, useEffect, useRef } from 'react';
import { TRACKS, type Track } from '../data/index.ts';
import type { PuChoice } from '../rules/choices.ts';
import type { PlanetUnknownState } from '../rules/state.ts';
import type { Dictionary } from '../text/en.ts';
import { CardButton, type CardFace, civFace, objectiveFace } from './card.tsx';
import { Icon, type IconName, TERRAIN_ICONS } from './icons.tsx';
import type { Text } from './text.en.ts';

const keyOf = (choice: PuChoice): string => JSON.stringify(choice);

function faceOf(choice: PuChoice, view: PlanetUnknownState, words: Dictionary): CardFace | undefined {
  switch (choice.do) {
    case 'card':
      return civFace(words, choice.card);
    case 'keep-objective':
    case 'discard-objective':
      return objectiveFace(words, choice.objective, 'single');
    case 'common-objective':
      return objectiveFace(words, choice.objective, view.players.length === 1 ? 'single' : 'neighbour');
    default:
      return undefined;
  }
}

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
    case 'save':
      return 'lifepod';
    default:
      return 'end';
  }
}

/** Decisions that are no place on the board: cards to choose from, things to do, and the end of the turn. */
export function Tray({
  view,
  choices,
  pick,
  describe,
  words,
  t,
}: {
  view: PlanetUnknownState;
  choices: readonly PuChoice[];
  pick: (choices: readonly PuChoice[]) => void;
  describe: (choice: PuChoice) => string;
  words: Dictionary;
  t: Text;
}) {
  const cards = choices.flatMap((choice) => {
    const face = faceOf(choice, view, words);
    return face ? [{ choice, face }] : [];
  });
  const rest = choices.filter((choice) => !cards.some((card) => card.choice === choice));
  if (choices.length === 0) return null;
  return (
    <section className="pu-tray" aria-label={t.decide}>
      {cards.length > 0 && (
        <div className="pu-deal">
          {cards.map(({ choice, face }) => (
            <CardButton key={keyOf(choice)} face={face} label={describe(choice)} onPress={() => pick([choice])} />
          ))}
        </div>
      )}
      {rest.length > 0 && (
        <div className="pu-doing">
          {rest.map((choice) => (
            <button
              key={keyOf(choice)}
              type="button"
              className={choice.do === 'end' ? 'button main' : 'button pu-do'}
              data-glow=""
              onClick={() => pick([choice])}
            >
              <Icon name={iconOf(choice)} size={20} /> {describe(choice)}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

/** Where several choices share one place, they are asked for by name. */
export function Menu({
  choices,
  choose,
  close,
  describe,
  t,
}: {
  choices: readonly PuChoice[];
  choose: (choice: PuChoice) => void;
  close: () => void;
  describe: (choice: PuChoice) => string;
  t: Text;
}) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => menu.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <div ref={menu} className="pu-menu" role="dialog" aria-label={t.whichOne} onKeyDown={onKeyDown}>
      <p>{t.whichOne}</p>
      {choices.map((choice) => (
        <button key={keyOf(choice)} type="button" className="button pu-do" data-glow="" onClick={() => choose(choice)}>
          {describe(choice)}
        </button>
      ))}
      <button type="button" className="button quiet small" onClick={close}>
        {t.cancel}
      </button>
    </div>
  );
}
