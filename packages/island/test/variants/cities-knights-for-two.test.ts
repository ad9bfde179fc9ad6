import { chanceOutcomes, type State } from '@hexwright/kernel';
import { expect, test } from 'vitest';
import { holds, plays } from '../cities-knights/cards/progress.ts';
import { knight, roll } from '../cities-knights/realm.ts';
import { Table, type TableOptions } from '../table.ts';

const CK = 'cities-knights/core';

/** two play with knights, before the first roll */
function forTwo({ modules = [], ...rest }: TableOptions = {}): Table {
  const t = new Table('variant/catan-for-two', { seats: 2, modules: [CK, ...modules], ...rest });
  t.started().bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.set('numbers', hex, 0);
  for (let seat = 0; seat < 2; seat++) t.give(seat, { 'trade-token': 5 });
  return t;
}

/** the second roll of the turn */
const second = (t: Table, red: number, yellow: number, face = 'trade'): Table =>
  t.nature('dice', { red, yellow }).nature('event-die', { face });

const inMain = (options?: TableOptions): Table => second(roll(forTwo(options), 2), 1, 2);

const tokens = (t: Table, seat = 0): number => t.hand(seat)['trade-token'] ?? 0;

const outcomes = (s: State) => chanceOutcomes(s)!.map(({ move }) => move);

const ownerAt = (t: Table, corner: number): number => t.b.ownerOf[t.field('knightUnit', corner)];
const pieceAt = (t: Table, corner: number): string =>
  t.b.pieces[t.b.pieceOf[t.field('knightUnit', corner)]].id;

// proves variant/cities-knights-for-two: The event die is rolled with each of the two numbers
test('two numbers bring two events', () => {
  const t = forTwo().roll(2).nature('event-die', { face: 'ship' });
  expect([t.decision, t.field('barbarians')]).toEqual(['dice', 1]);
  t.nature('dice', { red: 1, yellow: 2 }).nature('event-die', { face: 'ship' });
  expect([t.decision, t.field('barbarians')]).toEqual(['main', 2]);
});

// proves variant/cities-knights-for-two: Both events come before either number counts
test('both numbers count after the second event, the first one first', () => {
  const t = forTwo();
  t.lay(t.hex(0, 0), 'hills', 9).put(0, 'settlement', t.corner(0, 0, 0));
  roll(t, 9);
  expect([t.decision, t.hand(0).brick]).toEqual(['dice', undefined]);
  t.nature('dice', { red: 3, yellow: 4 });
  expect([t.decision, t.hand(0).brick]).toEqual(['event-die', undefined]);
  t.set('attacks', 0, 1).nature('event-die', { face: 'ship' });
  // the 9 has paid; the 7 that came after it moves the robber
  expect([t.decision, t.hand(0).brick, t.field('barbarians')]).toEqual(['move-blocker', 1, 1]);
});

test('an attack of the second event comes before the first number too', () => {
  const t = forTwo();
  t.lay(t.hex(0, 0), 'hills', 9)
    .put(0, 'city', t.corner(0, 0, 0))
    .put(1, 'city', t.corner(1, 0, 0));
  roll(t.set('barbarians', 0, 5), 9, 'ship');
  // a city that falls yields as a settlement
  second(t, 1, 1, 'ship');
  t.until('main');
  expect(t.hand(0)).toMatchObject({ brick: 1 });
});

test('the red die of each roll opens the gates of its own event', () => {
  const t = forTwo().set('politicsLevel', 0, 1);
  t.play(0, 'roll').nature('dice', { red: 6, yellow: 2 }).nature('event-die', { face: 'politics' });
  expect(t.decision).toBe('dice');
  t.nature('dice', { red: 1, yellow: 2 }).nature('event-die', { face: 'politics' });
  expect(t.decision).toBe('draw-card');
});

