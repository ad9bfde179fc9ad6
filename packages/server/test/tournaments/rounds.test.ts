import { NewTournament } from '@hexwright/table';
import { describe, expect, test } from 'vitest';
import { enter, leave, remove } from '../../tournaments/entering.ts';
import type { KeptGame, KeptTournament } from '../../tournaments/kept.ts';
import { isRoundOver, nextRound, started } from '../../tournaments/rounds.ts';
import { tournamentSheet } from '../../tournaments/tournament-sheet.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

function opened(count: number, settings: Partial<NewTournament> = {}): KeptTournament {
  const { password: _, ...all } = NewTournament.parse({
    title: 'Cup',
    kind: 'swiss',
    wish: { game: 'first-island/base', seats: 4 },
    ...settings,
  });
  return {
    id: 'cup',
    state: 'open',
    rev: 0,
    due: null,
    made: 0,
    touched: 0,
    host: { id: 'host', name: 'Host', account: false },
    settings: all,
    password: null,
    game: 'The base game',
    entrants: Array.from({ length: count }, (_none, i) => ({
      id: `p${i}`,
      name: `P${i}`,
      account: false,
      level: null,
      left: false,
    })),
    round: 0,
    rounds: 0,
    roundEnds: null,
    plan: null,
    lot: 'lot',
    why: null,
  };
}

function begun(count: number, settings: Partial<NewTournament> = {}): KeptTournament {
  const begins = started(opened(count, settings));
  if (!begins.ok) throw new Error(begins.reason.text);
  return begins.tournament;
}

const played = (games: ReturnType<typeof nextRound>['games'], done: boolean): KeptGame[] =>
  games.map(({ rests, ...game }) => ({
    ...game,
    table: rests ? null : `t${game.board}`,
    result: done ? { places: [1, 2, 3, 4], points: [4, 3, 2, 1], winners: [0] } : game.result,
  }));

describe('a tournament that begins', () => {
  test('has as many rounds as it takes, or as were asked for', () => {
    expect(begun(16).rounds).toBe(3);
    expect(begun(16, { kind: 'league' }).rounds).toBe(5);
    expect(begun(8, { wish: { game: 'first-island/base', seats: 2 } }).rounds).toBe(3);
    expect(begun(16, { rounds: 7 }).rounds).toBe(7);
  });

  test('needs two who take part, and begins once', () => {
    expect(started(opened(1))).toMatchObject({ reason: { code: 'tournament-few' } });
    expect(started(begun(4))).toMatchObject({ reason: { code: 'tournament-begun' } });
  });
});

describe('a round', () => {
  test('has everybody at one table, and bots on the seats that are left', () => {
    const { tournament, games } = nextRound(begun(10), [], 0);
    expect(tournament.round).toBe(1);
    const seats = games.flatMap((game) => game.seats);
    expect(seats.filter((each) => each !== null).sort()).toEqual(
      begun(10)
        .entrants.map(({ id }) => id)
        .sort(),
    );
    expect(seats.filter((each) => each === null)).toHaveLength(2);
  });

  test('of an evening is over when all its tables are done; they begin after a while by themselves', () => {
    const { tournament, games, begins } = nextRound(begun(8), [], 1000);
    expect(begins).toBe(1000 + 5 * MINUTE);
    expect(isRoundOver(tournament, played(games, false), 100 * DAY)).toBe(false);
    expect(isRoundOver(tournament, played(games, true), 1000)).toBe(true);
  });

  test('of so many days is over when they are, and its tables begin by then', () => {
    const { tournament, games, begins } = nextRound(begun(8, { days: 7 }), [], 0);
    expect([begins, tournament.roundEnds, tournament.due]).toEqual([7 * DAY, 7 * DAY, 7 * DAY]);
    expect(isRoundOver(tournament, played(games, false), 7 * DAY - 1)).toBe(false);
    expect(isRoundOver(tournament, played(games, false), 7 * DAY)).toBe(true);
  });

  test('that is the last one is waited for, however many days it had', () => {
    const { tournament, games } = nextRound(begun(8, { days: 7, rounds: 1 }), [], 0);
    expect(isRoundOver(tournament, played(games, false), 70 * DAY)).toBe(false);
    expect(nextRound(tournament, played(games, false), 70 * DAY).tournament.state).toBe('running');
    expect(nextRound(tournament, played(games, true), 70 * DAY).tournament.state).toBe('over');
  });

  test('by correspondence begins at once: nobody is expected to be there', () => {
    const slow = begun(8, { days: 14, clock: { mode: 'days', days: 1 } });
    expect(nextRound(slow, [], 1000).begins).toBe(1000);
  });

  test('is without whoever has left; who would sit alone in a league rests', () => {
    const league = begun(4, { kind: 'league', wish: { game: 'first-island/base', seats: 2 } });
    const gone = league.plan![0].groups[0][0];
    const left = {
      ...league,
      entrants: league.entrants.map((each) => ({ ...each, left: each.id === gone })),
    };
    const { games } = nextRound(left, [], 0);
    expect(games.flatMap(({ seats }) => seats)).not.toContain(gone);
    expect(games.filter(({ rests }) => rests).map(({ seats }) => seats)).toEqual([
      [league.plan![0].groups[0][1]],
    ]);
  });

  test('there is none where fewer than two are left', () => {
    const alone = { ...begun(4), entrants: begun(4).entrants.map((each, i) => ({ ...each, left: i > 0 })) };
    expect(nextRound(alone, [], 0)).toMatchObject({ games: [], tournament: { state: 'over' } });
  });
});

