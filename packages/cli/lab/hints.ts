import { existsSync, readFileSync } from 'node:fs';
import { type Row, rows } from '@hexwright/catalog';
import { parseWords, seedOf, tableFrom, wholeNumber } from '../arguments.ts';
import { BadInput } from '../command.ts';
import { awaitInterruption, INTERRUPTED } from '../interruption.ts';
import { closeOutput, openOutput } from '../output.ts';
import { type Contestant, contestantsFrom } from '../players/contestants.ts';
import { makeProgress } from '../sim/progress.ts';
import { interval } from '../sim/summary.ts';
import { table, write } from '../text.ts';
import { CREW_WORDS, crewFrom } from './asked.ts';
import { playAsDone } from './crew.ts';
import { type MatchPlan, setSize } from './match.ts';
import { rowsUnder } from './rows.ts';
import { Standings } from './standings.ts';
import type { Task } from './work.ts';

/** as most people play; a row that is for none of these is played with the fewest it is for */
const USUAL_SEATS = [4, 3, 2];
const STYLE = 'blind';
const MINUTE = 60_000;

/** What came of one set of games, as its JSON line says it; nothing in it depends on the machine. */
interface SetLine {
  readonly row: string;
  readonly seats: number;
  readonly level: string;
  readonly seed: number | string;
  readonly set: number;
  readonly games: number;
  /** games that somebody won */
  readonly decided: number;
  /** of them by the side that knows; a win that both sides share counts half */
  readonly won: number;
  /** games that were given up after too many moves */
  readonly endless: number;
  readonly broken: number;
  readonly error?: string;
}

/**
 * `lab hints`: in every row that tells bots something of its own, players who hear it on half of the seats against the same players
 * who do not on the others.
 */
export async function runHints(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseWords(args, {
    ...CREW_WORDS,
    games: { type: 'string' },
    level: { type: 'string' },
    seed: { type: 'string' },
    limit: { type: 'string' },
    minutes: { type: 'string' },
    json: { type: 'string' },
    resume: { type: 'boolean' },
  });
  const { level = 'normal', json, resume = false } = values;
  const games = wholeNumber(values.games ?? '48', '--games', 1, 100_000);
  const limit = wholeNumber(values.limit ?? '20000', '--limit', 1, 1e9);
  const minutes = wholeNumber(values.minutes ?? '100000', '--minutes', 1, 100_000);
  const seed = seedOf(values.seed ?? '1');
  if (resume && (json === undefined || json === '-'))
    throw new BadInput('--resume', 'goes with --json FILE, which says what to go on with');
  const wanted = positionals.length > 0 ? [...new Set(positionals.flatMap(rowsUnder))] : rows;
  const plans = wanted.flatMap((row) => planOf(row, level, seed, limit) ?? []);
  const lines = resume ? linesIn(json as string).filter((line) => line.seed === seed) : [];
  const heard = new Set(lines.map(nameOf));
  const todo = [...tasksInTurn(plans, games)].filter(
    ({ plan, from }) => !heard.has(nameOf(lineOf(plan, level, from / setSize(plan)))),
  );

  const file = await openOutput(json, '--json', resume);
  const crew = await crewFrom(values);
  const progress = makeProgress(todo.length);
  const interruption = awaitInterruption();
  const until = performance.now() + minutes * MINUTE;
  let done = 0;
  try {
    await playAsDone(
      crew,
      todo,
      async (played, { plan, from }) => {
        const standings = new Standings();
        standings.add(played);
        const line = { ...lineOf(plan, level, from / setSize(plan)), ...cameOf(plan, standings) };
        lines.push(line);
        if (file) await write(file, `${JSON.stringify(line)}\n`);
        progress.show(++done);
      },
      () => performance.now() < until,
      interruption,
    );
  } finally {
    interruption.forget();
    progress.clear();
    await crew.close();
    await closeOutput(file);
  }
  const left = todo.length - done;
  await write(file === process.stdout ? process.stderr : process.stdout, `${textOf(plans, lines, level)}\n`);
  const silent = wanted.length - plans.length;
  if (silent > 0)
    process.stderr.write(`${silent} rows tell bots nothing of their own, or are for one alone\n`);
  if (left > 0) process.stderr.write(`${left} of ${todo.length} sets were not played; --resume goes on\n`);
  return lines.some(({ broken }) => broken > 0) ? 1 : interruption.came ? INTERRUPTED : 0;
}

