import type { ObservedField } from '../../research/fields.ts';
import type { Note } from './notes.ts';

const HEAD = `# Observations, field by field

Made by \`npm run contract\`; [research.md](research.md#observations) says what the columns mean. \`hexwright contract ROW\` tells those of one row, with sizes and places.

| field | dimensions | holds | range | seen by | rows | meaning |
| --- | --- | --- | --- | --- | --- | --- |
`;

/** One page about the fields of all rows, in the order in which rows bring them. */
export function observationsPage(
  rows: readonly (readonly ObservedField[])[],
  notes: Readonly<Record<string, Note>>,
): string {
  const found = new Map<string, { field: ObservedField; rows: number }>();
  for (const fields of rows)
    for (const field of fields) {
      const known = found.get(field.name);
      if (known) known.rows++;
      else found.set(field.name, { field, rows: 1 });
    }
  const lines = [...found.values()].map(({ field, rows: count }) => {
    const dims = field.dims.map((dim, i) => dim || `${field.per[i]}`).join(' × ') || 'one number';
    const range = notes[field.name]?.range?.join(' to ') ?? '';
    const told = [
      field.name,
      dims,
      field.holds,
      range,
      field.audience,
      `${count}`,
      field.meaning.replaceAll('|', '/'),
    ];
    return `| ${told.join(' | ')} |`;
  });
  return `${HEAD}${lines.join('\n')}\n`;
}
