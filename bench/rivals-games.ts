import { parentPort } from 'node:worker_threads';
import { askBot, botFor } from '@hexwright/bots';
import { rulesFor } from '@hexwright/catalog';
import { type GameEvent, isOver, newGame, play, Rng, seatList, toMove } from '@hexwright/kernel';
import { type Book, rivalsOf } from '@hexwright/rivals';

/** A game to be played: its row and its number, which are all that its course hangs on. */
export interface Wanted {
  readonly game: string;
  readonly number: number;
}

/** How it went. */
export interface Played {
  readonly game: string;
  /** by card: how often it was built, played or turned up, and how often by a winner */
  readonly used: Readonly<Record<string, readonly [times: number, byWinner: number]>>;
  readonly turns: number;
  readonly firstWon: boolean;
  readonly byPoints: boolean;
}

const USES: readonly string[] = ['built', 'played', 'event-card'];

/** One game between two of the best bots. */
function playOne(book: Book, number: number): Played {
  const seed = `cards ${book.setup.game} ${number}`;
  const table = newGame(book, { mode: 'seeded', seed });
  const bots = [botFor(book), botFor(book)];
  const rng = new Rng(seed);
  const uses: GameEvent[] = [];
  while (!isOver(table.state)) {
    const [seat] = seatList(toMove(table.state));
    const played = play(table, seat, askBot(bots[seat], table.state, seat, rng));
    if (!played.ok) throw new Error(`${seed}: ${played.reason.text}`);
    uses.push(...played.events.filter(({ kind }) => USES.includes(kind)));
  }
  const { winners, ending } = book.result(table.state);
  const used: Record<string, [number, number]> = {};
  for (const { data } of uses) {
    used[`${data.card}`] ??= [0, 0];
    const tally = used[`${data.card}`];
    tally[0]++;
    if (winners.includes(Number(data.seat))) tally[1]++;
  }
  return {
    game: book.setup.game,
    used,
    turns: book.turnOf(table.state),
    firstWon: winners.includes(book.fields.first.get(table.state)),
    byPoints: ending === 'points',
  };
}

const books = new Map<string, Book>();

function bookOf(game: string): Book {
  const known = books.get(game);
  if (known) return known;
  const made = rulesFor({ game, seats: 2 });
  if (!made.ok) throw new Error(made.reason.text);
  const book = rivalsOf(made.rules);
  if (!book) throw new Error(`${game} is no game of the rivals`);
  books.set(game, book);
  return book;
}

parentPort?.on('message', ({ game, number }: Wanted) =>
  parentPort?.postMessage(playOne(bookOf(game), number)),
);
