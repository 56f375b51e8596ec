import { describe, expect, test } from 'vitest';
import { findBarriers } from './axe.ts';
import { useApp } from './browser.ts';
import { SCENES } from './scenes.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const LYING = { ...PHONE, viewport: { width: 844, height: 390 } };
const DESK = { viewport: { width: 1440, height: 900 } };

describe("axe finds nothing on Pulsar's board", () => {
  const app = useApp();

  for (const [scene, theme, size] of [
    ['pulsar', 'dark', DESK],
    ['pulsar', 'light', DESK],
    ['pulsar-held', 'light', PHONE],
    ['pulsar-dice-held', 'dark', PHONE],
    ['pulsar-discovery', 'light', LYING],
    ['pulsar-sides', 'dark', LYING],
  ] as const)
    test(`${scene}, ${theme}, ${size.viewport.width} wide`, { timeout: 60_000 }, async () => {
      await app.visit(`axe ${scene}`, { settings: { theme }, ...size }, async ({ page }) => {
        await SCENES[scene](page);
        expect(await findBarriers(page)).toEqual([]);
      });
    });
});
