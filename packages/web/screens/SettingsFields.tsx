import { useTranslation } from 'react-i18next';
import { changeSettings, type Settings, useSettings } from '../look/settings.ts';
import { LanguageChoice } from '../parts/LanguageChoice.tsx';
import { Volume } from './Volume.tsx';

const CHOICES = {
  pace: ['slow', 'calm', 'brisk', 'instant'],
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'full', 'reduced'],
} as const satisfies { readonly [K in keyof Settings]?: readonly Settings[K][] };

const FLAGS = ['oneTap', 'declineForMe', 'talk', 'sound'] as const;

/** Everything that can be set, wherever it is asked for. */
export function SettingsFields() {
  const { t } = useTranslation();
  const settings = useSettings();
  return (
    <div className="settings">
      <LanguageChoice />
      {Object.entries(CHOICES).map(([name, values]) => (
        <fieldset key={name} className="field">
          <legend>{t(`settings.${name}`)}</legend>
          <div className="segments">
            {values.map((value) => (
              <button
                key={value}
                type="button"
                aria-pressed={settings[name as keyof Settings] === value}
                onClick={() => changeSettings({ [name]: value })}
              >
                {t(`settings.${name}.${value}`)}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
      {FLAGS.map((name) => (
        <label key={name} className="field flag">
          <input
            type="checkbox"
            checked={settings[name]}
            onChange={(event) => changeSettings({ [name]: event.target.checked })}
          />
          <span>
            <b>{t(`settings.${name}`)}</b>
            <small>{t(`settings.${name}-note`)}</small>
          </span>
        </label>
      ))}
      <Volume />
    </div>
  );
}
