import type { Domain } from '@hexwright/kernel';
import type { GrowingBook } from './bind.ts';
import type { Book } from './book.ts';
import type { Contents } from './contents.ts';
import { ANY_GOOD, type EdgeClass, NO_GOOD } from './module.ts';

/** More than any game uses: what 'unlimited' is in the cells. */
export const PLENTY = 1_000_000;
const EDGE_CLASSES: readonly EdgeClass[] = ['land', 'coast', 'sea', 'other', 'span'];

/** Writes what everything is called and counted as: indices by id, tables by index, domains of arguments. */
export function register(book: GrowingBook, contents: Contents): void {
  const { seats, topology, options } = book;
  const { goods, terrains, pieces, blockers, cards, awards, neutrals } = contents;
  Object.assign(book, {
    goods,
    terrains,
    blockers,
    cards,
    stocks: stocksOf(contents),
    handGoods: goods.flatMap((good, i) => (good.inHand === false ? [] : [i])),
    choosable: goods.flatMap((good, i) => (good.choosable === false || good.inHand === false ? [] : [i])),
    inHand: Uint8Array.from(goods, (good) => (good.inHand === false ? 0 : 1)),
    tradeable: goods.map(({ tradeable = true }) =>
      typeof tradeable === 'function' ? tradeable(options) : tradeable,
    ),
    cap: Int32Array.from(goods, ({ cap = PLENTY }) =>
      Math.min(PLENTY, typeof cap === 'function' ? cap(options, seats) : cap),
    ),
    land: Uint8Array.from(terrains, (terrain) => (terrain.land === false ? 0 : 1)),
    gives: Int8Array.from(terrains, ({ gives }) =>
      gives === undefined ? NO_GOOD : gives === 'any' ? ANY_GOOD : indexOf(goods, gives, 'good'),
    ),
    neutral: seats,
    owners: seats + neutrals,
    rivals: Array.from({ length: seats }, (_, seat) =>
      Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats),
    ),
    everyone: (1 << seats) - 1,
    owed: new Int32Array(seats * goods.length),
    owedChoice: new Int32Array(seats),
    owedOf: new Int32Array(goods.length + 1),
    things: thingsOf(contents),
  });

  const domains: Record<string, Domain> = {
    seat: { id: 'seat', size: seats },
    hex: { id: 'hex', size: topology.hexes },
    corner: { id: 'corner', size: topology.corners },
    edge: { id: 'edge', size: topology.edges },
    good: named('good', goods),
    piece: named('piece', pieces),
    blocker: named('blocker', blockers),
    card: named('card', cards),
    terrain: named('terrain', terrains),
    die: { id: 'die', size: 6, names: [1, 2, 3, 4, 5, 6] },
  };
  book.good = (id) => indexOf(goods, id, 'good');
  book.terrain = (id) => indexOf(terrains, id, 'terrain');
  book.blocker = (id) => indexOf(blockers, id, 'blocker');
  book.award = (id) => indexOf(awards, id, 'award');
  book.card = (id) => indexOf(cards, id, 'card');
  book.piece = (id) => book.pieces[indexOf(pieces, id, 'piece')];
  book.domain = (id) => domains[id];
  book.mark = (owner, piece) => 1 + owner * pieces.length + piece;
  book.bill = (cost) => {
    const pairs = Object.entries(cost).map(([id, count]) => [indexOf(goods, id, 'good'), count] as const);
    return Object.assign(pairs, { packed: Int32Array.from(pairs.flat()) });
  };
  book.edgeClassBits = (classes) => classes.reduce((bits, c) => bits | (1 << EDGE_CLASSES.indexOf(c)), 0);
}

/** The goods of each stock out of which several come. */
export function stocksOf({ goods }: Pick<Contents, 'goods'>): readonly (readonly number[])[] {
  return goods.flatMap(({ id }, first) => {
    const others = goods.flatMap(({ cardOf }, i) => (cardOf === id ? [i] : []));
    return others.length > 0 ? [[first, ...others]] : [];
  });
}

export function indexOf(list: readonly { readonly id: string }[], id: string, what: string): number {
  for (let at = 0; at < list.length; at++) if (list[at].id === id) return at;
  throw new Error(`no ${what} is called "${id}"`);
}

function named(id: string, list: readonly { readonly id: string }[]): Domain {
  return { id, size: list.length, names: list.map((item) => item.id) };
}

/** Everything that has words and may have a look, by kind. */
function thingsOf({ goods, terrains, pieces, blockers, cards, awards }: Contents): Book['things'] {
  const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
  return {
    good: ids(goods),
    piece: ids(pieces),
    terrain: ids(terrains),
    blocker: ids(blockers),
    card: ids(cards),
    award: ids(awards),
  };
}
