import { describe, expect, test } from 'vitest';
import { CARD, CITY, main, quiet, ROAD, roads, SETTLEMENT, trail } from './quiet.ts';

describe('a road is refused', () => {
  test('where one lies', () => {
    const t = main().give(0, ROAD);
    roads(t, 0, 0, 1);
    expect(t.refusal(0, 'road', { edge: trail(t, 0, 1).edges[0] })?.code).toBe('taken');
  });

  test('where it would join nothing', () => {
    const t = main().give(0, ROAD);
    expect(t.refusal(0, 'road', { edge: trail(t, 0, 1).edges[0] })?.code).toBe('not-joined');
  });

  test('behind a foreign building', () => {
    const t = main().give(0, ROAD);
    t.put(1, 'settlement', roads(t, 0, 0, 2)[2]);
    expect(t.refusal(0, 'road', { edge: trail(t, 0, 3).edges[2] })?.code).toBe('route-stopped');
  });

  test('as a kind where there is no place for any', () => {
    const t = main().give(0, ROAD);
    const why = t.b.moves.find(({ name }) => name === 'road')?.why;
    expect(why?.(t.s, 0, -1, -1, -1)?.code).toBe('no-place');
  });
});

describe('a settlement is refused', () => {
  test('where no own road leads', () => {
    const t = main().give(0, SETTLEMENT);
    expect(t.refusal(0, 'settlement', { corner: trail(t, 0, 1).corners[0] })?.code).toBe('not-reached');
  });

  test('too near to another', () => {
    const t = main().give(0, SETTLEMENT);
    const corners = roads(t, 0, 0, 2);
    t.put(1, 'settlement', trail(t, 0, 3).corners[3]);
    expect(t.refusal(0, 'settlement', { corner: corners[2] })?.code).toBe('too-near');
  });

  test('where a building stands', () => {
    const t = main().give(0, SETTLEMENT);
    const corners = roads(t, 0, 0, 2);
    t.put(1, 'city', corners[2]);
    expect(t.refusal(0, 'settlement', { corner: corners[2] })?.code).toBe('taken');
  });
});

test('a city is refused on anything but an own settlement, and says what it replaces', () => {
  const t = main().give(0, CITY);
  const { corners } = trail(t, 0, 2);
  t.put(1, 'settlement', corners[0]);
  for (const corner of [corners[0], corners[2]])
    expect(t.refusal(0, 'city', { corner })).toMatchObject({
      code: 'replaces-own',
      details: { piece: 'city', replaces: 'settlement' },
    });
});

test('a start is refused where a building stands or is too near, its road where it does not leave it', () => {
  const t = quiet().again(1).until('place-building', 0);
  const corner = t.corner(0, 0, 0);
  t.play(0, 'place-building', { corner });
  expect(t.refusal(0, 'place-route', { piece: 'road', edge: t.edge(-2, 0, 2) })?.code).toBe('start-route');
  expect(t.refusal(0, 'place-route', { piece: 'city', edge: t.edge(0, 0, 0) })?.code).toBe('start-route');
  t.play(0, 'place-route', { piece: 'road', edge: t.edge(0, 0, 0) });
  expect(t.refusal(1, 'place-building', { corner })?.code).toBe('taken');
  expect(t.refusal(1, 'place-building', { corner: t.corner(0, 0, 1) })?.code).toBe('too-near');
});

describe('the robber is refused', () => {
  const moving = () => quiet().roll(7);

  test('where it stands', () => {
    const t = moving();
    const stays = { blocker: 'robber', hex: t.hex(-2, 0) };
    expect(t.refusal(0, 'move-blocker', stays)?.code).toBe('blocker-stays');
  });

  test('at sea', () => {
    const t = moving();
    const hex = t.hex(0, 0);
    t.lay(hex, 'sea');
    expect(t.refusal(0, 'move-blocker', { blocker: 'robber', hex })?.code).toBe('blocker-on-land');
  });

  test('on land that does not produce, where it keeps to hexes that do', () => {
    const t = quiet({ options: { robber: 'producing-only' } }).roll(7);
    const hex = t.hex(0, 0);
    t.lay(hex, 'desert');
    expect(t.refusal(0, 'move-blocker', { blocker: 'robber', hex })?.code).toBe('blocker-shuns');
  });
});

describe('a victim is refused', () => {
  const robbing = () => {
    const t = quiet();
    for (const [seat, i] of [0, 2, 4].entries()) t.put(seat + 1, 'settlement', t.corner(0, 0, i));
    t.give(1, { ore: 1 }).give(2, { ore: 1 });
    return t.roll(7).play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 0) });
  };

  test('with nothing in the hand', () => {
    expect(robbing().refusal(0, 'rob', { seat: 3 })?.code).toBe('empty-handed');
  });

  test('who is the robber', () => {
    expect(robbing().refusal(0, 'rob', { seat: 0 })?.code).toBe('not-there');
  });
});

describe('a card is refused', () => {
  test('when the deck is empty, whatever is in the hand', () => {
    const t = main().give(0, CARD).set('deckSize', 0, 0);
    expect(t.refusal(0, 'buy-card')?.code).toBe('deck-empty');
  });

  test('on the turn of buying, after another, and before the roll where the edition says so', () => {
    const t = main();
    t.give(0, CARD).play(0, 'buy-card').nature('draw-card', { card: 'knight' });
    expect(t.refusal(0, 'play-card', { card: 'knight' })?.code).toBe('card-fresh');
    t.cards(0, 'monopoly', 2)
      .play(0, 'play-card', { card: 'monopoly' })
      .play(0, 'name-good', { good: 'ore' });
    expect(t.refusal(0, 'play-card', { card: 'monopoly' })?.code).toBe('card-played');
    const early = quiet({ options: { cardsBeforeRoll: 'knight' } }).cards(0, 'monopoly');
    expect(early.refusal(0, 'play-card', { card: 'monopoly' })?.code).toBe('card-after-roll');
  });

  test('that nobody has, that is kept, and that would do nothing', () => {
    const t = main().cards(0, 'victory-point').cards(0, 'year-of-plenty');
    expect(t.refusal(0, 'play-card', { card: 'knight' })?.code).toBe('no-card');
    expect(t.refusal(0, 'play-card', { card: 'victory-point' })?.code).toBe('card-kept');
    for (const good of ['brick', 'lumber', 'wool', 'grain', 'ore']) t.setBank(good, 0);
    expect(t.refusal(0, 'play-card', { card: 'year-of-plenty' })?.code).toBe('card-useless');
  });
});

test('the bank refuses equal goods, what it has not, and too few', () => {
  const t = main().give(0, { ore: 4, wool: 3 });
  expect(t.refusal(0, 'bank-trade', { give: 'ore', want: 'ore' })?.code).toBe('same-good');
  expect(t.refusal(0, 'bank-trade', { give: 'wool', want: 'ore' })?.code).toBe('rate');
  t.setBank('wool', 0);
  expect(t.refusal(0, 'bank-trade', { give: 'ore', want: 'wool' })?.code).toBe('bank-empty');
});

test('those whose turn it is not trade with nobody but the one whose turn it is', () => {
  const { b, s } = main();
  expect(b.the.offers.barTradeWith(s, 1, 2)?.code).toBe('others-turn');
  expect(b.the.offers.barTradeWith(s, 1, 0)).toBeUndefined();
});
