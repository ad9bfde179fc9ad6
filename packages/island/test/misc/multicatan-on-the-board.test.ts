import { describe, expect, test } from 'vitest';
import {
  cutOff,
  everyMap,
  harboursInland,
  inventoryOf,
  placesLeft,
  redPairs,
  sharedHarbourCorners,
  waters,
} from '../maps.ts';
import { Table, type TableOptions } from '../table.ts';

const ROW = 'misc/multicatan-on-the-board';
const KNIGHTS = { modules: ['cities-knights/core'] };
const open = (asked: TableOptions = {}) => {
  const t = new Table(ROW, asked).started().until('main', 0);
  t.bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
};
const labelAt = (t: Table, corner: number) =>
  new Set(t.b.walks.hexesAt[corner].flatMap((hex) => t.b.layout.hexes[hex].region ?? []));
const corners = (t: Table) => Array.from({ length: t.b.topology.corners }, (_, corner) => corner);
const on = (t: Table, label: string) => corners(t).filter((corner) => labelAt(t, corner).has(label));
const hoardCorners = (t: Table) => corners(t).filter((corner) => t.field('hoardAt', corner) === 1);
const reason = (t: Table, seat: number, corner: number) => t.b.rules.barStartAt(t.s, seat, corner)?.code;
/** a free corner of the region with no token and nothing near */
const site = (t: Table, label: string) =>
  on(t, label).find((corner) => t.field('hoardAt', corner) === 0 && !t.b.rules.barFound(t.s, 0, corner))!;

describe.each(everyMap(ROW))('$title', (map) => {
  const tables = [1, 2].map((seed) => map.laid(seed));

  // proves misc/multicatan-on-the-board: The maps are ours, with the hexes, tokens and harbours
  // proves misc/multicatan-on-the-board: Each home island has every resource
  // proves misc/multicatan-on-the-board: For three the central island has two deserts
  // proves misc/multicatan-on-the-board: The map for four: with the sea of the newer frame
  // proves misc/multicatan-on-the-board: On the older frame the map for four has three sea hexes more
  test('has the hexes, tokens and harbours of the table', () => {
    const [land, tokens, ports] = inventoryOf(tables[0]);
    expect(tokens).toBe(map.seats === 3 ? '1 3 3 3 3 2 3 3 2 2' : '2 3 3 3 3 3 3 3 3 1');
    expect(ports).toBe(map.seats === 3 ? '0 0 0 0 0 3' : '0 0 0 0 0 4');
    const sea = map.options.multicatanFrame === 'older' ? 22 : 19;
    expect(land).toBe(map.seats === 3 ? '4 5 5 4 5 2 2 19' : `5 5 5 5 5 3 2 ${sea}`);
  });

  test('is sound', () => {
    for (const t of tables) {
      expect([harboursInland(t), sharedHarbourCorners(t), redPairs(t), cutOff(t)]).toEqual([[], [], [], []]);
      expect(waters(t)).toHaveLength(1);
      expect(placesLeft(t)).toBeGreaterThanOrEqual(0);
      expect(hoardCorners(t)).toHaveLength(12);
    }
  });

  // proves misc/multicatan-on-the-board: The home islands are those with a 3:1 harbour
  test('each home island has a 3:1 harbour and all five resources, the central one has neither', () => {
    const t = map.laid(3);
    for (let home = 1; home <= map.seats; home++) {
      const lands = t.b.layout.hexes.flatMap(({ region }, hex) => (region === `home-${home}` ? [hex] : []));
      const terrains = new Set(lands.map((hex) => t.b.terrains[t.field('terrain', hex)].id));
      expect(terrains).toEqual(new Set(['hills', 'fields', 'forest', 'mountains', 'pasture']));
      const ports = t.b.layout.harbours.places.filter(
        ({ q, r, kind }) => kind === 'any' && lands.includes(t.hex(q, r)),
      );
      expect(ports).toHaveLength(1);
    }
  });
});

