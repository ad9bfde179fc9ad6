import { type Book, compileBook, islandModules, type Module } from '@hexwright/island';
import { MoveList, newState, playout, Rng } from '@hexwright/kernel';
import { orderModules } from '@hexwright/rulebook';
import { expect, test } from 'vitest';
import { makeBoardAnalysis } from '../board-analysis.ts';
import { KEPT_PLACES } from '../places.ts';

/** A row, and the same with points that answer as before but are no longer plain. */
function bookOf(id: string, amended: boolean): Book {
  const top: Module = {
    id: 'test/top',
    kind: 'variant',
    seats: [3],
    rules: (was) => ({
      hints: {
        foundingGain: (s, seat, corner) => was.hints.foundingGain(s, seat, corner),
        lures: (s, seat, corners, edges) => was.hints.lures(s, seat, corners, edges),
      },
    }),
    words: { name: '', summary: '', rules: [] },
  };
  const find = (name: string) => [top, ...islandModules].find((module) => module.id === name);
  const ordered = orderModules(amended ? [id, top.id] : [id], find, 3);
  if (!ordered.ok) throw new Error(ordered.reason.text);
  const setup = { game: id, rulesVersion: 1, seats: 3, options: {} };
  const compiled = compileBook({ setup, modules: ordered.modules });
  if (!compiled.ok) throw new Error(compiled.reason.text);
  return compiled.book;
}

test.each(['first-island/base', 'seafarers/heading-for-new-shores'])(
  'a walk that ends early finds in %s what the whole one finds',
  (id) => {
    const [plain, amended] = [bookOf(id, false), bookOf(id, true)];
    const [short, whole] = [makeBoardAnalysis(plain), makeBoardAnalysis(amended)];
    const list = new MoveList();
    const [found, all] = [new Float64Array(KEPT_PLACES), new Float64Array(KEPT_PLACES)];
    for (let seed = 0; seed < 16; seed++) {
      const s = newState(plain);
      playout(s, new Rng('places', seed), list, 40 + 50 * seed);
      const same = { ...newState(amended), cells: s.cells };
      for (let seat = 0; seat < 3; seat++) {
        short.look(s, seat);
        whole.look(same, seat);
        short.places.keep(found, 0);
        whole.places.keep(all, 0);
        expect(found).toEqual(all);
      }
    }
  },
);
