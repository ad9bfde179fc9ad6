import type { Result } from '@hexwright/kernel';
import { itemAt } from '@hexwright/kernel';
import type { PlayedGame, Rating } from '@hexwright/table';
import type { Change, Database } from '../store/index.ts';
import { type KeptTable, tableOf } from './kept.ts';
import { seasonOf } from './season.ts';

/** What came of games: results of each person, and ratings of those who wish to have one. */
export class Results {
  private readonly database: Database;
  private readonly now: () => number;

  constructor(database: Database, now: () => number) {
    this.database = database;
    this.now = now;
  }

  /** What is to be written when a game is over. */
  async changesFor(table: KeptTable, result: Result, teams?: readonly number[]): Promise<Change[]> {
    const { db } = this.database;
    const places = placesOf(table, result, teams);
    const results = table.room.seats.flatMap(({ person }, seat) =>
      person
        ? [
            {
              table_id: table.id,
              person: person.id,
              seat,
              place: places[seat],
              ...keptPoints(result.scores[seat]),
              won: result.winners.includes(seat) && !itemAt(table.room.seats, seat).resigned ? 1 : 0,
              at: this.now(),
            },
          ]
        : [],
    );
    if (results.length === 0) return [];
    // Twice the same is once: the game may have been finished by two processes.
    const first = db
      .insertInto('results')
      .values(results)
      .onConflict((on) => on.doNothing());
    return [{ query: first.compile(), must: results.length }, ...(await this.rated(table, places, teams))];
  }

  /** Those of these people who wish to have a rating. */
  async wishing(people: readonly string[]): Promise<string[]> {
    if (people.length === 0) return [];
    const rows = await this.database.db
      .selectFrom('people')
      .select('id')
      .where('id', 'in', [...people])
      .where('rated', '=', 1)
      .execute();
    return rows.map(({ id }) => id);
  }

  /**
   * The ratings after a game, if everybody at the table agreed to have it rated and wished to have one when it began:
   * whoever is about to lose cannot take that back. Who plays in teams is rated with its team, which has the best place of its members.
   */
  private async rated(
    table: KeptTable,
    places: readonly number[],
    teamOf?: readonly number[],
  ): Promise<Change[]> {
    const { room } = table;
    const people = room.seats.flatMap(({ person }, seat) => (person ? [{ id: person.id, seat }] : []));
    const sides = [...new Set(people.map(({ seat }) => teamOf?.[seat] ?? seat))].map((side) =>
      people.filter(({ seat }) => (teamOf?.[seat] ?? seat) === side),
    );
    if (!room.settings.rated || sides.length < 2) return [];
    const { db } = this.database;
    const ids = people.map(({ id }) => id);
    const wished = room.wishedRated ?? (await this.wishing(ids));
    if (!ids.every((id) => wished.includes(id))) return [];
    const game = room.settings.wish.game;
    const family = familyOf(game);
    const season = seasonOf(this.now());
    const [before, inSeason] = await Promise.all([
      db.selectFrom('ratings').selectAll().where('person', 'in', ids).where('family', '=', family).execute(),
      db
        .selectFrom('season_ratings')
        .selectAll()
        .where('person', 'in', ids)
        .where('season', '=', season)
        .where('game', '=', game)
        .execute(),
    ]);
    const [all, ofSeason] = await Promise.all([
      ratedAnew(sides, places, before),
      ratedAnew(sides, places, inSeason),
    ]);
    return [
      ...all.map(({ id, mu, sigma, games }) => ({
        query: db
          .insertInto('ratings')
          .values({ person: id, family, mu, sigma, games })
          .onConflict((on) => on.columns(['person', 'family']).doUpdateSet({ mu, sigma, games }))
          .compile(),
      })),
      ...ofSeason.map(({ id, seat, mu, sigma, games }) => {
        const won = places[seat] === 1 ? 1 : 0;
        const wins = (inSeason.find(({ person }) => person === id)?.wins ?? 0) + won;
        return {
          query: db
            .insertInto('season_ratings')
            .values({ season, game, person: id, mu, sigma, games, wins })
            .onConflict((on) =>
              on.columns(['season', 'game', 'person']).doUpdateSet({ mu, sigma, games, wins }),
            )
            .compile(),
        };
      }),
    ];
  }

  async ratingsOf(person: string): Promise<Rating[]> {
    const rows = await this.database.db
      .selectFrom('ratings')
      .selectAll()
      .where('person', '=', person)
      .orderBy('games', 'desc')
      .execute();
    return rows.map(({ family, mu, sigma, games }) => ({ family, rating: shown({ mu, sigma }), games }));
  }

