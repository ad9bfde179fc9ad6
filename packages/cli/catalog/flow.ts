import { islandOf } from '@hexwright/island';
import { rivalsOf } from '@hexwright/rivals';
import type { Playable } from '@hexwright/rulebook';
import { BadInput } from '../command.ts';

/**
 * The course of a game as a graph in Mermaid, which many forges and editors draw: the steps of the setup, those of a turn, and every decision with
 * the moves that answer it. What chance answers has round ends.
 */
export function flowText(game: Playable): string {
  const book = islandOf(game) ?? rivalsOf(game);
  if (!book) throw new BadInput('ID', `nothing is known of the steps of "${game.setup.game}"`);
  const decisions = book.decisions.filter(({ moves }) => moves.length > 0);
  return [
    'flowchart TD',
    ...stage('setup', 'Setup', book.setupSteps),
    ...stage('turn', 'A turn', book.turnSteps),
    `  setup${book.setupSteps.length - 1} --> turn0`,
    `  turn${book.turnSteps.length - 1} -- next turn --> turn0`,
    '  subgraph decisions [Decisions and the moves that answer them]',
    ...decisions.flatMap(({ name, nature, moves }, i) => [
      nature ? `    decision${i}(["${name}"])` : `    decision${i}{"${name}"}`,
      `    decision${i} --> moves${i}["${moves.map((move) => move.name).join('<br>')}"]`,
    ]),
    '  end',
    '',
  ].join('\n');
}

function stage(name: string, title: string, steps: readonly { readonly id: string }[]): string[] {
  return [
    `  subgraph ${name} [${title}]`,
    ...steps.map(({ id }, i) => `    ${name}${i}["${id}"]`),
    ...steps.slice(1).map((_, i) => `    ${name}${i} --> ${name}${i + 1}`),
    '  end',
  ];
}
