import { type Celled, type FieldSpec, fieldOf, handleOf, Row } from '@hexwright/kernel';
import * as general from '@hexwright/rulebook';
import type { GrowingBook } from './bind.ts';
import type { Book, CoreFields, CoreHandles } from './book.ts';
import type { Contents } from './contents.ts';
import type { Dimension, PieceSpec } from './module.ts';
import type { Good } from './numbers.ts';
import { stocksOf } from './registry.ts';

const LAYERS = { hex: 'centre', corner: 'building', edge: 'route' } as const;

export function layerName(piece: PieceSpec): string {
  return piece.layer ?? LAYERS[piece.on];
}

/** Lays out the cells: the fields of every island game, the layers of pieces, the modules' own. */
export function layFields(book: GrowingBook, contents: Contents): void {
  const { seats, topology, layout, filler } = book;
  const { goods, pieces, awards, blockers } = contents;
  const places = { hex: topology.hexes, corner: topology.corners, edge: topology.edges };
  const harbours = layout.harbours.places.length;
  const dimension: Record<Dimension, number> = {
    seat: seats,
    owner: book.owners,
    ...places,
    good: goods.length,
    piece: pieces.length,
    harbour: harbours,
    award: awards.length,
    blocker: blockers.length,
  };
  const layerOf = new Map<string, 'hex' | 'corner' | 'edge'>([
    ['building', 'corner'],
    ['route', 'edge'],
  ]);
  for (const piece of pieces) layerOf.set(layerName(piece), piece.on);
  const core: (readonly [string, FieldSpec])[] = [
    ...general.flowFields,
    /** the two dice that were rolled last; 0 before */
    ['dice', { per: [2], noLook: 'drawn as dice, or as whatever brought the number' }],
    /** how many draws have filled the board */
    ['drawn', { noLook: 'it counts the draws that fill the board, before the first move' }],
    /** what each draw of the board brought */
    ['fill', { per: [filler.draws], noLook: 'what was drawn lies on the board' }],
    /** by hex: the terrain, in the order of the legend */
    ['terrain', { per: [topology.hexes], dims: ['hex'], noLook: 'drawn as the ground of its hex' }],
    /** by hex: its number tokens, as bits (bit 6 for a six) */
    ['numbers', { per: [topology.hexes], dims: ['hex'], noLook: 'drawn as the number of its hex' }],
    /** by harbour: its kind, in the order of the legend */
    ['harbour', { per: [harbours], dims: ['harbour'], noLook: 'drawn as the sign of its harbour' }],
    /** by seat and good: the hand */
    [
      'hold',
      { per: [seats, goods.length], dims: ['seat', 'good'], audience: 'owner', noLook: 'it is the hand' },
    ],
    /** by seat: how many cards are in the hand */
    ['handSize', { per: [seats], dims: ['seat'], noLook: 'every table counts the cards of each player' }],
    /** by good: what the bank has left */
    ['bank', { per: [goods.length], dims: ['good'], noLook: 'every table lists the bank' }],
    /** by seat and piece: what is left to be built */
    [
      'supply',
      {
        per: [seats, pieces.length],
        dims: ['seat', 'piece'],
        noLook: 'every table lists what each player has left',
      },
    ],
    /** by blocker: where it stands; -1 off the board */
    [
      'blocker',
      { per: [blockers.length], dims: ['blocker'], start: -1, noLook: 'drawn as a figure on its place' },
    ],
    /** by award: who holds it; -1 for nobody */
    [
      'award',
      {
        per: [awards.length],
        dims: ['award'],
        holds: 'seat',
        start: -1,
        noLook: 'every table shows awards with their holders',
      },
    ],
    ...[...layerOf].map(([name, on]): [string, FieldSpec] => [
      name,
      { per: [places[on]], dims: [on], noLook: 'drawn as pieces' },
    ]),
  ];
  book.plan = general.layFields<Book, Dimension>(book, contents.parts, core, (d) => dimension[d]);
  book.at = Object.fromEntries(
    core.map(([name]) => [name, fieldOf(book.plan, name).at]),
  ) as unknown as CoreFields;
  book.fields = Object.fromEntries(
    core.map(([name]) => [name, handleOf(fieldOf(book.plan, name))]),
  ) as unknown as CoreHandles;
  if (contents.goods.some(({ cardOf }) => cardOf !== undefined))
    Object.assign(book.fields, { bank: stockRow(book, contents) });
  const lent = book.plan.byName.get('suppliesLent');
  Object.assign(book.fields, { lent: lent && handleOf(lent) });
}

/** The bank where goods share a stock: each is found with the one whose card it is, and has no number of its own. */
class StockRow extends Row<Good> {
  declare readonly stock: Int16Array;

  constructor({ at, size }: Row<Good>, stock: Int16Array) {
    super(at, size);
    this.stock = stock;
  }

  override get(s: Celled, good: Good): number {
    return s.cells[this.at + this.stock[good]];
  }

  override set(s: Celled, good: Good, count: number): void {
    s.cells[this.at + this.stock[good]] = count;
  }

  override add(s: Celled, good: Good, by: number): void {
    s.cells[this.at + this.stock[good]] += by;
  }
}

function stockRow(book: GrowingBook, { goods }: Contents): Row<Good> {
  const stock = Int16Array.from(goods, (_, good) => good);
  for (const [first, ...others] of stocksOf({ goods })) for (const good of others) stock[good] = first;
  return new StockRow(book.fields.bank, stock);
}
