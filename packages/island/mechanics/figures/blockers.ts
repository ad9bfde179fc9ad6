import {
  type MoveList,
  NATURE,
  pop,
  push,
  reason,
  type Seat,
  type State,
  tell,
  topArg,
} from '@hexwright/kernel';
import type { BlockerNo, Book, Part } from '../../rulebook/index.ts';
import { giveBack, handOver, handSize, held, learnOf, roomFor } from '../core/goods.ts';
import { sevenMoment } from '../core/moments.ts';

const NOT_THERE = reason('not-there', 'this player cannot be robbed here');
export const EMPTY_HANDED = reason('empty-handed', 'this player has no cards');

/** off the board */
export const NOWHERE = -1;

export function blockerAt(b: Book, s: State, blocker: BlockerNo): number {
  return b.fields.blocker.get(s, blocker);
}

/** Takes a blocker off the board until it next comes in; nothing is stolen. */
export function expel(b: Book, s: State, blocker: BlockerNo): void {
  b.fields.blocker.set(s, blocker, NOWHERE);
  if (s.events) tell(s, 'expelled', { blocker: b.blockers[blocker].id });
}

/** A blocker stands on a place, stops what is there, and robs whoever it is moved to. */
export function blockers(): Part {
  return {
    id: 'blockers',
    uses: [sevenMoment()],
    slots: { seven: { 'move-blocker': 'blocker' } },
    exempt: { rare: ['event.expelled'] },
    decisions: {
      'move-blocker': {},
      rob: { args: (b) => [seatsArg(b), { name: 'blocker', domain: b.domain('blocker') }] },
      steal: {
        nature: true,
        args: (b) => [
          { name: 'thief', domain: b.domain('seat') },
          { name: 'victim', domain: b.domain('seat') },
        ],
        // The chances are the hand of the victim: the thief learns the card, not what it might have been.
        outcomesFor: (s) => 1 << topArg(s, 1),
      },
    },
    brings: ['blockers'],
    rules: (was, b) => {
      const { hexPlace, hexPlaceFrom } = b.topology;
      const places = { hex: b.topology.hexes, corner: b.topology.corners, edge: b.topology.edges };
      const ground = groundOf(b);
      const bars = b.blockers.map(({ id, where }) => ({
        stays: reason('blocker-stays', `the ${id} must leave its place`, { blocker: id }),
        ground:
          where === 'water'
            ? reason('blocker-at-sea', `the ${id} stays at sea`, { blocker: id })
            : reason('blocker-on-land', `the ${id} stays on land`, { blocker: id }),
        shuns: reason('blocker-shuns', `the ${id} keeps to other places`, { blocker: id }),
      }));
      const moveBlocker = b.decision('move-blocker');
      const open = b.opening('seven');
      const rob = b.decision('rob');
      const steal = b.decision('steal');
      const onHexes = b.blockers.flatMap((blocker, i) => (blocker.on === 'hex' ? [i] : []));
      const movable = b.blockers.reduce(
        (bits, blocker, i) => (blocker.movable === false ? bits : bits | (1 << i)),
        0,
      );
      return {
        hexStopped: (s, hex) => {
          for (let i = 0; i < onHexes.length; i++)
            if (b.fields.blocker.get(s, onHexes[i]) === hex) return true;
          return was.hexStopped(s, hex);
        },
        blockers: {
          toMove: () => movable,
          shuns: () => false,
          barStand: (s, blocker, place, seat) => {
            if (b.fields.blocker.get(s, blocker) === place) return bars[blocker].stays;
            if (
              b.blockers[blocker].on === 'hex' &&
              b.land[b.fields.terrain.get(s, place)] !== ground[blocker]
            )
              return bars[blocker].ground;
            return b.the.blockers.shuns(s, blocker, place, seat) ? bars[blocker].shuns : undefined;
          },
          ask: (s, seat) => {
            const bits = b.the.blockers.toMove(s, seat);
            for (let i = 0; i < b.blockers.length; i++) {
              if (!((bits >> i) & 1)) continue;
              for (let place = 0; place < places[b.blockers[i].on]; place++)
                if (b.the.blockers.barStand(s, i, place, seat) === undefined) {
                  open(s, moveBlocker, 1 << seat);
                  return;
                }
            }
          },
          moved: (s, seat, blocker, place) => {
            b.fields.blocker.set(s, blocker, place);
            if (s.events) tell(s, 'blocker-moved', { seat, blocker: b.blockers[blocker].id, place });
            let victims = 0;
            let count = 0;
            for (let other = 0; other < b.seats; other++)
              if (other !== seat && b.the.blockers.barRob(s, seat, other, blocker, place) === undefined) {
                victims |= 1 << other;
                count++;
              }
            if (count === 1) b.the.blockers.rob(s, seat, 31 - Math.clz32(victims));
            else if (count > 1) push(s, rob, 1 << seat, victims, blocker);
          },
          barRob: (s, _seat, victim, blocker, place) => {
            if (handSize(b, s, victim) === 0) return EMPTY_HANDED;
            return b.the.blockers.touches(s, victim, blocker, place) ? undefined : NOT_THERE;
          },
          touches: (s, victim, blocker, place) => {
            if (b.blockers[blocker].on !== 'hex' || ground[blocker] === 0) return false;
            for (let i = hexPlaceFrom[place]; i < hexPlaceFrom[place + 1]; i++) {
              const mark = b.fields.building.get(s, hexPlace[i]);
              if (mark !== 0 && b.ownerOf[mark] === victim) return true;
            }
            return false;
          },
          rob: (s, seat, victim) => push(s, steal, NATURE, seat, victim),
        },
      };
    },
    moves: (b) => {
      const stands = makeStands(b);
      const widest = Math.max(
        1,
        ...b.blockers.map(
          (blocker) =>
            ({ hex: b.topology.hexes, corner: b.topology.corners, edge: b.topology.edges })[blocker.on],
        ),
      );
      const place =
        new Set(b.blockers.map((blocker) => blocker.on)).size === 1
          ? { name: b.blockers[0].on, domain: b.domain(b.blockers[0].on) }
          : { name: 'place', domain: { id: 'place', size: widest } };
      const places = { hex: b.topology.hexes, corner: b.topology.corners, edge: b.topology.edges };
      /** who knows what is stolen: the two it passes between, or everybody where it lies open */
      const knows = (s: State, good: number, thief: Seat, victim: Seat): number =>
        b.goods[good].open ? b.everyone : learnOf(b, s, thief, victim, good);
      return [
        {
          name: 'move-blocker',
          args: [{ name: 'blocker', domain: b.domain('blocker') }, place],
          decisions: ['move-blocker'],
          list: (s, seat, out) => {
            const bits = b.the.blockers.toMove(s, seat);
            for (let i = 0; i < b.blockers.length; i++) {
              if (!((bits >> i) & 1)) continue;
              const size = places[b.blockers[i].on];
              for (let at = 0; at < size; at++) if (stands(s, i, at, seat, out)) out.put(i, at);
            }
          },
          apply: (s, seat, blocker, at) => {
            pop(s);
            b.the.blockers.moved(s, seat, blocker, at);
          },
          why: (s, seat, blocker, at) => {
            if (blocker < 0 || at < 0) return undefined;
            const { id } = b.blockers[blocker];
            if (!((b.the.blockers.toMove(s, seat) >> blocker) & 1))
              return reason('blocker-not-yours', `the ${id} is not moved now`, { blocker: id });
            if (at >= places[b.blockers[blocker].on])
              return reason('blocker-place', `the ${id} does not stand there`, { blocker: id });
            return b.the.blockers.barStand(s, blocker, at, seat);
          },
        },
        {
          name: 'rob',
          quiet: true,
          args: [{ name: 'seat', domain: b.domain('seat') }],
          decisions: ['rob'],
          list: (s, _seat, out) => {
            const victims = topArg(s, 0);
            for (let other = 0; other < b.seats; other++) if ((victims >> other) & 1) out.put(other);
          },
          apply: (s, seat, victim) => {
            pop(s);
            b.the.blockers.rob(s, seat, victim);
          },
          why: (s, seat, victim) => {
            if (victim < 0) return undefined;
            const blocker = topArg(s, 1);
            const at = b.fields.blocker.get(s, blocker);
            const bar = victim !== seat && b.the.blockers.barRob(s, seat, victim, blocker, at);
            return bar || NOT_THERE;
          },
        },
        {
          name: 'steal',
          quiet: true,
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['steal'],
          list: (s, _seat, out) => {
            const victim = topArg(s, 1);
            for (let i = 0; i < b.handGoods.length; i++) {
              const count = held(b, s, victim, b.handGoods[i]);
              if (count > 0) out.weigh(count, b.handGoods[i]);
            }
          },
          apply: (s, _seat, good) => {
            const thief = topArg(s, 0);
            const victim = topArg(s, 1);
            pop(s);
            handOver(b, s, victim, thief, good, 1);
            if (roomFor(b, s, thief, good) < 0) giveBack(b, s, thief, good, 1);
            if (s.events)
              tell(
                s,
                'stolen',
                { seat: thief, from: victim },
                { seats: knows(s, good, thief, victim), data: { good: b.goods[good].id } },
              );
          },
          audience: (s, _nature, good) => knows(s, good, topArg(s, 0), topArg(s, 1)),
        },
      ];
    },
  };
}

/** Whether nothing speaks against a place; asked of every place of the board, so it is short where no rule is amended. */
function makeStands(
  b: Book,
): (s: State, blocker: BlockerNo, place: number, seat: Seat, list: MoveList) => boolean {
  if (!b.isPlain('blockers.barStand') || !b.isPlain('blockers.shuns'))
    return (s, blocker, place, seat, list) =>
      b.the.blockers.barStand(s, blocker, place, seat, list) === undefined;
  const { terrain, blocker: standsOn } = b.fields;
  const { land } = b;
  const onHex = Uint8Array.from(b.blockers, ({ on }) => (on === 'hex' ? 1 : 0));
  const ground = groundOf(b);
  return (s, blocker, place) =>
    standsOn.get(s, blocker) !== place &&
    (onHex[blocker] === 0 || land[terrain.get(s, place)] === ground[blocker]);
}

/** by blocker: 1 if it stands on land, 0 if in water */
function groundOf(b: Book): Uint8Array {
  return Uint8Array.from(b.blockers, ({ where }) => (where === 'water' ? 0 : 1));
}

function seatsArg(b: Book) {
  return { name: 'victims', domain: { id: 'seats', size: 1 << b.seats } };
}
