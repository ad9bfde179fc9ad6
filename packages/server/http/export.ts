import type { Person } from '../people/index.ts';
import type { Database } from '../store/index.ts';

/** Everything that is kept about somebody, but for the password and what opens the door. */
export async function everythingAbout(
  { password, ...person }: Person,
  { db }: Database,
): Promise<Record<string, unknown>> {
  const { id } = person;
  const [tables, talk, results, ratings, muted, pushes, reports, tournaments, friends, seasons] =
    await Promise.all([
      db
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.table_id')
        .select(['tables.id', 'tables.state', 'tables.made', 'seats.seat'])
        .where('seats.person', '=', id)
        .execute(),
      db
        .selectFrom('talk')
        .select(['table_id', 'n', 'text', 'react', 'among', 'at'])
        .where('person', '=', id)
        .execute(),
      db.selectFrom('results').selectAll().where('person', '=', id).execute(),
      db.selectFrom('ratings').selectAll().where('person', '=', id).execute(),
      db.selectFrom('mutes').select('other').where('person', '=', id).execute(),
      db.selectFrom('pushes').select(['endpoint', 'made']).where('person', '=', id).execute(),
      db.selectFrom('reports').selectAll().where('by_person', '=', id).execute(),
      db.selectFrom('tournament_people').select('tournament_id').where('person', '=', id).execute(),
      db.selectFrom('friends').select(['other', 'agreed', 'at']).where('person', '=', id).execute(),
      db.selectFrom('season_ratings').selectAll().where('person', '=', id).execute(),
    ]);
  return {
    person: { ...person, hasPassword: password !== null },
    tables,
    talk,
    results,
    ratings,
    muted,
    pushes,
    reports,
    tournaments,
    friends,
    seasons,
  };
}
