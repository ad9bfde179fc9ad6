import { expect, test } from 'vitest';
import { comeRound, knight, next, roll } from '../cities-knights/realm.ts';
import { atWar, deal, heroes, invader, middle, STOP, sailTo, war } from './war.ts';

const CARDS = ['aegis', 'archers', 'crossbows', 'dagur', 'odo', 'thora'];

// proves conquerors/arms: You keep at most 5 progress cards in hand, battle cards included
// proves conquerors/arms: a sixth on another player’s turn, you put one of the six under its deck at once; on
test('five progress cards are kept, and a sixth goes back', () => {
  const t = war(STOP);
  for (const card of ['odo', 'odo', 'dagur', 'dagur']) deal(t, 1, card);
  t.put(1, 'settlement', t.corner(0, 0, 0))
    .put(1, 'city', t.corner(0, 0, 0))
    .set('tradeLevel', 1, 3);
  roll(t, 2, 'trade').nature(t.legal(-1, 'draw-card')[0]);
  expect([t.decision, t.field('cardCount', 1)]).toEqual(['number-waits', 5]);
  const full = war(STOP);
  for (const card of ['odo', 'odo', 'dagur', 'dagur', 'thora']) deal(full, 1, card);
  full
    .put(1, 'settlement', full.corner(0, 0, 0))
    .put(1, 'city', full.corner(0, 0, 0))
    .set('tradeLevel', 1, 3);
  roll(full, 2, 'trade').nature(full.legal(-1, 'draw-card')[0]);
  expect([full.decision, full.legal(1).length > 0]).toEqual(['return-card', true]);
});

// proves conquerors/arms: Amber lies on corners
// proves conquerors/arms: build a road to such a corner, you take it
test('a road to a corner with amber takes it', () => {
  const t = atWar(STOP).give(0, { brick: 2, lumber: 2 });
  t.put(0, 'settlement', t.corner(1, 0, 2)).give(0, { brick: 1, lumber: 1 });
  t.set('amberAt', t.corner(1, 0, 1), 2);
  t.play(0, 'road', { edge: t.edge(1, 0, 2) });
  expect([t.hand(0).amber, t.field('amberAt', t.corner(1, 0, 1))]).toEqual([2, 0]);
});

// proves conquerors/arms: take it; at the start a settlement on the corner
test('amber is found at the start', () => {
  const t = war(STOP).set('amberAt', 30, 1);
  t.put(1, 'settlement', 30);
  expect(t.hand(1).amber).toBe(1);
});

// proves conquerors/arms: Wine lies on hills and fields
// proves conquerors/arms: something, a city there gets 1 brick or grain and 1 wine instead of 2
// proves conquerors/arms: If there is less wine than cities, the active player takes first, then the
// proves conquerors/arms: Wine lies on hexes, not on corners: cities at the
test('cities make wine as long as it lasts, the player on the move first', () => {
  const t = war(STOP);
  const hex = t.hex(3, 0);
  const [a, , z] = t.b.walks.cornersOf[hex];
  t.put(1, 'settlement', a).put(1, 'city', a).put(0, 'settlement', z).put(0, 'city', z);
  t.set('wineLying', 0, t.field('wineLying') - t.field('wineAt', hex) + 1).set('wineAt', hex, 1);
  roll(t, 8);
  expect(t.hand(0)).toEqual({ grain: 1, wine: 1 });
  expect([t.hand(1), t.field('wineAt', hex)]).toEqual([{ grain: 2 }, 0]);
});

// proves conquerors/arms: count on a 7, and nobody steals them
// proves conquerors/arms: Players trade them with each other, never with the bank
test('amber and wine are beside the hand', () => {
  const t = war(STOP).give(0, { ore: 7, wine: 3, amber: 3 }).give(1, { wool: 1 });
  roll(t, 7);
  expect(t.decision).toBe('main');
  expect(t.legal(0, 'bank-trade').some(({ give }) => give === 'wine' || give === 'amber')).toBe(false);
  t.play(0, { move: 'offer', give: { wine: 1 }, want: { wool: 1 } }).play(1, 'accept');
  t.play(0, 'trade-with', { seat: 1 });
  expect(t.hand(1)).toEqual({ wine: 1 });
});

