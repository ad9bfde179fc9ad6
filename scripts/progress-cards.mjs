/**
 * Writes docs/progress-cards.md: every progress card of Cities & Knights, and how often it was played in games of random
 * players and of bots. It plays the games with `hexwright sim --tally`, so the same numbers come out on any machine.
 *
 * Usage: npm run -s progress-cards                          200 random games and 20 of bots
 *        npm run -s progress-cards -- --random 10000 --bots 1000
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { rulesFor } from '@hexwright/catalog';
import { termsOf } from '@hexwright/rulebook';

const ROW = 'cities-knights/core';
const DECKS = ['trade', 'politics', 'science'];
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { values } = parseArgs({
  options: { random: { type: 'string', default: '200' }, bots: { type: 'string', default: '20' } },
});

const random = played('random', values.random);
const bots = played('settler', values.bots);
writeFileSync(join(root, 'docs/progress-cards.md'), page());

/** What games of four such players tell: how often each card was played, and how they went. */
function played(player, games) {
  const file = join(tmpdir(), `progress-cards-${process.pid}-${player}.jsonl`);
  execFileSync(
    process.execPath,
    [
      ...['packages/cli/start.mjs', 'sim', ROW, '--games', games, '--players', player],
      ...['--tally', 'card-played.card,card-laid-open.card', '--json', file],
    ],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const records = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  rmSync(file);
  const times = {};
  for (const { tally = {} } of records)
    for (const [card, count] of Object.entries(tally)) times[card] = (times[card] ?? 0) + count;
  const finished = records.filter((record) => record.finished);
  return {
    games: records.length,
    finished: finished.length,
    broken: records.filter((record) => record.error !== undefined).length,
    rounds: finished.reduce((sum, { turns }) => sum + turns, 0) / Math.max(1, finished.length) / 4,
    times,
  };
}

function cardList() {
  const found = rulesFor({ game: ROW, seats: 4 });
  if (!found.ok) throw new Error(found.reason.text);
  const terms = termsOf(found.rules.modules, found.rules.options);
  return found.rules.cards.map(({ id, deck, count }) => ({ id, deck, count, name: terms[`card.${id}`] }));
}

function page() {
  const cards = cardList();
  const per = ({ times, games }, id) => ((times[id] ?? 0) / games).toFixed(2);
  const rows = DECKS.flatMap((deck) =>
    cards
      .filter((card) => card.deck === deck)
      .map(({ id, name, count }) => [
        name,
        deck,
        count,
        random.times[id] ?? 0,
        per(random, id),
        bots.times[id] ?? 0,
        per(bots, id),
      ]),
  );
  const head = ['card', 'deck', 'copies', 'random', 'a game', 'bots', 'a game'];
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => `${row[i]}`.length)));
  const line = (cells) =>
    `| ${cells.map((cell, i) => (i < 2 ? `${cell}`.padEnd(widths[i]) : `${cell}`.padStart(widths[i]))).join(' | ')} |`;
  const told = (kind, { games, finished, broken, rounds }) =>
    `${games} games of four ${kind}: ${finished} finished after ${rounds.toFixed(1)} rounds on average, the rules broke down in ${broken}.`;
  return [
    '# How often each progress card is played',
    '',
    'Made by `npm run -s progress-cards -- --random N --bots N`; cards worth a point count as played when they are laid open.',
    '',
    told('random players', random),
    told('bots', bots),
    '',
    line(head),
    line(widths.map((width, i) => (i < 2 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))),
    ...rows.map(line),
    '',
  ].join('\n');
}
