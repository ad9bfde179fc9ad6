import { decisionOf, eventFor, NATURE, Rng, resample, viewOf } from '@hexwright/kernel';
import { describe, expect, test } from 'vitest';
import { watersOf } from '../../mechanics/land/waters.ts';
import { Table, type TableOptions } from '../table.ts';

const ROW = 'misc/multicatan-big-game';
const open = (asked: TableOptions = {}) => new Table(ROW, { seats: 6, ...asked }).started().until('main');
/** a table whose first turn is played with empty hands */
const poor = (asked: TableOptions = {}) => {
  const t = open(asked);
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
};
const home = (t: Table, seat: number) => t.field('home', seat);
const isKnown = (t: Table, seat: number) => t.field('known', seat) === 1;
const asked = (t: Table) => decisionOf(t.s)!.seats;
const places = (t: Table) => watersOf(t.b).places;
/** whoever lives there */
const at = (t: Table, place: number) =>
  Array.from({ length: t.b.seats }, (_, seat) => seat).find((seat) => home(t, seat) === place)!;
/** the coast of an island, and free corners of it where a settlement keeps its distance */
const sites = (t: Table, place: number) =>
  t.b.walks.edgesAt.flatMap((_, corner) =>
    watersOf(t.b).cornerAt[corner] === place &&
    t.b.rules.cornerFit(t.s, corner) &&
    t.b.fields.building.get(t.s, corner) === 0 &&
    !t.b.rules.tooNear(t.s, 0, corner)
      ? [corner]
      : [],
  );
const endTurn = (t: Table) => {
  for (const seat of asked(t)) t.play(seat, 'end-turn');
  return t.until('main');
};
const visit = (t: Table, seat: number, place: number) => t.put(seat, 'settlement', sites(t, place)[0]);

describe('two sides', () => {
  // proves misc/multicatan-big-game: There are two sides, the Orange Sun and the Green Moon
  // proves misc/multicatan-big-game: All players of a side have their turn at the same time
  // proves misc/multicatan-big-game: The Sun has the first turn, then the Moon
  // proves misc/multicatan-big-game: When the last player of a side is done, the other side follows
  test.each([
    [6, [0, 1, 2], [3, 4, 5]],
    [7, [0, 1, 2, 3], [4, 5, 6]],
  ])('of %i players have their turns by turns', (seats, sun, moon) => {
    const t = poor({ seats });
    expect([t.field('turn'), asked(t)]).toEqual([1, sun]);
    t.play(sun[1], 'end-turn');
    expect(asked(t)).toEqual(sun.filter((seat) => seat !== sun[1]));
    expect(t.legal(sun[1])).toEqual([]);
    for (const seat of asked(t)) t.play(seat, 'end-turn');
    t.until('main');
    expect([t.field('turn'), asked(t)]).toEqual([2, moon]);
    endTurn(t);
    expect([t.field('turn'), asked(t)]).toEqual([3, sun]);
  });

  test('of thirty players are fifteen each', () => {
    const t = poor({ seats: 30 });
    expect(asked(t)).toEqual(Array.from({ length: 15 }, (_, seat) => seat));
    expect(asked(endTurn(t))).toEqual(Array.from({ length: 15 }, (_, seat) => seat + 15));
  });

  // proves misc/multicatan-big-game: A card is turned over for everybody when a turn begins
  test('get a number that nobody asks for, and everybody receives goods', () => {
    const t = poor();
    for (const seat of asked(t)) t.play(seat, 'end-turn');
    expect([t.decision, decisionOf(t.s)!.nature]).toEqual(['dice-card', true]);
    expect(t.b.moves.some(({ name }) => name === 'roll')).toBe(false);
    t.nature('dice-card', { red: 5, yellow: 5 });
    expect(t.decision).toBe('main');
    for (let seat = 0; seat < 3; seat++) expect(t.hand(seat)).toEqual({ lumber: 1 });
  });

  // proves misc/multicatan-big-game: While you choose something, or an offer waits
  test('wait while one of them chooses, or an offer is open', () => {
    const t = poor();
    t.cards(0, 'year-of-plenty').play(0, 'play-card', { card: 'year-of-plenty' });
    expect(asked(t)).toEqual([0]);
    t.play(0, 'choose-good', { good: 'ore' }).play(0, 'choose-good', { good: 'ore' });
    expect(asked(t)).toEqual([0, 1, 2]);
    visit(t, 0, home(t, 3));
    t.play(0, 'offer', { give: { ore: 1 }, want: { wool: 1 } });
    expect(asked(t)).toEqual([0, 3]);
    t.play(3, 'decline');
    expect(asked(t)).toEqual([0, 1, 2]);
  });
});