// proves variant/cities-knights-for-two: A fifth progress card out of the first event
test('a fifth card is dealt with before the second roll', () => {
  const t = holds(forTwo(), 0, 'bishop', 'deserter', 'diplomat', 'intrigue').set('politicsLevel', 0, 1);
  t.play(0, 'roll').nature('dice', { red: 1, yellow: 2 }).nature('event-die', { face: 'politics' });
  t.nature('draw-card', { card: 'saboteur' }).nature('number-counts');
  expect(t.decision).toBe('over-limit');
  t.play(0, 'return-card', { card: 'bishop' });
  expect(t.decision).toBe('dice');
  t.nature('dice', { red: 2, yellow: 2 }).nature('event-die', { face: 'politics' });
  t.nature('draw-card', { card: 'spy' }).nature('number-counts');
  expect(t.decision).toBe('over-limit');
});

// proves variant/cities-knights-for-two: An Alchemist sets the first number alone
// proves variant/cities-knights-for-two: The second roll must differ from it
test('an Alchemist sets the first number, and the second roll is another', () => {
  const t = holds(forTwo(), 0, 'alchemist', 'alchemist').play(0, 'play-card', { card: 'alchemist' });
  t.play(0, 'set-dice', { red: 4, yellow: 5 }).nature('event-die', { face: 'trade' });
  expect([t.decision, outcomes(t.s).length]).toEqual(['dice', 32]);
  expect(t.refusal(-1, 'dice', { red: 3, yellow: 6 })).toBeDefined();
  expect(t.legal(0)).toEqual([]);
});

test('with event cards each card has its event and the event die before either number', () => {
  const t = forTwo({ modules: ['variant/event-cards'] });
  t.lay(t.hex(0, 0), 'hills', 9)
    .put(0, 'settlement', t.corner(0, 0, 0))
    .play(0, 'roll');
  const card = (number: number) => outcomes(t.s).find((move) => move.number === number)!;
  t.nature(card(9)).nature('event-die', { face: 'ship' });
  t.until('event-card');
  expect(t.hand(0).brick).toBeUndefined();
  t.nature(card(4));
  expect([t.decision, t.hand(0).brick]).toEqual(['event-die', undefined]);
  t.nature('event-die', { face: 'ship' });
  t.until('main');
  expect([t.hand(0).brick, t.field('barbarians')]).toEqual([1, 2]);
});

// proves variant/cities-knights-for-two: hire a knight, you also place a basic knight for a neutral colour
// proves variant/cities-knights-for-two: you promote one, also by a Smith, you promote a neutral
// proves variant/cities-knights-for-two: Neutral knights are never active and never defend
test('neutral colours follow with knights of their own', () => {
  const t = inMain().give(0, { wool: 2, ore: 2, grain: 1 });
  t.put(0, 'road', t.edge(0, 0, 0)).put(t.b.neutral, 'road', t.edge(2, 0, 0));
  const [corner] = t.b.walks.endsOf[t.edge(0, 0, 0)];
  t.play(0, 'basic-knight', { corner });
  expect(new Set(t.legal(0).map(({ move, colour }) => `${move} ${colour}`))).toEqual(
    new Set(['neutral-building 0']),
  );
  const [follow] = t.legal(0);
  t.play(0, follow).play(0, 'strong-knight', { corner });
  t.play(0, 'neutral-building', { colour: 0, corner: follow.corner });
  const there = follow.corner as number;
  expect([ownerAt(t, there), pieceAt(t, there)]).toEqual([t.b.neutral, 'strong-knight']);
  expect(t.legal(0, 'activate-knight').map((move) => move.corner)).toEqual([corner]);
  expect(t.b.the.defence.strength(t.s, 0) + t.b.the.defence.strength(t.s, 1)).toBe(0);
});

// proves variant/cities-knights-for-two: lay a neutral road where none can stand
test('where no neutral knight can stand a neutral road is laid', () => {
  const t = inMain().give(0, { wool: 1, ore: 1 });
  t.put(0, 'road', t.edge(0, 0, 0)).put(t.b.neutral, 'settlement', t.corner(2, 0, 0));
  t.play(0, 'basic-knight', { corner: t.b.walks.endsOf[t.edge(0, 0, 0)][0] });
  expect(new Set(t.legal(0).map(({ move }) => move))).toEqual(new Set(['neutral-route']));
});

