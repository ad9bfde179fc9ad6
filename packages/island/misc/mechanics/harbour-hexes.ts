import { NATURE, pop, push, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { Edge, Hex } from '../../board/index.ts';
import { harbourPlaces } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { type LandDraftConfig, landDraft } from './land-draft.ts';

const fields = {
  /** by hex of water: the kind of its harbour and one more, until it is turned towards land */
  looseHarbour: field.row('hex'),
};

/**
 * Harbours are printed on hexes of water, which lie among the others in the reserve. Whoever uncovers one, or land beside one, turns it
 * towards land. One with water all around is changed for plain water out of the reserve.
 */
export function harbourHexes(draft: LandDraftConfig): Part {
  return {
    id: 'harbour-hexes',
    of: draft,
    uses: [landDraft(draft)],
    // chance seldom closes water around one
    exempt: { rare: ['event.harbour-drowned'] },
    fields,
    decisions: {
      'harbour-hex': {
        nature: true,
        args: (b) => [
          { name: 'seat', domain: b.domain('seat') },
          { name: 'hex', domain: b.domain('hex') },
        ],
      },
      'turn-harbour': { args: (b) => [{ name: 'hex', domain: b.domain('hex') }] },
    },
    rules: (was, b) => {
      const { looseHarbour: loose } = handlesOf(b, fields);
      const left = b.row('harboursLeft');
      const sea = b.terrain('sea');
      const unknown = b.terrain('unknown');
      const stack = b.grid('stackTerrain');
      const settle = makeSettle(b);
      return {
        discovery: {
          discovered: (s, seat, hex) => {
            was.discovery.discovered(s, seat, hex);
            if (b.fields.terrain.get(s, hex) === sea && left.some(s))
              push(s, b.decision('harbour-hex'), NATURE, seat, hex);
            for (const near of [hex, ...b.walks.hexesBeside[hex]]) {
              if (loose.get(s, near) === 0) continue;
              if (settle.ask(s, seat, near)) continue;
              const dry = b.walks.hexesBeside[near].some((next) => {
                const terrain = b.fields.terrain.get(s, next);
                return terrain === unknown || b.land[terrain] === 1;
              });
              if (dry) continue;
              loose.set(s, near, 0);
              if (stack.get(s, 0, sea) > 0) stack.add(s, 0, sea, -1);
              if (s.events) tell(s, 'harbour-drowned', { hex: near });
            }
          },
        },
      };
    },
    moves: (b) => {
      // Where harbours are markers this part is left out, and there is no such field.
      const loose = () => handlesOf(b, fields).looseHarbour;
      const left = b.row('harboursLeft');
      const sea = b.terrain('sea');
      const stack = b.grid('stackTerrain');
      const settle = makeSettle(b);
      const placeOn = harbourPlaces(b);
      const kinds = b.harbourKinds.length;
      return [
        {
          name: 'harbour-hex',
          // one more than the kinds: plain water
          args: [
            { name: 'what', domain: { id: 'what', size: kinds + 1, names: [...b.harbourKinds, 'water'] } },
          ],
          decisions: ['harbour-hex'],
          list: (s, _nature, out) => {
            for (let kind = 0; kind < kinds; kind++)
              if (left.get(s, kind) > 0) out.weigh(left.get(s, kind), kind);
            const plain = stack.get(s, 0, sea) + 1 - left.sum(s);
            if (plain > 0) out.weigh(plain, kinds);
          },
          apply: (s, _nature, what) => {
            const [seat, hex] = [topArg(s, 0), topArg(s, 1)];
            pop(s);
            if (what === kinds) return;
            left.add(s, what, -1);
            loose().set(s, hex, what + 1);
            if (s.events) tell(s, 'harbour-found', { seat, kind: b.harbourKinds[what] });
            settle.ask(s, seat, hex);
          },
        },
        {
          name: 'turn-harbour',
          args: [{ name: 'edge', domain: b.domain('edge') }],
          decisions: ['turn-harbour'],
          list: (s, _seat, out) => {
            for (const edge of settle.coasts(s, topArg(s, 0))) out.put(edge);
          },
          apply: (s, seat, edge) => {
            const hex = topArg(s, 0);
            pop(s);
            const kind = loose().get(s, hex) - 1;
            loose().set(s, hex, 0);
            b.fields.harbour.set(s, placeOn[edge], kind);
            for (let one = 0; one < b.seats; one++) b.the.harbours.recount(s, one);
            if (s.events) tell(s, 'harbour-turned', { seat, kind: b.harbourKinds[kind], edge });
          },
        },
      ];
    },
    words: {
      terms: {
        'move.harbour-hex': 'What the water holds',
        'move.turn-harbour': 'Turn the harbour this way',
        'decision.harbour-hex': 'What the water holds',
        'decision.turn-harbour': 'Turn the harbour towards land',
        'event.harbour-found': '{seat} finds a harbour: {kind:harbour}.',
        'event.harbour-turned': '{seat} turns a harbour towards land: {kind:harbour}.',
        'event.harbour-drowned': 'A harbour with water all around is changed for plain water.',
        'field.looseHarbour': 'A harbour without land',
      },
    },
    looks: { fields: { looseHarbour: { on: 'hex', shape: 'anchor', colour: '#e8d9b0' } } },
  };
}

/** Turning a harbour that waits towards land. */
function makeSettle(b: Book) {
  const { hexEdge, edgeHex } = b.topology;
  const coasts = (s: State, hex: Hex): Edge[] =>
    [0, 1, 2, 3, 4, 5]
      .map((side) => hexEdge[hex * 6 + side])
      .filter((edge) =>
        [0, 1].some((end) => {
          const beside = edgeHex[edge * 2 + end];
          return beside >= 0 && beside !== hex && b.land[b.fields.terrain.get(s, beside)] === 1;
        }),
      );
  return {
    coasts,
    /** asks the seat where the harbour faces, if there is any land beside it */
    ask: (s: State, seat: Seat, hex: Hex): boolean => {
      if (coasts(s, hex).length === 0) return false;
      push(s, b.decision('turn-harbour'), 1 << seat, hex);
      return true;
    },
  };
}
