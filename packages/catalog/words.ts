import type { EventData, SeenEvent } from '@hexwright/kernel';
import { type Options, termsOf, type Worded } from '@hexwright/rulebook';

/** The words for a key such as `piece.road` or `event.built`; undefined where nobody has any. */
export type Lexicon = (key: string) => string | undefined;

/** Anything made of modules that bring words: a compiled book, or a list of modules. */
export interface Spoken {
  readonly modules: readonly Worded[];
  readonly options?: Options;
}

/**
 * Looks keys up over the modules of a book; the last module that has words for a key is heard.
 * Another language is another table of terms laid over these.
 */
export function wordsFor(book: Spoken, ...overlays: readonly Readonly<Record<string, string>>[]): Lexicon {
  const terms = new Map(
    [termsOf(book.modules, book.options), ...overlays].flatMap((overlay) => Object.entries(overlay)),
  );
  return (key) => terms.get(key);
}

/**
 * Fills the gaps of a template. A gap is `{name}`, or `{name:kind}` where the value is of another kind than its
 * name says: `{give:good}`. A gap without a value stays as it is written, so that a slip is seen and not hidden.
 */
export function fillWords(
  template: string,
  data: EventData,
  say: (kind: string, value: string | number) => string = (_kind, value) => String(value),
): string {
  return template.replace(GAP, (gap, name: string, kind: string = name) => {
    const value = Object.hasOwn(data, name) ? data[name] : undefined;
    if (value === undefined) return gap;
    return typeof value === 'object' ? joined(value.map((each) => say(kind, each))) : say(kind, value);
  });
}

/**
 * An event as a sentence. Whoever knows the secret part of an event reads `event.KIND.known`, if there are
 * words for that; everybody else reads `event.KIND`.
 */
export function eventText(words: Lexicon, event: SeenEvent, seatName: (seat: number) => string): string {
  const known = words(`event.${event.kind}.known`);
  const template =
    known && gapsOf(known).every((name) => Object.hasOwn(event.data, name))
      ? known
      : words(`event.${event.kind}`);
  const say = speaker(words, seatName);
  if (template !== undefined) return fillWords(template, event.data, say);
  const parts = Object.entries(event.data).map(
    ([name]) => `${name} ${fillWords(`{${name}}`, event.data, say)}`,
  );
  return parts.length > 0 ? `${event.kind}: ${parts.join(', ')}` : event.kind;
}

const GAP = /\{([\w-]+)(?::([\w-]+))?\}/g;

/** gaps that hold a seat, by name; any other gap says so: `{lender:seat}` */
const SEATS = new Set([
  'seat',
  'seats',
  'from',
  'to',
  'with',
  'by',
  'other',
  'victim',
  'owner',
  'holder',
  'winner',
  'winners',
]);

/** kinds whose words are tried for a value whose own kind has none: `{want}` may be a good */
const KINDS = ['good', 'piece', 'card', 'terrain', 'blocker', 'award', 'score'];

function speaker(words: Lexicon, seatName: (seat: number) => string) {
  return (kind: string, value: string | number): string => {
    if (typeof value === 'number') {
      if (!SEATS.has(kind)) return String(value);
      return value < 0 ? (words('seat.none') ?? 'nobody') : seatName(value);
    }
    const own = words(`${kind}.${value}`);
    if (own !== undefined) return own;
    // "2 brick": a count and the thing counted
    const [, count, thing] = /^(\d+) (.+)$/.exec(value) ?? [undefined, undefined, value];
    const found = KINDS.map((each) => words(`${each}.${thing}`)).find((text) => text !== undefined) ?? thing;
    return count === undefined ? found : `${count} ${found}`;
  };
}

function gapsOf(template: string): string[] {
  return Array.from(template.matchAll(GAP), ([, name]) => name);
}

function joined(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '–';
  return `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`;
}
