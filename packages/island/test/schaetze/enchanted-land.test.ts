import { describe, expect, test } from 'vitest';
import { liftPiece } from '../../mechanics/index.ts';
import { lairLand } from '../../schaetze/mechanics/lairs.ts';
import type { Table } from '../table.ts';
import { fresh, terrainAt } from './waters.ts';

const ROW = 'schaetze/enchanted-land';
const CK = { modules: ['cities-knights/core'] };
const OLD = { options: { enchantedRules: '2001' } };

const land = (t: Table) => lairLand(t.b, 'enchanted');
const cornersOf = (t: Table): number[] => Array.from({ length: t.b.topology.corners }, (_, corner) => corner);
const coast = (t: Table): number[] => cornersOf(t).filter((corner) => land(t).coast[corner]);
const inland = (t: Table): number[] =>
  cornersOf(t).filter((corner) => land(t).on[corner] && !land(t).coast[corner]);
const lairsOf = (t: Table): number[] => cornersOf(t).filter((corner) => t.field('lair', corner) > 0);
const region = (t: Table, hex: number): string | undefined => t.b.layout.hexes[hex].region;
const goal = (t: Table): number => t.b.rules.target(t.s, 0);
const fits = (t: Table, piece: string, edge: number): boolean =>
  t.b.rules.edgeFit(t.s, t.b.piece(piece).index, edge);
/** a ship's edge that ends at the corner */
const shipEdge = (t: Table, corner: number): number =>
  t.b.walks.edgesAt[corner].find((edge) => fits(t, 'ship', edge)) ?? -1;
/** a corner of the coast where a ship can end and no desert lies */
const port = (t: Table, nth = 0): number =>
  coast(t).filter((corner) => shipEdge(t, corner) >= 0 && t.b.walks.hexesAt[corner].length === 3)[nth];

/** Seat 0 trading and building on an empty board with empty hands. */
function main(options: Parameters<typeof fresh>[1] = {}): Table {
  const t = fresh(ROW, options).started().until('main', 0).bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
}

/** the same with the knight of a seat on a corner, and so many knight cards played */
function knight(t: Table, corner: number, played = 0, seat = 0): Table {
  t.put(seat, 'lair-knight', corner);
  return t.set('played', seat * t.b.cards.length + t.b.card('knight'), played);
}

const challenged = (t: Table, value: number): Table =>
  t.play(0, 'challenge-dragon').nature('lair', { value });

// proves schaetze/enchanted-land: The first to 19 points on their own turn wins.
// proves schaetze/enchanted-land: The first to 16 points on their own turn wins.
// proves schaetze/enchanted-land: The first to 17 points on their own turn wins.
// proves schaetze/enchanted-land: The first to 15 points on their own turn wins.
// proves schaetze/enchanted-land: The rules and the map
// proves schaetze/enchanted-land: The rules of 2001 have a map of their own
// proves schaetze/enchanted-land-knights: You need two more points to win
test.each([
  [3, {}, 19],
  [4, {}, 16],
  [3, OLD, 17],
  [4, OLD, 15],
  [3, CK, 21],
  [4, CK, 18],
  [3, { ...CK, ...OLD }, 19],
  [4, { ...CK, ...OLD }, 17],
])('%i players %o play to %i points', (seats, options, points) => {
  expect(goal(fresh(ROW, { seats, ...options }))).toBe(points);
});

