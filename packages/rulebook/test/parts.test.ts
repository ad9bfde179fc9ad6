import { expect, test } from 'vitest';
import { declaredTwice, type Manifest, partsInForce, partsOf, termsOf, wordedTwice } from '../index.ts';

interface Piece {
  readonly id: string;
  readonly of?: unknown;
  readonly uses?: readonly Piece[];
  readonly without?: { readonly parts?: readonly string[] };
  readonly restores?: readonly string[];
  readonly words?: Manifest['words'] | { readonly terms: Record<string, string> };
  readonly fields?: Record<string, object>;
}

const bell = (rings: number, tune: () => string = anthem): Piece => ({ id: 'bell', of: { rings, tune } });
const anthem = () => 'la';
const module = (id: string, ...parts: Piece[]) => ({ id, parts });
const ids = (...modules: ReturnType<typeof module>[]) => partsOf<Piece>(modules).map((part) => part.id);

test('a part is in a book once, however many modules bring it', () => {
  expect(ids(module('one', bell(2)), module('two', bell(2)))).toEqual(['bell', 'one', 'two']);
});

test('a part that two modules configure otherwise is refused by the names of both', () => {
  expect(() => ids(module('one', bell(2)), module('two', bell(3)))).toThrow(
    '"one" and "two" have the part "bell" each in a way of its own',
  );
  expect(() =>
    ids(
      module('one', bell(2)),
      module(
        'two',
        bell(2, () => 'la'),
      ),
    ),
  ).toThrow('"bell"');
});

test('the parts that a part uses come before it, and once', () => {
  const rope = { id: 'rope' };
  const tower = { id: 'tower', uses: [rope, { ...bell(2), uses: [rope] }] };
  expect(ids(module('one', tower), module('two', { id: 'wall', uses: [rope] }))).toEqual([
    'rope',
    'bell',
    'tower',
    'one',
    'wall',
    'two',
  ]);
});

test('a part that a later one leaves out is gone with all that it brings', () => {
  const silent: Piece = { id: 'silent', without: { parts: ['bell'] } };
  const { parts } = partsInForce<Piece, { readonly parts?: readonly string[] }>(
    [module('one', bell(2)), module('two', silent)],
    {},
  );
  expect(parts.map(({ id }) => id)).toEqual(['one', 'silent', 'two']);
});

test('a part that another restores stays, whoever leaves it out', () => {
  const silent: Piece = { id: 'silent', without: { parts: ['bell'] } };
  const feast: Piece = { id: 'feast', restores: ['part.bell'] };
  const { parts } = partsInForce<Piece, { readonly parts?: readonly string[] }>(
    [module('one', bell(2)), module('two', silent), module('three', feast)],
    {},
  );
  expect(parts.map(({ id }) => id)).toContain('bell');
});

test('nothing is declared twice', () => {
  const clock = { id: 'clock', fields: { hour: {} } };
  expect(declaredTwice([clock, { id: 'sundial', fields: { hour: {} } }])).toBe(
    'the field "hour" is declared by "clock" and by "sundial"',
  );
  expect(declaredTwice([clock, { id: 'calendar', fields: { day: {} } }])).toBeUndefined();
});

test('a key has one text, unless another stands in its place on purpose', () => {
  const said = (id: string, words: Piece['words'] & { instead?: Record<string, string> }) => ({ id, words });
  const bellWords = said('bell', { terms: { 'move.ring': 'Ring' } });
  expect(wordedTwice([bellWords, said('gong', { terms: { 'move.ring': 'Strike' } })])).toBe(
    '"bell" and "gong" have different words for "move.ring"',
  );
  expect(wordedTwice([bellWords, said('echo', { terms: { 'move.ring': 'Ring' } })])).toBeUndefined();
  const gong = said('gong', { terms: {}, instead: { 'move.ring': 'Strike' } });
  expect(wordedTwice([bellWords, gong])).toBeUndefined();
  expect(termsOf([gong, bellWords])).toEqual({ 'move.ring': 'Strike' });
});
