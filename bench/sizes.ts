import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ISLAND = fileURLToPath(new URL('../packages/island/', import.meta.url));

/** By module: how many lines its file has without words. */
export function sizesWithoutWords(): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const path of readdirSync(ISLAND, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts') || path.startsWith('test')) continue;
    const text = readFileSync(join(ISLAND, path), 'utf8');
    const [, id] = /defineModule\(\{\s+id: '([^']+)'/.exec(text) ?? [];
    if (id !== undefined) sizes.set(id, wordless(text.split('\n')));
  }
  return sizes;
}

/** Counts the lines that are not blank and stand in no block of words, which ends where its indentation does. */
function wordless(lines: readonly string[]): number {
  let count = 0;
  let within: string | undefined;
  for (const line of lines) {
    const begins = /^(\s*)words: \{/.exec(line);
    if (within === undefined && begins && !line.endsWith('},')) within = begins[1];
    else if (within !== undefined) {
      if (line === `${within}},`) within = undefined;
    } else if (line.trim() !== '' && !begins) count++;
  }
  return count;
}
