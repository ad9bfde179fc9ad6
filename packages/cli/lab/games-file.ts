import { type FeatureReader, featureReaderOf } from '@hexwright/bots';
import { NATURE, type RawMove, type State } from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import type { GameLine, makeMatch } from './match.ts';

/** The first bytes of a file of games; docs/lab-files.md tells what follows. */
export const MAGIC = 'HEXLAB1\n';
/** how nature is written as whoever moves */
const NOBODY = 255;

/** What the head of a file says of all its games. */
export interface Head {
  readonly game: string;
  readonly seats: number;
  readonly modules: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: number | string;
  readonly players: readonly string[];
  /** positions are seen at the beginning of the first turn and of every so-manieth after it */
  readonly every: number;
  /** the numbers of each seat in a position, by name; none where the kind of game has no such */
  readonly features: readonly string[];
}

export interface SeenPosition {
  readonly turn: number;
  /** whose turn it is; -1 before the first */
  readonly active: number;
  /** by seat: what the position is worth to it by the judgement made by hand */
  readonly worth: Float32Array;
  /** [seat * features + feature] */
  readonly features: Float32Array;
}

export interface RecordedGame {
  readonly game: number;
  readonly finished: boolean;
  readonly winners: readonly number[];
  readonly points: readonly number[];
  readonly positions: readonly SeenPosition[];
  /** who moved (-1: nature) and the move: its code, or its name and arguments where it has none */
  readonly moves: readonly { readonly by: number; readonly move: number | RawMove }[];
}

const sights = new WeakMap<Playable, FeatureReader | null>();
function sightIn(rules: Playable): FeatureReader | null {
  const known = sights.get(rules);
  if (known !== undefined) return known;
  const sight = featureReaderOf(rules) ?? null;
  sights.set(rules, sight);
  return sight;
}

export function featuresIn(rules: Playable): readonly string[] {
  return sightIn(rules)?.names ?? [];
}

/** Plays a game and writes it down. */
export function recordGame(
  rules: Playable,
  match: ReturnType<typeof makeMatch>,
  game: number,
  every: number,
  clocked: (name: string, ms: number) => void,
): { readonly line: GameLine; readonly bytes: Uint8Array } {
  const sight = sightIn(rules);
  const positions: SeenPosition[] = [];
  const moves: { by: number; move: number | RawMove }[] = [];
  let seen = 0;
  const line = match.play(game, clocked, (s, by, move) => {
    moves.push({ by: by === NATURE ? -1 : by, move });
    const turn = rules.turnOf(s);
    if (!sight || turn === seen || by === NATURE || (turn - 1) % every !== 0) return;
    seen = turn;
    positions.push(see(sight, rules, s, turn));
  });
  return { line, bytes: gameBytes({ ...line, positions, moves }) };
}

function see({ names, read, worth }: FeatureReader, rules: Playable, s: State, turn: number): SeenPosition {
  const features = new Float32Array(rules.seats * names.length);
  for (let seat = 0; seat < rules.seats; seat++) read(s, seat, features, seat * names.length);
  const worths = Float32Array.from({ length: rules.seats }, (_, seat) => worth(s, seat));
  return { turn, active: rules.activeSeat(s), worth: worths, features };
}

/** A file's first bytes: what it is, and its head as JSON. */
export function headBytes(head: Head): Uint8Array {
  const out = new Bytes();
  const text = new TextEncoder().encode(JSON.stringify(head));
  out.raw(new TextEncoder().encode(MAGIC));
  out.u32(text.length);
  out.raw(text);
  return out.done();
}

function gameBytes({ game, finished, winners, points, positions, moves }: RecordedGame): Uint8Array {
  const out = new Bytes();
  // How long the rest is comes first: who wants only some games skips the others.
  out.u32(0);
  out.u32(game);
  out.u8(finished ? 1 : 0);
  out.u16(winners.reduce((bits, seat) => bits | (1 << seat), 0));
  for (const each of points) out.i16(each);
  out.u32(positions.length);
  for (const { turn, active, worth, features } of positions) {
    out.u16(turn);
    out.u8(active < 0 ? NOBODY : active);
    for (const x of worth) out.f32(x);
    for (const x of features) out.f32(x);
  }
  out.u32(moves.length);
  for (const { by, move } of moves) {
    out.u8(by < 0 ? NOBODY : by);
    if (typeof move === 'number') out.varint(move + 1);
    else {
      const text = new TextEncoder().encode(JSON.stringify(move));
      out.varint(0);
      out.varint(text.length);
      out.raw(text);
    }
  }
  const bytes = out.done();
  new DataView(bytes.buffer).setUint32(0, bytes.length - 4, true);
  return bytes;
}

