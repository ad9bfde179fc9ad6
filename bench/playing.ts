import { fork } from 'node:child_process';
import type { Kind, Slice } from './slices.ts';

/** A game that is played at random in a process of its own, slice by slice, of which the best counts. */
export class Playing {
  private readonly child;
  /** of a move, in nanoseconds */
  best = Number.POSITIVE_INFINITY;
  /** a game has so many on the average */
  movesAGame = 0;

  constructor(game: string, seats: number) {
    this.child = fork(new URL('./slices.ts', import.meta.url), [game, `${seats}`], {
      execArgv: ['--import', 'tsx'],
    });
  }

  /** plays a slice that takes about so long, and answers what a move of it took in nanoseconds */
  async slice(about: number): Promise<number> {
    const { games, moves, seconds } = await this.ask<Slice>(about);
    this.movesAGame = moves / games;
    const ns = (seconds / moves) * 1e9;
    this.best = Math.min(this.best, ns);
    return ns;
  }

  /** what was done in a slice, and what each kind of move took */
  kinds(): Promise<readonly Kind[]> {
    return this.ask('kinds');
  }

  private ask<T>(question: number | 'kinds'): Promise<T> {
    return new Promise((resolve, reject) => {
      const left = (code: number | null): void => reject(new Error(`the game ended with ${code}`));
      this.child.once('exit', left);
      this.child.once('message', (answer) => {
        this.child.off('exit', left);
        resolve(answer as T);
      });
      this.child.send(question);
    });
  }

  end(): void {
    this.child.kill();
  }
}
