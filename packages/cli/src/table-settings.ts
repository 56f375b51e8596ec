import type { Game, SettingSpec, SettingValue, Words } from '@orrery/kernel';
import { nearest } from './nearest.ts';
import { UsageProblem } from './problem.ts';
import { drawTable } from './sheet.ts';
import type { Terminal } from './terminal.ts';
import type { Text } from './text/index.ts';

const YES = ['true', 'yes', 'on', '1'];
const NO = ['false', 'no', 'off', '0'];

/** `--setting key=value` texts as settings, each value read as the kind its game wants. */
export function parseTableSettings(game: Game, given: readonly string[], text: Text): Record<string, SettingValue> {
  const settings: Record<string, SettingValue> = {};
  for (const pair of given) {
    const at = pair.indexOf('=');
    if (at < 1) throw new UsageProblem(text.usage.settingForm(pair));
    const key = pair.slice(0, at);
    if (!Object.hasOwn(game.settings, key)) {
      throw new UsageProblem(text.usage.noGameSetting(key, game.id, nearest(key, Object.keys(game.settings))));
    }
    settings[key] = readValue(key, game.settings[key], pair.slice(at + 1), text);
  }
  return settings;
}

function readValue(key: string, spec: SettingSpec, value: string, text: Text): SettingValue {
  switch (spec.kind) {
    case 'switch':
      if (YES.includes(value)) return true;
      if (NO.includes(value)) return false;
      throw new UsageProblem(text.usage.unknownValue(key, value, ['true', 'false']));
    case 'count': {
      const number = Number(value);
      if (Number.isInteger(number) && number >= spec.min && number <= spec.max) return number;
      throw new UsageProblem(text.usage.unknownValue(key, value, [`${spec.min} … ${spec.max}`]));
    }
    case 'one-of':
      if (spec.of.includes(value)) return value;
      throw new UsageProblem(text.usage.unknownValue(key, value, spec.of));
  }
}

/** Every setting of a game with its values, in words. */
export function describeSettings(game: Game, words: Words, text: Text, terminal: Terminal): string[] {
  const rows = Object.entries(game.settings).map(([key, spec]) => {
    const said = words.settings[key];
    const values = valuesOf(spec, text);
    return [
      key,
      `${said?.label ?? key}. ${said?.help ?? ''}`,
      `${values}; ${text.games.byDefault(String(spec.default))}`,
    ];
  });
  return rows.length === 0 ? [] : drawTable({ caption: text.games.settings, head: [], rows }, terminal);
}

function valuesOf(spec: SettingSpec, text: Text): string {
  if (spec.kind === 'switch') return text.games.switch;
  return spec.kind === 'count' ? `${spec.min}-${spec.max}` : spec.of.join(', ');
}
