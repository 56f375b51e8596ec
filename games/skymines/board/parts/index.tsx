import { isLow, type Layout } from '@orrery/board';
import { useState } from 'react';
import { LunaLab } from '../lab/luna.tsx';
import { LUNA_LOW, LUNA_NARROW_HEIGHT } from '../lab/luna-rooms.ts';
import { nameOf, useScene } from '../scene.ts';
import { hasVerbs, Verbs } from '../verbs.tsx';
import { FirmsPart } from './firms.tsx';
import { LabPart, ScreensPart } from './lab.tsx';
import { MarketPart } from './market.tsx';
import { DocksPart, MoonPart } from './moon.tsx';
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
  const isLooking = part === 'seats' && looked !== undefined;
  const hasBar = hasVerbs(scene) && !isLooking;
  const height = layout.height - (hasBar ? BAR : 0);
  const scale = Math.max(1, Math.min(width / WIDTH, height / HEIGHT, 1.6));
  const room = { width, height };
  const size = { w: width / scale, h: height / scale, scale };
  return (
    <>
      {hasBar && (
        <div className="sky-bar">
          <Verbs />
        </div>
      )}
      {part === 'moon' && <MoonPart {...size} isLow={isLow(layout)} />}
      {part === 'docks' && <DocksPart w={width} h={height} />}
      {part === 'firms' && <FirmsPart {...size} />}
      {part === 'market' && <MarketPart {...size} fanned={fanned} onFan={() => setFanned(!fanned)} />}
      {part === 'lab' && <LabPart {...room} seat={scene.me} isWhole={!isLow(layout)} />}
      {part === 'screens' && <ScreensPart {...room} seat={scene.me} />}
      {part === 'seats' &&
        (looked === undefined ? (
          <SeatsPart {...size} onLook={setLooked} />
        ) : (
          <Looked seat={looked} {...room} onBack={() => setLooked(undefined)} />
        ))}
    </>
  );
}

interface LookedProps {
  readonly seat: number;
  readonly width: number;
  readonly height: number;
  readonly onBack: () => void;
}

/** Somebody else's lab; on a phone that lies on its side the screens take turns with the rest, as in the own one. */
function Looked({ seat, width, height, onBack }: LookedProps) {
  const scene = useScene();
  const { text } = scene;
  const [atScreens, setAtScreens] = useState(false);
  const isPerson = seat < scene.view.rules.humans;
  const isSplit = isPerson && isLow({ height });
  const room = { width, height: height - BAR, seat };
  return (
    <>
      <div className="sky-bar">
        <div className="sky-verbs">
          <span className="sky-left">{nameOf(scene, seat)}</span>
          {isSplit && (
            <button type="button" className="sky-back" onClick={() => setAtScreens(!atScreens)}>
              {atScreens ? text.parts.lab : text.parts.screens}
            </button>
          )}
          <button type="button" className="sky-back" onClick={onBack}>
            {text.close}
          </button>
        </div>
      </div>
      {!isPerson && <LunaPart width={width} height={height - BAR} />}
      {isPerson && !(isSplit && atScreens) && <LabPart {...room} isWhole={!isSplit} />}
      {isSplit && atScreens && <ScreensPart {...room} />}
    </>
  );
}

/** What Luna's lab is laid out for where all of it stands side by side. */
const [LUNA_WIDTH, LUNA_HEIGHT] = [820, 262];

function LunaPart({ width, height }: { readonly width: number; readonly height: number }) {
  const isBroad = width >= LUNA_WIDTH;
  if (!isBroad && height < LUNA_LOW)
    return (
      <PartSvg w={width} h={height - 4} scale={1}>
        <LunaLab x={0} y={2} w={width} h={height - 8} />
      </PartSvg>
    );
  const [w, h] = isBroad ? [LUNA_WIDTH, LUNA_HEIGHT] : [WIDTH, LUNA_NARROW_HEIGHT];
  const scale = Math.max(1, Math.min(width / w, height / (h + 8), 1.6));
  return (
    <PartSvg w={width / scale} h={h + 8} scale={scale}>
      <LunaLab x={0} y={4} w={width / scale} h={h} />
    </PartSvg>
  );
}
