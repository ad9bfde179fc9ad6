import { expect, test } from 'vitest';
import { Table } from '../table.ts';

const ROW = 'seafarers/extension-5-6';
const counts = (t: Table, terrain: string) =>
  t.b.layout.hexes.filter((_, hex) => t.field('terrain', hex) === t.b.terrain(terrain)).length;

// proves seafarers/extension-5-6: The map has a main island
test.each([5, 6])('%i players have more land, gold and sea', (seats) => {
  const t = new Table(ROW, { seats }).started();
  expect(counts(t, 'gold')).toBe(3);
  expect(counts(t, 'desert')).toBe(2);
  expect(counts(t, 'sea')).toBe(18);
  expect(t.b.layout.harbours.bag).toMatchObject({ wool: 2, any: 5 });
});

// proves seafarers/extension-5-6: After each turn all others
test('after a turn everybody else may build, ships too', () => {
  const t = new Table(ROW, { seats: 5 }).started().until('main', 0).bare();
  t.put(1, 'settlement', t.corner(4, -1, 3))
    .give(1, { lumber: 1, wool: 1 })
    .play(0, 'end-turn');
  expect(t.decision).toBe('special');
  expect(t.legal(1, 'ship').length).toBeGreaterThan(0);
});

// proves seafarers/extension-5-6: do not move ships in the building round
// proves sea: Ships are moved on their owner’s turn
test('no ship is moved in the building round', () => {
  const t = new Table(ROW, { seats: 5 }).started().until('main', 0).play(0, 'end-turn');
  expect(t.decision).toBe('special');
  expect(t.refusal(1, 'move-ship', { edge: 0 })?.code).toBe('wrong-moment');
});

// proves seafarers/extension-5-6: The robber starts on the first
test('the robber starts on the first desert, the pirate off the board', () => {
  const t = new Table(ROW, { seats: 6 }).until('place-building');
  const first = t.b.layout.hexes.findIndex((_, hex) => t.field('terrain', hex) === t.b.terrain('desert'));
  expect(t.field('blocker', t.b.blocker('robber'))).toBe(first);
  expect(t.field('blocker', t.b.blocker('pirate'))).toBe(-1);
});
