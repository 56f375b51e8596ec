import { describe, expect, test } from 'vitest';
import { findBarriers } from './axe.ts';
import { useApp } from './browser.ts';
import { SCENES } from './scenes.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1440, height: 900 } };

describe('axe finds nothing on the board of On Mars', () => {
  const app = useApp();

  for (const [scene, theme, size] of [
    ['on-mars', 'dark', DESK],
    ['on-mars', 'light', DESK],
    ['on-mars-building', 'light', DESK],
    ['on-mars-lacerda', 'dark', DESK],
    ['on-mars-aside', 'light', PHONE],
  ] as const)
    test(`${scene}, ${theme}, ${size.viewport.width} wide`, { timeout: 120_000 }, async () => {
      await app.visit(`axe ${scene} ${theme}`, { settings: { theme, language: 'de' }, ...size }, async ({ page }) => {
        await SCENES[scene](page);
        expect(await findBarriers(page)).toEqual([]);
      });
    });
});
