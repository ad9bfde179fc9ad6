import { NATURE, pop, push, reason, type State, tell, topArg } from '@hexwright/kernel';
import type { Hex } from '../board/index.ts';
import { earnGold } from '../mechanics/index.ts';
import type { Book, CardSpec, Part } from '../rulebook/index.ts';
import { liftBarbarian, setBarbarian } from './mechanics/invasion.ts';
import { askKnight } from './mechanics/knights.ts';

const attackCards: readonly CardSpec[] = [
  {
    id: 'knighthood',
    deck: 'development',
    count: 14,
    play: (b) => (s, seat) => askKnight(b, s, seat, false),
  },
  {
    id: 'swift-knight',
    deck: 'development',
    count: 4,
    play: (b) => (s, seat) => askKnight(b, s, seat, true),
  },
  {
    id: 'intrigue',
    deck: 'development',
    count: 4,
    play: (b) => (s, seat) => {
      if (anyBarbarian(b, s)) push(s, b.decision('take-prisoner'), 1 << seat);
      else push(s, b.decision('draw-card'), NATURE, seat);
    },
  },
  {
    id: 'treason',
    deck: 'development',
    count: 4,
    play: (b) => (s, seat) => {
      earnGold(b, s, seat, 2);
      askTreason(b, s, seat, NOWHERE, NOWHERE);
    },
  },
];

/** a hex plus one, in the frame of the decision */
const NOWHERE = 0;
const NO_BARBARIAN = reason('no-barbarian', 'no barbarian that can be taken stands there');
const NOT_FREE = reason('no-landing', 'no barbarian can be put there');

function anyBarbarian(b: Book, s: State): boolean {
  const barbarians = b.row<Hex>('barbarians');
  for (let hex = 0; hex < b.topology.hexes; hex++) if (barbarians.get(s, hex) > 0) return true;
  return false;
}

/** Opens the decision for the next of the two, if anything can be moved or brought. */
function askTreason(b: Book, s: State, seat: number, from: number, to: number): void {
  push(s, b.decision('treason'), 1 << seat, from, to);
  if (!anySource(b, s) && !b.the.invasion.hasMore(s)) pop(s);
  else {
    for (let hex = 0; hex < b.topology.hexes; hex++) if (mayTake(b, s, -1, hex)) return;
    pop(s);
  }
}

/** whether the hex has one that treason, open now, may take away */
function mayGive(b: Book, s: State, hex: Hex): boolean {
  if (hex + 1 === topArg(s, 0) || hex + 1 === topArg(s, 1)) return false;
  if (b.row<Hex>('barbarians').get(s, hex) === 0) return false;
  for (let to = 0; to < b.topology.hexes; to++) if (mayTake(b, s, hex, to)) return true;
  return false;
}

function mayTake(b: Book, s: State, from: number, to: Hex): boolean {
  if (to === from || to + 1 === topArg(s, 0) || to + 1 === topArg(s, 1)) return false;
  return isOpen(b, s, to);
}

function isOpen(b: Book, s: State, hex: Hex): boolean {
  return b.the.invasion.mayHold(s, hex) && !b.the.invasion.isConquered(s, hex);
}

const isFirst = (s: State): boolean => topArg(s, 0) === NOWHERE && topArg(s, 1) === NOWHERE;

/** whether another could still go from and to two further hexes */
function leavesSecond(b: Book, s: State, from: Hex, to: Hex): boolean {
  const barbarians = b.row<Hex>('barbarians');
  for (let second = 0; second < b.topology.hexes; second++) {
    if (second === from || second === to || barbarians.get(s, second) === 0) continue;
    for (let goal = 0; goal < b.topology.hexes; goal++)
      if (goal !== from && goal !== to && goal !== second && isOpen(b, s, goal)) return true;
  }
  return false;
}

/** What may be moved now. While two on the board can be moved, the first is not led to where the second stands. */
function eachMove(b: Book, s: State, visit: (from: Hex, to: Hex) => void): void {
  const every = (only: (from: Hex, to: Hex) => boolean): boolean => {
    let any = false;
    for (let from = 0; from < b.topology.hexes; from++) {
      if (!mayGive(b, s, from)) continue;
      for (let to = 0; to < b.topology.hexes; to++)
        if (mayTake(b, s, from, to) && only(from, to)) {
          visit(from, to);
          any = true;
        }
    }
    return any;
  };
  if (isFirst(s) && every((from, to) => leavesSecond(b, s, from, to))) return;
  every(() => true);
}

function anySource(b: Book, s: State): boolean {
  for (let hex = 0; hex < b.topology.hexes; hex++) if (mayGive(b, s, hex)) return true;
  return false;
}

