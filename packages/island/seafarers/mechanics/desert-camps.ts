import type { State } from '@hexwright/kernel';
import { type Hex, markNeed } from '../../board/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';

const fields = {
  camps: field.row('hex'),
};

/**
 * The attackers that are still to come wait on the marked hexes, as evenly as can be. Those are lost from the beginning
 * and are never freed: they hold no town.
 */
export function desertCamps({ mark }: { readonly mark: string }): Part {
  return {
    id: 'desert-camps',
    of: { mark },
    boardNeeds: [markNeed('hexes', mark, 1)],
    fields,
    prepare: (b) => camped(b, mark),
    rules: (was, b) => {
      const isCamp = Uint8Array.from({ length: b.topology.hexes }, (_, hex) =>
        campsOf(b, mark).includes(hex) ? 1 : 0,
      );
      const camp = camped(b, mark);
      return {
        invasion: {
          sustains: (s, hex) => isCamp[hex] === 0 && was.invasion.sustains(s, hex),
          draw: (s) => {
            was.invasion.draw(s);
            camp(s);
          },
          restock: (s, count) => {
            was.invasion.restock(s, count);
            camp(s);
          },
        },
      };
    },
    words: { terms: { 'field.camps': 'Barbarians waiting in the desert' } },
    looks: { fields: { camps: { on: 'hex', shape: 'skull', colour: '#5a4632', value: true } } },
  };
}

function campsOf(b: Book, mark: string): Hex[] {
  return (b.layout.marks.hexes[mark] ?? []).map(({ q, r }) => b.topology.hexAt(q, r));
}

/** shares out those that are left; the first camps have one more where it does not come out even */
function camped(b: Book, mark: string): (s: State) => void {
  const { camps } = handlesOf(b, fields);
  const left = b.cell('barbariansLeft');
  const places = campsOf(b, mark);
  return (s) => {
    places.forEach((hex, i) => {
      camps.set(s, hex, Math.ceil((left.get(s) - i) / places.length));
    });
  };
}
