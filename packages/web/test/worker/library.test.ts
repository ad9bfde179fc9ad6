import { rows, rulesFor } from '@hexwright/catalog';
import { families, familyNames, islandModules } from '@hexwright/island';
import { expect, test } from 'vitest';
import { openLibrary } from '../../worker/library.ts';

function watched() {
  const loaded: string[] = [];
  const library = openLibrary((family, fetch) => {
    loaded.push(family);
    return fetch();
  });
  return { library, loaded };
}

/** what rows are about comes when somebody looks at a list of them */
const listed = rows.map(({ options, words, ...listing }) => ({ ...listing, summary: '' }));

test('every game is listed before anything is loaded, as the whole catalogue lists it', () => {
  const { library, loaded } = watched();
  expect(library.catalog.rows).toEqual(listed);
  expect(loaded).toEqual([]);
});

test('a game loads its own family and those it is built on, once', async () => {
  const { library, loaded } = watched();
  await library.rulesFor({ game: 'first-island/base', seats: 4 });
  expect(loaded).toEqual(['first-island']);
  await library.rulesFor({ game: 'seafarers/four-islands', seats: 4 });
  await library.rulesFor({ game: 'seafarers/fog-islands', seats: 3 });
  expect(loaded).toEqual(['first-island', 'seafarers']);
});

test('a game of another kind loads its own rules alone', async () => {
  const { library, loaded } = watched();
  const ruled = await library.rulesFor({ game: 'rivals/introductory', seats: 2 });
  expect(ruled.ok && ruled.rules.kind).toBe('rivals');
  expect(loaded).toEqual(['rivals']);
});

test('what is played together is loaded together, with the rules between', async () => {
  const { library, loaded } = watched();
  const wish = { game: 'traders-barbarians/fishermen', seats: 4, modules: ['seafarers/forgotten-tribe'] };
  const ruled = await library.rulesFor(wish);
  expect(loaded.sort()).toEqual(['first-island', 'seafarers', 'traders-barbarians']);
  const whole = rulesFor(wish);
  if (!ruled.ok || !whole.ok) throw new Error('refused');
  expect(ruled.rules.modules.map(({ id }) => id)).toEqual(whole.rules.modules.map(({ id }) => id));
});

test('a wish that cannot be met is refused in the words of the catalogue, and nothing is loaded', async () => {
  const { library, loaded } = watched();
  const wish = { game: 'seafarers/four-islands', seats: 4, modules: ['seafarers/fog-islands'] };
  expect(await library.rulesFor(wish)).toEqual(rulesFor(wish));
  expect(await library.rulesFor({ game: 'chess', seats: 2 })).toMatchObject({
    reason: { code: 'game-unknown' },
  });
  expect(loaded).toEqual([]);
});

test('a family that cannot be fetched is a clear refusal, and may arrive later', async () => {
  let online = false;
  const library = openLibrary((_family, fetch) => (online ? fetch() : Promise.reject(new Error('offline'))));
  const wish = { game: 'seafarers/four-islands', seats: 4 };
  expect(await library.rulesFor(wish)).toMatchObject({ ok: false, reason: { code: 'rules-missing' } });
  online = true;
  expect(await library.rulesFor(wish)).toMatchObject({ ok: true });
});

test('each module belongs to one family', async () => {
  const all = (await Promise.all(familyNames.map((family) => families[family]()))).flat();
  expect(new Set(all.map(({ id }) => id)).size).toBe(islandModules.length);
});
