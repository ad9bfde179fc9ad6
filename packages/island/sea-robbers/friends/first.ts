import { NATURE, pop, push, reason, type Seat, type State, topArg } from '@hexwright/kernel';
import type { Bill } from '@hexwright/rulebook';
import type { Corner, Edge } from '../../board/index.ts';
import { askGoods, canChoose, canPay, giveBack, held, makeSites, pay, take } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import type { Friend } from './friend.ts';

export const dever: Friend = {
  id: 'dever',
  name: 'Captain Dever',
  when: (b) => {
    const opened = b.cell('chestOpened');
    return (s, seat) => opened.get(s) !== 0 && canChoose(b, s, seat);
  },
  help: (b) => (s, seat) => askGoods(b, s, seat, 1),
};

export const jerok: Friend = {
  id: 'jerok',
  name: 'Jerok the Smith',
  when: (b) => {
    if (!b.has(CARDS)) return (s) => b.fields.bank.get(s, b.good('ore')) > 0;
    return (s, seat) =>
      b.the.cards.barBuy(s, seat, DECK) === undefined &&
      canPay(b, s, seat, lessOre(b, b.the.cards.cost(s, seat, DECK)));
  },
  help: (b) => (s, seat) => {
    if (!b.has(CARDS)) {
      take(b, s, seat, b.good('ore'), 1);
      return;
    }
    pay(b, s, seat, lessOre(b, b.the.cards.cost(s, seat, DECK)));
    push(s, b.decision('draw-card'), NATURE, seat);
  },
};

const DECK = 'development';
/** where there are no development cards, the smith has something else to do */
const CARDS = 'part.cards';

function lessOre(b: Book, bill: Bill): Bill {
  const ore = b.good('ore');
  return bill.map(([good, count]) => [good, good === ore ? count - 1 : count] as const);
}

export const oda: Friend = {
  id: 'oda',
  name: 'Oda the Healer',
  when: (b) => {
    const got = b.cell('gotSomething');
    return (s, seat) => {
      const number = b.the.roll.number(s);
      const gives = number > 0 && !b.rules.isSeven(s, number);
      return gives && ((got.get(s) >> seat) & 1) === 0 && canChoose(b, s, seat);
    };
  },
  help: (b) => (s, seat) => askGoods(b, s, seat, 1),
};

export const olaf: Friend = {
  id: 'olaf',
  name: 'Olaf the Master Builder',
  when: (b) => roadworks(b).possible,
  help: (b) => {
    const decision = b.decision('roadworks');
    return (s, seat) => push(s, decision, 1 << seat);
  },
  part: roadworksPart(),
};

/** one of these buys a road with Olaf's help */
const PRICES = ['brick', 'lumber'] as const;
const POSSIBLE = reason('road-possible', 'a road can be built or moved');
const HELD = reason('road-not-open', 'only a road at an open end can be moved');
const STAYS = reason('road-same', 'the road must go elsewhere');
const NOT_ROAD_PRICE = reason('road-price', 'the road costs 1 brick or 1 lumber of the hand');

function roadworks(b: Book) {
  const road = b.piece('road');
  const sites = makeSites(b, road);
  const prices = PRICES.map((id) => b.good(id));
  const routesAt = b.grid<number, Corner>('routesAt');
  const { building } = b.fields;
  const hasPrice = (s: State, seat: Seat, good: number): boolean =>
    prices.includes(good) && held(b, s, seat, good) > 0;
  /** whether the road of the seat lies at the open end of a line */
  const open = (s: State, seat: Seat, edge: Edge): boolean =>
    road.marks.get(s, edge) === b.mark(seat, road.index) &&
    b.walks.endsOf[edge].some((corner) => {
      const mark = building.get(s, corner);
      return routesAt.get(s, seat, corner) === 1 && (mark === 0 || b.ownerOf[mark] !== seat);
    });
  return {
    road,
    sites,
    prices,
    hasPrice,
    open,
    /** whether a road can be built for one of the prices, or moved */
    possible: (s: State, seat: Seat): boolean => {
      if (
        prices.some((good) => hasPrice(s, seat, good)) &&
        b.fields.supply.get(s, seat, road.index) > 0 &&
        sites.any(s, seat)
      )
        return true;
      for (let edge = 0; edge < b.topology.edges; edge++) if (open(s, seat, edge)) return true;
      return false;
    },
  };
}

