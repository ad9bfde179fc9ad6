/**
 * The engine for programs, in a dozen functions: what can be played, a game, whose turn it is, what can be done, what is seen. The examples in
 * README.md run as tests. For many games at once, or from another language: `hexwright stdio` (docs/protocol.md).
 */
import { askBot, botFor } from '@hexwright/bots';
import {
  admit as admitModules,
  eventText,
  findRow,
  parseOutside,
  rows,
  rulesFor,
  rulesOf,
  rulesOfSetup,
  wordsFor,
} from '@hexwright/catalog';
import { bringKit, type Kit, type Module } from '@hexwright/island';
import * as kernel from '@hexwright/kernel';
import { type Playable, plainRule } from '@hexwright/rulebook';
import type { Choices, Event, Game, Move, Outcome, Row, Seat, Standing, View, Wish } from './types.ts';

export type { Kit, Module } from '@hexwright/island';
export type * from './types.ts';

interface Held {
  readonly rules: Playable;
  readonly game: kernel.Game;
}

/** what stands behind the games that were handed out */
const held = new WeakMap<Game, Held>();

function hand(rules: Playable, game: kernel.Game): Game {
  const handed: Game = { row: rules.setup.game, seats: rules.seats };
  held.set(handed, { rules, game });
  return handed;
}

function of(game: Game): Held {
  const found = held.get(game);
  if (found) return found;
  throw new TypeError('this is no game of newGame, load or copy');
}

/** Everything that can be played, in the order of the catalogue. */
export function games(): readonly Row[] {
  return rows.map(({ id, name, kind, players, summary }) => ({ id, name, kind, players, summary }));
}

/** The rules of a row as players read them, sentence by sentence; none if there is no such row. */
export function rules(id: string): readonly string[] {
  const row = findRow(id);
  if (!row) return [];
  return rulesOf(row).flatMap(({ rules }) => rules.map((line) => plainRule(line).text));
}

/** Lays a game; chance has moved until a seat must decide. */
export function newGame({ seed, ...wish }: Wish): Outcome<{ readonly game: Game }> {
  const found = rulesFor(wish);
  if (!found.ok) return found;
  const chance = { mode: 'seeded', seed: seed ?? crypto.randomUUID() } as const;
  const { opening: _, ...game } = kernel.newGame(found.rules, chance);
  return { ok: true, game: hand(found.rules, game) };
}

/** Where the game stands, for everybody to see. */
export function standing(game: Game): Standing {
  const { rules, game: known } = of(game);
  const { state } = known;
  const over = kernel.isOver(state);
  const asked = kernel.decisionOf(state);
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat);
  return {
    moves: known.log.length,
    over,
    decision: over ? null : (asked?.kind ?? null),
    toMove: over ? [] : (asked?.seats ?? []).filter((seat) => seat >= 0),
    points: seats.map((seat) => (over ? rules.points(state, seat) : rules.publicPoints(state, seat))),
    winners: over ? rules.result(state).winners : [],
  };
}

/** What the seat may choose from now. */
export function choices(game: Game, seat: Seat): Choices {
  const { state } = of(game).game;
  const { moves, open } = kernel.legalMoves(state, seat);
  return {
    moves,
    open: open.map((name) => ({ move: name, example: exampleOf(state, seat, name) })),
  };
}

function exampleOf(state: kernel.State, seat: Seat, name: string): Move | null {
  const kind = state.rules.moves.find((move) => move.name === name);
  return (kind?.open?.propose?.(state, seat, new kernel.Rng(0)) as Move | undefined) ?? null;
}

/** Makes a move, and lets chance answer. What happened is told as this seat learns of it. */
export function play(game: Game, seat: Seat, move: Move): Outcome<{ readonly events: readonly Event[] }> {
  const { rules, game: known } = of(game);
  const played = kernel.play(known, seat, move);
  if (!played.ok) return { ok: false, reason: played.reason };
  const words = wordsFor(rules);
  const events = played.events.map((event) => {
    const seen = kernel.eventFor(event, seat);
    return { ...seen, text: eventText(words, seen, (other) => (other === seat ? 'you' : `seat ${other}`)) };
  });
  return { ok: true, events };
}

/** The position as a seat may know it; of a spectator, if no seat is given. */
export function view(game: Game, seat: Seat | null = null): View {
  return { fields: kernel.viewToJson(kernel.viewOf(of(game).game.state, seat)).fields };
}

/** The move that a bot would make at this seat: it sees what the seat may see. `level` is a word like 'easy', or 'random'. */
export function botMove(game: Game, seat: Seat, level = 'normal'): Outcome<{ readonly move: Move }> {
  const { rules, game: known } = of(game);
  if (!standing(game).toMove.includes(seat))
    return kernel.refuse('not-your-turn', `seat ${seat} has nothing to decide now`);
  try {
    const rng = new kernel.Rng(known.log.length, seat);
    return { ok: true, move: askBot(botFor(rules, level), known.state, seat, rng) };
  } catch (error) {
    return kernel.refuse('bot-unknown', (error as Error).message);
  }
}

/** The same game once more, to be played on without touching the other. */
export function copy(game: Game): Game {
  const { rules, game: known } = of(game);
  return hand(rules, kernel.cloneGame(known));
}

/** The game as text. It holds the seed: whoever reads it can foretell the dice. */
export function save(game: Game): string {
  return JSON.stringify(kernel.saveGame(of(game).game));
}

/** A game out of its text. */
export function load(text: string): Outcome<{ readonly game: Game }> {
  const read = kernel.readJson(text);
  if (!read.ok) return read;
  const parsed = kernel.parseSave(read.json);
  if (!parsed.ok) return parsed;
  const found = rulesOfSetup(parsed.save.setup);
  if (!found.ok) return found;
  const again = kernel.restoreGame(found.rules, parsed.save);
  if (!again.ok) return again;
  kernel.letNatureMove(again.game);
  return { ok: true, game: hand(found.rules, again.game) };
}

/** Lets modules of your own into the catalogue (docs/modules.md), and answers their ids. */
export async function admit(
  module: Module | readonly Module[] | ((kit: Kit) => Module | readonly Module[]),
): Promise<Outcome<{ readonly ids: readonly string[] }>> {
  const parsed = parseOutside(typeof module === 'function' ? module(await bringKit()) : module);
  if (!parsed.ok) return parsed;
  const admitted = admitModules(parsed.modules);
  return admitted.ok ? { ok: true, ids: parsed.modules.map(({ id }) => id) } : admitted;
}
