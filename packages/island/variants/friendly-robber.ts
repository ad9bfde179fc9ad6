import { type Bar, depthOf, type MoveList, pop, reason, type Seat, type State } from '@hexwright/kernel';
import { blockerAt, expel, NOWHERE, onceAList } from '../mechanics/index.ts';
import { type BlockerNo, type Book, defineModule, field, handlesOf } from '../rulebook/index.ts';

const fields = {
  /** the points that each seat had right after the start */
  startPoints: field.row('seat', { noLook: 'it is what everybody began with' }),
};

const PROTECTED = reason('protected', 'a protected player stands there');
const VICTIM_PROTECTED = reason('victim-protected', 'this player is protected');
const HAS_PLACE = reason('blocker-has-place', 'there is a place on the board for it');
const OFF = reason('blocker-off', 'it is not on the board');

export const friendlyRobber = defineModule({
  id: 'variant/friendly-robber',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  conflicts: { expedition: 'the two are known not to go together' },
  // The fallback must know every other limit on where a blocker goes.
  after: ['variant/settlers-with-walls'],
  fields,
  brings: ['driving'],
  rules: (was, b) => {
    const { startPoints } = handlesOf(b, fields);
    const desert = b.terrains.findIndex((terrain) => terrain.id === 'desert');
    const isProtected = (s: State, seat: Seat): boolean =>
      b.rules.publicPoints(s, seat) <= startPoints.get(s, seat);
    const isSameList = onceAList();
    let known = 0;
    /** those who are protected, as bits */
    const protectedSeats = (s: State, list: MoveList): number => {
      if (isSameList(s, list)) return known;
      known = 0;
      for (let seat = 0; seat < b.seats; seat++) if (isProtected(s, seat)) known |= 1 << seat;
      return known;
    };
    /** whether nobody who is protected is touched there */
    const isFree = (s: State, blocker: BlockerNo, place: number, list?: MoveList): boolean => {
      // A list asks it of every place: who is protected is counted once for all of them.
      const spared = list === undefined ? b.everyone : protectedSeats(s, list);
      for (let victim = 0; spared >> victim !== 0; victim++)
        if (
          (spared >> victim) & 1 &&
          b.the.blockers.touches(s, victim, blocker, place) &&
          (list !== undefined || isProtected(s, victim))
        )
          return false;
      return true;
    };
    const isFriendly = (s: State, blocker: BlockerNo, place: number, seat: Seat, list?: MoveList): boolean =>
      !was.blockers.shuns(s, blocker, place, seat) &&
      was.blockers.barStand(s, blocker, place, seat, list) === undefined &&
      isFree(s, blocker, place, list);
    const anyPlace = (
      s: State,
      blocker: BlockerNo,
      seat: Seat,
      fits: (s: State, blocker: BlockerNo, place: number, seat: Seat, list?: MoveList) => boolean,
      list?: MoveList,
    ): boolean => {
      const places = placesOf(b, blocker);
      for (let place = 0; place < places; place++) if (fits(s, blocker, place, seat, list)) return true;
      return false;
    };
    const onLand = (s: State, blocker: BlockerNo, place: number, seat: Seat): boolean =>
      b.blockers[blocker].on === 'hex' &&
      b.land[b.fields.terrain.get(s, place)] === 1 &&
      was.blockers.barStand(s, blocker, place, seat) === undefined;
    const isDesert = (s: State, blocker: BlockerNo, place: number): boolean =>
      b.blockers[blocker].on === 'hex' && b.fields.terrain.get(s, place) === desert;
    const onDesert = (s: State, blocker: BlockerNo, place: number, seat: Seat): boolean =>
      isDesert(s, blocker, place) &&
      (blockerAt(b, s, blocker) === place || was.blockers.barStand(s, blocker, place, seat) === undefined);

    return {
      beginTurn: (s) => {
        // What is handed out as the first turn begins is not of the start.
        if (b.fields.turn.get(s) === 0)
          for (let seat = 0; seat < b.seats; seat++) startPoints.set(s, seat, b.rules.publicPoints(s, seat));
        was.beginTurn(s);
      },
      blockers: {
        // The desert is the last refuge, also for a robber that otherwise keeps to hexes that produce.
        shuns: (s, blocker, place, seat) =>
          was.blockers.shuns(s, blocker, place, seat) &&
          !(isDesert(s, blocker, place) && !anyPlace(s, blocker, seat, isFriendly)),
        barStand: (s, blocker, place, seat, list) => {
          const bar = was.blockers.barStand(s, blocker, place, seat, list);
          if (
            bar === undefined &&
            !was.blockers.shuns(s, blocker, place, seat) &&
            isFree(s, blocker, place, list)
          )
            return undefined;
          // With no friendly place left, what walks on land goes to (or stays in) a desert, what sails goes anywhere.
          if (onDesert(s, blocker, place, seat))
            return !anyPlace(s, blocker, seat, isFriendly, list) && anyPlace(s, blocker, seat, onLand)
              ? undefined
              : (bar ?? PROTECTED);
          if (bar) return bar;
          return onLand(s, blocker, place, seat) || anyPlace(s, blocker, seat, isFriendly, list)
            ? PROTECTED
            : undefined;
        },
        ask: (s, seat) => {
          const depth = depthOf(s);
          was.blockers.ask(s, seat);
          if (depthOf(s) > depth) return;
          const bits = b.the.blockers.toMove(s, seat);
          for (let i = 0; i < b.blockers.length; i++)
            if ((bits >> i) & 1 && b.the.driving.barDrive(s, seat, i) === undefined) {
              b.opening('seven')(s, b.decision('move-blocker'), 1 << seat);
              return;
            }
        },
        barRob: (s, seat, victim, blocker, place) =>
          was.blockers.barRob(s, seat, victim, blocker, place) ??
          (isProtected(s, victim) ? VICTIM_PROTECTED : undefined),
      },
      driving: {
        barDrive: (s, seat, blocker) => {
          if (blockerAt(b, s, blocker) === NOWHERE) return OFF;
          if (anyPlace(s, blocker, seat, isFriendly)) return HAS_PLACE;
          const walks = anyPlace(s, blocker, seat, onLand);
          return walks && anyPlace(s, blocker, seat, onDesert) ? HAS_PLACE : undefined;
        },
      },
    };
  },
  moves: (b) => [
    {
      name: 'expel-blocker',
      args: [{ name: 'blocker', domain: b.domain('blocker') }],
      decisions: ['move-blocker'],
      list: (s, seat, out) => {
        const bits = b.the.blockers.toMove(s, seat);
        for (let i = 0; i < b.blockers.length; i++)
          if ((bits >> i) & 1 && b.the.driving.barDrive(s, seat, i) === undefined) out.put(i);
      },
      apply: (s, _seat, blocker) => {
        pop(s);
        expel(b, s, blocker);
      },
      why: (s, seat, blocker) => (blocker < 0 ? HAS_PLACE : b.the.driving.barDrive(s, seat, blocker)),
    },
  ],
  // Everybody would have to be protected around every hex, on a board without a desert.
  exempt: { rare: ['move.expel-blocker'] },
  words: {
    name: 'The Friendly Robber',
    summary: 'The robber leaves players alone who have scored nothing since the start.',
    rules: [
      {
        key: 'protected',
        text: 'A player who has no more points than right after the start (2 in the base game) is protected.',
      },
      {
        of: 'part.wealth',
        text: 'The tiles of the rich and the poor count for nothing there: they are handed out after the start.',
      },
      {
        of: 'blocker.robber',
        text: 'The robber may not be moved to a hex that touches a building of a protected player, neither on a 7 nor by a knight.',
      },
      {
        of: 'terrain.desert',
        text: 'If no hex is left for it, the robber goes to a desert or stays there. Protected players beside that desert are not robbed; others are.',
      },
      { of: 'blocker.robber', text: 'With no place at all to go to, it leaves the board.' },
      'Protection ends at the moment the player has more points than at the start.',
      {
        key: 'protected-hand',
        text: 'If you hold more than 7 cards, you still discard half of them on a 7.',
      },
      {
        of: 'blocker.pirate',
        text: 'A pirate may not be moved to a hex that touches a ship of a protected player. If no hex is left for it, it may go to any hex or leave the board, and robs no protected player.',
      },
      'Where nobody is ever robbed, all this changes nothing.',
      {
        house:
          'Only points that everybody can see count. Hidden victory point cards do not end the protection.',
      },
      {
        of: 'terrain.desert',
        house: 'If there are several deserts, you pick one when you move the robber.',
      },
      {
        of: 'terrain.desert',
        house:
          'The desert is open to it then even where the robber otherwise goes only to hexes that produce. Land that is closed to the robber stays closed.',
      },
    ],
    terms: {
      'move.expel-blocker': 'Send it off the board',
      'field.startPoints': 'Points at the start',
      'reason.blocker-has-place': 'There is a place on the board for it.',
      'reason.blocker-off': 'It is not on the board.',
      'reason.protected': 'It touches a player who has scored nothing since the start.',
      'reason.victim-protected': 'This player has scored nothing since the start.',
    },
  },
});

declare module '../rulebook/points.ts' {
  interface Groups {
    driving: DrivingPoints;
  }
}

export interface DrivingPoints {
  /** what speaks against the seat's sending this blocker, which it has to move, off the board instead */
  barDrive(s: State, seat: Seat, blocker: BlockerNo): Bar;
}

function placesOf(b: Book, blocker: BlockerNo): number {
  const { hexes, corners, edges } = b.topology;
  const { on } = b.blockers[blocker];
  return on === 'hex' ? hexes : on === 'corner' ? corners : edges;
}
