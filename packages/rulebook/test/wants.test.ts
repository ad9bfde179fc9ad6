import { expect, test } from 'vitest';
import { type AnyModule, type AnyPart, type Outline, outlineOf, takenTwice, unmetWant } from '../index.ts';

const BELL = { thing: 'tool.bell', words: 'a bell' };
const NIGHT = { thing: 'night', words: 'the night' };
const WANTED = new Set(['tool.bell', 'tool.rope', 'night']);

const module = (id: string, more: Partial<AnyModule> & { readonly tools?: readonly { id: string }[] }) =>
  outlineOf(
    {
      id,
      kind: 'variant',
      seats: [2],
      words: { name: id.toUpperCase(), summary: '', rules: [] },
      ...more,
    } as AnyModule,
    WANTED,
    ['tool'],
  );
const game = (id: string, more: Parameters<typeof module>[1] = {}) => module(id, { kind: 'game', ...more });
const refusal = (...modules: Outline[]) => unmetWant(modules)?.reason.text;

const church = game('church', { tools: [{ id: 'bell' }, { id: 'spade' }] });
const ringer = module('ringer', { wants: [BELL] });

test('an outline tells what the parts of a module bring and leave out, as far as anybody could want it', () => {
  const silence = {
    id: 'silence',
    takes: [NIGHT],
    without: { tools: ['bell'], moves: ['ring'] },
  } as AnyPart;
  expect(church.provides).toEqual(['tool.bell']);
  expect(module('monks', { parts: [silence] })).toMatchObject({ leaves: ['tool.bell'], takes: [NIGHT] });
  expect(JSON.parse(JSON.stringify(church))).toEqual(church);
});

test('what is wanted must be there', () => {
  expect(refusal(church, ringer)).toBeUndefined();
  expect(refusal(game('barn'), ringer)).toBe(
    '"RINGER" cannot be combined with "BARN": it needs a bell, and the other has none',
  );
});

test('what another leaves out is missed, and that other is named', () => {
  const robbers = module('robbers', { without: { tools: ['bell'] } as object });
  expect(refusal(church, robbers, ringer)).toContain('"RINGER" cannot be combined with "ROBBERS"');
});

test('what is left out may hang on the options', () => {
  const thrifty = {
    id: 'thrifty',
    kind: 'variant',
    seats: [2],
    options: { poor: { type: 'flag', default: false, words: '' } },
    without: ({ poor }: { poor?: unknown }) => (poor ? { tools: ['bell'] } : {}),
    words: { name: 'Thrifty', summary: '', rules: [] },
  } as unknown as AnyModule;
  expect(outlineOf(thrifty, WANTED, ['tool']).leaves).toBeUndefined();
  expect(outlineOf(thrifty, WANTED, ['tool'], { poor: true }).leaves).toEqual(['tool.bell']);
});

test('a reason of its own is heard', () => {
  const herald = module('herald', { wants: [{ ...BELL, why: 'every message is rung in' }] });
  expect(refusal(game('barn'), herald)).toContain(': every message is rung in, and the other has none');
});

test('nobody takes what another has taken', () => {
  const owls = module('owls', { takes: [NIGHT] });
  expect(takenTwice(owls, module('bats', { takes: [NIGHT] }))).toBe(
    'each has something of its own in the place of the night',
  );
  expect(takenTwice(owls, ringer)).toBeUndefined();
});
