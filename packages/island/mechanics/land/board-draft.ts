import { type Bar, NATURE, pop, push, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { type BoardNeed, type Hex, stackNeed } from '../../board/index.ts';
import type { Book, Looks, Part, Terms } from '../../rulebook/index.ts';
import { drawAndLay, drawAndLayDecisions, hexLayingTerms, terrainArg } from './draw-and-lay.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    draft: DraftPoints;
  }
}

export interface DraftPoints {
  /** what speaks against laying the next hex of the board on this place */
  barLay(s: State, place: number): Bar;
}

const HEX_TAKEN = reason('hex-taken', 'a hex lies there already');
const HEX_APART = reason('hex-apart', 'a hex goes beside those that lie');
const HEX_FIRST = reason('hex-first', 'the first hex goes on the place marked for it');

/** the stack of the layout that holds the hexes and tokens to be drafted */
export const DRAFT = 'draft';

/** Somewhere to lay the first hex. */
const firstPlaceNeed: BoardNeed = {
  words: 'a hex marked "centre", or hexes marked "rim"',
  lacks: ({ marks: { hexes } }) => (hexes.centre?.length || hexes.rim?.length ? undefined : 'it has neither'),
};

/** The seat whose turn it is, after so many things laid, in the order of the draft. */
export function drafter(b: Book, s: State, laid: number): number {
  return b.row('draftOrder').get(s, laid % b.seats);
}

/**
 * The players lay the board: in an order of their own each draws a hex of the stack `draft` and puts it beside those
 * that lie. The first one goes on the place marked `centre`; on a board with places marked `rim`, the first goes on
 * one of those and later ones may too. Places that nobody covers stay sea. Then the harbours follow in the same order
 * (see harbourLaying, which has to come before), and when the board lies, chance says who begins.
 */
