import { rulesFor } from '@hexwright/catalog';
import { islandOf } from '@hexwright/island';
import {
  applyCode,
  isOver,
  listMoves,
  MoveList,
  NATURE,
  newState,
  pick,
  Rng,
  type State,
  someSeat,
  toMove,
  UNKNOWN,
  viewOf,
} from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import { expect, test } from 'vitest';
import { Observer, turnedSet } from '../../research/observer.ts';

function gameOf(game: string, seats: number, modules: readonly string[] = []): Playable {
  const found = rulesFor({ game, seats, modules });
  if (!found.ok) throw new Error(found.reason.text);
  return found.rules;
}

function positionAfter(game: Playable, moves: number): State {
  const s = newState(game);
  const list = new MoveList();
  const rng = new Rng('seen');
  for (let i = 0; i < moves && !isOver(s); i++) {
    const seat = toMove(s) === NATURE ? NATURE : someSeat(toMove(s), rng);
    listMoves(s, seat, list);
    applyCode(s, seat, pick(list, rng, seat === NATURE));
  }
  return s;
}

function seenBy(observer: Observer, s: State, seat: number | null): (name: string) => number[] {
  const cells = new Int32Array(observer.size);
  observer.flat(s, seat, cells);
  return (name) => {
    const field = observer.fields.find((each) => each.name === name);
    if (!field) throw new Error(name);
    return [...cells.subarray(field.at, field.at + field.size)];
  };
}

test('whoever looks is first in every row of seats, and knows its own hand alone', () => {
  const game = gameOf('first-island/base', 4);
  const observer = new Observer(game);
  const s = positionAfter(game, 400);
  const whole = seenBy(observer, s, null);
  for (const seat of [0, 1, 2, 3]) {
    const see = seenBy(observer, s, seat);
    const turned = (row: readonly number[]): number[] => row.map((_, i) => row[(i + seat) % 4]);
    expect(see('handSize')).toEqual(turned(whole('handSize')));
    expect(see('hold').slice(0, 5)).toEqual([
      ...viewOf(s, seat)
        .cells.subarray(game.plan.byName.get('hold')!.at)
        .subarray(seat * 5, seat * 5 + 5),
    ]);
    expect(
      see('hold')
        .slice(5)
        .every((n) => n === UNKNOWN),
    ).toBe(true);
    expect(see('active')).toEqual([(whole('active')[0] - seat + 4) % 4]);
    expect(see('award')).toEqual(
      whole('award').map((holder) => (holder < 0 ? holder : (holder - seat + 4) % 4)),
    );
  }
});

test('pieces keep their place and their kind, and belong to a seat counted from whoever looks', () => {
  const game = gameOf('first-island/base', 4);
  const book = islandOf(game)!;
  const observer = new Observer(game);
  const s = positionAfter(game, 400);
  const marks = seenBy(observer, s, null)('building');
  let pieces = 0;
  for (const seat of [1, 3])
    seenBy(
      observer,
      s,
      seat,
    )('building').forEach((mark, corner) => {
      const was = marks[corner];
      expect(mark === 0).toBe(was === 0);
      if (mark === 0) return;
      pieces++;
      expect(book.pieceOf[mark]).toBe(book.pieceOf[was]);
      expect(book.ownerOf[mark]).toBe((book.ownerOf[was] - seat + 4) % 4);
    });
  expect(pieces).toBeGreaterThan(10);
});