// proves variant/cities-knights-for-two: you promote one, also by a Smith, you promote a neutral
test('a neutral knight is promoted with each knight of a Smith, while one can be', () => {
  const t = inMain();
  const [first, other] = [t.corner(0, 0, 0), t.corner(0, 0, 2)];
  const neutral = t.corner(2, 0, 0);
  knight(t, 0, first);
  knight(t, 0, other).put(t.b.neutral, 'road', t.b.walks.edgesAt[neutral][0]);
  t.put(t.b.neutral, 'basic-knight', neutral);
  plays(t, 0, 'smith').play(0, 'promote-free', { corner: first });
  expect(t.legal(0)).toEqual([{ move: 'neutral-building', colour: 0, corner: neutral }]);
  t.play(0, t.legal(0)[0]);
  expect([pieceAt(t, neutral), t.field('knightActive', neutral), t.decision]).toEqual([
    'strong-knight',
    0,
    'smith',
  ]);
  // raised this turn: no neutral knight is left that could be
  t.play(0, 'promote-free', { corner: other });
  expect([pieceAt(t, other), t.decision]).toEqual(['strong-knight', 'main']);
});

test('without a neutral knight a Smith promotes alone', () => {
  const t = knight(inMain(), 0, 7);
  plays(t, 0, 'smith').play(0, 'promote-free', { corner: 7 });
  expect([pieceAt(t, 7), t.decision]).toEqual(['strong-knight', 'main']);
});

// proves variant/cities-knights-for-two: A neutral knight that is driven off stays on roads of its own colour
// proves variant/cities-knights-for-two: drive a neutral knight off, you place it
test('a neutral knight is placed by whoever drove it off', () => {
  const t = inMain();
  const corner = t.corner(0, 0, 0);
  const [one, other, third] = t.b.walks.edgesAt[corner];
  t.put(0, 'road', one)
    .put(t.b.neutral, 'road', other)
    .put(t.b.neutral + 1, 'road', third);
  t.put(t.b.neutral, 'basic-knight', corner);
  const from = t.b.walks.endsOf[one].find((end) => end !== corner)!;
  knight(t, 0, from, { rank: 'strong' }).play(0, 'displace-knight', { corner: from, to: corner });
  const [far] = t.b.walks.endsOf[other].filter((end) => end !== corner);
  expect(t.legal(0)).toEqual([{ move: 'place-knight', corner: far }]);
  t.play(0, 'place-knight', { corner: far });
  expect(ownerAt(t, far)).toBe(t.b.neutral);
});

// proves variant/cities-knights-for-two: or leaves the board
test('a neutral knight without another corner of its own leaves the board', () => {
  const t = inMain();
  const corner = t.corner(0, 0, 0);
  const [one, other] = t.b.walks.edgesAt[corner];
  t.put(0, 'road', one)
    .put(t.b.neutral + 1, 'road', other)
    .put(t.b.neutral, 'basic-knight', corner);
  const from = t.b.walks.endsOf[one].find((end) => end !== corner)!;
  knight(t, 0, from, { rank: 'strong' }).play(0, 'displace-knight', { corner: from, to: corner });
  expect([t.decision, ownerAt(t, corner)]).toEqual(['main', 0]);
});

// proves variant/cities-knights-for-two: Once a turn you may
// proves variant/cities-knights-for-two: Knights that you lose otherwise bring none
test('a knight is given up for tokens, once a turn', () => {
  const t = inMain();
  knight(t, 0, t.corner(0, 0, 0), { rank: 'mighty', active: false });
  knight(t, 0, t.corner(0, 0, 2)).play(0, 'discharge-knight', { corner: t.corner(0, 0, 0) });
  expect([tokens(t), t.legal(0, 'discharge-knight')]).toEqual([8, []]);
  expect(t.refusal(0, 'discharge-knight', { corner: t.corner(0, 0, 2) })).toMatchObject({
    code: 'no-knight',
  });
  t.b.rules.unbuild(t.s, t.b.piece('basic-knight').index, t.corner(0, 0, 2));
  expect(tokens(t)).toBe(8);
});

test('an active knight brings no more tokens than one that is not', () => {
  const t = knight(inMain(), 0, 7, { rank: 'strong', active: true });
  t.play(0, 'discharge-knight', { corner: 7 });
  expect(tokens(t)).toBe(7);
});

