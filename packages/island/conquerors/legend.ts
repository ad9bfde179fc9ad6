import type { Campaign, FinishedGame, JudgedGame } from '@hexwright/rulebook';

/** by chapter: what the first, second, third and fourth in points get */
const RANKS: readonly (readonly number[])[] = [
  [6, 3, 2, 1],
  [7, 5, 3, 1],
  [9, 7, 5, 2],
];
/** what the foremost and the second on the hero track get */
const HEROES = [2, 1];
/** the most that anybody gets from defeats */
const DEFEATS = 6;

const HERO = 'heroes';

/** by seat: the place among the different values, the highest first; those without one have none */
function places(values: readonly number[], counts: (seat: number) => boolean = () => true): number[] {
  const different = [...new Set(values.filter((_, seat) => counts(seat)))].sort((a, z) => z - a);
  return values.map((value, seat) => (counts(seat) ? different.indexOf(value) : -1));
}

/** what the hero track brings: nobody on its first space gets anything */
function heroGains(heroes: readonly number[], counts: (seat: number) => boolean = () => true): number[] {
  return places(heroes, counts).map((place, seat) => (heroes[seat] > 0 ? (HEROES[place] ?? 0) : 0));
}

const isDefeat = ({ ending }: FinishedGame): boolean => ending === 'defeat';

/** The Legend of the Conquerors: legend points of each chapter, and chapters that are repeated after a defeat. */
export function legend(chapters: readonly string[]): Campaign {
  return {
    chapters,
    notes: [HERO],
    words: { gains: 'Legend points', notes: { [HERO]: 'Hero track' } },
    judge: (game, before) => {
      if (isDefeat(game)) {
        const had = (seat: number): number =>
          before.filter(isDefeat).reduce((sum, { gains }) => sum + gains[seat], 0);
        return {
          gains: heroGains(game.notes[HERO]).map((gain, seat) => Math.min(gain, DEFEATS - had(seat))),
          next: 'again',
        };
      }
      const most = Math.max(...game.points);
      const heroes = heroGains(game.notes[HERO], (seat) => game.points[seat] < most);
      return {
        gains: places(game.points).map((place, seat) => RANKS[game.chapter][place] + heroes[seat]),
        next: 'on',
      };
    },
    choices: (before) => {
      const last = before.at(-1);
      return last && isDefeat(last)
        ? [
            {
              id: 'mercy',
              words: 'Should fate have mercy in the repetition?',
              values: [false, true],
              usual: false,
            },
          ]
        : [];
    },
    carry: (_before, { mercy = false }) => ({ mercy }),
    ranking: (games, seats) => {
      const won = games.filter((game) => !isDefeat(game));
      const sum = (of: readonly JudgedGame[], value: (game: JudgedGame) => number): number =>
        of.reduce((total, game) => total + value(game), 0);
      const key = (seat: number): number[] => [
        sum(games, ({ gains }) => gains[seat]),
        sum(won, ({ notes }) => notes[HERO][seat]),
        sum(won, ({ points }) => points[seat]),
      ];
      const compare = (a: number, z: number): number => {
        const [one, other] = [key(a), key(z)];
        const at = one.findIndex((value, i) => value !== other[i]);
        return at < 0 ? 0 : other[at] - one[at];
      };
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
