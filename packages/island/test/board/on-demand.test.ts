import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { boards } from '../../base/boards/index.ts';
import { layoutOnce } from '../../board/index.ts';

test('importing every family reads no board', () => {
  // Whoever turns a file into a layout asks for its errors; a process of its own hears who does.
  const ears = `export const load = async (url, context, next) => url.endsWith('/board/layout-errors.ts')
    ? { format: 'module', shortCircuit: true, source: 'globalThis.read = []; export const layoutErrors = ({ id }) => (read.push(id), []);' }
    : next(url, context);`;
  const program = `
    const { islandModules } = await import(${JSON.stringify(new URL('../../index.ts', import.meta.url).href)});
    const before = [...read];
    islandModules.find(({ id }) => id === 'first-island/wegwerpcatan').board(undefined, { seats: 3, options: {} });
    console.log(JSON.stringify([before, read]));`;
  const asModule = (source: string): string => `data:text/javascript,${encodeURIComponent(source)}`;
  const listen = `import { register } from 'node:module'; register(${JSON.stringify(asModule(ears))});`;
  const { stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--import', asModule(listen), '--input-type=module', '--eval', program],
    { encoding: 'utf8' },
  );
  expect(JSON.parse(stdout)).toEqual([[], ['wegwerpcatan']]);
});

test('a board is read once, when it is first asked for', () => {
  let asked = 0;
  const board = layoutOnce(() => {
    asked++;
    return { ...boards['base-3-4'](), id: 'once' };
  });
  expect(asked).toBe(0);
  expect(board()).toBe(board());
  expect(asked).toBe(1);
});

test('every board of the base game is listed under its own id', () => {
  for (const [id, board] of Object.entries(boards)) expect(board().id).toBe(id);
});
