import {
  depthOf,
  pop,
  push,
  reason,
  type Seat,
  type State,
  setTopArg,
  tell,
  topArg,
  topKind,
} from '@hexwright/kernel';
import type { Corner, Edge } from '../../board/index.ts';
import { giveBack, held, layersOf } from '../../mechanics/index.ts';
import type { Book, Good, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';

const camelDueFields = {
  camelDue: field.cell({ noLook: 'it is settled before the next turn' }),
  votes: field.row('seat'),
  /** by edge: the votes for it */
  camelVotes: field.row('edge'),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    caravanVotes: CaravanVotePoints;
  }
}

export interface CaravanVotePoints {
  /** what the seat may bid */
  mayBid(s: State, good: Good): boolean;
  /** everybody has bid: who places camels */
  decide(s: State): void;
}

const NO_BID = reason('no-bid', 'such a card brings no vote');
const SAME_CARAVAN = reason('same-caravan', 'the second camel goes to another caravan');

export interface CaravanVotesConfig {
  /** the goods that are bid, a vote each */
  readonly goods: readonly string[];
}

/**
 * After a turn in which a town was built or raised, everybody bids cards once, in turn order and for all to see. Who has most
 * of all votes places a camel; otherwise bidders who agree have the say together, then whoever has bid most, then the
 * one whose turn it was.
 */
export function caravanVotes({ goods }: CaravanVotesConfig): Part {
  return {
    id: 'caravan-votes',
    of: { goods },
    fields: camelDueFields,
    decisions: {
      'bid-camel': { args: () => [bidder(8)] },
      'vote-camel': {
        args: () => [bidder(8), { name: 'left', domain: { id: 'count', size: 200 } }],
      },
      'place-camel': {
        args: (b) => [
          { name: 'left', domain: { id: 'count', size: 3 } },
          { name: 'apart', domain: { id: 'apart', size: b.topology.corners + 1 } },
        ],
      },
    },
    brings: ['caravanVotes'],
    rules: (was, b) => {
      const { camelDue: due } = handlesOf(b, camelDueFields);
      const bids = new Set(goods.map((id) => b.good(id)));
      const promise = makePromise(b);
      return {
        built: (s, seat, piece, place) => {
          was.built(s, seat, piece, place);
          if (b.drawsOf[piece] > 0 && b.pieces[piece].on === 'corner') due.set(s, 1);
        },
        caravanVotes: {
          mayBid: (_s, good) => bids.has(good),
          decide: (s) => decide(b, s),
        },
        hints: { promised: (s, seat) => was.hints.promised(s, seat) + promise(s, seat) },
      };
    },
    turnSteps: (b) => {
      const run = caravanVote(b);
      // What is built between the turns is voted on when that is over.
      return [{ after: 'end', add: { id: 'caravan', run } }, { add: { id: 'caravan-between', run } }];
    },
    moves: (b) => {
      const votes = b.row<Seat>('votes');
      const onEdge = b.row<Edge>('camelVotes');
      const edgeArg = { name: 'edge', domain: b.domain('edge') };
      return [
        {
          name: 'bid-card',
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['bid-camel'],
          list: (s, seat, out) => {
            for (const good of b.handGoods)
              if (held(b, s, seat, good) > 0 && b.the.caravanVotes.mayBid(s, good)) out.put(good);
          },
          apply: (s, seat, good) => {
            giveBack(b, s, seat, good, 1);
            votes.add(s, seat, 1);
            if (s.events) tell(s, 'camel-bid', { seat, good: b.goods[good].id });
          },
          why: (s, seat, good) => {
            if (good < 0) return undefined;
            const { id } = b.goods[good];
            if (!b.the.caravanVotes.mayBid(s, good)) return NO_BID;
            return held(b, s, seat, good) > 0
              ? undefined
              : reason('none-held', `there is no ${id} in the hand`, { good: id });
          },
        },
        {
          name: 'end-bid',
          decisions: ['bid-camel'],
          list: (_s, _seat, out) => out.put(),
          apply: (s, seat) => {
            const n = topArg(s, 0) + 1;
            pop(s);
            if (s.events) tell(s, 'camel-votes', { seat, votes: votes.get(s, seat) });
            if (n < b.seats) push(s, b.decision('bid-camel'), 1 << bidderOf(b, s, n), n);
            else b.the.caravanVotes.decide(s);
          },
        },
        {
          name: 'vote-camel',
          args: [edgeArg],
          decisions: ['vote-camel'],
          list: (s, _seat, out) => listPlaces(b, s, out),
          apply: (s, seat, edge) => {
            const n = topArg(s, 0);
            const cast = b.option('caravanVotes') === 'split' ? 1 : votes.get(s, seat);
            const left = topArg(s, 1) - cast;
            onEdge.add(s, edge, cast);
            if (s.events) tell(s, 'camel-voted', { seat, votes: cast, on: 'edge', place: edge });
            if (left > 0) {
              setTopArg(s, 1, left);
              return;
            }
            pop(s);
            askVote(b, s, n + 1);
          },
          why: (s, _seat, edge) => (edge < 0 ? undefined : b.the.caravans.barCamel(s, edge)),
        },
        {
          name: 'place-camel',
          args: [edgeArg],
          decisions: ['place-camel'],
          list: (s, _seat, out) => listApart(b, s, topArg(s, 1) - 1, out),
          apply: (s, seat, edge) => {
            const left = topArg(s, 0) - 1;
            b.the.caravans.place(s, edge);
            if (s.events) tell(s, 'camel-placed', { seat, on: 'edge', place: edge });
            if (left > 0 && anyPlace(b, s)) {
              setTopArg(s, 0, left);
              setTopArg(s, 1, headOf(b, s, edge) + 1);
              return;
            }
            pop(s);
            const another = depthOf(s) > 0 && topKind(s) === b.decision('place-camel');
            if (another && anyPlace(b, s)) return;
            if (another) pop(s);
            over(b, s);
          },
          why: (s, _seat, edge) =>
            edge < 0 ? undefined : (b.the.caravans.barCamel(s, edge) ?? SAME_CARAVAN),
        },
      ];
    },
    words: {
      terms: {
        'move.bid-card': 'Bid this card for one vote',
        'move.end-bid': 'Bid no more',
        'move.vote-camel': 'Vote for a place',
        'move.place-camel': 'Place the camel',
        'decision.bid-camel': 'Where does the next camel go? Bid cards for votes',
        'decision.vote-camel': 'Vote for the place of the camel',
        'decision.place-camel': 'Place the camel',
        'field.votes': 'Votes',
        'field.camelVotes': 'Votes for this place',
        'event.camel-bid': '{seat} bids {good}.',
        'event.camel-votes': 'Votes of {seat}: {votes}.',
        'event.camel-voted': '{seat} votes for a place (votes: {votes}).',
        'event.camel-placed': '{seat} has placed a camel.',
        'event.camel-agreed': 'The votes agree on a place for the camel.',
        'reason.no-bid': 'Such a card brings no vote.',
        'reason.same-caravan': 'The second camel goes to another caravan.',
      },
    },
    looks: {
      moves: { 'end-bid': { flow: 'on' } },
      fields: {
        votes: { on: 'seat', shape: 'scroll', hideAt: 0 },
        camelVotes: { on: 'edge', shape: 'chit', value: true },
      },
    },
  };
}

