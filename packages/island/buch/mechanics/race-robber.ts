import { reason, type Seat } from '@hexwright/kernel';
import { handSize, sleeping } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';

export interface RaceRobberConfig {
  /** the region that it never enters */
  readonly home: string;
  /** it comes once so many settlements were built elsewhere */
  readonly after: number;
  /** the award whose holder steals two cards with it */
  readonly thief: string;
}

const KEPT_OFF = reason('robber-kept-off', 'the robber does not come to this land');

/** The robber comes late and never to the land of the start, and robs twice for whoever holds an award. */
export function raceRobber({ home, after, thief }: RaceRobberConfig): Part {
  return {
    id: 'race-robber',
    of: { home, after, thief },
    uses: [
      sleeping({
        awake: (b) => {
          const abroad = b.cell('builtAbroad');
          return (s) => abroad.get(s) >= after;
        },
      }),
    ],
    rules: (was, b) => {
      const robber = b.blocker('robber');
      const atHome = Uint8Array.from(b.layout.hexes, ({ region }) => (region === home ? 1 : 0));
      let award: number | undefined;
      const isThief = (s: Parameters<typeof was.checkEnd>[0], seat: Seat): boolean => {
        award ??= b.awards.findIndex(({ id }) => id === thief);
        return award >= 0 && b.fields.award.get(s, award) === seat;
      };
      let forToll = false;
      return {
        blockers: {
          barStand: (s, blocker, place, seat, list) =>
            was.blockers.barStand(s, blocker, place, seat, list) ??
            (blocker === robber && atHome[place] === 1 ? KEPT_OFF : undefined),
          rob: (s, seat, victim) => {
            was.blockers.rob(s, seat, victim);
            if (!forToll && isThief(s, seat) && handSize(b, s, victim) > 1) was.blockers.rob(s, seat, victim);
          },
        },
        foreignPorts: {
          // A toll is one card, however large the army.
          collect: (s, seat, payer) => {
            forToll = true;
            was.foreignPorts.collect(s, seat, payer);
            forToll = false;
          },
        },
      };
    },
    words: { terms: { 'reason.robber-kept-off': 'The robber does not come to this land.' } },
  };
}
