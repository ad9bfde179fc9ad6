import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';

const TWO = 'variant/catan-for-two';
const table = (game = 'traders-barbarians/fishermen', modules = [TWO]) =>
  new Table(game, { seats: 2, modules });
const purse = (t: Table, seat: number) => [1, 2, 3].map((kind) => t.field('fish', seat * 4 + kind));
/** the first turn of seat 0 on an empty board, after both rolls */
const main = () => {
  const t = table().started().bare().set('blocker', 0, 3);
  return t.roll(2).nature('dice', { red: 1, yellow: 2 }).set('fishOwed', 0, 0);
};

describe('the fishermen for two', () => {
  // proves traders-barbarians/fishermen-for-two: Everybody starts with two tokens
  it('begin with two tokens of 1 fish, two of 2 and one of 3', () => {
    const t = table().until('place-colour');
    expect([purse(t, 0), purse(t, 1)]).toEqual([
      [2, 2, 1],
      [2, 2, 1],
    ]);
    expect([t.field('fishLeft'), t.field('fishCount', 1)]).toEqual([20, 5]);
  });

  // proves traders-barbarians/fishermen-for-two: Where a scenario gives everybody fish
  it('begin with no more where the scenario has given them already', () => {
    const t = table('seafarers/four-islands', ['traders-barbarians/fishermen', TWO]).until('place-colour');
    expect(purse(t, 0)).toEqual([2, 2, 1]);
  });

  // proves traders-barbarians/fishermen-for-two: There are no trade tokens
  // proves traders-barbarians/fishermen-for-two: Neither settlements on the coast
  it('have no trade tokens, and nothing that these buy or that earns them', () => {
    const { b } = table();
    expect(b.goods.map(({ id }) => id)).not.toContain('trade-token');
    const moves = b.moves.map(({ name }) => name);
    for (const gone of ['give-up-knight', 'send-robber', 'expel-robber', 'force-trade'])
      expect(moves).not.toContain(gone);
    expect(moves).toEqual(expect.arrayContaining(['fish-robber', 'neutral-route', 'place-colour']));
  });

  // proves traders-barbarians/fishermen-for-two: fewer points than your opponent, you pay 1 fish less
  // proves traders-barbarians/fishermen-for-two: With equal points you pay
  it('whoever is behind pays 1 fish less, nobody when level', () => {
    const t = main();
    expect(t.b.rules.purchasePrice(t.s, 0, 2, 'fish')).toBe(2);
    t.put(1, 'settlement', t.corner(0, -2, 4));
    expect([0, 1].map((seat) => t.b.rules.purchasePrice(t.s, seat, 2, 'fish'))).toEqual([1, 2]);
    t.play(0, 'fish-robber');
    expect(t.events.at(-1)).toMatchObject({ kind: 'fish-spent', data: { price: 1 } });
    t.play(0, 'pay-fish', { token: 'one-fish' });
    expect([t.field('blocker'), t.decision]).toEqual([-1, 'main']);
  });

  // proves traders-barbarians/fishermen-for-two: Points that everybody can see
  it('hidden points make nobody pay less', () => {
    const t = main().cards(1, 'victory-point', 2);
    expect(t.b.rules.purchasePrice(t.s, 0, 3, 'fish')).toBe(3);
  });
});
