import { reason } from '@hexwright/kernel';
import { describe, expect, test } from 'vitest';
import { concerning, type Module, type TravelConfig, travel } from '../../../index.ts';
import { main, trail } from '../../base/quiet.ts';
import type { Table } from '../../table.ts';
import { trial } from '../trial.ts';

const CART: TravelConfig = {
  name: 'cart',
  on: 'corner',
  shape: 'wagon',
  each: 1,
  allowance: 3,
  goes: 'step',
  toll: 'ore',
  extra: { cost: { grain: 1 }, points: 2 },
  hold: { slots: 2, kinds: [{ kind: 'salt', shape: 'chit', colour: '#fff' }] },
};
const carts = travel(CART);

const TOO_STEEP = reason('too-steep', 'it is too steep');
/** where nothing is said otherwise: a step costs 1 */
const cartModule = (rules?: NonNullable<Module['rules']>): readonly Module[] =>
  trial({ parts: [carts.part], ...(rules && { rules }) });

/** seat 0 with a cart at the beginning of the middle row, when it has built */
function driving(
  rules?: NonNullable<Module['rules']>,
): Table & { corners: readonly number[]; edges: readonly number[] } {
  const t = main({ own: cartModule(rules) }, 'trial');
  const way = trail(t, 0, 5);
  carts.of(t.b).put(t.s, 0, way.corners[0]);
  t.play(0, 'end-turn');
  return Object.assign(t, way);
}

describe('travelling step by step', () => {
  test('after building there is a phase for whoever has anything on the board, and for nobody else', () => {
    const t = driving();
    expect(t.decision).toBe('move-cart');
    t.play(0, 'rest-cart').roll(2).play(1, 'end-turn');
    expect([t.decision, t.active]).toEqual(['roll', 2]);
  });

  test('steps are paid out of the points of the turn, which come back', () => {
    const t = driving();
    for (const i of [1, 2, 3]) t.play(0, 'move-cart', { corner: t.corners[i] });
    expect(t.refusal(0, 'move-cart', { corner: t.corners[4] })).toMatchObject({ code: 'cart-too-far' });
    expect(t.refusal(0, 'move-cart', { corner: t.corners[0] })).toMatchObject({ code: 'cart-too-far' });
    t.play(0, 'rest-cart');
    expect(carts.of(t.b).at(t.s, 0)).toBe(t.corners[3]);
    t.until('roll', 0);
    expect(carts.of(t.b).left(t.s, 0)).toBe(3);
  });

  test('more points are bought once a turn', () => {
    const t = driving().give(0, { grain: 2 });
    for (const i of [1, 2, 3]) t.play(0, 'move-cart', { corner: t.corners[i] });
    t.play(0, 'hurry-cart').play(0, 'move-cart', { corner: t.corners[4] });
    expect(t.hand(0)).toEqual({ grain: 1 });
    expect(t.refusal(0, 'hurry-cart')).toMatchObject({ code: 'cart-hurried' });
  });

  test('a rule says what a step costs, bars it, or ends the journey', () => {
    const t = driving((was) => ({
      travel: {
        stepCost: (s, kind, seat, via, to) => was.travel.stepCost(s, kind, seat, via, to) + 1,
        barStep: (_s, _kind, _seat, _unit, via) => (via === t.edges[2] ? TOO_STEEP : undefined),
        stops: (_s, _kind, _unit, place) => place === t.corners[1],
      },
    }));
    t.give(0, { grain: 1 }).play(0, 'move-cart', { corner: t.corners[1] });
    expect([carts.of(t.b).left(t.s, 0), t.refusal(0, 'hurry-cart')?.code]).toEqual([0, 'cart-hurried']);
    carts.of(t.b).rested(t.s, 0);
    carts.of(t.b).put(t.s, 0, t.corners[2]);
    expect(t.refusal(0, 'move-cart', { corner: t.corners[3] })).toMatchObject({ code: 'too-steep' });
    carts.of(t.b).put(t.s, 0, t.corners[3]);
    t.play(0, 'move-cart', { corner: t.corners[4] });
    expect(carts.of(t.b).left(t.s, 0)).toBe(1);
  });

  test('a toll is paid with the step, and without it nobody passes', () => {
    const t = driving((_was) => ({ travel: { toll: () => 1 } })).give(0, { ore: 1 });
    t.play(0, 'move-cart', { corner: t.corners[1] });
    expect([t.hand(0), t.bank('ore')]).toEqual([{}, 19]);
    expect(t.refusal(0, 'move-cart', { corner: t.corners[2] })).toMatchObject({ code: 'cart-toll' });
  });

  test('where a toll is paid, awards are looked at', () => {
    let looks = 0;
    const t = driving((was) => ({
      travel: { toll: () => 1 },
      reviewAwards: (s) => {
        was.reviewAwards(s);
        looks++;
      },
    })).give(0, { ore: 1 });
    looks = 0;
    t.play(0, 'move-cart', { corner: t.corners[1] });
    expect(looks).toBe(1);
  });

  test('a hold has as many slots as it was told, and is emptied with whoever leaves the board', () => {
    const t = driving();
    const own = carts.of(t.b);
    expect([own.load(t.s, 0, 0), own.load(t.s, 0, 0), own.load(t.s, 0, 0)]).toEqual([true, true, false]);
    own.unload(t.s, 0, 0);
    expect([own.cargo(t.s, 0, 0), own.cargo(t.s, 0, 1)]).toEqual([0, 1]);
    own.put(t.s, 0, -1);
    expect([own.cargo(t.s, 0, 1), own.spare(t.s, 0)]).toEqual([0, 0]);
  });
});

