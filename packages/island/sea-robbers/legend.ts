import type { Campaign, JudgedGame, Options } from '@hexwright/rulebook';
import { ALL_FRIENDS, FIRST_FRIENDS, nyala, SECOND_FRIENDS } from './friends/index.ts';
import { friendsIn, keepFriends, nickname } from './mechanics/friends.ts';

/** by chapter: what the first, second, third and fourth in points get */
const RANKS: readonly (readonly number[])[] = [
  [4, 3, 2, 1],
  [5, 4, 3, 1],
  [6, 4, 3, 1],
  [7, 5, 3, 1],
];

const HELD = 'friendsHeld';
const SAVED = 'castaways';
const NUGGETS = 'nuggets';
const TAKEN = 'enemiesTaken';
const CHITS = 'chits';

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** by seat: how many different values are higher */
function places(values: readonly number[]): number[] {
  const different = [...new Set(values)].sort((a, z) => z - a);
  return values.map((value) => different.indexOf(value));
}

/** by chapter: the bonus of each seat, which only those who are not first in points get */
const BONUS: readonly ((
  notes: Readonly<Record<string, readonly number[]>>,
  trails: (seat: number) => boolean,
) => number[])[] = [
  (notes) => notes[SAVED].map((saved) => (saved >= 3 ? 1 : 0)),
  (notes) => notes[NUGGETS].map((space) => (space >= (notes[NUGGETS].length > 3 ? 10 : 12) ? 1 : 0)),
  (notes) => {
    const seats = notes[TAKEN].length;
    return notes[TAKEN].map((taken) => {
      if (seats === 2 && taken >= 4) return 4;
      return taken >= (seats > 3 ? 2 : 3) ? 2 : 0;
    });
  },
  (notes, trails) => {
    const among = notes[CHITS].filter((_, seat) => trails(seat));
    const most = Math.max(...among);
    return notes[CHITS].map((chits) => (chits === most && among.some((other) => other < most) ? 2 : 0));
  },
];

/** bog iron on each pasture after so many castaways were saved by so many players */
function bogIronAfter(saved: number, seats: number): number {
  const free = seats > 3 ? 8 : seats > 2 ? 5 : 2;
  return Math.min(5, 1 + Math.max(0, saved - free));
}

/** what was carried from the chapter before into the next */
function carried(before: readonly JudgedGame[]): Options {
  const last = before.at(-1);
  if (!last) return {};
  const seats = last.points.length;
  if (last.chapter === 0)
    return {
      bogIron: bogIronAfter(sum(last.notes[SAVED]), seats),
      ...keepFriends(FIRST_FRIENDS, last.notes[HELD]),
    };
  if (last.chapter === 1)
    return {
      ownHarbours: sum(last.notes[NUGGETS]) >= 10 * seats,
      ...keepFriends([...FIRST_FRIENDS, ...SECOND_FRIENDS, nyala], last.notes[HELD]),
    };
  const fleet = seats > 3 ? 12 : 15;
  return {
    lairs: fleet - sum(last.notes[TAKEN]) > 1,
    ...keepFriends(ALL_FRIENDS, last.notes[HELD]),
  };
}

/** The Legend of the Sea Robbers: four chapters, legend points by rank, and friends who stay. */
export function legend(chapters: readonly string[]): Campaign {
  return {
    chapters,
    notes: [SAVED, NUGGETS, TAKEN, CHITS, HELD],
    words: {
      gains: 'Legend points',
      notes: {
        [SAVED]: 'Castaways',
        [NUGGETS]: 'Nuggets',
        [TAKEN]: 'Ships taken',
        [CHITS]: 'Chits',
        [HELD]: 'Friends',
      },
    },
    tell: (note, value) => {
      if (note !== HELD) return String(value);
      const names = friendsIn(value).map(nickname);
      return names.join(' & ') || 'none';
    },
    judge: ({ chapter, points, notes }) => {
      const most = Math.max(...points);
      const trails = (seat: number): boolean => points[seat] < most;
      const bonus = BONUS[chapter](notes, trails);
      return {
        gains: places(points).map((place, seat) => RANKS[chapter][place] + (trails(seat) ? bonus[seat] : 0)),
        next: 'on',
      };
    },
    carry: (before) => carried(before),
    ranking: (games, seats) => {
      const key = (seat: number): readonly [number, number] => [
        sum(games.map(({ gains }) => gains[seat])),
        sum(games.map(({ points }) => points[seat])),
      ];
      const compare = (a: number, z: number): number => key(z)[0] - key(a)[0] || key(z)[1] - key(a)[1];
      const groups: number[][] = [];
      for (const seat of Array.from({ length: seats }, (_, i) => i).sort(compare)) {
        const last = groups.at(-1);
        if (last && compare(last[0], seat) === 0) last.push(seat);
        else groups.push([seat]);
      }
      return groups;
    },
  };
}
