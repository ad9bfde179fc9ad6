import { describe, expect, test } from 'vitest';
import { boards } from '../../base/boards/index.ts';
import { COAST_30, LETTERS_A_TO_R, NINE_ON_COAST, NINE_PLACES } from '../../base/boards/island-19.ts';
import {
  type EdgePlace,
  type Filled,
  hexText,
  type Layout,
  makeTopology,
  neighbour,
  spiralFrom,
} from '../../board/index.ts';
import {
  boardKey,
  countBoards,
  drawAll,
  everyBoard,
  fillBy,
  fillerOf,
  HARBOURS,
  outcomesOf,
  TERRAINS,
} from './filling.ts';

const all = Object.values(boards).map((board) => board());
const on19 = all.filter((layout) => layout.hexes.length === 19);
const RED = (1 << 6) | (1 << 8);

const tally = (words: readonly string[]) => {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
};
const terrainsOf = (board: Filled) => tally([...board.terrain].map((index) => TERRAINS[index]));
const numbersOf = (board: Filled) =>
  [...board.numbers]
    .filter((mask) => mask > 0)
    .map(Math.log2)
    .sort((a, b) => a - b);
const harboursOf = (board: Filled) =>
  tally([...board.harbour].filter((kind) => kind >= 0).map((kind) => HARBOURS[kind]));

/** The number of boards if every draw has as many outcomes as on one way through. */
function waysThrough(layout: Layout, only: (what: string) => boolean = () => true): number {
  const filler = fillerOf(layout);
  const drawn = drawAll(filler, () => 0);
  let ways = 1;
  for (let k = 0; k < filler.draws; k++)
    if (only(filler.what(k).what)) ways *= outcomesOf(filler, k, drawn).length;
  return ways;
}

function redsTouch(layout: Layout, board: Filled): boolean {
  const t = makeTopology(layout);
  return [...board.numbers.keys()].some((hex) =>
    [0, 1, 2, 3, 4, 5].some((d) => {
      const next = t.hexHex[hex * 6 + d];
      return next >= 0 && Boolean(board.numbers[hex] & RED) && Boolean(board.numbers[next] & RED);
    }),
  );
}

test.each(on19.map((layout) => [layout.id, layout] as const))(
  '%s: 3 hills, 4 fields, 4 forest, 3 mountains, 4 pasture, 1 desert and the 18 tokens, however it is laid',
  (_, layout) => {
    for (let seed = 0; seed < 40; seed++) {
      const board = fillBy(fillerOf(layout), seed);
      expect(terrainsOf(board)).toEqual({
        hills: 3,
        fields: 4,
        forest: 4,
        mountains: 3,
        pasture: 4,
        desert: 1,
      });
      expect(numbersOf(board)).toEqual([2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12]);
      expect(board.numbers[board.terrain.indexOf(TERRAINS.indexOf('desert'))]).toBe(0);
    }
  },
);

test.each(on19.filter(({ id }) => id !== 'wegwerpcatan').map((layout) => [layout.id, layout] as const))(
  '%s: one 2:1 harbour for each resource and four 3:1, however it is laid',
  (_, layout) => {
    for (let seed = 0; seed < 40; seed++) {
      const kinds = harboursOf(fillBy(fillerOf(layout), seed));
      expect(kinds).toEqual({ any: 4, brick: 1, grain: 1, lumber: 1, ore: 1, wool: 1 });
    }
  },
);

test.each(all.map((layout) => [layout.id, layout] as const))(
  '%s: no two harbours share a corner',
  (_, layout) => {
    const t = makeTopology(layout);
    for (let seed = 0; seed < 40; seed++) {
      const board = fillBy(fillerOf(layout), seed);
      const ends = layout.harbours.places
        .filter((_, place) => board.harbour[place] >= 0)
        .flatMap((at) => {
          const edge = t.edgeAt(at.q, at.r, at.side);
          return [t.edgeCorner[edge * 2], t.edgeCorner[edge * 2 + 1]];
        });
      expect(new Set(ends).size).toBe(ends.length);
    }
  },
);

