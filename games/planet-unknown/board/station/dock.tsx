import { TargetButton } from '@orrery/board';
import { TERRAINS, TILES } from '../../data/index.ts';
import { topTile } from '../../rules/tiles.ts';
import { stacksAt, tilesLeft } from '../../text/describe.ts';
import { TileDrawing } from '../art/tile.tsx';
import { type Facts, useTried } from '../facts.ts';
import { places } from '../places.ts';
import { codeOf, type Grab } from './station.tsx';

/** The two tiles of the viewer's sector, upright and large; while the station is being turned, those it would bring. */
export function Dock({ facts, seat, grab }: { readonly facts: Facts; readonly seat: number; readonly grab: Grab }) {
  const { view, text } = facts;
  const tried = useTried();
  const rotation = tried?.option.do === 'rotate' ? tried.option.rotation : view.rotation;
  const stacks = stacksAt(view, view.players[seat].position, rotation);
  return (
    <section className="pu-dock" aria-label={text.yourSector}>
      <h2>{rotation === view.rotation ? text.yourSector : text.wouldGet}</h2>
      {(['outer', 'inner'] as const).map((ring) => {
        const stack = stacks[ring];
        const [tile, left] = [topTile(view, stack), tilesLeft(view, stack)];
        const isKnown = tile >= 0 && left > 0;
        return (
          <div key={ring} onPointerDown={(event) => grab(event, stack)}>
            <TargetButton place={places.dock(ring)} className="pu-berth">
              <span className="pu-berth-head">
                <b>{isKnown ? codeOf(TILES[tile].shape) : ''}</b>
                <small>{text.leftOf(text.rings[ring], left)}</small>
              </span>
              <svg viewBox="0 0 90 72" aria-hidden="true">
                <rect width="90" height="72" rx="4" fill="url(#pu-tray)" />
                {isKnown ? (
                  <TileDrawing tile={tile} size={64} x={13} y={4} />
                ) : (
                  <text x="45" y="42" textAnchor="middle" className="pu-unknown">
                    {left > 0 ? '?' : '–'}
                  </text>
                )}
              </svg>
              <small className="pu-berth-foot">
                {isKnown
                  ? TILES[tile].terrains.map((terrain) => text.game.terrain[TERRAINS[terrain]]).join(' + ')
                  : ' '}
              </small>
            </TargetButton>
          </div>
        );
      })}
    </section>
  );
}
