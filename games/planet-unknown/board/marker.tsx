import type { PuChoice } from '../rules/choices.ts';
import type { Place, Player } from '../rules/state.ts';
import { spaceOf, trackOf } from '../rules/tracks.ts';
import { gainsAt, placeName } from '../text/describe.ts';
import type { Dictionary } from '../text/en.ts';
import { TERRAIN_ART } from './art.tsx';
import { STEP, spotOf, WIDTH } from './gauges.ts';
import { Icon, TERRAIN_ICONS } from './icons.tsx';
import { Press } from './press.tsx';
import type { Targets } from './where.ts';

/** A marker on its track: it shows the number of its space, or its resource where it stands on another track. */
export function Marker({
  p,
  place,
  marker,
  targets,
  pick,
  says,
  words,
}: {
  readonly p: Player;
  readonly targets: Targets;
  readonly pick: (choices: readonly PuChoice[]) => void;
  readonly words: Dictionary;
  readonly place: Place;
  readonly marker: number;
  readonly says: (list: readonly PuChoice[]) => string;
}) {
  const { x, y, height } = spotOf(p.corporation, place);
  const list = targets.get(`marker ${marker}`);
  const colour = TERRAIN_ART[marker].marker;
  const away = trackOf(place) !== marker;
  const piece = (
    <>
      <rect x="4" y="-1" width={WIDTH - 8} height={height + 2} rx="6" fill="none" stroke={colour} strokeWidth="2.5" />
      <circle cx="14" cy={height / 2} r="10" fill={colour} stroke="#0b0f1a" strokeWidth="1.5" />
      {away ? (
        <Icon name={TERRAIN_ICONS[marker]} x={7} y={height / 2 - 7} size={14} colour="#10131d" />
      ) : (
        <text x="14" y={height / 2 + 4.5} textAnchor="middle" className="pu-at">
          {spaceOf(place)}
        </text>
      )}
    </>
  );
  const down = list?.every((choice) => choice.do === 'regress' || choice.do === 'ability');
  const level = list?.every((choice) => choice.do === 'claim-row');
  const gains = gainsAt(words, p, place);
  return (
    <g className="pu-travels" style={{ transform: `translate(${x}px, ${y}px)` }}>
      {list && (
        <Press label={says(list)} onPress={() => pick(list)}>
          <title>{says(list)}</title>
          <rect
            x="1"
            y={level ? -4 : down ? -3 : -STEP - 2}
            width={WIDTH - 2}
            height={height + (level ? 8 : STEP + 5)}
            rx="8"
            className="pu-target"
          />
          {!level && (
            <path
              d={`M14 ${down ? height + 5 : -5}v${down ? 13 : -13}m-6 ${down ? -6 : 6} 6 ${down ? 6 : -6} 6 ${down ? -6 : 6}`}
              className="pu-arrow"
            />
          )}
          {list.length > 1 && (
            <g>
              <circle cx={WIDTH - 5} cy="-2" r="9" fill="#f2c76b" stroke="#0b0f1a" />
              <path d={`M${WIDTH - 10} -2h.1m5 0h.1m5 0h.1`} className="pu-more" />
            </g>
          )}
        </Press>
      )}
      <g pointerEvents={list ? 'none' : undefined}>
        <title>{[placeName(words, place), ...gains].join(' · ')}</title>
        {piece}
      </g>
    </g>
  );
}
