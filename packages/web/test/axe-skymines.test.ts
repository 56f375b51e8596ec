import { describe, expect, test } from 'vitest';
import { findBarriers } from './axe.ts';
import { useApp } from './browser.ts';
import { SCENES } from './scenes.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1440, height: 900 } };

describe('axe finds nothing on the board of Skymines', () => {
  const app = useApp();
  for (const [scene, theme, size] of [
    ['skymines-turn', 'dark', DESK],
    ['skymines-turn', 'light', DESK],
    ['skymines-belt', 'dark', DESK],
    ['skymines-belt', 'light', PHONE],
    ['skymines-plan', 'dark', PHONE],
  ] as const)
    test(`${scene}, ${theme}, ${size.viewport.width} wide`, { timeout: 60_000 }, async () => {
      await app.visit(`axe ${scene} ${theme}`, { settings: { theme }, ...size }, async ({ page }) => {
        await SCENES[scene](page);
        expect(await findBarriers(page)).toEqual([]);
      });
    });
});
