import type { Layout } from '@orrery/board';
import { useState } from 'react';
import { LunaLab } from '../lab/luna.tsx';
import { nameOf, useScene } from '../scene.ts';
import { hasVerbs, Verbs } from '../verbs.tsx';
import { FirmsPart } from './firms.tsx';
import { LabPart } from './lab.tsx';
import { MarketPart } from './market.tsx';
import { MoonPart } from './moon.tsx';
import { SeatsPart } from './seats.tsx';
import { PartSvg } from './svg.tsx';

/** What a part is laid out for; bigger rooms are drawn bigger. */
const [WIDTH, HEIGHT] = [390, 560];
/** Room of the bar with the buttons. */
const BAR = 50;

/** One part of the board at a time, for small screens. */
export function Parts({ layout }: { readonly layout: Layout }) {
  const scene = useScene();
  const [looked, setLooked] = useState<number>();
  const [fanned, setFanned] = useState(false);
  const { width, part } = layout;
  const hasBar = hasVerbs(scene);
  const height = layout.height - (hasBar ? BAR : 0);
  const scale = Math.max(1, Math.min(width / WIDTH, height / HEIGHT, 1.6));
  const size = { w: width / scale, h: height / scale, scale };
  return (
    <>
      {hasBar && (
        <div className="sky-bar">
          <Verbs />
        </div>
      )}
      {part === 'moon' && <MoonPart {...size} />}
      {part === 'firms' && <FirmsPart {...size} />}
      {part === 'market' && <MarketPart {...size} fanned={fanned} onFan={() => setFanned(!fanned)} />}
      {part === 'lab' && <LabPart {...size} seat={scene.me} />}
      {part === 'seats' &&
        (looked === undefined ? (
          <SeatsPart {...size} onLook={setLooked} />
        ) : (
          <Looked seat={looked} {...size} onBack={() => setLooked(undefined)} />
        ))}
    </>
  );
}

interface LookedProps {
  readonly seat: number;
  readonly w: number;
  readonly h: number;
  readonly scale: number;
  readonly onBack: () => void;
}

/** Somebody else's lab. */
function Looked({ seat, w, h, scale, onBack }: LookedProps) {
  const scene = useScene();
  return (
    <>
      <div className="sky-bar">
        <div className="sky-verbs">
          <span className="sky-left">{nameOf(scene, seat)}</span>
          <button type="button" className="sky-back" onClick={onBack}>
            {scene.text.close}
          </button>
        </div>
      </div>
      {seat < scene.view.rules.humans ? (
        <LabPart w={w} h={h} scale={scale} seat={seat} />
      ) : (
        <PartSvg w={Math.max(w, 820)} h={270} scale={scale * Math.min(1, w / 820)}>
          <LunaLab x={0} y={4} w={820} h={258} />
        </PartSvg>
      )}
    </>
  );
}
