import type { TableSettings } from '@hexwright/table';
import { newTableId } from '../random.ts';
import type { KeptRoom, KeptTable } from '../tables/kept.ts';
import type { KeptTournament } from './kept.ts';
import type { Round } from './rounds.ts';

/** seconds after which a bot plays for somebody who has gone while others wait */
const STAND_IN = 60;

/**
 * The table for a game of a round. Nobody is its host: it belongs to the tournament, begins by itself, and nobody changes seats,
 * takes moves back or ends it before its end.
 */
export function tournamentTable(
  tournament: KeptTournament,
  { round, board, seats }: Round['games'][number],
  begins: number,
  now: number,
): KeptTable {
  const { settings, title, game } = { ...tournament, title: tournament.settings.title };
  const { wish, clock, listed, rated, watching, pace } = settings;
  const named = `${title} · ${round}.${board}`;
  const tableSettings: TableSettings = {
    title: named,
    wish,
    clock,
    listed,
    rated,
    watching,
    pace,
    standIn: clock.mode === 'days' ? null : STAND_IN,
  };
  const room: KeptRoom = {
    title: named,
    game,
    settings: tableSettings,
    password: null,
    host: { id: tournament.id, name: title, account: false },
    seats: seats.map((id, colour) => {
      const entrant = tournament.entrants.find((each) => each.id === id);
      const person =
        entrant && entrant.level === null
          ? { id: entrant.id, name: entrant.name, account: entrant.account }
          : null;
      return {
        colour,
        person,
        bot: person === null,
        ...(entrant?.level && { level: entrant.level }),
        ready: person === null,
        wants: null,
        resigned: false,
        since: now,
        ...(id !== null && { entrant: id }),
      };
    }),
    kicked: [],
    proposal: null,
    why: null,
    next: null,
    tournament: { id: tournament.id, title, round, board },
  };
  return {
    id: newTableId(),
    state: 'waiting',
    room,
    rev: 0,
    setup: null,
    chance: null,
    lines: 0,
    moves: 0,
    turn: 0,
    clock: null,
    due: begins,
    made: now,
    touched: now,
  };
}
