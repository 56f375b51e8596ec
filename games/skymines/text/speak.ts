import { capital, type SettingWords, type Words } from '@orrery/kernel';
import { TRACK_IDS } from '../data/index.ts';
import type { SkyChoice } from '../rules/choices.ts';
import type { SkyEvent } from '../rules/events.ts';
import type { SkySettings } from '../rules/settings.ts';
import type { SkyState } from '../rules/state.ts';
import { sheetOf } from '../sheet.ts';
import { sayChoice, sayPrompt } from './choices.ts';
import type { Texts } from './en/phrases.ts';
import { sayEvent } from './events.ts';
import { namesIn } from './names.ts';

/** Settings with a word for each of the four seats. */
function settingWords({ settings: o, luna }: Texts): Record<keyof SkySettings, SettingWords> {
  const tracks = Object.fromEntries(TRACK_IDS.map((id) => [id, id]));
  const seat = (words: { label: (who: string) => string; help: string }, who: string): SettingWords => ({
    label: words.label(who),
    help: words.help,
  });
  const [p1, p2, p3, p4] = [1, 2, 3, 4].map(o.player);
  return {
    edition: o.edition,
    luna: o.luna,
    side: o.side,
    tracks: o.tracks,
    trackSkymine: { ...o.trackSkymine, values: tracks },
    trackMinerva: { ...o.trackMinerva, values: tracks },
    trackAstrogo: { ...o.trackAstrogo, values: tracks },
    trackTawac: { ...o.trackTawac, values: tracks },
    tiles: o.tiles,
    linked: o.linked,
    missions: o.missions,
    threat: o.threat,
    campaign: o.campaign,
    pastPlays: o.pastPlays,
    pastTotal1: seat(o.pastTotal, p1),
    pastTotal2: seat(o.pastTotal, p2),
    pastTotal3: seat(o.pastTotal, p3),
    pastTotal4: seat(o.pastTotal, p4),
    pastTotalLuna: seat(o.pastTotal, luna),
    pastPoints1: seat(o.pastPoints, p1),
    pastPoints2: seat(o.pastPoints, p2),
    pastPoints3: seat(o.pastPoints, p3),
    pastPoints4: seat(o.pastPoints, p4),
    loopPoints1: seat(o.loopPoints, p1),
    loopPoints2: seat(o.loopPoints, p2),
    loopPoints3: seat(o.loopPoints, p3),
    loopPoints4: seat(o.loopPoints, p4),
  };
}

/** The words of the game out of its texts in one language. */
export function speak(t: Texts, rules: Words['rules']): Words<SkyState, SkyChoice, SkyEvent> {
  const names = namesIn(t);
  return {
    name: t.name,
    tagline: t.tagline,
    settings: settingWords(t),
    prompt: (view, seat) => capital(sayPrompt(t, names, view, seat)),
    choice: (choice, view, seat) => capital(sayChoice(t, names, choice, view, seat)),
    event(event, who) {
      const line = sayEvent(t, names, event, who);
      return line === undefined ? undefined : capital(line);
    },
    rules,
    scoreRows: t.scoreRows,
    terms: t.terms,
    sheet: (view, viewer, who) => sheetOf(t, view, viewer, who),
  };
}
