import { DEPTH, OVER, type State } from '@hexwright/kernel';

/** One step of the flow; while a decision that it opened is pending, the flow waits. */
export interface Step {
  readonly id: string;
  run(s: State): void;
  /** when its decisions are done: whether to run it once more */
  again?(s: State): boolean;
}

export type StepEdit =
  | { readonly add: Step; readonly before?: string; readonly after?: string }
  | { readonly replace: string; readonly by: Step }
  | { readonly remove: string };

/** Applies insertions, replacements and removals to a list of steps, in order. */
export function editSteps(steps: readonly Step[], edits: readonly StepEdit[]): Step[] {
  const list = [...steps];
  const find = (id: string): number => {
    const at = list.findIndex((step) => step.id === id);
    if (at < 0)
      throw new Error(`no step is called "${id}"; there are: ${list.map((step) => step.id).join(', ')}`);
    return at;
  };
  for (const edit of edits) {
    if ('remove' in edit) list.splice(find(edit.remove), 1);
    else if ('replace' in edit) list[find(edit.replace)] = edit.by;
    else if (edit.before !== undefined) list.splice(find(edit.before), 0, edit.add);
    else if (edit.after !== undefined) list.splice(find(edit.after) + 1, 0, edit.add);
    else list.push(edit.add);
  }
  return list;
}

export const SETUP = 0;
export const TURNS = 1;

/**
 * Walks the steps: first the setup once, then the steps of a turn round and round.
 * The pointer is two cells (stage, step), so a pending game knows where it was.
 */
export function makeAdvance(
  setup: readonly Step[],
  turn: readonly Step[],
  stageAt: number,
  stepAt: number,
): (s: State) => void {
  // Steps with and without `again` are objects of different shapes: play goes by these lists instead.
  const first = listed(setup);
  const later = listed(turn);
  return (s) => {
    const { cells } = s;
    for (let guard = 0; guard < 10_000; guard++) {
      let steps = cells[stageAt] === SETUP ? first : later;
      let at = cells[stepAt];
      if (at < 0 || !steps.again[at]?.(s)) {
        at++;
        if (at >= steps.run.length) {
          cells[stageAt] = TURNS;
          steps = later;
          at = 0;
        }
        cells[stepAt] = at;
      }
      steps.run[at](s);
      if (cells[DEPTH] > 0 || cells[OVER]) return;
    }
    throw new Error('the flow runs in circles: no step opens a decision');
  };
}

function listed(steps: readonly Step[]) {
  return {
    run: steps.map((step) => step.run),
    again: steps.map((step) => step.again),
  };
}
