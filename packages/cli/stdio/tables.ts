import { type Lexicon, wordsFor } from '@hexwright/catalog';
import { type Book, islandOf } from '@hexwright/island';
import type { Game, GameEvent } from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import { OpenCampaigns } from './campaigns.ts';
import { OpenEnvs } from './envs.ts';
import { badParam, RpcError } from './errors.ts';

/** One open game with what the kernel does not keep: the events told so far, and words for them. */
export interface Held {
  readonly id: string;
  readonly rules: Playable;
  readonly words: Lexicon;
  game: Game;
  events: GameEvent[];
  /** its hidden cards were dealt anew: it no longer follows from its log */
  readonly imagined: boolean;
}

const MOST = 20_000;

/** The games that are open, by id, and the campaigns. */
export class Tables {
  readonly campaigns = new OpenCampaigns();
  readonly envs = new OpenEnvs();
  /** bytes that follow the answer which was given last */
  private following: Uint8Array | undefined;
  private readonly held = new Map<string, Held>();
  private opened = 0;

  follow(bytes: Uint8Array): void {
    this.following = bytes;
  }

  /** The bytes that follow the last answer, once. */
  takeFollowing(): Uint8Array | undefined {
    const bytes = this.following;
    this.following = undefined;
    return bytes;
  }

  open(rules: Playable, game: Game, events: readonly GameEvent[], like?: Held, imagined = false): Held {
    if (this.held.size >= MOST)
      throw new RpcError('refused', `${MOST} games are open; close some first`, { code: 'too-many-games' });
    const words = like?.words ?? wordsFor(rules);
    const held: Held = { id: `g${++this.opened}`, rules, words, game, events: [...events], imagined };
    this.held.set(held.id, held);
    return held;
  }

  find(id: string, field: string): Held {
    const held = this.held.get(id);
    if (held) return held;
    throw new RpcError('game', `no game "${id}" is open`, { code: 'game-not-open', field, game: id });
  }

  has(id: string): boolean {
    return this.held.has(id);
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
  if (seat < held.rules.seats) return seat;
  throw badParam(field, `must be a seat from 0 to ${held.rules.seats - 1}, not ${seat}`, 'seat-unknown');
}

/** The board of this game and all that is on it, or the error that there is none. */
export function islandIn(held: Held): Book {
  const book = islandOf(held.rules);
  if (book) return book;
  throw new RpcError('refused', `"${held.rules.setup.game}" is not played on a board of hexes`, {
    code: 'no-board',
    field: 'game',
  });
}
