import { type Bar, push, reason, type Seat, type State } from '@hexwright/kernel';
import type { Corner } from '../board/index.ts';
import { knights } from '../cities-knights/index.ts';
import { type BlockerNo, type Book, defineModule, type Part, wanted } from '../rulebook/index.ts';
import { tradersAndBarbarians } from './traders-and-barbarians.ts';

const NOT_BESIDE = reason('no-barbarian-beside', 'no barbarian is beside the knight');

/** Official pair: progress cards in the place of the deck, and knights that drive barbarians off the paths. */
export const tradersCitiesKnights = defineModule({
  id: 'traders-barbarians/traders-cities-knights',
  kind: 'variant',
  internal: true,
  seats: [3, 4, 5, 6],
  fixed: true,
  needs: ['cities-knights/core', tradersAndBarbarians.id],
  // Progress cards are here in the place of the others, and barbarians in that of the robber.
  provides: [wanted.robber.thing, wanted.developmentCards.thing],
  defaults: { points: 15 },
  without: {
    cards: ['swift-journey'],
    moves: ['chase-with-knight'],
    parts: ['swift-journey', 'sleeping-blockers', 'card bishop'],
  },
  parts: [drivingKnights()],
  words: {
    name: 'Traders & Barbarians with Cities & Knights',
    summary:
      'Wagons among cities with improvements, and knights that keep the roads clear. Fifteen points win.',
    takesBack: ['goal-knights', 'goal', 'deck', 'robber-sleeps', 'knight-drives-off'],
    rules: [
      'Progress cards take the place of the deck. There is no Swift Journey.',
      'An active knight may drive a barbarian off a path beside it. It goes to any path without one, and nobody steals.',
      'An Alchemist has no say in the die with which a wagon drives somebody off.',
      'A barbarian keeps nobody from moving the road under it with a Diplomat.',
      { key: 'goal', where: { points: 15 }, text: 'Fifteen points win.' },
      { house: 'There is no Bishop among the cards, since there is no robber.' },
      { house: 'Barbarians on the paths are moved from the first 7 on, even before the others have landed.' },
    ],
  },
});

function drivingKnights(): Part {
  return {
    id: 'driving-knights',
    moves: (b) => {
      const own = knights.of(b);
      const barDrive = (s: State, seat: Seat, at: Corner, blocker: BlockerNo): Bar => {
        const bar = b.the.units.barAct(s, seat, at);
        return bar ?? (isBeside(b, s, at, blocker) ? undefined : NOT_BESIDE);
      };
      return [
        {
          name: 'drive-with-knight',
          args: [
            { name: 'corner', domain: b.domain('corner') },
            { name: 'blocker', domain: b.domain('blocker') },
          ],
          decisions: ['main', 'build'],
          list: (s, seat, out) =>
            own.each(s, seat, (at) => {
              for (let blocker = 0; blocker < b.blockers.length; blocker++)
                if (barDrive(s, seat, at, blocker) === undefined) out.put(at, blocker);
            }),
          apply: (s, seat, at, blocker) => {
            b.the.units.acted(s, seat, at);
            push(s, b.decision('rout'), 1 << seat, blocker);
          },
          why: (s, seat, at, blocker) =>
            at < 0 || blocker < 0 ? NOT_BESIDE : barDrive(s, seat, at, blocker),
        },
      ];
    },
    words: {
      terms: {
        'move.drive-with-knight': 'Drive the barbarian off with the knight',
        'reason.no-barbarian-beside': 'No barbarian is beside the knight.',
      },
    },
  };
}

function isBeside(b: Book, s: State, at: Corner, blocker: BlockerNo): boolean {
  return b.blockers[blocker].on === 'edge' && b.walks.edgesAt[at].includes(b.fields.blocker.get(s, blocker));
}
