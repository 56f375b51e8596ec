import { LANGUAGE_NAMES, LANGUAGES, type Language, languageOf } from '@orrery/kernel';
import { useState } from 'react';
import { Dialog } from './kit/dialog.tsx';
import { changeSettings, speak, useSettings, useText } from './settings.ts';

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const settings = useSettings();
  const [missing, setMissing] = useState<Language>();
  return (
    <Dialog title={t.settings} onClose={onClose}>
      <div className="form">
        <div className="field">
          <label htmlFor="set-language">{t.language}</label>
          <select
            id="set-language"
            className="input"
            value={settings.language}
            onChange={(event) => {
              const wanted = languageOf(event.target.value);
              speak(wanted).then(
                () => setMissing(undefined),
                () => setMissing(wanted),
              );
            }}
          >
            {LANGUAGES.map((language) => (
              <option key={language} value={language}>
                {LANGUAGE_NAMES[language]}
              </option>
            ))}
          </select>
          {missing && <p role="status">{t.languageMissing(LANGUAGE_NAMES[missing])}</p>}
        </div>
        <div className="field">
          <label htmlFor="set-theme">{t.theme}</label>
          <select
            id="set-theme"
            className="input"
            value={settings.theme}
            onChange={(event) => changeSettings({ theme: event.target.value as 'dark' | 'light' | 'system' })}
          >
            {(['dark', 'light', 'system'] as const).map((theme) => (
              <option key={theme} value={theme}>
                {t.themes[theme]}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="set-motion">{t.motion}</label>
          <select
            id="set-motion"
            className="input"
            value={settings.motion}
            onChange={(event) => changeSettings({ motion: event.target.value as 'on' | 'off' })}
          >
            <option value="on">{t.motions.on}</option>
            <option value="off">{t.motions.off}</option>
          </select>
        </div>
        <div className="field">
          <label htmlFor="set-confirm">{t.confirms}</label>
          <select
            id="set-confirm"
            className="input"
            value={settings.confirm}
            onChange={(event) => changeSettings({ confirm: event.target.value as 'choice' | 'turn' | 'never' })}
          >
            {(['choice', 'turn', 'never'] as const).map((what) => (
              <option key={what} value={what}>
                {t.confirmWhat[what]}
              </option>
            ))}
          </select>
        </div>
        {(['marks', 'sound'] as const).map((key) => (
          <label key={key} className="switch">
            <input
              type="checkbox"
              checked={settings[key]}
              onChange={(event) => changeSettings({ [key]: event.target.checked })}
            />
            <span>{{ marks: t.marks, sound: t.sound }[key]}</span>
          </label>
        ))}
      </div>
    </Dialog>
  );
}
