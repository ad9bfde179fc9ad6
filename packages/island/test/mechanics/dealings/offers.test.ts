import { Rng, reason } from '@hexwright/kernel';
import { describe, expect, test } from 'vitest';
import { main } from '../../base/quiet.ts';
import { trial } from '../trial.ts';

const offer = { move: 'offer', give: { ore: 1 }, want: { wool: 1 } };
const table = () => main().give(0, { ore: 3 }).give(1, { wool: 1 }).give(2, { wool: 2, grain: 1 });

describe('an offer', () => {
  // proves island: Offers: every other player may accept
  test('is put to everybody else at once', () => {
    const t = table().play(0, offer);
    expect([0, 1, 2, 3].map((seat) => t.legal(seat).length > 0)).toEqual([true, true, true, true]);
    expect(t.events).toMatchObject([{ kind: 'offer', data: { seat: 0, give: ['1 ore'], want: ['1 wool'] } }]);
  });

  // proves island: Offers: every other player may accept
  test('may be accepted by several; the offering seat picks one of them', () => {
    const t = table().play(0, offer).play(2, 'accept').play(1, 'accept');
    expect(t.legal(0, 'trade-with').map((move) => move.seat)).toEqual([1, 2]);
    expect(t.refusal(0, 'trade-with', { seat: 3 })).toMatchObject({ code: 'not-agreed' });
    t.play(0, 'trade-with', { seat: 2 });
    expect([0, 1, 2].map((seat) => t.hand(seat))).toEqual([
      { ore: 2, wool: 1 },
      { wool: 1 },
      { wool: 1, grain: 1, ore: 1 },
    ]);
  });

  test('can be concluded before everybody has answered', () => {
    const t = table().play(0, offer).play(2, 'accept').play(0, 'trade-with', { seat: 2 });
    expect(t.decision).toBe('main');
  });

  // proves island: Offers: every other player may accept
  test('is answered once by each', () => {
    const t = table().play(0, offer).play(2, 'accept');
    expect(t.refusal(2, 'decline')).toMatchObject({ code: 'not-your-turn' });
  });

  test('is accepted only by who has the goods', () => {
    const t = table().play(0, offer);
    expect(t.refusal(3, 'accept')).toMatchObject({ code: 'cannot-give' });
  });

  test('is not for its maker to answer, nor for others to conclude', () => {
    const t = table().play(0, offer).play(1, 'accept');
    expect(t.refusal(0, 'accept')).toMatchObject({ code: 'own-offer' });
    expect(t.refusal(2, 'trade-with', { seat: 1 })).toMatchObject({ code: 'not-yours' });
  });

  test('fails when everybody declines', () => {
    const t = table().play(0, offer);
    for (const seat of [1, 3, 2]) t.play(seat, 'decline');
    expect(t.decision).toBe('main');
    expect(t.events).toContainEqual({ kind: 'offer-failed', data: { seat: 0 } });
  });

  test('leaves in memory what each declined to give, until its own next turn', () => {
    const t = table().play(0, offer);
    for (const seat of [1, 3, 2]) t.play(seat, 'decline');
    const wool = 1 << t.b.good('wool');
    expect([0, 1, 2, 3].map((seat) => t.field('offersRefused', seat))).toEqual([0, wool, wool, wool]);
    t.play(0, 'end-turn');
    expect([0, 1, 2, 3].map((seat) => t.field('offersRefused', seat))).toEqual([0, 0, wool, wool]);
  });

  test('waits for its maker when all have answered and somebody agreed', () => {
    const t = table().play(0, offer).play(1, 'accept').play(2, 'decline').play(3, 'decline');
    expect(t.decision).toBe('offer');
    expect(t.legal(0).map((move) => move.move)).toEqual(['trade-with', 'withdraw']);
  });

  // proves island: Offers: every other player may accept
  test('can be withdrawn, and nothing of it stays but that it was made', () => {
    const before = table().s.cells.slice();
    const t = table().play(0, offer).play(1, 'accept').play(0, 'withdraw');
    expect(t.decision).toBe('main');
    expect(t.field('offersMade')).toBe(1);
    t.set('offersMade', 0, 0);
    expect(t.s.cells).toEqual(before);
  });

  test('is counted anew each turn', () => {
    const t = table().play(0, offer).play(0, 'withdraw').play(0, 'end-turn');
    expect(t.field('offersMade')).toBe(0);
  });

  test('names goods and whole numbers', () => {
    const t = table();
    expect(t.refusal(0, { move: 'offer', give: { ore: 1.5 }, want: { wool: 1 } })).toMatchObject({
      code: 'move-argument',
    });
    expect(t.refusal(0, { move: 'offer', give: { ore: -1 }, want: { wool: 1 } })).toMatchObject({
      code: 'move-argument',
    });
    expect(t.refusal(0, { move: 'offer', give: 'ore', want: { wool: 1 } })).toMatchObject({
      code: 'move-argument',
    });
    expect(t.refusal(0, { ...offer, please: true })).toMatchObject({ code: 'move-extra' });
  });
});

