import { chanceOutcomes } from '@hexwright/kernel';
import { describe, expect, test } from 'vitest';
import { CITY, holder, quiet as quietBase, ROAD, roads, robberOn, SETTLEMENT, trail } from '../base/quiet.ts';
import { Table } from '../table.ts';

const game = 'variant/catan-for-two';
const quiet = (options = {}) => {
  const t = quietBase({ seats: 2, options }, game);
  return tokens(tokens(t, 0, 0), 1, 0);
};
const main = (options = {}) => quiet(options).roll(2).nature('dice', { red: 1, yellow: 2 });
/** gives the seat so many trade tokens beside its hand */
function tokens(t: Table, seat: number, count: number): Table {
  return t.give(seat, { ...t.hand(seat), 'trade-token': count });
}
const tokensOf = (t: Table, seat: number) => t.hand(seat)['trade-token'] ?? 0;
/** the first neutral colour's piece */
const neutral = (t: Table, piece: string, place: number, colour = 0) => {
  t.b.rules.build(t.s, t.b.neutral + colour, t.b.piece(piece).index, place);
  t.b.rules.reviewAwards(t.s);
  return t;
};

describe('the neutral colours', () => {
  // proves variant/catan-for-two: each player places one settlement, without a road
  // proves variant/catan-for-two: Neutral settlements start on any corner
  // proves variant/catan-for-two: neutral colours start on the two marked corners
  test('start with one settlement each, without a road, placed by one player each before anybody else', () => {
    const t = new Table(game, { seats: 2, options: { neutralStarts: 'free' } }).until('place-colour');
    t.play(0, 'place-colour', { corner: t.corner(0, 0, 0) });
    expect(t.refusal(0, 'place-colour', { corner: t.corner(0, 0, 2) })).toMatchObject({
      code: 'not-your-turn',
    });
    expect(t.refusal(1, 'place-colour', { corner: t.corner(0, 0, 1) })).toMatchObject({ code: 'too-near' });
    t.play(1, 'place-colour', { corner: t.corner(0, 0, 2) });
    expect(t.decision).toBe('place-building');
    const owners = [0, 2].map((corner) => t.b.ownerOf[t.s.cells[t.b.at.building + t.corner(0, 0, corner)]]);
    expect(owners).toEqual([t.b.neutral, t.b.neutral + 1]);
  });

  // proves variant/catan-for-two: On the base island they stand on two marked corners
  test('start on the two marked corners of the base island', () => {
    const t = new Table(game, { seats: 2 }).until('place-colour');
    const [north, south] = [t.corner(1, -2, 4), t.corner(-1, 2, 1)];
    expect([north, south]).toEqual([t.corner(0, -1, 0), t.corner(0, 1, 3)]);
    const offered = () => t.legal(t.field('coloursPlaced'), 'place-colour').map(({ corner }) => corner);
    expect(new Set(offered())).toEqual(new Set([north, south]));
    t.play(0, 'place-colour', { corner: south });
    expect(offered()).toEqual([north]);
  });

  // proves variant/catan-for-two: On other boards neutral settlements start
  test('start anywhere on other boards', () => {
    const t = new Table('seafarers/four-islands', { seats: 2, modules: [game] }).until('place-colour');
    expect(t.legal(0, 'place-colour').length).toBeGreaterThan(20);
  });

  // proves variant/catan-for-two: also build one for either neutral colour
  test('get a road when a player builds one, of either colour', () => {
    const t = main();
    const { edges, corners } = trail(t, 0, 2);
    neutral(t, 'settlement', trail(t, 1, 1).corners[0]);
    neutral(t, 'settlement', trail(t, -1, 1).corners[0], 1);
    t.put(0, 'road', edges[0]);
    t.give(0, ROAD).play(0, 'road', { edge: edges[1] });
    expect(t.decision).toBe('neutral-build');
    expect(new Set(t.legal(0, 'neutral-route').map((move) => move.colour))).toEqual(new Set([0, 1]));
    t.play(0, 'neutral-route', { colour: 1, edge: trail(t, -1, 1).edges[0] });
    expect(t.decision).toBe('main');
    expect(corners).toHaveLength(3);
  });

  // proves variant/catan-for-two: also build one for either neutral colour
  test('get nothing where no road can be placed', () => {
    const t = main();
    const { edges, corners } = trail(t, 0, 1);
    t.put(0, 'settlement', corners[0]).give(0, ROAD).play(0, 'road', { edge: edges[0] });
    expect(t.decision).toBe('main');
  });

  // proves variant/catan-for-two: With a settlement you build a neutral
  test('get a settlement when a player builds one, or else a road', () => {
    const t = main();
    const { edges, corners } = trail(t, 0, 2);
    t.put(0, 'road', edges[0]);
    const row = trail(t, 1, 3);
    neutral(t, 'settlement', row.corners[0]);
    t.give(0, SETTLEMENT).play(0, 'settlement', { corner: corners[0] });
    expect(t.legal(0).every((move) => move.move === 'neutral-route')).toBe(true);
    const u = main();
    u.put(0, 'road', edges[0]);
    neutral(u, 'settlement', row.corners[0]);
    for (const edge of row.edges) neutral(u, 'road', edge);
    u.give(0, SETTLEMENT).play(0, 'settlement', { corner: corners[0] });
    expect(u.legal(0).every((move) => move.move === 'neutral-building')).toBe(true);
    u.play(0, 'neutral-building', { colour: 0, corner: row.corners[2] });
    expect(u.decision).toBe('main');
  });

  // proves variant/catan-for-two: Cities and cards have no such
  test('get nothing from a city or a card', () => {
    const t = main();
    const [corner] = trail(t, 0, 1).corners;
    neutral(t, 'settlement', trail(t, 1, 1).corners[0]);
    t.put(0, 'settlement', corner);
    t.give(0, CITY).play(0, 'city', { corner });
    expect(t.decision).toBe('main');
    t.give(0, { wool: 1, grain: 1, ore: 1 }).play(0, 'buy-card').nature('draw-card', { card: 'knight' });
    expect(t.decision).toBe('main');
  });

  // proves variant/catan-for-two: Roads laid by a card are built
  test('get roads for roads laid by a card, and the card goes on', () => {
    const t = main();
    const { edges, corners } = trail(t, 0, 3);
    neutral(t, 'settlement', trail(t, 1, 1).corners[0]);
    t.put(0, 'settlement', corners[0]);
    t.cards(0, 'road-building')
      .play(0, 'play-card', { card: 'road-building' })
      .play(0, 'free-route', { piece: 'road', edge: edges[0] });
    expect(t.decision).toBe('neutral-build');
    t.play(0, t.legal(0)[0]);
    expect(t.decision).toBe('free-route');
    t.play(0, 'free-route', { piece: 'road', edge: edges[1] }).play(0, t.legal(0)[0]);
    expect(t.decision).toBe('main');
  });

  // proves variant/catan-for-two: with a ship you build a neutral
  // proves variant/catan-for-two: Moving a ship is not building
  // proves variant/catan-for-two: no neutral ship is laid or moved
  test('get a ship when a player builds one, and nothing when one is moved', () => {
    const t = new Table('seafarers/four-islands', { seats: 2, modules: [game] }).started().bare();
    for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'sea');
    t.lay(t.hex(0, 0), 'pasture').lay(t.hex(0, 2), 'pasture');
    const ship = t.b.piece('ship').index;
    t.put(0, 'settlement', t.corner(0, 0, 0));
    neutral(t, 'settlement', t.corner(0, 2, 0));
    t.set('blocker', t.b.blocker('pirate'), -1).roll(2).nature('dice', { red: 1, yellow: 2 });
    t.give(0, { lumber: 1, wool: 1 }).play(0, 'ship', { edge: t.edge(0, 0, 0) });
    expect(t.legal(0).map(({ move }) => move)).toContain('neutral-route');
    t.play(0, t.legal(0)[0]);
    t.set('laneFresh', t.edge(0, 0, 0), 0)
      .play(0, 'move-ship', { edge: t.edge(0, 0, 0) })
      .play(0, 'ship-to', { edge: t.edge(0, 0, 1) });
    expect(t.decision).toBe('main');
    const owned = Array.from({ length: t.b.topology.edges }, (_, edge) => t.s.cells[t.b.at.route + edge]);
    expect(owned.filter((mark) => mark !== 0 && t.b.ownerOf[mark] >= 2)).toEqual([
      expect.toSatisfy((mark: number) => t.b.pieceOf[mark] === ship),
    ]);
  });

  // proves variant/catan-for-two: you build between the turns
  test.each([
    ['special', 'special'],
    ['paired', 'paired'],
  ])('their pieces are placed by whoever builds, in %s building too', (waiting, decision) => {
    const t = main({ waiting });
    const { edges, corners } = trail(t, 0, 1);
    neutral(t, 'settlement', trail(t, 1, 1).corners[0]);
    t.put(1, 'settlement', corners[0]).play(0, 'end-turn');
    expect(t.decision).toBe(decision);
    t.give(1, ROAD).play(1, 'road', { edge: edges[0] });
    expect([t.decision, t.legal(0)]).toEqual(['neutral-build', []]);
    t.play(1, t.legal(1, 'neutral-route')[0]);
    expect(t.decision).toBe(decision);
  });

  // proves variant/catan-for-two: Neutral colours receive nothing
  test('collect nothing', () => {
    const t = quiet();
    t.lay(t.hex(0, 0), 'hills', 9);
    neutral(t, 'settlement', t.corner(0, 0, 0));
    t.roll(9);
    expect(t.bank('brick')).toBe(19);
  });

  // proves variant/catan-for-two: one of them can hold an award for pieces
  test('can hold the longest road: a player must pass them', () => {
    const t = main();
    for (const edge of trail(t, 1, 6).edges) neutral(t, 'road', edge);
    roads(t, 0, 0, 6);
    expect(holder(t, 'longest-road')).toBe(-1);
    t.put(0, 'road', trail(t, 0, 7).edges[6]);
    expect(holder(t, 'longest-road')).toBe(0);
    neutral(t, 'road', trail(t, 1, 7).edges[6]);
    expect(holder(t, 'longest-road')).toBe(0);
    neutral(t, 'road', trail(t, 1, 8).edges[7]);
    expect(holder(t, 'longest-road')).toBe(-1);
  });

  // proves variant/catan-for-two: Neutral colours receive nothing, but
  test('can be the Harbormaster: a player must pass them', () => {
    const t = quietBase({ seats: 2, modules: ['variant/harbormaster'] }, game);
    const places = t.b.layout.harbours.places.map(({ q, r, side }) => t.edge(q, r, side));
    const ends = places.map((edge) => t.b.topology.edgeCorner[edge * 2]);
    for (const corner of ends.slice(0, 3)) neutral(t, 'settlement', corner);
    for (const corner of ends.slice(3, 6)) t.put(0, 'settlement', corner);
    expect(holder(t, 'harbormaster')).toBe(-1);
    t.put(0, 'settlement', ends[6]);
    expect(holder(t, 'harbormaster')).toBe(0);
  });

  test('break roads with their settlements', () => {
    const t = main();
    const corners = roads(t, 0, 0, 6);
    neutral(t, 'settlement', corners[3]);
    expect(t.field('routeLength', 0)).toBe(3);
  });
});

