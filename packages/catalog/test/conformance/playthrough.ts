import type { GameEvent, RawMove } from '@hexwright/kernel';
import { NATURE } from '@hexwright/kernel';

/** So many moves are written out, from the first that is told of. */
const WRITTEN = 40;
/** Afterwards the points are noted every so many moves, so that one sees where two games part. */
const NOTED_EVERY = 100;

/**
 * The game behind a golden hash as people read it: its first moves with what they brought about, then how it stood now
 * and then. No words of modules are used, so that it changes with the rules alone.
 */
export class Playthrough {
  private readonly lines: string[] = [];
  private written = 0;
  private moves = 0;

  add(by: number, move: RawMove, choices: number, events: readonly GameEvent[]): void {
    this.moves++;
    if (this.written >= WRITTEN || (this.written === 0 && events.length === 0)) return;
    this.written++;
    const { move: kind, ...args } = move;
    const who = by === NATURE ? 'nature' : `seat ${by}`;
    const told = events.map((event) =>
      [event.kind, ...spelled({ ...event.data, ...event.secret?.data })].join(' '),
    );
    this.lines.push(
      `${String(this.moves).padStart(5)} ${who}: ${[kind, ...spelled(args)].join(' ')} (of ${choices})${told.map((line) => `\n        ${line}`).join('')}`,
    );
  }

  note(points: readonly number[], hash: string): void {
    if (this.moves % NOTED_EVERY === 0)
      this.lines.push(`after ${this.moves}: points ${points.join(' ')}, hash ${hash}`);
  }

  text(title: string): string {
    return `${[title, ...this.lines].join('\n')}\n`;
  }
}

function spelled(data: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(data).map(
    ([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`,
  );
}
