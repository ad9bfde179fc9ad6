import { i18n } from '../words/i18n.ts';

/** A family of the catalogue by name; one that has no words yet is read from its id. */
export function familyName(family: string): string {
  const key = `family.${family}`;
  if (i18n.exists(key)) return i18n.t(key);
  const words = family.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
