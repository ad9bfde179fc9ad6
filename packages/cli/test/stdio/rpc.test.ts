import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf } from '../../stdio/lines.ts';
import { methods } from '../../stdio/methods.ts';
import { answerLine } from '../../stdio/rpc.ts';
import { Tables } from '../../stdio/tables.ts';

function opened() {
  const tables = new Tables();
  const ask = (message: unknown) => JSON.parse(answerLine(tables, JSON.stringify(message)) ?? 'null');
  const call = (method: string, params?: unknown) => ask({ jsonrpc: '2.0', id: 1, method, params });
  call('newGame', { game: 'first-island/base', seats: 3, seed: 1 });
  return {
    tables,
    ask,
    call,
    state: () => JSON.stringify([call('state', { game: 'g1' }), call('save', { game: 'g1' })]),
  };
}

test('a line that is not JSON is answered with a parse error and no id', () => {
  for (const line of ['nope', '{"a":', Buffer.from([0xff, 0xfe, 0x7b])])
    expect(JSON.parse(answerLine(new Tables(), line) ?? '')).toMatchObject({
      id: null,
      error: { code: -32700, data: { code: 'parse' } },
    });
  expect(answerLine(new Tables(), '  \r')).toBeUndefined();
});

test('what is no request is named', () => {
  const { ask } = opened();
  expect(ask([])).toMatchObject({ id: null, error: { code: -32600 } });
  expect(ask(7)).toMatchObject({ id: null, error: { code: -32600 } });
  expect(ask({ id: 3, method: 'about' })).toMatchObject({
    id: 3,
    error: { code: -32600, data: { field: 'jsonrpc' } },
  });
  expect(ask({ jsonrpc: '2.0', id: {}, method: 'about' })).toMatchObject({
    id: null,
    error: { data: { field: 'id' } },
  });
  expect(ask({ jsonrpc: '2.0', id: 3, method: 'fly' })).toMatchObject({
    error: { code: -32601, data: { method: 'fly' } },
  });
  expect(ask({ jsonrpc: '2.0', id: 3, method: 'toString' })).toMatchObject({ error: { code: -32601 } });
});

test('a batch is answered as a batch, without its notifications', () => {
  const { ask } = opened();
  const about = { jsonrpc: '2.0', method: 'about' };
  expect(ask([about, { ...about, id: 'a' }, 5])).toMatchObject([
    { id: 'a', result: { protocol: 1 } },
    { id: null, error: { code: -32600 } },
  ]);
  expect(ask([about])).toBeNull();
});

test('a batch that asks too much is refused whole, and the program lives on', () => {
  const { ask, call } = opened();
  const newGame = {
    jsonrpc: '2.0',
    id: 1,
    method: 'newGame',
    params: { game: 'first-island/base', seats: 3 },
  };
  expect(ask(new Array(1001).fill(newGame))).toMatchObject({
    id: null,
    error: { code: -32600, data: { code: 'batch-too-long' }, message: expect.stringContaining('not 1001') },
  });
  expect(call('games').result).toEqual(['g1']);
});

test('a batch whose answers grow too long is carried out up to there, and each request left out says so', () => {
  const { ask, call, state } = opened();
  const before = state();
  const [{ seat, moves }] = call('decision', { game: 'g1' }).result.legal;
  const batch: unknown[] = Array.from({ length: 999 }, (_, id) => ({
    jsonrpc: '2.0',
    id,
    method: 'catalog',
  }));
  batch.push({ jsonrpc: '2.0', id: 999, method: 'apply', params: { game: 'g1', seat, move: moves[0] } });
  const answers = ask(batch);
  expect(answers.length).toBe(1000);
  const left = answers.findIndex((answer: object) => 'error' in answer);
  expect(left).toBeGreaterThan(50);
  for (let id = left; id < 1000; id++)
    expect(answers[id]).toMatchObject({ id, error: { code: -32600, data: { code: 'batch-too-large' } } });
  expect(state()).toBe(before);
});

test('parameters that are nested too deep are named, and are no fault of the engine', () => {
  const { tables, state } = opened();
  const before = state();
  const deep = '['.repeat(90) + ']'.repeat(90);
  const objects = `${'{"a":'.repeat(90)}1${'}'.repeat(90)}`;
  for (const [method, params, field] of [
    ['apply', `{"game":"g1","seat":0,"move":${deep}}`, 'move'],
    ['apply', `{"game":"g1","seat":0,"move":{"move":"offer","give":${objects}}}`, 'move'],
    ['newGame', `{"game":"first-island/base","seats":3,"options":{"points":${objects}}}`, 'options'],
    ['newGame', `{"game":"first-island/base","seats":3,"layout":{"hexes":${deep}}}`, 'layout'],
    ['load', `{"save":{"format":${deep}}}`, 'save'],
    ['about', `{"x":${deep}}`, 'x'],
  ])
    expect(
      JSON.parse(
        answerLine(tables, `{"jsonrpc":"2.0","id":1,"method":"${method}","params":${params}}`) ?? '',
      ),
    ).toMatchObject({ error: { code: -32602, data: { field } } });
  expect(state()).toBe(before);
});