function planOf(row: Row, level: string, seed: number | string, limit: number): MatchPlan | undefined {
  const seats = USUAL_SEATS.find((count) => row.players.includes(count)) ?? row.players[0];
  const { wish, game } = tableFrom({ row, options: [], seats: `${seats}` });
  if (seats < 2) return undefined;
  let contestants: Contestant[];
  try {
    contestants = contestantsFrom(`${level},${level}/${STYLE}`, game, '--level');
  } catch (error) {
    if (error instanceof BadInput && error.message.includes(`"${STYLE}"`)) return undefined;
    throw error;
  }
  return { wish, contestants, format: 'half', seed, limit };
}

/** The first set of every row, then the second: whoever stops early has heard of all of them. */
function* tasksInTurn(plans: readonly MatchPlan[], games: number): Generator<Task> {
  const sets = (plan: MatchPlan): number => Math.ceil(games / setSize(plan));
  for (let set = 0; set < Math.max(0, ...plans.map(sets)); set++)
    for (const plan of plans)
      if (set < sets(plan)) yield { plan, from: set * setSize(plan), to: (set + 1) * setSize(plan) };
}

function lineOf({ wish, seed }: MatchPlan, level: string, set: number) {
  return { row: wish.game, seats: wish.seats, level, seed, set };
}

const nameOf = ({ row, seats, level, seed, set }: ReturnType<typeof lineOf>): string =>
  [row, seats, level, seed, set].join(' ');

function cameOf(plan: MatchPlan, standings: Standings) {
  const { lines, decided, broken } = standings;
  const [knowing] = standings.of(plan);
  const error = broken[0]?.error;
  return {
    games: lines.length,
    decided: decided.length,
    won: knowing.wins,
    endless: lines.filter(({ finished, error }) => !finished && error === undefined).length,
    broken: broken.length,
    ...(error !== undefined && { error }),
  };
}

/** The sets that a file holds; a line that was cut short is none. */
function linesIn(path: string): SetLine[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((text) => {
      try {
        return [JSON.parse(text) as SetLine];
      } catch {
        return [];
      }
    });
}

function textOf(plans: readonly MatchPlan[], lines: readonly SetLine[], level: string): string {
  const sum = (of: readonly SetLine[], key: 'games' | 'decided' | 'won' | 'endless'): number =>
    of.reduce((total, line) => total + line[key], 0);
  const cells = (name: string, seats: string, of: readonly SetLine[]): string[] => {
    const [decided, won] = [sum(of, 'decided'), sum(of, 'won')];
    return [
      name,
      seats,
      `${sum(of, 'games')}`,
      `${sum(of, 'endless')}`,
      `${decided}`,
      `${Number(won.toFixed(1))}`,
      decided > 0 ? `${((100 * won) / decided).toFixed(1)}%` : '–',
      decided > 0 ? interval(won, decided) : '–',
    ];
  };
  const mine = lines.filter((line) => line.level === level);
  const played = plans.map(({ wish }) => {
    const of = mine.filter(({ row, seats }) => row === wish.game && seats === wish.seats);
    return cells(wish.game, `${wish.seats}`, of);
  });
  const rowsThere = new Set(plans.map(({ wish }) => wish.game));
  return table(
    ['row', 'seats', 'games', 'endless', 'decided', 'won', 'share', '95% interval'],
    [
      ...played,
      cells(
        'all',
        '',
        mine.filter(({ row }) => rowsThere.has(row)),
      ),
    ],
  );
}
