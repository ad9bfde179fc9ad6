import { writeFileSync } from 'node:fs';
import { parseWords, wholeNumber } from '../arguments.ts';
import { BadInput } from '../command.ts';
import { awaitInterruption, INTERRUPTED } from '../interruption.ts';
import { closeOutput, openOutput } from '../output.ts';
import { type Contestant, contestantsFrom } from '../players/contestants.ts';
import { weightsFrom } from '../players/weights.ts';
import { makeProgress } from '../sim/progress.ts';
import { write } from '../text.ts';
import { CREW_WORDS, crewFrom, MATCH_WORDS, matchFrom, tasksOf } from './asked.ts';
import { playInOrder } from './crew.ts';
import { type MatchPlan, setSize } from './match.ts';
import { reportPage } from './report.ts';
import { FORMATS, type Format } from './seatings.ts';
import { type Question, Sequential } from './sequential.ts';
import { Standings, standingsText } from './standings.ts';
import type { Done } from './work.ts';

/** `lab tournament`: plays one, and says who is how strong. */
export async function runTournament(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseWords(args, {
    ...MATCH_WORDS,
    format: { type: 'string' },
    ...CREW_WORDS,
    sprt: { type: 'string' },
    json: { type: 'string' },
    html: { type: 'string' },
  });
  const { game, ...match } = matchFrom(values, positionals);
  const contestants = contestantsFrom(values.players, game, '--players', weightsFrom(values.weights));
  const plan: MatchPlan = {
    ...match,
    contestants,
    format: formatFrom(values.format, contestants, match.wish.seats),
  };
  const question = questionFrom(values.sprt, plan.format);
  const size = setSize(plan);
  const sets = Math.ceil(wholeNumber(values.games ?? '400', '--games', 1, 1e7) / size);
  const file = await openOutput(values.json, '--json');
  const crew = await crewFrom(values, contestants);
  const standings = new Standings();
  const test = question && new Sequential(question, contestants[0].text);
  const progress = makeProgress(sets * size);
  const began = performance.now();
  const interruption = awaitInterruption();
  const hear = async (done: Done): Promise<boolean> => {
    standings.add(done);
    for (const line of done.lines) {
      test?.hear(line);
      if (file) await write(file, `${JSON.stringify(line)}\n`);
    }
    progress.show(standings.lines.length);
    return test === undefined || test.verdict === 'open';
  };
  try {
    await playInOrder(crew, tasksOf(plan, 0, sets * size), hear, interruption);
  } finally {
    interruption.forget();
    progress.clear();
    await crew.close();
    await closeOutput(file);
  }
  const summary = summaryOf(plan, standings, test, question, (performance.now() - began) / 1000);
  if (values.html !== undefined) savePage(values.html, reportPage(plan, standings, summary, question));
  await write(file === process.stdout ? process.stderr : process.stdout, summary);
  if (interruption.came) process.stderr.write(`interrupted before ${sets * size} games were played\n`);
  return standings.broken.length > 0 ? 1 : interruption.came ? INTERRUPTED : 0;
}

function formatFrom(text: string | undefined, contestants: readonly Contestant[], seats: number): Format {
  const format = text ?? (contestants.length === 2 ? 'one' : 'mix');
  const found = FORMATS.find((each) => each === format);
  if (!found)
    throw new BadInput('--format', `there is no format "${format}"; there are: ${FORMATS.join(', ')}`);
  if (contestants.length < 2) throw new BadInput('--players', 'a tournament needs at least two players');
  if (found !== 'mix' && contestants.length !== 2)
    throw new BadInput('--format', `"${found}" is for two players, not ${contestants.length}`);
  if (seats < 2) throw new BadInput('--seats', 'a tournament needs at least two seats');
  return found;
}

/** `--sprt 0,40`: is the first 40 Elo stronger, or not at all? */
function questionFrom(text: string | undefined, format: Format): Question | undefined {
  if (text === undefined) return undefined;
  const [, low, high] = /^(-?\d{1,4}),(-?\d{1,4})$/.exec(text) ?? [];
  if (low === undefined || Number(low) >= Number(high))
    throw new BadInput('--sprt', `must be two Elo differences, the lower first, like 0,40, not "${text}"`);
  if (format === 'mix') throw new BadInput('--sprt', 'a sequential test is between two players');
  return { low: Number(low), high: Number(high) };
}

function summaryOf(
  plan: MatchPlan,
  standings: Standings,
  test: Sequential | undefined,
  question: Question | undefined,
  seconds: number,
): string {
  const { wish, format, seed } = plan;
  const { lines, broken, decided } = standings;
  const all = [
    `${wish.game}, ${wish.seats} seats, format ${format}, seed ${seed}: ${lines.length} games in ${seconds.toFixed(1)} s, ` +
      `${decided.length} decided, ${lines.length - decided.length - broken.length} without a winner, ${broken.length} broken`,
    ...broken.slice(0, 3).map(({ game, error }) => `  broken: game ${game}: ${error}`),
    '',
    standingsText(standings.of(plan), decided.length),
  ];
  if (test && question) {
    const [first, second] = plan.contestants;
    const said = {
      high: `${first.text} is stronger than ${second.text}: rather by ${question.high} Elo than by ${question.low}`,
      low: `${first.text} is not ${question.high} Elo stronger than ${second.text}: rather ${question.low}`,
      open: 'not decided by so few games',
    }[test.verdict];
    all.push('', `sequential test (5 % wrong either way): ${said}; balance ${test.balance.toFixed(2)}`);
  }
  return `${all.join('\n')}\n`;
}

function savePage(path: string, page: string): void {
  try {
    writeFileSync(path, page);
  } catch (error) {
    throw new BadInput('--html', `cannot write "${path}": ${error instanceof Error ? error.message : error}`);
  }
}