// proves conquerors/arms: the South: everybody gets the token shown, 1 amber or 1 wine
// proves conquerors/chapter-2-stop-the-conquerors: The South helps with wine on the 5th and 21st space and with amber on the 18th
test.each([
  [5, 'wine'],
  [18, 'amber'],
  [21, 'wine'],
])('on space %i the South helps with %s', (space, good) => {
  const t = sailTo(war(STOP), space);
  expect([0, 1, 2, 3].map((seat) => t.hand(seat))).toEqual(Array(4).fill({ [good]: 1 }));
});

// proves conquerors/arms: from the active player, everybody may buy up to 2 battle cards for 1 amber and 1 wine each, as long as their hand
// proves conquerors/chapter-2-stop-the-conquerors: Wyler comes on the 6th, 10th, 13th, 17th, 20th and 24th
test('Wyler sells two battle cards to everybody who can pay', () => {
  for (const space of [6, 10, 13, 17, 20, 24]) {
    const t = war(STOP).give(0, { wine: 3, amber: 3 }).give(2, { wine: 2, amber: 1 });
    for (let i = 0; i < 4; i++) deal(t, 3, 'spy' === CARDS[i] ? 'spy' : CARDS[i]);
    t.give(3, { wine: 2, amber: 2 });
    sailTo(t, space);
    if (t.decision === 'lookout') t.play(3, 'let-sail');
    for (let i = 0; i < 2; i++) t.play(0, 'buy-battle-card').nature('draw-card', { card: 'odo' });
    expect([t.hand(0), t.field('cardCount', 0)]).toEqual([{ wine: 1, amber: 1 }, 2]);
    t.play(2, 'buy-battle-card').nature('draw-card', { card: 'thora' });
    expect(t.refusal(2, 'buy-battle-card')).toMatchObject({ code: 'no-tokens' });
    t.play(2, 'buy-no-battle-card').play(3, 'buy-battle-card').nature('draw-card', { card: 'odo' });
    expect(t.refusal(3, 'buy-battle-card')).toMatchObject({ code: 'hand-full' });
  }
});

// proves conquerors/arms: They are progress cards like the others
// proves conquerors/arms: 2 Aegis, 3 Archers, 3 Crossbows, and 4 each of Dagur, Odo and Thora
test('the battle deck has 20 cards', () => {
  const deck = war(STOP).b.cards.filter(({ deck }) => deck === 'battle');
  expect(Object.fromEntries(deck.map(({ id, count }) => [id, count]))).toEqual({
    aegis: 2,
    archers: 3,
    crossbows: 3,
    dagur: 4,
    odo: 4,
    thora: 4,
  });
});

/** seat 0 has two active knights on corners of one hex with roads between them */
function armed() {
  const t = atWar(STOP);
  const { corners } = middle(t);
  for (const side of [0, 1, 2]) t.put(0, 'road', t.edge(0, 0, side));
  knight(t, 0, corners[0], { rank: 'strong' });
  knight(t, 0, corners[2]);
  return { t, one: corners[0], two: corners[2], corners };
}

// proves conquerors/arms: one foundry, for 1 lumber and 1 ore, and one horse farm, for 1 lumber and 1 grain
// proves conquerors/arms: no knight has both
// proves conquerors/arms: A knight with the cannon is 1 stronger
// proves conquerors/arms: Passing the cannon on to another of your knights costs 1 lumber, passing the horse on costs 1 grain
// proves conquerors/arms: Without a knight that can take its gear you cannot build a
test('a foundry arms a knight with the cannon, a horse farm mounts one', () => {
  const { t, one, two } = armed();
  t.give(0, { lumber: 3, ore: 2, grain: 2 });
  const strength = (corner: number): number => t.b.the.units.strength(t.s, corner);
  t.play(0, 'foundry', { corner: one });
  expect([t.hand(0), strength(one)]).toEqual([{ lumber: 2, ore: 1, grain: 2 }, 3]);
  expect(t.refusal(0, 'foundry', { corner: two })).toMatchObject({ code: 'has-foundry' });
  expect(t.refusal(0, 'horse-farm', { corner: one })).toMatchObject({ code: 'has-gear' });
  t.play(0, 'horse-farm', { corner: two });
  expect(t.hand(0)).toEqual({ lumber: 1, ore: 1, grain: 1 });
  expect(t.refusal(0, 'cannon-over', { corner: two })).toMatchObject({ code: 'has-gear' });
  const third = middle(t).corners[1];
  knight(t, 0, third);
  t.play(0, 'cannon-over', { corner: third }).play(0, 'horse-over', { corner: one });
  expect([strength(one), strength(third), t.hand(0)]).toEqual([2, 2, { ore: 1 }]);
  const lone = atWar(STOP).give(0, { lumber: 1, ore: 1 });
  expect(lone.legal(0, 'foundry')).toEqual([]);
  expect(lone.refusal(0, 'foundry', { corner: one })).toMatchObject({ code: 'no-unit' });
});

