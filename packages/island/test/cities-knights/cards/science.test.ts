import { describe, expect, test } from 'vitest';
import type { Table } from '../../table.ts';
import { comeRound, knight, level, realm, ruled, trail } from '../realm.ts';
import { atSea, holds, plays, refused } from './progress.ts';

describe('the alchemist', () => {
  // proves cities-knights/core: Play it before the roll: you choose what the red and the yellow die show, a 7 if you like
  test('chooses the number before the roll', () => {
    const t = realm().lay(0, 'hills', 9);
    t.put(0, 'settlement', t.b.walks.cornersOf[0][0]);
    plays(t, 0, 'alchemist');
    expect(t.legal(0, 'set-dice')).toHaveLength(36);
    t.play(0, 'set-dice', { red: 4, yellow: 5 });
    expect([t.decision, t.field('dice', 0), t.field('dice', 1)]).toEqual(['event-die', 4, 5]);
    t.nature('event-die', { face: 'trade' });
    expect([t.decision, t.hand(0)]).toEqual(['main', { brick: 1 }]);
  });

  test('may choose a 7', () => {
    const t = realm().give(1, { wool: 8 });
    plays(t, 0, 'alchemist').play(0, 'set-dice', { red: 1, yellow: 6 }).nature('event-die', { face: 'ship' });
    expect([t.decision, t.legal(1).length > 0]).toEqual(['discard', true]);
  });

  // proves cities-knights/core: Then the event die is rolled, and its event comes first as always
  test('sets the red die for the event that comes first', () => {
    const t = realm().lay(0, 'hills', 9).set('scienceLevel', 1, 1);
    t.put(0, 'settlement', t.b.walks.cornersOf[0][0]);
    plays(t, 0, 'alchemist').play(0, 'set-dice', { red: 4, yellow: 5 });
    t.nature('event-die', { face: 'science' });
    expect(t.decision).toBe('main');
    const low = realm().set('scienceLevel', 1, 1);
    plays(low, 0, 'alchemist').play(0, 'set-dice', { red: 2, yellow: 1 });
    low.nature('event-die', { face: 'science' });
    expect(low.decision).toBe('draw-card');
  });
});

describe('the crane', () => {
  const built = (paper: number): Table => {
    const t = ruled();
    return t.put(0, 'city', t.corner(0, 0, 0)).give(0, { paper });
  };

  // proves cities-knights/core: One improvement that you buy this turn costs 1 commodity less; a first level costs nothing
  test('makes one improvement of this turn cheaper, the first level free', () => {
    const t = plays(built(2), 0, 'crane').play(0, 'improve-science');
    expect([level(t, 0, 'science'), t.hand(0)]).toEqual([1, { paper: 2 }]);
    t.play(0, 'improve-science');
    expect(t.hand(0)).toEqual({});
    const later = plays(built(2), 0, 'crane');
    comeRound(later).play(0, 'improve-science');
    expect(later.hand(0)).toEqual({ paper: 1 });
  });

  test('is the player’s own: others pay what they pay', () => {
    const t = plays(built(0), 0, 'crane');
    expect(t.b.the.improvements.cost(t.s, 1, 'science')).toEqual(t.b.bill({ paper: 1 }));
  });

  // proves cities-knights/core: You cannot use two Cranes for one improvement, and a Crane does not make a city cheaper
  test('two of them serve two improvements', () => {
    const t = holds(built(3), 0, 'crane', 'crane').set('scienceLevel', 0, 2);
    t.play(0, 'play-card', { card: 'crane' }).play(0, 'play-card', { card: 'crane' });
    t.play(0, 'improve-science');
    expect(t.hand(0)).toEqual({ paper: 1 });
    t.give(0, { paper: 3 }).play(0, 'improve-science');
    if (t.decision !== 'main') t.anything();
    expect([level(t, 0, 'science'), t.hand(0)]).toEqual([4, {}]);
    t.put(0, 'settlement', t.corner(0, 2, 0)).give(0, { ore: 2, grain: 2 });
    expect(holds(t, 0).refusal(0, 'city', { corner: t.corner(0, 2, 0) })).toMatchObject({
      code: 'cannot-pay',
    });
  });

  test('nobody plays it who can buy no improvement', () => {
    expect(refused(holds(ruled(), 0, 'crane'), 0, 'crane')).toBe('card-useless');
  });
});

describe('the engineer', () => {
  // proves cities-knights/core: Build one city wall for
  test('walls a city for nothing', () => {
    const t = ruled();
    const [first, second] = [t.corner(0, 0, 0), t.corner(0, 2, 0)];
    t.put(0, 'city', first).put(0, 'city', second).put(0, 'city-wall', first);
    t.put(0, 'settlement', t.corner(2, -2, 0));
    plays(t, 0, 'engineer');
    expect(t.legal(0)).toEqual([{ move: 'free-wall', corner: second }]);
    t.play(0, 'free-wall', { corner: second });
    expect([t.decision, t.b.rules.handLimit(t.s, 0)]).toEqual(['main', 11]);
  });

  // proves cities-knights/core: Nobody has more than 3 walls
  test('is useless to whoever has three walls', () => {
    const t = ruled();
    for (const [q, r] of [
      [0, 0],
      [0, 2],
      [2, -2],
      [-2, 2],
    ])
      t.put(0, 'city', t.corner(q, r, 0));
    for (const [q, r] of [
      [0, 0],
      [0, 2],
      [2, -2],
    ])
      t.put(0, 'city-wall', t.corner(q, r, 0));
    expect(refused(holds(t, 0, 'engineer'), 0, 'engineer')).toBe('card-useless');
  });
});