describe('islands', () => {
  // proves misc/multicatan-big-game: You begin alone on an island of your own
  // proves misc/multicatan-big-game: which one is yours is dealt in secret
  // proves misc/multicatan-big-game: Two settlements are printed on each island
  test.each([6, 13, 30])('of %i players are their own, with two settlements, a road and a ship', (seats) => {
    const t = new Table(ROW, { seats }).started();
    const { cornerAt, edgeAt } = watersOf(t.b);
    const homes = Array.from({ length: seats }, (_, seat) => home(t, seat));
    expect(new Set(homes).size).toBe(seats);
    homes.forEach((place, seat) => {
      expect(place < places(t) / 2).toBe(seat < Math.ceil(seats / 2));
      const own = (piece: string) => t.b.mark(seat, t.b.piece(piece).index);
      const towns = t.b.walks.edgesAt.flatMap((_, corner) =>
        t.b.fields.building.get(t.s, corner) === own('settlement') ? [corner] : [],
      );
      expect(towns.map((corner) => cornerAt[corner])).toEqual([place, place]);
      const lands = towns.map((c) => t.b.walks.hexesAt[c].filter((hex) => t.b.fields.numbers.get(t.s, hex)));
      expect(lands.map((hexes) => hexes.length).sort()).toEqual([2, 3]);
      for (const piece of ['road', 'ship']) {
        const lie = Array.from({ length: t.b.topology.edges }, (_, edge) => edge).filter(
          (edge) => t.b.fields.route.get(t.s, edge) === own(piece),
        );
        expect(lie.map((edge) => edgeAt[edge])).toEqual([place]);
      }
    });
  });

  test('bring the goods of the settlement on the coast', () => {
    const t = new Table(ROW, { seats: 6 });
    while (t.field('homesDealt') <= 6) t.anything();
    for (let seat = 0; seat < 6; seat++) expect(t.hand(seat)).toEqual({ grain: 1, ore: 1 });
  });

  // proves misc/multicatan-big-game: An island has seven hexes, a general harbour and one for a single good
  // proves misc/multicatan-big-game: All islands of a side are alike
  test('have seven hexes, alike on a side, and two harbours', () => {
    const t = open({ seats: 30 });
    const { cornerAt } = watersOf(t.b);
    const lands = Array.from({ length: 30 }, (_, place) => {
      const hexes = t.b.layout.hexes.flatMap(({ terrain, number }, hex) =>
        number !== undefined && t.b.walks.cornersOf[hex].every((corner) => cornerAt[corner] === place)
          ? [`${terrain} ${number}`]
          : [],
      );
      expect(hexes).toHaveLength(7);
      return hexes.join();
    });
    expect(new Set(lands.slice(0, 15)).size).toBe(1);
    expect(new Set(lands.slice(15)).size).toBe(1);
    const kinds = Array.from({ length: 30 }, (): string[] => []);
    t.b.layout.harbours.places.forEach(({ kind }, i) => {
      kinds[cornerAt[t.b.harbourCorner[i * 2]]].push(kind!);
    });
    for (const list of kinds) {
      expect(list).toHaveLength(2);
      expect(list.filter((kind) => kind === 'any')).toHaveLength(1);
    }
  });

  test('of both sides have the same terrains with numbers that are as likely', () => {
    const { layout } = open().b;
    const land = (rows: (r: number) => boolean) =>
      layout.hexes
        .flatMap(({ r, terrain, number }) =>
          number !== undefined && rows(r) ? [`${terrain} ${6 - Math.abs(7 - Number(number))}`] : [],
        )
        .sort();
    expect(land((r) => r < 2)).toHaveLength(21);
    expect(land((r) => r > 3)).toEqual(land((r) => r < 2));
  });

  // proves misc/multicatan-big-game: With an odd number of players one island of the Moon stays empty
  test('of an odd number of players: one of the Moon is empty, and can be settled', () => {
    const t = poor({ seats: 7, seed: 3 });
    // the last place of the Moon is the empty one here
    const taken = Array.from({ length: 7 }, (_, seat) => home(t, seat));
    const [empty, ...more] = [0, 1, 2, 3, 4, 5, 6, 7].filter((place) => !taken.includes(place));
    expect(more).toEqual([]);
    expect(empty).toBeGreaterThan(3);
    const settled = new Set<number>();
    for (let seed = 1; seed <= 12; seed++) {
      const guess = resample(t.s, 0, new Rng(seed));
      for (let seat = 4; seat < 7; seat++) settled.add(guess.cells[t.b.field('home') + seat]);
    }
    expect([...settled].sort()).toEqual([4, 5, 6, 7]);
    const near = Array.from({ length: 4 }, (_, seat) => seat).find((seat) =>
      t.b.the.homes.reaches(home(t, seat), empty),
    )!;
    const before = t.points(near);
    visit(t, near, empty);
    expect(t.points(near)).toBe(before + 2);
    expect(Array.from({ length: 7 }, (_, seat) => isKnown(t, seat)).filter(Boolean)).toHaveLength(1);
  });
});

