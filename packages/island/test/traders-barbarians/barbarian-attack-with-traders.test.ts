import { expect, test } from 'vitest';
import { knights } from '../../traders-barbarians/mechanics/knights.ts';
import { COMMODITIES, wagons } from '../../traders-barbarians/mechanics/wagons.ts';
import { Table } from '../table.ts';

const GAME = 'traders-barbarians/barbarian-attack-with-traders';

function both(): Table {
  const t = new Table(GAME).started().bare();
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.set('barbarians', hex, 0);
  return t.roll(4);
}
const terrain = (t: Table, q: number, r: number): string => t.b.terrains[t.field('terrain', t.hex(q, r))].id;
const shore = (t: Table): number => t.hex(-2, 1);

// proves traders-barbarians/barbarian-attack-with-traders: The castle of the knights lies on the coast
// proves traders-barbarians/barbarian-attack-with-traders: The rest is sorted by coast and inland
// proves traders-barbarians/barbarian-attack-with-traders: A barbarian stands on the castle of the wagons and on the glassworks
// proves traders-barbarians/barbarian-attack-with-traders: There is neither Longest Road
// proves traders-barbarians/barbarian-attack-with-traders: The cards are those of Barbarian Attack
// proves traders-barbarians/barbarian-attack-with-traders: Fourteen points win
test('the board, the first barbarians, the cards and the goal', () => {
  const t = new Table(GAME).started();
  expect([terrain(t, -2, 2), terrain(t, 2, -2), terrain(t, -2, 0), terrain(t, 0, 2)]).toEqual([
    'knights-castle',
    'quarry',
    'trade-castle',
    'glassworks',
  ]);
  const coast = t.b.layout.marks.hexes['battle-coast'] ?? [];
  const numbers = coast.map(({ q, r }) => 31 - Math.clz32(t.field('numbers', t.hex(q, r))));
  expect(numbers.sort((a, z) => a - z)).toEqual([2, 3, 4, 5, 6, 8, 9, 10, 11, 12]);
  expect([t.field('barbarians', t.hex(-2, 0)), t.field('barbarians', t.hex(0, 2))]).toEqual([1, 1]);
  for (let edge = 0; edge < t.b.topology.edges; edge++) expect(t.field('barbarianPath', edge)).toBe(0);
  expect([t.b.awards, t.b.rules.goal(t.s)]).toEqual([[], 14]);
  expect(t.b.cards.map(({ id }) => id)).toEqual(['knighthood', 'swift-knight', 'intrigue', 'treason']);
});

// proves traders-barbarians/barbarian-attack-with-traders: The castle with the 12 gives wool
// proves traders-barbarians/barbarian-attack-with-traders: 2 and 12 are not rolled again
test('castle and glassworks give wool and lumber on 12 and 2', () => {
  const t = both();
  t.put(0, 'settlement', t.corner(-2, 0, 0))
    .put(0, 'settlement', t.corner(0, 2, 1))
    .play(0, 'end-turn');
  if (t.decision === 'move-wagon') t.play(0, 'rest-wagon');
  t.roll(12);
  expect([t.hand(0), t.decision]).toEqual([{ wool: 1 }, 'main']);
  t.b.rules.produce(t.s, 2);
  expect(t.hand(0)).toEqual({ wool: 1, lumber: 1 });
  expect(t.field('numbers', t.hex(2, -2))).toBe(0);
});

// proves traders-barbarians/barbarian-attack-with-traders: takes a free path of it
// proves traders-barbarians/barbarian-attack-with-traders: A path holds one barbarian
test('a barbarian that lands takes a free path of its hex', () => {
  const t = both();
  t.b.the.invasion.attack(t.s, 0, 1);
  t.nature('attack-roll', { number: 12 });
  expect([t.decision, t.legal(0).length]).toEqual(['take-path', 10]);
  const edge = t.legal(0)[0].edge as number;
  t.play(0, 'take-path', { edge });
  t.b.the.invasion.attack(t.s, 0, 1);
  t.nature('attack-roll', { number: 12 });
  expect(t.refusal(0, 'take-path', { edge })).toMatchObject({ code: 'no-path-there' });
});

