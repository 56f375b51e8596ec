import { IS_LONG } from '@orrery/testkit/long';
import { describe, expect, test } from 'vitest';
import { findBarriers } from './axe.ts';
import { useApp } from './browser.ts';
import { SCENES } from './scenes.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };
const LYING = { ...PHONE, viewport: { width: 844, height: 390 } };
const DESK = { viewport: { width: 1440, height: 900 } };

/** Every board once; German where its words are the longer ones. */
const SCREENS = [
  ['pulsar', 'dark', 'en', DESK],
  ['skymines-plan', 'light', 'en', PHONE],
  ['on-mars-aside', 'dark', 'de', PHONE],
  ['luna-maris-turn', 'light', 'de', DESK],
] as const;

/** Every distinct screen of theirs, and most in both themes. */
const MORE = [
  ['pulsar-held', 'light', 'en', PHONE],
  ['pulsar-sides', 'dark', 'en', LYING],
  ['skymines-turn', 'light', 'en', DESK],
  ['skymines-belt', 'dark', 'en', DESK],
  ['skymines-plan', 'dark', 'en', PHONE],
  ['on-mars', 'dark', 'de', DESK],
  ['on-mars-building', 'light', 'de', DESK],
  ['on-mars-aside', 'light', 'de', PHONE],
  ['luna-maris-station', 'dark', 'de', PHONE],
  ['pulsar', 'light', 'en', DESK],
  ['pulsar-dice-held', 'dark', 'en', PHONE],
  ['pulsar-discovery', 'light', 'en', LYING],
  ['skymines-turn', 'dark', 'en', DESK],
  ['skymines-belt', 'light', 'en', PHONE],
  ['on-mars', 'light', 'de', DESK],
  ['on-mars-lacerda', 'dark', 'de', DESK],
  ['luna-maris-serve', 'dark', 'de', DESK],
  ['luna-maris-alone', 'light', 'de', PHONE],
] as const;

describe('axe finds nothing on a drawn board', () => {
  const app = useApp();

  for (const [scene, theme, language, size] of IS_LONG ? [...SCREENS, ...MORE] : SCREENS)
    test(`${scene}, ${theme}, ${size.viewport.width} wide`, async () => {
      await app.visit(`axe ${scene} ${theme}`, { settings: { theme, language }, ...size }, async ({ page }) => {
        await SCENES[scene](page);
        expect(await findBarriers(page)).toEqual([]);
      });
    });
});