describe('the start', () => {
  // proves misc/multicatan-on-the-board: You begin with a settlement and a city, and place first which
  test.each([3, 4])('a settlement and a city for each of %i, in the order they like', (seats) => {
    const t = new Table(ROW, { seats }).until('place-building', 0);
    const [corner] = t.legal(0, 'place-city').map((move) => move.corner as number);
    t.play(0, 'place-city', { corner });
    const city = t.b.piece('city');
    expect(t.b.fields.building.get(t.s, corner)).toBe(t.b.mark(0, city.index));
    t.started();
    for (let seat = 0; seat < seats; seat++)
      expect([
        t.b.fields.supply.get(t.s, seat, city.index),
        t.b.fields.supply.get(t.s, seat, t.b.piece('settlement').index),
        t.points(seat),
      ]).toEqual([3, 4, 3]);
  });

  test('second comes what is missing: no second city', () => {
    const t = new Table(ROW).until('place-building', 0);
    t.play(0, 'place-building', { corner: t.legal(0, 'place-building')[0].corner });
    t.until('place-building', 3).anything();
    t.until('place-building', 3);
    expect(t.legal(3, 'place-city')).toEqual([]);
    const { corner } = t.legal(3, 'place-building')[0];
    expect(t.refusal(3, 'place-city', { corner })?.code).toBe('city-first');
    t.started();
  });

  // proves misc/multicatan-on-the-board: Both stand on one home island, and no two players share one
  // proves misc/multicatan-on-the-board: The central island is nobody’s home
  test('on one home island of their own', () => {
    const t = new Table(ROW).until('place-building', 0);
    const [own, other] = ['home-1', 'home-2'].map((label) => on(t, label));
    expect(reason(t, 0, site(t, 'centre'))).toBe('start-elsewhere');
    const start = own.find((corner) => reason(t, 0, corner) === undefined)!;
    t.put(0, 'settlement', start);
    const far = own.find(
      (corner) => !t.b.rules.tooNear(t.s, 0, corner) && corner !== start && t.field('hoardAt', corner) === 0,
    )!;
    expect([reason(t, 0, far), reason(t, 1, far)]).toEqual([undefined, 'others-home']);
    const there = other.find((corner) => reason(t, 1, corner) === undefined)!;
    expect(reason(t, 0, there)).toBe('not-home');
    for (const seed of [1, 2, 3]) {
      const played = new Table(ROW, { seed }).started();
      const homes = [0, 1, 2, 3].map((seat) => {
        const at = corners(played).filter((corner) => {
          const mark = played.b.fields.building.get(played.s, corner);
          return mark !== 0 && played.b.ownerOf[mark] === seat;
        });
        expect(at).toHaveLength(2);
        const labels = new Set(at.flatMap((corner) => [...labelAt(played, corner)]));
        expect(labels.size).toBe(1);
        return [...labels][0];
      });
      expect(new Set(homes).size).toBe(4);
    }
  });

  // proves misc/multicatan-on-the-board: A starting building on the coast comes with a ship
  test('a ship leaves a building on the coast, a road one inland', () => {
    const t = new Table(ROW).until('place-building', 0);
    const ship = t.b.piece('ship').index;
    const wet = (corner: number) =>
      t.b.walks.edgesAt[corner].some((edge) => t.b.rules.edgeFit(t.s, ship, edge));
    for (const [coast, piece] of [
      [true, 'ship'],
      [false, 'road'],
    ] as const) {
      const again = t.again(5).until('place-building', 0);
      const { corner } = again
        .legal(0, 'place-building')
        .find((move) => wet(move.corner as number) === coast)!;
      again.play(0, 'place-building', { corner }).until('place-route', 0);
      expect(new Set(again.legal(0, 'place-route').map((move) => move.piece))).toEqual(new Set([piece]));
    }
  });

  // proves misc/multicatan-on-the-board: The building that you place second brings the goods
  test('the second building brings goods, the first none', () => {
    const t = new Table(ROW).until('place-building', 3);
    expect(t.hand(0)).toEqual({});
    t.anything().until('place-building', 3);
    expect(t.hand(3)).toEqual({});
    const before = JSON.stringify(t.hand(3));
    t.anything();
    expect(JSON.stringify(t.hand(3))).not.toBe(before);
  });
});

