import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** a file that was never measured */
const LIGHT = 0.1;

/**
 * Deals test files to workers by their measured weight: the heaviest first, so that no worker is left alone with one at
 * the end, and shards of like weight. `npm run -s test-time` measures, and writes test-weights.json.
 */
export class LongestFirst extends BaseSequencer {
  private readonly weights: Readonly<Record<string, number>> = JSON.parse(
    readFileSync(new URL('test-weights.json', import.meta.url), 'utf8'),
  );

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const groups = (file: TestSpecification): number => file.project.config.sequence.groupOrder;
    const sorted = byWeight(files, this.weight).sort((one, other) => groups(one) - groups(other));
    // With mistakes planted, what a quick test notices no other need be asked about.
    return process.env.HEXWRIGHT_TRIALS ? sorted.reverse() : sorted;
  }

  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 };
    return shardsOf(files, count, this.weight)[index - 1];
  }

  private readonly weight = ({ moduleId }: TestSpecification): number =>
    this.weights[relative(ROOT, moduleId)] ?? LIGHT;
}

export function byWeight<T>(files: readonly T[], weight: (file: T) => number): T[] {
  return [...files].sort((one, other) => weight(other) - weight(one));
}

/** So many parts of like weight: each file goes to the part that has least so far. */
export function shardsOf<T>(files: readonly T[], count: number, weight: (file: T) => number): T[][] {
  const shards = Array.from({ length: count }, () => ({ files: [] as T[], weight: 0 }));
  for (const file of byWeight(files, weight)) {
    const lightest = shards.reduce((least, shard) => (shard.weight < least.weight ? shard : least));
    lightest.files.push(file);
    lightest.weight += weight(file);
  }
  return shards.map((shard) => shard.files);
}
