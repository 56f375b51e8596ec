import { IconAt, Target } from '@orrery/board';
import { SCORE_ORDER, SLOTS } from '../../data/index.ts';
import { averaged } from '../../rules/scoring.ts';
import { NONE } from '../../rules/state.ts';
import { coinsOf, isUp, sharesOf } from '../../rules/totals.ts';
import { Box, Coin, Plate, Token, Txt } from '../art/basics.tsx';
import { CardBack, Chip } from '../cards/card.tsx';
import { ChapterLine, MISSION_HEIGHT, Mission, ThreatLine } from '../lab/missions.tsx';
import { seatPlace } from '../places.ts';
import { nameOf, useScene } from '../scene.ts';
import { PartSvg } from './svg.tsx';

interface SeatsPartProps {
  readonly w: number;
  readonly scale: number;
  readonly onLook: (seat: number) => void;
}

const [BLOCK, BELOW] = [136, 6];

/** The part of a small screen with everybody: score, shares, cash, tank, research, cards; a press opens the lab. */
export function SeatsPart({ w, scale, onLook }: SeatsPartProps) {
  const scene = useScene();
  const { view, text } = scene;
  const columns = w > 700 ? 2 : 1;
  const width = (w - 12) / columns - 4;
  const rows = Math.ceil(view.rules.players / columns);
  const chapterY = 6 + rows * (BLOCK + BELOW);
  const hasChapter = view.rules.chapter !== 'none';
  const missionsY = chapterY + (hasChapter ? MISSION_HEIGHT : 0);
  const everybody = Array.from({ length: view.rules.players }, (_, player) => player);
  const roomOf = (player: number) => ({
    x: 6 + (player % columns) * (width + 6),
    y: 6 + Math.floor(player / columns) * (BLOCK + BELOW),
  });
  const height = missionsY + view.missions.length * MISSION_HEIGHT + (view.threatCard >= 0 ? MISSION_HEIGHT : 0) + 24;
  return (
    <div className="sky-part">
      <PartSvg w={w} h={height} scale={scale}>
        {everybody.map((player) => (
          <SeatBlock key={player} player={player} {...roomOf(player)} w={width} />
        ))}
        {hasChapter && <ChapterLine x={6} y={chapterY} w={w - 12} />}
        {view.missions.map((mission, i) => (
          <Mission key={mission} mission={mission} x={6} y={missionsY + i * MISSION_HEIGHT} w={w - 12} />
        ))}
        {view.threatCard >= 0 && <ThreatLine x={6} y={missionsY + view.missions.length * MISSION_HEIGHT} w={w - 12} />}
      </PartSvg>
      {everybody
        .filter((player) => player !== scene.me)
        .map((player) => (
          <button
            key={player}
            type="button"
            className="sky-look"
            data-place={seatPlace(player)}
            style={{
              left: roomOf(player).x * scale,
              top: roomOf(player).y * scale,
              width: width * scale,
              height: BLOCK * scale,
            }}
            aria-label={text.lookAt(nameOf(scene, player))}
            onClick={() => onLook(player)}
          />
        ))}
    </div>
  );
}

function SeatBlock({
  player,
  x,
  y,
  w,
}: {
  readonly player: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
}) {
  const scene = useScene();
  const { view } = scene;
  const isLuna = player >= view.rules.humans;
  const of = view.players[player];
  const chipW = (w - 20) / 5 - 4;
  const helium = isLuna ? (view.luna?.helium ?? 0) : of.helium;
  const research = isLuna ? (view.luna?.research ?? 0) : of.research;
  return (
    <Target place={seatPlace(player)}>
      <Box
        x={x}
        y={y}
        w={w}
        h={BLOCK}
        r={10}
        fill="var(--panel-high)"
        stroke={view.turn === player ? 'var(--sky-helium)' : 'var(--hairline)'}
        weight={view.turn === player ? 2 : 1}
      />
      <Token seat={player} x={x + 22} y={y + 21} size={24} />
      <Txt x={x + 42} y={y + 26} size={16} fill="var(--text)" display>
        {nameOf(scene, player)}
      </Txt>
      {view.start === player && <IconAt name="start" x={x + w - 74} y={y + 20} size={17} ink="var(--sky-label)" />}
      <Txt x={x + w - 12} y={y + 29} size={24} fill="var(--text)" at="end" bold={700} display>
        {averaged(view, player)}
      </Txt>
      {SCORE_ORDER.map((company, i) => (
        <g key={company}>
          <Plate company={company} x={x + 20 + i * 40} y={y + 52} size={17} />
          <Txt x={x + 32 + i * 40} y={y + 57} size={14} fill="var(--text)" bold={700} display>
            {sharesOf(view, company, player)}
          </Txt>
        </g>
      ))}
      <Coin x={x + 192} y={y + 52} size={16} />
      <Txt x={x + 203} y={y + 57} size={14} fill="var(--text)" bold={700} display>
        {coinsOf(view, player)}
      </Txt>
      <IconAt name="helium" x={x + 240} y={y + 52} size={16} ink="var(--sky-helium)" />
      <Txt x={x + 250} y={y + 57} size={14} fill="var(--text)" bold={700} display>
        {helium}
      </Txt>
      <IconAt name="upload" x={x + 284} y={y + 52} size={16} ink="var(--sky-point)" />
      <Txt x={x + 294} y={y + 57} size={14} fill="var(--text)" bold={700} display>
        {research}
      </Txt>
      {!isLuna && (
        <>
          <IconAt name="hand" x={x + 330} y={y + 52} size={17} ink="var(--sky-label)" />
          <Txt x={x + 341} y={y + 57} size={14} fill="var(--text)" bold={700} display>
            {of.hand.length}
          </Txt>
        </>
      )}
      {SLOTS.map((letter, slot) => {
        const card = isLuna ? (view.luna?.slots[slot] ?? NONE) : of.slots[slot];
        const left = x + 12 + slot * (chipW + 4);
        const box = { x: left, y: y + 72, w: chipW, h: 26 };
        const resting = isLuna ? [] : of.rows[slot];
        return (
          <g key={letter}>
            <Box {...box} r={5} fill="var(--sky-well)" stroke="var(--sky-well-edge)" />
            {card === NONE ? (
              <Txt x={left + chipW / 2} y={y + 90} fill="var(--sky-label)" at="middle">
                {letter}
              </Txt>
            ) : !isLuna && card >= 0 && isUp(of, slot) ? (
              <Chip card={card} {...box} />
            ) : (
              <CardBack {...box} />
            )}
            <Txt x={left + 4} y={y + 118} fill="var(--sky-label)">
              {resting.length > 0 ? `☾ ${resting.length}` : ''}
            </Txt>
          </g>
        );
      })}
    </Target>
  );
}
