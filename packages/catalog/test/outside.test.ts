import * as island from '@hexwright/island';
import { bringKit, type Module } from '@hexwright/island';
import * as kernel from '@hexwright/kernel';
import * as rulebook from '@hexwright/rulebook';
import { expect, test } from 'vitest';
import { assemble, bringOutside, parseOutside } from '../index.ts';

const TEMPLATE = new URL('../../../docs/template/alms.mjs', import.meta.url).href;

async function template(): Promise<Module> {
  const brought = await bringOutside([TEMPLATE]);
  if (!brought.ok) throw new Error(brought.reason.text);
  return brought.modules[0];
}

test('a file from outside gives a row like any other', async () => {
  const { rows, catalog, findRow } = assemble([await template()]);
  expect(rows.length).toBe(assemble([]).rows.length + 1);
  expect(findRow('my/alms')).toMatchObject({
    name: 'Alms',
    host: 'first-island/base',
    players: [3, 4, 5, 6],
  });
  expect(assemble([]).findRow('my/alms'), 'nobody else has it').toBeUndefined();
  const ruled = catalog.rulesFor({ game: 'my/alms', seats: 3, options: { almsUpTo: 4 } });
  expect(ruled.ok && ruled.rules.modules.map(({ id }) => id)).toContain('my/alms');
  expect(catalog.rulesFor({ game: 'my/alms', seats: 3, options: { almsUpTo: 5 } })).toMatchObject({
    reason: { code: 'option-range' },
  });
  const joined = catalog.modulesFor({
    game: 'seafarers/heading-for-new-shores',
    seats: 3,
    modules: ['my/alms'],
  });
  expect(joined.ok && joined.modules.map(({ id }) => id)).toContain('my/alms');
});

test('a module that misses what a list shows of it is refused by what it misses', async () => {
  const good = await template();
  const said = (given: unknown): string => {
    const parsed = parseOutside(given);
    return parsed.ok ? 'read' : parsed.reason.text;
  };
  expect(said(good)).toBe('read');
  expect(said([good, good])).toBe('read');
  expect(said([])).toBe('it gives no module');
  expect(said(12)).toBe('a module is an object, as defineModule gives it');
  expect(said({ ...good, id: 'alms' })).toContain('"my/variant", not "alms"');
  expect(said({ ...good, kind: 'rule' })).toContain('my/alms: the kind is one of');
  expect(said({ ...good, seats: [0] })).toContain('my/alms: "seats"');
  expect(said({ ...good, seats: [] })).toContain('my/alms: "seats"');
  expect(said({ ...good, words: undefined })).toContain('"words"');
  expect(said({ ...good, words: { ...good.words, summary: undefined } })).toContain('"words.summary"');
  expect(said({ ...good, words: { ...good.words, rules: 'one' } })).toContain('"words.rules"');
});

test('a file that cannot be read as a module is refused by its name', async () => {
  const file = (text: string): string => `data:text/javascript,${encodeURIComponent(text)}//x/mine.mjs`;
  const said = async (text: string): Promise<string> => {
    const brought = await bringOutside([file(text)]);
    return brought.ok ? 'read' : brought.reason.text;
  };
  expect(await said('export const a = 1;')).toMatch(/^mine\.mjs: it has no default export/);
  expect(await said('throw new Error("too early");')).toBe('mine.mjs: too early');
  expect(await said('export default () => ({});')).toMatch(/^mine\.mjs: the id of a module/);
});

test('the kit has all that modules of ours are written with, and no name in it means two things', async () => {
  const kit: Record<string, unknown> = await bringKit();
  for (const [name, value] of Object.entries({ ...kernel, ...rulebook })) expect(kit[name], name).toBe(value);
  const whole = new Map(Object.entries(island));
  const elsewhere = Object.entries(kit).filter(
    ([name, value]) => whole.has(name) && whole.get(name) !== value,
  );
  expect(elsewhere.map(([name]) => name)).toEqual([]);
  for (const name of ['defineModule', 'askGoods', 'handSize', 'base', 'wanted'])
    expect(kit[name], name).toBeDefined();
});