describe('two numbers a turn', () => {
  // proves variant/catan-for-two: Two numbers are rolled a turn
  // proves variant/catan-for-two: Each number takes effect at once
  test('are rolled one after the other, each taking effect at once', () => {
    const t = quiet();
    t.lay(t.hex(0, 0), 'hills', 9)
      .lay(t.hex(1, 0), 'forest', 4)
      .put(0, 'settlement', t.corner(0, 0, 0))
      .roll(9);
    expect(t.hand(0)).toMatchObject({ brick: 1 });
    expect(t.decision).toBe('dice');
    t.nature('dice', { red: 2, yellow: 2 });
    expect(t.hand(0)).toMatchObject({ brick: 1, lumber: 1 });
    expect(t.decision).toBe('main');
  });

  // proves variant/catan-for-two: they must differ
  test('must differ', () => {
    const t = quiet().roll(9);
    expect(chanceOutcomes(t.s)).toHaveLength(32);
    expect(t.refusal(-1, 'dice', { red: 4, yellow: 5 })).toBeDefined();
    t.nature('dice', { red: 3, yellow: 3 });
  });

  test('a seven is resolved before the second roll', () => {
    const t = quiet().roll(7);
    expect(t.decision).toBe('move-blocker');
    t.play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 0) });
    expect(t.decision).toBe('dice');
  });
});