/** Reads a file of games; what is none, or ends too early, is refused with the reason. */
export function readGames(bytes: Uint8Array): {
  readonly head: Head;
  readonly games: Iterable<RecordedGame>;
} {
  const from = new Reader(bytes);
  const text = (length: number): string => new TextDecoder().decode(from.raw(length));
  if (bytes.length < MAGIC.length || text(MAGIC.length) !== MAGIC) throw new Error('is no file of games');
  const head = JSON.parse(text(from.u32())) as Head;
  const { seats, features } = head;
  function* games(): Generator<RecordedGame> {
    while (!from.atEnd) {
      const length = from.u32();
      const end = from.at + length;
      const game = from.u32();
      const finished = from.u8() === 1;
      const bits = from.u16();
      const points = Array.from({ length: seats }, () => from.i16());
      const positions = Array.from({ length: from.u32() }, () => {
        const turn = from.u16();
        const active = from.u8();
        return {
          turn,
          active: active === NOBODY ? -1 : active,
          worth: from.floats(seats),
          features: from.floats(seats * features.length),
        };
      });
      const moves = Array.from({ length: from.u32() }, () => {
        const by = from.u8();
        const code = from.varint();
        const move = code === 0 ? (JSON.parse(text(from.varint())) as RawMove) : code - 1;
        return { by: by === NOBODY ? -1 : by, move };
      });
      if (from.at !== end) throw new Error(`game ${game} does not end where it should`);
      const winners = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (bits >> seat) & 1);
      yield { game, finished, winners, points, positions, moves };
    }
  }
  return { head, games: games() };
}

/** Numbers one after the other, the lowest byte first. */
class Bytes {
  private bytes = new Uint8Array(4096);
  private view = new DataView(this.bytes.buffer);
  private at = 0;

  private room(count: number): number {
    if (this.at + count > this.bytes.length) {
      const more = new Uint8Array(Math.max(this.bytes.length * 2, this.at + count));
      more.set(this.bytes);
      this.bytes = more;
      this.view = new DataView(more.buffer);
    }
    const place = this.at;
    this.at += count;
    return place;
  }
  u8(x: number): void {
    const at = this.room(1);
    this.view.setUint8(at, x);
  }
  u16(x: number): void {
    const at = this.room(2);
    this.view.setUint16(at, x, true);
  }
  i16(x: number): void {
    const at = this.room(2);
    this.view.setInt16(at, x, true);
  }
  u32(x: number): void {
    const at = this.room(4);
    this.view.setUint32(at, x, true);
  }
  f32(x: number): void {
    const at = this.room(4);
    this.view.setFloat32(at, x, true);
  }
  /** seven bits a byte, the lowest first; the eighth says that more follow */
  varint(x: number): void {
    let rest = x;
    for (; rest > 127; rest = Math.floor(rest / 128)) this.u8((rest % 128) + 128);
    this.u8(rest);
  }
  raw(from: Uint8Array): void {
    const at = this.room(from.length);
    this.bytes.set(from, at);
  }
  done(): Uint8Array<ArrayBuffer> {
    return this.bytes.slice(0, this.at);
  }
}

class Reader {
  private readonly bytes: Uint8Array;
  private readonly view: DataView;
  at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get atEnd(): boolean {
    return this.at >= this.bytes.length;
  }
  private skip(count: number): number {
    if (this.at + count > this.bytes.length) throw new Error('ends in the middle of a game');
    const place = this.at;
    this.at += count;
    return place;
  }
  u8(): number {
    return this.view.getUint8(this.skip(1));
  }
  u16(): number {
    return this.view.getUint16(this.skip(2), true);
  }
  i16(): number {
    return this.view.getInt16(this.skip(2), true);
  }
  u32(): number {
    return this.view.getUint32(this.skip(4), true);
  }
  floats(count: number): Float32Array {
    const at = this.skip(4 * count);
    return Float32Array.from({ length: count }, (_, i) => this.view.getFloat32(at + 4 * i, true));
  }
  varint(): number {
    let x = 0;
    for (let unit = 1; ; unit *= 128) {
      const byte = this.u8();
      x += (byte & 127) * unit;
      if (byte < 128) return x;
    }
  }
  raw(count: number): Uint8Array {
    const at = this.skip(count);
    return this.bytes.subarray(at, at + count);
  }
}
