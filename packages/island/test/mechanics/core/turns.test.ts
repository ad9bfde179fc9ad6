import { chanceOutcomes } from '@hexwright/kernel';
import { expect, test } from 'vitest';
import { main, quiet } from '../../base/quiet.ts';
import { trial } from '../trial.ts';

test('turns go round the table', () => {
  const t = main({ seats: 3 });
  const seen = [t.active];
  for (let i = 0; i < 4; i++) {
    t.play(t.active, 'end-turn').roll(2);
    seen.push(t.active);
  }
  expect(seen).toEqual([0, 1, 2, 0, 1]);
  expect(t.field('turn')).toBe(5);
});

// proves island: A turn begins with two dice
test('two dice are rolled: 36 throws, each as likely as the others', () => {
  const t = quiet().play(0, 'roll');
  const outcomes = chanceOutcomes(t.s)!;
  expect(outcomes).toHaveLength(36);
  expect(new Set(outcomes.map(({ probability }) => probability))).toEqual(new Set([1 / 36]));
});

test('only the active seat rolls, trades, builds and ends the turn', () => {
  const t = quiet();
  expect(t.refusal(1, 'roll')).toMatchObject({ code: 'not-your-turn' });
  t.roll(2);
  expect(t.refusal(1, 'end-turn')).toMatchObject({ code: 'not-your-turn' });
});

// proves island: After the roll you trade and build, in any
test('nothing is built before the roll', () => {
  const t = quiet();
  t.put(0, 'settlement', t.corner(0, 0, 0)).give(0, { brick: 1, lumber: 1 });
  expect(t.refusal(0, 'road', { edge: t.edge(0, 0, 0) })).toMatchObject({ code: 'wrong-moment' });
});

test('the dice lie as they fell until the next turn', () => {
  const t = quiet().roll(9);
  expect(t.field('dice', 0) + t.field('dice', 1)).toBe(9);
  t.play(0, 'end-turn');
  expect([t.field('dice', 0), t.field('dice', 1)]).toEqual([0, 0]);
});

test('a module can change who comes next and add a step to the turn', () => {
  const own = trial({
    fields: { steps: {} },
    rules: (_was, b) => ({ seatAfter: (_s, seat) => (seat + b.seats - 1) % b.seats }),
    turnSteps: (b) => [{ after: 'main', add: { id: 'count', run: (s) => void s.cells[b.field('steps')]++ } }],
  });
  const t = main({ own }, 'trial').play(0, 'end-turn');
  expect([t.active, t.field('steps')]).toEqual([3, 1]);
});

test('a module can put another source of numbers in place of the dice', () => {
  const own = trial({ rules: (_was, b) => ({ askNumber: (s) => b.rules.onNumber(s, 9) }) });
  const t = quiet({ own }, 'trial');
  t.lay(t.hex(0, 0), 'hills', 9)
    .put(0, 'settlement', t.corner(0, 0, 0))
    .play(0, 'roll');
  expect([t.hand(0), t.decision]).toEqual([{ brick: 1 }, 'main']);
});
