import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { askBot, botFor } from '@hexwright/bots';
import { rows, rulesFor } from '@hexwright/catalog';
import { type GameEvent, isOver, newGame, play, Rng, seatList, toMove } from '@hexwright/kernel';
import { type Book, type Card, rivalsOf } from '@hexwright/rivals';

/**
 * Writes docs/rivals-cards.md: every card of the rivals, how often it was built, played or turned up in games of bots, and how
 * often by the one who won.
 *
 * Usage: npm run rivals-cards                 so many games as in the page
 *        npm run rivals-cards -- --games 2000
 */
const { values } = parseArgs({ options: { games: { type: 'string', default: '200' } } });
const games = Number(values.games);
if (!Number.isInteger(games) || games < 1) {
  console.error(`--games must be a whole number above 0, not ${values.games}`);
  process.exit(2);
}

const books = rows.flatMap(({ id }) => {
  const made = rulesFor({ game: id, seats: 2 });
  return (made.ok && rivalsOf(made.rules)) || [];
});

interface Tally {
  readonly card: Card;
  readonly set: string;
  used: number;
  byWinner: number;
}
const tallies = new Map<string, Tally>();
for (const book of books)
  for (const card of book.cards)
    if (!tallies.has(card.id))
      tallies.set(card.id, { card, set: book.backs[card.back], used: 0, byWinner: 0 });

const lines: string[] = [];
let played = 0;
books.forEach((book, i) => {
  const count = Math.floor(games / books.length) + (i < games % books.length ? 1 : 0);
  let [turns, first, undecided] = [0, 0, 0];
  for (let game = 0; game < count; game++) {
    const { winners, starter, length, ending } = playOne(book, game);
    turns += length;
    if (winners.includes(starter)) first++;
    if (ending !== 'points') undecided++;
  }
  const share = count > 0 ? Math.round((100 * first) / count) : 0;
  lines.push(
    `| ${book.setup.game} | ${count} | ${(turns / Math.max(1, count)).toFixed(0)} | ${share} % | ${undecided} |`,
  );
  played += count;
  console.log(lines.at(-1));
  // after every row, so that a long run can be broken off
  writeFileSync(new URL('../docs/rivals-cards.md', import.meta.url), page());
});

function playOne(book: Book, game: number) {
  const seed = `cards ${book.setup.game} ${game}`;
  const table = newGame(book, { mode: 'seeded', seed });
  const bots = [botFor(book), botFor(book)];
  const rng = new Rng(seed);
  const used: { readonly card: string; readonly seat: number }[] = [];
  const note = ({ kind, data }: GameEvent): void => {
    if (kind === 'built' || kind === 'played' || kind === 'event-card')
      used.push({ card: `${data.card}`, seat: Number(data.seat) });
  };
  while (!isOver(table.state)) {
    const [seat] = seatList(toMove(table.state));
    const played = play(table, seat, askBot(bots[seat], table.state, seat, rng));
    if (!played.ok) throw new Error(`${seed}: ${played.reason.text}`);
    played.events.forEach(note);
  }
  const { winners, ending } = book.result(table.state);
  for (const { card, seat } of used) {
    const tally = tallies.get(card)!;
    tally.used++;
    if (winners.includes(seat)) tally.byWinner++;
  }
  return { winners, ending, starter: book.fields.first.get(table.state), length: book.turnOf(table.state) };
}

function page(): string {
  const table = [...tallies.values()].map(({ card, set, used, byWinner }) => {
    const cost = Object.entries(card.cost ?? {}).map(([good, n]) => `${n} ${good}`);
    const wins = used > 0 && card.kind !== 'event' ? `${Math.round((100 * byWinner) / used)} %` : '';
    return `| ${card.name} | ${set} | ${card.unit ?? (card.city ? 'city' : card.kind)} | ${card.count} | ${cost.join(', ')} | ${used} | ${wins} |`;
  });
  return `# The cards of the rivals

How often each card was built, played or turned up in ${played} games between two of the best bots, shared among the games of the
family, and how often it was the winner who had it. \`npm run rivals-cards\` writes this page.

| game | games | turns a game | won by the first prince | without a winner by points |
| ---- | ----- | ------------ | ----------------------- | -------------------------- |
${lines.join('\n')}

| card | set | kind | copies | cost | used | by the winner |
| ---- | --- | ---- | ------ | ---- | ---- | ------------- |
${table.join('\n')}
`;
}
