import { type RuleText, rulesTold } from '@hexwright/rulebook';
import { type Row, rulesFor } from './everything.ts';

/** The lines of rules of a row, by module: those that hold for at least one of its numbers of players. */
export function rulesOf(
  row: Row,
): readonly { readonly module: string; readonly name: string; readonly rules: readonly RuleText[] }[] {
  const told = new Map<
    string,
    { readonly name: string; readonly all: readonly RuleText[]; readonly held: Set<RuleText> }
  >();
  for (const seats of row.players) {
    const made = rulesFor({ game: row.id, seats });
    if (!made.ok) throw new Error(`${row.id} with ${seats}: ${made.reason.text}`);
    for (const { module, rules } of rulesTold(made.rules)) {
      const { name, rules: all } = module.words;
      const entry = told.get(module.id) ?? { name, all, held: new Set() };
      told.set(module.id, entry);
      for (const rule of rules) entry.held.add(rule);
    }
  }
  return [...told].map(([module, { name, all, held }]) => ({
    module,
    name,
    rules: all.filter((rule) => held.has(rule)),
  }));
}
