import { itemAt } from '@hexwright/kernel';
/** What a table has told of its game, seat by seat; `void` where it came to no end, which brings nobody anything. */
export type GameResult =
  | {
      readonly places: readonly number[];
      readonly points: readonly number[];
      readonly winners: readonly number[];
    }
  | 'void';

/** One game of a tournament; somebody who rests sits alone. A seat without anybody is played by a bot that does not take part. */
export interface PlayedGame {
  readonly round: number;
  readonly seats: readonly (string | null)[];
  readonly result: GameResult | null;
}

export interface Standing {
  readonly id: string;
  /** shared by those whom no tie-break tells apart */
  readonly place: number;
  readonly games: number;
  readonly wins: number;
  readonly score: number;
  /** what those score in all whom it has sat with, each time anew */
  readonly opponents: number;
  /** its share of all points made in its games, from 0 to 1 */
  readonly share: number;
}

export type TieBreak = 'score' | 'wins' | 'opponents' | 'direct' | 'share';

/** What decides, one after the other. */
export const TIE_BREAKS: Readonly<Record<'swiss' | 'league', readonly TieBreak[]>> = {
  swiss: ['score', 'wins', 'opponents', 'share'],
  league: ['score', 'wins', 'direct', 'share'],
};

/** A win counts as many points as there are seats; otherwise one for each seat behind, and half of one for each beside. */
export function scoreAt({ places, winners }: Exclude<GameResult, 'void'>, seat: number): number {
  if (winners.includes(seat)) return places.length;
  const behind = places.filter((place) => place > itemAt(places, seat)).length;
  const beside = places.filter((place) => place === places[seat]).length - 1;
  return behind + beside / 2;
}

/** How everybody stands, from the top. A rest counts as a win. */
export function standings(
  people: readonly string[],
  games: readonly PlayedGame[],
  seats: number,
  kind: 'swiss' | 'league',
): Standing[] {
  const sums = new Map(people.map((id) => [id, { games: 0, wins: 0, score: 0, own: 0, all: 0 }]));
  for (const { seats: sat, result } of games) {
    if (result === null || result === 'void') continue;
    const all = result.points.reduce((sum, each) => sum + each, 0);
    for (const [seat, id] of sat.entries()) {
      const sum = id === null ? undefined : sums.get(id);
      if (!sum) continue;
      const rests = sat.length === 1;
      sum.games++;
      sum.wins += rests || result.winners.includes(seat) ? 1 : 0;
      sum.score += rests ? seats : scoreAt(result, seat);
      sum.own += result.points[seat] ?? 0;
      sum.all += all;
    }
  }
  const rows = people.map((id) => {
    const { games: played, wins, score, own, all } = sums.get(id)!;
    const opponents = games.reduce(
      (sum, { seats: sat, result }) =>
        result !== null && result !== 'void' && sat.includes(id)
          ? sat.reduce(
              (each, other) => each + (other === null || other === id ? 0 : (sums.get(other)?.score ?? 0)),
              sum,
            )
          : sum,
      0,
    );
    return { id, games: played, wins, score, opponents, share: all > 0 ? own / all : 0 };
  });
  const ranked = decided(rows, TIE_BREAKS[kind], games);
  let place = 1;
  return ranked.flatMap((tied) => {
    const from = place;
    place += tied.length;
    return tied.map((row) => ({ ...row, place: from }));
  });
}

type Row = Omit<Standing, 'place'>;

/** Those who are equal by the first measure are told apart by the next. */
function decided(
  rows: readonly Row[],
  [first, ...others]: readonly TieBreak[],
  games: readonly PlayedGame[],
): Row[][] {
  if (rows.length < 2 || first === undefined) return rows.length > 0 ? [[...rows]] : [];
  const worth = new Map(
    rows.map((row) => [row, first === 'direct' ? amongThemselves(row, rows, games) : row[first]]),
  );
  const values = [...new Set(worth.values())].sort((a, b) => b - a);
  return values.flatMap((value) =>
    decided(
      rows.filter((row) => worth.get(row) === value),
      others,
      games,
    ),
  );
}

/** Of those who are tied: how many one was ahead of, less how many were ahead of it, in the games they sat at together. */
function amongThemselves({ id }: Row, tied: readonly Row[], games: readonly PlayedGame[]): number {
  return games.reduce((sum, { seats, result }) => {
    const mine = seats.indexOf(id);
    if (mine < 0 || result === null || result === 'void') return sum;
    const against = seats.flatMap((other, seat) =>
      other !== null && other !== id && tied.some((row) => row.id === other)
        ? Math.sign(itemAt(result.places, seat) - itemAt(result.places, mine))
        : [],
    );
    return against.reduce((all, each) => all + each, sum);
  }, 0);
}
