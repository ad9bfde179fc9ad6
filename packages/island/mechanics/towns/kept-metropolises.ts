import { pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { metropolisField, metropolisSites, raiseMetropolis } from './metropolises.ts';

const NOT_KEPT = reason('metropolis-not-kept', 'the seat keeps no such metropolis');
const keptField = (branch: string): string => `${branch}Kept`;

/**
 * A metropolis whose town is lost stays with its owner, who puts it on another town or keeps it for the next one built.
 * It is worth nothing meanwhile, and who comes first to the highest level takes it all the same.
 */
export function keptMetropolises(branches: readonly string[], town: string): Part {
  /** those that the seat keeps */
  const kept = (b: Book, s: State, seat: Seat): string[] =>
    branches.filter((branch) => b.cell(keptField(branch)).get(s) === seat + 1);
  return {
    id: 'kept-metropolises',
    of: { branches, town },
    fields: Object.fromEntries(
      branches.map((branch) => [keptField(branch), { noLook: 'it is told when it comes about' }]),
    ),
    decisions: {
      'raise-metropolis': { args: (b) => [{ name: 'corner', domain: b.domain('corner') }] },
    },
    exempt: { rare: ['move.raise-metropolis', 'event.metropolis-kept'] },
    rules: (was, b) => {
      const city = b.piece(town);
      const standing = branches.map((branch) => b.cell(metropolisField(branch)));
      const keeping = branches.map((branch) => b.cell(keptField(branch)));
      return {
        metropolises: {
          keeper: (s, branch) => (branches.includes(branch) ? b.cell(keptField(branch)).get(s) - 1 : -1),
          place: (s, seat, branch, corner) => {
            was.metropolises.place(s, seat, branch, corner);
            // Those of other branches are kept by nobody.
            keeping[branches.indexOf(branch)]?.set(s, 0);
          },
        },
        unbuild: (s, piece, place) => {
          const lost = piece === city.index ? branches.filter((_, i) => standing[i].get(s) === place) : [];
          const seat = lost.length > 0 ? b.ownerOf[city.marks.get(s, place)] : -1;
          was.unbuild(s, piece, place);
          for (const branch of lost) {
            b.cell(keptField(branch)).set(s, seat + 1);
            if (metropolisSites(b, s, seat, town).length > 0) raiseMetropolis(b, s, seat, branch, town);
            else if (s.events) tell(s, 'metropolis-kept', { seat, branch });
          }
        },
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (piece !== city.index || seat >= b.seats) return;
          const waiting = kept(b, s, seat);
          if (waiting.length === 1) b.the.metropolises.place(s, seat, waiting[0], place);
          else if (waiting.length > 1) push(s, b.decision('raise-metropolis'), 1 << seat, place);
        },
      };
    },
    moves: (b) => [
      {
        name: 'raise-metropolis',
        args: [{ name: 'branch', domain: { id: 'branch', size: branches.length, names: branches } }],
        decisions: ['raise-metropolis'],
        list: (s, seat, out) => {
          for (const branch of kept(b, s, seat)) out.put(branches.indexOf(branch));
        },
        apply: (s, seat, branch) => {
          const corner = topArg(s, 0) as Corner;
          pop(s);
          b.the.metropolises.place(s, seat, branches[branch], corner);
        },
        why: (s, seat, branch) =>
          branch >= 0 && !kept(b, s, seat).includes(branches[branch]) ? NOT_KEPT : undefined,
      },
    ],
    words: {
      terms: {
        'move.raise-metropolis': 'Make it this metropolis',
        'decision.raise-metropolis': 'Choose which metropolis the new city becomes',
        'event.metropolis-kept': '{seat} keeps the metropolis of {branch} for the next city.',
        'reason.metropolis-not-kept': 'You keep no such metropolis.',
        ...Object.fromEntries(
          branches.map((branch) => [`field.${keptField(branch)}`, `Who keeps the metropolis of ${branch}`]),
        ),
      },
    },
  };
}