describe('trade tokens', () => {
  // proves variant/catan-for-two: Everybody starts with 5 trade tokens
  // proves variant/catan-for-two: whose trade tokens
  test('five for each player at the start, out of 20', () => {
    const t = new Table(game, { seats: 2 }).until('place-colour');
    expect([tokensOf(t, 0), tokensOf(t, 1), t.bank('trade-token')]).toEqual([5, 5, 10]);
  });

  // proves variant/catan-for-two: A new settlement on the coast earns
  test('a settlement on the coast earns 1, beside a desert 2, at both 3', () => {
    const t = main();
    t.put(0, 'settlement', t.corner(2, 0, 0));
    expect(tokensOf(t, 0)).toBe(1);
    t.put(0, 'settlement', t.corner(-2, 0, 0));
    expect(tokensOf(t, 0)).toBe(3);
    t.put(0, 'settlement', t.corner(-2, 0, 3));
    expect(tokensOf(t, 0)).toBe(6);
    t.put(0, 'settlement', t.corner(0, 0, 5));
    expect(tokensOf(t, 0)).toBe(6);
    t.put(0, 'city', t.corner(2, 0, 0));
    expect(tokensOf(t, 0)).toBe(6);
  });

  // proves variant/catan-for-two: A new settlement on the coast earns
  test('a settlement at the start earns them too', () => {
    const t = new Table(game, { seats: 2 }).until('place-building');
    const coast = [t.corner(2, 0, 0), t.corner(-2, 2, 4)].find(
      (corner) => t.refusal(0, 'place-building', { corner }) === undefined,
    )!;
    const before = tokensOf(t, 0);
    t.play(0, 'place-building', { corner: coast });
    expect(tokensOf(t, 0)).toBeGreaterThan(before);
  });

  // proves variant/catan-for-two: What the supply cannot give
  test('what the supply cannot give is lost', () => {
    const t = main();
    t.setBank('trade-token', 1).put(0, 'settlement', t.corner(-2, 0, 3));
    expect(tokensOf(t, 0)).toBe(1);
  });

  // proves variant/catan-for-two: Traveler: no tokens at the start
  // proves variant/catan-for-two: whose trade tokens
  test('Traveler: none at the start, at most seven, 14 in all', () => {
    const options = { forTwo: 'traveler' };
    const t = new Table(game, { seats: 2, options }).until('place-colour');
    expect([tokensOf(t, 0), t.bank('trade-token')]).toEqual([0, 14]);
    const u = tokens(main(options), 0, 6).put(0, 'settlement', t.corner(-2, 0, 3));
    expect(tokensOf(u, 0)).toBe(7);
  });

  // proves variant/catan-for-two: Once a turn you may give up a played knight
  test('a played knight may be given up for 2, once a turn', () => {
    const t = main();
    expect(t.refusal(0, 'give-up-knight')).toMatchObject({ code: 'no-knight' });
    t.set('played', 0, 2).play(0, 'give-up-knight');
    expect([tokensOf(t, 0), t.field('played', 0)]).toEqual([2, 1]);
    expect(t.refusal(0, 'give-up-knight')).toMatchObject({ code: 'no-knight' });
  });

  // proves variant/catan-for-two: Largest Army is counted again
  test('giving up a knight can lose the largest army, a tie included', () => {
    for (const theirs of [0, 3]) {
      const t = main();
      t.set('played', 0, theirs === 0 ? 3 : 4).set('played', t.b.cards.length, theirs);
      t.b.rules.reviewAwards(t.s);
      expect(holder(t, 'largest-army')).toBe(0);
      t.play(0, 'give-up-knight');
      expect(holder(t, 'largest-army')).toBe(-1);
    }
  });

  test('they cannot be traded, stolen, discarded or monopolised', () => {
    const t = tokens(main(), 0, 5);
    tokens(t, 1, 5);
    expect(t.field('handSize', 1)).toBe(0);
    expect(t.refusal(0, { move: 'offer', give: { 'trade-token': 1 }, want: { ore: 1 } })).toMatchObject({
      code: 'not-tradeable',
    });
    expect(t.legal(0, 'bank-trade')).toEqual([]);
    expect(t.b.choosable.map((good) => t.b.goods[good].id)).not.toContain('trade-token');
  });
});