/** How many hexes lie in a line from the sea across an edge. */
function lineFrom(layout: Layout, place: EdgePlace): number {
  const t = makeTopology(layout);
  let length = 0;
  for (
    let at = { q: place.q, r: place.r };
    t.hexAt(at.q, at.r) >= 0;
    at = neighbour(at, (place.side + 3) % 6)
  )
    length++;
  return length;
}

/** Whether a harbour could face a longer line by turning towards another hex from the same sea. */
function facesLongest(layout: Layout, place: EdgePlace): boolean {
  const t = makeTopology(layout);
  const sea = neighbour(place, place.side);
  return [0, 1, 2, 3, 4, 5].every((side) => {
    const land = neighbour(sea, side);
    if (t.hexAt(land.q, land.r) < 0) return true;
    return lineFrom(layout, { ...land, side: (side + 3) % 6 }) <= lineFrom(layout, place);
  });
}

describe('the base island', () => {
  test('each harbour faces the longest possible line of hexes', () => {
    expect(NINE_PLACES.every((place) => facesLongest(boards['base-3-4'](), place))).toBe(true);
  });

  test('harbour hexes and sea hexes alternate around it', () => {
    const seas = NINE_PLACES.map((place) => neighbour(place, place.side));
    const touch = (a: { q: number; r: number }, b: { q: number; r: number }) =>
      [0, 1, 2, 3, 4, 5].some((side) => hexText(neighbour(a, side)) === hexText(b));
    expect(seas.some((a) => seas.some((b) => touch(a, b)))).toBe(false);
  });
});

describe('the extended island', () => {
  const layout = boards['base-5-6']();

  test.each(['base-5-6', 'base-5-6-symmetrical', 'base-5-6-2025', 'base-5-6-beginners'])(
    '%s: 30 hexes, 28 tokens, 11 harbours',
    (id) => {
      for (let seed = 0; seed < 20; seed++) {
        const board = fillBy(fillerOf(boards[id]()), seed);
        expect(terrainsOf(board)).toEqual({
          hills: 5,
          fields: 6,
          forest: 6,
          mountains: 5,
          pasture: 6,
          desert: 2,
        });
        expect(tally(numbersOf(board).map(String))).toEqual({
          2: 2,
          3: 3,
          4: 3,
          5: 3,
          6: 3,
          8: 3,
          9: 3,
          10: 3,
          11: 3,
          12: 2,
        });
        expect(harboursOf(board)).toEqual({ any: 5, brick: 1, grain: 1, lumber: 1, ore: 1, wool: 2 });
      }
    },
  );

  test('74,027,205,049,823,625,600 ways to lay hexes and tokens in letter order', () => {
    const ways = countBoards(fillerOf(layout), (what) => what === 'terrain' || what === 'spiral start');
    // Half a turn maps the island onto itself: six corners are three distinct starts.
    expect(ways / 2n).toBe(74_027_205_049_823_625_600n);
  });

  test('15120 ways to arrange the eleven harbours up to rotation', () => {
    expect(countBoards(fillerOf(layout), (what) => what === 'harbour')).toBe(15120n * 11n);
  });

  test('24,624,409,487,773,330,819,584,000 boards with 22 alignments of hexes to harbours', () => {
    expect((countBoards(fillerOf(layout)) / 2n / 11n) * 22n).toBe(24_624_409_487_773_330_819_584_000n);
  });

  test('the new wool harbour and the grain harbour do not face the longest line of hexes', () => {
    const printed = boards['base-5-6-beginners']().harbours.places;
    const off = printed.filter((place) => !facesLongest(layout, place));
    // The new 3:1 harbour looks along four hexes instead of five as well, which the guide passes over.
    expect(off.map((place) => place.kind)).toEqual(['wool', 'grain', 'any']);
  });

  test('the new wool harbour lies between brick and lumber, the new 3:1 between grain and ore', () => {
    const round = boards['base-5-6-beginners']()
      .harbours.places.map((place) => place.kind)
      .join(' ');
    expect(round).toContain('brick wool lumber');
    expect(round).toContain('grain any ore');
  });

  test('in the symmetrical layout every harbour faces the longest line and the two halves are mirror images', () => {
    const symmetrical = boards['base-5-6-symmetrical']();
    const { places } = symmetrical.harbours;
    expect(places.every((place) => facesLongest(symmetrical, place))).toBe(true);
    const mirrored = places.map(({ q, r, side }) => ({
      q: q + r,
      r: r === 0 ? 0 : -r,
      side: (6 - side) % 6,
    }));
    const names = (list: readonly EdgePlace[]) => list.map(({ q, r, side }) => `${q},${r}|${side}`).sort();
    expect(names(mirrored)).toEqual(names(places));
  });

  test('reds stay apart when its numbers are shuffled', () => {
    for (let seed = 0; seed < 30; seed++) {
      const board = fillBy(fillerOf(layout, { numbers: 'shuffle', redsApart: true }), seed);
      expect(redsTouch(layout, board)).toBe(false);
    }
  });
});

