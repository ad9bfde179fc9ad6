import {
  applyCode,
  argsOf,
  type CodedMove,
  chanceOutcomes,
  cloneState,
  eventFor,
  type Field,
  legalMoves,
  listMoves,
  MoveList,
  NATURE,
  OVER,
  playout,
  type Rng,
  type Rules,
  resample,
  type State,
  toMove,
  top,
  UNKNOWN,
  viewOf,
} from '@hexwright/kernel';
import type { AnyPart, Playable } from '@hexwright/rulebook';

/** null is a spectator */
export type Viewer = number | null;

export function viewers(seats: number): Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), null];
}

const list = new MoveList();

/** A position, and another in which what the viewer may not know is dealt anew. */
interface Deals {
  readonly s: State;
  readonly other: State;
  readonly viewer: Viewer;
}

/**
 * Answers how the viewer could tell one deal from the other.
 * The other deal must be a position that can be played on, or a search on it would go astray.
 */
export function leak(
  b: Playable,
  { s, other, viewer }: Deals,
  rng: Rng,
  sound: (s: State) => string | undefined,
): string | undefined {
  const seen = viewOf(s, viewer).cells;
  const changed = viewOf(other, viewer).cells;
  for (let i = 0; i < seen.length; i++)
    if (seen[i] !== changed[i])
      return `sees another "${fieldAt(b, i).name}" after dealing anew what is hidden`;
  if (viewer !== null && text(legalMoves(s, viewer)) !== text(legalMoves(other, viewer)))
    return `has other legal moves in "${decisionName(s)}" after dealing anew what is hidden`;
  if (text(chanceOutcomes(s, viewer)) !== text(chanceOutcomes(other, viewer)))
    return `is told other chances in "${decisionName(s)}" after dealing anew what is hidden`;
  for (let seat = 0; seat < b.seats; seat++)
    if (b.publicPoints(s, seat) !== b.publicPoints(other, seat))
      return `counts other public points of seat ${seat} after dealing anew what is hidden`;
  const wrong = sound(other);
  if (wrong) return `a deal that it could not tell apart is not sound: ${wrong}`;
  playout(other, rng, list, 12);
  const later = sound(other);
  return later && `a deal that it could not tell apart goes wrong when played on: ${later}`;
}

/** The same for the legal moves of the seat to move alone: cheap enough to be asked often. */
export function legalLeak(s: State, by: number, rng: Rng): string | undefined {
  if (by === NATURE) return undefined;
  listMoves(s, by, list);
  const codes = list.codes.slice(0, list.length);
  listMoves(resample(s, by, rng), by, list);
  let alike = codes.length === list.length;
  for (let i = 0; alike && i < codes.length; i++) alike = codes[i] === list.codes[i];
  return alike
    ? undefined
    : `seat ${by} has other legal moves in "${decisionName(s)}" after dealing anew what is hidden`;
}

/**
 * Whatever a hidden move turns out to be, those who may not know it must see and hear the same, unless it is
 * the last of several secret choices and all are revealed. Answers nothing for a move that is no secret.
 */
export function telltale(s: State, by: number, kind: CodedMove): string | undefined {
  if (!kind.audience || kind.open) return undefined;
  listMoves(s, by, list);
  const codes = Array.from(list.codes.subarray(0, list.length)).filter(
    (code) => s.rules.kindOf[code] === kind.index,
  );
  const first = new Map<string, { readonly events: string; readonly cells: Int32Array }>();
  for (const code of codes.slice(0, 6)) {
    const after = cloneState(s);
    const [a = 0, b = 0, c = 0] = argsOf(s.rules, code);
    const knows = kind.audience(s, by, a, b, c);
    after.events = [];
    applyCode(after, by, code);
    if (after.cells[OVER] || (by !== NATURE && after.cells[top(after)] !== s.cells[top(s)])) continue;
    for (const viewer of viewers(s.rules.seats)) {
      if (viewer !== null && (knows >> viewer) & 1) continue;
      const events = text(after.events.map((event) => eventFor(event, viewer)));
      const { cells } = viewOf(after, viewer);
      // moves that are told to different seats are different moves to everybody
      const key = `${viewer} ${knows}`;
      const before = first.get(key);
      if (!before) first.set(key, { events, cells });
      else if (before.events !== events)
        return `${name(viewer)} hears what "${kind.name}" was: ${before.events} or ${events}`;
      else {
        const i = cells.findIndex((cell, k) => cell !== before.cells[k]);
        if (i >= 0) return `${name(viewer)} sees in "${fieldAt(s.rules, i).name}" what "${kind.name}" was`;
      }
    }
  }
  return undefined;
}

/** Outcomes that some may not know need moves that some may not know. */
export function openSecret(b: Playable): string | undefined {
  for (const decision of b.decisions)
    if (decision.outcomesFor)
      for (const move of decision.moves)
        if (!move.audience)
          return `the outcomes of "${decision.name}" are hidden but its move "${move.name}" is told to all`;
  return undefined;
}

/** A hidden field that held something at so many looks, and was never dealt anew, is forgotten. */
const OFTEN = 60;

/** Keeps count of hidden fields that hold something, and of those that dealing anew ever changed. */
export class Hidden {
  private readonly held = new Map<string, number>();
  private readonly varied = new Set<string>();

  look(s: State, viewer: Viewer, other: State): void {
    const { plan, seats } = s.rules;
    const open = plan.fields.filter(
      // What one alone holds is whatever is missing elsewhere: there is no other way to deal it.
      ({ name, audience }) =>
        audience !== 'all' && !this.varied.has(name) && (audience !== 'owner' || seats > 1),
    );
    if (open.length === 0) return;
    const known = viewOf(s, viewer).cells;
    for (const field of open) {
      let holds = false;
      for (let i = field.at; i < field.at + field.size; i++) {
        if (known[i] !== UNKNOWN) continue;
        if (s.cells[i] !== field.start) holds = true;
        if (s.cells[i] !== other.cells[i]) this.varied.add(field.name);
      }
      if (holds) this.held.set(field.name, (this.held.get(field.name) ?? 0) + 1);
    }
  }

  /** hidden fields that were looked at often and never dealt anew, by parts that do not even try */
  forgotten(parts: readonly AnyPart[]): string[] {
    const cared = new Set(parts.flatMap((part) => (part.resample ? Object.keys(part.fields ?? {}) : [])));
    return [...this.held].flatMap(([name, times]) =>
      times >= OFTEN && !this.varied.has(name) && !cared.has(name) ? [name] : [],
    );
  }
}

export function name(viewer: Viewer): string {
  return viewer === null ? 'a spectator' : `seat ${viewer}`;
}

function fieldAt(b: Rules, cell: number): Field {
  return b.plan.fields.find((field) => cell >= field.at && cell < field.at + field.size)!;
}

function decisionName(s: State): string {
  return toMove(s) === 0 ? 'the end' : s.rules.decisions[s.cells[top(s)]].name;
}

function text(value: unknown): string {
  return JSON.stringify(value);
}
