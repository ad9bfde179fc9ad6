import { type Row, rulesFor } from '@hexwright/catalog';
import { islandOf } from '@hexwright/island';
import { rivalsOf } from '@hexwright/rivals';
import { BadInput } from '../command.ts';

/** Who answers the rule points of a row, part by part, in the order in which they amend each other. */
export function pointsText({ id, players }: Row, point?: string): string {
  const made = rulesFor({ game: id, seats: players[0] });
  if (!made.ok) throw new BadInput('ID', made.reason.text);
  const answers =
    (islandOf(made.rules) ?? rivalsOf(made.rules))?.answers() ?? new Map<string, readonly string[]>();
  const names = [...answers.keys()].sort();
  if (point !== undefined && !answers.has(point)) {
    const near = names.filter((name) => name.includes(point));
    throw new BadInput(
      'POINT',
      `nothing in "${id}" answers "${point}"${near.length > 0 ? `; there is ${near.slice(0, 5).join(', ')}` : ''}`,
    );
  }
  return (point === undefined ? names : [point])
    .map(
      (name) =>
        `${name}\n${answers
          .get(name)
          ?.map((part) => `  ${part}\n`)
          .join('')}`,
    )
    .join('');
}