test('a line of great depth is refused before it is parsed, and the program lives on', () => {
  const { tables, state } = opened();
  const before = state();
  const about = '{"jsonrpc":"2.0","id":1,"method":"about"}';
  for (const line of ['['.repeat(10_000_000), '['.repeat(100) + about + ']'.repeat(100)])
    expect(JSON.parse(answerLine(tables, line) ?? '')).toMatchObject({
      id: null,
      error: { code: -32700, data: { code: 'line-too-deep' } },
    });
  expect(JSON.parse(answerLine(tables, '['.repeat(99) + about + ']'.repeat(99)) ?? '')).toMatchObject([
    { error: { code: -32600 } },
  ]);
  expect(state()).toBe(before);
});

test('a key that JavaScript treats specially is a name like any other, and refused as unknown', () => {
  const { tables, state } = opened();
  const before = state();
  const ask = (method: string, params: string) =>
    JSON.parse(answerLine(tables, `{"jsonrpc":"2.0","id":1,"method":"${method}","params":${params}}`) ?? '');
  for (const key of ['__proto__', 'constructor', 'toString']) {
    expect(ask('newGame', `{"game":"first-island/base","seats":3,"options":{"${key}":1}}`)).toMatchObject({
      error: { code: -32602, data: { code: 'option-unknown', field: 'options' } },
    });
    expect(ask('newGame', `{"game":"${key}","seats":3}`)).toMatchObject({
      error: { data: { field: 'game' } },
    });
    expect(ask('about', `{"${key}":1}`)).toMatchObject({ error: { data: { field: key } } });
    expect(ask('apply', `{"game":"g1","seat":0,"move":{"move":"${key}"}}`)).toMatchObject({
      error: { data: { code: 'move-unknown' } },
    });
    expect(
      ask('apply', `{"game":"g1","seat":0,"move":{"move":"place-building","corner":20,"${key}":1}}`),
    ).toMatchObject({ error: { data: { code: 'move-extra', field: key } } });
  }
  expect(state()).toBe(before);
});

test('a neutral colour has the same number in events, pieces and fields, and a name of its own', () => {
  const tables = new Tables();
  const call = (method: string, params: object) =>
    JSON.parse(answerLine(tables, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })) ?? '').result;
  const { game } = call('newGame', { game: 'variant/catan-for-two', seats: 2, seed: 1 });
  const built: { seat: number; piece: string; place: number }[] = [];
  let texts = '';
  for (let i = 0; i < 300; i++) {
    const { legal } = call('decision', { game });
    const { seat, moves } = legal[0];
    const { events } = call('apply', { game, seat, move: moves[(i * 7) % moves.length] });
    for (const { kind, data, text } of events) {
      if (kind !== 'built') continue;
      built.push(data);
      texts += `${text}\n`;
    }
  }
  const neutral = built.filter(({ seat }) => seat > 1);
  expect(new Set(neutral.map(({ seat }) => seat))).toEqual(new Set([2, 3]));
  const { pieces } = call('board', { game });
  for (const { seat, piece, place } of neutral)
    expect(pieces).toContainEqual(expect.objectContaining({ seat, piece, place }));
  expect(call('rules', { game }).neutrals).toEqual([2, 3]);
  expect(call('state', { game }).fields.routeLength.length).toBe(4);
  expect(call('points', { game }).length).toBe(2);
  expect(texts).toContain('Neutral colour 2 builds');
  expect(texts).not.toMatch(/Seat [23]/);
});

test.each([
  ['newGame', { seats: 3 }, 'game'],
  ['newGame', { game: 'no/such', seats: 3 }, 'game'],
  ['newGame', { game: 'first-island/base', seats: 2 }, 'seats'],
  ['newGame', { game: 'first-island/base', seats: 3.5 }, 'seats'],
  ['newGame', { game: 'first-island/base', seats: 3, options: { points: 99 } }, 'options'],
  ['newGame', { game: 'first-island/base', seats: 3, options: { constructor: 1 } }, 'options'],
  ['newGame', { game: 'first-island/base', seats: 3, modules: ['no/such'] }, 'modules'],
  ['newGame', { game: 'seafarers/core', seats: 3, modules: ['seafarers/fog-islands'] }, 'modules'],
  ['newGame', { game: 'first-island/base', seats: 3, layout: {} }, 'layout'],
  ['newGame', { game: 'first-island/base', seats: 3, chance: 'dice' }, 'chance'],
  ['newGame', { game: 'first-island/base', seats: 3, chance: 'manual', seed: 1 }, 'seed'],
  ['newGame', { game: 'first-island/base', seats: 3, colour: 'red' }, 'colour'],
  ['apply', { game: 'g9', seat: 0, move: {} }, 'game'],
  ['apply', { game: 'g1', seat: 7, move: { move: 'roll' } }, 'seat'],
  ['apply', { game: 'g1', seat: 1, move: { move: 'roll' } }, 'seat'],
  ['apply', { game: 'g1', seat: 0 }, 'move'],
  ['apply', { game: 'g1', seat: 0, move: { move: 'roll' } }, 'move'],
  ['apply', { game: 'g1', seat: 0, move: { move: 'place-building', corner: 999 } }, 'corner'],
  ['view', { game: 'g1', seat: 3 }, 'seat'],
  ['events', { game: 'g1', since: -1 }, 'since'],
  ['load', { save: { format: 'x' } }, 'save'],
])('%s %j is refused and names "%s"', (method, params, field) => {
  const { call, state } = opened();
  const before = state();
  expect(call(method, params).error.data.field).toBe(field);
  expect(state()).toBe(before);
});

