import { defineModule, type Module } from '../rulebook/index.ts';

export interface KnightsTooConfig {
  /** the module of a scenario at sea with another game */
  readonly pair: Module;
  /** what that other game says of knights */
  readonly knights: string;
  /** the goal with knights */
  readonly points: number;
  /** the lines about a goal of its own that the other game tells with knights */
  readonly goal: string;
  readonly words: { readonly name: string; readonly summary: string; readonly rule: string };
}

/** A pair at sea with Cities & Knights besides: the scenario sets the goal, and no game adds one of its own. */
export function knightsToo({ pair, knights, points, goal, words }: KnightsTooConfig): Module {
  return defineModule({
    id: `${pair.id}-knights`,
    kind: 'variant',
    internal: true,
    seats: pair.seats,
    needs: [pair.id, knights],
    defaults: { points },
    words: {
      name: words.name,
      summary: words.summary,
      takesBack: [goal],
      rules: [{ where: { points }, house: words.rule }],
    },
  });
}