function roadworksPart(): Part {
  return {
    id: 'roadworks',
    decisions: {
      roadworks: {},
      'moving-road': { args: (b) => [{ name: 'from', domain: b.domain('edge') }] },
    },
    moves: (b) => {
      const { road, sites, prices, hasPrice, open, possible } = roadworks(b);
      const edge = { name: 'edge', domain: b.domain('edge') };
      return [
        {
          name: 'cheap-road',
          args: [{ name: 'good', domain: b.domain('good') }, edge],
          decisions: ['roadworks'],
          list: (s, seat, out) => {
            if (b.fields.supply.get(s, seat, road.index) === 0) return;
            const count = sites.find(s, seat);
            for (const good of prices)
              if (hasPrice(s, seat, good))
                for (let i = 0; i < count; i++)
                  if (b.rules.barBuild(s, seat, road.index, sites.places[i]) === undefined)
                    out.put(good, sites.places[i]);
          },
          apply: (s, seat, good, place) => {
            pop(s);
            giveBack(b, s, seat, good, 1);
            b.rules.build(s, seat, road.index, place);
            b.rules.reviewAwards(s);
            b.rules.built(s, seat, road.index, place);
          },
          why: (s, seat, good, place) => {
            if (good >= 0 && !hasPrice(s, seat, good)) return NOT_ROAD_PRICE;
            return place < 0 ? undefined : b.rules.barBuild(s, seat, road.index, place);
          },
        },
        {
          name: 'take-up-road',
          leadsTo: 'moving-road',
          args: [edge],
          decisions: ['roadworks'],
          list: (s, seat, out) => {
            for (let at = 0; at < b.topology.edges; at++) if (open(s, seat, at)) out.put(at);
          },
          apply: (s, seat, from) => {
            pop(s);
            b.rules.unbuild(s, road.index, from);
            push(s, b.decision('moving-road'), 1 << seat, from);
          },
          why: (s, seat, at) => (at < 0 || open(s, seat, at) ? undefined : HELD),
        },
        {
          // for one whose hand is not what it seemed
          name: 'no-road',
          decisions: ['roadworks'],
          list: (s, seat, out) => {
            if (!possible(s, seat)) out.put();
          },
          apply: (s) => pop(s),
          why: () => POSSIBLE,
        },
        {
          name: 'road-to',
          args: [edge],
          decisions: ['moving-road'],
          list: (s, seat, out) => {
            const from = topArg(s, 0);
            const before = out.length;
            const count = sites.find(s, seat);
            for (let i = 0; i < count; i++)
              if (
                sites.places[i] !== from &&
                b.rules.barBuild(s, seat, road.index, sites.places[i]) === undefined
              )
                out.put(sites.places[i]);
            // With nowhere else to go it returns to where it lay.
            if (out.length === before) out.put(from);
          },
          apply: (s, seat, to) => {
            pop(s);
            b.rules.build(s, seat, road.index, to);
            b.rules.reviewAwards(s);
          },
          why: (s, seat, to) => {
            if (to < 0) return undefined;
            return to === topArg(s, 0) ? STAYS : b.rules.barBuild(s, seat, road.index, to);
          },
        },
      ];
    },
    // Whose friend Olaf is, and what is in the hand then, chance rarely brings together.
    exempt: { rare: ['move.cheap-road', 'move.take-up-road', 'move.road-to', 'move.no-road'] },
    words: {
      terms: {
        'move.no-road': 'Do without',
        'reason.road-possible': 'You can build or move a road.',
        'decision.roadworks': 'Build a road for 1 brick or lumber, or take one up',
        'decision.moving-road': 'Lay the road elsewhere',
        'move.cheap-road': 'Build a road for 1 good',
        'move.cheap-road.short': 'Road for 1 good',
        'move.take-up-road': 'Take up this road',
        'move.road-to': 'Lay the road here',
        'reason.road-not-open': 'Only a road at the open end of a line can be moved.',
        'reason.road-same': 'The road must go elsewhere.',
        'reason.road-price': 'The road costs 1 brick or 1 lumber of your hand.',
      },
    },
    looks: { moves: { 'cheap-road': { shape: 'road' }, 'road-to': { shape: 'road' } } },
  };
}