describe('token actions', () => {
  // proves variant/catan-for-two: It costs 1 token
  test('cost 1, but 2 for the player with more points in sight', () => {
    const t = tokens(main(), 0, 3).set('blocker', 0, 5);
    t.play(0, 'send-robber', { hex: t.hex(-2, 0) });
    expect(tokensOf(t, 0)).toBe(2);
    t.put(0, 'settlement', t.corner(0, 0, 0))
      .cards(1, 'victory-point', 2)
      .set('blocker', 0, 5)
      .set('tokenActions', 0, 0)
      .play(0, 'send-robber', { hex: t.hex(-2, 0) })
      .set('tokenActions', 0, 0);
    expect(tokensOf(t, 0)).toBe(0);
    expect(t.refusal(0, 'send-robber', { hex: t.hex(-2, 0) })).toMatchObject({ code: 'no-tokens' });
  });

  // proves variant/catan-for-two: You may take one action a turn
  test('one may be taken a turn', () => {
    const t = tokens(main(), 0, 3).set('blocker', 0, 5).give(1, { ore: 1 });
    t.give(0, { ...t.hand(0), wool: 3 }).play(0, 'send-robber', { hex: t.hex(-2, 0) });
    expect(t.refusal(0, 'force-trade')).toMatchObject({ code: 'token-action-taken' });
    t.play(0, 'end-turn').until('main', 1).play(1, 'end-turn').until('main', 0);
    expect(t.field('tokenActions')).toBe(0);
  });

  // proves variant/catan-for-two: A paired turn has another token action
  test('and one in a paired part', () => {
    const t = tokens(tokens(main({ waiting: 'paired' }), 0, 3), 1, 3).set('blocker', 0, 5);
    t.play(0, 'send-robber', { hex: t.hex(-2, 0) }).play(0, 'end-turn');
    t.set('blocker', 0, 5).play(1, 'send-robber', { hex: t.hex(-2, 0) });
    expect(t.set('blocker', 0, 5).refusal(1, 'send-robber', { hex: t.hex(-2, 0) })).toMatchObject({
      code: 'token-action-taken',
    });
  });

  // proves variant/catan-for-two: You may take as many actions
  // proves variant/catan-for-two: actions for trade tokens in a turn
  test('option: as many as can be paid', () => {
    const t = tokens(main({ tokenActions: 'any' }), 0, 2).set('blocker', 0, 5);
    t.play(0, 'send-robber', { hex: t.hex(-2, 0) }).set('blocker', 0, 5);
    t.play(0, 'send-robber', { hex: t.hex(-2, 0) });
    expect(tokensOf(t, 0)).toBe(0);
  });

  // proves variant/catan-for-two: It costs 1 token
  test('send the robber to a desert, stealing nothing', () => {
    const t = tokens(main(), 0, 1)
      .set('blocker', 0, 5)
      .put(1, 'settlement', trail(quiet(), 0, 1).corners[1])
      .give(1, { ore: 2 });
    t.play(0, 'send-robber', { hex: t.hex(-2, 0) });
    expect([robberOn(t), t.decision, t.hand(1).ore]).toEqual([t.hex(-2, 0), 'main', 2]);
    tokens(t, 0, 1).set('tokenActions', 0, 0);
    expect(t.refusal(0, 'send-robber', { hex: t.hex(-2, 0) })).toMatchObject({ code: 'robber-there' });
  });

  // proves variant/catan-for-two: It costs 1 token
  test('send the robber off the board where there is no desert', () => {
    const t = tokens(main(), 0, 1);
    expect(t.refusal(0, 'expel-robber')).toMatchObject({ code: 'robber-there' });
    t.lay(t.hex(-2, 0), 'pasture').play(0, 'expel-robber');
    expect([robberOn(t), tokensOf(t, 0)]).toEqual([-1, 0]);
  });

  // proves variant/catan-for-two: It costs 1 token
  test('force a trade: two cards are drawn, then any two given back, taken ones among them', () => {
    const t = main().give(0, { ore: 1 }).give(1, { wool: 3 });
    tokens(t, 0, 1).play(0, 'force-trade');
    t.nature('steal', { good: 'wool' }).nature('steal', { good: 'wool' });
    t.play(0, 'give-back', { good: 'wool' }).play(0, 'give-back', { good: 'ore' });
    expect([t.hand(0), t.hand(1)]).toEqual([{ wool: 1 }, { wool: 2, ore: 1 }]);
    expect(t.decision).toBe('main');
  });

  // proves variant/catan-for-two: Nobody can force a trade with an empty hand
  test('force no trade with an empty hand or against one', () => {
    const t = tokens(main(), 0, 2);
    expect(t.refusal(0, 'force-trade')).toMatchObject({ code: 'empty-hand' });
    t.give(1, { ore: 2 });
    expect(t.refusal(0, 'force-trade')).toMatchObject({ code: 'empty-hand' });
  });

  // proves variant/catan-for-two: Against a single card that one is taken
  test('against a single card that one is taken, but two are given', () => {
    for (const forTwo of ['traders-barbarians', 'traveler']) {
      const t = main({ forTwo }).give(0, { ore: 2 }).give(1, { wool: 1 });
      tokens(t, 0, 1).play(0, 'force-trade').nature('steal', { good: 'wool' });
      t.play(0, 'give-back', { good: 'ore' }).play(0, 'give-back', { good: 'ore' });
      expect([t.hand(0), t.hand(1)]).toEqual([{ wool: 1 }, { ore: 2 }]);
    }
  });

  // proves variant/catan-for-two: First publication: 21 tokens
  test('in the first publication one card is exchanged for one', () => {
    const t = main({ forTwo: 'catan-news' }).give(0, { ore: 2 }).give(1, { wool: 1 });
    tokens(t, 0, 1)
      .play(0, 'force-trade')
      .nature('steal', { good: 'wool' })
      .play(0, 'give-back', { good: 'ore' });
    expect([t.hand(0), t.hand(1)]).toEqual([{ wool: 1, ore: 1 }, { ore: 1 }]);
  });
});

// proves variant/catan-for-two: A board that is not made for two
test('a board that is not made for two is laid as for three', () => {
  const four = 'seafarers/four-islands';
  const two = new Table(four, { seats: 2, modules: [game] });
  expect(two.b.layout.id).toBe(new Table(four, { seats: 3 }).b.layout.id);
});

// proves variant/catan-for-two: You need not build what a neutral colour has no piece for
test('nobody has to build what a neutral colour has no piece for', () => {
  const t = main();
  const { edges } = trail(t, 0, 2);
  neutral(t, 'settlement', trail(t, 1, 1).corners[0]);
  neutral(t, 'settlement', trail(t, -1, 1).corners[0], 1);
  // every neutral road lies somewhere: so many edges that touch neither row
  const spare = Array.from({ length: t.b.topology.edges }, (_, edge) => edge).filter(
    (edge) => t.field('route', edge) === 0 && !edges.includes(edge),
  );
  for (const colour of [0, 1])
    for (const edge of spare.splice(0, t.b.piece('road').limit)) neutral(t, 'road', edge, colour);
  t.put(0, 'road', edges[0]).give(0, ROAD).play(0, 'road', { edge: edges[1] });
  expect(t.decision).toBe('main');
});
