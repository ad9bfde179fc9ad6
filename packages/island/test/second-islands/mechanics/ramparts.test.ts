import { describe, expect, it } from 'vitest';
import { ramparts } from '../../../second-islands/mechanics/ramparts.ts';
import { trial } from '../../mechanics/trial.ts';
import { Table } from '../../table.ts';

const own = trial({
  ...ramparts({
    around: 'city',
    cost: { ore: 1 },
    card: 'knight',
    stock: 2,
    points: 1,
    producing: 'walledProduce',
  }),
  options: { walledProduce: { type: 'flag', default: true, words: '' } },
});

/** seat 0 has a city at the middle hex and a played knight */
const table = (options = {}) => {
  const t = new Table('trial', { own, options }).started().until('main', 0).bare();
  t.lay(t.hex(0, 0), 'forest', 5);
  const knight = t.b.card('knight');
  t.put(0, 'settlement', t.corner(0, 0, 0)).put(0, 'city', t.corner(0, 0, 0));
  for (let seat = 0; seat < 4; seat++) {
    t.give(seat, {});
    for (let card = 0; card < t.b.cards.length; card++) t.set('played', seat * t.b.cards.length + card, 0);
  }
  return t.set('played', knight, 1).give(0, { ore: 3 });
};
const middle = (t: Table) => t.corner(0, 0, 0);
const robberTo = (t: Table, hex: number) => {
  t.s.cells[t.b.at.blocker + t.b.blocker('robber')] = hex;
  return t;
};

describe('ramparts', () => {
  it('go around an own city, once', () => {
    const t = table();
    t.put(0, 'settlement', t.corner(0, 0, 2))
      .put(1, 'settlement', t.corner(0, 0, 4))
      .put(1, 'city', t.corner(0, 0, 4));
    expect(t.legal(0, 'rampart')).toEqual([{ move: 'rampart', corner: middle(t) }]);
    t.play(0, 'rampart', { corner: middle(t) }).set('played', t.b.card('knight'), 1);
    expect(t.refusal(0, 'rampart', { corner: middle(t) })?.code).toBe('taken');
  });

  it('cost a played card, which goes under the deck', () => {
    const t = table();
    const deck = t.field('deckSize');
    t.play(0, 'rampart', { corner: middle(t) });
    const knight = t.b.card('knight');
    expect([t.field('played', knight), t.field('underDeck', knight), t.field('deckSize')]).toEqual([
      0,
      1,
      deck + 1,
    ]);
    t.put(0, 'settlement', t.corner(0, 0, 2)).put(0, 'city', t.corner(0, 0, 2));
    expect(t.refusal(0, 'rampart', { corner: t.corner(0, 0, 2) })?.code).toBe('no-played-card');
  });

  it('come out of one stock for all, and go back to it', () => {
    const t = table();
    t.play(0, 'rampart', { corner: middle(t) });
    expect(t.field('rampartsLeft')).toBe(1);
    t.b.rules.unbuild(t.s, t.b.piece('city').index, middle(t));
    expect(t.field('rampartsLeft')).toBe(2);
    t.put(0, 'settlement', middle(t)).put(0, 'city', middle(t)).set('rampartsLeft', 0, 0);
    t.set('played', t.b.card('knight'), 1);
    expect(t.refusal(0, 'rampart', { corner: middle(t) })?.code).toBe('none-left');
  });

  it('add their points', () => {
    const t = table();
    t.play(0, 'rampart', { corner: middle(t) });
    expect(t.points(0)).toBe(3);
  });

  it('keep their owner from being robbed on the hex', () => {
    const t = table();
    const hex = t.hex(0, 0);
    const mayRob = () => !t.b.the.blockers.barRob(t.s, 1, 0, t.b.blocker('robber'), hex);
    t.put(0, 'settlement', t.corner(0, 0, 2));
    expect(mayRob()).toBe(true);
    t.play(0, 'rampart', { corner: middle(t) });
    expect(mayRob()).toBe(false);
    expect(t.b.the.blockers.barRob(t.s, 1, 0, t.b.blocker('robber'), t.hex(-1, 0))).toBeUndefined();
  });

  it('let the city produce on a stopped hex, unless an option says no', () => {
    for (const walledProduce of [true, false]) {
      const t = table({ walledProduce });
      for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'pasture', 3);
      t.lay(t.hex(0, 0), 'forest', 5).put(1, 'settlement', t.corner(0, 0, 2));
      t.play(0, 'rampart', { corner: middle(t) }).give(0, {});
      robberTo(t, t.hex(0, 0)).play(0, 'end-turn').roll(5);
      expect(t.hand(0)).toEqual(walledProduce ? { lumber: 2 } : {});
      expect(t.hand(1)).toEqual({});
    }
  });
});
