import { NATURE, pop, push, reason, type Seat, type State, tell, topArg, topKind } from '@hexwright/kernel';
import type { Offers, OptionSpecs, Options } from '@hexwright/rulebook';
import type { Book, MoveSpec, Part, Terms } from '../../rulebook/index.ts';
import { ALL_FRIENDS, type Friend } from '../friends/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    friends: FriendPoints;
  }
}

export interface FriendPoints {
  /** the seat may choose one of those who are still to be won */
  claim(s: State, seat: Seat): void;
  /** the friend goes with the seat from now on */
  give(s: State, seat: Seat, friend: string): void;
  /** whether nobody has won this friend yet */
  isFree(s: State, friend: string): boolean;
  /** whether the seat can call on this friend now, as far as the friend is asked */
  ready(s: State, seat: Seat, friend: string): boolean;
  /** the seat has called on this friend */
  used(s: State, seat: Seat, friend: string): void;
}

export interface FriendsConfig {
  /** whom this chapter offers */
  readonly offered: readonly Friend[];
  /** those of earlier chapters: everybody has so many of them, at random */
  readonly earlier?: readonly Friend[];
  readonly dealt?: number;
  /** friends who are won in a way of their own */
  readonly won?: readonly Friend[];
}

/** how often a friend helps in a game */
const USES = 2;
/** what a friend in waiting is worth to a bot for each time, in points */
const WORTH = 0.08;

const USED = reason('friend-used', 'a friend has been called on this turn');
const NOT_OWN = reason('friend-foreign', 'this friend goes with somebody else, or with nobody');
const IDLE = reason('friend-idle', 'there is nothing for this friend to do now');

/** by seat and friend, as bits in the order of ALL_FRIENDS */
const bitOf = (id: string): number => 1 << ALL_FRIENDS.findIndex((friend) => friend.id === id);

/** The friends in a number that `friendsHeld` has noted. */
export function friendsIn(bits: number): string[] {
  return ALL_FRIENDS.filter(({ id }) => bits & bitOf(id)).map(({ id }) => id);
}

const optionOf = (id: string): string => `friend${nickname(id)}`;

/** The options by which a campaign says whose friends those of earlier chapters are. */
export function keptFriends(earlier: readonly Friend[]): OptionSpecs {
  return {
    friends: {
      type: 'choice',
      default: 'dealt',
      values: ['dealt', 'kept'],
      words: 'Friends of earlier chapters: dealt at random, or as a campaign has left them',
    },
    ...Object.fromEntries(
      earlier.map(({ id, name }) => [
        optionOf(id),
        {
          type: 'int',
          default: 0,
          min: 0,
          max: 4,
          when: { friends: 'kept' },
          words: `${name} joins nobody (0), or the player at this place of the table`,
        } as const,
      ]),
    ),
  };
}

/** At a table of so many, such an option names one of them. */
export function offeredPlaces(earlier: readonly Friend[], seats: number): Offers {
  return Object.fromEntries(earlier.map(({ id }) => [optionOf(id), { max: seats }]));
}

/** What such options are after games whose notes say who won whom. */
export function keepFriends(earlier: readonly Friend[], held: readonly number[]): Options {
  return {
    friends: 'kept',
    ...Object.fromEntries(
      earlier.map(({ id }) => [optionOf(id), held.findIndex((bits) => bits & bitOf(id)) + 1]),
    ),
  };
}

