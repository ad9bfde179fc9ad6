import { type Book, islandOf } from '@hexwright/island';
import { decisionOf, type Game, Rng } from '@hexwright/kernel';
import { describe, expect, it } from 'vitest';
import { askBot } from '../index.ts';
import { bout } from './arena.ts';

interface Ended {
  readonly game: Game;
  readonly book: Book;
}

/** so many games of settlers alone */
function games(game: string, seats: number, count: number, before?: Parameters<typeof bout>[1]): Ended[] {
  return Array.from({ length: count }, (_, i) => {
    const {
      finished,
      game: played,
      rules,
    } = bout({ game, seats, seed: `at sea ${i}`, players: new Array(seats).fill('settler') }, before);
    expect(finished).toBe(true);
    return { game: played, book: islandOf(rules)! };
  });
}

/** points of this source, on average of all seats and games */
function mean(ended: readonly Ended[], source: string): number {
  let sum = 0;
  for (const { game, book } of ended) {
    const score = book.scores.find(({ id }) => id === source)!;
    for (let seat = 0; seat < book.seats; seat++) sum += score.of(game.state, seat) / book.seats;
  }
  return sum / ended.length;
}

const count = (ended: readonly Ended[], ...moves: string[]): number =>
  ended.flatMap(({ game }) => game.log).filter(({ move }) => moves.includes(move.move)).length;

describe('the settler bot at sea', () => {
  it('settles islands for their points', () => {
    expect(mean(games('seafarers/four-islands', 4, 1), 'regions')).toBeGreaterThan(1.3);
  });

  it('wins cloth from the villages', () => {
    expect(mean(games('seafarers/cloth-for-catan', 4, 1), 'cloth')).toBeGreaterThan(2);
  });

  it('fetches gifts', () => {
    expect(mean(games('seafarers/forgotten-tribe', 4, 2), 'gifts')).toBeGreaterThan(0.15);
  });

  it('builds wonders, and finishes some', () => {
    const ended = games('seafarers/wonders-of-catan', 3, 1);
    const stages = ended.map(({ game, book }) =>
      Math.max(...game.state.cells.subarray(book.field('wonderStages'), book.field('wonderStages') + 3)),
    );
    expect(Math.min(...stages)).toBeGreaterThan(0);
    expect(stages).toContain(4);
  });

  it('links trade routes', () => {
    expect(mean(games('seafarers/great-crossing', 4, 1), 'trade-routes')).toBeGreaterThan(0);
  });

  it('brings numbers to new land', () => {
    const ended = games('seafarers/greater-catan', 3, 2);
    expect(count(ended, 'draw-token', 'move-token')).toBeGreaterThan(0);
  });

  it('takes its fortress to win, and never assaults where no die is low enough', () => {
    const ended = games('seafarers/pirate-islands', 4, 1, (game, seat, bot) => {
      const book = game.rules as Book;
      if (decisionOf(game.state)?.kind !== 'assault' || game.state.cells[book.field('warships') + seat] > 1)
        return;
      expect(askBot(bot, game.state, seat, new Rng('die'))).toEqual({ move: 'hold-back' });
    });
    for (const { game, book } of ended)
      for (const seat of book.result(game.state).winners)
        expect(book.the.fortresses.taken(game.state, seat)).toBe(true);
  });

  it('puts the pirate among the ships of others', () => {
    let moved = 0;
    games('seafarers/core', 4, 1, (game, seat, bot) => {
      if (decisionOf(game.state)?.kind !== 'move-blocker') return;
      const book = game.rules as Book;
      const pirate = book.blocker('pirate');
      const move = askBot(bot, game.state, seat, new Rng('pirate'));
      if (move.blocker !== 'pirate') return;
      const among = (hex: number, who: number): boolean =>
        book.the.blockers.touches(game.state, who, pirate, hex);
      const hurts = (hex: number): boolean =>
        !among(hex, seat) && [0, 1, 2, 3].some((who) => who !== seat && among(hex, who));
      const some = Array.from({ length: book.topology.hexes }, (_, hex) => hex).some(
        (hex) => !book.the.blockers.barStand(game.state, pirate, hex, seat) && hurts(hex),
      );
      if (some) moved++;
      expect(hurts(move.hex as number)).toBe(some);
    });
    expect(moved).toBeGreaterThan(0);
  });
});
