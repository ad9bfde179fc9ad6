import { closeSync, existsSync, ftruncateSync, openSync, readFileSync } from 'node:fs';
import { BadInput } from '../command.ts';
import type { GameRecord } from './game.ts';

const FIELD = '--resume';

/**
 * The games that a file of an interrupted simulation holds. A line that was cut short is taken off the file. What does not go on from the same
 * plan is refused: its first game must be the one that would be played now.
 */
export function resumeFrom(path: string, first: () => GameRecord): readonly GameRecord[] {
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const records = whole
    .split('\n')
    .slice(0, -1)
    .map((line, i) => recordIn(line, path, i));
  const [began] = records;
  if (began && JSON.stringify(began) !== JSON.stringify(first()))
    throw new BadInput(
      FIELD,
      `the games in "${path}" are others: row, seats, players, options, seed, --limit, --tally and --moves must be the same as then`,
    );
  if (whole.length < text.length) cut(path, Buffer.byteLength(whole));
  return records;
}

function recordIn(line: string, path: string, i: number): GameRecord {
  try {
    const record = JSON.parse(line) as GameRecord;
    if (record.game === i) return record;
  } catch {
    // told below
  }
  throw new BadInput(FIELD, `line ${i + 1} of "${path}" is not game ${i} of a simulation`);
}

function cut(path: string, bytes: number): void {
  const file = openSync(path, 'r+');
  ftruncateSync(file, bytes);
  closeSync(file);
}
