import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { rows, rulesFor } from '@hexwright/catalog';
import { type Card, rivalsOf } from '@hexwright/rivals';
import type { Played, Wanted } from './rivals-games.ts';

/**
 * Writes docs/rivals-cards.md: every card of the rivals, how often it was built, played or turned up in games of bots, and how
 * often by the one who won. Every game hangs on its row and number alone, so the page is the same with any number of threads.
 *
 * Usage: npm run rivals-cards                 on all cores
 *        npm run rivals-cards -- --games 2000 --threads 4
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '2000' },
    threads: { type: 'string', default: `${availableParallelism()}` },
  },
});
const games = wholeNumber('games');
const threads = wholeNumber('threads');

const books = rows.flatMap(({ id }) => {
  const made = rulesFor({ game: id, seats: 2 });
  return (made.ok && rivalsOf(made.rules)) || [];
});
const wanted: Wanted[] = Array.from({ length: games }, (_, i) => ({
  game: books[i % books.length].setup.game,
  number: Math.floor(i / books.length),
}));

const started = performance.now();
const played = await playAll(wanted);
writeFileSync(new URL('../docs/rivals-cards.md', import.meta.url), page(played));
console.log(
  `${games} games with ${threads} threads in ${((performance.now() - started) / 1000).toFixed(0)} s`,
);

function wholeNumber(option: 'games' | 'threads'): number {
  const number = Number(values[option]);
  if (Number.isInteger(number) && number > 0) return number;
  console.error(`--${option} must be a whole number above 0, not ${values[option]}`);
  process.exit(2);
}

/** Every thread asks for the next game when it has played one. */
async function playAll(all: readonly Wanted[]): Promise<readonly Played[]> {
  const done: Played[] = [];
  let next = 0;
  const run = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./thread.mjs', import.meta.url), {
        workerData: { work: './rivals-games.ts' },
      });
      const ask = (): void => {
        if (next < all.length) worker.postMessage(all[next++]);
        else worker.terminate().then(() => resolve(), reject);
      };
      worker.on('message', (game: Played) => {
        done.push(game);
        if (done.length % 100 === 0) console.log(`${done.length} games`);
        ask();
      });
      worker.once('error', reject);
      ask();
    });
  await Promise.all(Array.from({ length: Math.min(threads, all.length) }, run));
  return done;
}

function page(all: readonly Played[]): string {
  return `# The cards of the rivals

How often each card was built, played or turned up in ${all.length} games between two of the best bots, shared among the games of the
family, and how often it was the winner who had it. \`npm run rivals-cards\` writes this page.

| game | games | turns of both | won by the first prince | won by points |
| ---- | ----- | ------------- | ----------------------- | ------------- |
${books.map(({ setup }) => gameLine(setup.game, all)).join('\n')}

| card | set | kind | copies | cost | used | by the winner |
| ---- | --- | ---- | ------ | ---- | ---- | ------------- |
${cardLines(all).join('\n')}
`;
}

function gameLine(game: string, all: readonly Played[]): string {
  const own = all.filter((each) => each.game === game);
  const share = (holds: (each: Played) => boolean): string => percent(own.filter(holds).length, own.length);
  const turns = own.reduce((sum, each) => sum + each.turns, 0) / Math.max(1, own.length);
  return `| ${game} | ${own.length} | ${turns.toFixed(0)} | ${share(({ firstWon }) => firstWon)} | ${share(({ byPoints }) => byPoints)} |`;
}

function cardLines(all: readonly Played[]): string[] {
  const cards = new Map<string, { readonly card: Card; readonly set: string }>();
  for (const { cards: own, backs } of books)
    for (const card of own) if (!cards.has(card.id)) cards.set(card.id, { card, set: backs[card.back] });
  return [...cards.values()].map(({ card, set }) => {
    let [times, byWinner] = [0, 0];
    for (const { used } of all) {
      times += used[card.id]?.[0] ?? 0;
      byWinner += used[card.id]?.[1] ?? 0;
    }
    const cost = Object.entries(card.cost ?? {}).map(([good, n]) => `${n} ${good}`);
    const wins = card.kind === 'event' ? '' : percent(byWinner, times);
    return `| ${card.name} | ${set} | ${card.unit ?? (card.city ? 'city' : card.kind)} | ${card.count} | ${cost.join(', ')} | ${times} | ${wins} |`;
  });
}

function percent(part: number, whole: number): string {
  return whole > 0 ? `${Math.round((100 * part) / whole)} %` : '';
}
