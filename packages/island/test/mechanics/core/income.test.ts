import { expect, it } from 'vitest';
import { awardPays, awardsWin, type IncomeConfig, income, tallyOf, terrainTally } from '../../../index.ts';
import { Table } from '../../table.ts';
import { trial } from '../trial.ts';

/** Seat 0 before its roll in a game with the trial's rules, nobody with anything in hand. */
function playing(own: ReturnType<typeof trial>): Table {
  const t = new Table('trial', { own }).started().until('roll', 0).bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.set('numbers', hex, 0);
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  return t;
}

const paying = (when: IncomeConfig['when'], gives: string, count: number): Table =>
  playing(
    trial({ parts: [income({ name: 'trial', when, sources: [{ gives, count: () => () => count }] })] }),
  );

it('an income comes when the roll is done with, to the seat whose turn it is', () => {
  const t = paying('rolled', 'ore', 2).roll(3);
  expect([t.decision, t.hand(0), t.hand(1)]).toEqual(['main', { ore: 2 }, {}]);
});

it('one at the end comes before the turn passes on', () => {
  const t = paying('end', 'ore', 2).roll(3);
  expect(t.hand(0)).toEqual({});
  t.play(0, 'end-turn');
  expect([t.hand(0), t.hand(1), t.active]).toEqual([{ ore: 2 }, {}, 1]);
});

it('the bank pays as much as it has', () => {
  const t = paying('rolled', 'ore', 2).setBank('ore', 1).roll(3);
  expect(t.hand(0)).toEqual({ ore: 1 });
});

it('a free income is chosen, good by good', () => {
  const t = paying('end', 'any', 2).roll(3).play(0, 'end-turn');
  expect([t.decision, t.active]).toEqual(['choose-good', 0]);
  t.play(0, 'choose-good', { good: 'ore' }).play(0, 'choose-good', { good: 'wool' });
  expect([t.hand(0), t.active]).toEqual([{ ore: 1, wool: 1 }, 1]);
});

it('nobody is asked for an income of nothing', () => {
  const t = paying('end', 'any', 0).roll(3).play(0, 'end-turn');
  expect(t.active).toBe(1);
});

const tally = { name: 'fromLand', terrains: ['hills', 'forest'] };
const prizeParts = [
  terrainTally(tally),
  income({ name: 'prize', when: 'rolled', sources: [awardPays('prize', 'ore', 2)] }),
  awardsWin({ name: 'prize', counts: (id) => id === 'prize', needed: 1, worth: [0] }),
];
const awards = [{ id: 'prize', points: 0, min: 20, metric: tallyOf(tally, 'forest') }];
const prize = trial({ parts: prizeParts, awards });

it('a tally counts each terrain for each seat, a settlement once and a city twice', () => {
  const t = playing(prize);
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'desert');
  t.lay(t.hex(0, 0), 'hills')
    .put(0, 'settlement', t.corner(0, 0, 0))
    .put(1, 'city', t.corner(0, 0, 2));
  expect([0, 1, 2, 3].map((i) => t.field('fromLand', i))).toEqual([1, 0, 2, 0]);
  t.lay(t.hex(0, 0), 'forest').b.rules.reviewAwards(t.s);
  expect([0, 1, 2, 3].map((i) => t.field('fromLand', i))).toEqual([0, 1, 0, 2]);
});

it('an award pays its holder, and so many awards win', () => {
  const t = playing(prize);
  t.set('award', t.b.award('prize'), 1).roll(3);
  expect([t.hand(0), t.hand(1), t.over]).toEqual([{}, {}, false]);
  t.play(0, 'end-turn');
  expect([t.over, t.b.rules.winners(t.s), t.b.rules.ending(t.s)]).toEqual([true, [1], 'condition']);
});

it('the holder is paid in turns of its own', () => {
  const t = playing(trial({ parts: prizeParts.slice(0, 2), awards }));
  t.set('award', t.b.award('prize'), 0).roll(3);
  expect(t.hand(0)).toEqual({ ore: 2 });
});
