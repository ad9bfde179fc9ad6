import type { Teller } from '@hexwright/catalog';
import { table, wrap } from '../../text.ts';
import type { Claim } from './claims.ts';
import { type Proved, provedBy } from './proofs.ts';

const WIDTH = 100;

/** Every sentence of these modules with the tests that prove it, and at the end those that nothing proves. */
export function proofsText(modules: readonly Teller[], claims: readonly Claim[]): string {
  const judged = modules.map((module) => ({ module, sentences: provedBy(module, claims) }));
  const open = judged.flatMap(({ module, sentences }) =>
    sentences.flatMap((sentence) => (sentence.claims.length === 0 ? [{ module, sentence }] : [])),
  );
  return [
    ...judged.flatMap(({ module, sentences }) => [
      `${module.words.name} (${module.id})`,
      ...sentences.map(sentenceText),
      '',
    ]),
    open.length === 0 ? 'Every sentence is proved.' : `Without proof: ${open.length}`,
    ...open.map(({ module, sentence }) => `  ${module.id}: ${sentence.text}`),
    '',
  ].join('\n');
}

/** How many sentences each module has and how many are proved. */
export function proofCounts(modules: readonly Teller[], claims: readonly Claim[]): string {
  const counts = modules.map((module) => {
    const sentences = provedBy(module, claims);
    return [module.id, sentences.length, sentences.filter((each) => each.claims.length > 0).length] as const;
  });
  const sum = (column: 1 | 2) => counts.reduce((total, line) => total + line[column], 0);
  const lines = [...counts, ['in all', sum(1), sum(2)] as const].map((line) => line.map(String));
  return `${table(['module', 'sentences', 'proved'], lines, '')}\n`;
}

function sentenceText({ text, from, claims }: Proved): string {
  const mark = from === 'rules' ? '' : `(${from}) `;
  const tests = claims.map(({ test, where }) => `      ✓ ${test}  (${where})`);
  return [
    `  - ${wrap(mark + text, WIDTH - 4, '    ')}`,
    ...(tests.length > 0 ? tests : ['      ✗ nothing']),
  ].join('\n');
}
