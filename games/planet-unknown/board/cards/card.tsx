import { type Place, TargetButton } from '@orrery/board';
import { CIV_CARDS, type CivCard, EVENTS, OBJECTIVES } from '../../data/index.ts';
import { civCardName, civCardText, eventText, neighbourText, singleText } from '../../text/describe.ts';
import type { Dictionary } from '../../text/en/phrases.ts';
import { Icon, type IconName, TERRAIN_ICONS } from '../art/icons.tsx';

/** What a card shows large: icons, and a figure where there is one. */
interface Picture {
  readonly icons: readonly IconName[];
  readonly figure?: string;
}

function civPicture({ effect }: CivCard): Picture {
  switch (effect.op) {
    case 'advance':
      return { icons: Array.from({ length: effect.markers }, () => 'synergy' as const), figure: `+${effect.steps}` };
    case 'patch':
      return { icons: ['patch'], figure: `${effect.n}` };
    case 'rover-moves':
      return { icons: ['moves'], figure: `${effect.n}` };
    case 'extra-tile':
      return { icons: effect.resources ? ['station', 'synergy'] : ['station'] };
    case 'collect-lifepods':
      return { icons: ['lifepod'], figure: `${effect.n}` };
    case 'teleport-rover':
      return { icons: ['rover', 'planet'] };
    case 'destroy-meteorites-line':
      return { icons: ['meteorite', 'row'] };
    case 'destroy-meteorites':
      return { icons: ['meteorite', 'lost'], figure: `${effect.n}` };
    case 'advance-all-to':
      return { icons: ['synergy'], figure: `${effect.space}` };
    case 'medals':
      return { icons: ['medal'], figure: `${effect.n}` };
    case 'medals-per-patch':
      return { icons: ['medal', 'patch'], figure: `${effect.n}` };
    case 'lifepods-worth':
      return { icons: ['medal', 'lifepod'], figure: `${effect.n}` };
    case 'meteorite-repo':
      return { icons: ['medal', 'meteorite'] };
    case 'commerce-agreement':
      return { icons: ['medal', 'card'] };
  }
}

function eventPicture(card: number): Picture {
  const { effect } = EVENTS[card];
  if (effect.op === 'advance' || effect.op === 'regress') {
    const icons =
      effect.tracks.length === 5 ? (['synergy'] as const) : effect.tracks.map((track) => TERRAIN_ICONS[track]);
    return { icons, figure: `${effect.op === 'advance' ? '+' : '−'}${effect.steps}` };
  }
  return { icons: ['event'] };
}

function objectivePicture(objective: number, side: 'single' | 'neighbour'): Picture {
  if (objective < 0) return { icons: ['goal'] };
  const { resource } = OBJECTIVES[objective][side];
  return { icons: resource === null ? ['goal'] : ['goal', TERRAIN_ICONS[resource]] };
}

export interface CardFace {
  readonly kind: 'civ' | 'event' | 'objective';
  readonly title: string;
  readonly text: string;
  readonly note?: string | undefined;
  readonly on?: boolean;
  readonly tone?: string;
  readonly picture: Picture;
}

export function civFace(words: Dictionary, card: number): CardFace {
  if (card < 0) return { kind: 'civ', title: words.hidden, text: '', picture: { icons: ['card'] } };
  const { timing, level } = CIV_CARDS[card];
  return {
    kind: 'civ',
    title: civCardName(words, card),
    text: civCardText(words, card),
    note: `${'I'.repeat(level === 4 ? 0 : level)}${level === 4 ? 'IV' : ''} · ${words.civ[timing]}`,
    tone: timing,
    picture: civPicture(CIV_CARDS[card]),
  };
}

export function eventFace(words: Dictionary, card: number, title: string): CardFace {
  const { color } = EVENTS[card];
  const note = words.eventColor[color];
  return { kind: 'event', title, text: eventText(words, card), note, tone: color, picture: eventPicture(card) };
}

export function objectiveFace(
  words: Dictionary,
  objective: number,
  side: 'single' | 'neighbour',
  note?: string,
): CardFace {
  const { name, condition } = side === 'single' ? singleText(words, objective) : neighbourText(words, objective);
  return { kind: 'objective', title: name, text: condition, note, picture: objectivePicture(objective, side) };
}

/** A card set by us in type and icons. */
function CardBody({ face }: { readonly face: CardFace }) {
  const { title, text, note, picture } = face;
  return (
    <>
      <span className="pu-picture" aria-hidden="true">
        {picture.icons.map((name, i) => (
          <Icon key={`${name}-${i}`} name={name} size={22} />
        ))}
        {picture.figure && <b>{picture.figure}</b>}
      </span>
      <strong>{title}</strong>
      {text !== '' && <span>{text}</span>}
      {note && <small>{note}</small>}
    </>
  );
}

/** A card in its place: it explains itself, and glows when it can be chosen. */
export function Card({ face, place }: { readonly face: CardFace; readonly place: Place }) {
  return (
    <li className={`pu-card ${face.kind}`} data-tone={face.tone} data-on={face.on}>
      <TargetButton place={place} className="pu-card-body">
        <CardBody face={face} />
      </TargetButton>
    </li>
  );
}
