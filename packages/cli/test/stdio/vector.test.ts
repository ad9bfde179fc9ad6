import { type RawMove, UNKNOWN } from '@hexwright/kernel';
import { expect, test } from 'vitest';
import { answerLine } from '../../stdio/rpc.ts';
import { Tables } from '../../stdio/tables.ts';

const BASE = 'first-island/base';

interface Stepped {
  readonly seat: readonly (number | null)[];
  readonly codes: readonly (readonly number[])[];
  readonly length: readonly number[];
  readonly winners: readonly (readonly number[] | null)[];
  readonly observations?: readonly string[];
}

function desk() {
  const tables = new Tables();
  const ask = (method: string, params: object) =>
    JSON.parse(answerLine(tables, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })) ?? 'null');
  return {
    refused: (method: string, params: object): { message: string; data: Record<string, unknown> } =>
      ask(method, params).error,
    call: <T>(method: string, params: object): T => {
      const { result, error } = ask(method, params);
      if (error) throw new Error(error.message);
      return result as T;
    },
    open(seed: number, game = BASE, seats = 4): string {
      return this.call<{ game: string }>('newGame', { game, seats, seed }).game;
    },
  };
}

test('many games go on at once, and each goes as it would alone', () => {
  const d = desk();
  const games = [d.open(1), d.open(2), d.open(3, 'cities-knights/core'), d.open(4, 'rivals/introductory', 2)];
  const alone = games.map((_, i) => d.call<{ game: string }>('clone', { game: games[i] }).game);
  let now = d.call<Stepped>('step', { games, codes: games.map(() => null) });
  const nth = (codes: readonly number[], i: number): number | null =>
    codes.length > 0 ? codes[(i * 7) % codes.length] : null;
  for (let i = 0; i < 200; i++) now = d.call('step', { games, codes: now.codes.map((each) => nth(each, i)) });
  alone.forEach((game, at) => {
    for (let i = 0; i < 200; i++) {
      const { seat, codes } = d.call<Stepped>('step', { games: [game], codes: [null] });
      if (seat[0] === null) break;
      d.call('step', { games: [game], codes: [nth(codes[0], i)] });
    }
    expect(d.call<{ fields: unknown }>('state', { game }).fields).toEqual(
      d.call<{ fields: unknown }>('state', { game: games[at] }).fields,
    );
  });
  expect(now.length.every((each) => each > 100)).toBe(true);
});

test('a code means the move that the rules say', () => {
  const d = desk();
  const game = d.open(5);
  const { codes, seat } = d.call<Stepped>('step', { games: [game], codes: [null] });
  const { legal } = d.call<{ legal: { seat: number; moves: RawMove[] }[] }>('decision', { game });
  expect(legal[0].seat).toBe(seat[0]);
  expect(codes[0].length).toBe(legal[0].moves.length);
  const rules = d.call<{ moves: { name: string; code?: number; codes?: number }[]; codes: number }>('rules', {
    game,
  });
  codes[0].forEach((code, i) => {
    const kind = rules.moves.find(
      (each) => each.code !== undefined && code >= each.code && code < each.code + each.codes!,
    );
    expect(kind?.name).toBe(legal[0].moves[i].move);
    expect(code).toBeLessThan(rules.codes);
  });
});

test('an observation holds what the seat may know, field by field, and nothing else', () => {
  const d = desk();
  const game = d.open(6);
  let now = d.call<Stepped>('step', { games: [game], codes: [null] });
  for (let i = 0; i < 120; i++)
    now = d.call('step', {
      games: [game],
      codes: [now.codes[0][(i * 3) % now.codes[0].length]],
      observe: true,
    });
  const bytes = Buffer.from(now.observations?.[0] ?? '', 'base64');
  const cells = new Int32Array(new Uint8Array(bytes).buffer);
  const { fields } = d.call<{ fields: { name: string; at: number; size: number }[] }>('rules', { game });
  const seen = d.call<{ fields: Record<string, unknown> }>('view', { game, seat: now.seat[0] }).fields;
  for (const { name, at, size } of fields)
    expect([name, ...cells.subarray(at, at + size)]).toEqual([
      name,
      ...[seen[name]].flat(5).map((value) => (value === null ? UNKNOWN : value)),
    ]);
  expect(cells.includes(UNKNOWN)).toBe(true);
});

