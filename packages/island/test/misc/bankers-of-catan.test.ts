import { describe, expect, test } from 'vitest';
import { Table, type TableOptions } from '../table.ts';

const ROW = 'misc/bankers-of-catan';
/** fields with a 5 in the middle and the banker on them; nobody has anything, and it is the turn of seat 0 */
function open(options: TableOptions = {}): Table {
  const t = new Table(ROW, options).started().until('main', 0).bare();
  for (let hex = 0; hex < 19; hex++) if (t.field('numbers', hex) === 1 << 5) t.set('numbers', hex, 1 << 9);
  t.lay(t.hex(0, 0), 'fields', 5).lay(t.hex(1, 0), 'pasture', 9).lay(t.hex(-2, 0), 'desert');
  t.set('bankerHex', 0, t.hex(0, 0));
  t.s.cells[t.b.at.blocker] = t.hex(-2, 0);
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
}
const customer = (t: Table, seat: number, corner = seat) => t.put(seat, 'settlement', t.corner(0, 0, corner));
/** so many goods in the account, out of the bank */
function save(t: Table, seat: number, goods: Record<string, number>): Table {
  for (const [id, count] of Object.entries(goods)) {
    const good = t.b.good(id);
    t.set('account', seat * t.b.goods.length + good, count).setBank(id, t.bank(id) - count);
  }
  return t;
}
const account = (t: Table, seat: number): Record<string, number> =>
  Object.fromEntries(
    t.b.goods.flatMap(({ id }, good) => {
      const count = t.field('account', seat * t.b.goods.length + good);
      return count > 0 ? [[id, count]] : [];
    }),
  );
const robberTo = (t: Table, hex: number) => t.play(t.active, 'move-blocker', { blocker: 'robber', hex });

describe('the banker', () => {
  // proves misc/bankers-of-catan: The banker starts on the desert
  test('starts on the desert', () => {
    const t = new Table(ROW).started();
    expect(t.field('terrain', t.field('bankerHex'))).toBe(t.b.terrain('desert'));
  });

  // proves misc/bankers-of-catan: On your turn you may move him to another hex
  test('is moved for a wool and a good of the new hex, to a pasture for two wool', () => {
    const t = open();
    t.set('bankerHex', 0, t.hex(-2, 0)).give(0, { wool: 1, brick: 1 });
    expect(t.refusal(0, 'move-banker', { hex: t.hex(0, 0) })?.code).toBe('banker-fare');
    t.give(0, { wool: 1, grain: 2 }).play(0, 'move-banker', { hex: t.hex(0, 0) });
    expect([t.field('bankerHex'), t.hand(0)]).toEqual([t.hex(0, 0), { grain: 1 }]);
    t.give(0, { wool: 1, grain: 1 });
    expect(t.refusal(0, 'move-banker', { hex: t.hex(1, 0) })?.code).toBe('banker-fare');
    t.give(0, { wool: 2 }).play(0, 'move-banker', { hex: t.hex(1, 0) });
    expect(t.hand(0)).toEqual({});
  });

  // proves misc/bankers-of-catan: Moving the banker counts as building
  // proves misc/bankers-of-catan: He goes only where a hex gives a resource
  test('goes several times a turn, as building, but never to the desert', () => {
    const t = open().give(0, { wool: 3, grain: 1 });
    t.play(0, 'move-banker', { hex: t.hex(1, 0) }).play(0, 'move-banker', { hex: t.hex(0, 0) });
    t.give(0, { wool: 4 });
    expect(t.refusal(0, 'move-banker', { hex: t.hex(-2, 0) })?.code).toBe('banker-barren');
    expect(t.refusal(0, 'move-banker', { hex: t.hex(0, 0) })?.code).toBe('banker-stays');
    const strict = new Table(ROW, { options: { tradeFirst: true } }).started().until('trade', 0);
    strict.give(0, { wool: 3, grain: 3, ore: 3, brick: 3, lumber: 3 });
    expect(strict.legal(0, 'move-banker')).toEqual([]);
    strict.play(0, 'end-trade');
    expect(strict.legal(0, 'move-banker').length).toBeGreaterThan(10);
  });
});

