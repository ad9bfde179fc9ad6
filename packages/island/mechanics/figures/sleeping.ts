import { reason, type State } from '@hexwright/kernel';
import type { Book, Part } from '../../rulebook/index.ts';

export interface SleepingConfig {
  /** whether blockers may be moved by now */
  readonly awake: (b: Book) => (s: State) => boolean;
}

/** No blocker is moved by anybody or anything until something has happened; what they stop they stop all the while. */
export function sleeping(config: SleepingConfig): Part {
  return {
    id: 'sleeping-blockers',
    of: config,
    rules: (was, b) => {
      const awake = config.awake(b);
      const asleep = b.blockers.map(({ id }) =>
        reason('blocker-asleep', `the ${id} is not moved yet`, { blocker: id }),
      );
      return {
        blockers: {
          toMove: (s, seat) => (awake(s) ? was.blockers.toMove(s, seat) : 0),
          barStand: (s, blocker, place, seat, list) =>
            awake(s) ? was.blockers.barStand(s, blocker, place, seat, list) : asleep[blocker],
        },
      };
    },
    words: { terms: { 'reason.blocker-asleep': 'The {blocker} is not moved yet.' } },
  };
}
