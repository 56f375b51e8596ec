import { IS_LONG } from '@orrery/testkit/long';
import { describe, expect, test } from 'vitest';
import { findBarriers } from './axe.ts';
import { useApp } from './browser.ts';
import { SCENES } from './scenes.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const LYING = { ...PHONE, viewport: { width: 844, height: 390 } };
const DESK = { viewport: { width: 1440, height: 900 } };

/** The same screens in the other theme, and what differs little. */
const MORE = [
  ['pulsar', 'light', DESK],
  ['pulsar-dice-held', 'dark', PHONE],
  ['pulsar-discovery', 'light', LYING],
] as const;
const SCREENS = [
  ['pulsar', 'dark', DESK],
  ['pulsar-held', 'light', PHONE],
  ['pulsar-sides', 'dark', LYING],
  ...(IS_LONG ? MORE : []),
] as const;

describe("axe finds nothing on Pulsar's board", () => {
  const app = useApp();

  for (const [scene, theme, size] of SCREENS)
    test(`${scene}, ${theme}, ${size.viewport.width} wide`, { timeout: 60_000 }, async () => {
      await app.visit(`axe ${scene}`, { settings: { theme }, ...size }, async ({ page }) => {
        await SCENES[scene](page);
        expect(await findBarriers(page)).toEqual([]);
      });
    });
});
