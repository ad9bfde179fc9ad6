import type { RawMove } from '@hexwright/kernel';
import { type Place, placesOf } from '../play/choices.ts';
import type { Fields } from '../table/protocol.ts';
import { type AnySheet, isIsland } from '../table/sheet.ts';
import { t } from '../words/i18n.ts';
import type { Speaker } from '../words/speak.ts';

/** A move in words, with its places as one finds them on the board. */
export function moveWords(sheet: AnySheet, speak: Speaker, fields: Fields, move: RawMove): string {
  const entry = sheet.moves.find(({ name }) => name === move.move);
  const places = placesIn(sheet, move);
  const onBoard = (entry?.args ?? [])
    .filter(({ domain }) => places.length > 0 && ['hex', 'corner', 'edge', 'place'].includes(domain))
    .map(({ name }) => name);
  const rest = [
    speak.choice(move, onBoard),
    ...places.map(({ on, place }) => speak.place(on, place, fields)),
  ];
  const said = rest.filter(Boolean).join(' · ');
  const name = speak.term(`move.${move.move}`);
  return said ? t('review.move', { move: name, what: said }) : name;
}

export const placesIn = (sheet: AnySheet, move: RawMove): Place[] =>
  isIsland(sheet) ? placesOf(sheet, move) : [];

/** as many reasons are read at once */
const READ = 3;

/** What speaks for a move, in words; some numbers of a position have none. */
export function whyWords(speak: Speaker, why: readonly string[]): string {
  const words = why.flatMap((feature) => {
    const [of, good] = feature.split('.');
    if (of === 'out' && good !== undefined)
      return speak.has(`piece.${good}`) ? [t('why.out', { piece: speak.name('piece', good) })] : [];
    if (good !== undefined && speak.has(`good.${good}`))
      return [t(`why.${of}`, { good: speak.name('good', good) })];
    const own = t(`why.${feature}`, { defaultValue: '' });
    if (own) return [own];
    return speak.has(`field.${feature}`) ? [speak.term(`field.${feature}`)] : [];
  });
  return [...new Set(words)].slice(0, READ).join(', ');
}
