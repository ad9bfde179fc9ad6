import { NATURE, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import { askGoods, askRoutes, drawnCard, freeRoutes, take } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { CHEST } from '../boards/marks.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    chests: ChestPoints;
  }
}

export interface ChestPoints {
  /** the seat is given a chest, to be opened on a later turn */
  gain(s: State, seat: Seat): void;
  /** what the chest with a card in it brings */
  card(s: State, seat: Seat): void;
}

/** what is in a chest, and in how many of them */
const KINDS = [
  { id: 'any', count: 4 },
  { id: 'way', count: 4 },
  { id: 'card', count: 4 },
  { id: 'grain-lumber', count: 2, goods: ['grain', 'lumber'] },
  { id: 'grain-wool', count: 2, goods: ['grain', 'wool'] },
  { id: 'lumber-ore', count: 2, goods: ['lumber', 'ore'] },
  { id: 'ore-wool', count: 2, goods: ['ore', 'wool'] },
] as const;

const fields = {
  /** by corner: 1 where a chest lies */
  chestAt: field.row('corner'),
  /** by kind: what is in all chests that are still closed */
  chestsClosed: field.row(KINDS.length),
  chests: field.row('seat'),
  /** by seat: those gained this turn */
  freshChests: field.row('seat', { noLook: 'what was gained this turn is offered on the next' }),
  chestOpened: field.cell({ noLook: 'what has been done is offered no more this turn' }),
};

const CHEST_OPENED = reason('chest-opened', 'one chest has been opened this turn');
const NO_CHEST = reason('no-chest', 'there is no chest that was not gained this turn');

/** what a chest is worth to a bot, in points */
const WORTH = 0.1;

/**
 * Chests lie at sea and are taken by the first ship that comes to their corner. They are kept closed, and one a turn may be opened.
 * Nobody knows what is in which, so nature says it when one is opened.
 */
export function chests(): Part {
  return {
    id: 'chests',
    uses: [freeRoutes()],
    fields,
    decisions: { chest: { nature: true, args: (b) => [{ name: 'seat', domain: b.domain('seat') }] } },
    prepare: (b) => {
      const { chestAt: lies, chestsClosed: closed } = handlesOf(b, fields);
      return (s) => {
        for (const { q, r, corner } of b.layout.marks.corners[CHEST] ?? [])
          lies.set(s, b.topology.cornerAt(q, r, corner), 1);
        KINDS.forEach(({ count }, kind) => {
          closed.set(s, kind, count);
        });
      };
    },
    brings: ['chests'],
    rules: (was, b) => {
      const { chestAt: lies, chests: own, freshChests: fresh, chestOpened: opened } = handlesOf(b, fields);
      const ship = b.piece('ship').index;
      const { corners, edgeCorner } = b.topology;
      const isCard = drawnCard.when(b);
      const drawCard = drawnCard.gain(b);
      return {
        chests: {
          gain: (s, seat) => {
            own.add(s, seat, 1);
            fresh.add(s, seat, 1);
            if (s.events) tell(s, 'chest-gained', { seat });
          },
          card: (s, seat) => {
            if (isCard(s, seat)) drawCard(s, seat);
            else askGoods(b, s, seat, 1);
          },
        },
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (seat >= b.seats || !b.isRoute[piece] || b.pieces[piece].source !== ship) return;
          for (let end = 0; end < 2; end++) {
            const corner = edgeCorner[place * 2 + end];
            if (lies.get(s, corner) === 0) continue;
            lies.set(s, corner, 0);
            b.the.chests.gain(s, seat);
          }
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          fresh.fill(s, 0);
          opened.set(s, 0);
        },
        hints: {
          progress: (s, seat) => was.hints.progress(s, seat) + WORTH * own.get(s, seat),
          lures: (s, seat, at, edges) => {
            was.hints.lures(s, seat, at, edges);
            for (let corner = 0; corner < corners; corner++) if (lies.get(s, corner) > 0) at[corner] += WORTH;
          },
        },
      };
    },
    moves: (b) => {
      const {
        chestsClosed: closed,
        chests: own,
        freshChests: fresh,
        chestOpened: opened,
      } = handlesOf(b, fields);
      const chest = b.decision('chest');
      const inside = KINDS.map((kind) => ('goods' in kind ? kind.goods.map((id) => b.good(id)) : []));
      const ready = (s: State, seat: Seat): boolean => own.get(s, seat) > fresh.get(s, seat);
      return [
        {
          name: 'open-chest',
          decisions: ['main'],
          list: (s, seat, out) => {
            if (opened.get(s) === 0 && ready(s, seat)) out.put();
          },
          apply: (s, seat) => {
            own.add(s, seat, -1);
            opened.set(s, 1);
            push(s, chest, NATURE, seat);
          },
          why: (s, seat) => (opened.get(s) ? CHEST_OPENED : ready(s, seat) ? undefined : NO_CHEST),
        },
        {
          name: 'chest',
          args: [
            { name: 'inside', domain: { id: 'chest', size: KINDS.length, names: KINDS.map(({ id }) => id) } },
          ],
          decisions: ['chest'],
          list: (s, _nature, out) => {
            for (let kind = 0; kind < KINDS.length; kind++)
              if (closed.get(s, kind) > 0) out.weigh(closed.get(s, kind), kind);
          },
          apply: (s, _nature, kind) => {
            const seat = topArg(s, 0);
            pop(s);
            closed.add(s, kind, -1);
            const { id } = KINDS[kind];
            if (s.events) tell(s, 'chest-opened', { seat, chest: id });
            if (id === 'any') askGoods(b, s, seat, 1);
            else if (id === 'way') askRoutes(b, s, seat, 1);
            else if (id === 'card') b.the.chests.card(s, seat);
            for (const good of inside[kind])
              if (b.fields.bank.get(s, good) > 0) {
                take(b, s, seat, good, 1);
                if (s.events) tell(s, 'produced', { seat, good: b.goods[good].id, count: 1 });
              }
          },
        },
      ];
    },
    words: {
      terms: {
        'field.chestAt': 'Chest',
        'field.chests': 'Chests, closed',
        'field.chestsClosed': 'In the closed chests',
        'move.open-chest': 'Open a chest',
        'move.chest': 'A chest is opened',
        'decision.chest': 'A chest is being opened',
        'event.chest-gained': '{seat} finds a chest.',
        'event.chest-opened': '{seat} opens a chest: {chest}.',
        'chest.any': 'a good of your choice',
        'chest.way': 'a road or ship',
        'chest.card': 'a card',
        'chest.grain-lumber': 'grain and lumber',
        'chest.grain-wool': 'grain and wool',
        'chest.lumber-ore': 'lumber and ore',
        'chest.ore-wool': 'ore and wool',
        'reason.chest-opened': 'One chest has been opened this turn.',
        'reason.no-chest': 'There is no chest that was there before this turn.',
      },
    },
    looks: {
      fields: {
        chestAt: { on: 'corner', shape: 'chest', colour: '#a9743a' },
        chests: { on: 'seat', shape: 'chest', colour: '#a9743a' },
        chestsClosed: {
          on: 'stock',
          shape: 'chest',
          of: { domain: 'chest', kinds: KINDS.map(({ id }) => id) },
        },
      },
      moves: { 'open-chest': { shape: 'chest', colour: '#a9743a' } },
    },
  };
}
