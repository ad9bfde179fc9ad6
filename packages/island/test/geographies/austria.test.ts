import { expect, it } from 'vitest';
import { islandModules } from '../../index.ts';
import { Table } from '../table.ts';
import { edgeOf } from './named.ts';

const GAME = 'geographies/austria';
const table = (options = {}): Table => new Table(GAME, { options }).started().bare().until('main').bare();

// proves geographies/austria: Wool is called milk here
// proves geographies/austria: pays for everything that wool pays for
it('wool is renamed milk, in name alone', () => {
  const t = table();
  expect(islandModules.find(({ id }) => id === GAME)?.words.instead).toEqual({ 'good.wool': 'milk' });
  const pasture = t.b.terrains.find(({ id }) => id === 'pasture');
  expect(pasture?.gives).toBe('wool');
  const seat = t.active;
  t.put(seat, 'road', edgeOf(t, '-7,1|1')).give(seat, { wool: 2 });
  t.play(seat, 'bank-trade', { give: 'wool', want: 'ore' });
  expect(t.hand(seat)).toEqual({ ore: 1 });
});

// proves geographies/austria: discard one card from your hand
// proves geographies/austria: The game hears nobody
// proves geographies/austria: own up on your own turn after the roll
it('whoever says wool owns up on the own turn, once, and discards a card of choice', () => {
  const t = table();
  const seat = t.active;
  const other = (seat + 1) % 4;
  t.give(seat, { wool: 1, grain: 1 }).give(other, { wool: 1 });
  expect(t.refusal(other, 'own-up')?.code).toBe('not-your-turn');
  t.play(seat, 'own-up').play(seat, 'discard', { good: 'grain' });
  expect(t.hand(seat)).toEqual({ wool: 1 });
  expect(t.refusal(seat, 'own-up')?.code).toBe('owned-up');
  t.play(seat, 'end-turn').until('roll');
  expect(t.legal(t.active, 'own-up')).toEqual([]);
});

// proves geographies/austria: Nobody has to mind the word
// proves geographies/austria: say “wool”, you discard a card
it('a table may do without the penalty', () => {
  const t = table({ slips: false });
  t.give(t.active, { wool: 1 });
  expect(t.refusal(t.active, 'own-up')?.code).toBe('move-unknown');
});

// proves geographies/austria: With three players 14 points win
// proves geographies/austria: With four players 13 points win
// proves geographies/austria: With five or six players 10 points win
it('the goal follows from the number of players', () => {
  const goals = [3, 4, 5, 6].map((seats) => {
    const { b, s } = new Table('geographies/austria', { seats });
    return b.rules.goal(s);
  });
  expect(goals).toEqual([14, 13, 10, 10]);
});