test('one bad code changes no game at all', () => {
  const d = desk();
  const games = [d.open(7), d.open(8)];
  const before = d.call<Stepped>('step', { games, codes: [null, null] });
  const good = before.codes[0][0];
  const bad = (codes: unknown, ids: unknown = games) => d.refused('step', { games: ids, codes });
  expect(bad([good, 999_999])).toMatchObject({ data: { code: 'code-unknown', field: 'codes[1]' } });
  expect(bad([good, before.codes[1][0] + 100_000])).toMatchObject({ data: { field: 'codes[1]' } });
  expect(bad([good])).toMatchObject({ data: { code: 'param', field: 'codes' } });
  expect(bad([good, 'road'])).toMatchObject({ data: { code: 'param', field: 'codes' } });
  expect(bad([good, good], [games[0], games[0]])).toMatchObject({ data: { field: 'games' } });
  expect(bad([good, good], [games[0], 'g99'])).toMatchObject({ data: { field: 'games[1]' } });
  expect(d.call<Stepped>('step', { games, codes: [null, null] })).toEqual(before);
});

test('a move is answered with the next decision or view, if asked', () => {
  const d = desk();
  const game = d.open(9);
  const { legal } = d.call<{ legal: { seat: number; moves: RawMove[] }[] }>('decision', { game });
  const made = d.call<Record<string, unknown>>('apply', {
    game,
    seat: legal[0].seat,
    move: legal[0].moves[0],
    answer: 'decision',
    events: false,
  });
  expect(made).toEqual(d.call('decision', { game }));
  const next = (made.legal as typeof legal)[0];
  const seen = d.call<{ seat: number; fields: object; events: object[] }>('apply', {
    game,
    seat: next.seat,
    move: next.moves[0],
    answer: 'view',
  });
  expect(seen.fields).toEqual(d.call<{ fields: object }>('view', { game, seat: seen.seat }).fields);
  expect(seen.events.length).toBeGreaterThan(0);
});

test('bots of every name are asked for a move, and see what the seat may know', () => {
  const d = desk();
  const game = d.open(10);
  for (const bot of ['random', 'beginner', 'settler', 'expert']) {
    const { legal } = d.call<{ legal: { seat: number }[] }>('decision', { game });
    const asked = { game, seat: legal[0].seat, bot, seed: 3, imagine: 50 };
    const said = d.call<{ move: RawMove }>('bot', asked);
    expect(d.call('bot', asked)).toEqual(said);
    d.call('apply', { game, seat: legal[0].seat, move: said.move });
  }
  const { legal } = d.call<{ legal: { seat: number }[] }>('decision', { game });
  expect(d.refused('bot', { game, seat: legal[0].seat, bot: 'genius' }).message).toContain(
    'there is no "genius"',
  );
  expect(d.refused('bot', { game, seat: (legal[0].seat + 1) % 4 })).toMatchObject({
    data: { code: 'not-your-turn' },
  });
});

test('a position is made from named fields, checked, and played on', () => {
  const d = desk();
  const game = d.open(11);
  for (let i = 0; i < 60; i++) {
    const { codes } = d.call<Stepped>('step', { games: [game], codes: [null] });
    d.call('step', { games: [game], codes: [codes[0][0]] });
  }
  const { fields } = d.call<{ fields: Record<string, number[][]> }>('state', { game });
  const hold = fields.hold.map((row, seat) => (seat === 0 ? row.map(() => 4) : row));
  const made = d.call<{ game: string; imagined: boolean }>('position', { game, fields: { hold } });
  expect(made.imagined).toBe(true);
  expect(d.call<{ fields: Record<string, number[][]> }>('state', { game: made.game }).fields.hold).toEqual(
    hold,
  );
  expect(d.call<{ fields: object }>('state', { game }).fields).toEqual(fields);
  const { codes } = d.call<Stepped>('step', { games: [made.game], codes: [null] });
  d.call('step', { games: [made.game], codes: [codes[0][0]] });
  const wrong = (given: object) => d.refused('position', { game, fields: given });
  expect(wrong({ gold: 1 }).message).toContain('unknown field "gold"');
  expect(wrong({ hold: 3 })).toMatchObject({ data: { field: 'fields' } });
  expect(wrong({ decisions: 99 }).message).toContain('decisions');
});