  /** By person: the rating in the family of this row, of those who show one. */
  async shownRatings(people: readonly string[], row: string): Promise<ReadonlyMap<string, number>> {
    if (people.length === 0) return new Map();
    const rows = await this.database.db
      .selectFrom('ratings')
      .innerJoin('people', 'people.id', 'ratings.person')
      .select(['ratings.person', 'ratings.mu', 'ratings.sigma'])
      .where('ratings.person', 'in', [...people])
      .where('ratings.family', '=', familyOf(row))
      .where('people.rated', '=', 1)
      .execute();
    return new Map(rows.map(({ person, mu, sigma }) => [person, shown({ mu, sigma })]));
  }

  /** Somebody's finished games, the latest first; `all` with those that were not open to everybody. */
  async gamesOf(person: string, all: boolean, most: number): Promise<PlayedGame[]> {
    let query = this.database.db
      .selectFrom('results')
      .innerJoin('tables', 'tables.id', 'results.table_id')
      .selectAll('tables')
      .select(['results.seat', 'results.place', 'results.points', 'results.halves'])
      .select(['results.won', 'results.at'])
      .where('results.person', '=', person)
      .orderBy('results.at', 'desc')
      .limit(most);
    if (!all) query = query.where('tables.listed', '=', 1);
    const rows = await query.execute();
    return rows.map(({ seat, place, points, halves, won, at, ...row }) => {
      const { id, room } = tableOf(row);
      return {
        table: id,
        title: room.title,
        game: room.game,
        row: room.settings.wish.game,
        seat,
        place,
        points: points === null ? null : points + halves / 2,
        won: won === 1,
        ended: at,
        others: room.seats.flatMap((each, i) => (i === seat ? [] : (each.person?.name ?? []))),
      };
    });
  }
}

interface Skill {
  readonly person: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

/** What everybody's skill is taken for after a game; who was not known begins where all begin. */
async function ratedAnew(
  sides: readonly (readonly { readonly id: string; readonly seat: number }[])[],
  places: readonly number[],
  before: readonly Skill[],
): Promise<{ id: string; seat: number; mu: number; sigma: number; games: number }[]> {
  // Few games are rated, and this takes its time to load.
  const { rate, rating } = await import('openskill');
  const known = new Map(before.map((each) => [each.person, each]));
  const teams = sides.map((side) =>
    side.map(({ id }) => {
      const mine = known.get(id);
      return mine ? rating({ mu: mine.mu, sigma: mine.sigma }) : rating();
    }),
  );
  const rank = sides.map((side) => Math.min(...side.map(({ seat }) => itemAt(places, seat))));
  const after = rate(teams, { rank }).flat();
  return sides.flat().map(({ id, seat }, i) => {
    const { mu, sigma } = itemAt(after, i);
    return { id, seat, mu, sigma, games: (known.get(id)?.games ?? 0) + 1 };
  });
}

/** Some games give half points: they are kept beside the whole ones. */
function keptPoints(points: number | undefined): { points: number | null; halves: number } {
  if (points === undefined) return { points: null, halves: 0 };
  const whole = Math.floor(points);
  return { points: whole, halves: Math.round((points - whole) * 2) };
}

/** The family of a row is the folder that it lies in. */
export const familyOf = (row: string): string => itemAt(row.split('/'), 0);

/** A cautious estimate in round numbers: a newcomer begins at 1000. */
export const shown = (skill: { readonly mu: number; readonly sigma: number }): number =>
  Math.round(1000 + 40 * (skill.mu - 3 * skill.sigma));

/**
 * By seat: its place, 1 for winners. Who has given up comes last; equal points share a place, and so do partners, who have the points
 * of both.
 */
export function placesOf(
  { room }: Pick<KeptTable, 'room'>,
  { winners, scores }: Result,
  teams?: readonly number[],
): number[] {
  const ofTeam = (seat: number): number =>
    teams === undefined
      ? (scores[seat] ?? 0)
      : scores.reduce((sum, points, other) => (teams[other] === teams[seat] ? sum + points : sum), 0);
  const worth = room.seats.map(({ resigned, person }, seat) => {
    if (resigned && person) return Number.NEGATIVE_INFINITY;
    return winners.includes(seat) ? Number.POSITIVE_INFINITY : ofTeam(seat);
  });
  return worth.map((mine) => 1 + worth.filter((other) => other > mine).length);
}
