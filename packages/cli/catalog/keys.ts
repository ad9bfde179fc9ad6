import { type Playable, termsOf } from '@hexwright/rulebook';

/** Every key of the words of a game and what it says: what to search the sources for when a word on the page is wrong. */
export function keysText({ modules, options }: Playable): string {
  const terms = Object.entries(termsOf(modules, options)).sort(([one], [other]) => (one < other ? -1 : 1));
  const widest = Math.max(...terms.map(([key]) => key.length));
  return terms.map(([key, text]) => `${key.padEnd(widest)}  ${text}\n`).join('');
}
