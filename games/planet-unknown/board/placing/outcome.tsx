import { ENERGY } from '../../data/index.ts';
import { COLUMN_NAMES, cellName } from '../../text/describe.ts';
import type { Text } from '../../text/en/board.ts';
import { Icon, type IconName, TERRAIN_ICONS } from '../art/icons.tsx';
import { TERRAIN_ART } from '../art/terrain.tsx';
import type { Outcome } from './preview.ts';

interface Chip {
  readonly key: string;
  readonly icon: IconName;
  readonly tone: 'good' | 'bad' | 'plain';
  readonly text: string;
  readonly colour?: string;
  readonly markers?: readonly number[];
}

function chipsOf({ gains, areas, meteorite, lost, lines }: Outcome, t: Text): Chip[] {
  const chips: Chip[] = gains.map(({ terrain, steps, markers }, i) => {
    const works = terrain === ENERGY ? markers.length > 0 : steps > 0;
    return {
      key: `gain-${i}`,
      icon: TERRAIN_ICONS[terrain],
      tone: works ? 'good' : 'bad',
      text: terrain === ENERGY ? (works ? t.energyFor : t.energyNone) : works ? t.gain(steps) : t.noGain,
      colour: TERRAIN_ART[terrain].rim,
      markers,
    };
  });
  for (const { terrain, joined, size } of areas) {
    if (joined === 0) continue;
    const text = joined > 1 ? t.joins(joined, size) : t.grows(size);
    chips.push({ key: `area-${terrain}-${size}`, icon: 'area', tone: 'plain', text, colour: TERRAIN_ART[terrain].rim });
  }
  if (meteorite !== undefined)
    chips.push({ key: 'rock', icon: 'meteorite', tone: 'bad', text: t.lands(cellName(meteorite)) });
  for (const { what, at } of lost) {
    const text = what === 'rover' ? t.losesRover(cellName(at)) : t.losesLifepod(cellName(at));
    chips.push({ key: `lost-${what}-${at}`, icon: what, tone: 'bad', text });
  }
  for (const { line, index, medals } of lines) {
    const text = line === 'row' ? t.rowFull(String(index + 1), medals) : t.columnFull(COLUMN_NAMES[index], medals);
    chips.push({ key: `${line}-${index}`, icon: 'medal', tone: 'good', text });
  }
  return chips;
}

/** What a placement would bring, as a row of signs: the same icons as on the board. */
export function OutcomeChips({ outcome, t }: { outcome: Outcome; t: Text }) {
  return (
    <ul className="pu-chips">
      {chipsOf(outcome, t).map(({ key, icon, tone, text, colour, markers }) => (
        <li key={key} data-says="" data-tone={tone} style={colour ? { borderColor: colour } : undefined}>
          <Icon name={icon} size={18} /> {text}
          {markers?.map((marker) => (
            <Icon key={marker} name={TERRAIN_ICONS[marker]} size={16} />
          ))}
        </li>
      ))}
    </ul>
  );
}