// proves conquerors/arms: Cannon and horse go where their knight goes
// proves conquerors/arms: If you lose it, they lie ready, and you give them to another knight on your own turn, free of charge; otherwise you do not take them back
test('gear goes along with its knight and lies ready when it is lost', () => {
  const { t, one, two, corners } = armed();
  t.give(0, { lumber: 1, ore: 1 }).play(0, 'foundry', { corner: one });
  t.play(0, 'move-knight', { corner: one, to: corners[1] });
  expect([t.field('cannonAt', one), t.field('cannonAt', corners[1])]).toEqual([0, 1]);
  expect(t.refusal(0, 'cannon-out', { corner: two })).toMatchObject({ code: 'cannon-out' });
  t.b.the.conquest.fallen(t.s, corners[1]);
  expect(t.field('cannonAt', corners[1])).toBe(0);
  t.play(0, 'cannon-out', { corner: two });
  expect([t.field('cannonAt', two), t.hand(0)]).toEqual([1, {}]);
});

// proves conquerors/arms: A knight with the horse is cavalry
// proves conquerors/arms: While active, it may ride to any free corner at one of your roads
// proves conquerors/arms: After that it is inactive
test('cavalry rides to any own road', () => {
  const { t, one } = armed();
  t.put(0, 'road', t.edge(2, -2, 0))
    .give(0, { lumber: 1, grain: 1 })
    .play(0, 'horse-farm', { corner: one });
  const far = t.corner(2, -2, 0);
  expect(t.refusal(0, 'ride', { corner: one, to: t.corner(2, 1, 0) })).toMatchObject({ code: 'no-own-road' });
  t.play(0, 'ride', { corner: one, to: far });
  expect([t.field('horseAt', far), t.field('knightActive', far), t.field('knightUnit', one)]).toEqual([
    1, 0, 0,
  ]);
});

// proves conquerors/arms: it rides to a free corner where it beats an enemy together with all who stand there
// proves conquerors/arms: A raid interrupts no road
// proves conquerors/chapter-2-stop-the-conquerors: Cavalry may also raid a conquered hex at one of your roads where no conqueror stands: it
test('cavalry raids a conqueror on foreign ground and is back', () => {
  const { t, one } = armed();
  t.give(0, { lumber: 1, grain: 1 }).play(0, 'horse-farm', { corner: one });
  const prey = t.hex(1, 2 - 3);
  const [a, , z] = t.b.walks.cornersOf[t.hex(0, 2)];
  knight(t, 1, z, { active: false });
  invader(t.set('conquered', t.hex(0, 2), 1), t.hex(0, 2), 3);
  invader(t, prey, 6);
  expect(t.refusal(0, 'raid', { corner: one, to: a })).toMatchObject({ code: 'no-prey' });
  t.set('invader', t.hex(0, 2), 2);
  t.play(0, 'raid', { corner: one, to: a });
  expect([t.field('invader', t.hex(0, 2)), t.field('conquered', t.hex(0, 2))]).toEqual([0, 0]);
  expect([heroes(t), t.field('knightUnit', one) > 0, t.field('knightActive', one)]).toEqual([
    [1, 1, 0, 0],
    true,
    0,
  ]);
  expect(t.field('knightUnit', a)).toBe(0);
  const free = armed();
  free.t.give(0, { lumber: 1, grain: 1 }).play(0, 'horse-farm', { corner: free.one });
  const there = free.t.hex(2, -2);
  free.t.put(0, 'road', free.t.edge(2, -2, 0)).set('conquered', there, 1);
  free.t.play(0, 'raid', { corner: free.one, to: free.t.corner(2, -2, 0) });
  expect(free.t.field('conquered', there)).toBe(0);
});