describe('an account', () => {
  // proves misc/bankers-of-catan: Everybody has an account, which lies open
  // proves misc/bankers-of-catan: While trading, if you have a settlement or city beside the banker
  test('is paid into and out of by whoever has a building beside the banker, while trading', () => {
    const t = open().give(0, { ore: 2 });
    expect(t.refusal(0, 'pay-in', { good: 'ore' })?.code).toBe('not-at-counter');
    customer(t, 0);
    expect(t.refusal(0, 'pay-in', { good: 'wool' })?.code).toBe('none-held');
    t.play(0, 'pay-in', { good: 'ore' }).play(0, 'pay-in', { good: 'ore' });
    expect([account(t, 0), t.hand(0), t.field('handSize', 0)]).toEqual([{ ore: 2 }, {}, 0]);
    expect(t.b.plan.byName.get('account')?.audience).toBe('all');
    expect(t.refusal(0, 'take-out', { good: 'wool' })?.code).toBe('none-in-account');
    t.play(0, 'take-out', { good: 'ore' });
    expect([account(t, 0), t.hand(0)]).toEqual([{ ore: 1 }, { ore: 1 }]);
    const strict = new Table(ROW, { options: { tradeFirst: true } }).started().until('trade', 0).bare();
    strict.put(0, 'settlement', strict.b.walks.cornersOf[strict.field('bankerHex')][0]);
    strict.s.cells[strict.b.at.blocker] = -1;
    strict.give(0, { ore: 1 }).play(0, 'pay-in', { good: 'ore' }).play(0, 'end-trade');
    expect(strict.legal(0, 'take-out')).toEqual([]);
  });

  // proves misc/bankers-of-catan: Nobody pays in or takes out while robber and banker
  test('is closed while the robber is with the banker', () => {
    const t = save(customer(open(), 0), 0, { ore: 2 }).give(0, { ore: 1 });
    t.s.cells[t.b.at.blocker] = t.hex(0, 0);
    expect(t.refusal(0, 'pay-in', { good: 'ore' })?.code).toBe('counter-closed');
    expect(t.refusal(0, 'take-out', { good: 'ore' })?.code).toBe('counter-closed');
  });

  // proves misc/bankers-of-catan: What is in your account does not count towards the hand limit
  test('does not count on a seven, and nothing is discarded out of it', () => {
    const t = save(customer(open(), 1), 1, { ore: 9 });
    t.play(0, 'end-turn').give(1, { wool: 7 }).roll(7);
    expect(t.decision).toBe('move-blocker');
    const more = save(customer(open(), 1), 1, { ore: 9 });
    more.play(0, 'end-turn').give(1, { wool: 8 }).roll(7);
    expect(more.legal(1, 'discard').map(({ good }) => good)).toEqual(['wool']);
  });

  // proves misc/bankers-of-catan: You must take goods out of your account before you
  // proves misc/bankers-of-catan: No card reaches them
  test('pays for nothing by itself, and no monopoly reaches it', () => {
    const t = save(customer(open(), 1), 1, { ore: 8 });
    t.play(0, 'end-turn').roll(4).give(1, { ore: 2, grain: 2 });
    expect(t.legal(1, 'city')).toEqual([]);
    t.play(1, 'end-turn').cards(2, 'monopoly').play(2, 'play-card', { card: 'monopoly' });
    t.play(2, 'name-good', { good: 'ore' });
    expect([account(t, 1).ore, t.hand(2).ore]).toEqual([9, 2]);
  });
});

describe('interest', () => {
  // proves misc/bankers-of-catan: Interest: with the production an account of at least 3
  // proves misc/bankers-of-catan: Interest comes with the production of your own turn, after
  test('with the own production three goods earn one of their kind, two earn none', () => {
    const t = save(save(open(), 1, { ore: 3 }), 2, { wool: 3 });
    t.play(0, 'end-turn').roll(4);
    expect([account(t, 1), account(t, 2), t.decision]).toEqual([{ ore: 4 }, { wool: 3 }, 'main']);
    const few = save(open(), 1, { ore: 2 });
    few.play(0, 'end-turn').roll(4);
    expect(account(few, 1)).toEqual({ ore: 2 });
  });

  test('a seven brings no interest', () => {
    const t = save(open(), 1, { ore: 3 });
    t.play(0, 'end-turn').roll(7);
    expect(account(t, 1)).toEqual({ ore: 3 });
  });

  // proves misc/bankers-of-catan: Of several kinds you choose
  test('of several kinds the owner chooses', () => {
    const t = save(open(), 1, { ore: 1, wool: 1, grain: 1 });
    t.play(0, 'end-turn').roll(4);
    expect(t.decision).toBe('interest');
    expect(t.legal(1, 'interest').map(({ good }) => good)).toEqual(['wool', 'grain', 'ore']);
    t.play(1, 'interest', { good: 'ore' });
    expect([account(t, 1).ore, t.decision]).toEqual([2, 'main']);
  });

  // proves misc/bankers-of-catan: after everything else has been paid
  // proves misc/bankers-of-catan: Accounts and their interest know no limit
  test('comes after production, however much lies in accounts', () => {
    const t = save(customer(open(), 2), 1, { grain: 40 });
    t.play(0, 'end-turn').roll(5);
    expect([t.hand(2), account(t, 1)]).toEqual([{ grain: 1 }, { grain: 41 }]);
  });

  // proves misc/bankers-of-catan: Interest comes with every production
  // proves misc/bankers-of-catan: When an account bears interest
  test('comes with every production if the table wants that, the active player first', () => {
    const t = save(save(open({ options: { interest: 'every' } }), 1, { ore: 2, wool: 1 }), 2, { wool: 3 });
    save(t, 3, { brick: 2, grain: 2 }).play(0, 'end-turn').roll(4);
    expect(account(t, 2)).toEqual({ wool: 4 });
    t.play(1, 'interest', { good: 'ore' }).play(3, 'interest', { good: 'grain' });
    expect([account(t, 1).ore, account(t, 3).grain, t.decision]).toEqual([3, 3, 'main']);
  });
});

