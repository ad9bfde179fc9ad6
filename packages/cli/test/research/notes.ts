import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rows, rulesFor } from '@hexwright/catalog';
import {
  afterMove,
  applyCode,
  isOver,
  listMoves,
  MoveList,
  NATURE,
  newState,
  pick,
  Rng,
  type State,
  someSeat,
  toMove,
  top,
} from '@hexwright/kernel';

export interface Note {
  readonly meaning?: string;
  readonly range?: readonly [least: number, most: number];
}

const packages = join(import.meta.dirname, '../../../');
/** a comment right above a field, in a part or among the fields of every game */
const NOTED =
  /\/\*\*((?:(?!\*\/).)*)\*\/\s*(?:\[\s*'([\w-]+)',\s*\{|(?:(\w+)|'([\w-]+)'): \{(?=\s*(?:holds|per|start|audience|noLook|follows|\})))/gs;

/** What the sources say of each field in the comment above it; nothing where two say different things. */
export function commentsOnFields(): ReadonlyMap<string, string> {
  const found = new Map<string, string | null>();
  for (const folder of ['kernel', 'rulebook', 'island', 'rivals', 'ministers'])
    for (const file of readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts') || file.includes('test/')) continue;
      for (const [, text, ...names] of readFileSync(join(packages, folder, file), 'utf8').matchAll(NOTED)) {
        const name = names.find((each) => each !== undefined) ?? '';
        const said = text.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim();
        const known = found.get(name);
        found.set(name, known === undefined || known === said ? said : `${known}; or ${said}`);
      }
    }
  return new Map([...found].flatMap(([name, said]) => (said ? [[name, said]] : [])));
}

/** The least and the most of every field in one random game of each row at its fewest and at its most seats. */
export function rangesSeen(moves: number): ReadonlyMap<string, readonly [number, number]> {
  const seen = new Map<string, readonly [number, number]>();
  for (const { id: game, players } of rows)
    for (const seats of new Set([players[0], players[players.length - 1]])) {
      const found = rulesFor({ game, seats });
      if (!found.ok) continue;
      const s = newState(found.rules);
      const least = s.cells.slice();
      const most = s.cells.slice();
      const list = new MoveList();
      const rng = new Rng('ranges');
      for (let i = 0; i < moves && !isOver(s); i++) {
        const seat = toMove(s) === NATURE ? NATURE : someSeat(toMove(s), rng);
        if (seat !== NATURE && i % 11 === 0 && offered(s, seat, rng)) continue;
        listMoves(s, seat, list);
        applyCode(s, seat, pick(list, rng, seat === NATURE));
        if (i % 5 > 0) continue;
        for (let at = 0; at < s.cells.length; at++) {
          if (s.cells[at] < least[at]) least[at] = s.cells[at];
          if (s.cells[at] > most[at]) most[at] = s.cells[at];
        }
      }
      for (const { name, at, size } of found.rules.plan.fields) {
        if (size === 0) continue;
        const [low, high] = seen.get(name) ?? [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
        seen.set(name, [
          Math.min(low, ...least.subarray(at, at + size)),
          Math.max(high, ...most.subarray(at, at + size)),
        ]);
      }
    }
  return seen;
}

/** Makes an offer, where one can be made. */
function offered(s: State, seat: number, rng: Rng): boolean {
  for (const { open, why } of s.rules.decisions[s.cells[top(s)]].moves) {
    if (!open?.propose || why?.(s, seat, -1, -1, -1)) continue;
    const proposed = open.propose(s, seat, rng);
    const checked = proposed && open.check(s, seat, proposed);
    if (!checked?.ok) continue;
    open.apply(s, seat, checked.data);
    afterMove(s);
    return true;
  }
  return false;
}
