import { Rng } from '@hexwright/kernel';
import type { TournamentSheet } from '@hexwright/table';
import { Client, http, type Somebody } from '../client.ts';

/** As short as a game of the island gets: one more settlement or city wins. */
export const SHORT = { game: 'first-island/base', seats: 4, options: { points: 3 } };

export const sheetAt = async (
  address: string,
  tournament: string,
  who?: Somebody,
): Promise<TournamentSheet> => {
  const { json } = await http(address, 'tournament', {
    params: { tournament },
    ...(who && { cookie: who.cookie }),
  });
  return json.tournament as unknown as TournamentSheet;
};

/** What wins such a game; a player without a plan takes for ever to get there. */
const WINS = ['settlement', 'city', 'road'];

/** A player at a socket of its own: sits down where it is called to, says that it is ready, and builds what it can. */
export async function plays(who: Somebody, tournament: string, address: string): Promise<void> {
  const client = await new Client(address, who).connect();
  const rng = new Rng(who.name);
  const seen = new Set<string>();
  for (;;) {
    const { state, table } = await sheetAt(address, tournament, who);
    if (state === 'over') break;
    if (table === null || seen.has(table)) {
      const heard = client.news.length;
      await client.until(() => client.news.length > heard, 'a call', 500).catch(() => {});
      continue;
    }
    seen.add(table);
    await client.open(table);
    if (client.room(table).state === 'waiting') await client.must('ready', table, true).catch(() => {});
    await client.until(() => client.views.has(table), 'the game');
    for (;;) {
      const over = (): boolean => client.room(table).state === 'over';
      await client.until(() => over() || client.view(table).legal.length > 0, 'a question');
      if (over()) break;
      const { legal, seat, n } = client.view(table);
      if (legal.length === 0) continue;
      const best = WINS.find((each) => legal.some(({ move }) => move === each));
      const good = legal.filter(({ move }) => move === best);
      const made = await client.ask(
        'play',
        table,
        seat!,
        client.command(
          table,
          (good.length > 0 ? good : legal)[rng.below(good.length || legal.length)] as never,
        ),
      );
      await client.until(() => over() || client.view(table).n > n || !made.ok, 'the next view');
    }
    await client.must('close', table);
  }
  client.close();
}
