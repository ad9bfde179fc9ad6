import { expect, test } from 'vitest';
import { fileOf } from '../../editor/draft.ts';
import { likeThis, wishedIn } from '../../friends/terms.ts';
import { boardKit } from '../../worker/boards.ts';
import { openLibrary } from '../../worker/library.ts';

const BASE = { game: 'first-island/base', seats: 3 };
const opened = (link: string) => wishedIn(new URL(link, 'http://table'));

test('a link to another game like this one carries options, modules and a board of one’s own', async () => {
  const library = openLibrary();
  const made = await boardKit(library, BASE);
  if (!made.ok) throw new Error(made.reason.text);
  const layout = fileOf({ ...made.kit.layout, id: 'own', name: 'Ours & theirs #1', provenance: 'house' });
  const wish = { ...BASE, modules: ['variants/no-sevens'], options: { points: 8 }, layout };
  const link = likeThis(wish);
  const { game, ...rest } = wish;
  expect(link.startsWith(`/friends/new/${game}?`)).toBe(true);
  expect(opened(link)).toEqual(JSON.parse(JSON.stringify(rest)));
  // What a server is sent of it stays short.
  expect(link.split('#')[0].length).toBeLessThan(300);
  expect((await library.rulesFor({ ...BASE, layout: opened(link).layout })).ok).toBe(true);
});

test('what cannot be read in such a link is no wish', () => {
  expect(opened('/friends/new/first-island/base?like={nonsense#board=%7B')).toEqual({});
  expect(opened('/friends/new/first-island/base?like=7#board=7')).toEqual({});
});
