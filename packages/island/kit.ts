import * as kernel from '@hexwright/kernel';
import * as rulebook from '@hexwright/rulebook';
import * as base from './base/index.ts';
import * as board from './board/index.ts';
import * as mechanics from './mechanics/index.ts';
import * as points from './rulebook/index.ts';

/** Where each thing of the kit comes from, by the name of the import: a build asks for it (web/by-name.ts). */
export const spaces = { kernel, rulebook, points, board, mechanics, base };

/**
 * All that a module is written with, by name, for whoever writes one outside of this repository: their file is a function of this, so it needs
 * to find no package, and its parts are the very ones that ours are made of (decisions/0014).
 */
export const kit: Kit = { ...kernel, ...rulebook, ...points, ...board, ...mechanics, ...base };

export type Kit = typeof kernel &
  typeof rulebook &
  typeof points &
  typeof board &
  typeof mechanics &
  typeof base;
