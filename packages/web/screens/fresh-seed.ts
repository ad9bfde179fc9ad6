/** 128 bits that nobody has seen: a seed foretells every roll, so it must not be found by trying. */
export function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