describe('the portable edition', () => {
  const layout = boards['portable-edition']();

  test('number tokens are fixed per position and the desert too', () => {
    const first = fillBy(fillerOf(layout), 1);
    const second = fillBy(fillerOf(layout), 2);
    expect(second.numbers).toEqual(first.numbers);
    expect(second.terrain).not.toEqual(first.terrain);
    expect(TERRAINS[first.terrain[makeTopology(layout).hexAt(0, 0)]]).toBe('desert');
  });

  test('18 free hexes give 12,864,852,000 layouts', () => {
    expect(countBoards(fillerOf(layout), (what) => what === 'terrain')).toBe(12_864_852_000n);
  });

  test('all nine harbours may be shuffled in 1680 ways up to rotation', () => {
    expect(countBoards(fillerOf(layout), (what) => what === 'harbour')).toBe(1680n * 9n);
  });

  test('two left-hand harbours are shifted by one edge', () => {
    const edges = layout.harbours.places.map(edgeOnCoast);
    const shifts = edges.map((edge, k) => edge - NINE_ON_COAST[k]);
    expect(shifts).toEqual([0, 0, 0, 0, 0, 0, 0, -1, 1]);
    expect(
      NINE_PLACES.map((place, k) => (shifts[k] === 0 ? '' : place.side === 3 ? 'west' : '')).filter(Boolean),
    ).toEqual(['west', 'west']);
  });
});

const edgeOnCoast = ({ q, r, side }: EdgePlace) =>
  COAST_30.findIndex((edge) => edge.q === q && edge.r === r && edge.side === side);

describe('Capcom Catan', () => {
  test('front sides only, frame on either side: 864 layouts, all different', () => {
    expect(waysThrough(boards['capcom-catan']())).toBe(864);
    expect(everyBoard(fillerOf(boards['capcom-catan']())).size).toBe(864);
  });

  test('either side of ring and centre with tokens in letter order from any corner: 20736 layouts', () => {
    expect(waysThrough(boards['capcom-catan-loose']())).toBe(20736);
  });

  test('inner piece, coastal ring and frame turn on their own', () => {
    const filler = fillerOf(boards['capcom-catan']());
    const turns = Array.from({ length: filler.draws }, (_, k) => filler.what(k)).filter(
      ({ what }) => what === 'turn',
    );
    expect(turns).toHaveLength(3);
  });

  test('the two sides of the frame hold the same harbours in different places', () => {
    const sides = boards['capcom-catan']().assembly!.pieces[2].sides.map((side) => side.harbours);
    for (const side of sides) {
      expect(tally(side.filter((kind) => kind !== null))).toEqual({
        any: 4,
        brick: 1,
        grain: 1,
        lumber: 1,
        ore: 1,
        wool: 1,
      });
    }
    expect(new Set(sides.map((side) => JSON.stringify(side))).size).toBe(4);
  });

  test('no turn of its pieces brings two reds together', () => {
    const layout = boards['capcom-catan']();
    for (let seed = 0; seed < 200; seed++)
      expect(redsTouch(layout, fillBy(fillerOf(layout), seed))).toBe(false);
  });
});

