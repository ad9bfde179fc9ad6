import {
  type Logged,
  NATURE,
  newGame,
  type Outcome,
  play,
  type RawMove,
  readJson,
  refuse,
} from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import type { GameFile } from './file.ts';

/**
 * A game as a piece of text for the end of an address. What the seed says anyhow (every roll, every card drawn) is left out;
 * what is left is told in short lists and compressed.
 */
export async function packGame(game: Playable, file: GameFile): Promise<string> {
  const { log, ...rest } = file;
  const own = log.filter(({ by }) => by !== NATURE);
  const retold = retell(game, { ...file, log: own });
  const whole = retold.ok && JSON.stringify(retold.log) === JSON.stringify(log.map(bare));
  return deflated(JSON.stringify({ ...rest, whole: !whole, ...shortened(whole ? own : log) }));
}

/** The file that was packed, still without what the seed says; `retellGame` brings that back. */
export async function unpackGame(text: string): Promise<Outcome<{ readonly file: PackedFile }>> {
  let told: string;
  try {
    told = await inflated(text);
  } catch {
    return broken;
  }
  const packed = readJson(told);
  if (!packed.ok || typeof packed.json !== 'object' || packed.json === null) return broken;
  const { kinds, moves, whole, ...rest } = packed.json as Record<string, unknown>;
  const log = lengthened(kinds, moves);
  return log ? { ok: true, file: { ...rest, log, whole: whole === true } } : broken;
}

/** A file out of a link: with nature's moves, or without. */
export interface PackedFile {
  readonly log: readonly Logged[];
  readonly whole: boolean;
}

/** All moves of the game again, those of nature too. */
export function retell(
  game: Playable,
  { chance, log }: Pick<GameFile, 'chance' | 'log'>,
): Outcome<{ readonly log: readonly Logged[] }> {
  const again = newGame(game, chance);
  for (const [i, { by, move }] of log.entries()) {
    const played = play(again, by, move);
    if (!played.ok)
      return refuse('log-broken', `move ${i} of the log does not fit: ${played.reason.text}`, { index: i });
  }
  return { ok: true, log: again.log };
}

const broken = refuse('link-broken', 'this link is damaged or was cut short');

const bare = ({ by, move }: Logged): Logged => ({ by, move });

type Value = RawMove[string];

/** Each move as a list: who, which kind of move with which arguments, and their values. */
function shortened(log: readonly Logged[]): { kinds: string[][]; moves: Value[][] } {
  const kinds = new Map<string, { readonly n: number; readonly names: string[] }>();
  const moves = log.map(({ by, move: { move, ...args } }) => {
    const names = [move, ...Object.keys(args)];
    const known = kinds.get(names.join()) ?? { n: kinds.size, names };
    kinds.set(names.join(), known);
    return [by, known.n, ...Object.values(args)];
  });
  return { kinds: Array.from(kinds.values(), ({ names }) => names), moves };
}

function lengthened(kinds: unknown, moves: unknown): Logged[] | undefined {
  if (!isListOfLists(kinds) || !isListOfLists(moves)) return undefined;
  const log: Logged[] = [];
  for (const [by, n, ...values] of moves) {
    const [move, ...names] = kinds[n as number] ?? [];
    if (typeof by !== 'number' || typeof move !== 'string' || names.length !== values.length)
      return undefined;
    const args = Object.fromEntries(names.map((name, i) => [String(name), values[i]]));
    log.push({ by, move: { move, ...args } as RawMove });
  }
  return log;
}

function isListOfLists(value: unknown): value is unknown[][] {
  return Array.isArray(value) && value.every(Array.isArray);
}

async function deflated(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const chars = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(chars).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

async function inflated(text: string): Promise<string> {
  const chars = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(chars, (char) => char.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}
