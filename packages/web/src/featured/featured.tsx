import type { FeaturedTable } from '@orrery/protocol';
import { useCallback } from 'react';
import { gameName } from '../kit/game-name.ts';
import { Globe } from '../kit/globe.tsx';
import { Link } from '../kit/link.tsx';
import { ask } from '../online/api.ts';
import { usePart } from '../online/standing.ts';
import { useSettings } from '../settings.ts';
import { useLive } from '../tournaments/live.ts';
import { useFeaturedText } from './words.ts';
import './featured.css';

/** How often the list is read again: who looks on comes and goes. */
const REFRESH = 20_000;

/** Tables worth a look, as a part of the lobby's day. */
export function Featured() {
  return usePart('featured') ? <Tables /> : null;
}

function Tables() {
  const f = useFeaturedText();
  const read = useCallback(() => ask('GET /api/featured'), []);
  const { found } = useLive(read, REFRESH);
  if (found === undefined || found.length === 0) return null;
  return (
    <section aria-labelledby="featured">
      <h3 id="featured">{f.title}</h3>
      <ul className="featured">
        {found.map((table) => (
          <Row key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

function Row({ table }: { readonly table: FeaturedTable }) {
  const f = useFeaturedText();
  const { language } = useSettings();
  const { id, game, title, people, points, watching, tournament, pace } = table;
  const facts = [
    ...(pace === 'live' ? [f.live] : []),
    ...(watching > 0 ? [f.watching(watching)] : []),
    ...(points === null ? [] : [f.points(points)]),
  ];
  return (
    <li>
      <Globe game={game} size={48} />
      <div>
        <small className="featured-facts">{facts.join(' · ')}</small>
        <Link to={`/table/${id}`} className="row-title">
          {tournament || title !== game ? title : gameName(game, language)}
        </Link>
        <small className="muted">{new Intl.ListFormat(language).format(people)}</small>
      </div>
    </li>
  );
}
