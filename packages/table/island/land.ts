import { type Book, forgetDebts, NO_GOOD } from '@hexwright/island';
import type { State } from '@hexwright/kernel';
import { itemAt } from '@hexwright/kernel';

/** What lies under the numbers: what each hex would give now, and how likely its number is. */
export interface LandNow {
  /** by number: the chance that the next one is this */
  readonly odds: Readonly<Record<number, number>>;
  /** what the hexes would give if their number came now */
  readonly yields: readonly HexYield[];
  /** by seat: who holds more cards than this must give some up on a seven */
  readonly handLimits: readonly number[];
}

/** So many of a good go to a seat; of its own choice where no good is named. */
export interface HexYield {
  readonly hex: number;
  readonly seat: number;
  readonly good: string | null;
  readonly count: number;
}

/** Asked of the rules themselves, so that it holds whatever amends them. */
export function landNow(book: Book, s: State): LandNow {
  return {
    odds: oddsNow(book, s),
    yields: yieldsNow(book, s),
    handLimits: Array.from({ length: book.seats }, (_, seat) => book.rules.handLimit(s, seat)),
  };
}

const MOST = 16;
const FINE = 1e6;

function oddsNow(book: Book, s: State): LandNow['odds'] {
  const into = new Float64Array(MOST);
  book.the.hints.odds(s, 1, into);
  const known = Array.from(into, (chance, number) => [number, Math.round(chance * FINE) / FINE] as const);
  return Object.fromEntries(known.filter(([, chance]) => chance > 0));
}

function yieldsNow(book: Book, s: State): HexYield[] {
  const { rules, fields, ownerOf, pieceOf, seats, walks, topology } = book;
  const yields: HexYield[] = [];
  for (let hex = 0; hex < topology.hexes; hex++) {
    if (fields.terrain.get(s, hex) < 0 || fields.numbers.get(s, hex) === 0) continue;
    const good = rules.hexGood(s, hex);
    if (good === NO_GOOD) continue;
    forgetDebts(book);
    for (const corner of itemAt(walks.cornersOf, hex)) {
      const mark = fields.building.get(s, corner);
      if (mark > 0 && itemAt(ownerOf, mark) < seats)
        rules.hexOwes(s, hex, good, corner, itemAt(pieceOf, mark), itemAt(ownerOf, mark));
    }
    pushOwed(yields, book, hex);
  }
  forgetDebts(book);
  return yields;
}

/** What the running reckoning has come to, as the share of this hex. Asked for every hex at every step: nothing is made in vain. */
function pushOwed(yields: HexYield[], { seats, goods, owed, owedOf, owedChoice }: Book, hex: number): void {
  for (let seat = 0; seat < seats; seat++) {
    for (let good = 0; good < goods.length; good++)
      if (itemAt(owedOf, good) > 0) {
        const count = itemAt(owed, seat * goods.length + good);
        if (count > 0) yields.push({ hex, seat, good: itemAt(goods, good).id, count });
      }
    if (itemAt(owedChoice, seat) > 0) yields.push({ hex, seat, good: null, count: itemAt(owedChoice, seat) });
  }
}
