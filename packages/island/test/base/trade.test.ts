import { describe, expect, test } from 'vitest';
import type { Table } from '../table.ts';
import { main, quiet, ROAD } from './quiet.ts';

/** makes the harbour place one of this kind; answers its two corners */
function harbour(t: Table, place: number, kind: string): [number, number] {
  t.set('harbour', place, t.b.harbourKinds.indexOf(kind));
  return [t.b.harbourCorner[place * 2], t.b.harbourCorner[place * 2 + 1]];
}

describe('the bank', () => {
  // proves island: takes 4 goods of one kind for 1
  test('takes 4 equal goods for 1 of another kind', () => {
    const t = main();
    t.give(0, { ore: 4 });
    expect(t.refusal(0, 'bank-trade', { give: 'ore', want: 'ore' })).toMatchObject({ code: 'same-good' });
    t.play(0, 'bank-trade', { give: 'ore', want: 'wool' });
    expect(t.hand(0)).toEqual({ wool: 1 });
    t.give(0, { ore: 3 });
    expect(t.refusal(0, 'bank-trade', { give: 'ore', want: 'wool' })).toMatchObject({ code: 'rate' });
  });

  test('does not give what it has not', () => {
    const t = main();
    t.give(0, { ore: 4 }).setBank('wool', 0);
    expect(t.refusal(0, 'bank-trade', { give: 'ore', want: 'wool' })).toMatchObject({ code: 'bank-empty' });
  });

  // proves island: With a general harbour you
  test('takes 3 with a general harbour of one’s own', () => {
    const t = main();
    const [corner] = harbour(t, 0, 'any');
    t.put(0, 'settlement', corner).give(0, { ore: 3 }).play(0, 'bank-trade', { give: 'ore', want: 'wool' });
    expect(t.hand(0)).toEqual({ wool: 1 });
  });

  // proves island: With a general harbour you
  test('takes 2 of the good that a special harbour names, and 4 of the others', () => {
    const t = main();
    const [corner] = harbour(t, 0, 'wool');
    t.put(0, 'settlement', corner).give(0, { wool: 2, ore: 3 });
    expect(t.legal(0, 'bank-trade').every((move) => move.give === 'wool')).toBe(true);
    t.play(0, 'bank-trade', { give: 'wool', want: 'ore' }).play(0, 'bank-trade', {
      give: 'ore',
      want: 'brick',
    });
    expect(t.hand(0)).toEqual({ brick: 1 });
  });

  test('serves both corners of a harbour, and cities as settlements', () => {
    for (const end of [0, 1]) {
      const t = main();
      const corner = harbour(t, 3, 'ore')[end];
      t.put(0, 'settlement', corner).put(0, 'city', corner).give(0, { ore: 2 });
      expect(t.legal(0, 'bank-trade')).toHaveLength(4);
    }
  });

  test('does not serve the owner of a road at the harbour, nor others', () => {
    const t = main();
    const [corner] = harbour(t, 0, 'ore');
    const { cornerEdge, cornerEdgeFrom } = t.b.topology;
    t.put(0, 'road', cornerEdge[cornerEdgeFrom[corner]]).put(1, 'settlement', corner).give(0, { ore: 3 });
    expect(t.legal(0, 'bank-trade')).toEqual([]);
  });

  test('gives the better of two harbours', () => {
    const t = main();
    t.put(0, 'settlement', harbour(t, 0, 'any')[0])
      .put(0, 'settlement', harbour(t, 4, 'ore')[0])
      .give(0, { ore: 2, wool: 3 });
    t.play(0, 'bank-trade', { give: 'ore', want: 'grain' }).play(0, 'bank-trade', {
      give: 'wool',
      want: 'grain',
    });
    expect(t.hand(0)).toEqual({ grain: 2 });
  });
});

