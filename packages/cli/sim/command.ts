import { availableParallelism } from 'node:os';
import type { Playable } from '@hexwright/rulebook';
import { listOf, parseWords, rowCalled, seedOf, tableFrom, wholeNumber } from '../arguments.ts';
import { BadInput, type Command } from '../command.ts';
import { awaitInterruption, INTERRUPTED } from '../interruption.ts';
import { closeOutput, openOutput } from '../output.ts';
import { type Contestant, contestantFrom } from '../players/contestants.ts';
import { type WeightSets, weightsFrom } from '../players/weights.ts';
import { write } from '../text.ts';
import { type BatchPlan, playBatch } from './batch.ts';
import { makeArena } from './game.ts';
import { simPlayer } from './players.ts';
import { makeProgress } from './progress.ts';
import { resumeFrom } from './resume.ts';
import { Summary } from './summary.ts';
import { talliesFrom } from './tallies.ts';

export const simCommand: Command = {
  name: 'sim',
  summary: 'plays many games as fast as the machine allows, and adds them up',
  help: `usage: hexwright sim ROW [--seats N] [--games N] [--seed S] [--workers N] [--players a,b,…]
                     [--weights [NAME=]FILE …] [--options k=v …] [--modules a,b] [--layout FILE] [--limit MOVES]
                     [--tally EVENT.KEY,…] [--json FILE|- [--moves] [--resume]]

Plays games of one row of the catalogue and prints a summary: speed, length, wins by seat with their
95% interval, endings, and where the winners' points came from. The same seed gives the same games,
whatever the number of workers.

  --seats N        how many play; 4 if not said, or as near to it as the game allows
  --games N        how many games (1000)
  --seed S         a number or any text (1); game i uses stream i of it
  --workers N      threads (all cores)
  --players a,b    who sits at seat 0, 1, …; the last one fills the rest. "random" plays every game, "settler" islands,
                   "prince" the card game; the levels beginner to expert (expert@200: so many imagined moves); "best" is
                   the quick player of the game; a file of yours (./my-bot.mjs) or a program ('stdio:python3 bot.py'):
                   docs/players.md
  --weights FILE   what hard and expert judge by; NAME=FILE for those who are called expert+NAME
  --options k=v    choices of the game, as many as you like: --options points=12 bank=unlimited
  --modules a,b    more modules to play with
  --layout FILE    a board of your own, as the editor writes it
  --limit MOVES    a game is given up after so many moves (100000)
  --tally E.K,…    counts events by one of their values: --tally card-played.card
  --json FILE      one line of JSON for each game, in order; "-" writes them to standard output
                   and the summary to standard error
  --moves          each line holds the whole game too, for \`hexwright games\` and \`hexwright replay\`
  --resume         goes on after the games that FILE holds already

Interrupted (Ctrl-C), it tells of the games that were played until then, and ends with 130.
Ends with 1 if the rules or a player broke down in some game, else with 0.

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
      weights: { type: 'string', multiple: true },
      json: { type: 'string' },
      moves: { type: 'boolean' },
      resume: { type: 'boolean' },
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
    const tallies = talliesFrom(values.tally, game);
    const seated = seatPlayers(values.players, game, weightsFrom(values.weights));
    const { moves = false, resume = false } = values;
    if (moves && values.json === undefined)
      throw new BadInput('--moves', 'goes with --json, which says where to');
    if (resume && (values.json === undefined || values.json === '-'))
      throw new BadInput('--resume', 'goes with --json FILE, which says what to go on with');
    const plan: BatchPlan = { wish, seated, seed, limit, tallies, moves };
    const summary = new Summary(wish.seats);
    const before = resume ? resumeFrom(values.json as string, () => firstGame(plan, game)) : [];
    for (const record of before.slice(0, games)) summary.add(record);
    const from = Math.min(before.length, games);
    if (resume) process.stderr.write(`going on after ${from} games\n`);
    const file = await openOutput(values.json, '--json', resume);
    const progress = makeProgress(games);
    const interruption = awaitInterruption();
    let done = from;
    let seconds = 0;
    try {
      if (from < games)
        seconds = await playBatch(
          plan,
          { from, to: games },
          workers,
          async (record) => {
            summary.add(record);
            done++;
            progress.show(done);
            if (file) await write(file, `${JSON.stringify(record)}\n`);
          },
          interruption,
        );
    } finally {
      interruption.forget();
      progress.clear();
      await closeOutput(file);
    }
    const head = `${wish.game}, ${wish.seats} seats, seed ${seed}, ${workers} workers\n`;
    await write(
      file === process.stdout ? process.stderr : process.stdout,
      head +
        summary.text(
          seconds,
          seated.map(({ text }) => text),
          done - from,
        ),
    );
    if (interruption.came) {
      const how =
        values.json === undefined || values.json === '-' ? '' : '; the same command with --resume goes on';
      process.stderr.write(`interrupted after ${done} of ${games} games${how}\n`);
    }
    return summary.failed > 0 ? 1 : interruption.came ? INTERRUPTED : 0;
  },
};

/** The game with which a plan begins, as its line says it. */
function firstGame({ seated, seed, limit, ...asked }: BatchPlan, game: Playable) {
  const playGame = makeArena(
    game,
    seated.map((contestant) => simPlayer(contestant, game)),
    asked,
  );
  return playGame(0, seed, limit);
}

/** Who sits at seat 0, 1, …; the last one fills the rest. */
function seatPlayers(text: string | undefined, game: Playable, weights: WeightSets): Contestant[] {
  const { seats } = game;
  const words = listOf(text ?? 'random');
  const seated = words.map((word) => contestantFrom(word, game, '--players', weights));
  if (seated.length > seats) throw new BadInput('--players', `${seated.length} players for ${seats} seats`);
  if (seated.length === 0) throw new BadInput('--players', 'who plays?');
  return Array.from({ length: seats }, (_, seat) => seated[Math.min(seat, seated.length - 1)]);
}
