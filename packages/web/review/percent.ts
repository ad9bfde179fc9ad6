import { i18n } from '../words/i18n.ts';

/** A chance as it is read: 42 %. */
export function percent(chance: number): string {
  return new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 }).format(chance);
}

/** What was gained or lost of a chance: +3 %, −12 %. */
export function change(by: number): string {
  return new Intl.NumberFormat(i18n.language, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  })
    .format(by)
    .replace('-', '−');
}
