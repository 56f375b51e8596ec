import './board.css';
import type { BoardProps } from '@orrery/board';
import { useState } from 'react';
import { BELT } from '../data/index.ts';
import type { SkyChoice } from '../rules/choices.ts';
import type { SkyEvent } from '../rules/events.ts';
import type { SkyState } from '../rules/state.ts';
import { Materials } from './art/materials.tsx';
import { Forecast } from './forecast.tsx';
import { isSpread, Lab, labRooms, panelOf } from './lab/lab.tsx';
import { StartTiles } from './lab/start.tsx';
import { Discards } from './market/discards.tsx';
import { discardsRoom, Market } from './market/market.tsx';
import { Parts } from './parts/index.tsx';
import { PiecesContext, useFollowed } from './pieces.ts';
import { seatPlace } from './places.ts';
import { Reveal } from './reveal.tsx';
import type { Room } from './rooms.ts';
import { nameOf, type Scene, SceneContext, sceneOf } from './scene.ts';
import { Backdrop } from './sky/night.tsx';
import { Table, tableRooms } from './sky/table.tsx';
import type { SkyText } from './text.ts';
import { Verbs } from './verbs.tsx';

/** What the whole board is laid out for; bigger rooms get more of everything. */
export const WIDTH = 1070;
export const HEIGHT = 852;
const LAB_HEIGHT = 258;

export function Board({ layout, ...facts }: BoardProps<SkyState, SkyChoice, SkyText, SkyEvent>) {
  const scene = sceneOf(facts);
  const pieces = useFollowed(facts.view);
  return (
    <SceneContext value={scene}>
      <PiecesContext value={pieces}>
        <div
          className="sky-board"
          data-kind={layout.kind}
          style={layout.kind === 'whole' ? { width: layout.width, height: layout.height } : { minHeight: '100%' }}
        >
          <Reveal width={layout.width} height={layout.height} />
          <Materials />
          {layout.kind === 'whole' ? (
            <Whole scene={scene} width={layout.width} height={layout.height} />
          ) : (
            <Parts layout={layout} />
          )}
        </div>
      </PiecesContext>
    </SceneContext>
  );
}

function Whole({ scene, width, height }: { readonly scene: Scene; readonly width: number; readonly height: number }) {
  const { view, me, options, text } = scene;
  const [looked, setLooked] = useState<{ readonly seat: number; readonly options: unknown }>();
  const [fanned, setFanned] = useState(false);
  const scale = Math.min(width / WIDTH, height / HEIGHT);
  const [w, h] = [width / scale, height / scale];
  const more = w - WIDTH;
  const top = h - LAB_HEIGHT - 14;
  const table: Room = { x: 8, y: 6, w: 798 + more * 0.5, h: top - 6 };
  const market: Room = { x: 816 + more * 0.5, y: 8, w: 246 + more * 0.5, h: top - 8 };
  const lab: Room = { x: 8, y: top + 8, w: w - 16, h: LAB_HEIGHT };
  // A new question brings the own lab back.
  const seat = looked !== undefined && looked.options === options ? looked.seat : me;
  const rooms = labRooms(lab, { hasVerbs: true, spread: isSpread(scene, seat) });
  const { disc, belt } = tableRooms(table, view.rules.players, view.rules.side);
  const isBuyingBack = options.some((option) => option.do === 'buy-back');
  const hasTiles = options.some((option) => option.do === 'keep-tile');
  const place = ({ x, y, w: width_, h: height_ }: Room) => ({
    left: x * scale,
    top: y * scale,
    width: width_ * scale,
    height: height_ * scale,
  });
  return (
    <>
      <Backdrop width={w} height={h} {...table} {...disc} scale={view.rules.side === BELT ? 0 : disc.scale} />
      <svg className="sky-front" viewBox={`0 0 ${w} ${h}`} role="group" aria-label={text.board}>
        <Table room={table} />
        <Forecast table={table} disc={disc} belt={belt} side={view.rules.side} />
        <g className="sky-console">
          <Market {...market} />
          {(fanned || isBuyingBack) && <Discards x={market.x} y={market.y + 80} w={market.w} h={market.h - 84} />}
          <Lab room={lab} seat={seat} />
        </g>
        {hasTiles && <StartTiles x={table.x + table.w / 2 - 164} y={table.y + table.h / 2 - 60} />}
      </svg>
      <div
        className="sky-over"
        style={{ ...place(seat < view.rules.humans ? rooms.verbs : rooms.back), fontSize: 12.5 * scale }}
      >
        {seat === me ? (
          <Verbs />
        ) : (
          <div className="sky-verbs">
            <span className="sky-left">{nameOf(scene, seat)}</span>
            <button type="button" className="sky-back" onClick={() => setLooked(undefined)}>
              {text.ownLab}
            </button>
          </div>
        )}
      </div>
      {panelOf(view, rooms.panel, seat).lines.map(({ player, ...room }) => (
        <button
          key={player}
          type="button"
          className="sky-look"
          data-place={seatPlace(player)}
          style={place(room)}
          aria-label={text.lookAt(nameOf(scene, player))}
          onClick={() => setLooked({ seat: player, options })}
        />
      ))}
      {!isBuyingBack && (
        <button
          type="button"
          className="sky-look"
          data-place="discards"
          style={place(discardsRoom(market))}
          aria-expanded={fanned}
          aria-label={text.discards(view.discards.length)}
          onClick={() => setFanned(!fanned)}
        />
      )}
    </>
  );
}
