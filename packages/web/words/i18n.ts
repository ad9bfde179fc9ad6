import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import en from './en.json';

/** The words of the page itself. A language is one more file beside en.json. */
export const i18n = i18next.createInstance();

void i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { ui: en } },
  defaultNS: 'ui',
  keySeparator: false,
  nsSeparator: false,
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
});

export const t = i18n.t.bind(i18n);

/**
 * The words that a game's modules bring, as a namespace of their own: another language adds its bundle to the same
 * one, and what it has not translated yet is said in English.
 */
export function gameWords(
  namespace: string,
  english: Readonly<Record<string, string>>,
): (key: string) => string | undefined {
  i18n.addResourceBundle('en', namespace, english, true, true);
  const said = (language: string, key: string): unknown =>
    i18n.getResource(language, namespace, key, { keySeparator: false });
  return (key) => (said(i18n.language, key) ?? said('en', key)) as string | undefined;
}