describe('treasure tokens', () => {
  /** a ship or road of seat 0 that comes to the first token */
  function comes(t: Table, front: string, asked = true) {
    const [corner] = hoardCorners(t);
    const edge = t.b.walks.edgesAt[corner].find((at) =>
      ['ship', 'road'].some((piece) => t.b.rules.edgeFit(t.s, t.b.piece(piece).index, at)),
    )!;
    const piece = ['ship', 'road'].find((id) => t.b.rules.edgeFit(t.s, t.b.piece(id).index, edge))!;
    t.put(0, piece, edge);
    if (asked) t.nature('open-hoard', { front });
    return corner;
  }

  // proves misc/multicatan-on-the-board: Treasure tokens lie face down on marked corners
  // proves misc/multicatan-on-the-board: first player to build a road or ship to one takes it
  test('the first road or ship takes it, the next finds nothing', () => {
    const t = open();
    const corner = comes(t, 'grain-ore');
    expect([t.hand(0), t.field('hoardAt', corner), t.decision]).toEqual([{ grain: 1, ore: 1 }, 0, 'main']);
    const other = t.b.walks.edgesAt[corner].find((edge) => t.b.fields.route.get(t.s, edge) === 0)!;
    t.put(1, t.b.rules.edgeFit(t.s, t.b.piece('ship').index, other) ? 'ship' : 'road', other);
    expect(t.decision).toBe('main');
  });

  // proves misc/multicatan-on-the-board: Of the 12 treasure tokens 4 bring a card
  test('4 cards, 3 times two resources, and five pairs', () => {
    const t = open();
    expect([0, 1, 2, 3, 4, 5, 6].map((front) => t.field('hoardsClosed', front))).toEqual([
      4, 3, 1, 1, 1, 1, 1,
    ]);
    const pairs = ['brick-ore', 'lumber-grain', 'grain-ore', 'lumber-wool', 'ore-wool'];
    for (const front of pairs) {
      const found = open();
      comes(found, front);
      expect(found.hand(0)).toEqual(Object.fromEntries(front.split('-').map((good) => [good, 1])));
      expect(found.field('hoardsClosed', 2 + pairs.indexOf(front))).toBe(0);
    }
    const choice = open();
    comes(choice, 'choice');
    expect(choice.decision).toBe('choose-good');
    choice.play(0, 'choose-good', { good: 'ore' }).play(0, 'choose-good', { good: 'wool' });
    expect([choice.hand(0), choice.decision]).toEqual([{ ore: 1, wool: 1 }, 'main']);
    const card = open();
    comes(card, 'card');
    expect(card.decision).toBe('draw-card');
    const before = card.field('cardCount');
    card.anything();
    expect(card.field('cardCount')).toBe(before + 1);
  });

  // proves misc/multicatan-on-the-board: Nobody starts on the corner of a token
  // proves misc/multicatan-on-the-board: If the bank is out of a resource
  test('none at the start, and none of what the bank lacks', () => {
    const t = new Table(ROW).until('place-building', 0);
    expect(reason(t, 0, hoardCorners(t)[0])).toBe('start-barred');
    comes(t, '', false);
    expect([t.decision, hoardCorners(t).length]).toEqual(['place-building', 12]);
    const poor = open().setBank('grain', 0);
    comes(poor, 'grain-ore');
    expect(poor.hand(0)).toEqual({ ore: 1 });
  });

  test('bots are lured by tokens', () => {
    const t = open();
    const lured = new Float64Array(t.b.topology.corners);
    t.b.the.hints.lures(t.s, 0, lured, new Float64Array(t.b.topology.edges));
    expect(lured[hoardCorners(t)[0]]).toBeGreaterThan(0);
  });
});