describe('Catan Standard', () => {
  const layout = boards['catan-standard']();

  test('pieces with two harbours and pieces with one alternate', () => {
    const sizes = layout.assembly!.tilings[0].slots.map((slot) => slot.coast.length);
    expect(sizes).toEqual([2, 1, 2, 1, 2, 1]);
    expect(waysThrough(layout, (what) => what === 'piece')).toBe(3 * 12);
  });

  test('its harbours lie where the base game has them', () => {
    expect(layout.harbours.places).toEqual(NINE_PLACES);
  });

  test('120 ways to assemble the frame when any order is allowed', () => {
    expect(waysThrough(boards['catan-standard-any-order'](), (what) => what === 'piece')).toBe(120 * 6);
  });

  test('19 hexes and the tokens are free as in the base game', () => {
    expect(countBoards(fillerOf(layout), (what) => what === 'terrain')).toBe(244_432_188_000n);
  });

  test('Rockman.EXE exchanges the lumber harbour with a 3:1 harbour and nothing else', () => {
    const kinds = (id: string) => boards[id]().assembly!.pieces.flatMap((piece) => piece.sides[0].harbours);
    const [was, is] = [kinds('catan-standard'), kinds('rockman-exe-catan-standard')];
    const changed = was.map((kind, k) => [kind, is[k]]).filter(([a, b]) => a !== b);
    expect(changed).toEqual([
      ['any', 'lumber'],
      ['lumber', 'any'],
    ]);
  });
});

describe('Catan Portable', () => {
  const layout = boards['catan-portable']();
  const pieces = (what: string) => what !== 'harbour';

  test('six three-hex pieces in two tilings give 174,960 layouts', () => {
    // The desert lies in the middle: a sixth of a turn gives the same layout, harbours left aside.
    expect(waysThrough(layout, pieces) / 6).toBe(174_960);
    expect(174_960).toBe(2 * 120 * 3 ** 6);
  });

  test('293,932,800 layouts with the harbours', () => {
    expect(
      (BigInt(waysThrough(layout, pieces)) / 6n) *
        (countBoards(fillerOf(layout), (what) => what === 'harbour') / 9n),
    ).toBe(293_932_800n);
  });

  test('the desert is always the central hex', () => {
    for (let seed = 0; seed < 20; seed++)
      expect(TERRAINS[fillBy(fillerOf(layout), seed).terrain[9]]).toBe('desert');
  });

  test('there is no third tiling by triangles around the centre', () => {
    expect(layout.assembly!.tilings).toHaveLength(2);
    expect(triangleTilings(layout)).toBe(2);
  });

  // proves first-island/catan-portable: The printed numbers are used
  test('its tokens cannot lie in letter order', () => {
    // In letter order along the coast and then inside, piece k holds neighbours on the coast and one of the inner six.
    const held = layout.assembly!.pieces.map((piece) =>
      [...piece.sides[0].numbers]
        .map(Number)
        .sort((a, b) => a - b)
        .join(),
    );
    const wanted = [0, 1].map((shift) =>
      Array.from({ length: 6 }, (_, k) =>
        [LETTERS_A_TO_R[k * 2], LETTERS_A_TO_R[(k * 2 + 1 + shift * 10) % 12], LETTERS_A_TO_R[12 + k]]
          .sort((a, b) => a - b)
          .join(),
      ),
    );
    for (const tiling of wanted) expect(tiling.every((piece) => held.includes(piece))).toBe(false);
  });
});