test('no line, whatever it holds, ends the program or changes a game by an error', () => {
  const { tables, state } = opened();
  const names = [...methods.keys()];
  const loose = fc.oneof(fc.constantFrom('g1', 0, -1, 'all', null), fc.jsonValue({ maxDepth: 3 }));
  const params = fc.dictionary(
    fc.oneof(fc.constantFrom(...[...methods.values()].flatMap((method) => method.params)), fc.string()),
    loose,
  );
  const request = fc.record(
    {
      jsonrpc: fc.constantFrom('2.0', '1.0'),
      id: loose,
      method: fc.oneof(fc.constantFrom(...names), fc.string()),
      params: fc.oneof(params, loose),
    },
    { requiredKeys: [] },
  );
  const line = fc.oneof(
    fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
    fc.jsonValue().map((value) => JSON.stringify(value)),
    request.map((each) => JSON.stringify(each)),
    fc.array(request, { maxLength: 3 }).map((each) => JSON.stringify(each)),
  );
  const changing = /"method":"(apply|undo|close)"/;
  fc.assert(
    fc.property(line, (given) => {
      const before = state();
      const answer = answerLine(tables, given);
      if (answer !== undefined) expect(JSON.stringify(JSON.parse(answer))).toBe(answer);
      if (!changing.test(String(given)) || answer?.includes('"error"')) expect(state()).toBe(before);
    }),
    { numRuns: 400, seed: 1 },
  );
});

test('no move that is refused changes the game', () => {
  const { call, state } = opened();
  const before = state();
  const names = call('rules', { game: 'g1' }).result.moves.map((move: { name: string }) => move.name);
  const value = fc.oneof(
    fc.integer({ min: -2, max: 80 }),
    fc.constantFrom('brick', 'road', 'robber'),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const move = fc
    .tuple(
      fc.constantFrom<string>(...names),
      fc.dictionary(fc.constantFrom('corner', 'edge', 'piece', 'good', 'give', 'want', 'hex'), value),
    )
    .map(([name, args]) => ({ ...args, move: name }));
  fc.assert(
    fc.property(fc.integer({ min: -2, max: 4 }), move, (seat, raw) => {
      const { error } = call('apply', { game: 'g1', seat, move: raw });
      if (!error) call('undo', { game: 'g1' });
      expect(state()).toBe(before);
    }),
    { numRuns: 300, seed: 1 },
  );
});

test('a save with any value replaced is loaded or refused, never more', () => {
  const { call, state } = opened();
  const before = state();
  const save = JSON.stringify(call('save', { game: 'g1' }).result);
  const places = [...save.matchAll(/(?<=[:[,])("[^"]*"|-?\d+|[{[])/g)].map(
    (match) => [match.index, match[0]] as const,
  );
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.jsonValue({ maxDepth: 1 }), ([at, old], value) => {
      const text = save.slice(0, at) + JSON.stringify(value) + save.slice(at + old.length);
      const { result, error } = call('load', { save: parsed(text) });
      if (result) call('close', { game: result.game });
      else expect([-32000, -32602]).toContain(error.code);
      expect(state()).toBe(before);
    }),
    { numRuns: 300, seed: 1 },
  );
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

test('lines are the same however the bytes arrive, and one that is too long is skipped', async () => {
  const text = Buffer.from('{"a":"é"}\n\nlonger than the limit allows\nlast');
  const whole = ['{"a":"é"}', '', null, 'last'];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: text.length - 1 })), async (cuts) => {
      const places = [0, ...[...cuts].sort((a, b) => a - b), text.length];
      const chunks = places.slice(1).map((to, i) => text.subarray(places[i], to));
      const heard: (string | null)[] = [];
      for await (const line of linesOf(feed(chunks), 12)) heard.push(line?.toString() ?? null);
      expect(heard).toEqual(whole);
    }),
    { numRuns: 50, seed: 1 },
  );
});

async function* feed(chunks: readonly Buffer[]): AsyncGenerator<Buffer> {
  yield* chunks;
}
