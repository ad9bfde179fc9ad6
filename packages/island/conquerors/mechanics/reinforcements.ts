import type { Seat, State } from '@hexwright/kernel';
import { finish, finishByPoints } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { forts, fortsOf } from './forts.ts';

export interface ReinforcementsConfig {
  /** with more forts left than this everybody has lost; by seats */
  readonly most: Readonly<Record<number, number>>;
}

/**
 * How the war of the forts ends: when reinforcements of the enemy land, which nobody knows to the day. With too many forts left
 * everybody is beaten; otherwise most points win, and the hero track parts those who are level.
 */
export function reinforcements(config: ReinforcementsConfig): Part {
  return {
    id: 'reinforcements',
    of: config,
    uses: [forts()],
    rules: (was, b) => {
      const { left } = fortsOf(b);
      const heroes = b.row<Seat>('heroes');
      const end = (s: State): void => {
        if (left.get(s) > config.most[b.seats]) finish(b, s, 0, 'defeat');
        else finishByPoints(b, s, 'clock', (seat) => heroes.get(s, seat));
      };
      return {
        voyage: {
          event: (s, picture) => {
            was.voyage.event(s, picture);
            if (!picture.startsWith('end')) return;
            const most = picture === 'end' ? 6 : Number(picture.slice('end-'.length));
            if (b.the.roll.red(s) <= most) end(s);
          },
        },
      };
    },
    looks: {
      fields: {
        fortsLeft: { on: 'table', shape: 'fort', track: (seats) => (seats > 3 ? 16 : 13), decides: true },
      },
    },
  };
}