export function boardDraft(): Part {
  return {
    id: 'board-draft',
    words: { terms: boardDraftTerms },
    looks: boardDraftLooks,
    boardNeeds: [stackNeed(DRAFT), firstPlaceNeed],
    fields: {
      /** by turn of the draft: the seat */
      draftOrder: { holds: 'seat', per: (b) => [b.seats], start: -1, noLook: 'whoever is next is asked' },
      /** by terrain: hexes still to be laid */
      draftBag: { per: (b) => [b.terrains.length] },
      /** by place: 1 if a hex was laid there */
      draftLaid: { per: ['hex'] },
      draftCount: { noLook: 'the hexes lie on the board' },
      beginner: { holds: 'seat', start: -1, noLook: 'the log tells it, and the first turn shows it' },
    },
    decisions: {
      'draft-order': { nature: true },
      ...drawAndLayDecisions('hex', terrainArg),
      'draw-beginner': { nature: true },
    },
    brings: ['draft'],
    overrides: {
      'harbourLaying.laidBy': 'whoever drafts lays the harbours too',
      firstSeat: 'the draft settles who begins',
    },
    rules: (_was, b) => {
      const laid = b.row<Hex>('draftLaid');
      const count = b.cell('draftCount');
      const beginner = b.cell('beginner');
      const { hexHex, hexAt } = b.topology;
      const marked = (label: string): number[] =>
        (b.layout.marks.hexes[label] ?? []).map(({ q, r }) => hexAt(q, r));
      const [centre = -1] = marked('centre');
      const rim = new Set(marked('rim'));
      return {
        draft: {
          barLay: (s, place) => {
            if (laid.get(s, place)) return HEX_TAKEN;
            if (rim.has(place)) return undefined;
            if (count.get(s) === 0) return place === centre ? undefined : HEX_FIRST;
            for (let i = place * 6; i < place * 6 + 6; i++)
              if (hexHex[i] >= 0 && laid.get(s, hexHex[i])) return undefined;
            return HEX_APART;
          },
        },
        harbourLaying: {
          laidBy: (s, harbours) => 1 << drafter(b, s, count.get(s) + harbours),
        },
        firstSeat: (s) => Math.max(0, beginner.get(s)),
      };
    },
    setupSteps: (b) => {
      const order = b.row<Seat>('draftOrder');
      const bag = b.row('draftBag');
      const count = b.cell('draftCount');
      const stack = b.layout.stacks[DRAFT];
      const left = (s: State): boolean => bag.some(s);
      return [
        {
          before: 'lay-harbours',
          add: {
            id: 'draft-order',
            run: (s) => push(s, b.decision('draft-order'), NATURE),
            again: (s) => order.get(s, b.seats - 1) < 0,
          },
        },
        {
          before: 'lay-harbours',
          add: {
            id: 'draft-hexes',
            run: (s) => {
              if (count.get(s) === 0)
                for (const [id, n] of Object.entries(stack?.terrains ?? {})) bag.set(s, b.terrain(id), n);
              if (left(s)) push(s, b.decision('draw-hex'), NATURE);
            },
            again: left,
          },
        },
        {
          after: 'prepare',
          add: { id: 'draw-beginner', run: (s) => push(s, b.decision('draw-beginner'), NATURE) },
        },
      ];
    },
    moves: (b) => {
      const order = b.row<Seat>('draftOrder');
      const laid = b.row<Hex>('draftLaid');
      const count = b.cell('draftCount');
      const seatArg = [{ name: 'seat', domain: b.domain('seat') }];
      return [
        {
          name: 'next-drafter',
          args: seatArg,
          decisions: ['draft-order'],
          list: (s, _nature, out) => {
            for (let seat = 0; seat < b.seats; seat++) if (!order.all(s).includes(seat)) out.put(seat);
          },
          apply: (s, _nature, seat) => {
            pop(s);
            order.set(s, order.all(s).indexOf(-1), seat);
            if (s.events) tell(s, 'drafts-next', { seat });
          },
        },
        ...drawAndLay(b, {
          what: 'hex',
          thing: terrainArg(b),
          bag: b.row('draftBag'),
          place: 'hex',
          laidBy: (s) => 1 << drafter(b, s, count.get(s)),
          places: (s, out) => {
            for (let place = 0; place < b.topology.hexes; place++)
              if (b.the.draft.barLay(s, place) === undefined) out.put(place);
          },
          lay: (s, seat, terrain, place) => {
            b.fields.terrain.set(s, place, terrain);
            laid.set(s, place, 1);
            count.add(s, 1);
            if (s.events) tell(s, 'hex-laid', { seat, terrain: b.terrains[terrain].id, hex: place });
          },
          why: (s, _seat, place) => (place < 0 ? undefined : b.the.draft.barLay(s, place)),
        }),
        {
          name: 'draw-beginner',
          args: seatArg,
          decisions: ['draw-beginner'],
          uniform: true,
          list: (_s, _nature, out) => out.putAll(),
          apply: (s, _nature, seat) => {
            pop(s);
            b.cell('beginner').set(s, seat);
            if (s.events) tell(s, 'beginner-drawn', { seat });
          },
        },
      ];
    },
  };
}

const boardDraftLooks: Looks = {
  fields: { draftLaid: { on: 'bare', until: 'draftBag' }, draftBag: { on: 'stock', shape: 'chit' } },
};

const boardDraftTerms: Terms = {
  ...hexLayingTerms,
  'move.next-drafter': 'The order of the draft',
  'move.draw-beginner': 'Who begins',
  'decision.draft-order': 'The order of the draft is drawn',
  'decision.draw-beginner': 'It is drawn who begins',
  'field.draftLaid': 'Hexes laid so far',
  'field.draftBag': 'Hexes still to be laid',
  'event.drafts-next': '{seat} is next in the draft.',
  'event.beginner-drawn': '{seat} will begin.',
  'reason.hex-first': 'The first hex goes on the place marked for it.',
  'reason.hex-apart': 'A hex goes beside those already laid.',
};
