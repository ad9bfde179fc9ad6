import { candamir } from './candamir.ts';
import type { Helper } from './helper.ts';
import { hilde } from './hilde.ts';
import { jean } from './jean.ts';
import { lin } from './lin.ts';
import { louis } from './louis.ts';
import { marianne } from './marianne.ts';
import { nassir } from './nassir.ts';
import { sean } from './sean.ts';
import { vincent } from './vincent.ts';
import { william } from './william.ts';

export type { Helper } from './helper.ts';

/** The helpers, those with a number first. */
export const ALL_HELPERS: readonly Helper[] = [
  nassir,
  william,
  marianne,
  louis,
  sean,
  candamir,
  jean,
  lin,
  hilde,
  vincent,
];
