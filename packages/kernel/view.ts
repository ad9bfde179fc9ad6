import { type Nested, type Plan, readField, UNKNOWN } from './cells.ts';
import { MoveList, nameIn, nameMove } from './moves.ts';
import { NATURE, type RawMove } from './rules.ts';
import { DEPTH, FRAME, fieldsToJson, OVER, STACK, type State, type StateJson, toMove, top } from './state.ts';
import { listMoves } from './step.ts';

/**
 * What a seat may know: a row of cells of the same plan in which everything that no field shows it
 * is UNKNOWN. Rules that read only public fields work on it as on a state.
 */
export interface View extends State {
  /** null for a spectator */
  readonly seat: number | null;
}

/** It is made in the cells that are given, if any, whatever they held. */
export function viewOf(
  s: State,
  seat: number | null,
  cells: Int32Array = new Int32Array(s.cells.length),
): View {
  cells.set(s.cells);
  const hidden = hiddenFrom(s.rules.plan, seat);
  for (let i = 0; i < hidden.length; i += 2) cells.fill(UNKNOWN, hidden[i], hidden[i + 1]);
  const view: View = { rules: s.rules, cells, events: null, seat };
  s.rules.reveal?.(s, view);
  return view;
}

const NOBODY = -1;
const hiding = new WeakMap<Plan, Map<number, Int32Array>>();

/** The stretches of cells that a seat may not know, each from one cell to before another: all but what a field shows it. */
function hiddenFrom(plan: Plan, seat: number | null): Int32Array {
  let bySeat = hiding.get(plan);
  if (bySeat === undefined) {
    bySeat = new Map();
    hiding.set(plan, bySeat);
  }
  let hidden = bySeat.get(seat ?? NOBODY);
  if (hidden === undefined) {
    hidden = stretchesHidden(plan, seat);
    bySeat.set(seat ?? NOBODY, hidden);
  }
  return hidden;
}

function stretchesHidden(plan: Plan, seat: number | null): Int32Array {
  const shown = new Uint8Array(plan.size);
  for (const { audience, at, size, per } of plan.fields) {
    if (audience === 'all') shown.fill(1, at, at + size);
    else if (audience === 'owner' && seat !== null) {
      const row = size / per[0];
      shown.fill(1, at + seat * row, at + (seat + 1) * row);
    }
  }
  const ends: number[] = [];
  for (let cell = 0; cell <= plan.size; cell++) {
    const before = cell === 0 ? 1 : shown[cell - 1];
    const now = cell === plan.size ? 1 : shown[cell];
    if (before !== now) ends.push(cell);
  }
  return Int32Array.from(ends);
}

export interface DecisionJson {
  readonly kind: string;
  /** the seats that may move; empty for nature */
  readonly seats: readonly number[];
  readonly nature: boolean;
  readonly args: Readonly<Record<string, string | number>>;
  /** the seat that put the question to the others, where the decision has one */
  readonly opener?: number;
}

/** The open decision, as everybody may see it; null when the game is over. */
export function decisionOf(s: State): DecisionJson | null {
  if (s.cells[DEPTH] === 0) return null;
  const at = top(s);
  const kind = s.rules.decisions[s.cells[at]];
  const seats = toMove(s);
  const args: Record<string, string | number> = {};
  kind.args?.forEach((arg, i) => {
    args[arg.name] = nameIn(arg.domain, s.cells[at + 2 + i]);
  });
  return {
    kind: kind.name,
    seats: seats === NATURE ? [] : seatList(seats),
    nature: seats === NATURE,
    args,
    ...(kind.opener !== undefined && { opener: openerOf(s) }),
  };
}

/** The seat that opened the top decision to the others and waits for them; undefined where it declares none. */
export function openerOf(s: State): number | undefined {
  if (s.cells[DEPTH] === 0) return undefined;
  const at = top(s);
  const { opener, args } = s.rules.decisions[s.cells[at]];
  if (opener === undefined) return undefined;
  return s.cells[at + 2 + args!.findIndex(({ name }) => name === opener)];
}

/** The kinds of the open decisions, lowest first. */
export function openDecisions(s: State): string[] {
  return Array.from({ length: s.cells[DEPTH] }, (_, i) => s.rules.decisions[s.cells[STACK + i * FRAME]].name);
}

export function seatList(seats: number): number[] {
  const list: number[] = [];
  for (let seat = 0; seat < 31; seat++) if ((seats >> seat) & 1) list.push(seat);
  return list;
}

export interface LegalJson {
  readonly moves: readonly RawMove[];
  /** kinds that are checked rather than listed */
  readonly open: readonly string[];
}

export function legalMoves(s: State, seat: number): LegalJson {
  const seats = toMove(s);
  if (s.cells[OVER] || (seat === NATURE ? seats !== NATURE : seats === NATURE || !((seats >> seat) & 1)))
    return { moves: [], open: [] };
  const list = new MoveList();
  listMoves(s, seat, list);
  const kinds = s.rules.decisions[s.cells[top(s)]].moves;
  return {
    moves: Array.from({ length: list.length }, (_, i) => nameMove(s.rules, list.codes[i])),
    open: kinds.filter((kind) => kind.open && !kind.why?.(s, seat, -1, -1, -1)).map((kind) => kind.name),
  };
}

export interface ChanceOutcome {
  readonly move: RawMove;
  readonly probability: number;
}

/** What nature may do now; null when it is not nature's turn or the viewer may not know. */
export function chanceOutcomes(s: State, viewer?: number | null): ChanceOutcome[] | null {
  if (s.cells[OVER] || toMove(s) !== NATURE) return null;
  const kind = s.rules.decisions[s.cells[top(s)]];
  if (viewer !== undefined && kind.outcomesFor) {
    if (viewer === null || !((kind.outcomesFor(s) >> viewer) & 1)) return null;
  }
  const list = new MoveList();
  listMoves(s, NATURE, list);
  let total = 0;
  for (let i = 0; i < list.length; i++) total += list.weights[i];
  return Array.from({ length: list.length }, (_, i) => ({
    move: nameMove(s.rules, list.codes[i]),
    probability: list.weights[i] / total,
  }));
}

export interface ViewJson {
  readonly seat: number | null;
  readonly over: boolean;
  readonly decision: DecisionJson | null;
  readonly fields: StateJson;
}

export function viewToJson(view: View): ViewJson {
  return {
    seat: view.seat,
    over: view.cells[OVER] === 1,
    decision: decisionOf(view),
    fields: fieldsToJson(view.rules.plan, view.cells),
  };
}

/** One field of a state or view, by name. */
export function fieldJson(s: State, name: string): Nested {
  const field = s.rules.plan.byName.get(name);
  if (!field) throw new Error(`no field is called "${name}"`);
  return readField(s.cells, field);
}
