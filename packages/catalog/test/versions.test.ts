import { islandKind, islandModules, islandOutline, type Module } from '@hexwright/island';
import { newGame, parseSave, restoreGame, type Setup, saveGame } from '@hexwright/kernel';
import { expect, test } from 'vitest';
import { ENGINE_VERSION, makeCatalog, rulesFor } from '../index.ts';

/** the catalogue as it will be when some modules have moved on */
function later(versions: Readonly<Record<string, number>>) {
  const modules = islandModules.map(
    (module): Module => (versions[module.id] ? { ...module, version: versions[module.id] } : module),
  );
  const byId = new Map(modules.map((module) => [module.id, module]));
  return makeCatalog([
    islandKind(
      modules.map((module) => islandOutline(module)),
      (id) => byId.get(id),
    ),
  ]);
}

const NOW = later({});
const wish = { game: 'seafarers/fog-islands', seats: 3 };

function setupOf(catalog: ReturnType<typeof later>, asked = wish): Setup {
  const made = catalog.rulesFor(asked);
  if (!made.ok) throw new Error(made.reason.text);
  return made.rules.setup;
}

function refusal(catalog: ReturnType<typeof later>, setup: Setup): unknown {
  const read = catalog.rulesOfSetup(JSON.parse(JSON.stringify(setup)));
  return read.ok ? undefined : read.reason;
}

test('a setup keeps the version of the engine and of each module in force', () => {
  const { engine, versions } = setupOf(later({ sea: 4 }));
  expect(engine).toBe(ENGINE_VERSION);
  expect(versions).toMatchObject({ 'first-island/base': 1, sea: 4, 'seafarers/fog-islands': 1 });
});

test('a change in one module does not end the saved games of another', () => {
  const catalog = later({ 'seafarers/cloth-for-catan': 2, 'variant/catan-for-two': 7 });
  expect(refusal(catalog, setupOf(NOW))).toBeUndefined();
});

test('a game saved under another version of a module in force is refused, and the module is named', () => {
  expect(refusal(later({ sea: 2 }), setupOf(NOW))).toEqual({
    code: 'save-module',
    text: 'the game was saved under version 1 of "sea"; here version 2 is in force',
    details: { module: 'sea' },
  });
  expect(refusal(NOW, setupOf(later({ sea: 2 })))).toMatchObject({
    text: 'the game was saved under version 2 of "sea"; here version 1 is in force',
  });
});

test('a module that has come or gone since is named too', () => {
  const setup = setupOf(NOW);
  const { sea: _gone, ...fewer } = setup.versions!;
  expect(refusal(NOW, { ...setup, versions: fewer })).toMatchObject({
    text: 'the game was saved without "sea"; here version 1 is in force',
  });
  expect(refusal(NOW, { ...setup, versions: { ...setup.versions, 'house/gone': 3 } })).toMatchObject({
    text: 'the game was saved under version 3 of "house/gone"; here it is not in force',
  });
});

test('a game saved under another engine is refused', () => {
  expect(refusal(NOW, { ...setupOf(NOW), engine: ENGINE_VERSION + 1 })).toMatchObject({
    code: 'save-engine',
    text: expect.stringContaining(`version ${ENGINE_VERSION + 1} of the engine`),
  });
});

test('an older save with one version of everything is still read', () => {
  const made = rulesFor({ game: 'first-island/base', seats: 3 });
  if (!made.ok) throw new Error(made.reason.text);
  const { setup, ...rest } = JSON.parse(
    JSON.stringify(saveGame(newGame(made.rules, { mode: 'seeded', seed: 'x' }))),
  );
  const { engine: _e, versions: _v, ...plain } = setup;
  for (const rulesVersion of [1, 2]) {
    const parsed = parseSave({ ...rest, setup: { ...plain, rulesVersion } });
    if (!parsed.ok) throw new Error(parsed.reason.text);
    const found = later({ 'first-island/base': 5 }).rulesOfSetup(parsed.save.setup);
    expect(found.ok && restoreGame(found.rules, parsed.save).ok).toBe(true);
  }
  expect(refusal(NOW, { ...plain, rulesVersion: 3 })).toMatchObject({
    code: 'save-newer',
    text: 'the game was saved under rules version 3; this program knows up to 2',
  });
});

test('outlines tell the version, so that a save is judged before any rules are loaded', () => {
  const outlines = islandModules.map((module) =>
    islandOutline(module.id === 'sea' ? { ...module, version: 2 } : module),
  );
  const catalog = makeCatalog([islandKind(outlines, () => undefined)]);
  const read = catalog.wishOfSetup(setupOf(NOW));
  expect(read.ok || read.reason.details).toEqual({ module: 'sea' });
});