// proves conquerors/arms: Cavalry of yours that is driven off may go to any free corner at one of your roads
test('cavalry that is driven off rides to any own road', () => {
  const { t, one } = armed();
  t.give(0, { lumber: 1, grain: 1 })
    .play(0, 'horse-farm', { corner: one })
    .put(0, 'road', t.edge(2, -2, 0));
  t.put(1, 'road', t.edge(0, -1, 5)).put(1, 'road', t.edge(1, -1, 4));
  const from = t.b.walks.edgesAt[one]
    .flatMap((edge) => t.b.walks.endsOf[edge])
    .find((corner) => corner !== one && t.field('knightUnit', corner) === 0)!;
  t.put(1, 'road', t.b.walks.edgesAt[one].find((edge) => t.b.walks.endsOf[edge].includes(from))!);
  next(t);
  knight(t, 1, from, { rank: 'mighty' });
  roll(t, 2);
  const moves = t.legal(1, 'displace-knight').filter(({ to }) => to === one);
  if (moves.length === 0) throw new Error('nobody can drive it off');
  t.play(1, moves[0]);
  const far = t.corner(2, -2, 0);
  expect(t.legal(0, 'place-knight').map(({ corner }) => corner)).toContain(far);
  t.play(0, 'place-knight', { corner: far });
  expect(t.field('horseAt', far)).toBe(1);
});

// proves conquerors/arms: A battle card comes with it
test('with mercy everybody gets a battle card besides', () => {
  const t = war(STOP, { options: { mercy: true } });
  expect([0, 1, 2, 3].map((seat) => t.field('cardBacks', seat * 4 + 3))).toEqual([1, 1, 1, 1]);
});

// proves conquerors/arms: it does not move, and you are honoured as a defender
// proves conquerors/arms: Every other player takes 1 amber or 1 wine
// proves conquerors/arms: When the ship is rolled, everybody who holds a battle card is asked about Aegis at the same time, whatever the card is
// proves conquerors/arms: first player to play her ends the question
test('Aegis holds up the ship, and the question betrays nobody', () => {
  const t = deal(deal(war(STOP), 1, 'aegis'), 2, 'odo');
  sailTo(t, 4);
  expect([t.decision, t.legal(0), t.legal(3)]).toEqual(['lookout', [], []]);
  expect(t.legal(2)).toEqual([{ move: 'let-sail' }]);
  expect(t.refusal(2, 'hold-the-ship')).toMatchObject({ code: 'no-card' });
  t.play(1, 'hold-the-ship');
  expect([t.decision, t.field('barbarians'), t.points(1)]).toEqual(['thanks-of-aegis', 2, 1]);
  t.play(0, 'take-token', { token: 'amber' }).play(2, 'take-token', { token: 'wine' });
  t.play(3, 'take-token', { token: 'wine' });
  expect([0, 1, 2, 3].map((seat) => t.hand(seat))).toEqual([{ amber: 1 }, {}, { wine: 1 }, { wine: 1 }]);
  const let_ = deal(deal(war(STOP), 1, 'aegis'), 2, 'odo');
  sailTo(let_, 5).play(1, 'let-sail').play(2, 'let-sail');
  expect(let_.field('barbarians')).toBe(4);
  const seven = deal(deal(war(STOP), 1, 'aegis'), 2, 'odo');
  sailTo(seven, 5, 7).play(1, 'hold-the-ship');
  expect([seven.decision, seven.field('barbarians'), seven.points(1)]).toEqual(['thanks-of-aegis', 3, 1]);
  const passed = deal(war(STOP), 1, 'aegis');
  sailTo(passed, 5, 7).play(1, 'let-sail').nature('number-counts');
  expect([passed.decision, passed.field('barbarians')]).toEqual(['main', 3]);
  expect(deal(atWar(STOP), 0, 'aegis').refusal(0, 'play-card', { card: 'aegis' })).toMatchObject({
    code: 'at-ship-roll',
  });
});

