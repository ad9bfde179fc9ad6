import type { State } from '@hexwright/kernel';

/** Whether two states hold the same, byte for byte. */
export function sameCells(one: State, two: State): boolean {
  return bytesOf(one).equals(bytesOf(two));
}

function bytesOf({ cells }: State): Buffer {
  return Buffer.from(cells.buffer, cells.byteOffset, cells.byteLength);
}
