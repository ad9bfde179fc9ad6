import { NATURE, pop, push, type State, setTopArg, tell } from '@hexwright/kernel';
import type { Book, Part } from '../../rulebook/index.ts';

/** Nature lays the board, one hex, token or harbour at a time. */
export function filling(): Part {
  return {
    id: 'filling',
    decisions: {
      'lay-board': { nature: true, args: () => [{ name: 'draw', domain: { id: 'draw', size: VALUES } }] },
    },
    setupSteps: (b) => {
      const decision = b.decision('lay-board');
      return [
        {
          before: 'prepare',
          add: {
            id: 'lay-board',
            run: (s) => {
              if (b.filler.draws === 0) finish(b, s);
              else push(s, decision, NATURE, 0);
            },
          },
        },
      ];
    },
    moves: (b) => {
      let out: { weigh(weight: number, a: number): void };
      const put = (value: number, weight: number): void => out.weigh(weight, value);
      // The filler is asked at every draw: one window on a game's cells serves them all.
      let seenCells: Int32Array | null = null;
      let drawn: Int32Array = new Int32Array(0);
      const drawnOf = (s: State): Int32Array => {
        if (seenCells !== s.cells) {
          seenCells = s.cells;
          drawn = b.fields.fill.all(s);
        }
        return drawn;
      };
      return [
        {
          name: 'lay',
          quiet: true,
          args: [{ name: 'value', domain: { id: 'draw', size: VALUES } }],
          decisions: ['lay-board'],
          list: (s, _seat, list) => {
            out = list;
            b.filler.outcomes(b.fields.drawn.get(s), drawnOf(s), put);
          },
          apply: (s, _seat, value) => {
            const k = b.fields.drawn.get(s);
            b.fields.drawn.add(s, 1);
            b.fields.fill.set(s, k, value);
            if (b.fields.drawn.get(s) === b.filler.draws) {
              pop(s);
              finish(b, s);
            } else setTopArg(s, 0, k + 1);
          },
        },
      ];
    },
  };
}

/** no layout asks nature to choose among more than this */
const VALUES = 1024;

function finish(b: Book, s: State): void {
  const filled = b.filler.finish(b.fields.fill.all(s));
  b.fields.terrain.setAll(s, filled.terrain);
  b.fields.numbers.setAll(s, filled.numbers);
  b.fields.harbour.setAll(s, filled.harbour);
  for (let hex = 0; hex < b.topology.hexes; hex++) {
    const numbers = b.terrains[b.fields.terrain.get(s, hex)]?.numbers;
    if (numbers === undefined) continue;
    for (const number of numbers) b.fields.numbers.set(s, hex, b.fields.numbers.get(s, hex) | (1 << number));
  }
  if (s.events) tell(s, 'board-laid', {});
}
