import type { Spread } from './spread.ts';
import type { Filled, Stage } from './stage.ts';

export interface DealSpec {
  what: string;
  /** every value is below this */
  values: number;
  /** how many of each value a bag holds */
  bags: readonly Int32Array[];
  /** the places to fill, in the order of dealing, or how to find them on what the earlier stages made */
  sites: Sites | ((board: Filled) => Sites);
  draws: number;
  put: (board: Filled, at: number, value: number) => void;
  where: (at: number) => string;
  label: (value: number) => string;
  spread?: Spread;
}

/** The places of a deal: which one, and which bag fills it. */
export interface Sites {
  readonly at: Int16Array;
  readonly bag: Int16Array;
}

/**
 * Deals bags out over places, one at a time without putting back. An outcome weighs as much as there are left of it,
 * which makes every distinct arrangement equally likely; a spread narrows that to the arrangements that keep its rules.
 */
export function makeDeal(spec: DealSpec): Stage {
  const { bags, draws, values, spread } = spec;
  const kinds = bags.map((bag) => [...bag.keys()].filter((value) => bag[value] > 0));
  const left = new Int32Array(values);
  const sitesOn = typeof spec.sites === 'function' ? spec.sites : () => spec.sites as Sites;
  return {
    draws,
    values,
    looks: typeof spec.sites === 'function' || spread !== undefined,
    what: (k, board) =>
      board ? { what: spec.what, where: spec.where(sitesOn(board).at[k]) } : { what: spec.what },
    label: (_, value) => spec.label(value),
    outcomes(k, drawn, from, board, put) {
      const sites = sitesOn(board);
      const bag = sites.bag[k];
      left.set(bags[bag]);
      for (let i = 0; i < k; i++) if (sites.bag[i] === bag) left[drawn[from + i]]--;
      if (spread?.outcomes(k, drawn, from, board, sites, left, kinds[bag], put)) return;
      for (const value of kinds[bag]) if (left[value] > 0) put(value, left[value]);
    },
    effort: () => spread?.effort() ?? 0,
    apply(drawn, from, board) {
      const { at } = sitesOn(board);
      for (let k = 0; k < draws; k++) spec.put(board, at[k], drawn[from + k]);
    },
  };
}
