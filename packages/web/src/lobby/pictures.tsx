import { PICTURES } from 'virtual:catalog';
import { Globe, Sky } from '@orrery/board/world';

/** For a game that has brought no picture of its own. */
const SomeWorld = () => (
  <>
    <Sky id="some-sky" from="#070b1d" to="#141f45" stars={80} seed={7} />
    <Globe id="some-globe" x={160} y={86} r={56} light="#c3cddd" dark="#39415a" />
  </>
);

/** A small picture of each game's world. */
export function GamePicture({ game }: { game: string }) {
  const World = PICTURES[game] ?? SomeWorld;
  return (
    <svg className="game-picture" viewBox="0 0 320 160" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <World />
    </svg>
  );
}