/** In how many ways the hexes around the centre can be parted into triangles. */
function triangleTilings(layout: Layout): number {
  const t = makeTopology(layout);
  const count = (open: Set<number>): number => {
    const [hex] = open;
    if (hex === undefined) return 1;
    let ways = 0;
    for (let d = 0; d < 6; d++) {
      const [a, b] = [t.hexHex[hex * 6 + d], t.hexHex[hex * 6 + ((d + 1) % 6)]];
      if (!open.has(a) || !open.has(b)) continue;
      ways += count(new Set([...open].filter((other) => other !== hex && other !== a && other !== b)));
    }
    return ways;
  };
  return count(new Set([...layout.hexes.keys()].filter((hex) => hex !== t.hexAt(0, 0))));
}

describe('Simply Catan', () => {
  const layout = boards['simply-catan']();
  const filler = fillerOf(layout);

  test('6144 distinct strip layouts, because the two three-hex strips are interchangeable', () => {
    const strips = layout.assembly!.pieces.filter((piece) => piece.kind === 'strip of 3');
    expect(strips[0].sides).toEqual(strips[1].sides);
    expect(waysThrough(layout, (what) => what !== 'spiral start')).toBe(2 * 6144);
    const terrains = new Set([...everyBoard(filler).keys()].map((key) => key.split(' | ')[0]));
    expect(terrains.size).toBe(6144);
  });

  test('36864 boards with the six starts of the tokens', () => {
    expect(waysThrough(layout) / 2).toBe(36864);
  });

  test('strips of lengths 3-4-5-4-3, each to be turned round and flipped', () => {
    const lengths = layout.assembly!.pieces.map((piece) => piece.sides[0].terrains.length);
    expect(lengths.sort()).toEqual([3, 3, 4, 4, 5]);
    for (const piece of layout.assembly!.pieces) {
      const [front, back] = piece.sides.map((side) => side.terrains);
      expect([...back].sort()).toEqual([...front].sort());
      expect(back).not.toEqual(front);
      expect(back).not.toEqual([...front].reverse());
    }
  });

  test('the harbour layout is fixed', () => {
    expect(fillBy(filler, 1).harbour).toEqual(fillBy(filler, 2).harbour);
  });
});

test('the Settlers of Zarahemla: strips, fixed harbours and loose tokens', () => {
  const layout = boards['settlers-of-zarahemla']();
  expect(layout.assembly!.pieces.map((piece) => piece.kind)).toContain('strip of 5');
  expect(fillBy(fillerOf(layout), 1).harbour).toEqual(fillBy(fillerOf(layout), 2).harbour);
  expect(layout.groups.main.numbers?.arrange).toBe('spiral');
});

describe('the Gallery edition', () => {
  const layout = boards['gallery-edition']();

  test('768 official boards: 6 orders of large pieces, 2 of the two-hex strips, 2^6 orientations', () => {
    expect(waysThrough(layout)).toBe(768);
    expect(everyBoard(fillerOf(layout)).size).toBe(768);
  });

  test('three large pieces are separated by the three small ones', () => {
    largeTouchesOnlySmall(layout);
  });

  test('harbours are printed on the base and do not move', () => {
    expect(fillBy(fillerOf(layout), 1).harbour).toEqual(fillBy(fillerOf(layout), 2).harbour);
  });

  test('no board brings two reds together', () => {
    for (let seed = 0; seed < 200; seed++)
      expect(redsTouch(layout, fillBy(fillerOf(layout), seed))).toBe(false);
  });
});

