import { namedKnightsOf } from '../../bonus/magic-island/named-knights.ts';
import { stacksOf } from '../../bonus/magic-island/stacks.ts';
import { trail } from '../base/quiet.ts';
import { roll } from '../cities-knights/realm.ts';
import { Table, type TableOptions } from '../table.ts';

export const ID = 'bonus/the-magic-island';

/** lays the fog again where starting ships have lifted it */
function cover(t: Table): Table {
  const { stacks, hexes } = t.b.layout;
  const [stack] = Object.values(stacks);
  t.b.terrains.forEach(({ id }, i) => {
    t.set('stackTerrain', i, stack.terrains[id] ?? 0);
  });
  for (let n = 0; n <= 12; n++)
    t.set('stackNumber', n, stack.numbers.flat().filter((each) => each === n).length);
  hexes.forEach(({ hidden }, hex) => {
    if (hidden !== undefined) t.lay(hex, 'unknown');
  });
  return t;
}

/** The first turn of seat 0 after both quiet rounds, before the roll: nothing stands, and hands are empty. */
export function dawn(options: TableOptions = {}): Table {
  const t = cover(new Table(ID, options).started().bare());
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t.set('turn', 0, 1 + 4 * t.b.seats);
}

/** The same after a roll of 2, which no hex has. */
export const island = (options: TableOptions = {}): Table => roll(dawn(options), 2);

/** the corners of the upper coast, from west to east */
export const coast = (t: Table): number[] => trail(t, -1, 8).corners;
export const coastEdges = (t: Table): number[] => trail(t, -1, 8).edges;

/** a settlement of the seat at the beginning of the upper coast, with so many roads along it */
export function shore(t: Table, seat: number, from: number, length: number): number[] {
  t.put(seat, 'settlement', coast(t)[from]);
  for (let i = from; i < from + length; i++) t.put(seat, 'road', coastEdges(t)[i]);
  return coast(t);
}

/** takes a card out of its stack */
function pick(t: Table, id: string): number {
  const card = t.b.card(id);
  stacksOf(t.b).takeOut(t.s, card);
  return card;
}

/** Puts these development cards into the hand of the seat. */
export function has(t: Table, seat: number, ...ids: readonly string[]): Table {
  for (const id of ids) stacksOf(t.b).gain(t.s, seat, pick(t, id));
  return t;
}

/** Lays these cards into the play of the seat. */
export function owns(t: Table, seat: number, ...ids: readonly string[]): Table {
  for (const id of ids) stacksOf(t.b).lay(t.s, seat, pick(t, id));
  return t;
}

/** Lays these cards aside, one after the other. */
export function aside(t: Table, ...ids: readonly string[]): Table {
  for (const id of ids) stacksOf(t.b).discard(t.s, pick(t, id));
  return t;
}

/** The knight of this card stands on the corner and serves the seat. */
export function stands(t: Table, seat: number, id: string, corner: number, active = true): Table {
  const card = pick(t, id);
  stacksOf(t.b).lay(t.s, seat, card);
  namedKnightsOf(t.b).station(t.s, seat, card, corner, active);
  t.b.rules.reviewAwards(t.s);
  return t;
}

/** a citadel of the seat, and these wizards with so much magic each */
export function mage(t: Table, seat: number, wizards: Readonly<Record<string, number>>, i = 0): Table {
  t.put(seat, 'magic-citadel', t.corner(0, 0, i));
  for (const [id, magic] of Object.entries(wizards)) {
    owns(t, seat, id);
    t.set('wizardMagic', WIZARD.indexOf(id), magic);
  }
  t.b.rules.reviewAwards(t.s);
  return t;
}

export const WIZARD = ['ari', 'arsa', 'hafil', 'hor', 'ira', 'tali', 'wizards-alliance'];

export const magicOf = (t: Table, id: string): number => t.field('wizardMagic', WIZARD.indexOf(id));
export const inHand = (t: Table, seat: number, id: string): number =>
  stacksOf(t.b).inHand(t.s, seat, t.b.card(id));
export const inPlay = (t: Table, seat: number, id: string): number =>
  stacksOf(t.b).inPlay(t.s, seat, id as never);
export const laidAside = (t: Table, id: string): number => stacksOf(t.b).discarded(t.s, t.b.card(id));
export const held = (t: Table, seat: number): number => stacksOf(t.b).held(t.s, seat);

/** The seat holds the card and plays it. */
export const plays = (t: Table, seat: number, id: string): Table =>
  has(t, seat, id).play(seat, 'play-development', { card: id });

/** why the seat cannot play the card, which it holds */
export const refused = (t: Table, seat: number, id: string): string | undefined =>
  t.refusal(seat, 'play-development', { card: id })?.code;

/** the card on the corner of a knight */
export function knightAt(t: Table, corner: number): string | undefined {
  const card = namedKnightsOf(t.b).card(t.s, corner);
  return card < 0 ? undefined : t.b.cards[card].id;
}

export const gold = (t: Table, seat: number): number => t.hand(seat).gold ?? 0;

export { roll };
