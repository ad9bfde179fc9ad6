import { compileBook, islandModules, type Module, type Part } from '@hexwright/island';
import {
  applyCode,
  isOver,
  listMoves,
  MoveList,
  NATURE,
  newState,
  pick,
  Rng,
  toMove,
} from '@hexwright/kernel';
import { partsKept } from '@hexwright/rulebook';
import { describe, expect, test } from 'vitest';
import { modulesFor } from '../../index.ts';
import { companies, nameOf, wishFor } from './company.ts';

type Configured = Part & { readonly parts?: readonly Part[] };
type Points = Readonly<Record<string, unknown>>;

/** Modules at one table, in their order, and how many play. */
interface Sitting {
  readonly game: string;
  readonly seats: number;
  readonly members: readonly Module[];
}

/** How often a part was asked for a point. */
interface Answer {
  readonly part: Part;
  readonly point: string;
  /** it says of which kind of thing it speaks alone: for all others it asks what was */
  readonly ofOneKind: boolean;
  asked: number;
}

/** How often one part was asked, and how often it asked the one before it. */
interface Above {
  by: number;
  hidden: number;
  /** at how many tables they have met */
  tables: number;
  readonly at: string;
}

const MOVES = 160;
/** Two parts are listened to at so many tables, or until the one has asked the other. */
const TABLES = 2;
/** So often a part has to be asked before it is held against it that it asks nobody. */
const OFTEN = 40;

/**
 * The amendments of every two rows that go together are listened to: what one of them says of a point must be asked for when the
 * point is, unless the part above it says by `overrides` why it asks nobody, or by `concerning` of what it speaks alone. Tables at which no two parts meet anew are passed by.
 */
export function listenToPairs(): void {
  describe('in all pairs', () => {
    const ears = makeEars();
    test('no part swallows what another says of a point, unless it says so', () => {
      for (const company of companies()) {
        const wish = wishFor(company);
        const made = wish && modulesFor(wish);
        const members = made?.ok ? made.modules.map(({ id }) => known.get(id)!) : [];
        if (wish && members.length > 0 && !members.includes(undefined!))
          ears.listen({ game: wish.game, seats: company.seats, members }, nameOf(company));
      }
      expect(ears.swallowed()).toEqual([]);
    });

    test('one that does is noticed', () => {
      const planted = makeEars();
      const find = (id: string): Module => known.get(id)!;
      const deaf: Module = {
        id: 'test/deaf',
        kind: 'variant',
        seats: [4],
        rules: () => ({ handLimit: () => 7 }),
        words: { name: '', summary: '', rules: [] },
      };
      const base = modulesFor({ game: 'cities-knights/core', seats: 4 });
      const members = base.ok ? base.modules.map(({ id }) => find(id)) : [];
      planted.listen(
        { game: 'cities-knights/core', seats: 4, members: [...members, deaf] },
        'a deaf table',
        2_000,
      );
      expect(planted.swallowed()).toEqual([
        expect.stringMatching(/^test\/deaf hides what .+ says of handLimit, at a deaf table$/),
      ]);
    });
  });
}

const known = new Map(islandModules.map((module) => [module.id, module]));

function makeEars(): {
  listen(sitting: Sitting, name: string, moves?: number): void;
  swallowed(): string[];
} {
  const pointsOf = new Map<string, readonly string[]>();
  const met = new Map<string, Above>();
  const isSettled = (by: Part, hidden: Part, point: string): boolean => {
    const above = met.get(keyOf(by, hidden, point));
    return above !== undefined && (above.hidden > 0 || above.tables >= TABLES);
  };
  /** whether two parts meet at a point that have not been heard together yet */
  const isNew = ({ members }: Sitting): boolean => {
    const last = new Map<string, Part[]>();
    for (const part of partsKept<Part>(members as readonly Configured[], {})) {
      if (!part.rules) continue;
      const points = pointsOf.get(part.id);
      if (!points) return true;
      for (const point of points) last.set(point, [...(last.get(point) ?? []), part]);
    }
    return [...last].some(([point, parts]) =>
      parts.some((by, k) => k > 1 && !isMeant(by, point) && !isSettled(by, parts[k - 1], point)),
    );
  };
  return {
    listen: (sitting, name, moves = MOVES) => {
      if (!isNew(sitting)) return;
      const byPoint = new Map<string, Answer[]>();
      for (const answer of heardAt(sitting, name, moves)) {
        byPoint.set(answer.point, [...(byPoint.get(answer.point) ?? []), answer]);
        const points = pointsOf.get(answer.part.id) ?? [];
        if (!points.includes(answer.point)) pointsOf.set(answer.part.id, [...points, answer.point]);
      }
      for (const { part } of [...byPoint.values()].flat())
        if (!pointsOf.has(part.id)) pointsOf.set(part.id, []);
      // The first only says what is usual.
      for (const [point, answers] of byPoint)
        for (let k = 2; k < answers.length; k++) {
          const [hidden, by] = [answers[k - 1], answers[k]];
          if (by.ofOneKind || isMeant(by.part, point)) continue;
          const key = keyOf(by.part, hidden.part, point);
          const above = met.get(key) ?? { by: 0, hidden: 0, tables: 0, at: name };
          above.by += by.asked;
          above.hidden += hidden.asked;
          above.tables++;
          met.set(key, above);
        }
    },
    swallowed: () =>
      [...met]
        .filter(([, { by, hidden }]) => by >= OFTEN && hidden === 0)
        .map(([key, { at }]) => `${key}, at ${at}`),
  };
}

const keyOf = (by: Part, hidden: Part, point: string): string =>
  `${by.id} hides what ${hidden.id} says of ${point}`;

const isMeant = ({ overrides, overridesAny }: Part, point: string): boolean =>
  Boolean(overrides?.[point] || overridesAny?.[point]);

/** Plays at random, and counts how often each part is asked for each point that it amends. */
function heardAt({ game, seats, members }: Sitting, name: string, moves: number): readonly Answer[] {
  const answers: Answer[] = [];
  const copies = new Map<Configured, Configured>();
  const listening = (part: Configured): Configured => {
    const copy: Configured = copies.get(part) ?? {
      ...part,
      ...(part.uses && { uses: part.uses.map(listening) }),
      ...(part.parts && { parts: part.parts.map(listening) }),
      ...(part.rules && { rules: (was, b) => counted(part, part.rules!(was, b) as Points, '', answers) }),
    };
    copies.set(part, copy);
    return copy;
  };
  const compiled = compileBook({
    setup: { game, rulesVersion: 1, seats, options: {} },
    modules: members.map((member) => listening(member as Configured)) as unknown as readonly Module[],
  });
  if (!compiled.ok) return [];
  const s = newState(compiled.book);
  const rng = new Rng(name);
  const list = new MoveList();
  for (let move = 0; move < moves && !isOver(s); move++) {
    const open = toMove(s);
    const seat = open === NATURE ? NATURE : 31 - Math.clz32(open & -open);
    listMoves(s, seat, list);
    applyCode(s, seat, pick(list, rng, seat === NATURE));
  }
  return answers;
}

function counted(part: Part, points: Points, group: string, answers: Answer[]): never {
  return Object.fromEntries(
    Object.entries(points).map(([key, point]) => {
      if (typeof point !== 'function') return [key, counted(part, point as Points, `${key}.`, answers)];
      const answer: Answer = { part, point: `${group}${key}`, ofOneKind: 'kind' in point, asked: 0 };
      answers.push(answer);
      const asked = (...args: unknown[]): unknown => {
        answer.asked++;
        return point(...args);
      };
      return [key, Object.assign(asked, point)];
    }),
  ) as never;
}
