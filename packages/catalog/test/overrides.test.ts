import { compileBook, islandModules, type Module, type Part } from '@hexwright/island';
import { partsKept } from '@hexwright/rulebook';
import { expect, test } from 'vitest';
import { modulesFor, type RulesRequest, rows } from '../index.ts';

/**
 * An amendment that does not ask what was hides the answers of everybody before it. Who means to says so, by point:
 * `overrides` hides those that the part is made on, `overridesAny` whatever else it may meet.
 */

type Configured = Part & { readonly parts?: readonly Part[] };
type Points = Readonly<Record<string, unknown>>;

/** What a part answers, and what of it without asking what was. */
interface Answers {
  readonly part: Part;
  readonly points: readonly string[];
  readonly silent: ReadonlySet<string>;
}

const found = new Map<string, Answers>();
const modules = new Map(islandModules.map((module) => [module.id, module]));
const islandRows = rows.filter(({ id }) => modules.has(id));
const alone = islandRows.map(({ id, players }) => ({ game: id, seats: players[0] }));
const pairs = islandRows.flatMap(({ id, players }, i) =>
  islandRows.slice(0, i).flatMap((other) => {
    const seats = players.find((count) => other.players.includes(count));
    return seats === undefined ? [] : [{ game: id, seats, modules: [other.id] }];
  }),
);

/** The modules of a wish, or nothing where they are refused, whichever of the two is the game. */
function modulesOf(wish: RulesRequest): readonly Module[] {
  const [guest] = wish.modules ?? [];
  const asked = [wish, ...(guest ? [{ ...wish, game: guest, modules: [wish.game] }] : [])];
  for (const each of asked) {
    const made = modulesFor(each);
    if (made.ok) return made.modules.map(({ id }) => modules.get(id)!);
  }
  return [];
}

/** The parts in force, each with what it answers. */
function answersIn(wish: RulesRequest): readonly Answers[] {
  const members = modulesOf(wish);
  const parts = partsKept<Part>(members as readonly Configured[], {});
  if (parts.some(({ id, rules }) => rules && !found.has(id))) listen(members, wish);
  return parts.flatMap(({ id }) => found.get(id) ?? []);
}

/** Compiles these modules, and notes what each of their parts answers. */
function listen(members: readonly Module[], { game, seats }: RulesRequest): void {
  const heard = new Map<Configured, Configured>();
  const listening = (part: Configured): Configured => {
    const known = heard.get(part);
    if (known) return known;
    const copy: Configured = {
      ...part,
      ...(part.uses && { uses: part.uses.map(listening) }),
      ...(part.parts && { parts: part.parts.map(listening) }),
      ...(part.rules && {
        rules: (was, b) => {
          const amendments = part.rules!(was, b);
          const points = pointsOf(amendments as Points);
          const silent = new Set(points.filter((point) => !asks(String(part.rules), point)));
          found.set(part.id, { part, points, silent });
          return amendments;
        },
      }),
    };
    heard.set(part, copy);
    return copy;
  };
  const setup = { game, rulesVersion: 1, seats, options: {} };
  const compiled = compileBook({
    setup,
    modules: members.map((member) => listening(member as Configured)) as unknown as readonly Module[],
  });
  if (!compiled.ok) throw new Error(compiled.reason.text);
}

function pointsOf(amendments: Points): string[] {
  return Object.entries(amendments).flatMap(([key, point]) =>
    typeof point === 'function' ? [key] : Object.keys(point as object).map((name) => `${key}.${name}`),
  );
}

/** Amendments that come of a function which is handed `was`, and asks it for these points alone. */
const SPREAD = '...anewEachTurn(was,';
const SPREAD_POINTS = ['beginTurn', 'paired.begin'];

