import { readFileSync } from 'node:fs';
import type { Weights } from '@hexwright/bots';
import { readJson } from '@hexwright/kernel';
import { BadInput } from '../command.ts';

/** Weights of one's own, by the name that players are called with; without a name they are everybody's. */
export type WeightSets = ReadonlyMap<string, Weights>;

/** the name of weights that everybody judges by */
export const NAMED_ALL = '';

const FIELD = '--weights';
/** numbers a feature has in what the network reads: a seat's own, its rivals' on average, and the best of them */
const VIEWS = 3;

/** `--weights FILE`, or `--weights new=FILE --weights old=FILE`. */
export function weightsFrom(words: readonly string[] = []): WeightSets {
  const sets = new Map<string, Weights>();
  for (const word of words) {
    const [, name = NAMED_ALL, file] = /^(?:([A-Za-z][\w-]*)=)?(.+)$/s.exec(word) ?? [];
    if (file === undefined) throw new BadInput(FIELD, 'which file?');
    if (sets.has(name))
      throw new BadInput(FIELD, `there are two of ${name === NAMED_ALL ? 'no name' : `"${name}"`}`);
    sets.set(name, readWeights(file));
  }
  return sets;
}

function readWeights(file: string): Weights {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new BadInput(FIELD, `cannot read "${file}": ${(error as Error).message}`);
  }
  const read = readJson(text);
  if (!read.ok) throw new BadInput(FIELD, `"${file}" is not JSON: ${read.reason.text}`);
  const wrong = misshapen(read.json);
  if (wrong !== undefined)
    throw new BadInput(FIELD, `"${file}": ${wrong}; \`hexwright lab train\` writes such files`);
  return read.json as Weights;
}

/** What is wrong with something that should be weights; nothing where nothing is. */
export function misshapen(given: unknown): string | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return 'weights are an object';
  const { features, bias, ...lists } = given as Record<string, unknown>;
  if (
    !Array.isArray(features) ||
    features.length === 0 ||
    !features.every((name) => typeof name === 'string')
  )
    return '"features" must be a list of names';
  if (!areNumbers(bias)) return '"bias" must be a list of numbers';
  const size = VIEWS * features.length;
  const lengths = { usual: size, apart: size, line: size, hidden: size * bias.length, out: bias.length };
  for (const [name, length] of Object.entries(lengths)) {
    const list = lists[name];
    if (!areNumbers(list)) return `"${name}" must be a list of numbers`;
    if (list.length !== length) return `"${name}" must have ${length} numbers, not ${list.length}`;
  }
  return (lists.apart as number[]).some((apart) => apart === 0) ? '"apart" must have no 0' : undefined;
}

const areNumbers = (list: unknown): list is readonly number[] =>
  Array.isArray(list) && list.every((n) => Number.isFinite(n));
