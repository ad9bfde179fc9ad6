import { itemAt } from '@hexwright/kernel';
import type { Ladder, LadderRow } from '@hexwright/table';
import type { Database } from '../store/index.ts';
import { shown } from './results.ts';
import { seasonOf } from './season.ts';

const LISTED = 100;

/** Who leads a game in a season, of those who show a rating. Without a game: the one that was played most. */
export async function ladder(
  { db }: Database,
  now: number,
  asked: { readonly season?: string; readonly game?: string },
): Promise<Ladder> {
  const current = seasonOf(now);
  const season = asked.season ?? current;
  const [played, seasons] = await Promise.all([
    db
      .selectFrom('season_ratings')
      .select(({ fn }) => ['game', fn.sum<number>('games').as('games')])
      .where('season', '=', season)
      .groupBy('game')
      .execute(),
    db.selectFrom('season_ratings').select('season').distinct().orderBy('season', 'desc').limit(40).execute(),
  ]);
  const games = played
    .sort((a, b) => Number(b.games) - Number(a.games) || (a.game < b.game ? -1 : 1))
    .map(({ game }) => game);
  const game = asked.game ?? games[0] ?? null;
  const rows =
    game === null
      ? []
      : await db
          .selectFrom('season_ratings')
          .innerJoin('people', 'people.id', 'season_ratings.person')
          .select(['people.id', 'people.name', 'people.login', 'mu', 'sigma', 'games', 'wins'])
          .where('season', '=', season)
          .where('game', '=', game)
          .where('people.rated', '=', 1)
          .orderBy((is) => is('mu', '-', is('sigma', '*', 3)), 'desc')
          .limit(LISTED)
          .execute();
  const ratings = rows.map(({ mu, sigma }) => shown({ mu, sigma }));
  return {
    season,
    seasons: [...new Set([current, ...seasons.map((each) => each.season)])],
    game,
    games,
    rows: rows.map(
      ({ id, name, login, games: count, wins }, i): LadderRow => ({
        person: { id, name, account: login !== null },
        place: 1 + ratings.filter((each) => each > itemAt(ratings, i)).length,
        rating: itemAt(ratings, i),
        games: count,
        wins,
      }),
    ),
  };
}
