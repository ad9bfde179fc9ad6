import { type FillOptions, makePlan } from './fill-plan.ts';
import { fillStages } from './fill-stages.ts';
import type { Layout } from './layout.ts';
import type { Filled, Put } from './stage.ts';
import type { Topology } from './topology.ts';

export type { FillOptions } from './fill-plan.ts';
export type { Filled } from './stage.ts';

/** Nature fills a layout one draw at a time. What is fixed takes no draw. */
export interface BoardFiller {
  readonly draws: number;
  /** every value drawn is below this */
  readonly values: number;
  /** For people: which draw this is. With the draws before it, also where. */
  what(k: number, drawn?: Int32Array): { what: string; where?: string };
  /** Lists what draw k may give, with weights, after drawn[0] to drawn[k - 1]. */
  outcomes(k: number, drawn: Int32Array, put: Put): void;
  label(k: number, value: number): string;
  /** The board as it was drawn, until the filler is next asked for anything. */
  finish(drawn: Int32Array): Filled;
  /** How many steps it has taken so far to list only what the rules of the board allow. */
  effort(): number;
}

export function makeFiller(
  layout: Layout,
  topology: Topology,
  terrainIds: readonly string[],
  harbourKinds: readonly string[],
  producing: (terrain: string) => boolean,
  options: FillOptions = {},
): BoardFiller {
  const plan = makePlan(layout, topology, terrainIds, harbourKinds, producing, options);
  const stages = fillStages(plan);

  const from: number[] = [];
  const stageOf: number[] = [];
  for (const [s, stage] of stages.entries()) {
    from.push(stageOf.length);
    for (let k = 0; k < stage.draws; k++) stageOf.push(s);
  }

  // One board serves every call, so that listing outcomes allocates nothing.
  const scratch = copyOf(plan.fixed);
  const boardBefore = (stage: number, drawn: Int32Array): Filled => {
    scratch.terrain.set(plan.fixed.terrain);
    scratch.numbers.set(plan.fixed.numbers);
    scratch.harbour.set(plan.fixed.harbour);
    for (let s = 0; s < stage; s++) stages[s].apply(drawn, from[s], scratch);
    return scratch;
  };

  return {
    draws: stageOf.length,
    values: Math.max(1, ...stages.map((stage) => stage.values)),
    what(k, drawn) {
      const s = stageOf[k];
      return stages[s].what(k - from[s], drawn && boardBefore(s, drawn));
    },
    label: (k, value) => stages[stageOf[k]].label(k - from[stageOf[k]], value),
    outcomes(k, drawn, put) {
      const s = stageOf[k];
      const board = stages[s].looks ? boardBefore(s, drawn) : scratch;
      stages[s].outcomes(k - from[s], drawn, from[s], board, put);
    },
    effort: () => stages.reduce((sum, stage) => sum + (stage.effort?.() ?? 0), 0),
    finish: (drawn) => boardBefore(stages.length, drawn),
  };
}

const copyOf = (board: Filled): Filled => ({
  terrain: board.terrain.slice(),
  numbers: board.numbers.slice(),
  harbour: board.harbour.slice(),
});
