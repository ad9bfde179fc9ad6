import { isOver } from '@hexwright/kernel';
import { blockerAt, handSize } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';
import { neutralStart } from './mechanics/neutral-start.ts';
import { rival, rivalScores, weighRival } from './mechanics/rival.ts';
import { isFenced, wandering } from './mechanics/wandering.ts';
import { robinHoodLooks, robinHoodWords } from './robin-hood-words.ts';

/** Six kinds of land, six faces of a die. */
const FACES = ['hills', 'forest', 'pasture', 'fields', 'mountains', 'desert'];

export const robinHood = defineModule({
  id: 'misc/robin-hood',
  version: 2,
  kind: 'scenario',
  seats: [1],
  opens: [1],
  needs: ['first-island/base'],
  conflicts: {
    'cities-knights/core': 'nobody alone can hold off the barbarians',
  },
  exempt: { rare: ['option.turnLimit'] },
  wants: [wanted.robber],
  leaves: [wanted.others.thing],
  defaults: { points: 15 },
  options: {
    neutrals: {
      type: 'choice',
      default: 'nature',
      values: ['nature', 'player'],
      words: 'Who places the neutral settlements: chance, or you',
    },
    turnLimit: {
      type: 'int',
      default: 300,
      min: 10,
      max: 1000,
      words: 'The last turn, for games in which neither side gets to its goal',
    },
  },
  // pieces of two colours
  changes: { pieces: { road: { supply: 30 }, settlement: { supply: 10 }, city: { supply: 8 } } },
  without: { moves: ['offer', 'accept', 'decline', 'counter', 'trade-with', 'withdraw', 'rob', 'steal'] },
  parts: [
    neutralStart({ piece: 'settlement', count: 5, byOption: 'neutrals' }),
    wandering({ blocker: 'robber', faces: FACES }),
    rival(),
  ],
  rules: (was, b) => {
    const robber = b.blocker('robber');
    const lastTurn = b.option<number>('turnLimit');
    return {
      onSeven: (s) => {
        const hex = blockerAt(b, s, robber);
        let worth = 0;
        for (let i = 0; hex >= 0 && i < 6; i++) {
          const mark = b.fields.building.get(s, b.topology.hexCorner[hex * 6 + i]);
          if (mark !== 0) worth += b.pieces[b.pieceOf[mark]].points ?? 0;
        }
        rivalScores(b, s, worth);
        was.onSeven(s);
      },
      discardCount: (s, seat) => {
        const hex = blockerAt(b, s, robber);
        const taken = hex >= 0 && b.the.blockers.touches(s, seat, robber, hex) ? 1 : 0;
        return Math.min(was.discardCount(s, seat) + taken, handSize(b, s, seat));
      },
      checkEnd: (s) => {
        was.checkEnd(s);
        const hex = blockerAt(b, s, robber);
        if (!isOver(s) && hex >= 0 && isFenced(b, s, hex)) weighRival(b, s);
      },
      endTurn: (s) => {
        was.endTurn(s);
        if (b.fields.turn.get(s) >= lastTurn) weighRival(b, s);
      },
    };
  },
  words: robinHoodWords,
  looks: robinHoodLooks,
});