describe('a counter-offer', () => {
  const counter = { move: 'counter', give: { grain: 1 }, want: { ore: 2 } };

  // proves island: Offers: every other player may accept
  test('is terms of the answering seat, which the offering one may take', () => {
    const t = table().play(0, offer).play(2, counter).play(0, 'trade-with', { seat: 2 });
    expect([t.hand(0), t.hand(2)]).toEqual([
      { ore: 1, grain: 1 },
      { wool: 2, ore: 2 },
    ]);
  });

  test('can be taken only if its terms can be met', () => {
    const t = table()
      .play(0, offer)
      .play(2, { ...counter, want: { ore: 9 } });
    expect(t.legal(0, 'trade-with')).toEqual([]);
  });

  test('asks for nothing that its maker has not', () => {
    const t = table().play(0, offer);
    expect(t.refusal(1, counter)).toMatchObject({ code: 'none-held' });
    expect(t.refusal(0, counter)).toMatchObject({ code: 'own-offer' });
  });

  test('stands beside others that accepted', () => {
    const t = table().play(0, offer).play(2, counter).play(1, 'accept');
    expect(t.legal(0, 'trade-with').map((move) => move.seat)).toEqual([1, 2]);
    t.play(0, 'trade-with', { seat: 1 });
    expect(t.hand(1)).toEqual({ ore: 1 });
    t.play(0, offer);
    expect(t.field('counterGive', 2 * 5 + 3)).toBe(0);
  });
});

test('a good can be kept out of trade', () => {
  const own = trial({ goods: [{ id: 'relic', supply: 5, tradeable: false }] });
  const t = main({ own }, 'trial').give(0, { relic: 1 });
  expect(t.refusal(0, { move: 'offer', give: { relic: 1 }, want: { ore: 1 } })).toMatchObject({
    code: 'not-tradeable',
  });
});

test('who may trade with nobody makes no offers', () => {
  const t = main(
    {
      own: trial({
        rules: () => ({
          offers: { barTradeWith: () => reason('alone', 'nobody trades') },
        }),
      }),
    },
    'trial',
  ).give(0, {
    ore: 1,
  });
  expect(t.refusal(0, offer)).toMatchObject({ code: 'alone' });
});

test('seats that may not trade are not asked', () => {
  const own = trial({
    rules: (was) => ({
      offers: {
        barTradeWith: (s, seat, other) =>
          other === 3
            ? reason('alone', 'the fourth trades with nobody')
            : was.offers.barTradeWith(s, seat, other),
      },
    }),
  });
  const t = main({ own }, 'trial').give(0, { ore: 1 }).play(0, offer);
  expect(t.refusal(3, 'decline')).toMatchObject({ code: 'not-your-turn' });
  t.play(1, 'decline').play(2, 'decline');
  expect(t.decision).toBe('main');
});

test('proposals of chance are legal', () => {
  const t = table();
  const { open } = t.b.moves.find((move) => move.name === 'offer')!;
  for (let seed = 0; seed < 20; seed++)
    expect(t.refusal(0, open!.propose!(t.s, 0, new Rng(seed))!)).toBeUndefined();
  expect(open!.propose!(t.s, 3, new Rng(1))).toBeNull();
});