// proves schaetze/enchanted-land: Everybody starts on the main island.
// proves schaetze/enchanted-land: There is no Largest Army.
// proves schaetze/enchanted-land: Everybody starts with three settlements
// proves schaetze/enchanted-land: Everybody starts with two settlements
// proves schaetze/enchanted-land-knights: Everybody starts with two settlements and, as the second, a city
test('everybody starts on the main island, with three settlements or, in 2001, two', () => {
  const t = fresh(ROW).until('place-building');
  for (const { corner } of t.legal(0, 'place-building'))
    expect(t.b.walks.hexesAt[Number(corner)].map((hex) => region(t, hex))).toContain('main');
  const rounds = [{}, OLD, CK].map((options) => {
    const at = fresh(ROW, options);
    return at.b.rules.startRounds(at.s);
  });
  expect(rounds).toEqual([3, 2, 3]);
  const ck = fresh(ROW, CK);
  expect([0, 1, 2].map((round) => ck.b.pieces[ck.b.rules.startPiece(ck.s, round)].id)).toEqual([
    'settlement',
    'city',
    'settlement',
  ]);
  expect(t.b.awards.map(({ id }) => id)).not.toContain('largest-army');
});

// proves schaetze/enchanted-land: A dragon token lies face down on every corner of the deserts
// proves schaetze/enchanted-land: The dragons are of strength 1, 2 and 3.
// proves schaetze/enchanted-land: There are six dragons of strength 1, seven of 2 and six of 3.
// proves schaetze/enchanted-land: The four deserts of 2001 touch only 16
// proves schaetze/enchanted-land: Both maps are lost
test.each([
  ['the box', {}, 19],
  ['2001', OLD, 16],
])('a dragon lies on every corner of the deserts of %s', (_of, options, count) => {
  const t = main(options);
  const wanted = cornersOf(t).filter((corner) =>
    t.b.walks.hexesAt[corner].some((hex) => region(t, hex) === 'enchanted' && terrainAt(t, hex) === 'desert'),
  );
  expect(lairsOf(t)).toEqual(wanted);
  expect(wanted).toHaveLength(count);
  expect(cornersOf(t).filter((corner) => t.field('lairSeen', corner) > 0)).toEqual([]);
  expect([0, 1, 2].map((i) => t.field('lairsClosed', i))).toEqual([6, 7, 6]);
});

// proves schaetze/enchanted-land: On the Enchanted Land settlements stand only on the coast
test('settlements stand on the coast of the land alone, and never become cities', () => {
  const t = main();
  const [inner] = inland(t);
  for (const at of [inner, port(t)]) {
    t.bare().give(0, { brick: 1, lumber: 1, wool: 1, grain: 1 });
    t.put(0, 'ship', at === inner ? t.b.walks.edgesAt[at][0] : shipEdge(t, at));
    expect(t.refusal(0, 'settlement', { corner: at })?.code).toBe(at === inner ? 'inland' : undefined);
  }
  t.put(0, 'settlement', port(t)).give(0, { grain: 2, ore: 3 });
  expect(t.refusal(0, 'city', { corner: port(t) })?.code).toBe('no-city-there');
  const home = cornersOf(t).find((corner) =>
    t.b.walks.hexesAt[corner].some((hex) => region(t, hex) === 'main'),
  )!;
  t.put(0, 'settlement', home);
  expect(t.refusal(0, 'city', { corner: home })).toBeUndefined();
});

// proves schaetze/enchanted-land: no road lies on the Enchanted Land.
// proves schaetze/enchanted-land: Roads lie along the coast of the Enchanted Land and nowhere else on it.
test('roads lie along the coast of 2001, nowhere else on the land, and not at all in the box', () => {
  const codes = (options: object) => {
    const t = main(options);
    const at = port(t);
    const [along, in_] = [1, 2].map((count) =>
      t.b.walks.edgesAt[at].find(
        (edge) => t.b.walks.hexesAlong[edge].filter((hex) => region(t, hex) === 'enchanted').length === count,
      ),
    );
    const inner =
      in_ ?? t.b.walks.edgesAt[inland(t)[0]].find((edge) => t.b.walks.hexesAlong[edge].length === 2);
    t.put(0, 'settlement', at).give(0, { brick: 1, lumber: 1 });
    t.put(0, 'settlement', t.b.walks.endsOf[inner!][0]);
    return [along, inner].map((edge) => t.refusal(0, 'road', { edge })?.code);
  };
  expect(codes({})).toEqual(['no-road-there', 'no-road-there']);
  expect(codes(OLD)).toEqual([undefined, 'no-road-there']);
});