/** Friends are won once, help twice a game, one a turn, and stay for the rest of a campaign. */
export function friends(config: FriendsConfig): Part {
  const { offered, earlier = [], dealt = 0, won = [] } = config;
  const all = [...earlier, ...offered, ...won];
  const ids = all.map(({ id }) => id);
  const domain = { id: 'friend', size: ids.length, names: ids };
  const first = earlier.length;
  const isKept = (b: Book): boolean => earlier.length > 0 && b.option('friends') === 'kept';
  return {
    id: 'friends',
    of: { ids, first, dealt },
    uses: all.flatMap(({ part }) => part ?? []),
    fields: {
      /** by friend: the seat they go with, plus one */
      friendOf: { holds: 'seat+1', per: [ids.length] },
      /** by friend: how often they still help */
      friendUses: { per: [ids.length], start: USES },
      /** by seat: whom it has won, for all chapters, as bits */
      friendsHeld: { per: ['seat'], noLook: 'they are named one by one' },
      /** by seat: whether a friend has helped this turn */
      friendUsed: { per: ['seat'], noLook: 'what has been done is offered no more this turn' },
      friendsDealt: { noLook: 'they are named one by one' },
    },
    decisions: {
      ...(offered.length > 0 && { 'choose-friend': {}, 'dismiss-friend': {} }),
      ...(dealt > 0 && {
        'deal-friend': { nature: true, args: (b: Book) => [{ name: 'seat', domain: b.domain('seat') }] },
      }),
    },
    prepare: (b) => {
      const of = b.row('friendOf');
      const held = b.row<Seat>('friendsHeld');
      const kept = isKept(b);
      return (s) => {
        if (!kept) return;
        earlier.forEach(({ id }, friend) => {
          const seat = b.option<number>(optionOf(id));
          if (seat === 0 || seat > b.seats) return;
          of.set(s, friend, seat);
          held.set(s, seat - 1, held.get(s, seat - 1) | bitOf(id));
        });
      };
    },
    setupSteps: (b) => {
      if (dealt === 0) return [];
      const given = b.cell('friendsDealt');
      const kept = isKept(b);
      const more = (s: State): boolean => !kept && given.get(s) < dealt * b.seats;
      return [
        {
          after: 'place',
          add: {
            id: 'deal-friends',
            run: (s) => {
              if (more(s)) push(s, b.decision('deal-friend'), NATURE, given.get(s) % b.seats);
            },
            again: more,
          },
        },
      ];
    },
    brings: ['friends'],
    rules: (was, b) => {
      const of = b.row('friendOf');
      const uses = b.row('friendUses');
      const held = b.row<Seat>('friendsHeld');
      const used = b.row<Seat>('friendUsed');
      const choose = offered.length > 0 ? b.decision('choose-friend') : -1;
      return {
        friends: {
          claim: (s, seat) => {
            for (let friend = first; friend < first + offered.length; friend++)
              if (b.the.friends.isFree(s, ids[friend])) {
                push(s, choose, 1 << seat);
                return;
              }
          },
          give: (s, seat, id) => {
            of.set(s, ids.indexOf(id), seat + 1);
            held.set(s, seat, held.get(s, seat) | bitOf(id));
            if (s.events) tell(s, 'friend-won', { seat, friend: id });
          },
          isFree: (s, id) => of.get(s, ids.indexOf(id)) === 0 && uses.get(s, ids.indexOf(id)) > 0,
          ready: (s, seat, id) => used.get(s, seat) === 0 && of.get(s, ids.indexOf(id)) === seat + 1,
          used: (s, seat, id) => {
            const friend = ids.indexOf(id);
            used.set(s, seat, 1);
            uses.add(s, friend, -1);
            if (uses.get(s, friend) === 0) of.set(s, friend, 0);
            if (s.events) tell(s, 'friend-helps', { seat, friend: id });
          },
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          used.fill(s, 0);
        },
        hints: {
          progress: (s, seat) => {
            let left = 0;
            for (let friend = 0; friend < ids.length; friend++)
              if (of.get(s, friend) === seat + 1) left += uses.get(s, friend);
            return was.hints.progress(s, seat) + WORTH * left;
          },
        },
      };
    },
    moves: (b) => {
      const of = b.row('friendOf');
      const uses = b.row('friendUses');
      const given = b.cell('friendsDealt');
      const used = b.row<Seat>('friendUsed');
      const when = all.map((friend) => friend.when(b));
      const help = all.map((friend) => friend.help(b));
      const momentsOf = all.map((friend) => new Set((friend.in ?? ['main']).map((name) => b.decision(name))));
      const moments = [...new Set(all.flatMap((friend) => friend.in ?? ['main']))];
      const idle = (s: State, seat: Seat, friend: number): boolean =>
        !momentsOf[friend].has(topKind(s)) || !when[friend](s, seat);
      const isFree = (s: State, friend: number): boolean => b.the.friends.isFree(s, ids[friend]);
      const free = (s: State, out: { put(friend: number): void }): void => {
        for (let friend = first; friend < first + offered.length; friend++)
          if (isFree(s, friend)) out.put(friend);
      };
      const isOffered = (s: State, friend: number): boolean =>
        friend >= first && friend < first + offered.length && isFree(s, friend);
      const choosing: MoveSpec[] = [
        {
          name: 'choose-friend',
          args: [{ name: 'friend', domain }],
          decisions: ['choose-friend'],
          list: (s, _seat, out) => free(s, out),
          apply: (s, seat, friend) => {
            pop(s);
            b.the.friends.give(s, seat, ids[friend]);
            // Two players have four friends to choose from as long as nobody has one.
            let left = 0;
            for (let other = first; other < first + offered.length; other++) if (isFree(s, other)) left++;
            if (b.seats === 2 && left === offered.length - 1)
              push(s, b.decision('dismiss-friend'), 1 << seat);
          },
          why: (s, _seat, friend) => (friend < 0 || isOffered(s, friend) ? undefined : NOT_OWN),
        },
        {
          name: 'dismiss-friend',
          args: [{ name: 'friend', domain }],
          decisions: ['dismiss-friend'],
          list: (s, _seat, out) => free(s, out),
          apply: (s, seat, friend) => {
            pop(s);
            uses.set(s, friend, 0);
            if (s.events) tell(s, 'friend-dismissed', { seat, friend: ids[friend] });
          },
          why: (s, _seat, friend) => (friend < 0 || isOffered(s, friend) ? undefined : NOT_OWN),
        },
      ];
      return [
        {
          name: 'friend',
          args: [{ name: 'friend', domain }],
          decisions: moments,
          list: (s, seat, out) => {
            if (used.get(s, seat) !== 0) return;
            for (let friend = 0; friend < ids.length; friend++)
              if (of.get(s, friend) === seat + 1 && !idle(s, seat, friend)) out.put(friend);
          },
          apply: (s, seat, friend) => {
            b.the.friends.used(s, seat, ids[friend]);
            help[friend](s, seat);
          },
          why: (s, seat, friend) => {
            if (used.get(s, seat) !== 0) return USED;
            if (friend < 0) return undefined;
            if (of.get(s, friend) !== seat + 1) return NOT_OWN;
            return idle(s, seat, friend) ? IDLE : undefined;
          },
        },
        ...(offered.length > 0 ? choosing : []),
        ...(dealt > 0
          ? [
              {
                name: 'deal-friend',
                args: [{ name: 'friend', domain }],
                decisions: ['deal-friend'],
                list: (s: State, _nature: number, out: { put(friend: number): void }) => {
                  for (let friend = 0; friend < first; friend++) if (of.get(s, friend) === 0) out.put(friend);
                },
                apply: (s: State, _nature: number, friend: number) => {
                  const seat = topArg(s, 0);
                  pop(s);
                  given.add(s, 1);
                  b.the.friends.give(s, seat, ids[friend]);
                },
              },
            ]
          : []),
      ];
    },
    // Nobody is sent away where more than two play.
    exempt: { rare: ['move.dismiss-friend', 'event.friend-dismissed', 'event.friend-won'] },
    words: { terms: termsOf(all, dealt > 0) },
    looks: {
      fields: {
        friendOf: {
          on: 'places',
          shape: 'people',
          places: all.map(({ id }) => nickname(id)),
          domain: 'friend',
        },
        friendUses: { on: 'stock', shape: 'people', of: { domain: 'friend', kinds: ids } },
      },
      moves: { friend: { shape: 'people', colour: '#7b3fa0' } },
    },
  };
}

/** short enough for a place of a board beside the board */
export const nickname = (id: string): string => `${id[0].toUpperCase()}${id.slice(1)}`;

function termsOf(all: readonly Friend[], dealt: boolean): Terms {
  return {
    ...Object.fromEntries(all.map(({ id, name }) => [`friend.${id}`, name])),
    'field.friendOf': 'Friends',
    'field.friendUses': 'How often friends still help',
    'move.friend': 'Call on a friend',
    'move.choose-friend': 'Win this friend',
    'move.dismiss-friend': 'Send this one away',
    'decision.choose-friend': 'Choose a friend',
    'decision.dismiss-friend': 'Choose who will be nobody’s friend',
    ...(dealt && { 'move.deal-friend': 'A friend is dealt', 'decision.deal-friend': 'Friends are dealt' }),
    'event.friend-won': '{friend} goes with {seat}.',
    'event.friend-helps': '{friend} helps {seat}.',
    'event.friend-dismissed': '{seat} sends {friend} away.',
    'reason.friend-used': 'A friend has been called on this turn.',
    'reason.friend-foreign': 'This friend is with another player, or with nobody.',
    'reason.friend-idle': 'There is nothing for this friend to do now.',
  };
}
