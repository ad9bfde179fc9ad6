import { type Book, outOfSupply, type Piece } from '@hexwright/island';
import type { State } from '@hexwright/kernel';
import type { BoardAnalysis } from './board-analysis.ts';
import { makePace } from './pace.ts';
import { makePlaces } from './places.ts';
import { type Feature, rowFields } from './row-fields.ts';
import { FUTURE, POINT } from './scale.ts';
import type { Evaluation } from './search.ts';

/** so many goods have numbers of their own, in the order in which the game has them: those of the base game come first */
const GOODS = 8;
const eachGood = (of: string): string[] => Array.from({ length: GOODS }, (_, i) => `${of}-${i + 1}`);

/** What is read off a position of an island for each seat, in this order; every row has all of it. */
export const FEATURES = [
  'points',
  'missing',
  'in-sight',
  'income',
  'units',
  'kinds',
  'choices',
  'scarcest',
  'rates',
  'hand',
  'over-limit',
  'savings',
  'place-now',
  'place-later',
  'lure',
  'lures',
  'progress',
  'cards',
  'promised',
  'award-near',
  'award-held',
  'routes-left',
  'buildings-left',
  'upgrades-left',
  'upgrade-at',
  'turns-to-wait',
  'room',
  'first-award',
  'second-award',
  'route-soon',
  'building-soon',
  'upgrade-soon',
  'card-soon',
  'building-pace',
  'upgrade-pace',
  'card-pace',
  ...eachGood('yield'),
  ...eachGood('hold'),
] as const;

/** Writes a seat's features into the caller's array from a place on. */
export type ReadFeatures = (s: State, seat: number, out: Float32Array, at: number) => void;

/** What is read off a position, by name and in this order. */
export interface Features {
  readonly names: readonly string[];
  readonly read: ReadFeatures;
}

/** what the position is worth by the judgement made by hand, in points */
const JUDGED = 'judged';
/** they have numbers of their own above, or are of questions that are open just now */
const KNOWN = new Set(
  'hold handSize supply toDiscard offerAnswer counterGive counterWant offersRefused'.split(' '),
);

/**
 * The numbers of every row, around one whatever it is; then, where `wanted` does not name those that are, the judgement made by hand, the
 * pieces that are out of the supply, and what the row's own modules keep for each seat.
 */
export function makeFeatures(
  b: Book,
  survey: BoardAnalysis,
  worth: Evaluation,
  wanted?: readonly string[],
): Features {
  const common = commonFeatures(b, survey);
  const every: Feature[] = [
    { name: JUDGED, of: (s, seat) => worth(s, seat) / POINT },
    ...b.pieces.map(({ id, index }) => ({
      name: `out.${id}`,
      of: (s: State, seat: number) => outOfSupply(b, s, seat, index),
    })),
    ...rowFields(b.plan.fields, KNOWN),
  ];
  const own = every.filter(({ name }) => wanted?.includes(name) ?? true);
  const count = FEATURES.length;
  return {
    names: [...FEATURES, ...own.map(({ name }) => name)],
    read: (s, seat, out, at) => {
      // Who judges looks around for the seat as well, so that comes first.
      for (let i = 0; i < own.length; i++) out[at + count + i] = own[i].of(s, seat);
      common(s, seat, out, at);
    },
  };
}

