import type { Layout } from '../../board/index.ts';
import { base34 } from './base-3-4.ts';

/** The boards of the base game and its editions, by id. */
export const boards: Readonly<Record<string, Layout>> = Object.fromEntries(
  [base34].map((layout) => [layout.id, layout]),
);