test('who trades with the bank reads the rates beside the moves', () => {
  const d = desk();
  const game = d.open(12);
  for (let i = 0; i < 900; i++) {
    const { legal } = d.call<{ legal: { seat: number; moves: RawMove[]; rates?: Record<string, number> }[] }>(
      'decision',
      { game },
    );
    const { seat, moves, rates } = legal[0];
    const trade = moves.find(({ move }) => move === 'bank-trade');
    expect(rates === undefined).toBe(trade === undefined);
    if (trade) return expect(rates?.[String(trade.give)]).toBeGreaterThanOrEqual(2);
    d.call('apply', { game, seat, move: moves[(i * 5) % moves.length], events: false });
  }
  expect.unreachable('nobody could trade');
});

/** A table of four right after an offer of one wool for one ore by this seat, made in its first turn. */
function offered(d: ReturnType<typeof desk>, by: number): string {
  const game = d.open(11);
  for (;;) {
    const { legal } = d.call<Asked>('decision', { game });
    if (legal[0].seat === by && legal[0].open.some(({ move }) => move === 'offer')) break;
    const done = legal[0].moves.find(({ move }) => move === 'end-turn') ?? legal[0].moves[0];
    d.call('apply', { game, seat: legal[0].seat, move: done });
  }
  const { fields } = d.call<{ fields: { hold: number[][]; handSize: number[] } }>('state', { game });
  const hold = fields.hold.map(() => [1, 1, 1, 1, 1]);
  const rich = d.call<{ game: string }>('position', { game, fields: { hold, handSize: hold.map(() => 5) } });
  d.call('apply', {
    game: rich.game,
    seat: by,
    move: { move: 'offer', give: { wool: 1 }, want: { ore: 1 } },
  });
  return rich.game;
}

interface Asked {
  readonly legal: readonly {
    seat: number;
    moves: RawMove[];
    open: readonly { move: string }[];
  }[];
}

test.each([0, 1, 2, 3])(
  'an offer of seat %i reaches all others by turns, and comes back to it last',
  (by) => {
    const d = desk();
    const game = offered(d, by);
    const decline = codeOf(d, game, 'decline');
    const accept = codeOf(d, game, 'accept');
    let now = d.call<Stepped>('step', { games: [game], codes: [null] });
    for (const [i, answer] of [decline, accept, accept].entries()) {
      expect(now.seat).toEqual([(by + 1 + i) % 4]);
      expect(now.codes[0]).toEqual([accept, decline]);
      now = d.call('step', { games: [game], codes: [answer] });
    }
    expect(now.seat).toEqual([by]);
    const withdraw = codeOf(d, game, 'withdraw');
    const tradeWith = codeOf(d, game, 'trade-with');
    expect(now.codes[0]).toEqual(
      [...[(by + 2) % 4, (by + 3) % 4].sort().map((seat) => tradeWith + seat), withdraw].sort(
        (a, b) => a - b,
      ),
    );
  },
);

function codeOf(d: ReturnType<typeof desk>, game: string, name: string): number {
  const { moves } = d.call<{ moves: { name: string; code?: number }[] }>('rules', { game });
  return moves.find((move) => move.name === name)?.code ?? Number.NaN;
}

interface AtOnce extends Stepped {
  readonly asked: readonly { seat: number; codes: number[]; observation?: string }[][];
  readonly passed: readonly number[][];
}

test('whoever wants the answers at once says so: nobody has seen those of the others, and the opener chooses afterwards', () => {
  const d = desk();
  const game = offered(d, 1);
  const decline = codeOf(d, game, 'decline');
  const accept = codeOf(d, game, 'accept');
  const step = (codes: unknown) =>
    d.call<AtOnce>('step', { games: [game], codes: [codes], observe: true, simultaneous: true });
  const look = step(null);
  expect(look.asked[0].map(({ seat, codes }) => [seat, codes])).toEqual(
    [2, 3, 0].map((seat) => [seat, [accept, decline]]),
  );
  expect(new Set(look.asked[0].map(({ observation }) => observation)).size).toBe(3);
  const wrong = (codes: unknown, simultaneous = true) =>
    d.refused('step', { games: [game], codes: [codes], simultaneous });
  expect(wrong([accept, decline])).toMatchObject({ data: { field: 'codes[0]' } });
  expect(wrong([accept, decline, 0])).toMatchObject({ data: { field: 'codes[0][2]' } });
  expect(wrong([accept, decline, accept], false)).toMatchObject({ data: { field: 'codes[0]' } });
  expect(step(null)).toEqual(look);
  const then = step([accept, decline, accept]);
  expect(then.passed).toEqual([[]]);
  expect(then.asked[0].map(({ seat }) => seat)).toEqual([1]);
  expect(then.seat).toEqual([1]);
});