/** Whether amendments with this source ask what this point was: by name, by another name for its group, or handing `was` on. */
function asks(whole: string, name: string): boolean {
  if (SPREAD_POINTS.includes(name) && whole.includes(SPREAD)) return true;
  const source = whole.replaceAll(SPREAD, '');
  const [group, point] = name.includes('.') ? name.split('.') : ['', name];
  const before = group ? `was\\.${group}` : 'was';
  const aliases = [...source.matchAll(new RegExp(`(\\w+) = ${before}\\b(?!\\.)`, 'g'))].map(([, it]) => it);
  return [
    ...[before, ...aliases].map((it) => `\\b${it}\\??\\.${point}\\b`),
    `\\{[^}]*\\b${point}\\b[^}]*\\} = ${before}\\b`,
    '=>[^]*[(,]\\s*was\\s*[,)]',
  ].some((text) => new RegExp(text).test(source));
}

/** Who hides whose answer to which point: `by` comes after `hidden` and does not ask. Who answers first only says what is usual. */
function* hidings(answers: readonly Answers[]) {
  const before = new Map<string, readonly Part[]>();
  for (const { part, points, silent } of answers)
    for (const point of points) {
      const hidden = before.get(point) ?? [];
      if (silent.has(point))
        for (const [i, each] of hidden.entries()) yield { by: part, point, hidden: each, usual: i === 0 };
      before.set(point, [...hidden, part]);
    }
}

test('what counts as asking', () => {
  expect(asks('(was) => ({ handLimit: (s) => was.handLimit(s) + 2 })', 'handLimit')).toBe(true);
  expect(asks('(was) => ({ handLimit: () => 9 })', 'handLimit')).toBe(false);
  expect(asks('(was) => ({ handLimit: (s) => was.handLimits(s) })', 'handLimit')).toBe(false);
  expect(asks('(was) => ({ bank: { rate: (s) => was.bank.rate(s) } })', 'bank.rate')).toBe(true);
  expect(asks('(was) => ({ bank: { rate: (s) => was.rate(s) } })', 'bank.rate')).toBe(false);
  expect(
    asks('(was) => { const old = was.bank; return { bank: { rate: () => old.rate() } } }', 'bank.rate'),
  ).toBe(true);
  expect(asks('(was) => { const { goal } = was; return { goal } }', 'goal')).toBe(true);
  expect(asks('(was, b) => amendments(was, b)', 'goal')).toBe(true);
  expect(asks('(was, b) => amendments(b)', 'goal')).toBe(false);
  const counted = '(was) => ({ ...anewEachTurn(was, clear), goal: () => 9 })';
  expect(['beginTurn', 'paired.begin', 'goal'].map((point) => asks(counted, point))).toEqual([
    true,
    true,
    false,
  ]);
});

test('who answers without asking what was says why', () => {
  const missing = new Set<string>();
  for (const wish of alone)
    for (const { by, point } of hidings(answersIn(wish)))
      if (!by.overrides?.[point] && !by.overridesAny?.[point]) missing.add(`${by.id} overrides ${point}`);
  expect([...missing]).toEqual([]);
});

test('in no pair that goes together does one hide what another says, unless it says so', () => {
  const hiding = (wish: RulesRequest) =>
    [...hidings(answersIn(wish))]
      .filter(({ usual }) => !usual)
      .map((each) => ({ ...each, key: `${each.by.id} ${each.point} ${each.hidden.id}` }));
  const own = new Set(alone.flatMap((wish) => hiding(wish).map(({ key }) => key)));
  const swallowed = new Set<string>();
  for (const wish of pairs)
    for (const { by, point, hidden, key } of hiding(wish)) {
      if (by.overridesAny?.[point] || own.has(key)) continue;
      swallowed.add(
        `${by.id} hides what ${hidden.id} says of ${point}, in ${wish.game} with ${wish.modules}`,
      );
    }
  expect([...swallowed]).toEqual([]);
});

test('nobody says so in vain', () => {
  for (const wish of [...alone, ...pairs]) answersIn(wish);
  const vain = [...found.values()].flatMap(({ part, points, silent }) =>
    Object.keys({ ...part.overrides, ...part.overridesAny })
      .filter((point) => points.includes(point) && !silent.has(point))
      .map((point) => `${part.id} asks what ${point} was`),
  );
  expect(vain).toEqual([]);
});
