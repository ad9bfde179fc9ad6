import { BadInput, type Command } from '../command.ts';
import { runExport } from './export.ts';
import { runHints } from './hints.ts';
import { runLadder } from './ladder.ts';
import { runRows } from './rows.ts';
import { runTournament } from './tournament.ts';
import { runTrain } from './train.ts';
import { runWorker } from './worker.ts';

const works: Readonly<Record<string, (args: readonly string[]) => Promise<number> | number>> = {
  tournament: runTournament,
  ladder: runLadder,
  rows: runRows,
  hints: runHints,
  export: runExport,
  train: runTrain,
  worker: runWorker,
};

export const labCommand: Command = {
  name: 'lab',
  summary: 'measures bots against each other, writes their games down and learns from them',
  help: `usage: hexwright lab tournament ROW --players a,b[,c…] [--format one|half|mix] [--games N] [--sprt LOW,HIGH]
                                [--seats N] [--options k=v …] [--modules a,b] [--limit MOVES] [--seed S]
                                [--workers N | --redis URL] [--json FILE|-] [--html FILE]
       hexwright lab ladder [ROW …] [--players a,b] [--levels a,b] [--games N] [--out PAGE.md] [--json FILE|-] …
       hexwright lab rows [ROW or beginning …] [--games N] [--hard N] [--seed S] [--workers N | --redis URL] [--json FILE|-]
       hexwright lab hints [ROW or beginning …] [--games N] [--level NAME] [--seed S] [--minutes N]
                           [--workers N | --redis URL] [--json FILE|- [--resume]]
       hexwright lab export ROW --out FILE [--players a,b] [--games N] [--from N] [--every TURNS] [--seed S] …
       hexwright lab train FILE … [--out FILE] [--epochs N] [--hidden N] [--seed S]
       hexwright lab worker --redis URL [--workers N] [--idle SECONDS]

Players are named as at a table (beginner, easy, normal, hard, expert, settler or prince, random). After @ comes how
long they may think about a move: so many imagined moves, the same on every machine (expert@2000), or milliseconds
(expert@1000ms). After / comes a way to play otherwise, for experiments: anywhere (starts in any place of the better
half), curious (tries things out now and then), silent (no dealings with others), handmade (judges what it has
thought through by hand, and not by what was learned from games), blind (hears nothing of what the row itself tells
bots). A file (./my-bot.mjs) or a program ('stdio:python3 bot.py') plays too; --weights [NAME=]FILE gives hard and expert
other weights to judge by, those who are called expert+NAME or all: docs/players.md.

tournament  Games come in sets that share their seed, boards and dice, and in which everybody sits everywhere.
            --format one    the first player alone against the second on all other seats (usual for two)
            --format half   the first on half of the seats
            --format mix    everybody, in all rotations (usual for more)
            --sprt 0,40     stops as soon as it is clear whether the first is rather 40 Elo stronger than not at all
            --games N       about so many games, in whole sets (400)
            Says each one's wins, with the 95% interval of the share, Elo against the average and thinking times.
            --json writes a line for each game, --html a page with charts. The same seed gives the same lines
            whatever the number of workers or machines; only milliseconds depend on the machine.
            Interrupted (Ctrl-C), it tells of the games that were played until then.
ladder      Everybody against everybody on fixed seeds: our levels, and whom --players names. About N games a row (600). Prints
            who is how strong, with intervals; --out writes it as a page. Without rows: the base game and the duel.
rows        In every row: normal alone against random players, and hard alone against normal ones (--hard N games).
hints       In every row that tells bots something of its own: a level that hears it on half of the seats against the same
            level that does not, in sets of games as with --format half. About N games a row (48). --minutes N hands out
            nothing new after so long; --json writes a line for each set, and --resume goes on after those of FILE.
export      Games of bots, whole and as numbers to learn from, in a compact file (docs/lab-files.md).
train       Learns from such files who wins: a small network with N hidden numbers (16; with 0 a weighted sum). The same files
            and seed give the same weights.
worker      Plays what tournaments with --redis lay out, on as many machines as you like.

Examples: hexwright lab tournament first-island/base --players expert@2000,settler --games 200 --html report.html
          hexwright lab tournament cities-knights/core --players hard,normal --sprt 0,40 --json games.jsonl
          hexwright lab export first-island/base --games 1000 --out base.games && hexwright lab train base.games
`,
  run([name, ...args]) {
    const work = name !== undefined && Object.hasOwn(works, name) ? works[name] : undefined;
    if (!work)
      throw new BadInput(
        name ?? 'lab',
        `${name === undefined ? 'what is to be done?' : 'is not known here.'} There are: ${Object.keys(works).join(', ')}`,
      );
    return work(args);
  },
};
