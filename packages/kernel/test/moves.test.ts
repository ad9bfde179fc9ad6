import fc from 'fast-check';
import { expect, test } from 'vitest';
import { argsOf, codeMoves, encode, type MoveKind, MoveList, nameMove, parseMove } from '../index.ts';
import { rules } from './play.ts';

const codes = Array.from({ length: rules.kindOf.length }, (_, code) => code);

test('every code has a name that means the same code again', () => {
  for (const code of codes) {
    const parsed = parseMove(rules, JSON.parse(JSON.stringify(nameMove(rules, code))));
    if (!parsed.ok) throw new Error(parsed.reason.text);
    expect(encode(parsed.move, ...(parsed.args as [number?, number?, number?]))).toBe(code);
    if (!parsed.move.open) expect(argsOf(rules, code)).toEqual(parsed.args);
  }
});

test('codes and arguments are each other’s inverse for moves of any size', () => {
  const sizes = fc.array(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 3 }), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(sizes, (kinds) => {
      const { moves, kindOf } = codeMoves(
        kinds.map(
          (args, i): MoveKind => ({
            name: `move-${i}`,
            args: args.map((size, k) => ({ name: `arg-${k}`, domain: { id: 'x', size } })),
            decisions: [],
            list: () => {},
            apply: () => {},
          }),
        ),
      );
      const coded = { ...rules, moves, kindOf };
      for (let code = 0; code < kindOf.length; code++) {
        const [a, b, c] = argsOf(coded, code);
        expect(encode(moves[kindOf[code]], a, b, c)).toBe(code);
        const parsed = parseMove(coded, nameMove(coded, code));
        expect(parsed.ok && parsed.args).toEqual(argsOf(coded, code));
      }
    }),
    { numRuns: 60 },
  );
});

test('a move with more than three arguments cannot be coded', () => {
  const arg = { name: 'x', domain: { id: 'x', size: 2 } };
  expect(() =>
    codeMoves([{ name: 'long', args: [arg, arg, arg, arg], decisions: [], list: () => {}, apply: () => {} }]),
  ).toThrow('the move "long" has more than three arguments');
});

test.each([
  [null, 'move-not-object', 'a move is an object with a field "move"'],
  [[], 'move-not-object', 'a move is an object with a field "move"'],
  ['pass', 'move-not-object', 'a move is an object with a field "move"'],
  [{}, 'move-unnamed', 'the field "move" must name a kind of move'],
  [{ move: 3 }, 'move-unnamed', 'the field "move" must name a kind of move'],
  [{ move: 'fly' }, 'move-unknown', 'no kind of move is called "fly"'],
  [{ move: 'constructor' }, 'move-unknown', 'no kind of move is called "constructor"'],
  [{ move: 'bid' }, 'move-argument', '"coins" of "bid" cannot be missing'],
  [{ move: 'bid', coins: 3 }, 'move-argument', '"coins" of "bid" cannot be 3'],
  [{ move: 'bid', coins: -1 }, 'move-argument', '"coins" of "bid" cannot be -1'],
  [{ move: 'bid', coins: '1' }, 'move-argument', '"coins" of "bid" cannot be "1"'],
  [{ move: 'die', face: 0 }, 'move-argument', '"face" of "die" cannot be 0'],
  [{ move: 'pass', now: 1 }, 'move-extra', '"pass" has no field "now"'],
])('%j is refused as %s', (raw, code, text) => {
  expect(parseMove(rules, raw)).toMatchObject({ ok: false, reason: { code, text } });
});

test('anything at all is parsed or refused, never thrown at', () => {
  fc.assert(
    fc.property(fc.anything(), (raw) => {
      const parsed = parseMove(rules, raw);
      if (!parsed.ok) expect(parsed.reason.text).not.toBe('');
    }),
  );
});

test('a list of moves grows as needed and keeps the sum of its weights', () => {
  const list = new MoveList();
  list.begin(rules.moves.find((move) => move.name === 'bid')!);
  for (let i = 0; i < 5000; i++) list.weigh(2, i % 3);
  expect([list.length, list.total]).toEqual([5000, 10_000]);
  list.clear();
  expect([list.length, list.total]).toEqual([0, 0]);
  list.putAll();
  expect(Array.from(list.codes.subarray(0, 3)).map((code) => nameMove(rules, code).coins)).toEqual([0, 1, 2]);
});

test('many choices are listed at once, all of them or those whose cell is set, however long the list is', () => {
  const list = new MoveList();
  list.begin(rules.moves.find((move) => move.name === 'bid')!);
  const cells = Int32Array.of(7, 1, 0, 1);
  for (let i = 0; i < 1000; i++) list.putWhere(cells, 1, Int32Array.of(0, 1, 2));
  expect([list.length, list.total]).toEqual([2000, 2000]);
  for (let i = 0; i < 1000; i++) list.putEach(Int32Array.of(2, 1));
  expect([list.length, list.codes[3998] - list.codes[3999]]).toEqual([4000, 1]);
  expect(Array.from(list.codes.subarray(1998, 2000)).map((code) => nameMove(rules, code).coins)).toEqual([
    0, 2,
  ]);
});

test('a move that is nested too deep, or lies in itself, is refused before anything walks through it', () => {
  const ring: Record<string, unknown> = { move: 'gift' };
  ring.to = ring;
  let deep: unknown = 1;
  for (let i = 0; i < 100_000; i++) deep = [deep];
  for (const raw of [ring, { move: 'gift', to: deep }, { move: 'bid', coins: deep }])
    expect(parseMove(rules, raw)).toMatchObject({ ok: false, reason: { code: 'move-too-deep' } });
  expect(parseMove(rules, { move: 'gift', to: [[[1]]] }).ok).toBe(true);
});
