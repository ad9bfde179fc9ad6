import { itemAt } from '@hexwright/kernel';
import type { TournamentCard, TournamentGame, TournamentSheet } from '@hexwright/table';
import { takesPart, whyNotEnter } from './entering.ts';
import type { KeptGame, KeptTournament } from './kept.ts';
import { scoreAt, standings, TIE_BREAKS } from './standings.ts';

/** A tournament in a list, as one person sees it. */
export function tournamentCard(
  kept: KeptTournament,
  games: readonly KeptGame[],
  person: string | null,
): TournamentCard {
  const { id, settings, state, game, host, entrants, round, rounds, password, made } = kept;
  const { title, kind, wish, most, days, starts, listed } = settings;
  const mine = games.find(
    (each) => each.round === round && each.result === null && person !== null && each.seats.includes(person),
  );
  return {
    id,
    title,
    state,
    kind,
    game,
    row: wish.game,
    seats: wish.seats,
    host,
    entrants: entrants.filter(({ left }) => !left).length,
    most,
    round,
    rounds: rounds || (settings.rounds ?? 0),
    days,
    starts,
    password: password !== null,
    listed,
    you: person !== null && takesPart(kept, person),
    table: state === 'running' ? (mine?.table ?? null) : null,
    made,
  };
}

/** All of it. `states` are those of the tables that are not done. */
export function tournamentSheet(
  kept: KeptTournament,
  games: readonly KeptGame[],
  states: ReadonlyMap<string, string>,
  person: string | null,
): TournamentSheet {
  const { settings, entrants, round, plan } = kept;
  const { kind, wish, about, clock, wait, rated, watching } = settings;
  const known = [...new Set(games.map((each) => each.round))].sort((a, b) => b - a);
  const coming = (plan ?? []).slice(round).map((_, i) => round + 1 + i);
  return {
    ...tournamentCard(kept, games, person),
    about: about ?? null,
    clock,
    wait,
    enters: whyNotEnter(kept) === undefined,
    rated,
    watching,
    why: kept.why,
    people: [...entrants],
    breaks: [...TIE_BREAKS[kind]],
    standings: standings(
      entrants.map(({ id }) => id),
      games,
      wish.seats,
      kind,
    ),
    roundEnds: kept.state === 'running' ? kept.roundEnds : null,
    played: [
      ...known.map((each) => ({
        round: each,
        games: games.filter((game) => game.round === each).map((game) => gameCard(game, states)),
      })),
      ...(kept.state === 'running' ? coming : []).map((each) => ({ round: each, games: toCome(kept, each) })),
    ],
    me: {
      entrant: person !== null && takesPart(kept, person) ? person : null,
      host: person !== null && person === kept.host.id,
    },
  };
}

function gameCard(
  { board, table, seats, result }: KeptGame,
  states: ReadonlyMap<string, string>,
): TournamentGame {
  const told = result === 'void' ? null : result;
  const now = table !== null && states.get(table) === 'waiting' ? 'waiting' : 'playing';
  return {
    board,
    table,
    state: table === null ? 'rest' : result === 'void' ? 'void' : result ? 'over' : now,
    seats: seats.map((entrant, seat) => ({
      entrant,
      place: told?.places[seat] ?? null,
      points: told?.points[seat] ?? null,
      score: table !== null && told ? scoreAt(told, seat) : null,
    })),
  };
}

function toCome({ plan }: KeptTournament, round: number): TournamentGame[] {
  const { groups, rests } = itemAt(plan!, round - 1);
  const nothing = { place: null, points: null, score: null };
  return [...groups, ...rests.map((each) => [each])].map((group, i) => ({
    board: i + 1,
    table: null,
    state: i < groups.length ? 'waiting' : 'rest',
    seats: group.map((entrant) => ({ entrant, ...nothing })),
  }));
}
