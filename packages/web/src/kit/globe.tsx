import { GamePicture } from '../lobby/pictures.tsx';
import './globe.css';

/** A game's world in a circle. */
export function Globe({ game, size }: { readonly game: string; readonly size: number }) {
  return (
    <span className="globe" style={{ width: size, height: size }} aria-hidden="true">
      <GamePicture game={game} />
    </span>
  );
}
