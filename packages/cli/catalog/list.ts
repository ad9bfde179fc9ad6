import { optionsOf, type Row } from '@hexwright/catalog';
import { table } from '../text.ts';

/** The catalogue for people: a table a family. */
export function listText(rows: readonly Row[]): string {
  const families = new Map<string, Row[]>();
  for (const row of rows) {
    const family = row.id.split('/')[0];
    families.set(family, [...(families.get(family) ?? []), row]);
  }
  const parts = [...families].map(([family, members]) => {
    const lines = members.map((row) => [row.id, playersText(row.players), row.kind, row.name]);
    return `${family} (${members.length})\n${table(['id', 'players', 'kind', 'name'], lines, '  ')}\n`;
  });
  return `${parts.join('\n')}\n${rows.length} in all. \`hexwright catalog show ID\` explains one.\n`;
}

/** 3–6, or 2, 4 where there are gaps. */
export function playersText(players: readonly number[]): string {
  const runs: number[][] = [];
  for (const n of players) {
    const last = runs[runs.length - 1];
    if (last && last[last.length - 1] === n - 1) last.push(n);
    else runs.push([n]);
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}–${run[run.length - 1]}` : `${run[0]}`)).join(', ');
}

/** The catalogue for programs: one JSON list, a line a game. */
export function listJson(rows: readonly Row[]): string {
  return `[\n${rows.map((row) => JSON.stringify(rowJson(row))).join(',\n')}\n]\n`;
}

export function rowJson(row: Row) {
  const { id, name, kind, players, summary } = row;
  return { id, name, kind, players, options: optionsOf(row), summary };
}
