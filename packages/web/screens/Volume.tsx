import '../look/volume.css';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { changeSettings, useSettings } from '../look/settings.ts';
import { sound } from '../sound/sounds.ts';

/** How loud the sounds are, with one to hear it by. */
export function Volume() {
  const { t } = useTranslation();
  const settings = useSettings();
  const id = useId();
  return (
    <div className="field volume">
      <label htmlFor={id}>{t('settings.volume')}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        value={settings.volume}
        disabled={!settings.sound}
        onChange={({ target }) => changeSettings({ volume: Number(target.value) })}
      />
      <button type="button" className="action" disabled={!settings.sound} onClick={() => sound('trade')}>
        {t('settings.try')}
      </button>
    </div>
  );
}
