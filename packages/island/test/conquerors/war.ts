import { PROGRESS } from '../../cities-knights/index.ts';
import { deckNames } from '../../index.ts';
import { roll } from '../cities-knights/realm.ts';
import { Table, type TableOptions } from '../table.ts';

export const RESIST = 'conquerors/chapter-1-resist';
export const FREE = 'conquerors/chapter-3-free-all-of-catan';
export const STOP = 'conquerors/chapter-2-stop-the-conquerors';

/** The first turn of seat 0, before the roll, on a map of the war where nothing stands and all hands are empty. */
export function war(game = RESIST, options: TableOptions = {}): Table {
  const t = new Table(game, options).started().bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
}

/** The same after a roll that gave nothing. */
export function atWar(game = RESIST, options: TableOptions = {}): Table {
  return roll(war(game, options), 7);
}

/** The ship stands before this space, and the active seat's roll brings it there. */
export function sailTo(t: Table, space: number, number = 2): Table {
  return roll(t.set('barbarians', 0, space - 2), number, 'ship');
}

/** A conqueror of this strength on the hex. */
export function invader(t: Table, hex: number, strength: number): Table {
  if (t.field('numbers', hex) !== 0 && t.field('invader', hex) === 0)
    t.set('occupied', 0, t.field('occupied') + 1);
  return t.set('invader', hex, strength);
}

/** Puts a card of a progress deck into the hand of the seat. */
export function deal(t: Table, seat: number, id: string): Table {
  const card = t.b.card(id);
  const names = deckNames(t.b, PROGRESS);
  const deck = names.indexOf(t.b.cards[card].deck);
  const add = (field: string, at: number, by: number): void => {
    t.set(field, at, t.field(field, at) + by);
  };
  add('deck', card, -1);
  add('deckSizes', deck, -1);
  add('cards', seat * t.b.cards.length + card, 1);
  add('cardCount', seat, 1);
  add('cardBacks', seat * names.length + deck, 1);
  return t;
}

export const heroes = (t: Table): number[] =>
  Array.from({ length: t.b.seats }, (_, seat) => t.field('heroes', seat));

/** A lone land in the middle of the map: its hex, and the corners of it. */
export function middle(t: Table) {
  const hex = t.hex(0, 0);
  return { hex, corners: t.b.walks.cornersOf[hex], east: t.hex(1, 0) };
}

/** How many hexes of each terrain the map has. */
export function terrainsOf(t: Table): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { terrain = '' } of t.b.layout.hexes) found[terrain] = (found[terrain] ?? 0) + 1;
  return found;
}

/** How many tokens of each number the map has, from 2 to 12 without 7. */
export function tokensOf(t: Table): number[] {
  const found = Array<number>(11).fill(0);
  for (const { number } of t.b.layout.hexes) if (typeof number === 'number') found[number - 2]++;
  return found.filter((_, i) => i !== 5);
}
