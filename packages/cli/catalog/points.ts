import { islandOf } from '@hexwright/island';
import { rivalsOf } from '@hexwright/rivals';
import type { Playable } from '@hexwright/rulebook';
import { BadInput } from '../command.ts';

/** Who answers the rule points of a game, part by part, in the order in which they amend each other. */
export function pointsText(game: Playable, point?: string): string {
  const answers = (islandOf(game) ?? rivalsOf(game))?.answers() ?? new Map<string, readonly string[]>();
  const names = [...answers.keys()].sort();
  if (point !== undefined && !answers.has(point)) {
    const near = names.filter((name) => name.includes(point));
    throw new BadInput(
      'POINT',
      `nothing in "${game.setup.game}" answers "${point}"${near.length > 0 ? `; there is ${near.slice(0, 5).join(', ')}` : ''}`,
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