describe('the inventor', () => {
  const tokens = (): Table => {
    const t = ruled();
    for (const [hex, number] of [9, 11, 6, 8, 2, 12, 9].entries()) t.lay(hex, 'pasture', number);
    return t.set('blocker', 0, 1);
  };

  // proves cities-knights/core: Swap two number tokens of your choice, but no 2, 6, 8 or 12
  // proves cities-knights/core: You need no building beside them, and the robber’s hex may be one of the two
  test('swaps two numbers, also under the robber, but no 2, 6, 8 or 12', () => {
    const t = plays(tokens(), 0, 'inventor');
    expect(t.legal(0).map(({ hex }) => hex)).toEqual([0, 1, 6]);
    t.play(0, 'swap-token', { hex: 0 });
    expect(t.legal(0).map(({ hex }) => hex)).toEqual([1]);
    expect(t.refusal(0, 'swap-token', { hex: 2 })).toMatchObject({ code: 'no-such-token' });
    expect(t.refusal(0, 'swap-token', { hex: 6 })).toMatchObject({ code: 'same-number' });
    t.play(0, 'swap-token', { hex: 1 });
    expect([t.field('numbers', 0), t.field('numbers', 1), t.decision]).toEqual([1 << 11, 1 << 9, 'main']);
    expect(t.events).toEqual([{ kind: 'tokens-swapped', data: { seat: 0, number: 9, other: 11 } }]);
  });
});

describe.each([
  ['irrigation', 'fields', 'grain'],
  ['mining', 'mountains', 'ore'],
])('%s', (card, terrain, good) => {
  // proves cities-knights/core: Take 2 grain from the bank for each fields hex with at least one settlement or city of yours beside it
  // proves cities-knights/core: Cities and further buildings bring no more grain
  // proves cities-knights/core: Take 2 ore from the bank for each mountains hex with at least one settlement or city of yours beside it
  // proves cities-knights/core: Cities and further buildings bring no more ore
  test(`brings 2 ${good} for each ${terrain} with an own building`, () => {
    const t = ruled().lay(0, 'pasture');
    t.lay(t.hex(0, 0), terrain).lay(t.hex(0, 2), terrain).lay(t.hex(2, -2), terrain);
    t.put(0, 'city', t.corner(0, 0, 0))
      .put(0, 'city', t.corner(0, 0, 2))
      .put(0, 'settlement', t.corner(0, 2, 3));
    t.put(1, 'city', t.corner(2, -2, 0));
    plays(t, 0, card);
    expect(t.hand(0)).toEqual({ [good]: 4 });
  });

  // proves cities-knights/core: If the bank has too few, Irrigation and Mining bring what it has
  test('brings what the bank has', () => {
    const t = ruled().setBank(good, 1);
    t.lay(t.hex(0, 0), terrain).put(0, 'settlement', t.corner(0, 0, 0));
    plays(t, 0, card);
    expect([t.hand(0), t.bank(good)]).toEqual([{ [good]: 1 }, 0]);
    expect(refused(holds(t, 0, card), 0, card)).toBe('card-useless');
  });
});

describe('medicine', () => {
  const settled = (goods: Record<string, number>): Table => {
    const t = ruled();
    return t.put(0, 'settlement', t.corner(0, 0, 0)).give(0, goods);
  };

  // proves cities-knights/core: Turn one of your settlements into a city for 2 ore and 1 grain
  test('makes a settlement a city for 2 ore and 1 grain', () => {
    const t = plays(settled({ ore: 3, grain: 2 }), 0, 'medicine').play(0, 'cheap-city', {
      corner: settled({}).corner(0, 0, 0),
    });
    expect([t.hand(0), t.points(0), t.decision]).toEqual([{ grain: 1, ore: 1 }, 2, 'main']);
    expect(refused(holds(settled({ ore: 1, grain: 9 }), 0, 'medicine'), 0, 'medicine')).toBe('card-useless');
  });

  // proves cities-knights/core: or for that of a Medicine
  test('raises a city that lies on its side', () => {
    const t = ruled().give(0, { ore: 2, grain: 1 });
    t.put(0, 'fallen-city', t.corner(0, 0, 0));
    expect(t.points(0)).toBe(1);
    plays(t, 0, 'medicine').play(0, 'cheap-restoring', { corner: t.corner(0, 0, 0) });
    expect([t.hand(0), t.points(0), t.decision]).toEqual([{}, 2, 'main']);
    const poor = ruled().give(0, { ore: 1, grain: 1 });
    poor.put(0, 'fallen-city', poor.corner(0, 0, 0));
    expect(refused(holds(poor, 0, 'medicine'), 0, 'medicine')).toBe('card-useless');
  });

  // proves cities-knights/core: You cannot use two of these cards for one city
  test('two cards make two cities', () => {
    const t = holds(settled({ ore: 3, grain: 2 }), 0, 'medicine', 'medicine');
    t.play(0, 'play-card', { card: 'medicine' });
    expect([t.decision, t.legal(0, 'play-card')]).toEqual(['cheap-city', []]);
  });
});