/** Lets everybody bid, if a town was built and a camel can go anywhere. */
export function caravanVote(b: Book): (s: State) => void {
  const { camelDue: due } = handlesOf(b, camelDueFields);
  return (s) => {
    if (due.get(s) === 0) return;
    due.set(s, 0);
    if (anyPlace(b, s)) push(s, b.decision('bid-camel'), 1 << bidderOf(b, s, 0), 0);
  };
}

/** Asks the seat for so many camels; the second one goes to another caravan. */
export function askCamels(b: Book, s: State, seat: Seat, count: number): void {
  push(s, b.decision('place-camel'), 1 << seat, count, 0);
}

/** the seat with most votes of all, or -1 if several have */
export function mostVotes(b: Book, s: State): number {
  const votes = b.row<Seat>('votes');
  let most = 0;
  let leader = -1;
  for (let seat = 0; seat < b.seats; seat++) {
    const own = votes.get(s, seat);
    if (own > most) {
      most = own;
      leader = seat;
    } else if (own === most) leader = -1;
  }
  return leader;
}

/** the n-th bidder, from the seat whose turn it was */
export function bidderOf(b: Book, s: State, n: number): number {
  return (b.fields.active.get(s) + n) % b.seats;
}

function bidder(size: number) {
  return { name: 'bidder', domain: { id: 'bidder', size } };
}

function decide(b: Book, s: State): void {
  const votes = b.row<Seat>('votes');
  const leader = mostVotes(b, s);
  const together = b.option('caravanVotes') !== 'split';
  if (together && leader >= 0 && votes.get(s, leader) * 2 > allVotes(b, s)) askCamels(b, s, leader, 1);
  else askVote(b, s, 0);
}

