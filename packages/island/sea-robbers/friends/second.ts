import { pop, push, reason, type Seat, type State, topArg } from '@hexwright/kernel';
import {
  askGoods,
  blockerAt,
  canChoose,
  expel,
  giveBack,
  held,
  lanePieceAt,
  makeSites,
  take,
} from '../../mechanics/index.ts';
import { type Book, field, handlesOf, NO_GOOD, type Part } from '../../rulebook/index.ts';
import type { Friend } from './friend.ts';

const robsTwiceFields = {
  robsTwice: field.cell({ noLook: 'it is settled before anybody else moves' }),
};

const standsFastFields = {
  /** the seat whose limit is raised this turn, plus one */
  standsFast: field.cell({ holds: 'seat+1', noLook: 'the log tells it' }),
};

export const gerhild: Friend = {
  id: 'gerhild',
  name: 'Gerhild the Brave',
  when: (b) => (s, seat) =>
    canChoose(b, s, seat) &&
    b.rivals[seat].some((other) => b.rules.publicPoints(s, other) > b.rules.publicPoints(s, seat)),
  help: (b) => (s, seat) => askGoods(b, s, seat, 2),
};

export const nyala: Friend = {
  id: 'nyala',
  name: 'Nyala the Diplomat',
  when: (b) => (s) => blockerAt(b, s, b.blocker('robber')) >= 0,
  help: (b) => {
    const robber = b.blocker('robber');
    return (s, seat) => {
      const good = b.rules.hexGood(s, blockerAt(b, s, robber));
      expel(b, s, robber);
      if (good > NO_GOOD && b.fields.bank.get(s, good) > 0) take(b, s, seat, good, 1);
      else if (good < NO_GOOD) askGoods(b, s, seat, 1);
    };
  },
};

export const reiko: Friend = {
  id: 'reiko',
  name: 'Reiko the Strong',
  when: () => () => false,
  help: () => () => {},
  part: standFast(),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    standFast: StandFastPoints;
  }
}

export interface StandFastPoints {
  /** a seven, once everybody has decided whether to be helped */
  goOn(s: State): void;
}

/** Before hands are halved on a seven, whoever would lose cards may raise the own limit. */
function standFast(): Part {
  const MORE = 4;
  return {
    id: 'stand-fast',
    fields: standsFastFields,
    decisions: { 'stand-fast': {} },
    brings: ['standFast'],
    rules: (was, b) => {
      const { standsFast: stands } = handlesOf(b, standsFastFields);
      return {
        standFast: { goOn: was.onSeven },
        handLimit: (s, seat) => was.handLimit(s, seat) + (stands.get(s) === seat + 1 ? MORE : 0),
        onSeven: (s) => {
          for (let seat = 0; seat < b.seats; seat++)
            if (b.the.friends.ready(s, seat, reiko.id) && b.rules.discardCount(s, seat) > 0) {
              push(s, b.decision('stand-fast'), 1 << seat);
              return;
            }
          was.onSeven(s);
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          stands.set(s, 0);
        },
      };
    },
    moves: (b) => {
      const { standsFast: stands } = handlesOf(b, standsFastFields);
      return [
        {
          name: 'stand-fast',
          decisions: ['stand-fast'],
          list: (_s, _seat, out) => out.put(),
          apply: (s, seat) => {
            pop(s);
            b.the.friends.used(s, seat, reiko.id);
            stands.set(s, seat + 1);
            b.the.standFast.goOn(s);
          },
        },
        {
          name: 'stand-aside',
          decisions: ['stand-fast'],
          list: (_s, _seat, out) => out.put(),
          apply: (s) => {
            pop(s);
            b.the.standFast.goOn(s);
          },
        },
      ];
    },
    // Whose friend Reiko is, and how many cards are in the hand on a 7, chance rarely brings together.
    exempt: { rare: ['move.stand-fast', 'move.stand-aside'] },
    words: {
      terms: {
        'decision.stand-fast': 'A 7: call on Reiko?',
        'move.stand-fast': 'Raise the hand limit by 4',
        'move.stand-fast.short': 'Limit +4',
        'move.stand-aside': 'Not now',
      },
    },
  };
}

export const suna: Friend = {
  id: 'suna',
  name: 'Suna the Cunning',
  in: ['rob'],
  when: () => (s) => {
    const victims = topArg(s, 0);
    return (victims & (victims - 1)) !== 0;
  },
  help: (b) => {
    const { robsTwice: twice } = handlesOf(b, robsTwiceFields);
    return (s) => twice.set(s, 1);
  },
  part: {
    id: 'robs-twice',
    fields: robsTwiceFields,
    rules: (was, b) => {
      const { robsTwice: twice } = handlesOf(b, robsTwiceFields);
      const rob = b.decision('rob');
      return {
        blockers: {
          rob: (s, seat, victim) => {
            if (twice.get(s) === 0) return was.blockers.rob(s, seat, victim);
            twice.set(s, 0);
            let others = 0;
            for (let blocker = 0; blocker < b.blockers.length; blocker++) {
              const place = blockerAt(b, s, blocker);
              if (place < 0) continue;
              for (const other of b.rivals[seat])
                if (other !== victim && b.the.blockers.barRob(s, seat, other, blocker, place) === undefined)
                  others |= 1 << other;
            }
            if (others !== 0 && (others & (others - 1)) === 0)
              was.blockers.rob(s, seat, 31 - Math.clz32(others));
            else if (others !== 0) push(s, rob, 1 << seat, others, 0);
            was.blockers.rob(s, seat, victim);
          },
        },
      };
    },
  },
};