function largeTouchesOnlySmall(layout: Layout): void {
  const t = makeTopology(layout);
  const large = layout.assembly!.tilings[0].slots.filter((slot) => slot.kind === 'large');
  const slotOf = new Map(
    large.flatMap((slot, k) => slot.cells.map((at) => [t.hexAt(at.q, at.r), k] as const)),
  );
  for (const [hex, slot] of slotOf) {
    for (let d = 0; d < 6; d++) expect([slot, undefined]).toContain(slotOf.get(t.hexHex[hex * 6 + d]));
  }
}

describe('the Einsteiger-Variante', () => {
  const layout = boards['einsteiger-variante']();
  const { pieces } = layout.assembly!;

  test('967,680 legal boards: 40320 arrangements of single hexes, 24 of large pieces', () => {
    expect(waysThrough(layout)).toBe(967_680);
  });

  test('12 hexes lie on the three large pieces, 7 are single', () => {
    const hexes = (kind: string) =>
      pieces.filter((piece) => piece.kind === kind).map((piece) => piece.sides[0].terrains.length);
    expect(hexes('arc')).toEqual([4, 4, 4]);
    expect(hexes('single')).toHaveLength(7);
  });

  test('two of the large pieces must show the same side to give a legal harbour distribution', () => {
    const [first, second, third] = pieces;
    expect(first.flipsWith).toBe(second.flipsWith);
    expect(third.flipsWith).toBeUndefined();
    const mixed = [...first.sides[0].harbours, ...second.sides[1].harbours, ...third.sides[0].harbours];
    expect(mixed.filter((kind) => kind === 'brick')).toHaveLength(2);
  });

  test('three pairs of singles flip together, with their tokens exchanged, and one forest is the same on both sides', () => {
    const singles = pieces.filter((piece) => piece.kind === 'single');
    for (const pair of ['first pair', 'second pair', 'third pair']) {
      const both = singles.filter((piece) => piece.flipsWith === pair);
      expect(both).toHaveLength(2);
      const tokens = (side: number) => both.map((piece) => piece.sides[side].numbers[0]);
      expect(tokens(1)).toEqual(tokens(0).reverse());
    }
    expect(
      singles.filter((piece) => piece.flipsWith === undefined).map((piece) => piece.sides[0].terrains),
    ).toEqual([['forest']]);
  });

  test('a board with two deserts is possible with the pieces but never drawn', () => {
    const deserts = pieces.filter((piece) => piece.sides.some((side) => side.terrains.includes('desert')));
    expect(deserts).toHaveLength(2);
    for (let seed = 0; seed < 100; seed++) expect(terrainsOf(fillBy(fillerOf(layout), seed)).desert).toBe(1);
  });
});

describe('the Family edition', () => {
  const layout = boards['family-edition']();

  test('768 boards up to rotation: 2 orders of large pieces, 6 of small pieces, 2^6 sides', () => {
    expect(waysThrough(layout)).toBe(768 * 3);
    expect(everyBoard(fillerOf(layout)).size).toBe(768 * 3);
  });

  test('large pieces have 4 hexes and 3 harbours, small ones 2, 2 and 3 hexes', () => {
    const sizes = layout.assembly!.pieces.map((piece) => [
      piece.sides[0].terrains.length,
      piece.sides[0].harbours.length,
    ]);
    expect(sizes).toEqual([
      [4, 3],
      [2, 0],
      [4, 3],
      [2, 0],
      [4, 3],
      [3, 0],
    ]);
  });

  test('large and small pieces alternate', () => {
    largeTouchesOnlySmall(layout);
  });

  test('each back side rearranges the hexes and tokens of its front', () => {
    for (const { sides } of layout.assembly!.pieces) {
      expect([...sides[1].terrains].sort()).toEqual([...sides[0].terrains].sort());
      expect([...sides[1].numbers].sort()).toEqual([...sides[0].numbers].sort());
      expect(sides[1].terrains).not.toEqual(sides[0].terrains);
    }
  });

  test('the Compact edition has the same board', () => {
    expect(boards['compact-edition-traveler']().assembly).toEqual(layout.assembly);
  });

  test('no board brings two reds together', () => {
    for (let seed = 0; seed < 200; seed++)
      expect(redsTouch(layout, fillBy(fillerOf(layout), seed))).toBe(false);
  });
});