describe('a Swiss that is being played', () => {
  const late = { id: 'late', name: 'Late', account: false };
  const first = (kept: KeptTournament) => {
    const { tournament, games } = nextRound(kept, [], 0);
    return { tournament, games: played(games, true) };
  };

  test('takes somebody in who plays from the next round on, and has nothing before', () => {
    const { tournament, games } = first(begun(8, { rounds: 2 }));
    const entered = enter(tournament, late);
    if (!entered.ok) throw new Error(entered.reason.text);
    expect(games.flatMap(({ seats }) => seats)).not.toContain('late');
    const sheet = tournamentSheet(entered.tournament, games, new Map(), 'late');
    expect(sheet.standings.at(-1)).toMatchObject({ id: 'late', games: 0, score: 0 });
    expect([sheet.enters, sheet.you]).toEqual([true, true]);
    const second = nextRound(entered.tournament, games, 1);
    expect(second.games.flatMap(({ seats }) => seats)).toContain('late');
    // The second round is the last one: nobody comes into it.
    expect(enter(second.tournament, { ...late, id: 'later' })).toMatchObject({
      reason: { code: 'tournament-last-round' },
    });
    expect(tournamentSheet(second.tournament, games, new Map(), null).enters).toBe(false);
  });

  test('takes back whoever has left it, where that person stood, but nobody whom the host has taken out', () => {
    const { tournament, games } = first(begun(8));
    const gone = leave(tournament, 'p3');
    const back = gone.ok ? enter(gone.tournament, { ...late, id: 'p3', name: 'P3' }) : gone;
    if (!back.ok) throw new Error(back.reason.text);
    expect(back.tournament.entrants).toEqual(tournament.entrants);
    expect(nextRound(back.tournament, games, 1).games.flatMap(({ seats }) => seats)).toContain('p3');
    const out = remove(tournament, 'p3');
    expect(out.ok && enter(out.tournament, { ...late, id: 'p3' })).toMatchObject({
      reason: { code: 'sent-away' },
    });
    const before = remove(opened(4), 'p3');
    expect(before.ok && enter(before.tournament, { ...late, id: 'p3' })).toMatchObject({
      reason: { code: 'sent-away' },
    });
  });

  test('has no more places than it has, and a league takes nobody once it is planned, but back who was there', () => {
    const { tournament } = first(begun(8, { most: 8 }));
    expect(enter(tournament, late)).toMatchObject({ reason: { code: 'tournament-full' } });
    const league = first(begun(8, { kind: 'league' })).tournament;
    expect(enter(league, late)).toMatchObject({ reason: { code: 'tournament-begun' } });
    const gone = leave(league, 'p3');
    expect(gone.ok && enter(gone.tournament, { ...late, id: 'p3' })).toMatchObject({ ok: true });
  });
});
