import { createHash } from 'node:crypto';
import { itemAt, type Outcome, refuse } from '@hexwright/kernel';
import type { KeptGame, KeptTournament } from './kept.ts';
import { fullLeague, leagueRounds } from './league.ts';
import { meetingsOf } from './meetings.ts';
import { standings } from './standings.ts';
import { type Pairing, swissRound } from './swiss.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

/** What a round is made of: the tournament as it is then, and its games, whose tables are still to be laid. */
export interface Round {
  readonly tournament: KeptTournament;
  readonly games: readonly (Omit<KeptGame, 'table'> & { readonly rests: boolean })[];
  /** when its tables begin by themselves at the latest */
  readonly begins: number;
}

const seatsOf = ({ settings }: KeptTournament): number => settings.wish.seats;
const playing = ({ entrants }: KeptTournament): string[] =>
  entrants.filter(({ left }) => !left).map(({ id }) => id);

/** By lot: the same order whenever it is asked for. */
function drawn({ lot }: KeptTournament, people: readonly string[]): string[] {
  const number = (id: string): string => createHash('sha256').update(`${lot} ${id}`).digest('hex');
  return [...people].sort((a, b) => (number(a) < number(b) ? -1 : 1));
}

/** Enough rounds of a Swiss to find one who has won them all: each leaves one winner of a table. */
export const fullSwiss = (people: number, seats: number): number =>
  Math.max(1, Math.ceil(Math.log(people) / Math.log(seats) - 1e-9)) + (seats > 2 ? 1 : 0);

/** It begins: how many rounds there will be is settled, and those of a league are planned. */
export function started(kept: KeptTournament): Outcome<{ readonly tournament: KeptTournament }> {
  if (kept.state !== 'open') return refuse('tournament-begun', 'this tournament has begun');
  const people = drawn(kept, playing(kept));
  if (people.length < 2) return refuse('tournament-few', 'at least two must take part');
  const { kind, rounds: asked } = kept.settings;
  const seats = seatsOf(kept);
  const rounds =
    asked ?? (kind === 'league' ? fullLeague(people.length, seats) : fullSwiss(people.length, seats));
  const plan = kind === 'league' ? leagueRounds(people, seats, rounds) : null;
  return { ok: true, tournament: { ...kept, state: 'running', rounds, plan } };
}

/** Whether this round is over: all its tables are done, or its time is. The last one is waited for. */
export function isRoundOver(kept: KeptTournament, games: readonly KeptGame[], now: number): boolean {
  const open = games.some(({ round, result }) => round === kept.round && result === null);
  return !open || (kept.round < kept.rounds && kept.roundEnds !== null && kept.roundEnds <= now);
}

/** The next round, or the end where the last one is over or nobody is left to play. */
export function nextRound(kept: KeptTournament, games: readonly KeptGame[], now: number): Round {
  const { days, wait, clock } = kept.settings;
  const people = playing(kept);
  if (kept.round >= kept.rounds || people.length < 2) {
    // Of a round whose time is over tables may still be played, and count.
    const open = games.some(({ result }) => result === null);
    const state = open ? 'running' : 'over';
    return {
      tournament: {
        ...kept,
        state,
        due: null,
        rounds: people.length < 2 ? kept.round : kept.rounds,
        roundEnds: null,
      },
      games: [],
      begins: now,
    };
  }
  const round = kept.round + 1;
  const ends = days === null ? null : now + days * DAY;
  const { groups, rests } = kept.plan ? planned(kept, round) : paired(kept, games);
  const seats = seatsOf(kept);
  const tables = groups.map((group, i) => ({
    round,
    board: i + 1,
    seats: Array.from({ length: seats }, (_, seat) => group[seat] ?? null),
    result: null,
    rests: false,
  }));
  const resting = rests.map((id, i) => ({
    round,
    board: groups.length + i + 1,
    seats: [id],
    result: { places: [1], points: [0], winners: [0] },
    rests: true,
  }));
  return {
    tournament: { ...kept, round, roundEnds: ends, due: ends },
    games: [...tables, ...resting],
    begins: clock.mode === 'days' ? now : (ends ?? now + wait * MINUTE),
  };
}

/** A round of the plan, without those who have left; whoever is alone then rests. */
function planned({ plan, entrants }: KeptTournament, round: number): Pairing {
  const { groups, rests } = itemAt(plan!, round - 1);
  const here = (id: string): boolean => entrants.some((each) => each.id === id && !each.left);
  const left = groups.map((group) => group.filter(here));
  return {
    groups: left.filter((group) => group.length > 1),
    rests: [...rests.filter(here), ...left.filter((group) => group.length === 1).flat()],
  };
}

function paired(kept: KeptTournament, games: readonly KeptGame[]): Pairing {
  const people = drawn(kept, playing(kept));
  const ranked = standings(people, games, seatsOf(kept), 'swiss').map(({ id }) => id);
  const rested = (person: string): number =>
    games.filter(({ seats }) => seats.length === 1 && seats[0] === person).length;
  const met = meetingsOf(games.filter(({ result }) => result !== 'void').map(({ seats }) => seats));
  return swissRound(ranked, seatsOf(kept), met, rested);
}