// proves schaetze/enchanted-land: Robber and pirate start off the board
// proves schaetze/enchanted-land: The robber does not enter the Enchanted Land.
test('robber and pirate begin off the board, and the robber never enters the land', () => {
  const t = fresh(ROW).started();
  expect(t.b.blockers.map((_, i) => t.b.fields.blocker.get(t.s, i))).toEqual([-1, -1]);
  t.until('roll', 0).roll(7);
  while (
    t.decision !== 'robber' &&
    t.decision !== 'move-blocker' &&
    t.legal(t.active, 'move-robber').length === 0
  )
    t.anything();
  const inside = t.b.layout.hexes.findIndex((hex) => hex.region === 'enchanted');
  const robber = t.b.blocker('robber');
  expect(t.b.the.blockers.barStand(t.s, robber, inside, 0)?.code).toBe('robber-kept-out');
  const home = t.b.layout.hexes.findIndex((hex) => hex.region === 'main');
  expect(t.b.the.blockers.barStand(t.s, robber, home, 0)).toBeUndefined();
});

describe('a knight', () => {
  /** Seat 0 is about to lay a ship to the port. */
  const sailing = (played: number): Table => {
    const t = main();
    const edge = shipEdge(t, port(t));
    const from = t.b.walks.endsOf[edge].find((end) => end !== port(t))!;
    const before = t.b.walks.edgesAt[from].find((one) => one !== edge && fits(t, 'ship', one))!;
    t.put(0, 'ship', before).give(0, { lumber: 1, wool: 1 });
    t.set('played', t.b.card('knight'), played);
    return t.play(0, 'ship', { edge });
  };

  // proves schaetze/enchanted-land: Everybody has one knight.
  // proves schaetze/enchanted-land: As soon as you have played a Knight card
  test('must land once a ship comes and a knight card was played', () => {
    expect(sailing(0).decision).toBe('main');
    const t = sailing(1);
    expect(t.decision).toBe('knight-ashore');
    expect(t.legal(0)).toEqual([{ move: 'knight-ashore', corner: port(t) }]);
    t.play(0, 'knight-ashore', { corner: port(t) });
    expect([t.decision, t.b.the.lairs.knightOf(t.s, 0)]).toEqual(['main', port(t)]);
    expect(t.b.piece('lair-knight').limit).toBe(1);
  });

  // proves schaetze/enchanted-land: Everybody has one knight.
  test('must land once a knight card is played and ships lead there', () => {
    const t = sailing(0).cards(0, 'knight').play(0, 'play-card', { card: 'knight' });
    expect(t.decision).toBe('knight-ashore');
  });

  // proves schaetze/enchanted-land: Everybody has one knight.
  test('lands beside a building at the end of the ships', () => {
    const t = sailing(0).put(1, 'settlement', port(main()));
    t.cards(0, 'knight').play(0, 'play-card', { card: 'knight' });
    const landings = t.legal(0, 'knight-ashore').map(({ corner }) => Number(corner));
    expect(landings.sort()).toEqual([...land(t).steps[port(t)]].sort());
  });

  // proves schaetze/enchanted-land: Yours lands at the end of one of
  // proves schaetze/enchanted-land: No knight lands where another stands
  test('waits while another stands there, and lands at the end of a turn', () => {
    const t = knight(sailing(0), port(main()), 0, 1);
    t.cards(0, 'knight').play(0, 'play-card', { card: 'knight' });
    expect(t.decision).not.toBe('knight-ashore');
    while (t.decision !== 'main') t.anything();
    liftPiece(t.b, t.s, t.b.piece('lair-knight').index, port(t));
    t.play(0, 'end-turn');
    expect([t.decision, t.active]).toEqual(['knight-ashore', 0]);
  });

  // proves schaetze/enchanted-land: It may pass along the coast
  // proves schaetze/enchanted-land: It cannot pass another knight
  // proves schaetze/enchanted-land: On your turn your knight walks for 1 grain a step
  // proves schaetze/enchanted-land: Settlements do not stop a knight.
  test('walks for a grain a step, past the coast and not past knights', () => {
    const t = main();
    const at = inland(t).find((corner) => land(t).steps[corner].some((next) => land(t).coast[next]))!;
    const edgeOfLand = land(t).steps[at].find((next) => land(t).coast[next])!;
    knight(t, edgeOfLand).give(0, { grain: 1 });
    expect(t.legal(0, 'walk-ashore')).toEqual([{ move: 'walk-ashore', corner: at }]);
    t.play(0, 'walk-ashore', { corner: at });
    expect([t.hand(0).grain ?? 0, t.b.the.lairs.knightOf(t.s, 0)]).toEqual([0, at]);
    const [away] = land(t).steps[at].filter((corner) => !land(t).coast[corner]);
    expect(t.refusal(0, 'walk-ashore', { corner: away })?.code).toBe('walk-too-far');
    t.give(0, { grain: 2 });
    expect(t.refusal(0, 'walk-ashore', { corner: edgeOfLand })?.code).toBe('walk-on-coast');
    const next = land(t).steps[at].find((corner) => !land(t).coast[corner])!;
    const beyond = land(t).steps[next].find((corner) => corner !== at && !land(t).coast[corner])!;
    expect(t.refusal(0, 'walk-ashore', { corner: beyond })).toBeUndefined();
    knight(t, next, 0, 1);
    expect(t.refusal(0, 'walk-ashore', { corner: next })?.code).toBe('walk-too-far');
    expect(t.refusal(0, 'walk-ashore', { corner: beyond })?.code).toBe('walk-too-far');
  });

  // proves schaetze/enchanted-land: Settlements do not stop a knight.
  test('walks past a settlement on the coast, two steps for two grain', () => {
    const t = main();
    const via = coast(t).find(
      (corner) =>
        land(t).steps[corner].length === 3 && land(t).steps[corner].some((next) => !land(t).coast[next]),
    )!;
    const to = land(t).steps[via].find((next) => !land(t).coast[next])!;
    const from = land(t).steps[via].find((next) => land(t).coast[next])!;
    t.put(1, 'settlement', via);
    knight(t, from).give(0, { grain: 2 }).play(0, 'walk-ashore', { corner: to });
    expect(t.hand(0).grain ?? 0).toBe(0);
  });

  // proves schaetze/enchanted-land: Your knight challenges the dragon where it stands
  // proves schaetze/enchanted-land: Otherwise it stays there.
  // proves schaetze/enchanted-land: Each beaten one is worth 1 point.
  // proves schaetze/enchanted-land: turn a token over, you show it to all
  // proves schaetze/enchanted-land: a dragon that you know to be too strong
  test('beats a dragon with more knight cards than it is strong, and not with as many', () => {
    const t = main();
    const at = lairsOf(t).find((corner) => !land(t).coast[corner])!;
    const points = t.points(0);
    knight(t, at, 2);
    challenged(t, 2);
    expect([t.field('lair', at), t.field('lairSeen', at), t.points(0)]).toEqual([1, 2, points]);
    expect(t.refusal(0, 'challenge-dragon')?.code).toBe('dragon-too-strong');
    t.set('played', t.b.card('knight'), 3).play(0, 'challenge-dragon');
    expect([t.field('lair', at), t.field('lairSeen', at), t.points(0)]).toEqual([0, 0, points + 1]);
    expect(t.refusal(0, 'challenge-dragon')?.code).toBe('no-dragon-here');
  });

  // proves schaetze/enchanted-land: may walk and challenge several times in a turn
  test('walks and fights twice in a turn', () => {
    const t = main();
    const at = lairsOf(t).find((corner) =>
      land(t).steps[corner].some((next) => t.field('lair', next) && !land(t).coast[next]),
    )!;
    const next = land(t).steps[at].find((corner) => t.field('lair', corner) && !land(t).coast[corner])!;
    challenged(knight(t, at, 4), 3)
      .give(0, { grain: 1 })
      .play(0, 'walk-ashore', { corner: next });
    challenged(t, 1);
    expect([t.field('lairsWon'), t.field('lairsClosed', 0), t.field('lairsClosed', 2)]).toEqual([2, 5, 5]);
  });
});

