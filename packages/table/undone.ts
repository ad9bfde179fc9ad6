import type { Logged } from '@hexwright/kernel';
import { itemAt } from '@hexwright/kernel';

/**
 * What was taken back and can be made again, step by step: the dice fall as before, since they hang on the place in the
 * log alone. Whoever does something else instead has given it up.
 */
export class Undone {
  private readonly steps: Logged[][] = [];

  /** the step that would be made again first */
  get next(): readonly Logged[] | undefined {
    return this.steps.at(-1);
  }

  takenBack(moves: readonly Logged[]): void {
    if (moves.length > 0) this.steps.push(moves.map(({ by, move }) => ({ by, move })));
  }

  made({ by, move }: Logged): void {
    const step = this.steps.at(-1);
    if (!step) return;
    if (itemAt(step, 0).by !== by || JSON.stringify(itemAt(step, 0).move) !== JSON.stringify(move))
      this.steps.length = 0;
    else if (step.length === 1) this.steps.pop();
    else step.shift();
  }
}
