import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chronicleOf, tellChronicle } from '../index.ts';

/**
 * Whole campaigns that bots have played with `hexwright campaign ID --seats N --seed legend --file FILE`. When the rules of a chapter change, their moves may
 * no longer be legal: then the same command plays a new one.
 */
const legends = [
  { file: 'sea-robbers', chapters: 4, seats: 3 },
  { file: 'conquerors', chapters: 3, seats: 4 },
];

test.each(legends)('a whole Legend, $file, is played again from its file to the same end', (legend) => {
  const text = readFileSync(new URL(`campaigns/${legend.file}.campaign.json`, import.meta.url), 'utf8');
  const read = chronicleOf(JSON.parse(text));
  if (!read.ok) throw new Error(read.reason.text);
  const { chronicle } = read;
  expect([chronicle.chapter, chronicle.begun, chronicle.totals.length]).toEqual([null, null, legend.seats]);
  expect(chronicle.finished.filter(({ next }) => next !== 'again')).toHaveLength(legend.chapters);
  expect(`${JSON.stringify(chronicle.file)}\n`).toBe(text);
  expect(tellChronicle(chronicle).at(-1)).toMatch(/^The campaign is over: .+ wins?\.$/);
});
