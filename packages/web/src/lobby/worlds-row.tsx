import { CATALOG } from 'virtual:catalog';
import { Link } from '../kit/link.tsx';
import { useSettings, useText } from '../settings.ts';
import { GamePicture } from './pictures.tsx';

/** All worlds as small globes, to set up another game instead. */
export function WorldsRow({ game }: { readonly game: string }) {
  const t = useText();
  const { language } = useSettings();
  return (
    <nav className="worlds-row" aria-label={t.games}>
      <ul>
        {Object.entries(CATALOG).map(([id, { words }]) => (
          <li key={id}>
            <Link to={`/new/${id}${location.search}`} current={id === game}>
              <GamePicture game={id} />
              {words[language].name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