/** a neutral knight of each of these ranks, by colour */
function neutralKnights(t: Table, ...ranks: readonly (readonly [colour: number, rank: string])[]): number[] {
  const corners = [t.corner(0, 0, 0), t.corner(0, 0, 2), t.corner(0, 0, 4), t.corner(2, 0, 0)];
  ranks.forEach(([colour, rank], i) => {
    t.put(t.b.neutral + colour, `${rank}-knight`, corners[i]);
  });
  return corners.slice(0, ranks.length);
}

// proves variant/cities-knights-for-two: A Deserter may take a knight of a neutral colour
test('a Deserter takes one of the weakest knights of a neutral colour', () => {
  const t = inMain();
  const [basic, strong, mighty, third] = neutralKnights(
    t,
    [0, 'basic'],
    [0, 'strong'],
    [1, 'mighty'],
    [1, 'strong'],
  );
  plays(t, 0, 'deserter');
  expect(t.legal(0)).toEqual(
    [
      { move: 'desert-neutral', corner: basic },
      { move: 'desert-neutral', corner: third },
    ].sort((a, b) => a.corner - b.corner),
  );
  for (const corner of [strong, mighty])
    expect(t.refusal(0, 'desert-neutral', { corner })).toMatchObject({ code: 'not-weakest' });
});

// proves variant/cities-knights-for-two: Neither the knight it brings nor a road
test('the knight of a Deserter is as strong, brings no neutral one and no tokens', () => {
  const t = inMain();
  const [corner] = neutralKnights(t, [1, 'strong']);
  t.put(0, 'road', t.edge(2, 0, 0)).put(t.b.neutral, 'road', t.edge(-2, 0, 0));
  plays(t, 0, 'deserter').play(0, 'desert-neutral', { corner });
  expect([t.field('knightUnit', corner), t.decision]).toEqual([0, 'new-knight']);
  const place = t.legal(0).find((move) => move.corner !== undefined)!;
  t.play(0, place);
  const at = place.corner as number;
  expect([t.decision, ownerAt(t, at), pieceAt(t, at), t.field('knightActive', at)]).toEqual([
    'main',
    0,
    'strong-knight',
    0,
  ]);
  expect(tokens(t)).toBe(5);
});

test('a Deserter may still be used against the other player', () => {
  const t = knight(inMain(), 1, 7);
  neutralKnights(t, [0, 'basic']);
  plays(t, 0, 'deserter');
  expect(t.legal(0).map(({ move }) => move)).toEqual(expect.arrayContaining(['desert', 'desert-neutral']));
});

test('without any knight but its own a Deserter is not played', () => {
  const t = holds(knight(inMain(), 0, 7), 0, 'deserter');
  expect(t.refusal(0, 'play-card', { card: 'deserter' })).toBeDefined();
  neutralKnights(t, [0, 'basic']);
  expect(t.refusal(0, 'play-card', { card: 'deserter' })).toBeUndefined();
});

// proves variant/cities-knights-for-two: Neither the knight it brings nor a road
test('a road that a Diplomat lays again brings no neutral road', () => {
  const t = inMain();
  const edge = t.edge(0, 0, 0);
  t.put(0, 'settlement', t.b.walks.endsOf[edge][0]).put(0, 'road', edge);
  t.put(t.b.neutral, 'settlement', t.corner(2, 0, 0));
  plays(t, 0, 'diplomat').play(0, 'remove-open-road', { edge });
  t.play(0, t.legal(0, 'lay-again')[0]);
  expect(t.decision).toBe('main');
});