test('the question on the table names seats from whoever looks, among its arguments too', () => {
  const game = gameOf('first-island/base', 3);
  const observer = new Observer(game);
  const s = positionAfter(game, 60);
  const list = new MoveList();
  const rng = new Rng('offer');
  while (
    !game.moves.some((move) => move.name === 'offer' && move.open?.propose?.(s, game.activeSeat(s), rng)) ||
    game.decisions[seenBy(observer, s, null)('stack')[0]].name !== 'main'
  ) {
    const seat = toMove(s) === NATURE ? NATURE : someSeat(toMove(s), rng);
    listMoves(s, seat, list);
    applyCode(s, seat, pick(list, rng, seat === NATURE));
  }
  const by = game.activeSeat(s);
  const offer = game.moves.find(({ name }) => name === 'offer')!.open!;
  const proposed = offer.check(s, by, offer.propose!(s, by, rng)!);
  if (!proposed.ok) throw new Error(proposed.reason.text);
  offer.apply(s, by, proposed.data);
  for (const seat of [0, 1, 2]) {
    const see = seenBy(observer, s, seat);
    const [top] = [see('decisions')[0] - 1];
    const [kind, asked, opener] = see('stack').slice(top * 6, top * 6 + 3);
    expect(game.decisions[kind].name).toBe('offer');
    expect(asked).toBe(0b111);
    expect(opener).toBe((by - seat + 3) % 3);
    expect(see('offersMade')).toEqual([1 << ((by - seat + 3) % 3)]);
  }
});

test('fields that looks say to be a player’s are turned, and neutral colours keep their place', () => {
  const knights = gameOf('cities-knights/core', 4);
  const held = new Observer(knights).fields.filter(({ holds }) => holds === 'seat').map(({ name }) => name);
  expect(held).toEqual(expect.arrayContaining(['active', 'award', 'merchantOf']));
  const two = gameOf('variant/catan-for-two', 2);
  const observer = new Observer(two);
  const s = positionAfter(two, 300);
  const owned = (seat: number | null): number[] => seenBy(observer, s, seat)('routesAt');
  const corners = owned(null).length / 4;
  expect(owned(1).slice(0, corners)).toEqual(owned(null).slice(corners, 2 * corners));
  expect(owned(1).slice(2 * corners)).toEqual(owned(null).slice(2 * corners));
});

test('a set of seats is turned as its members are, at tables of thirty too', () => {
  expect(turnedSet(0b0001, 1, 4)).toBe(0b1000);
  expect(turnedSet(0b0110, 1, 4)).toBe(0b0011);
  expect(turnedSet(1 << 29, 29, 30)).toBe(1);
  expect(turnedSet(1, 1, 30)).toBe(1 << 29);
});

test('planes say what lies where, for whoever looks', () => {
  const game = gameOf('first-island/base', 4);
  const book = islandOf(game)!;
  const { planes, size, ...observer } = new Observer(game);
  expect(observer.fields.length).toBeGreaterThan(40);
  const s = positionAfter(game, 400);
  const [flat, tensor] = [new Int32Array(size), new Int32Array(planes!.spec.size)];
  const whole = new Observer(game);
  for (const seat of [0, 2]) {
    whole.flat(s, seat, flat);
    planes!.write(flat, 0, tensor, 0);
    let at = 0;
    const found = new Map<string, number[]>();
    for (const { places, planes: over } of planes!.spec.grounds)
      for (const { name } of over) {
        found.set(name, [...tensor.subarray(at, at + places)]);
        at += places;
      }
    const settlements = book.pieces.find(({ id }) => id === 'settlement')!;
    for (let corner = 0; corner < book.topology.corners; corner++) {
      const mark = s.cells[book.at.building + corner];
      const own = mark > 0 && book.pieceOf[mark] === settlements.index && book.ownerOf[mark] === seat;
      expect(found.get('settlement of seat 0')![corner]).toBe(own ? 1 : 0);
    }
    const robber = s.cells[book.at.blocker];
    expect(
      found
        .get('blocker robber')!
        .map((n, hex) => [n, hex])
        .filter(([n]) => n > 0),
    ).toEqual([[1, robber]]);
    const chances = found.get('chances in 36')!.reduce((sum, n) => sum + n, 0);
    expect(chances).toBe(58);
    const rest = planes!.spec.rest;
    expect(at + rest.reduce((sum, each) => sum + each.size, 0)).toBe(planes!.spec.size);
    expect(tensor.includes(UNKNOWN)).toBe(false);
  }
  expect(new Observer(gameOf('rivals/introductory', 2)).planes).toBeUndefined();
});
