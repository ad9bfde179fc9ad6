import type { Row } from '@hexwright/catalog';
import { actionSpaceOf } from './action-space.ts';

/** The versions of what programs that play a row may count on. */
export interface Contract {
  readonly actions: string;
  /** how many actions there are */
  readonly size: number;
}

export function contractOf({ id, players }: Pick<Row, 'id' | 'players'>): Contract {
  const found = actionSpaceOf({ game: id, seats: players[0] });
  if (!found.ok) throw new Error(`${id}: ${found.reason.text}`);
  return { actions: found.space.version, size: found.space.size };
}
