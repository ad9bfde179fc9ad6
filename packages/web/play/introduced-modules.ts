import type { PlainSheet } from '../table/sheet.ts';

const KEY = 'hexwright.met';

/** What this browser's player has met at a table before, by the ids of modules. */
export function introducedBefore(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

export function markIntroduced(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...introducedBefore(), ...ids])]));
  } catch {
    // A browser that keeps nothing shows the tour again.
  }
}

/** One card of a tour: what is new, and a line or two about it. */
export interface TourCard {
  readonly module: string;
  readonly title: string;
  readonly text: string;
}

/** so many cards tell of one module at most, and so much stands on one */
const CARDS = 4;
const ROOM = 230;

/** What is new at this table for somebody who has met these modules: each in the words that it brings, the core first. */
export function tourOf(
  { modules, rules }: Pick<PlainSheet, 'modules' | 'rules'>,
  met: ReadonlySet<string>,
): TourCard[] {
  return modules
    .filter(({ id, kind }) => kind !== 'game' && !met.has(id))
    .flatMap(({ id, name, summary }) => {
      const lines = rules.find(({ module }) => module === id)?.lines ?? [];
      const told = lines.flatMap(({ text, mark }) =>
        mark === undefined && text.length <= ROOM ? [text] : [],
      );
      return [summary, ...paired(told)].slice(0, CARDS).map((text) => ({ module: id, title: name, text }));
    });
}

/** The cards with one more, which tells of the board, right after what the last of the modules says of itself. */
export function withBoardCard(
  cards: readonly TourCard[],
  card: Omit<TourCard, 'module'>,
): readonly TourCard[] {
  const module = cards.at(-1)?.module;
  if (module === undefined) return cards;
  const after = cards.findIndex((one) => one.module === module) + 1;
  return [...cards.slice(0, after), { ...card, module }, ...cards.slice(after)];
}

/** Short lines share a card. */
function paired(lines: readonly string[]): string[] {
  const cards: string[] = [];
  for (const line of lines) {
    const last = cards.at(-1);
    if (last !== undefined && last.length + line.length < ROOM) cards[cards.length - 1] = `${last} ${line}`;
    else cards.push(line);
  }
  return cards;
}
