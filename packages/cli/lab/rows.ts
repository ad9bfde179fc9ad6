import { botsFor } from '@hexwright/bots';
import { type Row, rows } from '@hexwright/catalog';
import { parseWords, rowCalled, seedOf, tableFrom, wholeNumber } from '../arguments.ts';
import { awaitInterruption, INTERRUPTED, type Interruption } from '../interruption.ts';
import { closeOutput, openOutput } from '../output.ts';
import { contestantsFrom } from '../players/contestants.ts';
import { makeProgress } from '../sim/progress.ts';
import { interval } from '../sim/summary.ts';
import { table, write } from '../text.ts';
import { CREW_WORDS, crewFrom, tasksOf } from './asked.ts';
import { type Crew, playInOrder } from './crew.ts';
import { type MatchPlan, setSize } from './match.ts';
import { Standings } from './standings.ts';
import type { Done } from './work.ts';

/** What came of one row. */
interface RowLine {
  readonly row: string;
  readonly seats: number;
  readonly one: string;
  readonly rest: string;
  readonly games: number;
  readonly decided: number;
  readonly wins: number;
  readonly broken: number;
}

/** `lab rows`: in every row of the catalogue, one player alone against others of the level below. */
export async function runRows(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseWords(args, {
    ...CREW_WORDS,
    games: { type: 'string' },
    hard: { type: 'string' },
    seed: { type: 'string' },
    json: { type: 'string' },
  });
  const wanted = positionals.length > 0 ? positionals.flatMap(rowsUnder) : rows;
  const games = wholeNumber(values.games ?? '16', '--games', 1, 100_000);
  const fewer = wholeNumber(values.hard ?? values.games ?? '8', '--hard', 0, 100_000);
  const seed = seedOf(values.seed ?? '1');
  const file = await openOutput(values.json, '--json');
  const crew = await crewFrom(values);
  const progress = makeProgress(wanted.length);
  const lines: RowLine[] = [];
  let seen = 0;
  const interruption = awaitInterruption();
  try {
    for (const row of wanted) {
      for (const [players, count] of [
        ['normal,random', games],
        ['hard,normal', fewer],
      ] as const) {
        const line = count > 0 ? await played(crew, row, players, count, seed, interruption) : undefined;
        if (!line) continue;
        lines.push(line);
        if (file) await write(file, `${JSON.stringify(line)}\n`);
      }
      if (interruption.came) break;
      progress.show(++seen);
    }
  } finally {
    interruption.forget();
    progress.clear();
    await crew.close();
    await closeOutput(file);
  }
  await write(file === process.stdout ? process.stderr : process.stdout, `${textOf(lines)}\n`);
  if (interruption.came) process.stderr.write(`interrupted after ${seen} of ${wanted.length} rows\n`);
  return lines.some(({ broken }) => broken > 0) ? 1 : interruption.came ? INTERRUPTED : 0;
}

/** A row by its id, or all whose ids begin so. */
export function rowsUnder(text: string): readonly Row[] {
  const under = rows.filter(({ id }) => id.startsWith(text));
  return under.length > 0 ? under : [rowCalled(text)];
}

async function played(
  crew: Crew,
  row: Row,
  players: string,
  games: number,
  seed: number | string,
  interruption: Interruption,
): Promise<RowLine | undefined> {
  if (interruption.came) return undefined;
  const { wish, game } = tableFrom({ row, options: [] });
  if (wish.seats < 2 || !botsFor(game).has('normal')) return undefined;
  const contestants = contestantsFrom(players, game, '--players');
  const plan: MatchPlan = { wish, contestants, format: 'one', seed, limit: 20_000 };
  const sets = Math.ceil(games / setSize(plan));
  const standings = new Standings();
  const hear = (done: Done): boolean => {
    standings.add(done);
    return true;
  };
  await playInOrder(crew, tasksOf(plan, 0, sets * setSize(plan)), hear, interruption);
  const [first] = standings.of(plan);
  return {
    row: row.id,
    seats: wish.seats,
    one: contestants[0].text,
    rest: contestants[1].text,
    games: standings.lines.length,
    decided: standings.decided.length,
    wins: first.wins,
    broken: standings.broken.length,
  };
}

function textOf(lines: readonly RowLine[]): string {
  return table(
    ['row', 'seats', 'one', 'rest', 'games', 'wins', 'share', '95% interval', 'even'],
    lines.map(({ row, seats, one, rest, games, decided, wins }) => [
      row,
      `${seats}`,
      one,
      rest,
      `${games}`,
      `${Number(wins.toFixed(1))}`,
      decided > 0 ? `${((100 * wins) / decided).toFixed(0)}%` : '–',
      decided > 0 ? interval(wins, decided) : '–',
      `${(100 / seats).toFixed(0)}%`,
    ]),
  );
}
