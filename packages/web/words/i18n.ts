import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import en from './en.json';

/** The words of the page itself: en.json here and beside each part that comes later, and another language beside it. */
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