export const isa: Friend = {
  id: 'isa',
  name: 'Isa the Shipbuilder',
  when: (b) => {
    const { canBuild } = shipyard(b);
    return (s, seat) => canBuild(s, seat) || movable(b, s, seat);
  },
  help: (b) => {
    const decision = b.decision('shipyard');
    return (s, seat) => push(s, decision, 1 << seat);
  },
  part: shipyardPart(),
};

const SHIP_PRICES = ['lumber', 'wool'] as const;
const POSSIBLE = reason('ship-possible', 'a ship can be built or moved');
const NOT_SHIP_PRICE = reason('ship-price', 'the ship costs 1 lumber or 1 wool of the hand');

function movable(b: Book, s: State, seat: Seat): boolean {
  for (let edge = 0; edge < b.topology.edges; edge++)
    if (b.the.lanes.barMove(s, seat, edge) === undefined) return true;
  return false;
}

function shipyard(b: Book) {
  const ship = b.piece('ship');
  const sites = makeSites(b, ship);
  const prices = SHIP_PRICES.map((id) => b.good(id));
  const hasPrice = (s: State, seat: Seat, good: number): boolean =>
    prices.includes(good) && held(b, s, seat, good) > 0;
  return {
    ship,
    sites,
    prices,
    hasPrice,
    canBuild: (s: State, seat: Seat): boolean =>
      prices.some((good) => hasPrice(s, seat, good)) &&
      b.fields.supply.get(s, seat, ship.index) > 0 &&
      sites.any(s, seat),
  };
}

function shipyardPart(): Part {
  return {
    id: 'shipyard',
    decisions: { shipyard: {} },
    moves: (b) => {
      const { ship, sites, prices, hasPrice, canBuild } = shipyard(b);
      const pieceAt = lanePieceAt(b, 'ship');
      const edge = { name: 'edge', domain: b.domain('edge') };
      return [
        {
          name: 'cheap-ship',
          args: [{ name: 'good', domain: b.domain('good') }, edge],
          decisions: ['shipyard'],
          list: (s, seat, out) => {
            if (b.fields.supply.get(s, seat, ship.index) === 0) return;
            const count = sites.find(s, seat);
            for (const good of prices)
              if (hasPrice(s, seat, good))
                for (let i = 0; i < count; i++)
                  if (b.rules.barBuild(s, seat, ship.index, sites.places[i]) === undefined)
                    out.put(good, sites.places[i]);
          },
          apply: (s, seat, good, place) => {
            pop(s);
            giveBack(b, s, seat, good, 1);
            b.rules.build(s, seat, ship.index, place);
            b.rules.reviewAwards(s);
            b.rules.built(s, seat, ship.index, place);
          },
          why: (s, seat, good, place) => {
            if (good >= 0 && !hasPrice(s, seat, good)) return NOT_SHIP_PRICE;
            return place < 0 ? undefined : b.rules.barBuild(s, seat, ship.index, place);
          },
        },
        {
          // for one whose hand is not what it seemed
          name: 'no-ship',
          decisions: ['shipyard'],
          list: (s, seat, out) => {
            if (!canBuild(s, seat) && !movable(b, s, seat)) out.put();
          },
          apply: (s) => pop(s),
          why: () => POSSIBLE,
        },
        {
          name: 'second-move',
          args: [edge],
          decisions: ['shipyard'],
          list: (s, seat, out) => {
            for (let at = 0; at < b.topology.edges; at++)
              if (b.the.lanes.barMove(s, seat, at) === undefined) out.put(at);
          },
          apply: (s, seat, from) => {
            pop(s);
            b.rules.unbuild(s, pieceAt(s, seat, from), from);
            push(s, b.decision('moving-ship'), 1 << seat, from, 0);
          },
          why: (s, seat, at) => (at < 0 ? undefined : b.the.lanes.barMove(s, seat, at)),
        },
      ];
    },
    // Whose friend Isa is, and what is in the hand then, chance rarely brings together.
    exempt: { rare: ['move.cheap-ship', 'move.second-move', 'move.no-ship'] },
    words: {
      terms: {
        'move.no-ship': 'Do without',
        'reason.ship-possible': 'You can build or move a ship.',
        'decision.shipyard': 'Build a ship for 1 lumber or wool, or move another one',
        'move.cheap-ship': 'Build a ship for 1 good',
        'move.cheap-ship.short': 'Ship for 1 good',
        'move.second-move': 'Move this ship too',
        'reason.ship-price': 'The ship costs 1 lumber or 1 wool of your hand.',
      },
    },
    looks: { moves: { 'cheap-ship': { shape: 'ship' } } },
  };
}