describe('the other islands', () => {
  // proves misc/multicatan-on-the-board: Your first settlement on the home island of each other player
  test('the first settlement on each of the others’ is a point, the next and the central one none', () => {
    const t = new Table(ROW).started().until('main', 0);
    const home = [
      ...labelAt(
        t,
        corners(t).find(
          (corner) => t.b.fields.building.get(t.s, corner) === t.b.mark(0, t.b.piece('city').index),
        )!,
      ),
    ][0];
    const [one, two] = ['home-1', 'home-2', 'home-3', 'home-4'].filter((label) => label !== home);
    const free = (label: string) =>
      on(t, label).find(
        (corner) => t.b.fields.building.get(t.s, corner) === 0 && !t.b.rules.tooNear(t.s, 0, corner),
      )!;
    const gain = (label: string) => {
      const before = t.points(0);
      t.put(0, 'settlement', free(label));
      return t.points(0) - before;
    };
    expect(gain(one)).toBe(2);
    expect(gain(two)).toBe(2);
    expect(gain('centre')).toBe(1);
    const again = new Table(ROW).started();
    again.put(0, 'settlement', free(one));
    const points = again.points(0);
    const next = on(again, one).find(
      (corner) =>
        again.b.fields.building.get(again.s, corner) === 0 && !again.b.rules.tooNear(again.s, 0, corner),
    );
    if (next !== undefined) {
      again.put(0, 'settlement', next);
      expect(again.points(0) - points).toBe(1);
    }
  });

  // proves misc/multicatan-on-the-board: The first to 13 points
  test('13 points win, 15 with Cities & Knights', () => {
    expect([open().b.rules.goal(open().s), open(KNIGHTS).b.rules.goal(open(KNIGHTS).s)]).toEqual([13, 15]);
  });
});

describe('harbours of the central island', () => {
  const coastal = (t: Table) =>
    on(t, 'centre').filter((corner) =>
      t.b.walks.hexesAt[corner].some((hex) => !t.b.land[t.field('terrain', hex)]),
    );

  // proves misc/multicatan-on-the-board: When you come to the central island you may take a 2:1 harbour
  // proves misc/multicatan-on-the-board: You may use it at once
  test('the first settlement there takes a harbour of choice, puts it up and uses it', () => {
    const t = open();
    const [corner] = coastal(t);
    t.put(0, 'settlement', corner).give(0, { ore: 2 });
    expect([t.decision, new Set(t.legal(0, 'claim-harbour').map(({ kind }) => kind))]).toEqual([
      'claim-harbour',
      new Set(['brick', 'grain', 'lumber', 'ore', 'wool']),
    ]);
    t.play(0, 'claim-harbour', { kind: 'ore' });
    expect(t.decision).toBe('place-harbour');
    t.play(0, t.legal(0, 'place-harbour')[0]);
    expect([t.decision, t.b.the.bank.rate(t.s, 0, t.b.good('ore'))]).toEqual(['main', 2]);
    t.play(0, 'bank-trade', { give: 'ore', want: 'wool' });
    expect(t.hand(0)).toEqual({ wool: 1 });
    // Each harbour is there once.
    t.put(1, 'settlement', coastal(t).find((at) => !t.b.rules.tooNear(t.s, 1, at) && at !== corner)!);
    expect(t.legal(1, 'claim-harbour').map(({ kind }) => kind)).not.toContain('ore');
    expect(t.refusal(1, 'claim-harbour', { kind: 'ore' })?.code).toBe('harbour-not-left');
  });

  // proves misc/multicatan-on-the-board: You take one harbour, with your first settlement on the central island
  // proves misc/multicatan-on-the-board: It lies beside a settlement or city of yours
  test('one for each player, beside an own building, or none', () => {
    const t = open();
    const [corner] = coastal(t);
    t.put(0, 'settlement', corner).play(0, 'no-harbour');
    expect(t.decision).toBe('main');
    t.put(0, 'settlement', coastal(t).find((at) => !t.b.rules.tooNear(t.s, 0, at) && at !== corner)!);
    expect(t.decision).toBe('main');
    const other = open();
    other.put(0, 'settlement', corner).play(0, 'claim-harbour', { kind: 'wool' });
    for (const move of other.legal(0, 'place-harbour'))
      expect(other.b.walks.endsOf[move.edge as number]).toContain(corner);
    // Inland there is no room: it waits for the next building.
    const inland = open();
    const dry = on(inland, 'centre').find((at) =>
      inland.b.walks.hexesAt[at].every((hex) => inland.b.land[inland.field('terrain', hex)]),
    )!;
    inland.put(0, 'settlement', dry).play(0, 'claim-harbour', { kind: 'wool' });
    expect(inland.decision).toBe('main');
    const next = coastal(inland).find((at) => !inland.b.rules.tooNear(inland.s, 0, at))!;
    inland.put(0, 'settlement', next);
    expect(inland.decision).toBe('place-harbour');
  });

  test('not for a settlement elsewhere', () => {
    const t = open();
    t.put(0, 'settlement', site(t, 'home-2'));
    expect(t.decision).toBe('main');
  });
});

