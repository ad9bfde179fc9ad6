import { isDeepStrictEqual } from 'node:util';
import type { Entry } from '@hexwright/table';

/** A command as its sender knows it. */
interface Sent {
  readonly move: unknown;
  times: number;
  /** the line that it was answered with */
  line: number | null;
  refused: string | null;
}

/** A table as the store has it. */
export interface StoredTable {
  readonly lines: number;
  readonly entries: readonly { readonly line: number; readonly entry: Entry }[];
}

/** What the players of one table have sent and what they were answered, to be held against the store. */
export class Ledger {
  private readonly sent = new Map<string, Sent>();
  /** the number of the latest message that anybody was told */
  latest = 0;
  readonly wrongs: string[] = [];

  sends(seat: number, id: string, move: unknown): void {
    const known = this.sent.get(keyOf(seat, id));
    if (known) known.times++;
    else this.sent.set(keyOf(seat, id), { move, times: 1, line: null, refused: null });
  }

  made(seat: number, id: string, line: number): void {
    const sent = this.sent.get(keyOf(seat, id))!;
    if (sent.line !== null && sent.line !== line)
      this.wrongs.push(
        `command ${id} of seat ${seat} was answered with line ${sent.line}, then with ${line}`,
      );
    sent.line = line;
    sent.refused = null;
  }

  refused(seat: number, id: string, code: string): void {
    const sent = this.sent.get(keyOf(seat, id))!;
    if (sent.line === null) sent.refused = code;
  }

  get acknowledged(): number {
    return [...this.sent.values()].filter(({ line }) => line !== null).length;
  }

  get sentAgain(): number {
    return [...this.sent.values()].filter(({ times }) => times > 1).length;
  }

  /** What is wrong with the record in the store, by all that the players know. */
  heldAgainst({ lines, entries }: StoredTable): string[] {
    const wrongs = [...this.wrongs];
    if (entries.some(({ line }, i) => line !== i) || entries.length !== lines)
      wrongs.push(`the record has ${entries.length} lines, not ${lines} in a row`);
    if (this.latest > entries.length)
      wrongs.push(`message ${this.latest} was told, and there are ${entries.length} lines`);
    const found = new Map<string, number[]>();
    for (const [i, { entry }] of entries.entries()) {
      if (entry.id === undefined) continue;
      const key = keyOf(entry.by, entry.id);
      found.set(key, [...(found.get(key) ?? []), i]);
      if (!this.sent.has(key)) wrongs.push(`line ${i} holds a command that nobody sent: ${key}`);
    }
    for (const [key, { move, line, refused }] of this.sent) {
      const at = found.get(key) ?? [];
      if (at.length > 1) wrongs.push(`command ${key} was made ${at.length} times`);
      if (line !== null && at.length === 0) wrongs.push(`command ${key} was answered and is lost`);
      if (refused !== null && at.length > 0) wrongs.push(`command ${key} was refused (${refused}) and made`);
      const [first] = at;
      if (first === undefined) continue;
      const { entry } = entries[first];
      if (!('move' in entry) || !isDeepStrictEqual(entry.move, move))
        wrongs.push(`line ${first} holds another move than ${key} sent`);
      if (line !== null && line !== endOfStep(entries, first))
        wrongs.push(`command ${key} was answered with line ${line} and ends at ${endOfStep(entries, first)}`);
    }
    return wrongs;
  }
}

const keyOf = (seat: number, id: string): string => `${seat} ${id}`;

/** How many lines there are after this one and nature’s answers to it. */
function endOfStep(entries: StoredTable['entries'], at: number): number {
  let end = at + 1;
  while (entries[end] && !('back' in entries[end].entry) && entries[end].entry.by < 0) end++;
  return end;
}
