import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { islandOf } from '@hexwright/island';
import { newState } from '@hexwright/kernel';
import type { OptionValue } from '@hexwright/rulebook';
import { describe, expect, test } from 'vitest';
import { triedCounts } from '../../battery/seat-counts.ts';
import { modulesFor, type RulesRequest, rows, rulesFor } from '../../index.ts';
import type { PairFact } from './fact.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const folder = new URL('./facts/', import.meta.url);
const families = readdirSync(folder).filter((file) => file.endsWith('.ts'));
const everything: PairFact[] = [];

const SOURCE = /^(00[0-4]:\d+(–\d+)?(, (00[0-4]:)?\d+(–\d+)?)*|house: .+)$/;

for (const file of families) {
  const { facts }: { facts: readonly PairFact[] } = await import(
    pathToFileURL(fileURLToPath(new URL(file, folder))).href
  );
  everything.push(...facts);
  describe(file.replace('.ts', ''), () => {
    test.each(facts.map((fact) => [nameOf(fact), fact] as const))('%s', (_name, fact) => {
      expect(fact.source).toMatch(SOURCE);
      for (const seats of seatsOf(fact)) hold(fact, seats);
      if (fact.heldBy) holdsTest(fact.heldBy);
    });
  });
}

test('a ruling of ours stands only where no document speaks', () => {
  const against = everything.filter(isHouse).flatMap((ours) =>
    everything
      .filter((other) => !isHouse(other) && samePair(ours, other) && overlap(ours, other))
      .filter(
        (other) =>
          // whether they go together at all, and to which goal
          Boolean(ours.refused) !== Boolean(other.refused) ||
          (ours.refused && other.refused) ||
          (ours.goal !== undefined && other.goal !== undefined) ||
          !ours.heldBy,
      )
      .map((other) => `${nameOf(ours)} stands against ${nameOf(other)}`),
  );
  expect(against).toEqual([]);
});

test('nothing is said twice', () => {
  const names = everything.map((fact) => `${nameOf(fact)} ${fact.seats} ${JSON.stringify(fact.options)}`);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

type Table = {
  readonly refusal?: string;
  readonly goal?: number;
  readonly modules: readonly string[];
};
const laid = new Map<string, Table>();

/** Many sentences are about one table: it is laid once. */
function tableOf(wish: RulesRequest & { readonly options?: Readonly<Record<string, OptionValue>> }): Table {
  const key = JSON.stringify(wish);
  const known = laid.get(key) ?? lay(wish);
  laid.set(key, known);
  return known;
}

function lay(wish: RulesRequest): Table {
  const made = rulesFor(wish);
  if (!made.ok) return { refusal: made.reason.text, modules: [] };
  const island = islandOf(made.rules);
  const together = modulesFor(wish);
  return {
    ...(island && { goal: island.rules.goal(newState(island)) }),
    modules: together.ok ? together.modules.map(({ id }) => id) : [],
  };
}

function hold({ of: [game, ...modules], options, refused, goal, brings }: PairFact, seats: number): void {
  const table = tableOf({ game, seats, modules, options });
  if (refused) {
    expect(table.refusal, 'it is refused').toBeDefined();
    expect(table.refusal).toMatch(refused);
    return;
  }
  expect(table.refusal).toBeUndefined();
  if (goal !== undefined) expect(table.goal).toBe(goal);
  if (brings) expect(table.modules).toContain(brings);
}

function seatsOf({ of: [game], seats }: PairFact): readonly number[] {
  const row = rows.find(({ id }) => id === game);
  expect(row, game).toBeDefined();
  return seats ?? triedCounts(row!.players);
}

/** The test has to stand there as the title of one, or as the beginning of a title. */
function holdsTest([file, name]: readonly [string, string]): void {
  expect(existsSync(`${root}${file}`), file).toBe(true);
  const text = readFileSync(`${root}${file}`, 'utf8');
  const titles = [...text.matchAll(/\(\s*(['"`])((?:(?!\1)[^\n\\]|\\.)*)\1,?\s*(?:\(|async|\{)/g)];
  const found = titles.some(([, , title]) => title.startsWith(name));
  expect(found, `${file} has a test "${name}"`).toBe(true);
}

const isHouse = ({ source }: PairFact): boolean => source.startsWith('house: ');
const samePair = (one: PairFact, other: PairFact): boolean =>
  one.of.length === other.of.length && one.of.every((id) => other.of.includes(id));
const overlap = (one: PairFact, other: PairFact): boolean =>
  seatsOf(one).some((seats) => seatsOf(other).includes(seats)) &&
  JSON.stringify(one.options ?? {}) === JSON.stringify(other.options ?? {});

function nameOf({ of, says: words, source }: PairFact): string {
  return `${of.join(' with ')}: ${words} (${source})`;
}
