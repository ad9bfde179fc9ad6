import { islandOf } from '@hexwright/island';
import type { CodedMove, GameEvent, State } from '@hexwright/kernel';
import { type AnyModule, type Playable, termsOf } from '@hexwright/rulebook';
import { findModule, findRow, type Row } from '../everything.ts';
import { exemptions } from './kept.ts';
import { made } from './made.ts';
import type { Step } from './walk.ts';

/**
 * Keeps track of what has happened in the games of a row. Whatever the row itself brings must be seen:
 * its kinds of moves, its pieces on the board, its cards drawn and played, the events it has words for.
 * What it inherits from another row is that row's to show.
 */
export class Sighting {
  private readonly expected = new Set<string>();
  private readonly seen = new Set<string>();
  private readonly rare: ReadonlySet<string>;
  private readonly inherited: ReadonlySet<string>;
  /** the modules that come with this row and with no row below it */
  readonly own: readonly AnyModule[];

  constructor(row: Row, modules: readonly AnyModule[]) {
    const below = rowsBelow(row);
    const taken = new Set(below.flatMap((other) => other.modules));
    this.own = modules.filter((module) => !taken.has(module.id));
    this.rare = exemptions(modules).rare;
    this.inherited = new Set(
      below.flatMap((other) => other.players.flatMap((seats) => inheritedKeys(other, seats))),
    );
    for (const key of Object.keys(termsOf(this.own))) if (/^event\.[^.]+$/.test(key)) this.want(key);
  }

  expect(b: Playable): void {
    for (const key of keysOf(b)) this.want(key);
  }

  private want(key: string): void {
    if (!this.inherited.has(key) && !this.rare.has(key)) this.expected.add(key);
  }

  /** One more move; answers whether it showed anything for the first time. */
  step(b: Playable, { kind, entry, events, state, index }: Step): boolean {
    const known = this.seen.size;
    this.seen.add(`move.${kind.name}`);
    for (const value of Object.values(entry.move)) this.met(value);
    for (const event of events) this.event(event);
    if (index % 16 === 0) this.look(b, state);
    return this.seen.size > known;
  }

  private event(event: GameEvent): void {
    this.seen.add(`event.${event.kind}`);
    // A deck with a name tells of its cards by that name.
    if (event.kind.endsWith('-card-played')) this.seen.add(`card.${event.data.card} played`);
    for (const value of Object.values(event.data)) this.met(value);
    for (const value of Object.values(event.secret?.data ?? {})) this.met(value);
  }

  private met(value: unknown): void {
    if (typeof value === 'string') this.seen.add(`card.${value}`);
  }

  /** which pieces stand, and which cards were played */
  look(game: Playable, s: State): void {
    const b = islandOf(game);
    if (!b) return;
    for (const { index, id, layerAt, places } of b.pieces) {
      if (this.seen.has(`piece.${id}`)) continue;
      for (let place = 0; place < places; place++) {
        const mark = s.cells[layerAt + place];
        if (mark !== 0 && b.pieceOf[mark] === index) this.seen.add(`piece.${id}`);
      }
    }
    const played = b.plan.byName.get('played');
    if (!played || played.size !== b.seats * b.cards.length) return;
    for (let i = 0; i < played.size; i++)
      if (s.cells[played.at + i] > 0) this.seen.add(`card.${b.cards[i % b.cards.length].id} played`);
  }

  wants(kind: CodedMove): boolean {
    const key = `move.${kind.name}`;
    return this.expected.has(key) && !this.seen.has(key);
  }

  missing(): string[] {
    return [...this.expected].filter((key) => !this.seen.has(key));
  }
}

function keysOf(game: Playable): string[] {
  const { piece = [], card = [] } = game.things;
  const played = game.plan.byName.has('played') ? (islandOf(game)?.cards ?? []) : [];
  return [
    ...game.moves.map((move) => `move.${move.name}`),
    ...piece.map((id) => `piece.${id}`),
    ...card.map((id) => `card.${id}`),
    ...played.filter((each) => each.play).map((each) => `card.${each.id} played`),
  ];
}

const known = new Map<string, readonly string[]>();

function inheritedKeys(row: Row, seats: number): readonly string[] {
  const id = `${row.id} ${seats}`;
  let keys = known.get(id);
  if (!keys) {
    const rules = made({ game: row.id, seats });
    const events = Object.keys(termsOf(row.modules.map((module) => findModule(module)!)));
    keys = rules.ok ? [...keysOf(rules.rules), ...events] : [];
    known.set(id, keys);
  }
  return keys;
}

/** the rows that this one is built on */
function rowsBelow(row: Row): Row[] {
  const module = findModule(row.id)!;
  const ids = [...(row.host === undefined ? [] : [row.host]), ...(module.needs ?? [])];
  return ids.flatMap(rowsFrom);
}

/** the row of this id, or those that a mere ground stands on */
function rowsFrom(id: string): Row[] {
  const row = findRow(id);
  return row ? [row] : (findModule(id)?.needs ?? []).flatMap(rowsFrom);
}
