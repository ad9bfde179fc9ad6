import { createHash } from 'node:crypto';
import { islandOf } from '@hexwright/island';
import { DEPTH, FRAME, STACK, type State, UNKNOWN, viewOf } from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import { fieldsOf, type ObservedField } from './fields.ts';
import { Planes } from './planes.ts';

/** The way in which observations are written down. It changes when a form does. */
const FORM = 1;

/** Positions of one game as a seat sees them, with that seat first in every row of seats. */
export class Observer {
  readonly fields: readonly ObservedField[];
  /** the numbers of the flat form */
  readonly size: number;
  readonly version: string;
  /** the tensor form, where there is a board of hexes */
  readonly planes: Planes | undefined;
  private readonly game: Playable;
  /** by observer: from where each number comes */
  private readonly from: readonly Int32Array[];
  private readonly renamed: readonly Renamed[];

  constructor(game: Playable) {
    this.game = game;
    this.fields = fieldsOf(game);
    this.size = game.plan.size;
    this.planes = Planes.of(game, this.fields);
    this.version = `${FORM}-${fingerprint(this.fields, this.planes)}`;
    this.from = Array.from({ length: game.seats }, (_, seat) => sources(this.fields, game.seats, seat));
    this.renamed = renamings(game, this.fields);
  }

  /** Writes what a seat sees (null: a spectator, unturned) as whole numbers; what it may not know is UNKNOWN. */
  flat(s: State, seat: number | null, out: Int32Array, at = 0): void {
    const { cells } = viewOf(s, seat);
    if (seat === null) {
      out.set(cells, at);
      return;
    }
    const from = this.from[seat];
    for (let i = 0; i < from.length; i++) out[at + i] = cells[from[i]];
    for (const { first, end, names, sets } of this.renamed)
      for (let i = at + first; i < at + end; i++) {
        const value = out[i];
        if (value < 0) continue;
        if (sets) out[i] = turnedSet(value, seat, this.game.seats);
        else if (value < names[seat].length) out[i] = names[seat][value];
      }
    this.turnDecisions(out, at, seat);
  }

  /** The open decisions name seats too: who is asked, and among their arguments. */
  private turnDecisions(out: Int32Array, at: number, seat: number): void {
    const { decisions, seats } = this.game;
    for (let depth = 0; depth < out[at + DEPTH]; depth++) {
      const frame = at + STACK + depth * FRAME;
      if (out[frame] === UNKNOWN) continue;
      if (out[frame + 1] > 0) out[frame + 1] = turnedSet(out[frame + 1], seat, seats);
      decisions[out[frame]].args?.forEach(({ domain }, i) => {
        const value = out[frame + 2 + i];
        if (domain.id === 'seat' && value >= 0 && value < seats)
          out[frame + 2 + i] = (value - seat + seats) % seats;
      });
    }
  }
}

/** numbers that are renamed for each observer */
interface Renamed {
  readonly first: number;
  readonly end: number;
  /** they are sets of seats, and turned as such */
  readonly sets: boolean;
  /** else by observer and number */
  readonly names: readonly Int32Array[];
}

/** A set of seats as bits, counted from this one. */
export function turnedSet(set: number, seat: number, seats: number): number {
  const all = seats >= 31 ? -1 : (1 << seats) - 1;
  return ((set >>> seat) | (set << (seats - seat))) & all;
}

function sources(fields: readonly ObservedField[], seats: number, seat: number): Int32Array {
  const from = new Int32Array(fields.reduce((sum, { size }) => sum + size, 0));
  for (const { at, size, per, dims } of fields)
    for (let i = 0; i < size; i++) {
      let left = i;
      let source = 0;
      let step = 1;
      for (let d = per.length - 1; d >= 0; d--) {
        const index = left % per[d];
        left = (left - index) / per[d];
        const turns = (dims[d] === 'seat' || dims[d] === 'owner') && index < seats;
        source += step * (turns ? (index + seat) % seats : index);
        step *= per[d];
      }
      from[at + i] = at + source;
    }
  return from;
}

function renamings(game: Playable, fields: readonly ObservedField[]): Renamed[] {
  const { seats } = game;
  const turned = (value: number, seat: number): number =>
    value < seats ? (value - seat + seats) % seats : value;
  const names: Record<string, (value: number, seat: number) => number> = {
    seat: turned,
    'seat+1': (value, seat) => (value > 0 ? turned(value - 1, seat) + 1 : 0),
  };
  const lengths: Record<string, number> = { seat: seats, 'seat+1': seats + 1 };
  const book = islandOf(game);
  if (book) {
    const pieces = book.pieces.length;
    names.piece = (mark, seat) =>
      mark === 0 ? 0 : 1 + turned(book.ownerOf[mark], seat) * pieces + book.pieceOf[mark];
    lengths.piece = book.ownerOf.length;
  }
  return fields.flatMap(({ at, size, holds }): Renamed[] => {
    const name = names[holds];
    if (holds === 'seats') return [{ first: at, end: at + size, sets: true, names: [] }];
    if (!name) return [];
    const tables = Array.from({ length: seats }, (_, seat) =>
      Int32Array.from({ length: lengths[holds] }, (_, value) => name(value, seat)),
    );
    return [{ first: at, end: at + size, sets: false, names: tables }];
  });
}

/** What of the fields programs count on: everything but words and what was seen in games. */
function fingerprint(fields: readonly ObservedField[], planes: Planes | undefined): string {
  const counted = fields.map(({ name, per, dims, audience, holds }) => [name, per, dims, audience, holds]);
  const over = planes?.spec.grounds.map((ground) => [ground.on, ground.places, ground.planes]);
  return createHash('sha256')
    .update(JSON.stringify([counted, over]))
    .digest('hex')
    .slice(0, 12);
}