function commonFeatures(b: Book, survey: BoardAnalysis): ReadFeatures {
  const { outlook, places, savings, routes, incomes, look } = survey;
  const G = b.goods.length;
  const upgrades = b.pieces.filter(({ replacesIndex, cost }) => replacesIndex >= 0 && cost);
  const buildings = b.pieces.filter(
    ({ on, layerAt, replacesIndex, cost }) =>
      on === 'corner' && layerAt === b.at.building && replacesIndex < 0 && cost,
  );

  const pace = makePace(b, outlook);
  const around = makePlaces(b, outlook, routes, true);
  const [deck] = b.cards.map((card) => card.deck);

  /** the share of these pieces that the seat has left */
  const left = (s: State, seat: number, pieces: readonly Piece[]): number => {
    let all = 0;
    let there = 0;
    for (let i = 0; i < pieces.length; i++) {
      all += pieces[i].limit;
      there += Math.min(pieces[i].limit, b.fields.supply.get(s, seat, pieces[i].index));
    }
    return all > 0 ? there / all : 0;
  };

  const income = (s: State, seat: number, out: Float32Array, at: number): void => {
    let units = 0;
    let scarcest = 1;
    let kinds = 0;
    let rates = 0;
    for (let i = 0; i < b.handGoods.length; i++) {
      const good = b.handGoods[i];
      const each = outlook.income[seat * G + good];
      units += each;
      scarcest = Math.min(scarcest, each);
      if (each > 0) kinds++;
      const rate = b.the.hints.rate(s, seat, good);
      if (rate > 0 && rate < 4) rates += (0.2 + each) * (4 - rate);
    }
    out[at] = incomes[seat] / FUTURE;
    out[at + 1] = units;
    out[at + 2] = kinds / Math.max(1, b.handGoods.length);
    out[at + 3] = outlook.choices[seat];
    out[at + 4] = scarcest * 4;
    out[at + 5] = rates / 4;
  };

  const awards = (s: State, seat: number, out: Float32Array, at: number): void => {
    let near = 0;
    let held = 0;
    for (let i = 0; i < b.awards.length; i++) {
      const award = b.awards[i];
      const holder = b.fields.award.get(s, i);
      if (holder === seat) {
        held += award.points;
        continue;
      }
      const bar = holder >= 0 ? Math.max(award.min, award.of(s, holder) + 1) : award.min;
      const part = Math.min(1, award.of(s, seat) / bar);
      near += award.points * part * part * part;
    }
    out[at] = near;
    out[at + 1] = held;
  };

  /** how soon the next of each could be paid for: with what is in hand, and from nothing */
  const soon = (s: State, seat: number, out: Float32Array, at: number): void => {
    pace.look(s, seat);
    const kinds = [routes[0], buildings[0], upgrades[0]];
    for (let i = 0; i < kinds.length; i++) {
      const bill = kinds[i] && b.rules.cost(s, seat, kinds[i].index, -1);
      out[at + i] = bill ? pace.soon(bill, true) : 0;
      if (i > 0) out[at + 3 + i] = bill ? pace.soon(bill, false) : 0;
    }
    const bill =
      b.rules.cards !== undefined && deck !== undefined ? b.the.cards.cost(s, seat, deck) : undefined;
    out[at + 3] = bill ? pace.soon(bill, true) : 0;
    out[at + 6] = bill ? pace.soon(bill, false) : 0;
  };

  const goods = (s: State, seat: number, out: Float32Array, at: number): void => {
    for (let i = 0; i < GOODS; i++) {
      const good = b.handGoods[i];
      out[at + i] = good === undefined ? 0 : outlook.income[seat * G + good] * 2;
      out[at + GOODS + i] = good === undefined ? 0 : Math.min(6, b.fields.hold.get(s, seat, good)) / 2;
    }
  };

  const reached = (s: State, seat: number, award: number): number => {
    if (award >= b.awards.length) return 0;
    const { of, min } = b.awards[award];
    const holder = b.fields.award.get(s, award);
    const bar = holder >= 0 && holder !== seat ? Math.max(min, of(s, holder) + 1) : min;
    return Math.min(1.5, of(s, seat) / bar);
  };

  return (s, seat, out, at) => {
    look(s, seat);
    const points = b.rules.points(s, seat);
    const target = Math.max(1, b.rules.target(s, seat));
    out[at] = points / target;
    out[at + 1] = Math.min(6, target - points) / 6;
    out[at + 2] = b.rules.publicPoints(s, seat) / target;
    income(s, seat, out, at + 3);
    const size = b.fields.handSize.get(s, seat);
    out[at + 9] = Math.min(20, size) / 10;
    out[at + 10] = Math.min(10, Math.max(0, size - b.rules.handLimit(s, seat))) / 4;
    out[at + 11] = savings.worth(s, seat) / POINT;
    out[at + 12] = places.now * 2;
    out[at + 13] = places.later * 2;
    out[at + 14] = places.lure;
    out[at + 15] = places.lures / 4;
    out[at + 16] = b.the.hints.progress(s, seat);
    out[at + 17] = b.the.hints.heldCards(s, seat, true);
    out[at + 18] = b.the.hints.promised(s, seat);
    awards(s, seat, out, at + 19);
    out[at + 21] = left(s, seat, routes);
    out[at + 22] = left(s, seat, buildings);
    out[at + 23] = left(s, seat, upgrades);
    let best = -1;
    for (let i = 0; i < upgrades.length; i++) best = Math.max(best, savings.upgradeAt[upgrades[i].index]);
    out[at + 24] = best * 2;
    const active = b.fields.active.get(s);
    out[at + 25] = active < 0 ? 0.5 : ((seat - active + b.seats) % b.seats) / b.seats;
    around.look(s, seat);
    out[at + 26] = around.room;
    out[at + 27] = reached(s, seat, 0);
    out[at + 28] = reached(s, seat, 1);
    soon(s, seat, out, at + 29);
    goods(s, seat, out, at + 36);
  };
}
