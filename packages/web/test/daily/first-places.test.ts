import { askBot, botFor } from '@hexwright/bots';
import { rulesFor } from '@hexwright/catalog';
import { type Game, legalMoves, newGame, play, type RawMove, Rng, seatList, toMove } from '@hexwright/kernel';
import { islandFaceOf, seatView } from '@hexwright/table';
import { describe, expect, test } from 'vitest';
import { seedOf } from '../../daily/days.ts';
import { over, worthOfCorner } from '../../daily/score.ts';
import type { TableView } from '../../table/protocol.ts';
import { judgeFirstPlaces } from '../../worker/first-places.ts';

const found = rulesFor({ game: 'first-island/base', seats: 4 });
if (!found.ok) throw new Error(found.reason.text);
const { rules } = found;
const ME = 1;

/** The placing on the board of a day; the second seat takes what it is told to. */
function placed(mine: (moves: readonly RawMove[], game: Game) => RawMove | undefined): Game {
  const game = newGame(rules, { mode: 'seeded', seed: seedOf('2026-11-19') });
  const bot = botFor(rules);
  while (rules.turnOf(game.state) === 0) {
    const [seat] = seatList(toMove(game.state));
    const wanted = seat === ME ? mine(legalMoves(game.state, seat).moves, game) : undefined;
    const move = wanted ?? askBot(bot, game.state, seat, new Rng(`bot ${seat}`, game.log.length));
    const done = play(game, seat, move);
    if (!done.ok) throw new Error(done.reason.text);
  }
  return game;
}

const judged = ({ chance, log }: Game) => {
  const told = judgeFirstPlaces({ game: rules, chance, log, seat: ME, stories: 3 });
  if (!told.ok) throw new Error(told.reason.text);
  return told.places;
};

const face = islandFaceOf(rules)!;
const sheet = face.sheet();
const viewOf = (game: Game) => seatView(face, game.state, ME) as unknown as TableView;

/** the corner with the least income of all that may be taken */
const worst = (moves: readonly RawMove[], game: Game): RawMove | undefined =>
  moves
    .filter(({ corner }) => typeof corner === 'number')
    .sort(
      (one, other) =>
        worthOfCorner(sheet, viewOf(game), Number(one.corner)).income -
        worthOfCorner(sheet, viewOf(game), Number(other.corner)).income,
    )[0];

describe('the places at which a seat has begun', () => {
  const poor = placed(worst);
  const places = judged(poor);

  test('are both settlements, and nothing else that it did', () => {
    const taken = poor.log.filter(({ by, move }) => by === ME && move.corner !== undefined);
    expect(places.map(({ played }) => played)).toEqual(taken.map(({ move }) => move));
    expect(places).toHaveLength(2);
  });

  test('are worth less than the best where they bring least, and the best is legal', () => {
    for (const { chance, bestChance, rank, of, best } of places) {
      expect(chance).toBeLessThan(bestChance);
      expect(rank).toBeGreaterThan(1);
      expect(of).toBeGreaterThan(20);
      expect(best).toMatchObject({ move: 'place-building', corner: expect.any(Number) });
    }
  });

  test('are told the same to everybody: no clock has a say', () => {
    expect(judged(poor)).toEqual(places);
  });

  test('have nothing above them where the best was taken', () => {
    const best = placed((moves) => moves.find(({ corner }) => corner === places[0].best.corner));
    expect(judged(best)[0]).toMatchObject({ rank: 1, played: places[0].best });
  });

  test('differ in what can be counted on the board', () => {
    const [{ best, played }] = places;
    const more = over(sheet, viewOf(poor), Number(best.corner), Number(played.corner));
    expect(more.income).toBeGreaterThan(0);
    const less = over(sheet, viewOf(poor), Number(played.corner), Number(best.corner));
    expect(less.income).toBe(-more.income);
  });
});