/** The next bidder votes; after the last one the votes are counted. */
function askVote(b: Book, s: State, from: number): void {
  const votes = b.row<Seat>('votes');
  for (let n = from; n < b.seats; n++)
    if (votes.get(s, bidderOf(b, s, n)) > 0) {
      push(s, b.decision('vote-camel'), 1 << bidderOf(b, s, n), n, votes.get(s, bidderOf(b, s, n)));
      return;
    }
  const agreed = agreedPlace(b, s);
  if (agreed >= 0) {
    if (s.events) tell(s, 'camel-agreed', { on: 'edge', place: agreed });
    b.the.caravans.place(s, agreed);
    over(b, s);
    return;
  }
  const leader = mostVotes(b, s);
  askCamels(b, s, leader >= 0 ? leader : b.fields.active.get(s), 1);
}

/** the place that the votes agree on: with more than half of them or, where they may be split, more than any other; -1 if none */
function agreedPlace(b: Book, s: State): number {
  const onEdge = b.row<Edge>('camelVotes');
  const half = b.option('caravanVotes') === 'split' ? 0 : allVotes(b, s) / 2;
  let best = -1;
  let most = half;
  for (let edge = 0; edge < b.topology.edges; edge++) {
    const count = onEdge.get(s, edge);
    if (count > most) {
      most = count;
      best = edge;
    } else if (count === most) best = -1;
  }
  return best;
}

function allVotes(b: Book, s: State): number {
  const votes = b.row<Seat>('votes');
  let sum = 0;
  for (let seat = 0; seat < b.seats; seat++) sum += votes.get(s, seat);
  return sum;
}

function over(b: Book, s: State): void {
  b.row('votes').fill(s, 0);
  b.row('camelVotes').fill(s, 0);
}

function anyPlace(b: Book, s: State): boolean {
  if (b.cell('camelsLeft').get(s) === 0) return false;
  for (let edge = 0; edge < b.topology.edges; edge++)
    if (b.the.caravans.barCamel(s, edge) === undefined) return true;
  return false;
}

function listPlaces(b: Book, s: State, out: { put(edge: number): void }): void {
  for (let edge = 0; edge < b.topology.edges; edge++)
    if (b.the.caravans.barCamel(s, edge) === undefined) out.put(edge);
}

/** The places that lead on another caravan than the one that ends at this corner; where there is none, all. */
function listApart(b: Book, s: State, ends: number, out: { put(edge: number): void }): void {
  const { edgeCorner, edges } = b.topology;
  let any = false;
  for (let edge = 0; edge < edges; edge++) {
    if (b.the.caravans.barCamel(s, edge) !== undefined) continue;
    if (edgeCorner[edge * 2] === ends || edgeCorner[edge * 2 + 1] === ends) continue;
    out.put(edge);
    any = true;
  }
  if (!any) listPlaces(b, s, out);
}

/** the corner to which the camel on the edge looks */
function headOf(b: Book, s: State, edge: Edge): Corner {
  return b.topology.edgeCorner[edge * 2 + (b.row<Edge>('camels').get(s, edge) === 1 ? 0 : 1)];
}

/** What the votes of a seat may be worth to it while others can still bid, in points. */
function makePromise(b: Book): (s: State, seat: Seat) => number {
  const votes = b.row<Seat>('votes');
  const around = b.row<Corner>('camelsAt');
  const bidding = b.decision('bid-camel');
  const { edges, edgeCorner } = b.topology;
  const layers = layersOf(b, (piece) => piece.route === true && piece.on === 'edge');
  const gain = (s: State, seat: Seat, edge: Edge): number => {
    let sum = 0;
    for (let end = 0; end < 2; end++) {
      const corner = edgeCorner[edge * 2 + end];
      const mark = b.fields.building.get(s, corner);
      if (mark === 0 || b.ownerOf[mark] >= b.seats) continue;
      const brings = around.get(s, corner) === 1 ? 1 : around.get(s, corner) === 0 ? 0.3 : 0;
      sum += b.ownerOf[mark] === seat ? brings : -0.3 * brings;
    }
    for (const layer of layers) {
      const mark = layer.get(s, edge);
      if (mark !== 0 && b.ownerOf[mark] === seat) sum += 0.1;
    }
    return sum;
  };
  return (s, seat) => {
    if (depthOf(s) === 0 || topKind(s) !== bidding) return 0;
    let best = Number.NEGATIVE_INFINITY;
    let sum = 0;
    let places = 0;
    for (let edge = 0; edge < edges; edge++) {
      if (b.the.caravans.barCamel(s, edge) !== undefined) continue;
      const brings = gain(s, seat, edge);
      best = Math.max(best, brings);
      sum += brings;
      places++;
    }
    if (places === 0) return 0;
    const waiting = b.seats - 1 - topArg(s, 0);
    const others = allVotes(b, s) - votes.get(s, seat);
    const first = b.fields.active.get(s) === seat ? 0.5 : 0;
    const lead = votes.get(s, seat) - others - 0.6 * waiting + first;
    return Math.min(0.95, Math.max(0.05, 0.45 + 0.25 * lead)) * (best - sum / places);
  };
}
