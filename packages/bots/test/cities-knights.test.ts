import { rulesFor } from '@hexwright/catalog';
import { isOver, newGame, play, Rng, seatList, toMove } from '@hexwright/kernel';
import { describe, expect, it } from 'vitest';
import { askBot, botFor } from '../index.ts';
import { bout } from './arena.ts';

/** What settlers alone do and meet in so many games: kinds of moves and events, with how often, and the rounds of each. */
function settlersAlone(count: number): { readonly seen: Map<string, number>; readonly rounds: number[] } {
  const found = rulesFor({ game: 'cities-knights/core', seats: 4 });
  if (!found.ok) throw new Error(found.reason.text);
  const { rules } = found;
  const seen = new Map<string, number>();
  const rounds: number[] = [];
  for (let i = 0; i < count; i++) {
    const bots = Array.from({ length: 4 }, () => botFor(rules, 'settler'));
    const game = newGame(rules, { mode: 'seeded', seed: `realm ${i}` });
    const rng = new Rng(`realm ${i}`);
    for (let moves = 0; moves < 6000 && !isOver(game.state); moves++) {
      const [seat] = seatList(toMove(game.state));
      const move = askBot(bots[seat], game.state, seat, rng);
      const played = play(game, seat, move);
      if (!played.ok) throw new Error(played.reason.text);
      for (const kind of [move.move, ...played.events.map((event) => event.kind)])
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
    }
    expect(isOver(game.state)).toBe(true);
    rounds.push(rules.turnOf(game.state) / 4);
  }
  return { seen, rounds };
}

describe('the settler bot in Cities & Knights', () => {
  it('beats three random players in at least 3 of 4 games', () => {
    let wins = 0;
    for (let i = 0; i < 4 && wins < 3; i++) {
      const players = ['random', 'random', 'random', 'random'];
      players[i % 4] = 'settler';
      const { game, rules } = bout({ game: 'cities-knights/core', seats: 4, seed: `realm ${i}`, players });
      if (rules.result(game.state).winners.includes(i % 4)) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(3);
  });

  it('keeps up the defence, improves its cities, races for metropolises, plays its cards, and comes to an end in time', () => {
    const { seen, rounds } = settlersAlone(4);
    const often = (kind: string): number => seen.get(kind) ?? 0;
    expect(often('attack-held')).toBeGreaterThan(often('attack-lost'));
    for (const knights of ['basic-knight', 'strong-knight', 'activate-knight', 'chase-with-knight'])
      expect(often(knights)).toBeGreaterThan(0);
    for (const branch of ['trade', 'politics', 'science'])
      expect(often(`improve-${branch}`)).toBeGreaterThan(4);
    expect(often('metropolis')).toBeGreaterThan(1);
    expect(often('play-card')).toBeGreaterThan(3 * often('return-card'));
    expect(often('bank-trade')).toBeGreaterThan(10);
    for (const length of rounds) expect(length).toBeGreaterThan(8);
    expect(rounds.reduce((sum, length) => sum + length, 0) / rounds.length).toBeLessThan(26);
  });
});