// proves traders-barbarians/barbarian-attack-with-traders: A barbarian on a path costs a wagon 2 more points
// proves traders-barbarians/barbarian-attack-with-traders: It stays there until a wagon
// proves traders-barbarians/barbarian-attack-with-traders: sends it to another hex that has a number
// proves traders-barbarians/barbarian-attack-with-traders: Such hexes can be conquered too, and after the coast
test('a wagon is slowed, and drives a barbarian on to another hex, also inland', () => {
  const t = both();
  const edge = t.edge(-2, 1, 0);
  const [a, z] = t.b.walks.endsOf[edge];
  t.set('barbarians', shore(t), 1)
    .set('barbarianPath', edge, shore(t) + 1)
    .set('trainLevel', 0, 2);
  wagons.of(t.b).put(t.s, 0, a);
  t.play(0, 'end-turn');
  expect(t.b.the.travel.stepCost(t.s, 'wagon', 0, edge, z)).toBe(4);
  t.play(0, 'drive-away', { edge }).nature('drive-die', { die: 5 });
  expect(t.refusal(0, 'drive-away', { edge })).toMatchObject({ code: 'tried' });
  // A new turn brings a new try.
  t.b.rules.beginTurn(t.s);
  t.set('active', 0, 0);
  t.play(0, 'drive-away', { edge }).nature('drive-die', { die: 6 });
  expect(t.refusal(0, 'rout', { hex: t.hex(-2, 2) })).toMatchObject({ code: 'no-path-there' });
  t.set('barbarians', t.hex(0, 0), 2).play(0, 'rout', { hex: t.hex(0, 0) });
  expect([t.field('barbarians', shore(t)), t.field('barbarianPath', edge), t.decision]).toEqual([
    0,
    0,
    'take-path',
  ]);
  expect(t.b.rules.hexStopped(t.s, t.hex(0, 0))).toBe(true);
  t.set('barbarians', t.hex(0, 0), 1).play(0, 'take-path', { edge: t.edge(0, 0, 0) });
  for (const side of [1, 2]) knights.of(t.b).put(t.s, side, t.edge(0, 0, side));
  t.play(0, 'rest-wagon').roll(4);
  t.play(1, 'end-turn');
  while (t.decision === 'move-wagon' || t.decision === 'move-knight')
    t.play(1, t.decision === 'move-wagon' ? 'rest-wagon' : 'rest-knight');
  expect([t.decision, t.field('prisoners', 0)]).toEqual(['loss-die', 1]);
});

// proves traders-barbarians/barbarian-attack-with-traders: Treason leads them to any hex that has a number
test('treason leads barbarians inland', () => {
  const t = both().set('barbarians', shore(both()), 1);
  t.give(0, { wool: 1, grain: 1, ore: 1 }).play(0, 'buy-card').nature('draw-card', { card: 'treason' });
  t.play(0, 'move-barbarian', { from: shore(t), to: t.hex(0, 0) });
  expect([t.field('barbarians', t.hex(0, 0)), t.decision]).toEqual([1, 'take-path']);
});

// proves traders-barbarians/barbarian-attack-with-traders: Commodities are delivered to conquered hexes
test('a conquered castle takes deliveries', () => {
  const t = both();
  t.set('barbarians', t.hex(-2, 0), 3);
  wagons.of(t.b).put(t.s, 0, t.corner(-2, 0, 0));
  wagons.of(t.b).load(
    t.s,
    0,
    COMMODITIES.findIndex(({ kind }) => kind === 'glass'),
  );
  t.play(0, 'end-turn').play(0, 'move-wagon', { corner: t.b.topology.extraCorner('plaza -2,0') });
  expect(t.points(0)).toBe(1);
});

// proves traders-barbarians/barbarian-attack-with-traders: On a 7 nothing on the board moves
test('a seven only robs', () => {
  const t = new Table(GAME).started();
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  t.give(1, { ore: 1 }).roll(7);
  t.nature('steal', { good: 'ore' });
  expect([t.hand(0), t.decision]).toEqual([{ ore: 1 }, 'main']);
});

// proves traders-barbarians/barbarian-attack-with-traders: When a barbarian leaves a hex, one
test('those without a path leave first', () => {
  const t = both();
  const edge = t.edge(-2, 1, 0);
  t.set('barbarians', shore(t), 2).set('barbarianPath', edge, shore(t) + 1);
  t.give(0, { wool: 1, grain: 1, ore: 1 }).play(0, 'buy-card').nature('draw-card', { card: 'intrigue' });
  t.play(0, 'take-prisoner', { hex: shore(t) });
  expect(t.field('barbarianPath', edge)).toBe(shore(t) + 1);
  t.give(0, { wool: 1, grain: 1, ore: 1 }).play(0, 'buy-card').nature('draw-card', { card: 'intrigue' });
  t.play(0, 'take-prisoner', { hex: shore(t) });
  expect(t.field('barbarianPath', edge)).toBe(0);
});