const fixedBoards = [
  'paper-and-pencil-a',
  'paper-and-pencil-b',
  'paper-and-pencil-c',
  'paper-and-pencil-d',
  'wegwerpcatan',
  'das-minispiel',
];

describe.each(fixedBoards)('%s', (id) => {
  const layout = boards[id]();
  const seats = Math.max(...layout.starts.map((start) => start.seat)) + 1;

  test('nothing is left to chance and reds are apart', () => {
    expect(fillerOf(layout).draws).toBe(0);
    expect(redsTouch(layout, fillBy(fillerOf(layout), 0))).toBe(false);
  });

  test('every seat has two settlements with a road, worth about the same', () => {
    const t = makeTopology(layout);
    const board = fillBy(fillerOf(layout), 0);
    const pips = Array.from({ length: seats }, (_, seat) =>
      layout.starts
        .filter((start) => start.seat === seat)
        .map(({ corner: at }) => {
          const corner = t.cornerAt(at.q, at.r, at.corner);
          const hexes = [...t.cornerHex.slice(t.cornerHexFrom[corner], t.cornerHexFrom[corner + 1])];
          return hexes.reduce(
            (sum, hex) => sum + (board.numbers[hex] ? 6 - Math.abs(7 - Math.log2(board.numbers[hex])) : 0),
            0,
          );
        }),
    );
    for (const own of pips) expect(own).toHaveLength(2);
    const sums = pips.map((own) => own[0] + own[1]);
    expect(Math.max(...sums) - Math.min(...sums)).toBeLessThanOrEqual(1);
    const roads = layout.starts.map(({ edge }) => t.edgeAt(edge!.q, edge!.r, edge!.side));
    expect(new Set(roads).size).toBe(roads.length);
  });

  test('every seat can reach three more building sites with five roads, all at the same time', () => {
    expect(Math.max(...roadsToThreeSites(layout, seats))).toBeLessThanOrEqual(5);
  });
});

/** Roads each seat needs when all in turn take their nearest free site, three times. */
function roadsToThreeSites(layout: Layout, seats: number): number[] {
  const t = makeTopology(layout);
  const around = (corner: number) => [
    ...t.cornerCorner.slice(t.cornerCornerFrom[corner], t.cornerCornerFrom[corner + 1]),
  ];
  const houses = new Map<number, number>();
  const roads = new Map<number, number>();
  for (const { seat, corner, edge } of layout.starts) {
    houses.set(t.cornerAt(corner.q, corner.r, corner.corner), seat);
    roads.set(t.edgeAt(edge!.q, edge!.r, edge!.side), seat);
  }
  const free = (corner: number) => !houses.has(corner) && !around(corner).some((next) => houses.has(next));
  const used = Array.from({ length: seats }, () => 0);
  for (let round = 0; round < 3; round++) {
    for (let seat = 0; seat < seats; seat++) {
      const cameBy = new Map<number, [from: number, edge: number] | null>();
      for (const [corner, owner] of houses) if (owner === seat) cameBy.set(corner, null);
      for (const [edge, owner] of roads) {
        if (owner === seat) for (const end of [0, 1]) cameBy.set(t.edgeCorner[edge * 2 + end], null);
      }
      const queue = [...cameBy.keys()];
      let site = -1;
      for (let k = 0; k < queue.length && site < 0; k++) {
        const corner = queue[k];
        if (free(corner)) site = corner;
        if ((houses.get(corner) ?? seat) !== seat) continue;
        for (let x = t.cornerEdgeFrom[corner]; x < t.cornerEdgeFrom[corner + 1]; x++) {
          const next = t.cornerCorner[x];
          if (roads.has(t.cornerEdge[x]) || cameBy.has(next)) continue;
          cameBy.set(next, [corner, t.cornerEdge[x]]);
          queue.push(next);
        }
      }
      if (site < 0) return [Infinity];
      houses.set(site, seat);
      for (let step = cameBy.get(site); step; step = cameBy.get(step[0])) {
        roads.set(step[1], seat);
        used[seat]++;
      }
    }
  }
  return used;
}