describe('reach', () => {
  // proves misc/multicatan-big-game: You can build at your own island, at those of the players to your left and right
  // proves misc/multicatan-big-game: The first and the last island of a side lie next to each other
  test('is the own island, two beside it, the one opposite and the two next to that', () => {
    const t = open({ seats: 30 });
    const reached = (place: number) =>
      Array.from({ length: 30 }, (_, to) => to).filter((to) => t.b.the.homes.reaches(place, to));
    expect(reached(7)).toEqual([6, 7, 8, 21, 22, 23]);
    expect(reached(0)).toEqual([0, 1, 14, 15, 16, 29]);
    expect(reached(14)).toEqual([0, 13, 14, 15, 28, 29]);
    expect(reached(29)).toEqual([0, 13, 14, 15, 28, 29]);
    for (let place = 0; place < 30; place++) expect(reached(place)).toHaveLength(6);
  });

  // proves misc/multicatan-big-game: All other waters are out of your reach
  test('ends there: nothing can be built further on', () => {
    const t = poor({ seats: 8 });
    const seat = at(t, 1);
    const ship = t.b.piece('ship').index;
    const town = t.b.piece('settlement').index;
    const { edgeAt } = watersOf(t.b);
    const lie = (place: number) =>
      edgeAt.findIndex(
        (each, edge) =>
          each === place && t.b.rules.edgeFit(t.s, ship, edge) && !t.b.fields.route.get(t.s, edge),
      );
    for (const [place, code] of [
      [0, 'not-joined'],
      [2, 'not-joined'],
      [4, 'not-joined'],
      [5, 'not-joined'],
      [6, 'not-joined'],
    ] as const)
      expect(t.b.rules.barBuild(t.s, seat, ship, lie(place))?.code).toBe(code);
    // Even where something of its own would lie beside it.
    for (const place of [3, 7]) {
      // a corner of the open sea with two free edges
      const [beside, edge] = t.b.walks.edgesAt.find(
        (edges, corner) =>
          edges.every((each) => edgeAt[each] === place && !t.b.fields.route.get(t.s, each)) &&
          t.b.walks.hexesAt[corner].every((hex) => !t.b.land[t.b.fields.terrain.get(t.s, hex)]),
      )!;
      t.put(seat, 'ship', beside);
      expect(t.b.rules.barBuild(t.s, seat, ship, edge)?.code).toBe('out-of-reach');
      const site = sites(t, place)[0];
      t.put(seat, 'road', t.b.walks.edgesAt[site][0]);
      expect(t.b.rules.barBuild(t.s, seat, town, site)?.code).toBe('out-of-reach');
    }
  });

  test('leads around: ships go from the last island to the first', () => {
    for (const seats of [6, 30]) {
      const { b } = open({ seats });
      const { cornerAt } = watersOf(b);
      const half = places({ b } as Table) / 2;
      const joined = new Set<string>();
      for (let edge = 0; edge < b.topology.edges; edge++) {
        const [one, other] = b.walks.endsOf[edge].map((corner) => cornerAt[corner]);
        if (one !== other) joined.add(`${Math.min(one, other)} ${Math.max(one, other)}`);
      }
      expect(joined).toContain(`0 ${half - 1}`);
      expect(joined).toContain(`${half} ${2 * half - 1}`);
      expect([...joined].every((pair) => !pair.startsWith('-1'))).toBe(true);
    }
  });
});

