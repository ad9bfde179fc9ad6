import { findModule, findRow, modules, rulesOf } from '@hexwright/catalog';
import { rowCalled } from '../../arguments.ts';
import { BadInput } from '../../command.ts';
import { testSources } from './sources.ts';

/** What proves the rules of one game, or, without an id, how much of every game is proved. */
export async function proofsOf(id: string | undefined): Promise<string> {
  const module = id === undefined ? undefined : (findModule(id) ?? findModule(rowCalled(id, 'ID').id));
  const sources = testSources();
  if (sources.length === 0) throw new BadInput('proofs', 'there are no tests here: this is no working copy');
  // Reading sources needs the compiler, which only a working copy has.
  const { claimsIn } = await import('./claims.ts');
  const { proofCounts, proofsText } = await import('./show.ts');
  const claims = sources.flatMap(({ file, text }) => claimsIn(file, text));
  if (!module) return proofCounts(modules, claims);
  const row = findRow(module.id);
  const grounds = (row ? rulesOf(row) : []).filter((told) => told.module !== module.id);
  if (grounds.length === 0) return proofsText([module], claims);
  // Only what still holds in this game counts.
  const told = grounds.map(({ module: id, rules }) => {
    const ground = findModule(id)!;
    return { ...ground, words: { ...ground.words, rules } };
  });
  return `${proofsText([module], claims)}\nIt stands on:\n${proofCounts(told, claims)}`;
}
