import { readFileSync, writeFileSync } from 'node:fs';
import { parseWords, seedOf, wholeNumber } from '../arguments.ts';
import { BadInput } from '../command.ts';
import { table } from '../text.ts';
import { readGames } from './games-file.ts';
import { fit, handmadeLoss, lossOf, type Sample } from './learning.ts';

/** every so-manieth game is kept apart, to see what was learned on games that nobody learned from */
const APART = 10;

/** `lab train`: learns from files of games who wins, a weight for each number of a position. */
export function runTrain(args: readonly string[]): number {
  const { values, positionals } = parseWords(args, {
    out: { type: 'string' },
    epochs: { type: 'string' },
    hidden: { type: 'string' },
    seed: { type: 'string' },
  });
  if (positionals.length === 0) throw new BadInput('FILE', 'which games? `hexwright lab export` writes them');
  const epochs = wholeNumber(values.epochs ?? '4', '--epochs', 1, 1000);
  const hidden = wholeNumber(values.hidden ?? '16', '--hidden', 0, 256);
  const files = positionals.map(samplesOf);
  const names = [...new Set(files.flatMap((file) => file.names))];
  for (const file of files)
    file.samples = file.samples.map((sample) => rearranged(sample, file.names, names));
  const learned = files.flatMap(({ samples }) => samples.filter(({ game }) => game % APART !== 0));
  if (learned.length === 0)
    throw new BadInput(files[0].path, 'has no positions of finished games to learn from');
  const weights = fit(learned, names, { epochs, hidden, seed: seedOf(values.seed ?? '1') });
  const rows = files.map(({ path, game, samples }) => {
    const kept = samples.filter((sample) => sample.game % APART === 0);
    const { loss, temper } = handmadeLoss(kept);
    return [
      path,
      game,
      `${samples.length}`,
      Math.log(samples[0]?.seats ?? 1).toFixed(3),
      `${loss.toFixed(3)} (${temper})`,
      lossOf(weights, kept).toFixed(3),
    ];
  });
  process.stdout.write(
    `${table(['file', 'game', 'positions', 'knowing nothing', 'by hand (temper)', 'learned'], rows)}\n` +
      'losses are -log of the chance given to the winner, on games kept apart; lower is better\n',
  );
  if (values.out !== undefined)
    save(values.out, `${JSON.stringify({ ...weights, features: names }, null, 1)}\n`);
  return 0;
}

interface Games {
  readonly path: string;
  readonly game: string;
  readonly names: readonly string[];
  samples: readonly Sample[];
}

/** The sample with these numbers in this order; those that its row has not are unknown. */
function rearranged(sample: Sample, from: readonly string[], names: readonly string[]): Sample {
  if (from.length === names.length && from.every((name, i) => name === names[i])) return sample;
  const features = new Float32Array(sample.seats * names.length).fill(Number.NaN);
  for (const [i, name] of from.entries()) {
    const place = names.indexOf(name);
    for (let seat = 0; seat < sample.seats; seat++)
      features[seat * names.length + place] = sample.features[seat * from.length + i];
  }
  return { ...sample, features };
}

function samplesOf(path: string): Games {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw new BadInput(path, `cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  try {
    const { head, games } = readGames(bytes);
    const samples: Sample[] = [];
    for (const { game, finished, winners, positions } of games)
      if (finished && winners.length > 0)
        for (const { features, worth } of positions)
          samples.push({ game, seats: head.seats, features, worth, winners });
    return { path, game: head.game, names: head.features, samples };
  } catch (error) {
    throw new BadInput(path, error instanceof Error ? error.message : String(error));
  }
}

function save(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new BadInput('--out', `cannot write "${path}": ${error instanceof Error ? error.message : error}`);
  }
}
