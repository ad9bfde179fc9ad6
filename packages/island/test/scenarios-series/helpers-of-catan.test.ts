import { unmetWant } from '@hexwright/rulebook';
import { describe, expect, it } from 'vitest';
import { islandModules, islandOutline } from '../../index.ts';
import { ALL_HELPERS } from '../../scenarios-series/helpers/index.ts';
import { Table, type TableOptions } from '../table.ts';

const ID = 'scenarios-series/helpers-of-catan';
const IDS = ALL_HELPERS.map(({ id }) => id);
/** those that no roll calls, for the seats that are not looked at */
const QUIET = ['nassir', 'william', 'louis', 'candamir', 'jean', 'lin', 'hilde', 'vincent'];

const helperOf = (t: Table, seat: number): string | undefined =>
  IDS.find((_, i) => t.field('helperOf', i) === seat + 1);
/** the seat has this helper with side A up, the others some that answer to no roll; nobody was helped this turn */
const having = (t: Table, seat: number, helper: string): Table => {
  for (let i = 0; i < IDS.length; i++) t.set('helperOf', i, 0);
  const rest = QUIET.filter((id) => id !== helper);
  for (let other = 0; other < t.b.seats; other++) {
    t.set('helperOf', IDS.indexOf(other === seat ? helper : rest[other]), other + 1);
    t.set('helperSide', other, 0).set('helperUsed', other, 0).set('helperFresh', other, 0);
  }
  return t;
};
/** seat 0 is about to roll on a bare board of fields without numbers, with this helper; nobody holds anything */
const waiting = (helper: string, options: TableOptions = {}): Table => {
  const t = new Table(ID, options).started().until('roll', 0).bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'fields');
  t.s.cells[t.b.at.blocker] = -1;
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return having(t, 0, helper);
};
/** the same after a roll that brought nothing to anybody */
const ready = (helper: string, options: TableOptions = {}): Table => {
  const t = having(waiting(helper, options), 0, 'jean').roll(4).until('main', 0);
  return having(t, 0, helper);
};
const robberTo = (t: Table, hex: number): Table => {
  t.s.cells[t.b.at.blocker] = hex;
  return t;
};
const robber = (t: Table): number => t.s.cells[t.b.at.blocker];
const side = (t: Table, i: number): number => t.edge(0, 0, i);
const call = (t: Table): Table => t.play(0, 'use-helper');
const turned = (t: Table, seat = 0): Table => t.play(seat, 'turn-helper');

