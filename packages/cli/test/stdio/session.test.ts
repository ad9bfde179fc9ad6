import { type ChanceOutcome, type RawMove, Rng, type Save } from '@hexwright/kernel';
import { afterAll, expect, test } from 'vitest';
import { Driver } from '../running.ts';

interface Standing {
  readonly game: string;
  readonly length: number;
  readonly over: boolean;
  readonly decision: {
    readonly kind: string;
    readonly seats: readonly number[];
    readonly nature: boolean;
  } | null;
  readonly result?: {
    readonly winners: readonly number[];
    readonly scores: readonly number[];
    readonly ending: string;
  };
}
interface Decision extends Standing {
  readonly legal: readonly {
    readonly seat: number;
    readonly moves: readonly RawMove[];
    readonly open: readonly { readonly move: string }[];
  }[];
  readonly outcomes: readonly ChanceOutcome[] | null;
}

const base = 'first-island/base';
const driver = new Driver();
afterAll(async () => expect(await driver.end()).toBe(0));

/** one random move of whoever may move, nature's by their probability */
async function step(game: string, rng: Rng): Promise<Standing> {
  const { legal, outcomes, length } = await driver.call<Decision>('decision', { game });
  if (outcomes) {
    let left = rng.below(1 << 30) / (1 << 30);
    let drawn = outcomes[0];
    for (drawn of outcomes) {
      left -= drawn.probability;
      if (left < 0) break;
    }
    return driver.call('apply', { game, seat: -1, move: drawn.move, at: length });
  }
  const { seat, moves } = legal[rng.below(legal.length)];
  return driver.call('apply', { game, seat, move: moves[rng.below(moves.length)], at: length });
}

test('a driver plays a whole base game and makes every chance move itself', async () => {
  let now = await driver.call<Standing>('newGame', { game: base, seats: 3, chance: 'manual' });
  expect(now).toMatchObject({ length: 0, decision: { kind: 'lay-board', nature: true } });
  const rng = new Rng(11);
  const kinds = new Set<string>();
  while (!now.over && now.length < 20_000) {
    if (now.decision) kinds.add(now.decision.kind);
    now = await step(now.game, rng);
  }
  const { game } = now;
  expect(now.result?.ending).toBe('points');
  expect([...kinds]).toEqual(expect.arrayContaining(['lay-board', 'place-building', 'roll', 'dice', 'main']));

  const [winner] = now.result?.winners ?? [];
  const points = await driver.call<{ total: number; target: number; sources: Record<string, number> }[]>(
    'points',
    { game },
  );
  expect(points[winner].total).toBeGreaterThanOrEqual(points[winner].target);
  expect(Object.values(points[winner].sources).reduce((a, b) => a + b, 0)).toBe(points[winner].total);
  const refused = await driver.ask('apply', { game, seat: winner, move: { move: 'roll' } });
  expect(refused.error).toMatchObject({ code: -32000, data: { code: 'game-over', field: 'game' } });

  const save = await driver.call<Save>('save', { game });
  expect(save.log).toHaveLength(now.length);
  const again = await driver.call<Standing>('load', { save });
  const state = async (id: string) => (await driver.call<{ fields: unknown }>('state', { game: id })).fields;
  expect(await state(again.game)).toEqual(await state(game));
});

test('a game that is saved, loaded and played on goes as if it had never stopped', async () => {
  const { game } = await driver.call<Standing>('newGame', { game: base, seats: 4, seed: 'harbour' });
  const rng = new Rng(3);
  for (let i = 0; i < 60; i++) await step(game, rng);
  const save = await driver.call<Save>('save', { game });
  const { game: loaded } = await driver.call<Standing>('load', { save: JSON.parse(JSON.stringify(save)) });
  const [one, other] = [new Rng(5), new Rng(5)];
  for (let i = 0; i < 60; i++)
    expect({ ...(await step(loaded, other)), game }).toEqual(await step(game, one));
  expect((await driver.call<Save>('save', { game: loaded })).log).toEqual(
    (await driver.call<Save>('save', { game })).log,
  );
  const told = { since: 0, seat: 'all' };
  expect(await driver.call('events', { game: loaded, ...told })).toEqual(
    await driver.call('events', { game, ...told }),
  );
});

test('a move for a position that has passed is refused and changes nothing', async () => {
  const { game, length } = await driver.call<Standing>('newGame', { game: base, seats: 4, seed: 1 });
  await driver.call('apply', { game, seat: 0, move: { move: 'place-building', corner: 0 }, at: length });
  const before = await driver.call('state', { game });
  const { error } = await driver.ask('apply', {
    game,
    seat: 0,
    move: { move: 'place-building', corner: 20 },
    at: length,
  });
  expect(error).toMatchObject({ code: -32002, data: { code: 'stale', field: 'at', length: length + 1 } });
  expect(await driver.call('state', { game })).toEqual(before);
});

