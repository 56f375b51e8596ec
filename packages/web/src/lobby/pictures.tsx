import { LunaWorld, MarsWorld, PlanetWorld, PulsarWorld, SkyminesWorld } from './worlds.tsx';

const WORLDS: Readonly<Record<string, () => React.ReactNode>> = {
  'planet-unknown': PlanetWorld,
  pulsar: PulsarWorld,
  skymines: SkyminesWorld,
  'on-mars': MarsWorld,
  'luna-maris': LunaWorld,
};

/** A small picture of each game's world. */
export function GamePicture({ game }: { game: string }) {
  const World = WORLDS[game] ?? PlanetWorld;
  return (
    <svg className="game-picture" viewBox="0 0 320 160" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <World />
    </svg>
  );
}
