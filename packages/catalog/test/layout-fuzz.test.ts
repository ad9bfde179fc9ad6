import { type Layout, parseLayout } from '@hexwright/island';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rulesFor } from '../index.ts';
import { bookFor } from './island.ts';

const boards = [
  ['first-island/base', 4],
  ['first-island/family-edition', 4],
  ['first-island/wegwerpcatan', 3],
  ['seafarers/fog-islands', 3],
  ['seafarers/pirate-islands', 3],
  ['seafarers/cloth-for-catan', 4],
  ['seafarers/wonders-of-catan', 3],
  ['traders-barbarians/fishermen', 4],
  ['historical/alexander-the-great', 3],
  ['second-islands/netbattle', 2],
  ['second-islands/catan-plus', 4],
] as const;
const layouts = boards.map(([game, seats]) => ({
  game,
  seats,
  text: JSON.stringify(bookFor({ game, seats }).layout),
}));

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** every place in a tree: whatever holds it, and the key there */
function places(tree: Json, found: [holder: Json[] | { [key: string]: Json }, key: string][] = []) {
  if (typeof tree !== 'object' || tree === null) return found;
  for (const key of Object.keys(tree)) {
    found.push([tree, key]);
    places((tree as { [key: string]: Json })[key], found);
  }
  return found;
}

const strange: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json[]>(null, true, '', 'sea', 'desert', 'hills', 'main', 'constructor', [], {}, -1, 0.5),
  fc.integer({ min: -3, max: 14 }),
  fc.constantFrom<Json[]>(1e9, 2001, 'none', 'any', 'reds-apart', 'apart:hills', 'some-on:hills:8', [2, 12]),
);

const damage = fc.record({
  where: fc.nat(1_000_000),
  how: fc.constantFrom('replace', 'remove', 'copy', 'rename', 'mistake', 'mistake', 'mistake', 'mistake'),
  by: strange,
  from: fc.nat(1_000_000),
});

function damaged(
  text: string,
  damages: readonly (typeof damage extends fc.Arbitrary<infer D> ? D : never)[],
): Json {
  const tree: Json = JSON.parse(text);
  for (const { where, how, by, from } of damages) {
    const all = places(tree);
    const [holder, key] = all[where % all.length];
    const at = holder as { [key: string]: Json };
    if (how === 'mistake') {
      // what stands under the same name elsewhere: the wrong place, terrain, number, group …
      const alike = all.filter(([, other]) => other === key);
      const [other] = alike[from % alike.length];
      at[key] = structuredClone((other as { [key: string]: Json })[key]);
    } else if (how === 'replace') at[key] = structuredClone(by);
    else if (how === 'remove') {
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete at[key];
    } else if (how === 'copy') {
      const [other, otherKey] = all[from % all.length];
      if (Array.isArray(holder)) holder.push(structuredClone((other as { [key: string]: Json })[otherKey]));
      else at[key] = structuredClone((other as { [key: string]: Json })[otherKey]);
    } else if (!Array.isArray(holder)) {
      at[String(by) || 'x'] = at[key];
      delete at[key];
    }
  }
  return tree;
}

/** what a script says when it has gone astray */
const ASTRAY =
  /undefined|null \(|NaN|not a function|not iterable|Cannot|Invalid (array|typed|string)|stack size|is read-only|no legal move/;

test('a damaged layout is played, or refused in words that name what is wrong', () => {
  const tally = { played: 0, refused: 0 };
  fc.assert(
    fc.property(
      fc.nat(layouts.length - 1),
      fc.array(damage, { minLength: 1, maxLength: 4 }),
      (n, damages) => {
        const { game, seats, text } = layouts[n];
        const layout = damaged(text, damages);
        const parsed = parseLayout(layout);
        if (!parsed.ok) {
          expect(parsed.errors.length).toBeGreaterThan(0);
          for (const error of parsed.errors) expect(error).not.toMatch(ASTRAY);
          tally.refused++;
          return;
        }
        const made = rulesFor({ game, seats, layout: parsed.layout as Layout });
        if (made.ok) tally.played++;
        else {
          expect(made.reason.text).not.toMatch(ASTRAY);
          tally.refused++;
        }
      },
    ),
    { numRuns: Number(process.env.FUZZ ?? 250), seed: Number(process.env.FUZZ_SEED ?? 1) },
  );
  expect(Math.min(tally.played, tally.refused)).toBeGreaterThan(20);
});

test.each<[unknown, string]>([
  [undefined, 'expected object'],
  [[], 'expected object'],
  ['{}', 'expected object'],
  [{}, 'format'],
])('%j is no layout', (file, text) => {
  const parsed = parseLayout(file);
  expect(parsed.ok ? '' : parsed.errors.join('; ')).toContain(text);
});