// proves conquerors/arms: each of your knights is 1 stronger until your next turn begins
// proves conquerors/arms: As long as Thora leads anybody, nobody plays another
// proves conquerors/arms: Strength that ends, or that only a card gives, starts no battle with conquerors
test('Thora makes all own knights stronger for a round', () => {
  const t = deal(deal(war(STOP), 0, 'thora'), 1, 'thora');
  const { hex, corners } = middle(t);
  knight(t, 0, corners[0]);
  knight(t, 1, corners[3]);
  invader(t, hex, 2);
  t.play(0, 'play-card', { card: 'thora' });
  expect([t.b.the.units.strength(t.s, corners[0]), t.b.the.units.strength(t.s, corners[3])]).toEqual([2, 1]);
  expect(t.field('invader', hex)).toBe(2);
  roll(t, 2);
  next(t);
  expect(t.refusal(1, 'play-card', { card: 'thora' })).toMatchObject({ code: 'thora-leads' });
  t.play(1, 'roll').nature('dice', { red: 1, yellow: 1 }).nature('event-die', { face: 'trade' });
  for (const seat of [2, 3]) roll(next(t), 2).field('turn', seat);
  next(t);
  expect(t.b.the.units.strength(t.s, corners[0])).toBe(1);
  expect(t.field('invader', hex)).toBe(2);
});

test('a knight that is hired while Thora leads is led by her too', () => {
  const t = deal(atWar(STOP), 0, 'thora').give(0, { wool: 1, ore: 1 });
  const { hex, corners } = middle(t);
  t.put(0, 'road', t.edge(0, 0, 0));
  knight(t, 0, t.corner(2, 0, 0));
  invader(t, hex, 2);
  expect(t.refusal(0, 'basic-knight', { corner: corners[0] })).toMatchObject({ code: 'sacrifice' });
  t.play(0, 'play-card', { card: 'thora' });
  t.set('invader', hex, 3);
  expect(t.refusal(0, 'basic-knight', { corner: corners[0] })).toMatchObject({ code: 'sacrifice' });
  t.set('invader', hex, 2).play(0, 'basic-knight', { corner: corners[0] });
  expect([t.field('invader', hex), t.field('knightUnit', corners[0]) > 0]).toEqual([2, true]);
});

test('a knight that goes while Thora leads is led by her once', () => {
  const t = deal(atWar(STOP), 0, 'thora');
  const { hex, corners } = middle(t);
  t.put(0, 'road', t.edge(0, 0, 0));
  knight(t, 0, t.corner(0, 0, 5));
  t.play(0, 'play-card', { card: 'thora' });
  const goes = { corner: t.corner(0, 0, 5), to: corners[0] };
  invader(t, hex, 3);
  expect(t.refusal(0, 'move-knight', goes)).toMatchObject({ code: 'sacrifice' });
  t.set('invader', hex, 2);
  expect(t.refusal(0, 'move-knight', goes)).toBeUndefined();
});

// proves conquerors/arms: Your cavalry is 1 stronger in its next attack of this turn, and no longer
test('Dagur makes one attack of the cavalry stronger', () => {
  const { t, one } = armed();
  deal(t, 0, 'dagur').give(0, { lumber: 1, grain: 1 }).play(0, 'horse-farm', { corner: one });
  const [a] = t.b.walks.cornersOf[t.hex(0, 2)];
  invader(t, t.hex(0, 2), 2);
  expect(t.refusal(0, 'raid', { corner: one, to: a })).toMatchObject({ code: 'no-prey' });
  t.play(0, 'play-card', { card: 'dagur' }).play(0, 'raid', { corner: one, to: a });
  expect([t.field('invader', t.hex(0, 2)), t.b.the.units.strength(t.s, one)]).toEqual([0, 2]);
});

test('Dagur is with the cavalry for one attack, also when it rides and stays there', () => {
  const { t, one } = armed();
  deal(t, 0, 'dagur').give(0, { lumber: 1, grain: 1 }).play(0, 'horse-farm', { corner: one });
  const [far, beyond] = [t.corner(2, -2, 0), t.hex(2, -2)];
  t.put(0, 'road', t.edge(2, -2, 0));
  invader(t, beyond, 3);
  expect(t.refusal(0, 'ride', { corner: one, to: far })).toMatchObject({ code: 'sacrifice' });
  t.play(0, 'play-card', { card: 'dagur' }).play(0, 'ride', { corner: one, to: far });
  expect([t.field('invader', beyond), t.b.the.units.strength(t.s, far)]).toEqual([3, 2]);
});

test('Dagur waits for an attack when the cavalry rides where nobody is', () => {
  const { t, one } = armed();
  deal(t, 0, 'dagur').give(0, { lumber: 1, grain: 1 }).play(0, 'horse-farm', { corner: one });
  const far = t.corner(2, -2, 0);
  t.put(0, 'road', t.edge(2, -2, 0));
  t.play(0, 'play-card', { card: 'dagur' }).play(0, 'ride', { corner: one, to: far });
  expect(t.b.the.units.strength(t.s, far)).toBe(3);
  expect(next(t).b.the.units.strength(t.s, far)).toBe(2);
});

