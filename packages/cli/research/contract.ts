import { createHash } from 'node:crypto';
import { type Row, rulesFor } from '@hexwright/catalog';
import { actionSpaceOf } from './action-space.ts';
import { Observer } from './observer.ts';

/** The versions of what programs that play a row may count on. */
export interface Contract {
  readonly actions: string;
  /** how many actions there are */
  readonly size: number;
  /** the observations at all numbers of seats together */
  readonly observations: string;
}

export function contractOf({ id, players }: Pick<Row, 'id' | 'players'>): Contract {
  const found = actionSpaceOf({ game: id, seats: players[0] });
  if (!found.ok) throw new Error(`${id}: ${found.reason.text}`);
  const seen = players.flatMap((seats) => {
    const rules = rulesFor({ game: id, seats });
    return rules.ok ? [new Observer(rules.rules).version] : [];
  });
  const observations = createHash('sha256').update(seen.join()).digest('hex').slice(0, 12);
  return { actions: found.space.version, size: found.space.size, observations };
}