describe('trade between players', () => {
  const offer = (give: Record<string, number>, want: Record<string, number>) => ({
    move: 'offer',
    give,
    want,
  });

  // proves island: goods for goods, never the same good
  test('swaps goods between the player whose turn it is and another', () => {
    const t = main();
    t.give(0, { ore: 2 })
      .give(2, { wool: 1 })
      .play(0, offer({ ore: 2 }, { wool: 1 }))
      .play(2, 'accept');
    t.play(0, 'trade-with', { seat: 2 });
    expect([t.hand(0), t.hand(2)]).toEqual([{ wool: 1 }, { ore: 2 }]);
    expect(t.decision).toBe('main');
  });

  // proves island: goods for goods, never the same good
  test('never has the same good on both sides', () => {
    const t = main();
    t.give(0, { ore: 2, wool: 1 }).give(1, { ore: 1 });
    expect(t.refusal(0, offer({ ore: 2 }, { ore: 1 }))).toMatchObject({ code: 'same-good' });
    expect(t.refusal(0, offer({ ore: 1, wool: 1 }, { ore: 1 }))).toMatchObject({ code: 'same-good' });
  });

  // proves island: goods for goods, never the same good
  test('gives nothing away for nothing', () => {
    const t = main();
    t.give(0, { ore: 2 });
    expect(t.refusal(0, offer({ ore: 2 }, {}))).toMatchObject({ code: 'no-gift' });
    expect(t.refusal(0, offer({}, { ore: 1 }))).toMatchObject({ code: 'no-gift' });
  });

  test('is for goods in the hand, not for promises', () => {
    const t = main();
    t.give(0, { ore: 1 });
    expect(t.refusal(0, offer({ ore: 2 }, { wool: 1 }))).toMatchObject({ code: 'none-held' });
    expect(t.refusal(0, offer({ ore: 1 }, { favour: 1 }))).toMatchObject({ code: 'good-unknown' });
  });

  test('may be offered to one player alone: nobody else is asked, and its answer settles it', () => {
    const t = main();
    t.give(0, { ore: 1 }).give(1, { wool: 1 }).give(2, { wool: 1 });
    t.play(0, { ...offer({ ore: 1 }, { wool: 1 }), to: 2 });
    expect(t.refusal(1, 'accept')).toMatchObject({ code: 'not-your-turn' });
    expect(t.legal(2, 'accept')).toHaveLength(1);
    t.play(2, 'decline');
    expect(t.decision).toBe('main');
    t.play(0, { ...offer({ ore: 1 }, { wool: 1 }), to: 2 }).play(2, 'accept');
    expect(t.refusal(0, 'trade-with', { seat: 1 })).toMatchObject({ code: 'not-agreed' });
    t.play(0, 'trade-with', { seat: 2 });
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([{ wool: 1 }, { wool: 1 }, { ore: 1 }]);
  });

  test('is offered to no seat that is not there, and not to oneself', () => {
    const t = main();
    t.give(0, { ore: 1 });
    for (const to of [-1, 4, 1.5, '1', null])
      expect(t.refusal(0, { ...offer({ ore: 1 }, { wool: 1 }), to }), String(to)).toMatchObject({
        code: 'move-argument',
      });
    expect(t.refusal(0, { ...offer({ ore: 1 }, { wool: 1 }), to: 0 })).toMatchObject({ code: 'no-partner' });
  });

  // proves island: The others do not trade among themselves
  test('is not made among the others', () => {
    const t = main();
    t.give(1, { ore: 1 }).give(2, { wool: 1 });
    expect(t.refusal(1, offer({ ore: 1 }, { wool: 1 }))).toMatchObject({ code: 'not-your-turn' });
    expect(t.b.the.offers.barTradeWith(t.s, 1, 2)).toBeDefined();
    expect(t.b.the.offers.barTradeWith(t.s, 1, 0)).toBeUndefined();
  });

  test('of three parties goes through the player whose turn it is', () => {
    const t = main();
    t.give(0, {}).give(1, { ore: 1 }).give(2, { wool: 1 });
    // seat 0 needs something of its own to begin with
    t.give(0, { brick: 1 })
      .play(0, offer({ brick: 1 }, { ore: 1 }))
      .play(1, 'accept')
      .play(0, 'trade-with', { seat: 1 });
    t.play(0, offer({ ore: 1 }, { wool: 1 }))
      .play(2, 'accept')
      .play(0, 'trade-with', { seat: 2 });
    expect([0, 1, 2].map((seat) => t.hand(seat))).toEqual([{ wool: 1 }, { brick: 1 }, { ore: 1 }]);
  });

  // proves island: After the roll you trade and build, in any
  test('waits for the roll', () => {
    const t = quiet();
    t.give(0, { ore: 4 });
    expect(t.refusal(0, offer({ ore: 1 }, { wool: 1 }))).toMatchObject({ code: 'wrong-moment' });
    expect(t.refusal(0, 'bank-trade', { give: 'ore', want: 'wool' })).toMatchObject({ code: 'wrong-moment' });
  });
});

describe('the order of trading and building', () => {
  // proves island: After the roll you trade and build, in any
  test('is free', () => {
    const t = main();
    t.put(0, 'settlement', t.corner(0, 0, 0)).give(0, { ...ROAD, ore: 4 });
    t.play(0, 'road', { edge: t.edge(0, 0, 0) }).play(0, 'bank-trade', { give: 'ore', want: 'wool' });
  });

  // proves island: Strict order: all trading
  // proves island: All trading before all building
  test('can be strict by option: all trading before all building', () => {
    const t = main({ options: { tradeFirst: true } });
    t.put(0, 'settlement', t.corner(0, 0, 0)).give(0, { ...ROAD, ore: 8 });
    expect(t.decision).toBe('trade');
    expect(t.refusal(0, 'road', { edge: t.edge(0, 0, 0) })).toMatchObject({ code: 'wrong-moment' });
    t.play(0, 'bank-trade', { give: 'ore', want: 'wool' })
      .play(0, 'end-trade')
      .play(0, 'road', { edge: t.edge(0, 0, 0) });
    expect(t.refusal(0, 'bank-trade', { give: 'ore', want: 'wool' })).toMatchObject({ code: 'wrong-moment' });
    expect(t.refusal(0, { move: 'offer', give: { ore: 1 }, want: { wool: 1 } })).toMatchObject({
      code: 'wrong-moment',
    });
    t.play(0, 'end-turn');
    expect(t.active).toBe(1);
  });
});
