import { pop, push, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { Edge, Hex } from '../../board/index.ts';
import { harbourDomain, harbourKindTerms, harbourPlaces, harbourTouches } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { type ResearchConfig, research } from './research.ts';

/** what a harbour in the hand is worth to bots, in points */
const HELD = 0.2;
const GENERAL = [4, 10];
const CHOSEN = [3, 11];

/** Some numbers that are laid bring harbours. They are put up later, on an ocean just discovered and towards the unknown. */
export function researchHarbours(config: ResearchConfig): Part {
  return {
    id: 'research-harbours',
    of: config,
    uses: [research(config)],
    fields: {
      /** by kind: harbours that nobody has won */
      harboursLeft: { per: (b) => [b.harbourKinds.length] },
      /** by seat and kind: won in this turn, and ready to be put up */
      harboursWon: { per: (b) => ['seat', b.harbourKinds.length] },
      harboursReady: { per: (b) => ['seat', b.harbourKinds.length] },
    },
    prepare: (b) => {
      const left = b.row('harboursLeft');
      return (s) => {
        for (const [kind, count] of Object.entries(b.layout.harbours.stock ?? {}))
          left.set(s, b.harbourKinds.indexOf(kind), count);
      };
    },
    decisions: {
      'choose-harbour': {},
      'put-up-harbour': { args: (b) => [{ name: 'hex', domain: b.domain('hex') }] },
    },
    rules: (was, b) => {
      const left = b.row('harboursLeft');
      const won = b.grid<Seat>('harboursWon');
      const ready = b.grid<Seat>('harboursReady');
      const general = b.harbourKinds.indexOf('any');
      const sea = b.terrain('sea');
      const kinds = b.harbourKinds.length;
      const open = makeOpen(b);
      const anySpecial = (s: State): boolean => {
        for (let kind = 0; kind < kinds; kind++) if (kind !== general && left.get(s, kind) > 0) return true;
        return false;
      };
      return {
        beginTurn: (s) => {
          was.beginTurn(s);
          for (let seat = 0; seat < b.seats; seat++)
            for (let kind = 0; kind < kinds; kind++) {
              ready.add(s, seat, kind, won.get(s, seat, kind));
              won.set(s, seat, kind, 0);
            }
        },
        research: {
          numbered: (s, seat, hex, number) => {
            was.research.numbered(s, seat, hex, number);
            if (GENERAL.includes(number) && left.get(s, general) > 0) winHarbour(b, s, seat, general);
            if (CHOSEN.includes(number) && anySpecial(s)) push(s, b.decision('choose-harbour'), 1 << seat);
          },
        },
        discovery: {
          discovered: (s, seat, hex) => {
            was.discovery.discovered(s, seat, hex);
            if (b.fields.terrain.get(s, hex) !== sea || open(s, hex).length === 0) return;
            for (let kind = 0; kind < kinds; kind++)
              if (ready.get(s, seat, kind) > 0) return push(s, b.decision('put-up-harbour'), 1 << seat, hex);
          },
        },
        hints: {
          progress: (s, seat) => {
            let sum = was.hints.progress(s, seat);
            for (let kind = 0; kind < kinds; kind++)
              sum += HELD * (won.get(s, seat, kind) + ready.get(s, seat, kind));
            return sum;
          },
        },
      };
    },
    moves: (b) => {
      const left = b.row('harboursLeft');
      const ready = b.grid<Seat>('harboursReady');
      const general = b.harbourKinds.indexOf('any');
      const placeOn = harbourPlaces(b);
      const open = makeOpen(b);
      return [
        {
          name: 'choose-harbour',
          args: [{ name: 'kind', domain: harbourDomain(b) }],
          decisions: ['choose-harbour'],
          list: (s, _seat, out) => {
            for (let kind = 0; kind < b.harbourKinds.length; kind++)
              if (kind !== general && left.get(s, kind) > 0) out.put(kind);
          },
          apply: (s, seat, kind) => {
            pop(s);
            winHarbour(b, s, seat, kind);
          },
        },
        {
          name: 'put-up-harbour',
          args: [
            { name: 'kind', domain: harbourDomain(b) },
            { name: 'edge', domain: b.domain('edge') },
          ],
          decisions: ['put-up-harbour'],
          list: (s, seat, out) => {
            const edges = open(s, topArg(s, 0));
            for (let kind = 0; kind < b.harbourKinds.length; kind++)
              if (ready.get(s, seat, kind) > 0) for (const edge of edges) out.put(kind, edge);
          },
          apply: (s, seat, kind, edge) => {
            pop(s);
            ready.add(s, seat, kind, -1);
            b.fields.harbour.set(s, placeOn[edge], kind);
            if (s.events) tell(s, 'harbour-put-up', { seat, kind: b.harbourKinds[kind], edge });
          },
        },
        {
          name: 'keep-harbour',
          decisions: ['put-up-harbour'],
          list: (_s, _seat, out) => out.put(),
          apply: (s) => pop(s),
        },
      ];
    },
    words: {
      terms: {
        ...harbourKindTerms,
        'field.harboursLeft': 'Harbours that nobody has won',
        'field.harboursWon': 'Harbours won in this turn',
        'field.harboursReady': 'Harbours to be put up',
        'decision.choose-harbour': 'Choose a harbour to keep',
        'decision.put-up-harbour': 'Put up a harbour on the new ocean, or keep it',
        'move.choose-harbour': 'Keep this harbour',
        'move.put-up-harbour': 'Put up the harbour here',
        'move.keep-harbour': 'Keep the harbour for later',
        'event.harbour-won': '{seat} wins a harbour: {kind:harbour}.',
        'event.harbour-put-up': '{seat} puts up a harbour: {kind:harbour}.',
      },
    },
    looks: {
      fields: {
        harboursLeft: { on: 'stock', shape: 'chit', of: 'harbour' },
        harboursWon: { on: 'seat', shape: 'anchor' },
        harboursReady: { on: 'seat', shape: 'anchor' },
      },
    },
  };
}

function winHarbour(b: Book, s: State, seat: Seat, kind: number): void {
  b.row('harboursLeft').add(s, kind, -1);
  b.grid<Seat>('harboursWon').add(s, seat, kind, 1);
  if (s.events) tell(s, 'harbour-won', { seat, kind: b.harbourKinds[kind] });
}

/** The sides of an ocean both of whose ends touch nothing else but the unknown. */
function makeOpen(b: Book) {
  const { hexEdge, edgeHex, edgeCorner, cornerHex, cornerHexFrom } = b.topology;
  const unknown = b.terrain('unknown');
  const placeOn = harbourPlaces(b);
  return (s: State, hex: Hex): Edge[] => {
    const edges: Edge[] = [];
    for (let side = 0; side < 6; side++) {
      const edge = hexEdge[hex * 6 + side];
      if (edgeHex[edge * 2] < 0 || edgeHex[edge * 2 + 1] < 0) continue;
      if (placeOn[edge] < 0 || harbourTouches(b, s, placeOn[edge])) continue;
      let free = true;
      for (let end = 0; end < 2; end++) {
        const corner = edgeCorner[edge * 2 + end];
        for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++)
          if (cornerHex[i] !== hex && b.fields.terrain.get(s, cornerHex[i]) !== unknown) free = false;
      }
      if (free) edges.push(edge);
    }
    return edges;
  };
}
