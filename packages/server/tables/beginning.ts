import { type Outcome, refuse } from '@hexwright/kernel';
import { DRAWN, type Entry, type GamePresenter, type Player, seated, Table } from '@hexwright/table';
import { newClock, runsOutAt, ticked } from '../clock.ts';
import { newSeed } from '../random.ts';
import { whyNotBegin } from './gathering.ts';
import type { KeptRoom, KeptTable } from './kept.ts';

/**
 * What a table has in memory besides the game: enough for whoever comes back after a while. More is told again by making the moves again, which
 * takes a few milliseconds; a thousand tables that remember everything would take hundreds of megabytes.
 */
export const KEEPS = { events: 150, snapshots: 4, every: 64 } as const;

export type Beginning = Outcome<{
  readonly table: Table;
  readonly after: KeptTable;
  readonly entries: readonly Entry[];
}>;

/** Everybody is there: the board is laid, and the first question is asked. Nothing has happened until it is written. */
export function beginning(before: KeptTable, face: GamePresenter, now: number): Beginning {
  const why = whyNotBegin(before.room);
  if (why) return why;
  if (before.room.seats.length !== face.game.seats)
    return refuse('seats', 'the number of seats is another one by now');
  const chance = { mode: 'seeded', seed: newSeed() } as const;
  const room = inPlaces(before.room, chance.seed);
  const rebuilt = Table.rebuild(face, { chance, players: playersOf(room), entries: [] }, KEEPS);
  if (!rebuilt.ok) return rebuilt;
  const { table } = rebuilt;
  const laid = table.wants().kind === 'nature' ? table.offerNature() : undefined;
  if (laid && !laid.ok) return laid;
  const entries = laid?.step?.entries ?? [];
  laid?.step?.commit();
  const want = table.wants();
  const { moves, turn } = table.stands;
  const setting = before.room.settings.clock;
  const fresh = newClock(setting, face.game.seats, now);
  const clock = fresh && ticked(fresh, setting, want.kind === 'person' ? want.seats : [], turn, now);
  const after: KeptTable = {
    ...before,
    room,
    state: 'playing',
    rev: before.rev + 1,
    setup: face.game.setup,
    chance,
    lines: entries.length,
    moves,
    turn,
    clock,
    // Where a person is asked there is nothing for the server to do until its time runs out.
    due: want.kind === 'person' ? clock && runsOutAt(clock) : now,
    touched: now,
  };
  return { ok: true, table, after, entries };
}

/**
 * Everybody on the place that was drawn or chosen: whoever begins sits first. Each takes its colour along. In a
 * campaign that is done before its first game.
 */
function inPlaces(room: KeptRoom, seed: string): KeptRoom {
  if ((room.campaign?.before.length ?? 0) > 0)
    return { ...room, seats: room.seats.map((seat) => ({ ...seat, wants: null })) };
  const { begins, order } = room.settings.seating ?? DRAWN;
  const seats = seated(room.seats, { begins: begins === 'first' ? 0 : begins, order }, seed);
  return { ...room, seats: seats.map((seat) => ({ ...seat, wants: null })) };
}

/** Who plays each seat, as the table must know it. */
export function playersOf({ seats }: KeptRoom): Player[] {
  return seats.map(({ person, bot, resigned, level }) => ({
    kind: person && !bot && !resigned ? 'person' : 'bot',
    ...(person && { name: person.name }),
    ...((resigned || (person && bot)) && { standsIn: true }),
    ...(!person && bot && level && { level }),
  }));
}