describe('the robber', () => {
  // proves misc/multicatan-on-the-board: The robber starts on the central island
  // proves misc/multicatan-on-the-board: There is no pirate
  test('starts in the middle, and there is no pirate', () => {
    const t = new Table(ROW).started();
    const at = t.b.fields.blocker.get(t.s, t.b.blocker('robber'));
    expect(t.b.layout.hexes[at].region).toBe('centre');
    expect(t.b.blockers.map(({ id }) => id)).toEqual(['robber']);
  });

  // proves misc/multicatan-on-the-board: It steals only from players with at least 4 points
  // proves misc/multicatan-on-the-board: For the 4 points everybody’s open points count
  test('robs players with 4 points, not with 3, and hidden points do not count', () => {
    const t = open();
    const [a, , c] = on(t, 'home-1').filter((corner) => labelAt(t, corner).size === 1);
    const hex = t.b.walks.hexesAt[a].find((at) => t.b.land[t.field('terrain', at)])!;
    const bar = () => t.b.the.blockers.barRob(t.s, 0, 1, t.b.blocker('robber'), hex)?.code;
    t.put(1, 'city', a).give(1, { ore: 1 });
    // A city, and the point for another player's island.
    expect([t.b.rules.publicPoints(t.s, 1), bar()]).toEqual([3, 'spared-beginner']);
    t.cards(1, 'victory-point', 2);
    expect([t.b.rules.publicPoints(t.s, 1), bar()]).toEqual([3, 'spared-beginner']);
    t.put(1, 'settlement', c);
    expect([t.b.rules.publicPoints(t.s, 1), bar()]).toEqual([4, undefined]);
  });
});

describe('with Cities & Knights', () => {
  // proves misc/multicatan-knights: A treasure token with a card brings a progress card
  // proves misc/multicatan-knights: With two goods of your choice you take no commodities
  test('a card is a progress card of any deck, and goods of choice are no commodities', () => {
    const t = open(KNIGHTS);
    t.b.the.hoards.card(t.s, 0);
    expect([t.decision, t.legal(0, 'hoard-card').length]).toEqual(['hoard-card', 3]);
    t.play(0, t.legal(0, 'hoard-card')[1]).until('main', 0);
    expect(t.field('cardCount')).toBe(1);
    const choice = open(KNIGHTS);
    const [corner] = hoardCorners(choice);
    const edge = choice.b.walks.edgesAt[corner].find((at) =>
      choice.b.rules.edgeFit(choice.s, choice.b.piece('ship').index, at),
    )!;
    choice.put(0, 'ship', edge).nature('open-hoard', { front: 'choice' });
    expect(new Set(choice.legal(0, 'choose-good').map(({ good }) => good))).toEqual(
      new Set(['brick', 'grain', 'lumber', 'ore', 'wool']),
    );
  });

  test('it starts with a settlement and a city in any order there, too', () => {
    const t = new Table(ROW, KNIGHTS).until('place-building', 0);
    expect(t.legal(0, 'place-city').length).toBeGreaterThan(0);
    t.started();
    expect([0, 1, 2, 3].map((seat) => t.b.fields.supply.get(t.s, seat, t.b.piece('city').index))).toEqual([
      3, 3, 3, 3,
    ]);
  });
});