test('undo takes back the last move of a seat, and a clone plays on by itself', async () => {
  const { game, length } = await driver.call<Standing>('newGame', { game: base, seats: 4, seed: 1 });
  const { game: copy } = await driver.call<Standing>('clone', { game });
  const before = await driver.call<{ fields: unknown }>('state', { game });
  await driver.call('apply', { game, seat: 0, move: { move: 'place-building', corner: 0 } });
  expect((await driver.call<{ fields: unknown }>('state', { game: copy })).fields).toEqual(before.fields);
  expect(await driver.call('undo', { game })).toMatchObject({ length, decision: { kind: 'place-building' } });
  expect(await driver.call('state', { game })).toEqual(before);
  expect((await driver.ask('undo', { game })).error?.data.code).toBe('undo-nothing');
  expect((await driver.ask('undo', { game, to: length + 1 })).error?.data).toMatchObject({
    code: 'undo-range',
    field: 'to',
  });
});

test('a resampled game looks the same to its seat, and cannot be saved', async () => {
  const { game } = await driver.call<Standing>('newGame', { game: base, seats: 4, seed: 2 });
  const rng = new Rng(8);
  for (let i = 0; i < 150; i++) await step(game, rng);
  const other = await driver.call<Standing>('resample', { game, seat: 1, seed: 4 });
  const view = async (id: string) =>
    await driver.call<{ fields: unknown; legal: unknown }>('view', { game: id, seat: 1 });
  const [real, imagined] = [await view(game), await view(other.game)];
  expect(imagined.fields).toEqual(real.fields);
  expect(imagined.legal).toEqual(real.legal);
  expect((await driver.ask('save', { game: other.game })).error?.data.code).toBe('imagined');
});

test('a seat is not told whose card another seat drew', async () => {
  const { game } = await driver.call<Standing>('newGame', { game: base, seats: 3, seed: 6 });
  const rng = new Rng(2);
  for (let i = 0; i < 400; i++) await step(game, rng);
  type Told = { events: { kind: string; data: { seat: number; card?: string }; text: string }[] };
  const bought = async (seat: number | null | 'all') =>
    (await driver.call<Told>('events', { game, seat })).events.filter(({ kind }) => kind === 'card-bought');
  expect((await bought('all')).length).toBeGreaterThan(0);
  for (const { data } of await bought('all')) expect(data.card).toBeDefined();
  for (const { data } of await bought(null)) expect(data.card).toBeUndefined();
  for (const { data } of await bought(1)) expect(data.card !== undefined).toBe(data.seat === 1);
});

test('a board given as a layout needs no chance', async () => {
  const drawn = await driver.call<Standing>('newGame', { game: base, seats: 4, seed: 9 });
  type Board = {
    laid: boolean;
    hexes: { q: number; r: number; terrain: string; numbers: number[] }[];
    corners: { hexes: number[] }[];
    edges: { corners: number[] }[];
    harbours: { kind: string; corners: number[] }[];
  };
  const board = await driver.call<Board>('board', { game: drawn.game });
  expect([board.hexes.length, board.corners.length, board.edges.length, board.harbours.length]).toEqual([
    19, 54, 72, 9,
  ]);
  const layout = {
    format: 'hexwright-layout/1',
    id: 'mine',
    name: 'Mine',
    provenance: 'house',
    hexes: board.hexes.map(({ q, r, terrain, numbers }) => ({ q, r, terrain, number: numbers })),
  };
  const given = await driver.call<Standing>('newGame', { game: base, seats: 4, chance: 'manual', layout });
  expect(given).toMatchObject({ length: 0, decision: { kind: 'place-building' } });
  const same = await driver.call<Board>('board', { game: given.game });
  expect(same.hexes).toEqual(board.hexes);
});

test('playouts depend on their seed alone and leave the game as it was', async () => {
  const { game } = await driver.call<Standing>('newGame', { game: base, seats: 4, seed: 9 });
  const before = await driver.call('state', { game });
  const first = await driver.call('playout', { game, seed: 1, games: 3 });
  expect(await driver.call('playout', { game, seed: 1, games: 3 })).toEqual(first);
  expect(await driver.call('playout', { game, seed: 2, games: 3 })).not.toEqual(first);
  expect(await driver.call('state', { game })).toEqual(before);
});

test('a driver plays a game of cards as it plays an island, keeps it and takes it up again', async () => {
  const wish = { game: 'rivals/introductory', seats: 2 };
  let now = await driver.call<Standing>('newGame', { ...wish, seed: 'a duel' });
  expect(now.decision).toMatchObject({ kind: 'first-hand', nature: false });
  const legend = await driver.call<{ cards: { id: string }[] }>('rules', { game: now.game });
  expect(legend.cards).toContainEqual(
    expect.objectContaining({
      id: 'abbey',
      back: 'basic',
      copies: 2,
      cost: { brick: 1, grain: 1, ore: 1 },
      progress: 1,
    }),
  );
  const rng = new Rng(5);
  for (let i = 0; i < 60; i++) now = await step(now.game, rng);
  const save = await driver.call<Save>('save', { game: now.game });
  const again = await driver.call<Standing>('load', { save });
  expect(again).toMatchObject({ length: now.length, decision: now.decision });
});