describe('the robber', () => {
  // proves misc/bankers-of-catan: Nobody robs a player whose account is empty
  test('steals only from players with a deposit', () => {
    const t = open();
    t.put(1, 'settlement', t.corner(1, 0, 0)).put(2, 'settlement', t.corner(1, 0, 4));
    save(t, 2, { ore: 1 }).give(1, { wool: 1 }).give(2, { brick: 1 });
    t.play(0, 'end-turn').play(1, 'roll').nature('dice', { red: 3, yellow: 4 });
    robberTo(t, t.hex(1, 0)).nature('steal', { good: 'brick' });
    expect(t.hand(1)).toEqual({ wool: 1, brick: 1 });
    const none = open();
    none
      .put(2, 'settlement', none.corner(1, 0, 4))
      .give(2, { brick: 1 })
      .play(0, 'end-turn')
      .roll(7);
    robberTo(none, none.hex(1, 0));
    expect(none.decision).toBe('main');
    expect(none.b.the.blockers.barRob(none.s, 1, 2, 0, none.hex(1, 0))?.code).toBe('no-deposit');
  });

  // proves misc/bankers-of-catan: move the robber to the banker, you may
  // proves misc/bankers-of-catan: take out of an account, you choose the kind
  test('at the banker loots every account there, or steals as usual', () => {
    const make = () => {
      const t = customer(customer(customer(open(), 0), 2), 3, 4);
      save(save(t, 2, { ore: 2, wool: 1 }), 3, { grain: 1 });
      return t.give(2, { brick: 1 }).play(0, 'end-turn').roll(7);
    };
    const t = robberTo(make(), make().hex(0, 0));
    expect(t.decision).toBe('loot-or-steal');
    t.play(1, 'loot-accounts');
    expect(t.decision).toBe('loot-account');
    expect(t.refusal(1, 'loot-account', { good: 'brick' })?.code).toBe('none-in-account');
    t.play(1, 'loot-account', { good: 'ore' });
    expect([t.hand(1), account(t, 2), account(t, 3)]).toEqual([
      { ore: 1, grain: 1 },
      { ore: 1, wool: 1 },
      {},
    ]);
    expect(t.decision).toBe('main');
    const other = robberTo(make(), make().hex(0, 0)).play(1, 'steal-instead');
    other.nature('steal', { good: 'brick' });
    expect([other.hand(1), account(other, 2)]).toEqual([{ brick: 1 }, { ore: 2, wool: 1 }]);
    expect(other.field('blocker')).toBe(other.hex(0, 0));
  });

  test('several who can be robbed are chosen among', () => {
    const t = customer(customer(open(), 2), 3, 4);
    save(save(t, 2, { ore: 2 }), 3, { grain: 1 })
      .give(2, { brick: 1 })
      .give(3, { wool: 1 });
    robberTo(t.play(0, 'end-turn').roll(7), t.hex(0, 0)).play(1, 'steal-instead');
    expect(t.legal(1, 'rob').map(({ seat }) => seat)).toEqual([2, 3]);
  });

  // proves misc/bankers-of-catan: who has at least as many points
  // proves misc/bankers-of-catan: Only points that everybody can see are compared
  test('takes nothing out of the accounts of those who are behind, hidden points left aside', () => {
    const t = customer(customer(open(), 2), 1, 4);
    t.put(1, 'city', t.corner(0, 0, 4));
    save(t, 2, { ore: 2 }).cards(2, 'victory-point', 5).play(0, 'end-turn').roll(7);
    robberTo(t, t.hex(0, 0));
    expect([t.decision, account(t, 2)]).toEqual(['main', { ore: 2 }]);
    const even = customer(customer(open(), 2), 1, 4);
    save(even, 2, { ore: 2 }).play(0, 'end-turn').roll(7);
    robberTo(even, even.hex(0, 0));
    expect([even.hand(1), account(even, 2)]).toEqual([{ ore: 1 }, { ore: 1 }]);
  });

  // proves misc/bankers-of-catan: move the banker to the robber, you take the same
  test('is met by the banker as well: whoever moves him there takes from the accounts', () => {
    const t = open();
    t.put(2, 'settlement', t.corner(1, 0, 0));
    t.s.cells[t.b.at.blocker] = t.hex(1, 0);
    save(t, 2, { ore: 1 }).give(0, { wool: 2 });
    t.play(0, 'move-banker', { hex: t.hex(1, 0) });
    expect([t.hand(0), account(t, 2), t.decision]).toEqual([{ ore: 1 }, {}, 'main']);
  });
});

test('bots know what an account is worth', () => {
  const t = customer(open(), 0);
  const worth = () => t.b.the.hints.progress(t.s, 0);
  const empty = worth();
  save(t, 0, { ore: 2 });
  const some = worth();
  save(t, 0, { ore: 3 });
  expect(some).toBeGreaterThan(empty);
  expect(worth() - some).toBeGreaterThan((some - empty) / 2);
});
