import type { LeaguePlayer } from '@orrery/protocol';
import { useId, useState } from 'react';
import { Face } from '../kit/face.tsx';
import { ask } from '../online/api.ts';
import { type ClubProps, called } from './parts.ts';
import { useClubsText } from './words.ts';

/** The leagues as they stand, with arrows for whoever would change them. */
export function Season({ club, onAnswer, me }: ClubProps & { readonly me: string }) {
  const c = useClubsText();
  const { season, role } = club;
  return (
    <section aria-labelledby="season">
      <h2 id="season">{c.season}</h2>
      {season === null && <p className="muted">{c.noSeason}</p>}
      {season?.leagues.map((league, i) => (
        <div key={i}>
          <h3 className="muted league-name">{c.league(i)}</h3>
          <ol className="league">
            {league.map((player, place) => (
              <Player key={player.who} player={player} place={place + 1} mine={player.who === me} />
            ))}
          </ol>
        </div>
      ))}
      {role !== 'member' && <Begin club={club} onAnswer={onAnswer} />}
    </section>
  );
}

const ARROWS = { up: '▲', down: '▼', stays: '' };

function Player({ player, place, mine }: { player: LeaguePlayer; place: number; mine: boolean }) {
  const c = useClubsText();
  const { moves, points } = player;
  return (
    <li data-mine={mine}>
      <span className="league-arrow" data-moves={moves} title={c.moves[moves] || undefined}>
        <span aria-hidden="true">{ARROWS[moves]}</span>
        <span className="hidden-text">{c.moves[moves]}</span>
      </span>
      <span className="league-place">{place}</span>
      <Face name={player.name} size={28} />
      <span className="league-name-of">{called(player)}</span>
      <span className="league-points">{c.points(points)}</span>
    </li>
  );
}

function Begin({ club, onAnswer }: ClubProps) {
  const c = useClubsText();
  const id = useId();
  const [leagues, setLeagues] = useState(2);
  const [change, setChange] = useState(1);
  const isFirst = club.season === null;
  const begin = async () => {
    if (!isFirst && !confirm(c.reallyNext)) return;
    onAnswer(await ask('POST /api/clubs/:club/seasons', { params: { club: club.id }, body: { leagues, change } }));
  };
  return (
    <details className="club-tool">
      <summary>{isFirst ? c.beginFirst : c.beginNext}</summary>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        {isFirst && (
          <div className="field">
            <label htmlFor={`${id}l`}>{c.leagues}</label>
            <input
              id={`${id}l`}
              className="input"
              type="number"
              min={1}
              max={10}
              value={leagues}
              onChange={({ target }) => setLeagues(target.valueAsNumber || 1)}
            />
          </div>
        )}
        <div className="field">
          <label htmlFor={`${id}c`}>{c.change}</label>
          <input
            id={`${id}c`}
            className="input"
            type="number"
            min={0}
            max={10}
            value={change}
            onChange={({ target }) => setChange(target.valueAsNumber || 0)}
          />
        </div>
        <div>
          <button type="submit" className="button">
            {isFirst ? c.beginFirst : c.beginNext}
          </button>
        </div>
      </form>
    </details>
  );
}
