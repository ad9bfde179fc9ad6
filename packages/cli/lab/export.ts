import { parseWords, wholeNumber } from '../arguments.ts';
import { BadInput } from '../command.ts';
import { closeOutput, openOutput } from '../output.ts';
import { contestantsFrom } from '../players/contestants.ts';
import { weightsFrom } from '../players/weights.ts';
import { makeProgress } from '../sim/progress.ts';
import { write } from '../text.ts';
import { CREW_WORDS, crewFrom, MATCH_WORDS, matchFrom } from './asked.ts';
import { playInOrder } from './crew.ts';
import { featuresIn, type Head, headBytes } from './games-file.ts';
import type { MatchPlan } from './match.ts';
import type { Task } from './work.ts';

/** games in one task */
const TOGETHER = 8;

/** `lab export`: games that bots play among themselves, written down whole and as numbers to learn from. */
export async function runExport(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseWords(args, {
    ...MATCH_WORDS,
    ...CREW_WORDS,
    from: { type: 'string' },
    every: { type: 'string' },
    out: { type: 'string' },
  });
  const { game, ...match } = matchFrom(values, positionals);
  if (values.out === undefined) throw new BadInput('--out', 'which file?');
  const contestants = contestantsFrom(
    values.players ?? 'normal',
    game,
    '--players',
    weightsFrom(values.weights),
  );
  const plan: MatchPlan = {
    ...match,
    contestants,
    format: 'mix',
  };
  const games = wholeNumber(values.games ?? '100', '--games', 1, 1e7);
  const first = wholeNumber(values.from ?? '0', '--from', 0, 1e9);
  const every = wholeNumber(values.every ?? '4', '--every', 1, 1000);
  const file = await openOutput(values.out, '--out');
  const crew = await crewFrom(values, contestants);
  const progress = makeProgress(games);
  const head: Head = {
    ...plan.wish,
    seed: plan.seed,
    players: contestants.map(({ text }) => text),
    every,
    features: featuresIn(game),
  };
  let done = 0;
  let broken = 0;
  let size = 0;
  const put = async (bytes: Uint8Array): Promise<void> => {
    size += bytes.length;
    if (file) await write(file, bytes);
  };
  try {
    await put(headBytes(head));
    await playInOrder(crew, tasks(plan, first, first + games, every), async ({ lines, recorded = [] }) => {
      for (const game of recorded) await put(Buffer.from(game, 'base64'));
      done += lines.length;
      broken += lines.filter(({ error }) => error !== undefined).length;
      progress.show(done);
      return true;
    });
  } finally {
    progress.clear();
    await crew.close();
    await closeOutput(file);
  }
  process.stderr.write(`${done} games, ${size} bytes, ${broken} broken\n`);
  return broken > 0 ? 1 : 0;
}

function* tasks(plan: MatchPlan, from: number, to: number, every: number): Generator<Task> {
  for (let game = from; game < to; game += TOGETHER)
    yield { plan, from: game, to: Math.min(to, game + TOGETHER), every };
}
