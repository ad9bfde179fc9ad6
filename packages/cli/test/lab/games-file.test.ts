import { rulesFor } from '@hexwright/catalog';
import { afterMove, applyCode, check, NATURE, newState, resetState } from '@hexwright/kernel';
import { expect, test } from 'vitest';
import { featuresIn, headBytes, readGames } from '../../lab/games-file.ts';
import { exported } from './exported.ts';

test('a file of games gives back every game: its moves lead to the points that it tells', () => {
  const { bytes, lines, wish } = exported();
  const found = rulesFor(wish);
  if (!found.ok) throw new Error(found.reason.text);
  const { rules } = found;
  const { head, games } = readGames(bytes);
  expect(head.features).toEqual(featuresIn(rules));
  const all = [...games];
  expect(all.map(({ game, winners, points }) => ({ game, winners, points }))).toEqual(
    lines.map(({ game, winners, points }) => ({ game, winners, points })),
  );
  for (const { moves, points, positions } of all) {
    const s = newState(rules);
    resetState(s);
    for (const { by, move } of moves) {
      if (typeof move === 'number') {
        applyCode(s, by < 0 ? NATURE : by, move);
        continue;
      }
      const checked = check(s, by, move);
      if (!checked.ok || !checked.move.open) throw new Error('an open move was expected');
      checked.move.open.apply(s, by, checked.data);
      afterMove(s);
    }
    expect(points).toEqual(points.map((_, seat) => rules.points(s, seat)));
    expect(positions.length).toBeGreaterThan(3);
    for (const { features, worth, active } of positions) {
      expect(features).toHaveLength(rules.seats * head.features.length);
      expect([...features, ...worth].every(Number.isFinite)).toBe(true);
      expect(active).toBeGreaterThanOrEqual(0);
    }
  }
});

test('what is no file of games, or is cut short, is refused', () => {
  const { bytes, head } = exported();
  expect(() => readGames(new Uint8Array(40))).toThrow('is no file of games');
  expect(() => [...readGames(bytes.slice(0, bytes.length - 3)).games]).toThrow(
    'ends in the middle of a game',
  );
  expect([...readGames(headBytes(head)).games]).toEqual([]);
});
