import { type Lexicon, wordsFor } from '@hexwright/catalog';
import type { Book } from '@hexwright/island';
import type { Game, GameEvent } from '@hexwright/kernel';
import { badParam, RpcError } from './errors.ts';

/** One open game with what the kernel does not keep: the events told so far, and words for them. */
export interface Held {
  readonly id: string;
  readonly book: Book;
  readonly words: Lexicon;
  game: Game;
  events: GameEvent[];
  /** its hidden cards were dealt anew: it no longer follows from its log */
  readonly imagined: boolean;
}

const MOST = 20_000;

/** The games that are open, by id. */
export class Tables {
  private readonly held = new Map<string, Held>();
  private opened = 0;

  open(book: Book, game: Game, events: readonly GameEvent[], like?: Held, imagined = false): Held {
    if (this.held.size >= MOST)
      throw new RpcError('refused', `${MOST} games are open; close some first`, { code: 'too-many-games' });
    const words = like?.words ?? wordsFor(book);
    const held: Held = { id: `g${++this.opened}`, book, words, game, events: [...events], imagined };
    this.held.set(held.id, held);
    return held;
  }

  find(id: string, field: string): Held {
    const held = this.held.get(id);
    if (held) return held;
    throw new RpcError('game', `no game "${id}" is open`, { code: 'game-not-open', field, game: id });
  }

  close(held: Held): void {
    this.held.delete(held.id);
  }

  ids(): string[] {
    return [...this.held.keys()];
  }
}

/** A seat of this game, or the error that names the parameter. */
export function seatIn(held: Held, seat: number, field: string): number {
  if (seat < held.book.seats) return seat;
  throw badParam(field, `must be a seat from 0 to ${held.book.seats - 1}, not ${seat}`, 'seat-unknown');
}
