import { IS_LONG } from '@orrery/testkit/long';
import { describe, expect, test } from 'vitest';
import { findBarriers } from './axe.ts';
import { useApp } from './browser.ts';
import { SCENES } from './scenes.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1440, height: 900 } };

/** The same screens in the other theme, and what differs little. */
const MORE = [
  ['skymines-turn', 'dark', DESK],
  ['skymines-belt', 'light', PHONE],
] as const;
const SCREENS = [
  ['skymines-turn', 'light', DESK],
  ['skymines-belt', 'dark', DESK],
  ['skymines-plan', 'dark', PHONE],
  ...(IS_LONG ? MORE : []),
] as const;

describe('axe finds nothing on the board of Skymines', () => {
  const app = useApp();
  for (const [scene, theme, size] of SCREENS)
    test(`${scene}, ${theme}, ${size.viewport.width} wide`, { timeout: 60_000 }, async () => {
      await app.visit(`axe ${scene} ${theme}`, { settings: { theme }, ...size }, async ({ page }) => {
        await SCENES[scene](page);
        expect(await findBarriers(page)).toEqual([]);
      });
    });
});
