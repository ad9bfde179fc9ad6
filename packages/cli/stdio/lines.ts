const NEWLINE = 10;

/** no message is longer than this many bytes */
export const MAX_LINE = 32 * 1024 * 1024;

/** The lines of a stream of bytes, without their ends; null for a line longer than the limit, which is skipped. */
export async function* linesOf(
  input: AsyncIterable<Buffer | string>,
  limit: number,
): AsyncGenerator<Buffer | null> {
  let held: Buffer[] = [];
  let size = 0;
  const take = (): Buffer | null => {
    const line = size > limit ? null : Buffer.concat(held);
    held = [];
    size = 0;
    return line;
  };
  const keep = (part: Buffer): void => {
    size += part.length;
    if (size <= limit) held.push(part);
    else held = [];
  };
  for await (const given of input) {
    const chunk = typeof given === 'string' ? Buffer.from(given) : given;
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      keep(chunk.subarray(from, end));
      yield take();
      from = end + 1;
    }
    if (from < chunk.length) keep(chunk.subarray(from));
  }
  if (size > 0) yield take();
}
