import { NATURE, pop, push, reason, tell, topArg } from '@hexwright/kernel';
import { markNeed } from '../board/index.ts';
import type { LotSpec } from '../mechanics/index.ts';
import type { Book, Part } from '../rulebook/index.ts';
import { field, handlesOf } from '../rulebook/index.ts';
import { pathOf } from './mechanics/march.ts';

const TEMPLE: LotSpec = { id: 'temple', goods: ['brick', 'grain', 'lumber', 'wool'] };
const EVENTS: readonly LotSpec[] = [
  { id: 'famine', goods: ['grain', 'wool'] },
  { id: 'bridge', goods: ['brick', 'lumber'] },
  { id: 'statue', goods: ['brick', 'ore'] },
  { id: 'battle', goods: ['ore', 'wool'], cards: { card: 'knight', worth: 3, most: 1 } },
];
export const LOTS = [...EVENTS, TEMPLE];
const TEMPLE_LOT = LOTS.indexOf(TEMPLE);
/** 28 tokens are in the box */
const TOKENS_EACH = 7;

const fields = {
  eventAt: field.row('corner'),
  /** what has not been turned up, here or in the box */
  eventBag: field.row(EVENTS.length, { start: TOKENS_EACH }),
  tokens: field.row('seat'),
};

/** for bots, in points: a step towards a title, and a settlement with what it will bring */
const TOKEN_WORTH = 0.9;
const TEMPLE_WORTH = 2;

/** A token lies face down on every event corner. Which one is known when Alexander comes there. */
export function eventTokens(): Part {
  return {
    id: 'event-tokens',
    boardNeeds: [markNeed('corners', 'event')],
    fields,
    looks: {
      fields: {
        eventBag: {
          on: 'stock',
          shape: 'scroll',
          of: { domain: 'lot', kinds: EVENTS.map(({ id }) => id) },
        },
      },
    },
    decisions: { 'turn-token': { nature: true } },
    prepare: (b) => {
      const { eventAt } = handlesOf(b, fields);
      const corners = marked(b, 'event');
      return (s) => {
        for (const corner of corners) eventAt.set(s, corner, 1);
      };
    },
    rules: (was, b) => {
      const { eventAt, tokens } = handlesOf(b, fields);
      const alexander = b.cell('alexander');
      return {
        march: {
          marched: (s, corner, step) => {
            was.march.marched(s, corner, step);
            if (eventAt.get(s, corner)) push(s, b.decision('turn-token'), NATURE);
          },
        },
        auction: {
          worth: (s, seat, lot) => (lot === TEMPLE_LOT ? was.auction.worth(s, seat, lot) : TOKEN_WORTH),
          won: (s, seat, lot) => {
            was.auction.won(s, seat, lot);
            if (lot === TEMPLE_LOT) return;
            eventAt.set(s, alexander.get(s), 0);
            tokens.add(s, seat, 1);
            b.the.titles.review(s, seat);
          },
          failed: (s, lot) => {
            was.auction.failed(s, lot);
            if (lot !== TEMPLE_LOT) eventAt.set(s, alexander.get(s), 0);
          },
        },
      };
    },
    moves: (b) => {
      const { eventBag: bag } = handlesOf(b, fields);
      return [
        {
          name: 'turn-token',
          args: [
            { name: 'event', domain: { id: 'lot', size: EVENTS.length, names: EVENTS.map(({ id }) => id) } },
          ],
          decisions: ['turn-token'],
          list: (s, _nature, out) => {
            for (let event = 0; event < EVENTS.length; event++)
              if (bag.get(s, event) > 0) out.weigh(bag.get(s, event), event);
          },
          apply: (s, _nature, event) => {
            pop(s);
            bag.add(s, event, -1);
            b.the.auction.call(s, event);
          },
        },
      ];
    },
  };
}

const ON_PATH = reason('on-path', 'only temples sell a place on the path');
const BESIDE_PATH = reason('beside-path', 'Alexander has not passed here yet');

/** A temple sells the right to found a settlement on its corner; the rest of the path is never built on. */
export function temples(): Part {
  return {
    id: 'temples',
    decisions: { found: { args: (b) => [{ name: 'corner', domain: b.domain('corner') }] } },
    rules: (was, b) => {
      const isTemple = new Uint8Array(b.topology.corners);
      for (const corner of marked(b, 'temple')) isTemple[corner] = 1;
      const { length } = pathOf(b, 'path');
      const closedBefore = closings(b, pathOf(b, 'path'));
      const alexander = b.cell('alexander');
      const step = b.cell('alexanderStep');
      const settlement = b.piece('settlement').index;
      return {
        barBuild: (s, seat, piece, place) =>
          piece === settlement && step.get(s) < closedBefore[place]
            ? closedBefore[place] === length
              ? ON_PATH
              : BESIDE_PATH
            : was.barBuild(s, seat, piece, place),
        march: {
          marched: (s, corner, step) => {
            was.march.marched(s, corner, step);
            if (isTemple[corner]) b.the.auction.call(s, TEMPLE_LOT);
          },
        },
        auction: {
          worth: (s, seat, lot) => {
            if (lot !== TEMPLE_LOT) return was.auction.worth(s, seat, lot);
            return b.fields.supply.get(s, seat, settlement) > 0 ? TEMPLE_WORTH : 0;
          },
          won: (s, seat, lot) => {
            was.auction.won(s, seat, lot);
            const corner = alexander.get(s);
            if (lot === TEMPLE_LOT && b.fields.supply.get(s, seat, settlement) > 0)
              push(s, b.decision('found'), 1 << seat, corner);
          },
        },
      };
    },
    moves: (b) => {
      const settlement = b.piece('settlement').index;
      return [
        {
          name: 'found',
          decisions: ['found'],
          list: (_s, _seat, out) => out.put(),
          apply: (s, seat) => {
            const corner = topArg(s, 0);
            pop(s);
            b.rules.build(s, seat, settlement, corner);
            b.rules.reviewAwards(s);
          },
        },
        {
          name: 'leave-temple',
          decisions: ['found'],
          list: (_s, _seat, out) => out.put(),
          apply: (s, seat) => {
            pop(s);
            if (s.events) tell(s, 'temple-left', { seat });
          },
        },
      ];
    },
  };
}

/**
 * By corner: the step that Alexander must have reached before a settlement may be built there. Beside the path that is
 * the last step the corner touches; on the path it never comes.
 */
function closings(b: Book, path: Int16Array): Int16Array {
  const closed = new Int16Array(b.topology.corners).fill(-1);
  const { cornerCorner, cornerCornerFrom } = b.topology;
  path.forEach((corner, step) => {
    for (let i = cornerCornerFrom[corner]; i < cornerCornerFrom[corner + 1]; i++)
      closed[cornerCorner[i]] = Math.max(closed[cornerCorner[i]], step);
  });
  for (const corner of path) closed[corner] = path.length;
  return closed;
}

function marked(b: Book, label: string): number[] {
  return (b.layout.marks.corners[label] ?? []).map(({ q, r, corner }) => b.topology.cornerAt(q, r, corner));
}
