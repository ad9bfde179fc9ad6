import type { Seat, State } from '@hexwright/kernel';
import { askGoods, blockerAt, expel, NOWHERE } from '../../mechanics/index.ts';
import type { Book, CardNo, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { makeAskDamage } from './damaged-roads.ts';
import type { CardEvent } from './deck.ts';
import { askAssistance, askPassing } from './giving.ts';
import { askTaking } from './taking.ts';

const fields = {
  /** 1 while cities yield a single card, until the turn ends */
  epidemic: field.cell(),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    events: CardEventPoints;
  }
}

export interface CardEventPoints {
  /** how many knights of the seat count in an event: knight cards played */
  knights(s: State, seat: Seat): number;
  /** how many harbours the seat controls */
  harbours(s: State, seat: Seat): number;
  /** how many roads the seat has laid */
  roads(s: State, seat: Seat): number;
}

type Ask = (s: State, seat: Seat) => void;

/** What each event does. */
export function events(): Part {
  return {
    id: 'events',
    fields,
    brings: ['events'],
    overrides: {
      'eventDeck.happens': 'the deck itself lets nothing happen',
    },
    rules: (was, b) => {
      const { epidemic } = handlesOf(b, fields);
      const effect = effects(b);
      return {
        eventDeck: {
          happens: (s, event) => effect[event](s),
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          epidemic.set(s, 0);
        },
        drawFrom: (s, hex, corner, piece) => {
          const count = was.drawFrom(s, hex, corner, piece);
          return epidemic.get(s) && count > 1 ? 1 : count;
        },
        events: {
          knights: knightCount(b),
          harbours: (s, seat) => harbourCount(b, s, seat),
          roads: roadCount(b),
        },
      };
    },
  };
}

function effects(b: Book): Readonly<Record<CardEvent, (s: State) => void>> {
  const { epidemic } = handlesOf(b, fields);
  const armyNo = awardNo(b, 'largest-army');
  const roadNo = awardNo(b, 'longest-road');
  const holder = (s: State, award: number): number => (award < 0 ? -1 : b.fields.award.get(s, award));
  const sole = b.option('conflict') === 'sole';
  const soleTrader = b.option('tradeAdvantage') === 'sole';
  const helpsAll = b.option('assistance') === 'all';
  const takeFromBank: Ask = (s, seat) => askGoods(b, s, seat, 1);
  const mustTake: Ask = (s, seat) => askTaking(b, s, seat, false);
  const mayTake: Ask = (s, seat) => askTaking(b, s, seat, true);
  return {
    'plentiful-year': (s) => askEach(b, s, b.everyone, takeFromBank),
    conflict: (s) => {
      const army = sole ? -1 : holder(s, armyNo());
      const most = army >= 0 ? 1 << army : mostOf(b, s, b.the.events.knights);
      askEach(b, s, sole ? onlyOne(most) : most, mustTake);
    },
    'robber-flees': (s) => robberFlees(b, s),
    tournament: (s) => askEach(b, s, mostOf(b, s, b.the.events.knights), takeFromBank),
    'trade-advantage': (s) => {
      const road = holder(s, roadNo());
      if (road >= 0) askEach(b, s, 1 << road, mayTake);
      else if (!heldByNobodys(b, s, roadNo())) {
        const most = mostOf(b, s, b.the.events.roads);
        askEach(b, s, soleTrader ? onlyOne(most) : most, mayTake);
      }
    },
    epidemic: (s) => epidemic.set(s, 1),
    earthquake: makeAskDamage(b),
    'good-neighbors': (s) => askPassing(b, s),
    'calm-seas': (s) => askEach(b, s, mostOf(b, s, b.the.events.harbours), takeFromBank),
    'neighborly-assistance': (s) => {
      const leaders = mostOf(b, s, b.rules.publicPoints);
      askEach(b, s, leaders, (_s, seat) => askAssistance(b, s, seat, b.everyone & ~leaders, helpsAll));
    },
  };
}

/** Asks these seats in turn order from the active one: the last asked lies on top of the stack. */
function askEach(b: Book, s: State, seats: number, ask: Ask): void {
  for (let i = b.seats - 1; i >= 0; i--) {
    const seat = (b.fields.active.get(s) + i) % b.seats;
    if ((seats >> seat) & 1) ask(s, seat);
  }
}

/** The seats with the most, as bits; nobody has the most of nothing. */
function mostOf(b: Book, s: State, count: (s: State, seat: Seat) => number): number {
  let best = 1;
  let seats = 0;
  for (let seat = 0; seat < b.seats; seat++) {
    const n = count(s, seat);
    if (n > best) seats = 0;
    if (n >= best) {
      best = n;
      seats |= 1 << seat;
    }
  }
  return seats;
}

function onlyOne(seats: number): number {
  return (seats & (seats - 1)) === 0 ? seats : 0;
}

/** Which award it is, or -1; awards have no numbers yet while rules are made. */
function awardNo(b: Book, id: string): () => number {
  let found: number | undefined;
  return () => {
    found ??= b.awards.findIndex((award) => award.id === id);
    return found;
  };
}

/** What the largest army counts; knights played where there is no such award. */
function knightCount(b: Book): (s: State, seat: Seat) => number {
  const armyNo = awardNo(b, 'largest-army');
  const knight = b.cards.findIndex(({ id }) => id === 'knight');
  return (s, seat) => {
    if (armyNo() >= 0) return b.awards[armyNo()].of(s, seat);
    return knight < 0 ? 0 : b.grid<Seat, CardNo>('played').get(s, seat, knight);
  };
}

/** Whether the award is with somebody who sits at no seat, rather than with nobody. */
function heldByNobodys(b: Book, s: State, award: number): boolean {
  return award >= 0 && b.the.awards.bar(s, award) >= b.awards[award].min;
}

function harbourCount(b: Book, s: State, seat: Seat): number {
  let count = 0;
  for (let place = 0; place < b.harbourCorner.length / 2; place++) {
    if (b.fields.harbour.get(s, place) < 0) continue;
    const first = b.fields.building.get(s, b.harbourCorner[place * 2]);
    const second = b.fields.building.get(s, b.harbourCorner[place * 2 + 1]);
    if ((first !== 0 && b.ownerOf[first] === seat) || (second !== 0 && b.ownerOf[second] === seat)) count++;
  }
  return count;
}

function roadCount(b: Book): (s: State, seat: Seat) => number {
  const road = b.pieces.find(({ id }) => id === 'road');
  if (!road) return () => 0;
  const { index, places, marks } = road;
  return (s, seat) => {
    const own = b.mark(seat, index);
    let count = 0;
    for (let edge = 0; edge < places; edge++) if (marks.get(s, edge) === own) count++;
    return count;
  };
}

/** Only the robber flees; other blockers stay. Nobody is robbed. */
function robberFlees(b: Book, s: State): void {
  const robber = b.blockers.findIndex(({ id }) => id === 'robber');
  // One that sleeps does not flee.
  if (robber < 0 || !((b.the.blockers.toMove(s, b.fields.active.get(s)) >> robber) & 1)) return;
  if (b.option('robberFlees') === 'desert') {
    const desert = b.terrains.findIndex(({ id }) => id === 'desert');
    for (let hex = 0; hex < b.topology.hexes; hex++)
      if (b.fields.terrain.get(s, hex) === desert) {
        b.fields.blocker.set(s, robber, hex);
        return;
      }
  }
  if (blockerAt(b, s, robber) !== NOWHERE) expel(b, s, robber);
}