describe('neighbours', () => {
  // proves misc/multicatan-big-game: You do not know who your neighbours are
  // proves misc/multicatan-big-game: What you build in your own waters is hidden from all others
  test('see nothing of what is built at home', () => {
    const t = poor();
    const { cornerAt } = watersOf(t.b);
    const seen = (viewer: number | null) =>
      cornerAt.reduce(
        (set, place, corner) => (viewOf(t.s, viewer).cells[t.b.at.building + corner] ? set.add(place) : set),
        new Set<number>(),
      );
    for (let seat = 0; seat < 6; seat++) {
      expect([...seen(seat)]).toEqual([home(t, seat)]);
      for (let other = 0; other < 6; other++)
        expect(viewOf(t.s, seat).cells[t.b.field('home') + other] >= 0).toBe(other === seat);
    }
    expect([...seen(null)]).toEqual([]);
    t.give(0, { brick: 1, lumber: 1 });
    const edge = t.legal(0, 'road')[0].edge as number;
    t.play(0, 'road', { edge });
    const [built] = t.events.filter(({ kind }) => kind === 'built');
    expect(eventFor(built, 0).data).toMatchObject({ seat: 0, piece: 'road', place: edge });
    for (const other of [1, 5, null]) expect(eventFor(built, other).data).not.toHaveProperty('place');
    expect(t.b.moves.find(({ name }) => name === 'road')!.audience!(t.s, 0, edge, 0, 0)).toBe(1);
  });

  // proves misc/multicatan-big-game: As soon as you build beyond them, or another player builds in them
  test('know both as soon as one has come to the other, and nobody else', () => {
    const t = poor({ seats: 8 });
    const guest = at(t, 0);
    const host = at(t, 1);
    t.events = [];
    t.s.events = t.events;
    visit(t, guest, 1);
    t.s.events = null;
    expect(t.events.flatMap(({ kind, data }) => (kind === 'found' ? [data.seat] : [])).sort()).toEqual(
      [guest, host].sort(),
    );
    for (let seat = 0; seat < 8; seat++) expect(isKnown(t, seat)).toBe(seat === guest || seat === host);
    const other = at(t, 5);
    const view = viewOf(t.s, other);
    expect([view.cells[t.b.field('home') + guest], view.cells[t.b.field('home') + host]]).toEqual([0, 1]);
    const { cornerAt } = watersOf(t.b);
    const mine = t.b.mark(host, t.b.piece('settlement').index);
    expect(cornerAt.filter((_, corner) => view.cells[t.b.at.building + corner] === mine)).toHaveLength(2);
  });

  test('are known to everybody once one has left the own waters', () => {
    const t = poor({ seats: 6 });
    const { cornerAt } = watersOf(t.b);
    const ship = t.b.piece('ship').index;
    const out = Array.from({ length: t.b.topology.edges }, (_, edge) => edge).find((edge) => {
      const ends = t.b.walks.endsOf[edge].map((corner) => cornerAt[corner]);
      return ends.includes(0) && ends.includes(1) && t.b.rules.edgeFit(t.s, ship, edge);
    })!;
    t.put(at(t, 0), 'ship', out);
    expect([isKnown(t, at(t, 0)), isKnown(t, at(t, 1)), isKnown(t, at(t, 2))]).toEqual([true, true, false]);
  });

  // proves misc/multicatan-big-game: Your first settlement on each foreign island is worth 1 extra point
  test('are worth a point, once each', () => {
    const t = poor();
    const seat = at(t, 0);
    const before = t.points(seat);
    visit(t, seat, 1);
    expect(t.points(seat)).toBe(before + 2);
    visit(t, seat, 1);
    expect(t.points(seat)).toBe(before + 3);
    visit(t, seat, 4);
    expect(t.points(seat)).toBe(before + 5);
    visit(t, seat, 0);
    expect(t.points(seat)).toBe(before + 6);
  });
});

