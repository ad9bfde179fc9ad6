import { expect, test } from 'vitest';
import { owe, type Part } from '../../../index.ts';
import { quiet } from '../../base/quiet.ts';
import { trial } from '../trial.ts';

const table = (part: Omit<Part, 'id' | 'words'> = {}) => {
  const t = quiet({ own: trial(part) }, 'trial');
  return t.lay(t.hex(0, 0), 'hills', 9).put(0, 'settlement', t.corner(0, 0, 0));
};

test('several numbers may lie on one hex', () => {
  const t = table();
  t.set('numbers', t.hex(0, 0), (1 << 4) | (1 << 9))
    .roll(4)
    .play(0, 'end-turn')
    .roll(9);
  expect(t.hand(0)).toEqual({ brick: 2 });
});

test('who got something is known', () => {
  const t = table().roll(9);
  expect(t.field('gotSomething')).toBe(1);
  t.play(0, 'end-turn').roll(10);
  expect(t.field('gotSomething')).toBe(0);
});

test('a module can change what a building draws, what a hex gives and whether it is stopped', () => {
  expect(
    table({ rules: () => ({ drawFrom: () => 3 }) })
      .roll(9)
      .hand(0),
  ).toEqual({ brick: 3 });
  expect(
    table({ rules: (_was, b) => ({ hexGood: () => b.good('ore') }) })
      .roll(9)
      .hand(0),
  ).toEqual({ ore: 1 });
  expect(
    table({ rules: () => ({ hexStopped: () => true }) })
      .roll(9)
      .hand(0),
  ).toEqual({});
});

test('a module can owe more, which the same shortage governs', () => {
  const own: Omit<Part, 'id' | 'words'> = {
    rules: (was, b) => ({
      reckon: (s, number) => {
        was.reckon(s, number);
        owe(b, 1, b.good('brick'), 1);
      },
    }),
  };
  expect(table(own).roll(9).hand(1)).toEqual({ brick: 1 });
  const short = table(own).setBank('brick', 1).roll(9);
  expect([short.hand(0), short.hand(1)]).toEqual([{}, {}]);
});

test('a terrain that gives any good asks for choices, in turn order from the active seat', () => {
  const t = quiet({ own: trial({ terrains: [{ id: 'gold', gives: 'any' }] }) }, 'trial');
  t.lay(t.hex(0, 0), 'gold', 9)
    .put(1, 'settlement', t.corner(0, 0, 0))
    .put(0, 'settlement', t.corner(0, 0, 2));
  t.put(0, 'city', t.corner(0, 0, 2)).roll(9);
  t.play(0, 'choose-good', { good: 'ore' })
    .play(0, 'choose-good', { good: 'wool' })
    .play(1, 'choose-good', { good: 'ore' });
  expect([t.hand(0), t.hand(1), t.decision]).toEqual([{ ore: 1, wool: 1 }, { ore: 1 }, 'main']);
});

test('what a seat cannot hold is not gained, and does not make others go short', () => {
  const t = table({ changes: { goods: { brick: { cap: 2 } } } });
  t.put(1, 'settlement', t.corner(0, 0, 2))
    .give(0, { brick: 2 })
    .setBank('brick', 1)
    .roll(9);
  expect([t.hand(0), t.hand(1)]).toEqual([{ brick: 2 }, { brick: 1 }]);
});

test('what follows production comes after it is paid', () => {
  const seen: unknown[] = [];
  const t = table({
    rules: (_was, b) => ({ afterProduction: (s, number) => void seen.push([number, s.cells[b.at.hold]]) }),
  });
  t.roll(9);
  expect(seen).toEqual([[9, 1]]);
});
