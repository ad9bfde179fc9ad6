import { type FieldSpec, fieldOf, type Nested, type Plan, readField, writeField } from './cells.ts';
import type { GameEvent } from './events.ts';
import { type Outcome, refuse } from './reason.ts';
import type { Rules } from './rules.ts';

export interface State {
  readonly rules: Rules;
  readonly cells: Int32Array;
  /** where events go while a move is applied; null when nobody listens */
  events: GameEvent[] | null;
}

const FRAMES = 20;
/** a frame of the decision stack: kind, seats, four numbers of its own */
export const FRAME = 6;
export const DEPTH = 0;
export const OVER = 1;
export const STACK = 2;

/** The kernel's own fields; every plan begins with them. */
export const kernelFields: readonly (readonly [string, FieldSpec])[] = [
  /** how many decisions are open */
  ['decisions', { noLook: 'the question on the table shows it' }],
  /** 1 once the game is over */
  ['over', { noLook: 'the result shows it' }],
  /** the open decisions, the last one on the table: its kind, who is asked (a set of seats, -1 for nature), and its four arguments */
  ['stack', { per: [FRAMES, FRAME], noLook: 'the question on the table shows it' }],
];

export function newState(rules: Rules): State {
  const s: State = { rules, cells: new Int32Array(rules.plan.size), events: null };
  resetState(s);
  return s;
}

/** Puts a used state back to the beginning without a new allocation. */
export function resetState(s: State): void {
  s.cells.set(s.rules.plan.blank);
  s.rules.start(s);
  if (s.cells[DEPTH] === 0 && s.cells[OVER] === 0) s.rules.advance(s);
}

export function cloneState(s: State): State {
  return { rules: s.rules, cells: s.cells.slice(), events: null };
}

export function copyState(from: State, to: State): void {
  to.cells.set(from.cells);
}

export function isOver(s: State): boolean {
  return s.cells[OVER] !== 0;
}

export type StateJson = Readonly<Record<string, Nested>>;

export function stateToJson(s: State): StateJson {
  return fieldsToJson(s.rules.plan, s.cells);
}

export function fieldsToJson(plan: Plan, cells: Int32Array): StateJson {
  const json: Record<string, Nested> = {};
  for (const field of plan.fields) json[field.name] = readField(cells, field);
  return json;
}

export function stateFromJson(rules: Rules, json: unknown): Outcome<{ readonly state: State }> {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return refuse('state-not-object', 'a state is an object of named fields');
  const cells = new Int32Array(rules.plan.size);
  const given = json as Record<string, unknown>;
  for (const name of Object.keys(given))
    if (!rules.plan.byName.has(name))
      return refuse('state-field', `the state has an unknown field "${name}"`);
  for (const { name } of rules.plan.fields) {
    if (!(name in given)) return refuse('state-field', `the state lacks the field "${name}"`);
    const wrong = writeField(cells, fieldOf(rules.plan, name), given[name]);
    if (wrong) return refuse('state-field', wrong);
  }
  const depth = cells[DEPTH];
  if (depth < 0 || depth > FRAMES) return refuse('state-field', `field "decisions" cannot be ${depth}`);
  for (let i = 0; i < depth; i++)
    if (!rules.decisions[cells[STACK + i * FRAME]])
      return refuse('state-field', `field "stack" names an unknown decision ${cells[STACK + i * FRAME]}`);
  return { ok: true, state: { rules, cells, events: null } };
}

/** Opens a decision on top of the others. `seats` is a set of seats, or NATURE. */
export function push(s: State, kind: number, seats: number, a = 0, b = 0, c = 0, d = 0): void {
  const cells = s.cells;
  const depth = cells[DEPTH];
  if (depth === FRAMES) throw new Error('more open decisions than the stack can hold');
  const at = STACK + depth * FRAME;
  cells[at] = kind;
  cells[at + 1] = seats;
  cells[at + 2] = a;
  cells[at + 3] = b;
  cells[at + 4] = c;
  cells[at + 5] = d;
  cells[DEPTH] = depth + 1;
}

/** Puts the top decision below so many others. */
export function sink(s: State, others: number): void {
  const from = STACK + (s.cells[DEPTH] - 1 - others) * FRAME;
  const sunk = top(s);
  const frame = s.cells.slice(sunk, sunk + FRAME);
  s.cells.copyWithin(from + FRAME, from, sunk);
  s.cells.set(frame, from);
}

/** Closes the top decision. Its numbers are wiped so that equal positions are equal bytes. */
export function pop(s: State): void {
  const cells = s.cells;
  const depth = cells[DEPTH] - 1;
  const at = STACK + depth * FRAME;
  for (let i = at; i < at + FRAME; i++) cells[i] = 0;
  cells[DEPTH] = depth;
}

/** where the top frame begins: [kind, seats, a, b, c, d] */
export function top(s: State): number {
  return STACK + (s.cells[DEPTH] - 1) * FRAME;
}

/** how many decisions are open */
export function depthOf(s: State): number {
  return s.cells[DEPTH];
}

/** what kind the top decision is, by its number; -1 where none is open */
export function topKind(s: State): number {
  return s.cells[DEPTH] === 0 ? -1 : s.cells[top(s)];
}

/** An open decision by its place in the stack, from 0 for the lowest: its kind, who may move, its numbers. */
export function frameKind(s: State, depth: number): number {
  return s.cells[STACK + depth * FRAME];
}

export function frameSeats(s: State, depth: number): number {
  return s.cells[STACK + depth * FRAME + 1];
}

export function frameArg(s: State, depth: number, i: number): number {
  return s.cells[STACK + depth * FRAME + 2 + i];
}

/** the i-th number of the top frame */
export function topArg(s: State, i: number): number {
  return s.cells[top(s) + 2 + i];
}

export function setTopArg(s: State, i: number, value: number): void {
  s.cells[top(s) + 2 + i] = value;
}

/** who may move now: a set of seats, NATURE, or 0 when the game is over */
export function toMove(s: State): number {
  return s.cells[DEPTH] === 0 ? 0 : s.cells[top(s) + 1];
}

export function setToMove(s: State, seats: number): void {
  s.cells[top(s) + 1] = seats;
}

export function endGame(s: State): void {
  while (s.cells[DEPTH] > 0) pop(s);
  s.cells[OVER] = 1;
}
