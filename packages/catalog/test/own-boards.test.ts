import { islandModules, type Layout } from '@hexwright/island';
import { check, MoveList, newState, playout, Rng, toMove } from '@hexwright/kernel';
import { describe, expect, test } from 'vitest';
import { rows, rulesFor } from '../index.ts';
import { bookFor } from './island.ts';

const clone = (layout: Layout): Layout => JSON.parse(JSON.stringify(layout));
const boardOf = (game: string, seats: number): Layout => clone(bookFor({ game, seats }).layout);

/** whatever is played on a board */
const boardRows = rows.filter(({ id }) => islandModules.some((module) => module.id === id));

/** codes of refusals in words that the rules themselves give; any other comes from something that threw */
const IN_WORDS = ['board-lacks', 'terrain-unknown'];

function refusal(game: string, seats: number, layout: unknown): string | undefined {
  const made = rulesFor({ game, seats, layout });
  if (made.ok) return undefined;
  expect(IN_WORDS, `${game}: ${made.reason.text}`).toContain(made.reason.code);
  return made.reason.text;
}

const island = boardOf('first-island/base-extension-5-6', 5);
const islands = boardOf('seafarers/heading-for-new-shores', 4);
const nameless: Layout = { ...islands, hexes: islands.hexes.map(({ region: _none, ...hex }) => hex) };

describe.each([
  ['the plain island', island],
  ['islands with regions and no marks', islands],
  ['islands without regions', nameless],
] as const)('on %s', (_, board) => {
  test.each(boardRows.map(({ id, players }) => [id, players[0]] as const))(
    '%s is played or says what the board lacks',
    (id, seats) => {
      const why = refusal(id, seats, board);
      if (why !== undefined) expect(why).toMatch(/the board (needs .*, but |has too few places)|no module/);
    },
  );
});

/** the groups without what they wish of a label */
const groupsWithout = (label: string, { groups }: Layout): Layout['groups'] =>
  Object.fromEntries(
    Object.entries(groups).map(([name, group]) => [
      name,
      { ...group, constraints: group.constraints.filter((text) => !text.includes(`:${label}:`)) },
    ]),
  );

/** the same board without one of its labels */
function without(board: Layout): [what: string, board: Layout][] {
  const marks = (['hexes', 'corners', 'edges'] as const).flatMap((on) =>
    Object.keys(board.marks[on]).map((label): [string, Layout] => {
      const { [label]: _gone, ...left } = board.marks[on];
      return [
        `${on} marked ${label}`,
        { ...board, groups: groupsWithout(label, board), marks: { ...board.marks, [on]: left } },
      ];
    }),
  );
  const regions = [...new Set(board.hexes.flatMap(({ region }) => region ?? []))].map(
    (label): [string, Layout] => [
      `region ${label}`,
      {
        ...board,
        groups: groupsWithout(label, board),
        hexes: board.hexes.map(({ region, ...hex }) =>
          region === label ? hex : { ...hex, ...(region && { region }) },
        ),
      },
    ],
  );
  const starts: [string, Layout][] = board.starts.length > 0 ? [['starts', { ...board, starts: [] }]] : [];
  const stacks = Object.keys(board.stacks).map((name): [string, Layout] => {
    const { [name]: _gone, ...left } = board.stacks;
    const hexes = board.hexes.map(({ hidden, ...hex }) =>
      hidden === name ? { ...hex, terrain: 'sea' } : { ...hex, ...(hidden && { hidden }) },
    );
    return [`stack ${name}`, { ...board, stacks: left, hexes }];
  });
  return [...marks, ...regions, ...starts, ...stacks];
}

/** Each label of each row at one of its tables, by turns the smallest and the largest that has it. */
const taken = boardRows.flatMap(({ id, players }) => {
  const [fewest, most] = [players[0], players.at(-1)!].map(
    (seats) =>
      new Map(without(boardOf(id, seats)).map(([what, board]) => [what, [id, seats, what, board] as const])),
  );
  return [...new Set([...fewest.keys(), ...most.keys()])].map((what, i) => {
    const [first, second] = i % 2 === 0 ? [fewest, most] : [most, fewest];
    return first.get(what) ?? second.get(what)!;
  });
});

test.each(taken)('%s for %i without %s is played or says what the board lacks', (id, seats, _, board) => {
  refusal(id, seats, board);
});