describe('travelling a whole way', () => {
  const scouts = travel({
    name: 'scout',
    on: 'edge',
    shape: 'knight',
    each: 2,
    neutral: () => 1,
    allowance: 2,
    goes: 'way',
    when: ['main'],
  });
  const own = trial({
    parts: [scouts.part],
    rules: (_was, b) => ({
      travel: {
        leads: (_s, _kind, seat, unit) => [seat, b.seats].includes(scouts.of(b).owner(unit)),
        barStand: (s, _kind, _seat, unit, place) => {
          const other = scouts.of(b).on(s, place);
          return other >= 0 && other !== unit ? TOO_STEEP : undefined;
        },
      },
    }),
  });
  const scouting = () => {
    const t = main({ own }, 'trial');
    const { edges } = trail(t, 0, 5);
    scouts.of(t.b).put(t.s, 0, edges[0]);
    scouts.of(t.b).put(t.s, 2, edges[1]);
    return Object.assign(t, { edges });
  };

  test('it goes past others to wherever its points lead, and not where they stand', () => {
    const t = scouting();
    expect(t.refusal(0, 'move-scout', { from: t.edges[0], to: t.edges[1] })).toMatchObject({
      code: 'too-steep',
    });
    expect(t.refusal(0, 'move-scout', { from: t.edges[0], to: t.edges[3] })).toMatchObject({
      code: 'scout-too-far',
    });
    t.play(0, 'move-scout', { from: t.edges[0], to: t.edges[2] });
    expect(t.legal(0, 'move-scout')).toEqual([]);
    expect(t.decision).toBe('main');
  });

  test('only those that a seat leads are moved by it, also those of nobody', () => {
    const t = scouting();
    scouts.of(t.b).put(t.s, 8, t.edges[4]);
    expect(t.refusal(0, 'move-scout', { from: t.edges[1], to: t.edges[2] })).toMatchObject({
      code: 'scout-absent',
    });
    t.play(0, 'move-scout', { from: t.edges[4], to: t.edges[2] });
    expect([scouts.of(t.b).owner(8), scouts.of(t.b).out(t.s, 0), scouts.of(t.b).spare(t.s, 1)]).toEqual([
      4, 1, 3,
    ]);
  });
});

describe('ways over ground', () => {
  const hikers = travel({
    name: 'hiker',
    on: 'edge',
    shape: 'knight',
    each: 1,
    allowance: 2,
    goes: 'way',
    when: ['main'],
    ground: (b) => ({
      goes: (s, edge) => b.walks.hexesAlong[edge].some((hex) => b.land[b.fields.terrain.get(s, hex)]),
    }),
  });
  const hiking = (rules?: NonNullable<Module['rules']>) => {
    const t = main({ own: trial({ parts: [hikers.part], ...(rules && { rules }) }) }, 'trial');
    const { edges } = trail(t, 0, 5);
    hikers.of(t.b).put(t.s, 0, edges[0]);
    return Object.assign(t, { edges });
  };

  test('they are kept, until the terrain is no ground any more', () => {
    const t = hiking();
    const own = hikers.of(t.b);
    const away = () => own.kept(t.s, t.edges[0])!.away[t.edges[2]];
    expect(away()).toBe(2);
    expect(t.legal(0, 'move-hiker')).toContainEqual({ move: 'move-hiker', edge: t.edges[2] });
    const sea = t.b.land.findIndex((is) => !is);
    for (const hex of t.b.walks.hexesAlong[t.edges[2]]) t.b.fields.terrain.set(t.s, hex, sea);
    expect(away()).toBe(0);
    expect(t.refusal(0, 'move-hiker', { edge: t.edges[2] })).toMatchObject({ code: 'hiker-too-far' });
  });

  test('what a rule says of them is heard, and what it says of another kind changes nothing', () => {
    const dear = (kind: string, concerns?: string) =>
      hiking((was) => {
        const stepCost: typeof was.travel.stepCost = (s, of, seat, via, to) =>
          was.travel.stepCost(s, of, seat, via, to) + (of === kind ? 1 : 0);
        return { travel: { stepCost: concerns ? concerning(concerns, stepCost) : stepCost } };
      });
    const far = (t: ReturnType<typeof dear>) => t.refusal(0, 'move-hiker', { edge: t.edges[2] })?.code;
    const kept = (t: ReturnType<typeof dear>) => hikers.of(t.b).kept(t.s, t.edges[0]) !== undefined;
    const [own, named, other, unnamed] = [
      dear('hiker'),
      dear('hiker', 'hiker'),
      dear('cart', 'cart'),
      dear('cart'),
    ];
    expect([own, named, other, unnamed].map(kept)).toEqual([false, false, true, false]);
    expect([own, named].map(far)).toEqual(['hiker-too-far', 'hiker-too-far']);
    expect([other, unnamed].map(far)).toEqual([undefined, undefined]);
  });
});