describe('dealings', () => {
  // proves misc/multicatan-big-game: On the turn of your side you trade with players within your reach
  // proves misc/multicatan-big-game: Nobody else can be asked
  test('are with known players in reach, of whom one is at turn', () => {
    const t = poor({ seats: 8 });
    const [a, b, far, opposite] = [0, 1, 2, 4].map((place) => at(t, place));
    const bar = (one: number, other: number) => t.b.the.offers.barTradeWith(t.s, one, other)?.code;
    expect(bar(a, b)).toBe('not-known');
    visit(t, a, 1);
    expect(bar(a, b)).toBeUndefined();
    expect(bar(a, opposite)).toBe('not-known');
    visit(t, b, 4);
    expect(bar(a, opposite)).toBeUndefined();
    visit(t, far, 3);
    expect(bar(a, far)).toBe('far-apart');
    expect(bar(b, far)).toBeUndefined();
    expect(bar(opposite, at(t, 5))).toBe('others-turn');
    t.give(a, { ore: 1 }).give(b, { wool: 1 });
    t.play(a, 'offer', { give: { ore: 1 }, want: { wool: 1 } }).play(b, 'accept');
    t.play(a, 'trade-with', { seat: b });
    expect([t.hand(a), t.hand(b)]).toEqual([{ wool: 1 }, { ore: 1 }]);
  });

  // proves misc/multicatan-big-game: You may play one on each turn
  test('each of a side may play a card in the same turn', () => {
    const t = poor();
    for (const seat of [0, 1]) t.cards(seat, 'year-of-plenty');
    for (const seat of [0, 1]) {
      t.play(seat, 'play-card', { card: 'year-of-plenty' });
      t.play(seat, 'choose-good', { good: 'ore' }).play(seat, 'choose-good', { good: 'ore' });
    }
    t.cards(0, 'year-of-plenty');
    expect(t.refusal(0, 'play-card', { card: 'year-of-plenty' })?.code).toBe('card-played');
    endTurn(endTurn(t));
    expect(t.refusal(0, 'play-card', { card: 'year-of-plenty' })).toBeUndefined();
  });

  // proves misc/multicatan-big-game: You may play one on each turn, but none that you bought on the same turn
  // proves misc/multicatan-big-game: A development card costs 1 wool, 1 grain and 1 ore and is kept hidden
  test('cards are bought, hidden, and not played on the same turn', () => {
    const t = poor().give(0, { wool: 1, grain: 1, ore: 1 });
    t.play(0, 'buy-card').nature('draw-card', { card: 'year-of-plenty' });
    expect(t.hand(0)).toEqual({});
    expect(t.refusal(0, 'play-card', { card: 'year-of-plenty' })?.code).toBe('card-fresh');
    const [bought] = t.events.filter(({ kind }) => kind === 'card-bought');
    expect(eventFor(bought, 1).data).not.toHaveProperty('card');
    endTurn(endTurn(t));
    expect(t.refusal(0, 'play-card', { card: 'year-of-plenty' })).toBeUndefined();
  });

  // proves misc/multicatan-big-game: A knight takes a card at random from a player within your reach
  // proves misc/multicatan-big-game: Take a card from a player within your reach
  test('a knight takes a card from a known player in reach', () => {
    const t = poor({ seats: 8 });
    const [a, b, far] = [0, 1, 2].map((place) => at(t, place));
    for (const seat of [b, far]) t.give(seat, { wool: 2 });
    t.cards(a, 'knight');
    expect(t.refusal(a, 'play-card', { card: 'knight' })?.code).toBe('card-useless');
    visit(t, a, 1);
    visit(t, far, 1);
    t.play(a, 'play-card', { card: 'knight' });
    expect(t.legal(a)).toEqual([{ move: 'raid', seat: b }]);
    expect(t.refusal(a, 'raid', { seat: far })?.code).toBe('far-apart');
    t.play(a, 'raid', { seat: b }).nature('steal', { good: 'wool' });
    expect([t.hand(a), t.hand(b)]).toEqual([{ wool: 1 }, { wool: 1 }]);
  });

  // proves misc/multicatan-big-game: There is neither a robber nor a pirate
  test('a seven only makes full hands smaller', () => {
    const t = poor();
    t.give(1, { wool: 8 }).give(4, { wool: 9 }).give(5, { wool: 7 });
    for (const seat of asked(t)) t.play(seat, 'end-turn');
    t.nature('dice-card', { red: 1, yellow: 6 });
    expect([t.decision, asked(t)]).toEqual(['discard', [1, 4]]);
    for (const seat of [1, 1, 1, 1, 4, 4, 4, 4]) t.play(seat, 'discard', { good: 'wool' });
    expect(t.decision).toBe('main');
    expect([t.hand(1), t.hand(4), t.hand(5)]).toEqual([{ wool: 4 }, { wool: 5 }, { wool: 7 }]);
    expect(t.b.blockers).toEqual([]);
  });

  // proves misc/multicatan-big-game: There is no Monopoly, no Longest Road and no Largest Army
  // proves misc/multicatan-big-game: Ships stay where they were built
  test('there is no monopoly, no award, and no ship is moved', () => {
    const { b } = open();
    expect(b.cards.map(({ id }) => id)).not.toContain('monopoly');
    expect(b.awards).toEqual([]);
    expect(b.moves.map(({ name }) => name)).not.toContain('move-ship');
  });

  // proves misc/multicatan-big-game: There is one box of pieces for every six players
  // proves misc/multicatan-big-game: A box holds 24 cards of each good
  test.each([
    [6, 1],
    [7, 2],
    [12, 2],
    [13, 3],
    [30, 5],
  ])('for %i players there are %i boxes', (seats, boxes) => {
    const t = new Table(ROW, { seats });
    const count = (id: string) => t.field('deck', t.b.card(id));
    while (t.decision !== 'deal-home') t.anything();
    expect(t.bank('ore')).toBe(24 * boxes);
    expect(['knight', 'road-building', 'year-of-plenty', 'victory-point'].map(count)).toEqual(
      [20, 3, 3, 5].map((n) => n * boxes),
    );
  });
});