// proves conquerors/arms: Activate all your knights, free of charge
// proves conquerors/arms: One of those that he made active, and that has not acted this turn, may act this turn
test('Odo makes all knights active, and one may act at once', () => {
  const { t, one, two, corners } = armed();
  deal(t, 0, 'odo').set('knightActive', one, 0).set('knightActive', two, 0);
  t.play(0, 'play-card', { card: 'odo' });
  expect([t.field('knightActive', one), t.field('knightActive', two)]).toEqual([1, 1]);
  t.play(0, 'move-knight', { corner: one, to: corners[1] });
  expect(t.legal(0, 'move-knight')).toEqual([]);
  comeRound(t);
  expect(t.legal(0, 'move-knight').length).toBeGreaterThan(0);
});

// proves conquerors/arms, conquerors/chapter-2-stop-the-conquerors: right after the die has sent a conqueror somewhere it stays where it is
// proves conquerors/chapter-2-stop-the-conquerors: a conqueror, everybody who holds a battle card is asked about Archers at the same time, whatever the card
// proves conquerors/chapter-2-stop-the-conquerors: is; players who want no more questions during this march are not asked again in it
test('Archers stop a conqueror on the march', () => {
  const t = deal(deal(war(STOP), 1, 'archers'), 2, 'odo');
  const { hex } = middle(t);
  invader(invader(t, hex, 3), t.hex(0, 2), 3);
  sailTo(t, 9).play(1, 'let-sail').play(2, 'let-sail').nature('direction', { direction: 'yellow' });
  expect([t.decision, t.legal(0), t.legal(3)]).toEqual(['volley', [], []]);
  expect(t.legal(2).map(({ move }) => move)).toEqual(['let-march', 'let-all-march']);
  t.play(2, 'let-all-march').play(1, 'shoot-arrows');
  expect(t.field('invader', hex)).toBe(3);
  t.nature('march-on').nature('direction', { direction: 'red' });
  expect([t.decision, t.field('invader', t.hex(0, 2))]).not.toEqual(['volley', 3]);
  const let_ = deal(war(STOP), 1, 'odo');
  invader(let_, hex, 3);
  sailTo(let_, 9).play(1, 'let-sail').nature('direction', { direction: 'yellow' }).play(1, 'let-march');
  expect([let_.field('invader', hex), let_.field('invader', let_.hex(1, 0))]).toEqual([0, 3]);
});

// proves conquerors/chapter-2-stop-the-conquerors: Neither the cannon nor Crossbows free a hex
// proves conquerors/arms, conquerors/chapter-2-stop-the-conquerors: Where one of your knights is in a standoff, equally strong on both sides, the conqueror is beaten or the fort falls
test('Crossbows win a standoff', () => {
  const { t, one } = armed();
  deal(t, 0, 'crossbows');
  expect(t.refusal(0, 'play-card', { card: 'crossbows' })).toMatchObject({ code: 'card-useless' });
  const hex = t.hex(0, 0);
  invader(t.set('conquered', hex, 1), hex, 3);
  t.play(0, 'play-card', { card: 'crossbows' }).play(0, 'shoot', { hex });
  expect([t.field('invader', hex), t.field('conquered', hex), heroes(t)[0]]).toEqual([0, 1, 1]);
  expect(t.field('knightUnit', one)).toBeGreaterThan(0);
});

// proves conquerors/chapter-2-stop-the-conquerors: they beat its conqueror, and it stays conquered until a knight comes
// proves conquerors/arms: A knight that gets the cannon beside an enemy attacks, like one that is promoted
test('the cannon breaks a standoff, and the hex stays conquered', () => {
  const { t, one } = armed();
  const hex = t.hex(0, 0);
  invader(t.set('conquered', hex, 1), hex, 3);
  t.give(0, { lumber: 1, ore: 1 }).play(0, 'foundry', { corner: one });
  expect([t.field('invader', hex), t.field('conquered', hex), heroes(t)[0]]).toEqual([0, 1, 1]);
  t.give(0, { wool: 1, ore: 1 }).play(0, 'basic-knight', { corner: t.corner(0, 0, 5) });
  expect(t.field('conquered', hex)).toBe(0);
});