// proves schaetze/enchanted-land: at once when you have beaten six dragons
// proves schaetze/enchanted-land-knights: The number of dragons that wins stays the same.
test.each([
  [3, {}, 6],
  [4, {}, 6],
  [3, OLD, 4],
  [4, OLD, 6],
])('%i players %o win with %i dragons', (seats, options, wins) => {
  for (const has of [wins - 2, wins - 1]) {
    const t = main({ seats, ...options });
    const at = lairsOf(t).find((corner) => !land(t).coast[corner])!;
    challenged(knight(t.set('lairsWon', 0, has), at, 4), 3);
    expect(t.over).toBe(has === wins - 1);
    if (t.over) expect([t.b.rules.winners(t.s), t.b.rules.ending(t.s)]).toEqual([[0], 'condition']);
  }
});

describe('with Cities & Knights', () => {
  const ck = (options = {}): Table => main({ ...CK, ...options });
  /** an active knight of the seat that may act */
  const active = (t: Table, seat: number, corner: number, piece = 'basic-knight'): Table =>
    t.put(seat, piece, corner).set('knightActive', corner, 1).set('knightDone', corner, 0);
  const inner = (t: Table): number => lairsOf(t).find((corner) => !land(t).coast[corner])!;
  const home = (t: Table): number =>
    cornersOf(t).find(
      (corner) =>
        t.b.walks.hexesAt[corner].length === 3 &&
        t.b.walks.hexesAt[corner].every((hex) => region(t, hex) === 'main'),
    )!;
  /** the last step of a line to the port, and the corner where a knight waits at it */
  const lane = (t: Table) => {
    const edge = shipEdge(t, port(t));
    return { edge, from: t.b.walks.endsOf[edge].find((end) => end !== port(t))! };
  };

  test('the two have a number of dragons in common', () => {
    const t = ck();
    const at = inner(t);
    active(t.set('lairsWon', 0, 5), 0, at, 'mighty-knight')
      .play(0, 'challenge-dragon')
      .nature('lair', { value: 3 });
    expect([t.over, t.b.rules.ending(t.s)]).toEqual([true, 'condition']);
  });

  // proves schaetze/enchanted-land-knights: You hire knights on the main island
  // proves schaetze/enchanted-land-knights: If you have no knight at all, you hire your next one there
  test('knights are hired at home, but the first one at the end of the ships', () => {
    const t = ck().give(0, { wool: 1, ore: 1 });
    const road = t.b.walks.edgesAt[home(t)][0];
    t.put(0, 'road', road).put(0, 'ship', lane(t).edge);
    expect(t.refusal(0, 'basic-knight', { corner: home(t) })?.code).toBe('hired-ashore');
    expect(t.refusal(0, 'basic-knight', { corner: port(t) })).toBeUndefined();
    t.put(0, 'basic-knight', t.b.walks.endsOf[road].find((end) => end !== home(t))!);
    expect(t.refusal(0, 'basic-knight', { corner: port(t) })?.code).toBe('hired-at-home');
    expect(t.refusal(0, 'basic-knight', { corner: home(t) })).toBeUndefined();
  });

  // proves schaetze/enchanted-land-knights: As soon as ships lead to its coast and a knight can act
  // proves schaetze/enchanted-land-knights: Landing is an action.
  // proves schaetze/enchanted-land-knights: one of yours goes to the Enchanted Land
  test('an active knight must land when the ships arrive, and one alone', () => {
    const t = ck();
    const { edge, from } = lane(t);
    const before = t.b.walks.edgesAt[from].find((one) => one !== edge && fits(t, 'ship', one))!;
    active(t, 0, from).put(0, 'ship', before).give(0, { lumber: 1, wool: 1 });
    t.play(0, 'ship', { edge });
    expect(t.legal(0)).toEqual([{ move: 'knight-ashore', corner: from, to: port(t) }]);
    t.play(0, 'knight-ashore', { corner: from, to: port(t) });
    expect([t.field('knightActive', port(t)), t.decision]).toEqual([0, 'main']);
    active(t, 0, from);
    expect(t.refusal(0, 'move-knight', { corner: from, to: port(t) })?.code).toBeDefined();
    t.play(0, 'end-turn');
    expect(t.active).toBe(1);
    const back = ck().put(0, 'ship', edge);
    active(back, 0, port(back));
    expect(back.refusal(0, 'move-knight', { corner: port(back), to: from })?.code).toBe('by-landing');
  });

  // proves schaetze/enchanted-land-knights: As soon as ships lead to its coast and a knight can act
  test('an inactive knight does not land', () => {
    const t = ck();
    const { edge, from } = lane(t);
    t.put(0, 'ship', edge).put(0, 'basic-knight', from).play(0, 'end-turn');
    expect(t.active).toBe(1);
    const ready = ck();
    active(ready.put(0, 'ship', edge), 0, from).play(0, 'end-turn');
    expect([ready.decision, ready.active]).toEqual(['knight-ashore', 0]);
  });

  // proves schaetze/enchanted-land-knights: you drive a knight off there, you
  // proves schaetze/enchanted-land-knights: A knight that lands drives a weaker one off.
  test('a knight that lands drives a weaker one off, and its player puts it on the coast', () => {
    const t = ck();
    const { edge, from } = lane(t);
    active(t.put(0, 'ship', edge).put(1, 'basic-knight', port(t)), 0, from, 'strong-knight');
    t.play(0, 'end-turn').play(0, 'knight-ashore', { corner: from, to: port(t) });
    expect(t.legal(0).map(({ corner }) => Number(corner))).toEqual(coast(t).filter((at) => at !== port(t)));
    const equal = ck();
    active(equal.put(0, 'ship', edge).put(1, 'basic-knight', port(t)), 0, from).play(0, 'end-turn');
    expect(equal.active).toBe(1);
  });

  // proves schaetze/enchanted-land-knights: It cannot stop on the coast or pass a knight
  // proves schaetze/enchanted-land-knights: On the Enchanted Land an active knight walks up to three steps
  // proves schaetze/enchanted-land-knights: Once ashore knights do not drive each other off.
  test('an active knight walks up to three steps, as its action', () => {
    const t = ck();
    const far = (start: number): Map<number, number> => {
      const found = new Map([[start, 0]]);
      for (const [at, steps] of found)
        for (const next of land(t).steps[at]) if (!found.has(next)) found.set(next, steps + 1);
      return found;
    };
    const at = inner(t);
    active(t, 0, at);
    const wanted = inland(t).filter((corner) => corner !== at && far(at).get(corner)! <= 3);
    expect(
      t
        .legal(0, 'walk-ashore')
        .map(({ corner }) => Number(corner))
        .sort(),
    ).toEqual(wanted.sort());
    const [there] = land(t).steps[at].filter((corner) => !land(t).coast[corner]);
    t.put(1, 'basic-knight', there);
    expect(t.refusal(0, 'walk-ashore', { corner: there })?.code).toBe('walk-too-far');
    expect(t.refusal(0, 'displace-knight', { corner: at, to: there })?.code).toBeDefined();
    const beside = wanted.find(
      (corner) => corner !== there && t.refusal(0, 'walk-ashore', { corner }) === undefined,
    )!;
    t.play(0, 'walk-ashore', { corner: beside });
    expect([at, beside].map((corner) => t.field('knightUnit', corner))).toEqual([
      0,
      t.b.mark(0, t.b.piece('basic-knight').index),
    ]);
    expect(t.field('knightActive', beside)).toBe(0);
    expect(t.refusal(0, 'walk-ashore', { corner: at })?.code).toBe('unit-inactive');
    expect(t.refusal(0, 'challenge-dragon')?.code).toBe('unit-inactive');
  });

  // proves schaetze/enchanted-land-knights: It beats a dragon that is no stronger
  // proves schaetze/enchanted-land-knights: An active knight may fight as its action
  test.each([
    ['basic-knight', 1, true],
    ['basic-knight', 2, false],
    ['strong-knight', 2, true],
    ['strong-knight', 3, false],
  ])('an active %s against a dragon of %i: %s', (piece, value, wins) => {
    const t = ck();
    const at = inner(t);
    active(t, 0, at, piece).play(0, 'challenge-dragon').nature('lair', { value });
    expect([t.field('lairsWon'), t.field('knightActive', at)]).toEqual([wins ? 1 : 0, 0]);
  });

  // proves schaetze/enchanted-land-knights: An inactive knight may look at the dragon
  test('in 2001 an inactive knight looks at its dragon without a fight', () => {
    const t = ck(OLD);
    const at = inner(t);
    t.put(0, 'mighty-knight', at).play(0, 'look-at-dragon').nature('lair', { value: 1 });
    expect([t.field('lairSeen', at), t.field('lair', at), t.field('lairsWon')]).toEqual([1, 1, 0]);
    expect(t.refusal(0, 'look-at-dragon')?.code).toBe('no-look');
    const box = ck();
    box.put(0, 'mighty-knight', at);
    expect(box.legal(0, 'look-at-dragon')).toEqual([]);
  });

  // proves schaetze/enchanted-land-knights: Knights on the Enchanted Land or at sea do not count
  // proves schaetze/enchanted-land-knights: The knight on the Enchanted Land does not count
  test('knights abroad do not count against the barbarians, at sea in the box alone', () => {
    const counts = (options: object): number[] => {
      const t = ck(options);
      const sea = cornersOf(t).find((corner) =>
        t.b.walks.hexesAt[corner].every((hex) => terrainAt(t, hex) === 'sea'),
      )!;
      return [inner(t), sea, home(t)].map((corner) => {
        t.bare();
        active(t, 0, corner);
        return t.b.the.defence.strength(t.s, 0);
      });
    };
    expect(counts({})).toEqual([0, 0, 1]);
    expect(counts(OLD)).toEqual([0, 1, 1]);
  });

  // proves schaetze/enchanted-land-knights: No knight deserts from the Enchanted Land
  // proves schaetze/enchanted-land-knights: Intrigue has no effect on the Enchanted Land
  // proves schaetze/enchanted-land-knights: Intrigue drives off any knight on the Enchanted Land
  test('no knight deserts from there, no token is swapped there, and Intrigue works in 2001 alone', () => {
    for (const options of [{}, OLD]) {
      const t = ck(options);
      const at = inner(t);
      t.put(1, 'basic-knight', at);
      expect([at, home(t)].map((corner) => t.b.the.deserter.spares(t.s, corner))).toEqual([true, false]);
      const hexes = ['enchanted', 'main'].map((name) =>
        t.b.layout.hexes.findIndex((hex) => hex.region === name),
      );
      expect(hexes.map((hex) => t.b.the.inventor.stays(t.s, hex))).toEqual([true, false]);
      expect(t.b.the.units.atRoutes(t.s, 0, at)).toBe(options === OLD);
      expect(t.b.the.units.finder(t.s, 1, at)).toBe(0);
      expect([...t.b.the.units.refuges(t.s, 1, at)]).toEqual(coast(t));
    }
  });
});