// proves variant/cities-knights-for-two: For a forced trade both set their commodities aside
test('a forced trade draws and gives resources alone', () => {
  const t = inMain().give(0, { 'trade-token': 5, brick: 1, cloth: 3 }).give(1, { ore: 2, coin: 4 });
  t.play(0, 'force-trade');
  expect(tokens(t)).toBe(4);
  expect(t.b.rules.knownHeld(t.s, 1, t.b.good('coin'))).toBe(4);
  for (let i = 0; i < 2; i++) {
    expect(outcomes(t.s).map(({ good }) => good)).toEqual(['ore']);
    t.nature('steal', { good: 'ore' });
  }
  expect(new Set(t.legal(0).map(({ good }) => good))).toEqual(new Set(['brick', 'ore']));
  t.play(0, 'give-back', { good: 'ore' }).play(0, 'give-back', { good: 'brick' });
  expect([t.decision, t.hand(0), t.hand(1)]).toEqual([
    'main',
    { 'trade-token': 4, ore: 1, cloth: 3 },
    { ore: 1, brick: 1, coin: 4 },
  ]);
  // and then commodities are hidden and stolen as ever
  expect(t.b.rules.knownHeld(t.s, 1, t.b.good('coin'))).toBe(0);
  t.b.the.blockers.rob(t.s, 0, 1);
  expect(outcomes(t.s).map(({ good }) => good)).toContain('coin');
});

// proves variant/cities-knights-for-two: With commodities among the cards it costs twice as many
test('a forced trade with commodities costs two tokens, or four for whoever leads', () => {
  for (const leads of [false, true]) {
    const price = leads ? 4 : 2;
    const t = inMain().give(1, { coin: 2 });
    if (leads) t.put(0, 'settlement', t.corner(0, 0, 0));
    t.give(0, { 'trade-token': price - 1, cloth: 2 });
    expect(t.refusal(0, 'force-trade-all')).toMatchObject({ code: 'no-tokens' });
    t.give(0, { 'trade-token': price, cloth: 2 }).play(0, 'force-trade-all');
    t.nature('steal', { good: 'coin' }).nature('steal', { good: 'coin' });
    t.play(0, 'give-back', { good: 'cloth' }).play(0, 'give-back', { good: 'coin' });
    expect([t.hand(0), t.hand(1)]).toEqual([
      { cloth: 1, coin: 1 },
      { cloth: 1, coin: 1 },
    ]);
  }
});

test('a forced trade needs a resource in the own hand, one with commodities any card', () => {
  const t = inMain().give(0, { 'trade-token': 5, cloth: 2 }).give(1, { ore: 1 });
  expect(t.refusal(0, 'force-trade')).toMatchObject({ code: 'no-resources' });
  expect(t.refusal(0, 'force-trade-all')).toBeUndefined();
  t.give(1, {});
  expect(t.refusal(0, 'force-trade-all')).toMatchObject({ code: 'empty-hand' });
  t.give(0, { 'trade-token': 5 }).give(1, { ore: 1 });
  expect(t.refusal(0, 'force-trade-all')).toMatchObject({ code: 'empty-hand' });
});

test('both kinds of forced trade are the one action of a turn', () => {
  const t = inMain().give(0, { 'trade-token': 5, brick: 2 }).give(1, { ore: 2 });
  t.set('tokenActions', 0, 1);
  for (const move of ['force-trade', 'force-trade-all'])
    expect(t.refusal(0, move)).toMatchObject({ code: 'token-action-taken' });
});

// proves variant/cities-knights-for-two: If the other turns out to hold no resource
test('against commodities alone nothing is exchanged, and the tokens are spent', () => {
  const t = inMain().give(0, { 'trade-token': 5, brick: 1 }).give(1, { coin: 2 });
  t.play(0, 'force-trade');
  expect([t.decision, t.hand(0), t.hand(1)]).toEqual(['main', { 'trade-token': 4, brick: 1 }, { coin: 2 }]);
  expect(t.field('commoditiesAside')).toBe(0);
});

// proves variant/cities-knights-for-two: A starting city earns trade tokens as a settlement does
test('a starting city on the coast earns a token', () => {
  const t = forTwo();
  t.put(0, 'city', t.b.harbourCorner[0]);
  expect(tokens(t)).toBeGreaterThan(5);
});

// proves variant/cities-knights-for-two: Until the first attack no token sends the robber away
test('tokens do not wake the robber', () => {
  const t = inMain().set('blocker', 0, 0);
  expect([...t.legal(0, 'send-robber'), ...t.legal(0, 'expel-robber')]).toEqual([]);
  t.set('attacks', 0, 1);
  expect([...t.legal(0, 'send-robber'), ...t.legal(0, 'expel-robber')].length).toBeGreaterThan(0);
});
