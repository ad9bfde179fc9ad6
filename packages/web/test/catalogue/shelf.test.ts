import { describe, expect, test } from 'vitest';
import { EVERYTHING, fits, lengthOf } from '../../catalogue/filter.ts';
import { pictureOf } from '../../catalogue/picture.ts';
import { minutesOf, weightOf } from '../../catalogue/reckon.ts';
import type { ShelfCard } from '../../catalogue/shelf-card.ts';
import type { RowCard } from '../../table/protocol.ts';

const row: RowCard = {
  id: 'seafarers/fog-islands',
  name: 'The Fog Islands',
  kind: 'scenario',
  players: [3, 4],
  summary: 'Sail into the fog.',
  family: 'seafarers',
};
const card: ShelfCard = { weight: 2, minutes: 75, shelves: ['sea'], adds: [] };

describe('what is reckoned of a row', () => {
  test('the first game takes about an hour, more points and more players take longer', () => {
    expect(minutesOf(8, 4, 826)).toBe(60);
    expect(minutesOf(11, 4, 2000)).toBe(90);
    expect(minutesOf(8, 6, 826)).toBeGreaterThan(60);
    expect(minutesOf(5, 2, 826)).toBeLessThan(45);
    // A goal that nobody is meant to reach says nothing.
    expect(minutesOf(99_998, 4, 826)).toBe(60);
    expect(minutesOf(-2, 4, 826)).toBe(60);
  });

  test('more to read weighs more', () => {
    expect([400, 1200, 3000].map(weightOf)).toEqual([1, 2, 3]);
  });
});

describe('what is looked for', () => {
  test('every word, the number of players, kind, family, length, weight and favourites narrow the shelf', () => {
    const found = (change: object, favourite = false) =>
      fits(row, card, favourite, { ...EVERYTHING, ...change });
    expect(found({})).toBe(true);
    for (const [fitting, other] of [
      [{ text: 'fog sail' }, { text: 'fog desert' }],
      [{ players: '3' }, { players: '6' }],
      [{ kind: 'scenario' }, { kind: 'variant' }],
      [{ family: 'seafarers' }, { family: 'misc' }],
      [{ length: 'medium' }, { length: 'short' }],
      [{ weight: '2' }, { weight: '3' }],
      [{ shelf: 'sea' }, { shelf: 'knights' }],
    ]) {
      expect(found(fitting), JSON.stringify(fitting)).toBe(true);
      expect(found(other), JSON.stringify(other)).toBe(false);
    }
    expect(found({ favourites: true })).toBe(false);
    expect(found({ favourites: true }, true)).toBe(true);
  });

  test('while nothing is known of lengths and weights, asking for one finds nothing wrong', () => {
    expect(fits(row, undefined, false, EVERYTHING)).toBe(true);
    expect(fits(row, undefined, false, { ...EVERYTHING, weight: '1' })).toBe(false);
    expect([15, 45, 60, 75, 90].map((minutes) => lengthOf({ minutes }))).toEqual([
      'short',
      'short',
      'medium',
      'medium',
      'long',
    ]);
  });
});

describe('a small picture', () => {
  const drawn = (shown: ShelfCard): string =>
    decodeURIComponent(
      pictureOf(row, shown, {
        art: { forest: '<path id="tree"/>' },
        emblems: { ship: '<path id="sails"/>' },
      }),
    );

  test('has every hex with its ground and its number, in a frame around all of them', () => {
    const board = { at: '0,0,173,0', grounds: [['#123456', 'forest']] as const, lies: '0,8,0,0' };
    const picture = drawn({ ...card, board });
    expect(picture.match(/#123456/g)).toHaveLength(2);
    expect(picture).toContain('>8</text>');
    expect(picture.match(/<text/g)).toHaveLength(1);
    expect(picture).toContain('viewBox="-130 -130 433 260"');
    expect(picture).toContain('id="tree"');
    expect(picture).not.toMatch(/NaN|undefined/);
  });

  test('of a game without a board shows its lands', () => {
    const lands = [
      ['#111111', 'forest'],
      ['#222222', 'none'],
    ] as const;
    expect(drawn({ ...card, lands })).toMatch(/#111111.*#222222/);
  });

  test('shows what tells it from rows on the same board: an emblem, or the first letters of its name', () => {
    const board = { at: '0,0', grounds: [['#123456', 'forest']] as const, lies: '0,0' };
    expect(drawn({ ...card, board })).not.toContain('<circle');
    expect(drawn({ ...card, board, emblem: ['#c9962a', 'ship'] })).toMatch(/#c9962a.*id="sails"/);
    expect(drawn({ ...card, board, sharesBoard: true })).toContain('>FI</text>');
  });
});