describe('helpers', () => {
  // proves scenarios-series/helpers-of-catan: There are ten helpers
  // proves scenarios-series/helpers-of-catan: Right after placing their second starting settlement
  // proves scenarios-series/helpers-of-catan: have no number and are taken only when no number is left
  it('are ten, and the lowest number left is taken right after the second starting settlement', () => {
    expect(IDS).toEqual([
      'nassir',
      'william',
      'marianne',
      'louis',
      'sean',
      'candamir',
      'jean',
      'lin',
      'hilde',
      'vincent',
    ]);
    expect(ALL_HELPERS.map(({ number }) => number)).toEqual([
      1,
      2,
      3,
      4,
      5,
      6,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const t = new Table(ID, { seats: 6 });
    t.until('place-building', 5);
    while (t.field('startsPlaced') < 6) t.anything();
    expect(helperOf(t, 5)).toBeUndefined();
    t.anything();
    expect(helperOf(t, 5)).toBe('nassir');
    t.started();
    expect([5, 4, 3, 2, 1, 0].map((seat) => helperOf(t, seat))).toEqual(IDS.slice(0, 6));
    // Without a number left one of the others is taken.
    const late = new Table(ID).until('place-building');
    for (let i = 0; i < 6; i++) late.set('helperOf', i, 9);
    late.b.rules.startGoods(late.s, 0, late.corner(0, 0, 0));
    expect(helperOf(late, 0)).toBe('jean');
  });

  // proves scenarios-series/helpers-of-catan: Everybody has exactly one helper at all times
  it('are always one a player, and nobody trades them', () => {
    const t = new Table(ID).started();
    for (let i = 0; i < 600 && !t.over; i++) {
      t.anything();
      if (t.over) break;
      for (let seat = 0; seat < 4; seat++)
        expect(IDS.filter((_, helper) => t.field('helperOf', helper) === seat + 1)).toHaveLength(1);
    }
    expect(t.b.goods.map(({ id }) => id)).toEqual(['brick', 'lumber', 'wool', 'grain', 'ore']);
  });

  // proves scenarios-series/helpers-of-catan: After helping with side A up, a helper is
  // proves scenarios-series/helpers-of-catan: one never helps you more than twice
  it('are turned over or exchanged after the first time, and exchanged after the second', () => {
    const t = call(ready('jean')).play(0, 'special-price', { good: 'ore' });
    expect([t.decision, t.legal(0).length]).toEqual(['after-help', 1 + 6]);
    turned(t);
    expect([t.field('helperSide', 0), helperOf(t, 0), t.decision]).toEqual([1, 'jean', 'main']);
    t.set('helperUsed', 0, 0).set('specialPrice', 0, 0);
    call(t).play(0, 'special-price', { good: 'ore' });
    expect(t.refusal(0, 'turn-helper')?.code).toBe('helper-second');
    expect(t.legal(0)).toHaveLength(6);
  });

  // proves scenarios-series/helpers-of-catan: A helper is exchanged for any in the display
  it('are exchanged for any in the display, which come with side A up', () => {
    const t = ready('jean').set('helperSide', 0, 1);
    call(t).play(0, 'special-price', { good: 'ore' });
    const taken = helperOf(t, 1)!;
    expect(t.refusal(0, 'exchange-helper', { helper: taken })?.code).toBe('helper-taken');
    t.play(0, 'exchange-helper', { helper: 'vincent' });
    expect([helperOf(t, 0), t.field('helperSide', 0), t.field('helperOf', IDS.indexOf('jean'))]).toEqual([
      'vincent',
      0,
      0,
    ]);
  });

  // proves scenarios-series/helpers-of-catan: A helper helps you once a turn at
  // proves scenarios-series/helpers-of-catan: The first helpers may help on the first turn
  it('help once a turn and not in the turn in which they came, but in the first turn', () => {
    const t = turned(call(ready('jean')).play(0, 'special-price', { good: 'ore' }));
    expect(t.refusal(0, 'use-helper')?.code).toBe('helper-used');
    const other = call(ready('jean')).play(0, 'special-price', { good: 'ore' });
    other.play(0, 'exchange-helper', { helper: 'sean' }).set('helperUsed', 0, 0);
    expect(other.refusal(0, 'use-helper')?.code).toBe('helper-fresh');
    other.play(0, 'end-turn');
    expect([other.field('helperFresh', 0), other.field('helperUsed', 0)]).toEqual([0, 0]);
    const first = new Table(ID).started();
    expect([0, 1, 2, 3].map((seat) => first.field('helperFresh', seat))).toEqual([0, 0, 0, 0]);
  });

  // proves scenarios-series/helpers-of-catan: a helper is not building
  it('are not called between turns', () => {
    const t = ready('jean', { seats: 5 });
    having(t, 1, 'william')
      .give(1, { brick: 2 })
      .put(1, 'settlement', t.corner(0, 0, 0));
    t.play(0, 'end-turn');
    expect([t.decision, t.refusal(1, 'use-helper')?.code]).toEqual(['special', 'wrong-moment']);
  });

  it('who can do nothing, or answer to a roll, are not called', () => {
    expect(ready('william').refusal(0, 'use-helper')?.code).toBe('helper-idle');
    expect(ready('sean').refusal(0, 'use-helper')?.code).toBe('helper-waits');
  });
});

describe('Nassir', () => {
  // proves scenarios-series/helpers-of-catan: Nassir: name a resource
  // proves scenarios-series/helpers-of-catan: Name a resource and ask up to two opponents for one
  // proves scenarios-series/helpers-of-catan: it must give you one and get one
  // proves scenarios-series/helpers-of-catan: it must give you one and get a
  it('takes one resource from each of two opponents and gives a card of another kind', () => {
    const t = ready('nassir')
      .give(0, { wool: 2 })
      .give(1, { ore: 2 })
      .give(2, { ore: 1 })
      .give(3, { ore: 1 });
    call(t).play(0, 'demand', { good: 'ore', seat: 1 });
    expect([t.decision, t.refusal(1, 'have-none')?.code]).toEqual(['answer-demand', 'demand-must']);
    expect(t.play(1, 'hand-over').decision).toBe('repay');
    expect(t.refusal(0, 'repay', { good: 'ore' })?.code).toBe('demand-other');
    t.play(0, 'repay', { good: 'wool' });
    expect([t.hand(0), t.hand(1), t.decision]).toEqual([{ wool: 1, ore: 1 }, { ore: 1, wool: 1 }, 'demand']);
    expect(t.refusal(0, 'demand', { good: 'ore', seat: 1 })?.code).toBe('demand-asked');
    expect(t.refusal(0, 'demand', { good: 'wool', seat: 2 })?.code).toBe('demand-good');
    t.play(0, 'demand', { good: 'ore', seat: 2 }).play(2, 'hand-over').play(0, 'repay', { good: 'wool' });
    expect([t.hand(0), t.hand(2), t.hand(3), t.decision]).toEqual([
      { ore: 2 },
      { wool: 1 },
      { ore: 1 },
      'after-help',
    ]);
  });

  it('may ask one alone, and gets nothing from whoever has none', () => {
    const t = ready('nassir').give(0, { wool: 1 }).give(1, { brick: 1 });
    expect(call(t).refusal(0, 'end-demand')?.code).toBe('demand-first');
    t.play(0, 'demand', { good: 'ore', seat: 1 });
    expect(t.refusal(1, 'hand-over')?.code).toBe('demand-none');
    t.play(1, 'have-none');
    expect([t.hand(0), t.hand(1), t.decision]).toEqual([{ wool: 1 }, { brick: 1 }, 'demand']);
    expect(t.play(0, 'end-demand').decision).toBe('after-help');
  });

  // proves scenarios-series/helpers-of-catan: you have no card of another kind
  it('does not ask for what the owner alone could give', () => {
    const t = call(ready('nassir').give(0, { ore: 1 }).give(1, { ore: 1 }));
    expect(t.refusal(0, 'demand', { good: 'ore', seat: 1 })?.code).toBe('demand-other');
    expect(t.refusal(0, 'demand', { good: 'wool', seat: 1 })).toBeUndefined();
    expect(ready('nassir').give(1, { ore: 1 }).refusal(0, 'use-helper')?.code).toBe('helper-idle');
  });
});

describe('William', () => {
  // proves scenarios-series/helpers-of-catan: William: build a road with one
  // proves scenarios-series/helpers-of-catan: Build a road, with one of its two resources
  it('builds a road with one of its resources replaced', () => {
    const t = ready('william').give(0, { brick: 1, ore: 1 });
    t.put(0, 'settlement', t.corner(0, 0, 0));
    call(t);
    const road = (instead: string, good: string) => ({ edge: side(t, 1), instead, good });
    expect(t.refusal(0, 'makeshift-road', road('brick', 'ore'))?.code).toBe('makeshift-price');
    t.play(0, 'makeshift-road', road('lumber', 'ore'));
    expect([t.hand(0), t.b.fields.route.get(t.s, side(t, 1)) !== 0, t.decision]).toEqual([
      {},
      true,
      'after-help',
    ]);
  });

  it('takes two of one kind as well, but not two others', () => {
    const t = ready('william').put(0, 'settlement', ready('william').corner(0, 0, 0));
    t.give(0, { lumber: 2 });
    expect(t.refusal(0, 'use-helper')).toBeUndefined();
    expect(t.give(0, { ore: 2 }).refusal(0, 'use-helper')?.code).toBe('helper-idle');
  });

  // proves scenarios-series/helpers-of-catan: Only resources that the bank sells
  it('takes no oil, which the bank does not sell', () => {
    const t = ready('william', { modules: ['scenarios-series/oil-springs'] });
    t.put(0, 'settlement', t.corner(0, 0, 0)).give(0, { brick: 1, oil: 2 });
    expect(t.refusal(0, 'use-helper')?.code).toBe('helper-idle');
  });
});

describe('Marianne', () => {
  /** seat 0 gets ore on an 8 */
  const living = (): Table => {
    const t = waiting('marianne');
    return t.lay(t.hex(0, 0), 'mountains', 8).put(0, 'settlement', t.corner(0, 0, 0));
  };

  // proves scenarios-series/helpers-of-catan: Marianne: after a roll other than 7
  // proves scenarios-series/helpers-of-catan: She comes before all other helpers
  // proves scenarios-series/helpers-of-catan: When a number other than 7 brings you nothing
  it('brings a resource after a roll that brought nothing, before anything else', () => {
    const t = living().roll(5);
    expect(t.decision).toBe('compensation');
    t.play(0, 'take-compensation').play(0, 'choose-good', { good: 'brick' });
    expect([t.hand(0), t.decision]).toEqual([{ brick: 1 }, 'after-help']);
    expect(turned(t).decision).toBe('main');
  });

  it('does not come after a roll that brought something, after a 7, or when she is not called', () => {
    expect(living().roll(8).decision).toBe('main');
    expect(living().roll(7).decision).toBe('move-blocker');
    const t = living().roll(5).play(0, 'no-compensation');
    expect([t.decision, t.field('helperUsed', 0)]).toEqual(['main', 0]);
  });

  it('comes in other players’ turns too', () => {
    const t = waiting('marianne').roll(8).play(0, 'no-compensation').play(0, 'end-turn').roll(5);
    expect(t.active).toBe(1);
    t.play(0, 'take-compensation').play(0, 'choose-good', { good: 'ore' });
    expect(t.hand(0)).toEqual({ ore: 1 });
    expect(turned(t).refusal(1, 'end-turn')).toBeUndefined();
  });
});

describe('Louis', () => {
  /** a settlement with two roads in a line */
  const line = (options: TableOptions = {}): Table => {
    const t = ready('louis', options).put(0, 'settlement', ready('louis').corner(0, 0, 0));
    return t.put(0, 'road', side(t, 1)).put(0, 'road', side(t, 2));
  };

  // proves scenarios-series/helpers-of-catan: Louis: take up an open road
  // proves scenarios-series/helpers-of-catan: Take up an open road, one that touches nothing
  it('moves an open road to any place for a road', () => {
    const t = call(line());
    expect(t.legal(0, 'lift-road')).toEqual([{ move: 'lift-road', edge: side(t, 2) }]);
    expect(t.refusal(0, 'lift-road', { edge: side(t, 1) })?.code).toBe('road-closed');
    t.play(0, 'lift-road', { edge: side(t, 2) });
    expect(t.refusal(0, 'relay-road', { edge: side(t, 2) })?.code).toBe('road-elsewhere');
    expect(t.refusal(0, 'relay-road', { edge: side(t, 4) })?.code).toBe('not-joined');
    t.play(0, 'relay-road', { edge: side(t, 0) });
    expect([1, 2, 0].map((i) => t.b.fields.route.get(t.s, side(t, i)) !== 0)).toEqual([true, false, true]);
    expect([t.decision, t.b.fields.supply.get(t.s, 0, t.b.piece('road').index)]).toEqual(['after-help', 13]);
  });

  it('brings the Longest Road to whoever has it with the road where it comes to lie', () => {
    const t = ready('louis').put(0, 'settlement', ready('louis').corner(0, 0, 0));
    for (const i of [1, 2, 3, 4]) t.put(0, 'road', side(t, i));
    const middle = t.b.walks.endsOf[side(t, 2)].find((end) => t.b.walks.endsOf[side(t, 3)].includes(end))!;
    const branch = t.b.walks.edgesAt[middle].find((edge) => edge !== side(t, 2) && edge !== side(t, 3))!;
    t.put(0, 'road', branch);
    const before = t.points(0);
    call(t)
      .play(0, 'lift-road', { edge: branch })
      .play(0, 'relay-road', { edge: side(t, 5) });
    expect([t.field('routeLength', 0), t.points(0) - before]).toEqual([5, 2]);
  });

  it('leaves roads between two buildings or in a ring', () => {
    const t = ready('louis').put(0, 'settlement', ready('louis').corner(0, 0, 0));
    t.put(0, 'road', side(t, 1))
      .put(0, 'road', side(t, 2))
      .put(0, 'settlement', t.corner(0, 0, 2));
    expect(t.refusal(0, 'use-helper')?.code).toBe('helper-idle');
  });

  // proves scenarios-series/helpers-of-catan: A road that Louis moves is not built
  it('does not build: what comes with building does not come', () => {
    const t = line({ modules: ['scenarios-series/frenemies'] });
    t.put(1, 'road', side(t, 4)).put(1, 'road', side(t, 5));
    call(t)
      .play(0, 'lift-road', { edge: side(t, 2) })
      .play(0, 'relay-road', { edge: side(t, 0) });
    expect([t.decision, t.field('favourCount', 0)]).toEqual(['after-help', 0]);
  });

  // proves scenarios-series/helpers-of-catan: Louis never moves ships
  // proves scenarios-series/helpers-of-catan: A road that meets a ship of yours
  it('moves no ships, but a road that only a ship meets', () => {
    const t = new Table(ID, { modules: ['seafarers/heading-for-new-shores'] })
      .started()
      .until('main', 0)
      .bare();
    having(t, 0, 'louis');
    const [road, ship] = [t.b.piece('road').index, t.b.piece('ship').index];
    const coast = t.b.walks.endsOf.findIndex(
      ([one], edge) =>
        t.b.rules.edgeFit(t.s, ship, edge) &&
        t.b.walks.edgesAt[one].some((other) => other !== edge && t.b.rules.edgeFit(t.s, road, other)),
    );
    const [corner, far] = t.b.walks.endsOf[coast];
    const land = t.b.walks.edgesAt[corner].find(
      (edge) => edge !== coast && t.b.rules.edgeFit(t.s, road, edge),
    )!;
    const home = t.b.walks.endsOf[land].find((end) => end !== corner)!;
    t.put(0, 'settlement', home).put(0, 'road', land).put(0, 'ship', coast);
    expect(far).not.toBe(corner);
    call(t);
    expect(t.legal(0, 'lift-road')).toEqual([{ move: 'lift-road', edge: land }]);
    expect(t.refusal(0, 'lift-road', { edge: coast })?.code).toBe('road-closed');
    // With a settlement between them the road is open no more.
    const closed = t.again(1).started().until('main', 0).bare();
    having(closed, 0, 'louis').put(0, 'settlement', corner).put(0, 'road', land).put(0, 'ship', coast);
    expect(call(closed).legal(0, 'lift-road')).toEqual([{ move: 'lift-road', edge: land }]);
    closed.put(0, 'settlement', home);
    expect(closed.legal(0, 'lift-road')).toEqual([]);
  });
});

describe('Sean', () => {
  // proves scenarios-series/helpers-of-catan: Sean: on a 7
  // proves scenarios-series/helpers-of-catan: On a 7, on anybody’s turn
  it('saves the cards of whoever has too many', () => {
    const t = waiting('sean').give(0, { ore: 9 }).give(1, { wool: 8 }).roll(7);
    expect(t.decision).toBe('protection');
    turned(t.play(0, 'take-protection'));
    expect([t.decision, t.legal(0, 'discard').length]).toEqual(['discard', 0]);
    for (let i = 0; i < 4; i++) t.play(1, 'discard', { good: 'wool' });
    expect([t.decision, t.hand(0)]).toEqual(['move-blocker', { ore: 9 }]);
  });

  // proves scenarios-series/helpers-of-catan: If you take a resource with Sean, you
  it('brings a resource to whoever has not, who discards nothing for it', () => {
    const t = waiting('sean').give(0, { ore: 7 }).roll(7).play(0, 'take-protection');
    t.play(0, 'choose-good', { good: 'wool' });
    expect([turned(t).decision, t.hand(0)]).toEqual(['move-blocker', { ore: 7, wool: 1 }]);
  });

  it('is not asked about where there is nothing to keep and nothing to take', () => {
    const t = waiting('sean');
    for (const good of t.b.choosable) t.setBank(t.b.goods[good].id, 0);
    expect(t.roll(7).decision).toBe('move-blocker');
    const full = waiting('sean').give(0, { ore: 8 });
    for (const good of full.b.choosable) full.setBank(full.b.goods[good].id, 0);
    expect(full.roll(7).decision).toBe('protection');
  });

  it('helps in other players’ turns too, or not at all', () => {
    const t = waiting('sean').roll(5).play(0, 'end-turn').give(0, { ore: 8 }).roll(7);
    expect([t.active, t.decision]).toEqual([1, 'protection']);
    turned(t.play(0, 'take-protection'));
    expect([t.hand(0), t.decision]).toEqual([{ ore: 8 }, 'move-blocker']);
    const other = waiting('sean').give(0, { ore: 8 }).roll(7).play(0, 'no-protection');
    expect([other.decision, other.field('helperUsed', 0)]).toEqual(['discard', 0]);
  });
});

describe('Candamir', () => {
  // proves scenarios-series/helpers-of-catan: Candamir: buy a development card
  // proves scenarios-series/helpers-of-catan: Choose one of the top three cards
  // proves scenarios-series/helpers-of-catan: Buy a development card, with one of its resources
  // proves scenarios-series/helpers-of-catan: Choose it among the top three
  it('buys a card with one resource replaced, chosen among three, and shuffles the deck', () => {
    const t = ready('candamir').give(0, { wool: 1, grain: 1, brick: 1 }).set('underDeck', 0, 1);
    t.set('deckSize', 0, t.field('deckSize') + 1);
    const size = t.field('deckSize');
    call(t);
    expect(t.refusal(0, 'study-plain')?.code).toBe('study-price');
    expect(t.refusal(0, 'study', { instead: 'wool', good: 'brick' })?.code).toBe('study-price');
    t.play(0, 'study', { instead: 'ore', good: 'brick' });
    for (const card of ['knight', 'monopoly', 'knight']) t.nature('look-at-card', { card });
    expect([t.decision, t.hand(0)]).toEqual(['choose-card', {}]);
    expect(t.legal(0, 'choose-card')).toHaveLength(2);
    expect(t.refusal(0, 'choose-card', { card: 'victory-point' })?.code).toBe('study-card');
    t.play(0, 'choose-card', { card: 'monopoly' });
    expect([t.field('cardCount', 0), t.field('deckSize'), t.field('underDeck', 0)]).toEqual([1, size - 1, 0]);
    expect(t.field('deck', t.b.card('knight'))).toBe(14 + 1);
    expect(turned(t).refusal(0, 'play-card', { card: 'monopoly' })?.code).toBe('card-fresh');
  });

  // proves scenarios-series/helpers-of-catan: also pay Candamir the usual price
  it('takes the usual price as well, and looks at fewer cards where there are fewer', () => {
    const t = ready('candamir').give(0, { wool: 1, grain: 1, ore: 1 });
    for (let card = 0; card < t.b.cards.length; card++) t.set('deck', card, 0);
    t.set('deck', t.b.card('monopoly'), 1).set('deckSize', 0, 1);
    call(t).play(0, 'study-plain').nature('look-at-card', { card: 'monopoly' });
    expect(t.play(0, 'choose-card', { card: 'monopoly' }).decision).toBe('after-help');
    expect(t.field('deckSize')).toBe(0);
  });
});

describe('Jean', () => {
  // proves scenarios-series/helpers-of-catan: Jean: for this turn
  // proves scenarios-series/helpers-of-catan: For this turn the bank takes
  it('trades one resource 2:1 for a turn', () => {
    const t = ready('jean').give(0, { ore: 4, wool: 2 });
    expect(t.refusal(0, 'bank-trade', { give: 'wool', want: 'brick' })?.code).toBe('rate');
    turned(call(t).play(0, 'special-price', { good: 'ore' }));
    t.play(0, 'bank-trade', { give: 'ore', want: 'brick' }).play(0, 'bank-trade', {
      give: 'ore',
      want: 'brick',
    });
    expect(t.hand(0)).toEqual({ brick: 2, wool: 2 });
    expect(t.refusal(0, 'bank-trade', { give: 'wool', want: 'brick' })?.code).toBe('rate');
    t.play(0, 'end-turn').until('main', 0);
    expect(t.b.the.bank.rate(t.s, 0, t.b.good('ore'))).toBeGreaterThan(2);
  });
});

describe('Lin', () => {
  // proves scenarios-series/helpers-of-catan: Lin: move the robber to a desert
  // proves scenarios-series/helpers-of-catan: She helps before the roll
  // proves scenarios-series/helpers-of-catan: Before or after the roll, send the robber
  it('sends the robber to the desert and brings what its hex gives, before or after the roll', () => {
    for (const t of [waiting('lin'), ready('lin')]) {
      t.lay(5, 'desert')
        .lay(6, 'mountains')
        .put(1, 'settlement', t.b.walks.cornersOf[6][0])
        .give(1, { wool: 1 });
      call(robberTo(t, 6));
      expect([robber(t), t.hand(0), t.hand(1), t.decision]).toEqual([
        5,
        { ore: 1 },
        { wool: 1 },
        'after-help',
      ]);
    }
  });

  it('is no answer to a 7: the robber is moved first', () => {
    const t = robberTo(waiting('lin').lay(5, 'desert'), 6).roll(7);
    expect([t.decision, t.refusal(0, 'use-helper')?.code]).toEqual(['move-blocker', 'wrong-moment']);
    t.play(0, 'move-blocker', { blocker: 'robber', hex: 7 });
    expect(t.refusal(0, 'use-helper')).toBeUndefined();
  });

  // proves scenarios-series/helpers-of-catan: are several deserts
  // proves scenarios-series/helpers-of-catan: A hex that gives nothing brings nothing
  it('chooses among deserts, and sends the robber off a board without one', () => {
    const t = call(robberTo(ready('lin').lay(5, 'desert').lay(8, 'desert'), 6));
    expect([t.decision, t.legal(0).length]).toEqual(['banish-robber', 2]);
    expect(t.refusal(0, 'banish-robber', { hex: 9 })?.code).toBe('lin-desert');
    expect(robber(t.play(0, 'banish-robber', { hex: 8 }))).toBe(8);
    expect(robber(call(robberTo(ready('lin'), 6)))).toBe(-1);
    expect(robberTo(ready('lin').lay(5, 'desert'), 5).refusal(0, 'use-helper')?.code).toBe('helper-idle');
    const barren = call(robberTo(ready('lin').lay(5, 'desert').lay(8, 'desert'), 8));
    expect([robber(barren), barren.hand(0)]).toEqual([5, {}]);
  });
});

describe('Hilde', () => {
  // proves scenarios-series/helpers-of-catan: Hilde: after the roll
  // proves scenarios-series/helpers-of-catan: After the roll, look into the hand
  it('looks into the hand of one with more points and takes a card', () => {
    const t = ready('hilde').give(1, { ore: 1, wool: 1 }).give(2, { brick: 1 });
    expect(t.refusal(0, 'use-helper')?.code).toBe('helper-idle');
    t.put(1, 'settlement', t.corner(0, 0, 0));
    call(t);
    expect([t.decision, t.legal(0).length]).toEqual(['take-alms', 2]);
    t.play(0, 'take-alms', { good: 'wool' });
    expect([t.hand(0), t.hand(1), t.decision]).toEqual([{ wool: 1 }, { ore: 1 }, 'after-help']);
  });

  it('comes after the roll alone, and asks whose hand where several have more points', () => {
    const t = waiting('hilde')
      .give(1, { ore: 1 })
      .put(1, 'settlement', waiting('hilde').corner(0, 0, 0));
    expect(t.refusal(0, 'use-helper')?.code).toBe('helper-idle');
    const two = ready('hilde').give(1, { ore: 1 }).give(2, { wool: 1 }).give(3, { wool: 1 });
    call(two.put(1, 'settlement', two.corner(0, 0, 0)).put(2, 'city', two.corner(0, 0, 2)));
    expect([two.decision, two.legal(0).length]).toEqual(['ask-alms', 2]);
    expect(two.refusal(0, 'ask-alms', { seat: 3 })?.code).toBe('hilde-points');
    two.play(0, 'ask-alms', { seat: 2 }).play(0, 'take-alms', { good: 'wool' });
    expect(two.hand(0)).toEqual({ wool: 1 });
  });

  // proves scenarios-series/helpers-of-catan: For Hilde, only points that everybody can see
  it('goes by the points in sight', () => {
    const t = ready('hilde').give(1, { ore: 1 }).cards(1, 'victory-point', 2);
    expect(t.refusal(0, 'use-helper')?.code).toBe('helper-idle');
  });
});

describe('Vincent', () => {
  const played = (t: Table, count: number): Table =>
    t.set('played', t.b.card('knight'), count).set('deck', t.b.card('knight'), 14 - count);

  // proves scenarios-series/helpers-of-catan: Vincent: discard a knight
  // proves scenarios-series/helpers-of-catan: Vincent takes knights from the table or from your hand
  // proves scenarios-series/helpers-of-catan: Discard a knight, played or not
  it('builds a settlement for 1 brick and 1 lumber, or a city for 2 ore and 1 grain', () => {
    const t = played(ready('vincent'), 1).give(0, { brick: 1, lumber: 1 });
    t.put(0, 'road', side(t, 1));
    call(t);
    expect(t.refusal(0, 'plowshare-settlement', { from: 'hand', corner: t.corner(0, 0, 0) })?.code).toBe(
      'plowshare-knight',
    );
    t.play(0, 'plowshare-settlement', { from: 'played', corner: t.corner(0, 0, 0) });
    expect([t.hand(0), t.points(0), t.field('played', t.b.card('knight')), t.decision]).toEqual([
      {},
      1,
      0,
      'after-help',
    ]);
    const city = ready('vincent').cards(0, 'knight').give(0, { ore: 2, grain: 1 });
    city.put(0, 'settlement', city.corner(0, 0, 0));
    call(city).play(0, 'plowshare-city', { from: 'hand', corner: city.corner(0, 0, 0) });
    expect([city.hand(0), city.points(0), city.field('cardCount', 0)]).toEqual([{}, 2, 0]);
  });

  // proves scenarios-series/helpers-of-catan: As first published, Vincent takes only
  // proves scenarios-series/helpers-of-catan: Which knights Vincent takes
  it('takes only played knights as first published', () => {
    const t = ready('vincent', { options: { vincent: 'played' } }).give(0, { ore: 2, grain: 1 });
    t.put(0, 'settlement', t.corner(0, 0, 0)).cards(0, 'knight');
    expect(t.refusal(0, 'use-helper')?.code).toBe('helper-idle');
    expect(played(t, 1).refusal(0, 'use-helper')).toBeUndefined();
  });

  // proves scenarios-series/helpers-of-catan: A discarded knight leaves the game
  it('costs the Largest Army whoever has too few knights left', () => {
    const t = played(ready('vincent'), 3).give(0, { ore: 2, grain: 1 });
    t.put(0, 'settlement', t.corner(0, 0, 0)).b.rules.reviewAwards(t.s);
    expect(t.points(0)).toBe(3);
    const inDeck = t.field('deck', t.b.card('knight'));
    call(t).play(0, 'plowshare-city', { from: 'played', corner: t.corner(0, 0, 0) });
    expect([t.points(0), t.field('deck', t.b.card('knight'))]).toEqual([2, inDeck]);
  });
});

// proves scenarios-series/helpers-of-catan: Not to be combined with Cities & Knights
it('is not combined with cities and knights, which have no development cards', () => {
  const modules = ['island', 'first-island/base', ID, 'cities-knights/core'].map((id) =>
    islandOutline(islandModules.find((module) => module.id === id)!),
  );
  expect(unmetWant(modules.slice(0, 3))).toBeUndefined();
  expect(unmetWant(modules)?.reason.text).toMatch(/cards, and the other has none$/);
});
