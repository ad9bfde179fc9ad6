import type { AnyModule } from '@hexwright/rulebook';
import { cardTextsOf, type KeyedText, textsOf } from './texts.ts';

/** names of the files that every game is read with: cards of lists, and what several families say */
const ROWS = 'rows';
const COMMON = 'common';

/** A text that needs words in every language: under which terms it is read, and in which file of a language it stands. */
interface Home {
  readonly file: string;
  readonly keys: ReadonlySet<string>;
  /** the families whose modules say it */
  readonly families: ReadonlySet<string>;
}

/** Which file of a language the words of a module are in, unless others say the same. */
function familyFile(id: string): string {
  return id.split('/')[0];
}

/** Every text of these modules, each in the one file where a language has it. */
export function homesOf(modules: readonly AnyModule[]): ReadonlyMap<string, Home> {
  const found = new Map<string, { keys: Set<string>; families: Set<string>; card: boolean }>();
  const note = (family: string, card: boolean, { text, key }: KeyedText): void => {
    if (!/\p{L}/u.test(text.replace(/\{[^}]*\}/g, ''))) return;
    const entry = found.get(text) ?? { keys: new Set(), families: new Set(), card: false };
    found.set(text, entry);
    entry.families.add(family);
    entry.card ||= card;
    if (key !== undefined) entry.keys.add(key);
  };
  for (const module of modules) {
    const family = familyFile(module.id);
    for (const text of cardTextsOf(module)) note(family, true, text);
    for (const text of textsOf(module)) note(family, false, text);
  }
  const home = ({
    keys,
    families,
    card,
  }: {
    keys: Set<string>;
    families: Set<string>;
    card: boolean;
  }): Home => ({
    file: card ? ROWS : families.size > 1 ? COMMON : [...families][0],
    keys,
    families,
  });
  return new Map(Array.from(found, ([text, entry]) => [text, home(entry)]));
}
