import { useTranslation } from 'react-i18next';
import { chooseLanguage, languageName, languages } from '../words/language.ts';

/** A switch between the languages, each by its own name. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation();
  return (
    <fieldset className="field">
      <legend>{t('settings.language')}</legend>
      <div className="segments">
        {languages.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={i18n.language === language}
            onClick={() => void chooseLanguage(language)}
          >
            {languageName(language)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