describe('the deck of dice', () => {
  const draws = (t: Table) => t.legal(NATURE);
  // proves misc/multicatan-big-game: A deck of dice takes the place of the dice
  // proves misc/multicatan-big-game: The deck has one card for each of the 36 throws of two dice
  // proves misc/multicatan-big-game: When five are left, all are shuffled again
  test('has every throw once, and is shuffled when five are left', () => {
    const t = poor();
    const drawn = new Set<string>();
    for (let turn = 1; turn <= 31; turn++) {
      for (let seat = 0; seat < 6; seat++) t.give(seat, {});
      for (const seat of asked(t)) t.play(seat, 'end-turn');
      if (turn === 31) break;
      expect(draws(t)).toHaveLength(36 - turn);
      const card = t.b.row('diceCards').all(t.s).indexOf(1);
      const name = `${Math.floor(card / 6) + 1} ${(card % 6) + 1}`;
      expect(drawn.has(name)).toBe(false);
      drawn.add(name);
      t.nature('dice-card', { red: Math.floor(card / 6) + 1, yellow: (card % 6) + 1 }).until('main');
    }
    expect(draws(t)).toHaveLength(36);
    expect(t.events.map(({ kind }) => kind)).toContain('dice-cards-shuffled');
  });

  test('says how likely a number is by what is left', () => {
    const t = poor();
    const odds = new Float64Array(16);
    const [red, yellow] = [t.b.fields.dice.get(t.s, 0), t.b.fields.dice.get(t.s, 1)];
    t.b.the.hints.odds(t.s, 1, odds);
    const ways = 6 - Math.abs(7 - red - yellow);
    expect(odds[red + yellow]).toBeCloseTo((ways - 1) / 35);
    expect(odds.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
  });
});

describe('the end', () => {
  const score = (t: Table, seat: number, points: number) => {
    t.set('landingPoints', seat, 0);
    return t.set('landingPoints', seat, points - t.points(seat));
  };
  const done = (t: Table) => {
    for (const seat of asked(t)) t.play(seat, 'end-turn');
    return t;
  };
  // proves misc/multicatan-big-game: 12 points win
  // proves misc/multicatan-big-game: The game ends with the round in which somebody has them
  test('comes with the round in which somebody has enough', () => {
    const t = poor();
    score(t, 0, 12);
    expect(t.over).toBe(false);
    done(t).until('main');
    expect(asked(t)).toEqual([3, 4, 5]);
    done(t);
    expect([t.over, t.b.result(t.s).winners, t.b.result(t.s).ending]).toEqual([true, [0], 'points']);
  });

  test('does not come with a point less', () => {
    const t = score(poor(), 0, 11);
    endTurn(endTurn(t));
    expect(t.over).toBe(false);
  });

  // proves misc/multicatan-big-game: If several have enough, the most points win
  // proves misc/multicatan-big-game: In a tie they share the win
  // proves misc/multicatan-big-game: When points are compared at the end, victory point cards that are still hidden count
  test('goes to most points, hidden cards included, or to all who are level', () => {
    const more = poor();
    score(more, 0, 12);
    score(more, 4, 12);
    more.cards(4, 'victory-point');
    done(done(more).until('main'));
    expect(more.b.result(more.s).winners).toEqual([4]);
    const level = poor();
    score(level, 0, 12);
    score(level, 4, 12);
    done(done(level).until('main'));
    expect(level.b.result(level.s).winners).toEqual([0, 4]);
  });
});
