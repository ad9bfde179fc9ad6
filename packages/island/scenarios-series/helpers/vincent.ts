import { type Bar, pop, push, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { canPay, cardFields, makeSites, pay } from '../../mechanics/index.ts';
import type { Book, MoveSpec, Part } from '../../rulebook/index.ts';
import { doWithout, type Helper } from './helper.ts';

/** where a knight may come from */
const FROM = ['played', 'hand'];
const [PLAYED, HAND] = [0, 1];

const NO_KNIGHT = reason('plowshare-knight', 'there is no such knight');
const POSSIBLE = reason('plowshares-possible', 'something can be built');

/** what is built for less, and for how much */
const CHEAPER: readonly {
  readonly piece: string;
  readonly move: string;
  readonly cost: Readonly<Record<string, number>>;
}[] = [
  { piece: 'settlement', move: 'plowshare-settlement', cost: { brick: 1, lumber: 1 } },
  { piece: 'city', move: 'plowshare-city', cost: { ore: 2, grain: 1 } },
];

export const vincent: Helper = {
  id: 'vincent',
  name: 'Vincent',
  text: 'Discard a knight, played or not: build a settlement for 1 brick and 1 lumber, or a city for 2 ore and 1 grain.',
  in: ['main', 'build'],
  when: (b) => makeCan(b),
  help: (b) => {
    const decision = b.decision('plowshares');
    return (s, seat) => push(s, decision, 1 << seat);
  },
  part: plowshares(),
};

function makeHas(b: Book): (s: State, seat: Seat, from: number) => boolean {
  const at = cardFields(b);
  const knight = b.card('knight');
  const any = b.option('vincent') === 'any';
  return (s, seat, from) =>
    from === PLAYED ? at.played.get(s, seat, knight) > 0 : any && at.cards.get(s, seat, knight) > 0;
}

function makeCan(b: Book): (s: State, seat: Seat) => boolean {
  const has = makeHas(b);
  const offers = CHEAPER.map(({ piece, cost }) => {
    const { index } = b.piece(piece);
    return { index, sites: makeSites(b, b.piece(piece)), bill: b.bill(cost) };
  });
  return (s, seat) =>
    (has(s, seat, PLAYED) || has(s, seat, HAND)) &&
    offers.some(
      ({ index, sites, bill }) =>
        canPay(b, s, seat, bill) &&
        b.fields.supply.get(s, seat, index) > 0 &&
        b.rules.barBuildKind(s, seat, index) === undefined &&
        sites.any(s, seat),
    );
}

/** A knight leaves the game. */
function discardKnight(b: Book, s: State, seat: Seat, from: number): void {
  const at = cardFields(b);
  const knight = b.card('knight');
  if (from === PLAYED) at.played.add(s, seat, knight, -1);
  else {
    at.cards.add(s, seat, knight, -1);
    at.cardCount.add(s, seat, -1);
    const fresh = Math.min(at.fresh.get(s, seat, knight), at.cards.get(s, seat, knight));
    at.fresh.set(s, seat, knight, fresh);
  }
  if (s.events) tell(s, 'knight-discarded', { seat });
}

function plowshares(): Part {
  return {
    id: 'plowshares',
    decisions: { plowshares: {} },
    moves: (b) => [
      ...CHEAPER.map((offer) => plowshare(b, offer)),
      doWithout('no-plowshare', 'plowshares', makeCan(b), () => POSSIBLE),
    ],
    exempt: { rare: ['move.no-plowshare'] },
    words: {
      terms: {
        'decision.plowshares': 'Discard a knight and build for less',
        'move.plowshare-settlement': 'Build a settlement (1 brick, 1 lumber)',
        'move.plowshare-settlement.short': 'Settlement',
        'move.plowshare-city': 'Build a city (2 ore, 1 grain)',
        'move.plowshare-city.short': 'City',
        'move.no-plowshare': 'Do without',
        'knight-from.played': 'a knight that was played',
        'knight-from.hand': 'a knight of the hand',
        'event.knight-discarded': '{seat} discards a knight.',
        'reason.plowshare-knight': 'You have no such knight.',
        'reason.plowshares-possible': 'You can build something.',
      },
    },
    looks: { moves: { 'plowshare-settlement': { shape: 'house' }, 'plowshare-city': { shape: 'city' } } },
  };
}

function plowshare(b: Book, { piece, move, cost }: (typeof CHEAPER)[number]): MoveSpec {
  const { index } = b.piece(piece);
  const sites = makeSites(b, b.piece(piece));
  const bill = b.bill(cost);
  const has = makeHas(b);
  const price = Object.entries(cost)
    .map(([good, count]) => `${count} ${good}`)
    .join(', ');
  const CANNOT_PAY = reason('cannot-pay', `a ${piece} costs ${price}`, { piece, cost: price });
  const NONE_LEFT = reason('none-left', `there is no ${piece} left`, { piece });
  const bar = (s: State, seat: Seat): Bar => {
    if (b.fields.supply.get(s, seat, index) === 0) return NONE_LEFT;
    return b.rules.barBuildKind(s, seat, index) ?? (canPay(b, s, seat, bill) ? undefined : CANNOT_PAY);
  };
  return {
    name: move,
    args: [
      { name: 'from', domain: { id: 'knight-from', size: FROM.length, names: FROM } },
      { name: 'corner', domain: b.domain('corner') },
    ],
    decisions: ['plowshares'],
    price: () => bill,
    list: (s, seat, out) => {
      if (bar(s, seat) !== undefined) return;
      const count = sites.find(s, seat);
      for (let i = 0; i < count; i++)
        if (b.rules.barBuild(s, seat, index, sites.places[i]) === undefined)
          for (const from of [PLAYED, HAND]) if (has(s, seat, from)) out.put(from, sites.places[i]);
    },
    apply: (s, seat, from, corner) => {
      pop(s);
      discardKnight(b, s, seat, from);
      pay(b, s, seat, bill);
      b.rules.build(s, seat, index, corner);
      b.rules.reviewAwards(s);
      b.rules.built(s, seat, index, corner);
    },
    why: (s, seat, from, corner) => {
      if (from >= 0 && !has(s, seat, from)) return NO_KNIGHT;
      return bar(s, seat) ?? (corner < 0 ? undefined : b.rules.barBuild(s, seat, index, corner));
    },
  };
}
