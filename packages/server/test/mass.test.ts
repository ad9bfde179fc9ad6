import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, peopleAtATable, type Running, removeDirs, runServer } from './client.ts';

/** how many people play, and how many seats there are */
const PEOPLE = 10;
const SEATS = 30;
/** so many turns are played: each side has two */
const TURNS = 4;

let server: Running;
beforeAll(async () => {
  server = await runServer();
}, 120_000);
afterAll(async () => {
  await server?.close();
  removeDirs();
});

/** Does what may be done at once until its turn is over: what it must first, then it is done. */
async function playOn(table: string, client: Client, until: number): Promise<number> {
  const seat = client.view(table).seat as number;
  let moves = 0;
  const isOver = () => Number(client.view(table).fields.turn) > until;
  while (!isOver()) {
    await client.until(() => isOver() || client.view(table).legal.length > 0, 'a question');
    if (isOver()) break;
    const view = client.view(table);
    const legal = view.legal as readonly { readonly move: string }[];
    const move = legal.find((each) => each.move === 'end-turn') ?? legal[moves % legal.length];
    if (!move) continue;
    const made = await client.ask('play', table, seat, client.command(table, move as never));
    if (made.ok) moves++;
    // The question may be another one by now: then it is looked at again.
    else if (made.reason.code !== 'stale' && made.reason.code !== 'not-asked')
      throw new Error(made.reason.text);
    await client.until(() => client.view(table).n > view.n || isOver(), 'the next message');
  }
  return moves;
}

test('ten people and twenty bots play the Big Game over sockets, all of a side at once', async () => {
  const names = Array.from({ length: PEOPLE }, (_, i) => `Player${i + 1}`);
  const { table, all } = await peopleAtATable(server.address, names, {
    wish: { game: 'misc/multicatan-big-game', seats: SEATS },
    clock: { mode: 'turn', seconds: 60 },
  });
  const { seats } = all[0].room(table);
  expect(seats).toHaveLength(SEATS);
  expect(new Set(seats.map(({ colour }) => colour)).size).toBe(SEATS);
  await Promise.all(all.map((each) => each.until(() => each.view(table).decision?.kind === 'main')));
  const moves = await Promise.all(all.map((each) => playOn(table, each, TURNS)));
  expect(Math.min(...moves)).toBeGreaterThanOrEqual(1);
  for (const each of all) {
    const view = each.view(table);
    expect(Number(view.fields.turn)).toBeGreaterThan(TURNS);
    const home = view.fields.home as readonly (number | null)[];
    const known = view.fields.known as readonly number[];
    // Everybody knows the own island, and of the others those alone that have been found.
    expect(home.map((place, seat) => place !== null || (seat !== view.seat && known[seat] === 0))).toEqual(
      home.map(() => true),
    );
    for (const [seat, place] of home.entries())
      if (seat !== view.seat && known[seat] === 0) expect(place).toBeNull();
  }
  for (const each of all) each.close();
}, 180_000);