/** What the cards ask: a prisoner out of the board, and two barbarians that change their coast. */
export function intrigues(): Part {
  return {
    id: 'intrigues',
    cards: attackCards,
    exempt: { rare: ['move.land-barbarian', 'event.barbarian-landed'] },
    decisions: {
      'take-prisoner': {},
      treason: {
        args: (b) => [
          { name: 'before', domain: { id: 'hex-or-none', size: b.topology.hexes + 1 } },
          { name: 'there', domain: { id: 'hex-or-none', size: b.topology.hexes + 1 } },
        ],
      },
    },
    moves: (b) => {
      const barbarians = b.row<Hex>('barbarians');
      const next = (s: State, seat: number, from: number, to: Hex): void => {
        const first = isFirst(s);
        pop(s);
        if (first) askTreason(b, s, seat, from, to + 1);
      };
      return [
        {
          name: 'take-prisoner',
          args: [{ name: 'hex', domain: b.domain('hex') }],
          decisions: ['take-prisoner'],
          list: (s, _seat, out) => {
            for (let hex = 0; hex < b.topology.hexes; hex++) if (barbarians.get(s, hex) > 0) out.put(hex);
          },
          apply: (s, seat, hex) => {
            pop(s);
            liftBarbarian(b, s, hex);
            b.the.reconquest.captured(s, seat, 1);
          },
          why: (_s, _seat, hex) => (hex < 0 ? undefined : NO_BARBARIAN),
        },
        {
          name: 'move-barbarian',
          args: [
            { name: 'from', domain: b.domain('hex') },
            { name: 'to', domain: b.domain('hex') },
          ],
          decisions: ['treason'],
          list: (s, _seat, out) => eachMove(b, s, (from, to) => out.put(from, to)),
          apply: (s, seat, from, to) => {
            liftBarbarian(b, s, from);
            next(s, seat, from + 1, to);
            setBarbarian(b, s, to);
            if (s.events) tell(s, 'barbarian-moved', { seat, from, to });
          },
          why: (s, _seat, from, to) => {
            if (from >= 0 && !mayGive(b, s, from)) return NO_BARBARIAN;
            return to < 0 ? undefined : NOT_FREE;
          },
        },
        {
          name: 'land-barbarian',
          args: [{ name: 'hex', domain: b.domain('hex') }],
          decisions: ['treason'],
          list: (s, _seat, out) => {
            if (!b.the.invasion.hasMore(s) || anySource(b, s)) return;
            for (let to = 0; to < b.topology.hexes; to++) if (mayTake(b, s, -1, to)) out.put(to);
          },
          apply: (s, seat, to) => {
            // The next question depends on whether any are left.
            b.the.invasion.draw(s);
            next(s, seat, NOWHERE, to);
            setBarbarian(b, s, to);
            if (s.events) tell(s, 'barbarian-landed', { seat, hex: to });
          },
          why: (s, _seat, to) => (to < 0 && !anySource(b, s) ? undefined : NOT_FREE),
        },
      ];
    },
    words: {
      terms: {
        'card.knighthood': 'Knighthood',
        'card.knighthood.text': 'Put a knight on a free path at a castle.',
        'card.swift-knight': 'Swift Knight',
        'card.swift-knight.text': 'Put a knight on any free path.',
        'card.intrigue': 'Intrigue',
        'card.intrigue.text':
          'Take a barbarian from the board as your prisoner. If there is none, draw another card.',
        'card.treason': 'Treason',
        'card.treason.text':
          'Take 2 gold, and move 2 barbarians from two hexes to two other free hexes of the coast. What is missing comes from the supply.',
        'decision.take-prisoner': 'Take a barbarian prisoner',
        'decision.treason': 'Treason: move barbarians to other coasts',
        'move.take-prisoner': 'Take a prisoner',
        'move.move-barbarian': 'Move a barbarian',
        'move.land-barbarian': 'Land a barbarian',
        'event.barbarian-moved': '{seat} leads a barbarian to another coast.',
        'event.barbarian-landed': '{seat} lets a barbarian land.',
        'reason.no-barbarian': 'No barbarian that can be taken stands there.',
        'reason.no-landing': 'No barbarian can be put there.',
      },
    },
    looks: {
      cards: {
        knighthood: { shape: 'knight', colour: '#4a6fa5' },
        'swift-knight': { shape: 'helmet', colour: '#30303a' },
        intrigue: { shape: 'chain', colour: '#7a3b7a' },
        treason: { shape: 'skull', colour: '#8a4b2a' },
      },
    },
  };
}
