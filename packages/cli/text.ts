import type { Writable } from 'node:stream';
import type { Rules } from '@hexwright/kernel';

/** Rows under a head, in columns; numbers stand to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], indent = ''): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i].length)));
  const right = head.map((_, i) => rows.every((row) => /^(–|[\d.,%±]+)?$/.test(row[i])));
  const line = (cells: readonly string[]): string =>
    `${indent}${cells.map((cell, i) => (right[i] ? cell.padStart(widths[i]) : cell.padEnd(widths[i]))).join('  ')}`.trimEnd();
  return [line(head), ...rows.map(line)].join('\n');
}

/** Text broken between words; lines after the first are indented. */
export function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent + word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}

/** Writes and waits while the reader is behind. */
export async function write(stream: Writable, text: string | Uint8Array): Promise<void> {
  if (stream.write(text)) return;
  await new Promise<void>((resolve) => {
    const done = (): void => {
      stream.off('drain', done);
      stream.off('close', done);
      stream.off('error', done);
      resolve();
    };
    stream.once('drain', done);
    stream.once('close', done);
    stream.once('error', done);
  });
}

/** Who is meant by a number: a seat, or one of the neutral colours that come after the seats. */
export function seatNames({ seats }: Pick<Rules, 'seats'>): (seat: number) => string {
  return (seat) => (seat < seats ? `Seat ${seat}` : `Neutral colour ${seat}`);
}
