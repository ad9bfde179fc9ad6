/**
 * Keeps what was asked for lately, up to a number and up to a weight: a board of one's own can be a hundred times the
 * size of another. What nobody has asked for the longest time goes first.
 */
export class LruCache<T> {
  private readonly kept = new Map<string, { readonly value: T; readonly bytes: number }>();
  private readonly most: { readonly count: number; readonly bytes: number };
  private held = 0;

  constructor(most: { readonly count: number; readonly bytes: number }) {
    this.most = most;
  }

  get bytes(): number {
    return this.held;
  }

  find(key: string): T | undefined {
    const found = this.kept.get(key);
    if (!found) return undefined;
    this.kept.delete(key);
    this.kept.set(key, found);
    return found.value;
  }

  /** What is heavier alone than everything may be is not kept at all. */
  keep(key: string, value: T, bytes: number): void {
    this.drop(key);
    if (bytes > this.most.bytes) return;
    this.kept.set(key, { value, bytes });
    this.held += bytes;
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= this.most.count && this.held <= this.most.bytes) return;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    this.held -= this.kept.get(key)?.bytes ?? 0;
    this.kept.delete(key);
  }
}

/** What closures hold cannot be looked into: measured, it is up to three times what lies open. */
const UNSEEN = 4;

/** About how many bytes an object holds that is made of plain data, typed arrays and functions over them. */
export function bytesHeld(whole: object, shared: readonly unknown[] = []): number {
  const seen = new Set<unknown>(shared);
  const waiting: object[] = [whole];
  let bytes = 0;
  const hold = (parts: readonly unknown[]): void => {
    bytes += 24 + 8 * parts.length;
    for (const part of parts)
      if (typeof part === 'string') bytes += part.length * 2;
      else if (typeof part === 'object' && part !== null) waiting.push(part);
  };
  while (waiting.length > 0) {
    const part = waiting.pop()!;
    if (seen.has(part)) continue;
    seen.add(part);
    if (ArrayBuffer.isView(part)) bytes += part.byteLength;
    else hold(Array.isArray(part) ? part : part instanceof Map ? [...part].flat() : Object.values(part));
  }
  return bytes * UNSEEN;
}
