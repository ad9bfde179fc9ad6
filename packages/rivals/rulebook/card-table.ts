import type { Growing } from '@hexwright/rulebook';
import type { Book } from './book.ts';
import type { Card, CardSpec, Copies, Deed } from './cards.ts';
import type { Part } from './module.ts';
import { type CardNo, GOODS, QUALITIES } from './numbers.ts';
import { REGIONS } from './principality.ts';
import { REGION_CARDS } from './regions.ts';

/** Numbers cards, backs and stacks, and says how many of each card there are. */
export function makeCards(book: Growing<Book>, parts: readonly Part[]): void {
  const rows = parts.flatMap(({ cards = [], back = '' }) => cards.map((spec) => ({ spec, back })));
  const backs = [...new Set(rows.map(({ back }) => back))];
  const copiesOf = (spec: CardSpec): Copies =>
    parts.reduce<Copies>((was, { copies }) => copies?.(was, spec) ?? was, usualCopies(spec));
  const cards = rows.map(({ spec, back }, index): Card => {
    const copies = copiesOf(spec);
    return {
      ...spec,
      open: copies.shown > 0,
      index,
      back: backs.indexOf(back),
      kin: spec.kin ?? spec.id,
      bill: Int32Array.from(GOODS, (good) => spec.cost?.[good] ?? 0),
      price: Object.values(spec.cost ?? {}).reduce((sum, n) => sum + n, 0),
      worth: Int32Array.from(QUALITIES, (quality) => spec[quality] ?? 0),
      deed: {},
      ...copies,
    };
  });
  const stacks = parts.reduce<readonly string[]>((was, part) => part.stacks?.(was) ?? was, []);
  book.cards = cards;
  book.backs = backs;
  book.stacks = stacks.map((back) => backs.indexOf(back));
  book.regionCards = REGION_CARDS;
  book.places = REGIONS + parts.reduce((sum, { stores = 0 }) => sum + stores, 0);
  book.eventCards = cards.flatMap(({ kind, index }) => (kind === 'event' ? [index] : []));
  book.drawnEvents = parts.reduce((sum, { drawnEvents = 0 }) => sum + drawnEvents, 0);
  const byId = new Map(cards.map(({ id, index }) => [id, index]));
  book.card = (id) => {
    const index = byId.get(id);
    if (index === undefined) throw new Error(`no card is called "${id}"`);
    return index;
  };
  const byKin = new Map<string, CardNo[]>();
  for (const { kin, index } of cards) byKin.set(kin, [...(byKin.get(kin) ?? []), index]);
  book.kin = (name) => byKin.get(name) ?? [];
  book.yule = book.card('yule');
}

/** What each card does; asked when everything else has its name. */
export function writeDeeds(book: Book): void {
  for (const card of book.cards) (card as { deed: Deed }).deed = card.does?.(book, card.index) ?? card.deed;
}

function usualCopies({ count, open }: CardSpec): Copies {
  return open ? { hidden: 0, shown: count, doubtful: 0 } : { hidden: count, shown: 0, doubtful: 0 };
}
