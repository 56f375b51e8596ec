import { GAME_IDS } from '../games.ts';
import { gameName } from '../kit/game-name.ts';
import type { OpenWish } from '../online/api.ts';
import { usePart } from '../online/standing.ts';
import { useSettings } from '../settings.ts';
import { usePlayNowText } from './words.ts';
import './play-now.css';

export type TableFilter = OpenWish;

const MOST_SEATS = 6;
const PACES = ['none', 'live', 'days'] as const;

interface FiltersProps {
  readonly filter: TableFilter;
  readonly onChange: (filter: TableFilter) => void;
}

/** Which of the open tables are shown. */
export function TableFilters({ filter, onChange }: FiltersProps) {
  const p = usePlayNowText();
  const { language } = useSettings();
  const hasRatings = usePart('ratings');
  const pick = (field: keyof TableFilter, value: string | number | boolean | undefined): void => {
    const { [field]: _before, ...others } = filter;
    onChange(value === undefined ? others : { ...others, [field]: value });
  };
  return (
    <fieldset className="table-filters" aria-label={p.filters}>
      <Choice
        label={p.game}
        value={filter.game}
        any={p.anyGame}
        of={GAME_IDS.map((id) => [id, gameName(id, language)])}
        onPick={(value) => pick('game', value)}
      />
      <Choice
        label={p.seats}
        value={filter.seats?.toString()}
        any={p.anySeats}
        of={Array.from({ length: MOST_SEATS - 1 }, (_, i) => [String(i + 2), p.nSeats(i + 2)])}
        onPick={(value) => pick('seats', value && Number(value))}
      />
      <Choice
        label={p.pace}
        value={filter.pace}
        any={p.anyPace}
        of={PACES.map((pace) => [pace, p.filterPaces[pace]])}
        onPick={(value) => pick('pace', value)}
      />
      {hasRatings && (
        <>
          <Choice
            label={p.onlyRated}
            value={filter.rated?.toString()}
            any={p.anyRated}
            of={[
              ['true', p.onlyRated],
              ['false', p.onlyUnrated],
            ]}
            onPick={(value) => pick('rated', value && value === 'true')}
          />
          <Choice
            label={p.nearStrength}
            value={filter.near?.toString()}
            any={p.anyStrength}
            of={[['true', p.nearStrength]]}
            onPick={(value) => pick('near', value && true)}
          />
        </>
      )}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly any: string;
  readonly of: readonly (readonly [string, string])[];
  readonly onPick: (value: string | undefined) => void;
}

function Choice({ label, value, any, of, onPick }: ChoiceProps) {
  return (
    <select
      className="input"
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onPick(target.value === '' ? undefined : target.value)}
    >
      <option value="">{any}</option>
      {of.map(([key, words]) => (
        <option key={key} value={key}>
          {words}
        </option>
      ))}
    </select>
  );
}
