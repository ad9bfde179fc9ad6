import { expect, test } from 'vitest';
import { COAST } from '../../traders-barbarians/barbarian-attack-boards.ts';
import { markedHexes } from '../../traders-barbarians/mechanics/invasion.ts';
import { knights } from '../../traders-barbarians/mechanics/knights.ts';
import { Table } from '../table.ts';

const GAME = 'traders-barbarians/barbarian-attack-two-players';
const FOREIGN = 12;

function forTwo(): Table {
  const t = new Table(GAME, { seats: 2 }).started().bare();
  for (let seat = 0; seat < 2; seat++) t.give(seat, { 'trade-token': 5 });
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.set('barbarians', hex, 0);
  t.roll(2).nature('dice', { red: 1, yellow: 2 });
  return t.give(0, { 'trade-token': 5 }).give(1, { 'trade-token': 5 });
}
const edge = (t: Table, hex: number, side: number): number => t.b.topology.hexEdge[hex * 6 + side];

// proves traders-barbarians/barbarian-attack-two-players: With the first knight that anybody places
// proves traders-barbarians/barbarian-attack-two-players: It belongs to neither neutral
// proves traders-barbarians/barbarian-attack-two-players: On your turn you move your own knights first
// proves traders-barbarians/barbarian-attack-two-players: The foreign knight goes 3 paths
test('the foreign knight comes with the first knight, and moves after the own ones', () => {
  const t = forTwo();
  const castle = t.hex(-2, 2);
  t.give(0, { wool: 1, grain: 2, ore: 1 }).play(0, 'buy-card').nature('draw-card', { card: 'swift-knight' });
  t.play(0, 'place-knight', { edge: edge(t, t.hex(0, 0), 0) });
  expect(t.decision).toBe('place-foreign-knight');
  t.play(0, 'place-foreign-knight', { edge: edge(t, castle, 1) });
  const own = knights.of(t.b);
  expect([own.owner(FOREIGN), own.out(t.s, 2)]).toEqual([2, 1]);
  t.play(0, 'end-turn').play(0, 'hurry-knight', { edge: edge(t, castle, 1) });
  const away = t.legal(0, 'move-knight').find(({ from }) => from === edge(t, castle, 1))!;
  expect(own.left(t.s, FOREIGN)).toBe(5);
  t.play(0, away);
  expect(
    t.refusal(0, 'move-knight', { from: edge(t, t.hex(0, 0), 0), to: edge(t, t.hex(0, 0), 1) }),
  ).toMatchObject({
    code: 'knight-absent',
  });
  t.play(0, 'rest-knight').roll(2).nature('dice', { red: 1, yellow: 2 });
  t.until('move-knight', 1);
  expect(t.legal(1, 'move-knight').length).toBeGreaterThan(0);
});

// proves traders-barbarians/barbarian-attack-two-players: A settlement that you build for a neutral colour
test('a neutral settlement lets barbarians land too', () => {
  const t = forTwo();
  t.b.rules.build(t.s, 2, t.b.piece('settlement').index, t.corner(0, 0, 1));
  expect(t.decision).toBe('attack-roll');
});

// proves traders-barbarians/barbarian-attack-two-players: a token action moves a barbarian
test('a token moves a barbarian to a hex with fewer than three', () => {
  const t = forTwo();
  const [one, two, three] = markedHexes(t.b, COAST);
  t.set('barbarians', one, 3).set('barbarians', two, 3);
  expect(t.refusal(0, 'lead-barbarian-away', { from: one, to: two })).toMatchObject({ code: 'no-landing' });
  t.play(0, 'lead-barbarian-away', { from: one, to: three });
  expect([t.field('barbarians', one), t.field('barbarians', three), t.hand(0)]).toEqual([
    2,
    1,
    { 'trade-token': 4 },
  ]);
  expect(t.legal(0, 'send-robber')).toEqual([]);
});

// proves traders-barbarians/barbarian-attack-two-players: The foreign knight gets a share of the
// proves traders-barbarians/barbarian-attack-two-players: It never falls
// proves traders-barbarians/barbarian-attack-two-players: For a knight that falls you get 2 gold
// proves traders-barbarians/barbarian-attack-two-players: Where dice decide against the foreign knight
test('the foreign knight shares, never falls, and a fallen one brings 2 gold and a token', () => {
  const t = forTwo();
  const own = knights.of(t.b);
  const hex = t.hex(-2, 1);
  t.set('barbarians', hex, 2).set('barbariansLeft', 0, 10);
  own.put(t.s, 0, edge(t, hex, 1));
  own.put(t.s, 1, edge(t, hex, 0));
  own.put(t.s, FOREIGN, edge(t, hex, 4));
  t.play(0, 'end-turn').play(0, 'rest-knight');
  expect([t.field('prisoners', 0), t.field('barbariansLeft')]).toEqual([1, 11]);
  t.nature('loss-die', { die: 2 });
  expect([own.at(t.s, 0), own.at(t.s, FOREIGN), t.hand(0)]).toEqual([
    -1,
    edge(t, hex, 4),
    { gold: 2, 'trade-token': 6 },
  ]);
  const level = forTwo();
  own.put(level.s, 0, edge(level, hex, 1));
  knights.of(level.b).put(level.s, 0, edge(level, hex, 1));
  knights.of(level.b).put(level.s, FOREIGN, edge(level, hex, 4));
  level.set('barbarians', hex, 1).play(0, 'end-turn').play(0, 'rest-knight');
  expect(level.legal(-1)).toEqual([
    { move: 'prisoner-roll', owner: 0 },
    { move: 'prisoner-roll', owner: 2 },
  ]);
});
