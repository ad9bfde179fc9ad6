import { cellOf, type Domain, fieldOf, gridOf, rowOf } from '@hexwright/kernel';
import type { GrowingBook } from './blank.ts';
import type { Contents } from './contents.ts';
import { ANY_GOOD, type EdgeClass, NO_GOOD } from './module.ts';
import type { Points } from './points.ts';

/** More than any game uses: what 'unlimited' is in the cells. */
export const PLENTY = 1_000_000;
const EDGE_CLASSES: readonly EdgeClass[] = ['land', 'coast', 'sea', 'other'];

/** Writes what everything is called and counted as: indices by id, tables by index, domains of arguments. */
export function register(book: GrowingBook, contents: Contents): void {
  const { seats, topology, options } = book;
  const { goods, terrains, pieces, blockers, cards, awards, neutrals } = contents;
  Object.assign(book, {
    goods,
    terrains,
    blockers,
    cards,
    handGoods: goods.flatMap((good, i) => (good.inHand === false ? [] : [i])),
    choosable: goods.flatMap((good, i) => (good.choosable === false || good.inHand === false ? [] : [i])),
    inHand: Uint8Array.from(goods, (good) => (good.inHand === false ? 0 : 1)),
    cap: Int32Array.from(goods, ({ cap = PLENTY }) =>
      Math.min(PLENTY, typeof cap === 'function' ? cap(options) : cap),
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
    rules: {} as Points,
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
  const decisions = new Map(decisionNames(contents).map((name, index) => [name, index]));
  book.good = (id) => indexOf(goods, id, 'good');
  book.terrain = (id) => indexOf(terrains, id, 'terrain');
  book.blocker = (id) => indexOf(blockers, id, 'blocker');
  book.award = (id) => indexOf(awards, id, 'award');
  book.card = (id) => indexOf(cards, id, 'card');
  book.piece = (id) => book.pieces[indexOf(pieces, id, 'piece')];
  book.decision = (name) => {
    const at = decisions.get(name);
    if (at === undefined) throw new Error(`no decision is called "${name}"`);
    return at;
  };
  book.cell = (name) => cellOf(fieldOf(book.plan, name));
  book.row = <K extends number>(name: string) => rowOf<K>(fieldOf(book.plan, name));
  book.grid = <A extends number, B extends number>(name: string) => gridOf<A, B>(fieldOf(book.plan, name));
  book.field = (name) => fieldOf(book.plan, name).at;
  book.fieldOf = (name) => fieldOf(book.plan, name);
  book.option = <T>(name: string): T => {
    if (!(name in options)) throw new Error(`no option is called "${name}"`);
    return options[name] as T;
  };
  book.domain = (id) => domains[id];
  book.mark = (owner, piece) => 1 + owner * pieces.length + piece;
  book.bill = (cost) => {
    const pairs = Object.entries(cost).map(([id, count]) => [indexOf(goods, id, 'good'), count] as const);
    return Object.assign(pairs, { packed: Int32Array.from(pairs.flat()) });
  };
  book.edgeClassBits = (classes) => classes.reduce((bits, c) => bits | (1 << EDGE_CLASSES.indexOf(c)), 0);
}

export function decisionNames({ parts }: Contents): string[] {
  return [...new Set(parts.flatMap((part) => Object.keys(part.decisions ?? {})))];
}

export function indexOf(list: readonly { readonly id: string }[], id: string, what: string): number {
  const at = list.findIndex((item) => item.id === id);
  if (at < 0) throw new Error(`no ${what} is called "${id}"`);
  return at;
}

function named(id: string, list: readonly { readonly id: string }[]): Domain {
  return { id, size: list.length, names: list.map((item) => item.id) };
}
