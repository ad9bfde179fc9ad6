import { availableParallelism } from 'node:os';
import { playersFor } from '@hexwright/bots';
import type { Playable } from '@hexwright/rulebook';
import { listOf, parseWords, rowCalled, seedOf, tableFrom, wholeNumber } from '../arguments.ts';
import { BadInput, type Command } from '../command.ts';
import { closeOutput, openOutput } from '../output.ts';
import { write } from '../text.ts';
import { playBatch } from './batch.ts';
import type { Tally } from './game.ts';
import { makeProgress } from './progress.ts';
import { Summary } from './summary.ts';

export const simCommand: Command = {
  name: 'sim',
  summary: 'plays many games as fast as the machine allows, and adds them up',
  help: `usage: hexwright sim ROW [--seats N] [--games N] [--seed S] [--workers N] [--players a,b,…]
                     [--options k=v …] [--modules a,b] [--layout FILE] [--limit MOVES] [--tally EVENT.KEY,…]
                     [--json FILE|-]

Plays games of one row of the catalogue and prints a summary: speed, length, wins by seat with their
95% interval, endings, and where the winners' points came from. The same seed gives the same games,
whatever the number of workers.

  --seats N        how many play; 4 if not said, or as near to it as the game allows
  --games N        how many games (1000)
  --seed S         a number or any text (1); game i uses stream i of it
  --workers N      threads (all cores)
  --players a,b    who sits at seat 0, 1, …; the last one fills the rest. "random" plays every game, "settler" islands,
                   "prince" the card game; "best" is whoever plays the game best
  --options k=v    choices of the game, as many as you like: --options points=12 bank=unlimited
  --modules a,b    more modules to play with
  --layout FILE    a board of your own, as the editor writes it
  --limit MOVES    a game is given up after so many moves (100000)
  --tally E.K,…    counts events by one of their values: --tally card-played.card
  --json FILE      one line of JSON for each game, in order; "-" writes them to standard output
                   and the summary to standard error

Ends with 1 if the rules broke down in some game, else with 0.

examples: hexwright sim first-island/base --games 10000
          hexwright sim first-island/base --seats 3 --options points=12 --json games.jsonl
`,
  async run(args) {
    const { values, positionals } = parseWords(args, {
      seats: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string' },
      workers: { type: 'string' },
      players: { type: 'string' },
      options: { type: 'string', multiple: true },
      modules: { type: 'string' },
      layout: { type: 'string' },
      limit: { type: 'string' },
      tally: { type: 'string' },
      json: { type: 'string' },
    });
    const [id, ...rest] = positionals;
    const options = [...(values.options ?? []), ...rest];
    const { wish, game } = tableFrom({
      row: rowCalled(id),
      seats: values.seats,
      modules: values.modules,
      layout: values.layout,
      options,
    });
    const games = wholeNumber(values.games ?? '1000', '--games', 1, 1e9);
    const workers = wholeNumber(values.workers ?? String(availableParallelism()), '--workers', 1, 256);
    const limit = wholeNumber(values.limit ?? '100000', '--limit', 1, 1e9);
    const seed = seedOf(values.seed ?? '1');
    const tallies = talliesOf(values.tally);
    const seated = seatPlayers(values.players, game);
    const file = await openOutput(values.json, '--json');

    const summary = new Summary(wish.seats);
    const progress = makeProgress(games);
    const seconds = await playBatch(
      { wish, seated, seed, limit, tallies },
      games,
      workers,
      async (record) => {
        summary.add(record);
        progress.show(record.game + 1);
        if (file) await write(file, `${JSON.stringify(record)}\n`);
      },
    );
    progress.clear();
    await closeOutput(file);
    const head = `${wish.game}, ${wish.seats} seats, seed ${seed}, ${workers} workers\n`;
    await write(
      file === process.stdout ? process.stderr : process.stdout,
      head + summary.text(seconds, seated),
    );
    return summary.failed > 0 ? 1 : 0;
  },
};

function seatPlayers(text: string | undefined, game: Playable): string[] {
  const { seats } = game;
  const known = [...playersFor(game).keys()];
  const names = listOf(text ?? 'random').map((name) => (name === 'best' ? known[0] : name));
  for (const name of names)
    if (!known.includes(name))
      throw new BadInput('--players', `there is no player "${name}"; there are: ${known.join(', ')}`);
  if (names.length > seats) throw new BadInput('--players', `${names.length} players for ${seats} seats`);
  return Array.from({ length: seats }, (_, seat) => names[Math.min(seat, names.length - 1)]);
}

/** `card-played.card,card-drawn.deck` */
function talliesOf(text: string | undefined): readonly Tally[] {
  return (text === undefined ? [] : text.split(',')).map((one) => {
    const [kind, by, ...more] = one.split('.');
    if (!kind || !by || more.length > 0)
      throw new BadInput('--tally', `"${one}" is not an event and one of its values, like card-played.card`);
    return { kind, by };
  });
}