describe('road building', () => {
  // proves cities-knights/core: Lay 2 roads for free, where the usual rules allow; they need not touch each other
  test('lays two roads for nothing', () => {
    const t = ruled();
    const [near, far] = [t.corner(0, 0, 0), t.corner(0, 2, 3)];
    t.put(0, 'settlement', near).put(0, 'settlement', far);
    plays(t, 0, 'road-works');
    t.play(0, 'free-route', { piece: 'road', edge: t.b.walks.edgesAt[near][0] });
    t.play(0, 'free-route', { piece: 'road', edge: t.b.walks.edgesAt[far][0] });
    expect([t.decision, t.field('supply', t.b.piece('road').index)]).toEqual(['main', 13]);
  });

  // proves cities-knights/core: At sea each of the two may be a ship
  test('lays ships too', () => {
    const t = atSea();
    plays(t, 0, 'road-works');
    const ships = t.legal(0, 'free-route').filter(({ piece }) => piece === 'ship');
    expect(ships.length).toBeGreaterThan(0);
    t.play(0, ships[0]);
    expect(t.decision).toBe('free-route');
    const roads = t.legal(0, 'free-route').filter(({ piece }) => piece === 'road');
    t.play(0, roads[0]);
    expect(t.decision).toBe('main');
  });
});

describe('the smith', () => {
  test('promotes no third knight, although one could be', () => {
    const t = ruled().set('politicsLevel', 0, 3);
    const { corners } = trail(t, 0, 4);
    knight(t, 0, corners[0]);
    knight(t, 0, corners[1], { rank: 'strong' });
    knight(t, 0, corners[2]);
    // The strong one first, so that a strong piece is left for each of the others.
    plays(t, 0, 'smith').play(0, 'promote-free', { corner: corners[1] });
    expect(t.legal(0, 'promote-free')).toHaveLength(2);
    expect(t.play(0, 'promote-free', { corner: corners[0] }).decision).toBe('main');
  });

  // proves cities-knights/core: Promote up to 2 of your knights by one level each for free, active or not; they stay as they are
  test('promotes two knights for nothing', () => {
    const t = ruled();
    const { corners } = trail(t, 0, 4);
    knight(t, 0, corners[0]);
    knight(t, 0, corners[2], { active: false });
    plays(t, 0, 'smith').play(0, 'promote-free', { corner: corners[0] });
    expect(t.legal(0, 'promote-free')).toEqual([{ move: 'promote-free', corner: corners[2] }]);
    t.play(0, 'promote-free', { corner: corners[2] });
    const rank = (corner: number) => t.b.pieces[t.b.pieceOf[t.field('knightUnit', corner)]].id;
    expect([rank(corners[0]), rank(corners[2]), t.hand(0), t.decision]).toEqual([
      'strong-knight',
      'strong-knight',
      {},
      'main',
    ]);
    expect([t.field('knightActive', corners[0]), t.field('knightActive', corners[2])]).toEqual([1, 0]);
  });

  test('may leave it at one', () => {
    const t = ruled();
    const { corners } = trail(t, 0, 4);
    knight(knight(t, 0, corners[0]), 0, corners[2]);
    plays(t, 0, 'smith');
    expect(t.legal(0, 'promote-no-more')).toEqual([]);
    t.play(0, 'promote-free', { corner: corners[0] }).play(0, 'promote-no-more');
    expect(t.decision).toBe('main');
  });

  // proves cities-knights/core: make a knight mighty; mighty ones go no higher, and no knight is promoted twice in one turn
  test('keeps to the rules of promotion', () => {
    const t = ruled();
    const { corners } = trail(t, 0, 6);
    knight(t, 0, corners[0], { rank: 'strong' });
    expect(refused(holds(t, 0, 'smith'), 0, 'smith')).toBe('card-useless');
    knight(t, 0, corners[2], { rank: 'mighty' });
    expect(refused(t, 0, 'smith')).toBe('card-useless');
    t.set('politicsLevel', 0, 3).play(0, 'play-card', { card: 'smith' });
    expect(t.legal(0, 'promote-free')).toEqual([{ move: 'promote-free', corner: corners[0] }]);
    expect(t.refusal(0, 'promote-free', { corner: corners[2] })).toMatchObject({ code: 'highest-rank' });
    const twice = ruled().set('politicsLevel', 0, 3);
    knight(twice, 0, corners[0])
      .give(0, { wool: 1, ore: 1 })
      .play(0, 'strong-knight', { corner: corners[0] });
    expect(refused(holds(twice, 0, 'smith'), 0, 'smith')).toBe('card-useless');
  });
});
