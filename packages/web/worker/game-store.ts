import { type Outcome, refuse } from '@hexwright/kernel';
import { type Entry, parseEntry } from '@hexwright/table';
import { type Disk, type KeptLine, WriteConflict } from './disk.ts';
import { type KeptGame, keptGame } from './kept-game.ts';

/** What the browser would not keep: it is there until the page is closed. */
interface Tail {
  readonly game: KeptGame;
  readonly from: number;
  readonly entries: readonly Entry[];
  readonly why: string;
}

export type Found = Outcome<{ readonly game: KeptGame; readonly entries: readonly Entry[] }>;

/** The games of this browser. What the disk refuses is held in memory, and tried again with the next move. */
export class GameStore {
  private readonly disk: Disk;
  private readonly tails = new Map<string, Tail>();
  private refusal: string | null = null;

  constructor(disk: Disk) {
    this.disk = disk;
  }

  /** why nothing at all can be kept here; null where it can */
  async unkept(): Promise<string | null> {
    await this.games();
    return this.refusal;
  }

  /** the heads of all games, the damaged ones as they were found */
  async games(): Promise<{ readonly games: readonly KeptGame[]; readonly damaged: readonly unknown[] }> {
    const found = await this.disk.games().then(
      (games) => {
        this.refusal = null;
        return games;
      },
      (error: unknown) => {
        this.refusal = wordsOf(error);
        return [];
      },
    );
    const heads = new Map<string, KeptGame>();
    const damaged: unknown[] = [];
    for (const each of found) {
      const game = keptGame(each);
      if (game) heads.set(game.id, game);
      else damaged.push(each);
    }
    for (const { game } of this.tails.values()) heads.set(game.id, game);
    return { games: [...heads.values()], damaged };
  }

  async find(id: string): Promise<Found> {
    const tail = this.tails.get(id);
    if (tail?.from === 0) return { ok: true, game: tail.game, entries: tail.entries };
    const [head, lines] = await Promise.all([this.disk.game(id), this.disk.lines(id)]);
    if (head === undefined) return refuse('game-lost', 'this game is not kept in this browser');
    const game = keptGame(head);
    if (!game) return refuse('game-damaged', 'what was kept of this game is damaged');
    const entries = inOrder(lines, 0);
    if (!entries.ok) return entries;
    if (entries.entries.length !== game.lines)
      return refuse('game-damaged', `of ${game.lines} lines of this game ${entries.entries.length} are left`);
    return tail
      ? { ok: true, game: tail.game, entries: [...entries.entries, ...tail.entries] }
      : { ok: true, game, entries: entries.entries };
  }

  /** The lines that were added to a game from one on. */
  async since(id: string, from: number): Promise<Outcome<{ readonly entries: readonly Entry[] }>> {
    return inOrder(await this.disk.lines(id, from), from);
  }

  /** whatever there is of a game, to be saved elsewhere */
  async remains(id: string): Promise<unknown> {
    const [game, lines] = await Promise.all([this.disk.game(id), this.disk.lines(id)]);
    return game === undefined && lines.length === 0 ? undefined : { game, lines };
  }

  /**
   * Keeps more lines of a game. It resolves when they are durable, or when the disk refused them: then it says why, and
   * they are held here. It fails with Outrun where another tab has written instead.
   */
  async write(game: KeptGame, from: number, entries: readonly Entry[]): Promise<string | null> {
    const tail = this.tails.get(game.id);
    const start = tail?.from ?? from;
    const all = tail ? [...tail.entries, ...entries] : entries;
    try {
      await this.disk.write(game, start, all);
      this.tails.delete(game.id);
      return null;
    } catch (error) {
      if (error instanceof WriteConflict) throw error;
      const why = wordsOf(error);
      this.tails.set(game.id, { game, from: start, entries: all, why });
      return why;
    }
  }

  /** what of this game is not on the disk, if anything */
  unwritten(id: string): { readonly why: string; readonly since: number } | null {
    const tail = this.tails.get(id);
    if (!tail) return null;
    const moves = tail.entries.filter((entry) => !('back' in entry)).length;
    return { why: tail.why, since: Math.max(0, tail.game.moves - moves) };
  }

  /** Forgets what of this game is not on the disk; answers whether there was anything. */
  letGo(id: string): boolean {
    return this.tails.delete(id);
  }

  async remove(id: string): Promise<void> {
    this.tails.delete(id);
    await this.disk.remove(id);
  }
}

function inOrder(lines: readonly KeptLine[], from: number): Outcome<{ readonly entries: readonly Entry[] }> {
  const entries: Entry[] = [];
  for (const { line, entry } of lines) {
    const parsed = parseEntry(entry);
    if (line !== from + entries.length || !parsed.ok)
      return refuse('game-damaged', `line ${from + entries.length} of this game is missing or damaged`);
    entries.push(parsed.entry);
  }
  return { ok: true, entries };
}

function wordsOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException
    ? error.message || error.name
    : String(error);
}