describe('Paper & Pencil', () => {
  const mats = fixedBoards.slice(0, 4).map((id) => boards[id]());

  test('four different playmats with starts for four colours', () => {
    expect(new Set(mats.map((layout) => boardKey(fillBy(fillerOf(layout), 0)))).size).toBe(4);
    for (const layout of mats) expect(layout.starts).toHaveLength(8);
  });

  test('on every playmat one harbour stands in a non-standard place, on A the brick harbour', () => {
    const moved = mats.map((layout) =>
      layout.harbours.places
        .filter((place) => !NINE_ON_COAST.includes(edgeOnCoast(place)))
        .map((place) => place.kind),
    );
    expect(moved.map((kinds) => kinds.length)).toEqual([1, 1, 1, 1]);
    expect(moved[0]).toEqual(['brick']);
  });
});

test('Wegwerpcatan has no harbours, no robber and starts for three', () => {
  const layout = boards.wegwerpcatan();
  expect([layout.harbours.places, layout.robber, layout.starts.length]).toEqual([[], null, 6]);
});

// proves first-island/das-minispiel: Its starts are only advice
test('the starts of the Minispiel are only recommended', () => {
  expect(boards['das-minispiel']().startsAre).toBe('recommended');
  expect(boards['das-minispiel']().starts).toHaveLength(6);
});

test('every board says where it comes from', () => {
  const official = all.filter((layout) => layout.provenance === 'official').map((layout) => layout.id);
  expect(official).toEqual(['base-3-4', 'base-5-6', 'base-5-6-beginners', 'base-5-6-2025']);
});

// proves first-island/capcom-catan: The printed sides are lost
// proves first-island/catan-standard: Where each harbour sits
// proves first-island/catan-portable: The printed pieces are lost
// proves first-island/gallery-edition: The printed pieces are lost
// proves first-island/einsteiger-variante: The printed pieces are lost
// proves first-island/family-edition: The printed pieces are lost
// proves first-island/paper-and-pencil: The printed sheets are lost
// proves first-island/wegwerpcatan: The printed board is lost
// proves first-island/das-minispiel: The printed board is lost
// proves first-island/simply-catan: The printed strips are lost
test.each([
  'capcom-catan',
  'catan-standard',
  'catan-portable',
  'gallery-edition',
  'einsteiger-variante',
  'family-edition',
  'paper-and-pencil-a',
  'wegwerpcatan',
  'das-minispiel',
  'simply-catan',
])('a board whose print is lost is said to be made anew: %s', (id) => {
  const layout = all.find((each) => each.id === id)!;
  expect(layout.provenance).toBe('reconstructed');
});

// proves first-island/portable-edition: The printed board is lost
test('the portable edition has its desert in the middle and its numbers in letter order around it', () => {
  const layout = all.find(({ id }) => id === 'portable-edition')!;
  expect(layout.provenance).toBe('reconstructed');
  expect(layout.hexes.find(({ q, r }) => q === 0 && r === 0)?.terrain).toBe('desert');
  const topology = makeTopology(layout);
  const numbers = [
    [0, -2],
    [2, -2],
    [2, 0],
    [0, 2],
    [-2, 2],
    [-2, 0],
  ].map(([q, r]) =>
    Array.from(
      spiralFrom(topology, new Set(layout.hexes.keys()), topology.hexAt(q, r)),
      (hex) => layout.hexes[hex].number,
    )
      .filter((number) => number !== undefined)
      .join(),
  );
  expect(numbers).toContain(LETTERS_A_TO_R.join());
});
