import { rulesFor } from '@hexwright/catalog';
import { islandOf } from '@hexwright/island';
import {
  applyCode,
  copyState,
  firstSeat,
  isOver,
  MoveList,
  newState,
  playout,
  Rng,
  type Seat,
  toMove,
  topKind,
} from '@hexwright/kernel';
import { describe, expect, it } from 'vitest';
import { makeBoardAnalysis } from '../board-analysis.ts';
import { settlerWits } from '../settler.ts';
import { bout } from './arena.ts';

/** settlers alone, who have so many moves to finish */
function voyage(row: string, limit: number) {
  const game = `explorers-pirates/${row}`;
  const played = bout({ game, seats: 3, seed: 'g0', players: new Array(3).fill('settler'), limit });
  expect(played.finished).toBe(true);
  return { game: played.game, book: islandOf(played.rules)! };
}

describe('with ships that carry, settlers', () => {
  it('neither load and unload nor sail to and fro for ever', () => {
    voyage('land-ho', 2_000);
  });

  it('are not shut in at a large table, with no settlement left that could become a harbour', () => {
    for (const seat of [0, 3, 4]) {
      const players = new Array<string>(5).fill('random');
      players[seat] = 'settler';
      const game = 'explorers-pirates/pirate-lairs';
      const { game: played, rules } = bout({ game, seats: 5, seed: `inland ${seat}`, players, limit: 1_200 });
      expect(rules.result(played.state).winners).toEqual([seat]);
    }
  });

  it('consider nothing in a phase that does not better the position, or who thinks ahead would load and unload for ever', () => {
    const found = rulesFor({ game: 'explorers-pirates/land-ho', seats: 4 });
    if (!found.ok) throw new Error(found.reason.text);
    const book = islandOf(found.rules)!;
    const { search, worth } = settlerWits(book);
    const list = new MoveList();
    const after = newState(book);
    let phases = 0;
    for (let seed = 0; seed < 20; seed++) {
      const s = newState(book);
      const rng = new Rng('phase', seed);
      playout(s, rng, list, 120 + 10 * seed);
      if (isOver(s) || !book.decisions[topKind(s)].phase) continue;
      phases++;
      const seat = firstSeat(toMove(s));
      const ends = (code: number): boolean => {
        copyState(s, after);
        applyCode(after, seat, code);
        return topKind(after) !== topKind(s);
      };
      const ranked = search.rank(s, seat, rng);
      expect(ranked.some(({ code }) => ends(code))).toBe(true);
      for (const each of ranked) if (!ends(each.code)) expect(each.worth).toBeGreaterThan(worth(s, seat));
    }
    expect(phases).toBeGreaterThan(3);
  });

  it('save for no harbour where all settlements stand inland', () => {
    const found = rulesFor({ game: 'explorers-pirates/pirate-lairs', seats: 3 });
    if (!found.ok) throw new Error(found.reason.text);
    const book = islandOf(found.rules)!;
    const { savings, look } = makeBoardAnalysis(book);
    const harbour = book.piece('harbour-settlement');
    const settlement = book.piece('settlement');
    const s = newState(book);
    playout(s, new Rng('inland'), new MoveList(), 40);
    /** the best place for a harbour settlement, with one settlement alone */
    const upgrade = (onCoast: boolean): number => {
      for (let corner = 0; corner < book.topology.corners; corner++) book.fields.building.set(s, corner, 0);
      for (let corner = 0; corner < book.topology.corners; corner++) {
        book.fields.building.set(s, corner, book.mark(0, settlement.index));
        look(s, 0);
        const fits = book.rules.barBuild(s, 0, harbour.index, corner) === undefined;
        if (fits === onCoast && savings.upgradeAt[harbour.index] !== 0)
          return savings.upgradeAt[harbour.index];
        book.fields.building.set(s, corner, 0);
      }
      throw new Error('no such corner');
    };
    expect(upgrade(true)).toBeGreaterThan(0);
    expect(upgrade(false)).toBe(-1);
  });

  it('land crews on lairs and bring fish to the Council, and do not keep them aboard', () => {
    const { game, book } = voyage('fish-for-catan', 4_000);
    const steps = (track: string): number =>
      [0, 1, 2].reduce((sum, seat) => sum + book.row<Seat>(track).get(game.state, seat), 0);
    expect(steps('lairTrack')).toBeGreaterThan(0);
    expect(steps('fishTrack')).toBeGreaterThan(0);
  });
});
