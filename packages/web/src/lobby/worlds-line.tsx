import { CATALOG } from 'virtual:catalog';
import { useState } from 'react';
import { GAME_IDS } from '../games.ts';
import { Link } from '../kit/link.tsx';
import { useSettings, useText } from '../settings.ts';
import { GamePicture } from './pictures.tsx';
import { World } from './world.tsx';

/** On a phone the worlds are one line of globes; whoever presses one is told of it below. */
export function WorldsLine() {
  const t = useText();
  const { language } = useSettings();
  const [open, setOpen] = useState<string>();
  return (
    <>
      <div className="worlds-row">
        <ul>
          {GAME_IDS.map((game) => (
            <li key={game}>
              <button
                type="button"
                data-world={game}
                aria-expanded={game === open}
                onClick={() => setOpen(game === open ? undefined : game)}
              >
                <GamePicture game={game} />
                {CATALOG[game].words[language].name}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {open !== undefined && (
        <World game={open}>
          <Link to={`/lesson/${open}`} className="button quiet small">
            {t.placeNames.learn}
          </Link>
        </World>
      )}
    </>
  );
}