describe('what a board lacks is named', () => {
  const stripped = (
    game: string,
    seats: number,
    on: 'hexes' | 'corners' | 'edges',
    label: string,
  ): Layout => {
    const board = boardOf(game, seats);
    board.marks[on][label] = [];
    return board;
  };

  test('cloth is not played without villages', () => {
    expect(
      refusal('seafarers/cloth-for-catan', 4, stripped('seafarers/cloth-for-catan', 4, 'corners', 'village')),
    ).toBe('the board needs 4 corners marked "village", but it has none');
  });

  test('every seat of the Pirate Islands has a fortress, and a lane that leads there', () => {
    const row = 'seafarers/pirate-islands';
    const board = boardOf(row, 4);
    board.marks.corners.fortress = board.marks.corners.fortress.filter(({ value }) => value !== 2);
    expect(refusal(row, 4, board)).toContain(
      'the board needs for every seat a corner marked "fortress", its value the seat from 0 on, but it has none for seat 2',
    );
    const broken = boardOf(row, 4);
    broken.marks.edges.lane = broken.marks.edges.lane.filter(({ value }) => value !== 1);
    expect(refusal(row, 4, broken)).toBe(
      'the board needs for every seat edges marked "lane" that lead from its "home" to its "fortress", but those of seat 1 do not',
    );
    expect(refusal(row, 4, stripped(row, 4, 'hexes', 'path'))).toBe(
      'the board needs one hex marked "path", but it has none',
    );
  });

  test('whoever starts on the main island needs one', () => {
    expect(refusal('seafarers/core', 4, nameless)).toBe(
      'the board needs land in the region "main", but it has none',
    );
  });

  test('printed starts are there for every seat', () => {
    const board = boardOf('first-island/wegwerpcatan', 3);
    board.starts = board.starts.filter(({ seat }) => seat !== 1);
    expect(refusal('first-island/wegwerpcatan', 3, board)).toBe(
      'the board needs printed starts for every seat, but it has none for seat 1',
    );
  });

  test('a fishing ground lies on two edges that touch', () => {
    const board = boardOf('traders-barbarians/fishermen', 4);
    board.marks.edges['fishing-ground'].pop();
    expect(refusal('traders-barbarians/fishermen', 4, board)).toMatch(/but 11 edges are marked$/);
  });

  test('harbours trade goods of the game', () => {
    const board = boardOf('first-island/base', 4);
    board.harbours = { places: board.harbours.places.map((place) => ({ ...place, kind: 'silk' })) };
    expect(refusal('first-island/base', 4, board)).toBe(
      'place 1 has a harbour for "silk", which no module of this game knows',
    );
  });
});

describe('everybody can start', () => {
  const hills = (count: number, more: object = {}): unknown => ({
    format: 'hexwright-layout/1',
    id: 'own',
    name: 'own',
    provenance: 'house',
    hexes: Array.from({ length: count }, (_, q) => ({ q, r: 0, terrain: 'hills', number: 4 })),
    robber: null,
    ...more,
  });

  test.each([1, 2, 4])('%i hexes are too few for four', (count) => {
    expect(refusal('first-island/base', 4, hills(count))).toMatch(/^the board has too few places to start/);
  });

  test('twelve hexes are enough for four', () => {
    expect(refusal('first-island/base', 4, hills(12))).toBeUndefined();
  });

  test('nobody starts on a corner that no road can leave', () => {
    const layout = hills(14, {
      removedEdges: [
        { q: 5, r: 0, side: 1 },
        { q: 5, r: 0, side: 2 },
      ],
    });
    expect(refusal('first-island/base', 4, layout)).toBeUndefined();
    const b = bookFor({ game: 'first-island/base', seats: 4, layout });
    const s = newState(b);
    while (toMove(s) < 0) playout(s, new Rng(1), new MoveList(), 1);
    const lonely = b.topology.cornerAt(5, 0, 1);
    const seat = 31 - Math.clz32(toMove(s));
    expect(check(s, seat, { move: 'place-building', corner: lonely })).toMatchObject({
      ok: false,
      reason: { code: 'no-way-out' },
    });
    expect(check(s, seat, { move: 'place-building', corner: b.topology.cornerAt(8, 0, 1) }).ok).toBe(true);
  });
});

test('the largest board that a layout may have is played', () => {
  const places = Array.from({ length: 2000 }, (_, k) => ({
    q: (k % 40) - (Math.floor(k / 40) >> 1),
    r: Math.floor(k / 40),
  }));
  const lands = ['hills', 'fields', 'forest', 'mountains', 'pasture'];
  const layout = {
    format: 'hexwright-layout/1',
    id: 'largest',
    name: 'largest',
    provenance: 'house',
    robber: null,
    hexes: places.map((at) => ({ ...at, group: 'all' })),
    groups: {
      all: {
        terrains: Object.fromEntries(lands.map((land) => [land, 400])),
        numbers: { arrange: 'shuffle', bag: places.map((_, k) => [3, 4, 5, 6, 8, 9, 10, 11][k % 8]) },
        constraints: ['reds-apart', 'apart:hills'],
      },
    },
  };
  expect(refusal('first-island/base', 4, layout)).toBeUndefined();
  const { groups, hexes, ...rest } = layout;
  expect(
    rulesFor({
      game: 'first-island/base',
      seats: 4,
      layout: { ...rest, hexes: [...hexes, { q: 99, r: 99, terrain: 'hills' }], groups },
    }),
  ).toMatchObject({
    ok: false,
    reason: { text: expect.stringContaining('hexes: Too big: expected array to have <=2000 items') },
  });
});
