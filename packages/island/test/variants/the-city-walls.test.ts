import { takenTwice } from '@hexwright/rulebook';
import { describe, expect, it } from 'vitest';
import { islandModules } from '../../index.ts';
import { defineModule, islandOutline, taken } from '../../rulebook/index.ts';
import { Table } from '../table.ts';

const ID = 'variant/the-city-walls';
const own = (t: Table, seat: number, corner: number): Table =>
  t.put(seat, 'settlement', corner).put(seat, 'city', corner);
const left = (t: Table, seat = 0): number =>
  t.field('supply', seat * t.b.pieces.length + t.b.piece('city-wall').index);
/** seat 0 is to build, with cities on every second corner of the middle hex */
const table = (): Table => {
  const t = new Table(ID).started().until('main', 0).bare();
  for (const i of [0, 2, 4]) own(t, 0, t.corner(0, 0, i));
  return t.give(0, { brick: 8 });
};

describe('the city walls', () => {
  // proves variant/the-city-walls: costs 2 brick
  it('a wall costs 2 brick and is built under an own city', () => {
    const t = table();
    own(t, 1, t.corner(0, -2, 0)).put(0, 'settlement', t.corner(0, 2, 3));
    expect(t.legal(0, 'city-wall').map((move) => (move as unknown as { corner: number }).corner)).toEqual(
      [0, 2, 4].map((i) => t.corner(0, 0, i)).sort((one, two) => one - two),
    );
    t.give(0, { brick: 2 }).play(0, 'city-wall', { corner: t.corner(0, 0, 0) });
    expect([t.hand(0), t.field('building', t.corner(0, 0, 0))]).toEqual([
      {},
      t.b.mark(0, t.b.piece('city').index),
    ]);
    expect(t.give(0, { brick: 1 }).refusal(0, 'city-wall', { corner: t.corner(0, 0, 2) })?.code).toBe(
      'cannot-pay',
    );
  });

  // proves variant/the-city-walls: A city takes one wall
  it('a city takes one wall', () => {
    const t = table();
    const at = { corner: t.corner(0, 0, 0) };
    expect(t.play(0, 'city-wall', at).refusal(0, 'city-wall', at)?.code).toBe('taken');
  });

  // proves variant/the-city-walls: 7 walls for all players together
  it('seven walls are one stock: when it is used up nobody builds another', () => {
    const t = table();
    expect([left(t, 0), left(t, 3)]).toEqual([7, 7]);
    [0, 1, 2, 3, 4, 5].forEach((side, i) => {
      const corner = t.corner([0, 1, 1, 0, -1, -1][side] * 2, [-1, -1, 0, 1, 1, 0][side] * 2, side);
      own(t, 1 + (i % 3), corner).put(1 + (i % 3), 'city-wall', corner);
    });
    expect([0, 1, 2, 3].map((seat) => left(t, seat))).toEqual([1, 1, 1, 1]);
    t.play(0, 'city-wall', { corner: t.corner(0, 0, 0) });
    expect(t.legal(0, 'city-wall')).toEqual([]);
    expect(t.refusal(0, 'city-wall', { corner: t.corner(0, 0, 2) })?.code).toBe('none-left');
  });

  // proves variant/the-city-walls: raises its owner’s hand limit by 2
  it('each wall raises the hand limit of its owner by 2', () => {
    const t = table();
    const limits = (): number[] => [0, 1].map((seat) => t.b.rules.handLimit(t.s, seat));
    t.play(0, 'city-wall', { corner: t.corner(0, 0, 0) });
    expect(limits()).toEqual([9, 7]);
    t.give(0, { wool: 9 }).give(1, {}).give(2, {}).give(3, {});
    expect(t.b.rules.discardCount(t.s, 0)).toBe(0);
    expect(t.give(0, { wool: 10 }).b.rules.discardCount(t.s, 0)).toBe(5);
    t.put(0, 'city-wall', t.corner(0, 0, 2));
    expect(limits()).toEqual([11, 7]);
  });

  // proves variant/the-city-walls: A city that is lost loses its wall
  it('a wall falls with its city and goes back to the common stock', () => {
    const t = table();
    const corner = t.corner(0, 0, 0);
    t.play(0, 'city-wall', { corner });
    expect([left(t, 0), left(t, 2)]).toEqual([6, 6]);
    t.b.rules.unbuild(t.s, t.b.piece('city').index, corner);
    expect([t.field('cityWall', corner), left(t, 0), left(t, 2)]).toEqual([0, 7, 7]);
    expect(t.b.rules.handLimit(t.s, 0)).toBe(7);
  });

  // proves variant/the-city-walls: one point more than usual
  it.each([
    ['first-island/base', 4, 11],
    ['first-island/base', 6, 11],
    ['seafarers/heading-for-new-shores', 4, 15],
  ])('one point more is needed to win: %s for %i', (game, seats, goal) => {
    const t = new Table(game, { seats, modules: [ID] });
    expect(t.b.rules.goal(t.s)).toBe(goal);
    expect(t.b.rules.handLimit(t.s, 0)).toBe(7);
  });

  // proves variant/the-city-walls: Not to be combined with Cities & Knights
  it('is not combined with cities and knights', () => {
    const knights = defineModule({
      id: 'cities-knights/core',
      kind: 'expansion',
      seats: [3, 4],
      takes: [taken.cityWalls],
      words: { name: 'Cities & Knights', summary: '', rules: [], terms: {} },
    });
    const walls = islandModules.find((module) => module.id === ID)!;
    expect(takenTwice(islandOutline(walls), islandOutline(knights))).toContain('city walls');
  });

  // proves variant/the-city-walls: Nobody is limited to three walls
  it('a player with four cities may have four walls', () => {
    const t = table();
    own(t, 0, t.corner(0, -2, 0));
    for (const i of [0, 2, 4]) t.play(0, 'city-wall', { corner: t.corner(0, 0, i) });
    t.play(0, 'city-wall', { corner: t.corner(0, -2, 0) });
    expect([left(t), t.b.rules.handLimit(t.s, 0)]).toEqual([3, 15]);
  });

  // proves variant/the-city-walls: A wall is worth no points
  it('a wall is worth no points', () => {
    const t = table();
    const before = t.points(0);
    expect(t.play(0, 'city-wall', { corner: t.corner(0, 0, 0) }).points(0)).toBe(before);
  });
});

it('a wall on the coast founds nothing: it earns no trade token', () => {
  const t = new Table('variant/the-city-walls', { seats: 2, modules: ['variant/catan-for-two'] })
    .started()
    .bare();
  const corner = t.b.harbourCorner[0];
  t.put(0, 'city', corner);
  const tokens = t.hand(0)['trade-token'];
  t.put(0, 'city-wall', corner);
  expect(t.hand(0)['trade-token']).toBe(tokens);
});
