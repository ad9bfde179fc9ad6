import { writeFileSync } from 'node:fs';
import { parseWords, wholeNumber } from '../arguments.ts';
import { BadInput } from '../command.ts';
import { awaitInterruption, INTERRUPTED } from '../interruption.ts';
import { closeOutput, openOutput } from '../output.ts';
import { contestantsFrom } from '../players/contestants.ts';
import { weightsFrom } from '../players/weights.ts';
import { makeProgress } from '../sim/progress.ts';
import { interval } from '../sim/summary.ts';
import { write } from '../text.ts';
import { CREW_WORDS, crewFrom, MATCH_WORDS, matchFrom, tasksOf } from './asked.ts';
import { playInOrder } from './crew.ts';
import { type MatchPlan, setSize } from './match.ts';
import { elo, Standings, standingsText } from './standings.ts';

/** what a ladder is climbed in, if nothing else is said */
const ROWS = ['first-island/base', 'house/duel'];
/** ours; each has its steps below it */
const OURS = 'random,beginner,easy,normal,hard,expert@2000';
/** so that ladders of different days can be compared */
const SEED = 'ladder-1';
const GAMES = '600';

/** What came of one row. */
interface Rung {
  readonly plan: MatchPlan;
  readonly standings: Standings;
}

/** `lab ladder`: everybody against everybody on fixed seeds, the strongest first, as a page. */
export async function runLadder(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseWords(args, {
    ...MATCH_WORDS,
    ...CREW_WORDS,
    levels: { type: 'string' },
    json: { type: 'string' },
    out: { type: 'string' },
  });
  if (values.layout !== undefined && positionals.length !== 1)
    throw new BadInput('--layout', 'goes with one row');
  const others = values.players === undefined ? [] : [values.players];
  const players = [values.levels ?? OURS, ...others].filter((text) => text !== '').join(',');
  const weights = weightsFrom(values.weights);
  const asked = wholeNumber(values.games ?? GAMES, '--games', 1, 1e7);
  const plans = (positionals.length > 0 ? positionals : ROWS).map((row): MatchPlan => {
    const { game, ...match } = matchFrom({ seed: SEED, ...values }, [row]);
    const contestants = contestantsFrom(players, game, '--players', weights);
    if (contestants.length < 2) throw new BadInput('--players', 'a ladder needs at least two players');
    return { ...match, contestants, format: 'mix' };
  });
  const setsOf = (plan: MatchPlan): number => Math.ceil(asked / setSize(plan));
  const file = await openOutput(values.json, '--json');
  const crew = await crewFrom(values, plans[0].contestants);
  const all = plans.reduce((sum, plan) => sum + setsOf(plan) * setSize(plan), 0);
  const progress = makeProgress(all);
  const rungs: Rung[] = [];
  let done = 0;
  const interruption = awaitInterruption();
  try {
    for (const plan of plans) {
      const standings = new Standings();
      rungs.push({ plan, standings });
      const games = setsOf(plan) * setSize(plan);
      await playInOrder(
        crew,
        tasksOf(plan, 0, games),
        async (played) => {
          standings.add(played);
          for (const line of played.lines)
            if (file) await write(file, `${JSON.stringify({ row: plan.wish.game, ...line })}\n`);
          done += played.lines.length;
          progress.show(done);
          return true;
        },
        interruption,
      );
      if (interruption.came) break;
    }
  } finally {
    interruption.forget();
    progress.clear();
    await crew.close();
    await closeOutput(file);
  }
  if (values.out !== undefined) savePage(values.out, ladderPage(rungs));
  const text = rungs.map(({ plan, standings }) => {
    const { lines, decided, broken } = standings;
    const head = `${plan.wish.game}, ${plan.wish.seats} seats, seed ${plan.seed}: ${lines.length} games, ${decided.length} decided, ${broken.length} broken`;
    const reasons = broken.slice(0, 3).map(({ game, error }) => `  broken: game ${game}: ${error}`);
    return [head, ...reasons, '', standingsText(ranked(plan, standings), decided.length), ''].join('\n');
  });
  await write(file === process.stdout ? process.stderr : process.stdout, text.join('\n'));
  if (interruption.came) process.stderr.write(`interrupted after ${done} of ${all} games\n`);
  const broken = rungs.some(({ standings }) => standings.broken.length > 0);
  return broken ? 1 : interruption.came ? INTERRUPTED : 0;
}

/** the strongest first */
const ranked = (plan: MatchPlan, standings: Standings) =>
  standings.of(plan).toSorted((one, other) => other.rating.elo - one.rating.elo);

/** The ladders as a page of Markdown. */
export function ladderPage(rungs: readonly Rung[]): string {
  const tables = rungs.map(({ plan, standings }) => {
    const { wish, seed } = plan;
    const { decided, broken, lines } = standings;
    const rows = ranked(plan, standings).map(({ name, wins, even, seats, points, rating, thought }, i) =>
      [
        `${i + 1}`,
        `\`${name}\``,
        `${elo(rating.elo)} ± ${rating.within.toFixed(0)}`,
        decided.length > 0 ? `${((100 * wins) / decided.length).toFixed(1)} %` : '–',
        decided.length > 0 ? interval(wins, decided.length).replace('%', ' %') : '–',
        decided.length > 0 ? `${((100 * even) / decided.length).toFixed(1)} %` : '–',
        seats > 0 ? (points / seats).toFixed(2) : '–',
        thought.moves > 0 ? (thought.ms / thought.moves).toFixed(2) : '–',
      ].join(' | '),
    );
    return [
      `## ${wish.game}, ${wish.seats} seats`,
      '',
      '| | player | Elo (95 %) | won | 95 % interval | even | points | ms a move |',
      '| --- | --- | --- | --- | --- | --- | --- | --- |',
      ...rows.map((row) => `| ${row} |`),
      '',
      `${lines.length} games, ${decided.length} decided, ${broken.length} broken; seed \`${seed}\`.`,
      '',
    ].join('\n');
  });
  return [
    '# The ladder',
    '',
    'Everybody meets everybody in games that share boards and dice in sets, and sits everywhere equally often. Elo is against the average of the players of a table; "even" is the share that',
    'would be won if all were equal. The same command gives the same games; only milliseconds depend on the machine. How to enter: docs/players.md.',
    '',
    ...tables,
  ].join('\n');
}

function savePage(path: string, page: string): void {
  try {
    writeFileSync(path, page);
  } catch (error) {
    throw new BadInput('--out', `cannot write "${path}": ${error instanceof Error ? error.message : error}`);
  }
}
