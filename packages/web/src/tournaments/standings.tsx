import type { TournamentStanding, WholeTournament } from '@orrery/protocol';
import { Face } from '../kit/face.tsx';
import { goneName } from '../online/words.ts';
import { useTournamentsText } from './words.ts';

interface StandingsProps {
  readonly tournament: WholeTournament;
  readonly from: number;
  readonly onFrom: (from: number) => void;
}

const PAGE = 100;

/** The table of results, with the place of everybody in every round. */
export function Standings({ tournament, from, onFrom }: StandingsProps) {
  const w = useTournamentsText();
  const { standings, mine, round, rounds, state, players } = tournament;
  const shown = mine === null || standings.some(({ who }) => who === mine.who) ? standings : [...standings, mine];
  const done = state === 'playing' ? round - 1 : round;
  const title = round === 0 ? w.entrants : done < 1 ? w.standings : w.standingsAfter(done);
  return (
    <section aria-labelledby="standings">
      <h2 id="standings">{title}</h2>
      <table className="standings">
        <thead>
          <tr>
            <th scope="col">
              <span className="hidden-text">{w.columns.rank}</span>
            </th>
            <th scope="col">
              <span className="hidden-text">{w.columns.name}</span>
            </th>
            {round > 0 && (
              <>
                <th scope="col" className="places-head">
                  {w.columns.places}
                </th>
                <th scope="col" className="tie-break">
                  {w.columns.tieBreak}
                </th>
                <th scope="col" className="points">
                  {w.columns.points}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Row key={row.who} row={row} mine={row.who === mine?.who} rounds={rounds} begun={round > 0} />
          ))}
        </tbody>
      </table>
      {round > 0 && <p className="muted how">{w.howItCounts}</p>}
      {(from > 1 || players > PAGE) && (
        <div className="row">
          {from > 1 && (
            <button type="button" className="button small" onClick={() => onFrom(1)}>
              {w.first}
            </button>
          )}
          {standings.length === PAGE && (
            <button type="button" className="button small" onClick={() => onFrom(from + PAGE)}>
              {w.more}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

interface RowProps {
  readonly row: TournamentStanding;
  readonly mine: boolean;
  readonly rounds: number;
  readonly begun: boolean;
}

function Row({ row, mine, rounds, begun }: RowProps) {
  const w = useTournamentsText();
  const { rank, name, points, opponents, places, decidedBy, group, left } = row;
  const rest = Array.from({ length: Math.max(0, rounds - places.length) }, (_, i) => places.length + i + 1);
  const notes = [...(group === undefined ? [] : [w.group(group + 1)]), ...(left ? [w.left] : [])];
  return (
    <tr data-mine={mine}>
      <td className="rank">{rank}</td>
      <th scope="row">
        <span className="who">
          <Face name={name} size={28} />
          <span>
            {name || goneName()}
            {notes.length > 0 && <small className="muted"> {notes.join(', ')}</small>}
          </span>
        </span>
      </th>
      {begun && (
        <>
          <td>
            <ul className="places">
              {places.map((place, i) => (
                <Place key={i} round={i + 1} place={place} />
              ))}
              {rest.map((round) => (
                <li key={round} className="place" data-place="coming" aria-hidden="true" />
              ))}
            </ul>
          </td>
          <td className="tie-break" title={decidedBy && w.decided[decidedBy]}>
            {w.points(opponents)}
            {decidedBy && <span className="hidden-text"> ({w.decided[decidedBy]})</span>}
          </td>
          <td className="points">{w.points(points)}</td>
        </>
      )}
    </tr>
  );
}

function Place({ round, place }: { readonly round: number; readonly place: TournamentStanding['places'][number] }) {
  const w = useTournamentsText();
  const isNumber = typeof place === 'number';
  const words = w.placeIn(round, isNumber ? w.place(place) : w.places[place]);
  return (
    <li className="place" data-place={place} title={words}>
      <span aria-hidden="true">{isNumber ? place : w.placeSigns[place]}</span>
      <span className="hidden-text">{words}</span>
    </li>
  );
}
