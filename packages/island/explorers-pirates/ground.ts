import { reason, type State } from '@hexwright/kernel';
import type { Corner } from '../board/index.ts';
import { discovery, earnGold } from '../mechanics/index.ts';
import { defineModule, taken, wanted } from '../rulebook/index.ts';
import { commonGold } from '../traders-barbarians/index.ts';
import { settlers, ships } from './fleet.ts';
import { goldOnTheSide } from './mechanics/gold-on-the-side.ts';
import { harbourSettlements } from './mechanics/harbour-settlements.ts';
import { harbourStart } from './mechanics/harbour-start.ts';
import { groundWords } from './words.ts';

export const UNDISCOVERED = reason('undiscovered', 'nobody has discovered this hex yet');

/** what finding something that gives no card brings */
const FINDER = 2;

/**
 * The ground of every game of the family: harbour settlements, ships with a hold, settlers, gold and unknown lands. It
 * brings no board; each scenario does.
 */
export const expedition = defineModule({
  id: 'expedition',
  version: 2,
  kind: 'expansion',
  internal: true,
  seats: [3, 4, 5, 6],
  needs: ['island'],
  pairs: {
    'cities-knights/core': 'explorers-pirates/cities-knights',
    'traders-barbarians/fishermen': 'explorers-pirates/fishermen',
    'traders-barbarians/rivers': 'explorers-pirates/rivers',
    'traders-barbarians/caravans': 'explorers-pirates/caravans',
    'variant/event-cards': 'explorers-pirates/event-cards',
  },
  // A Bishop moves the pirate, and what becomes of it then is said here.
  after: ['cities-knights/core'],
  takes: [taken.start, taken.gold],
  leaves: [wanted.cities.thing, wanted.harbours.thing],
  terrains: [{ id: 'gold-field', gives: 'gold' }],
  without: { blockers: ['robber'], moves: ['city'] },
  changes: { pieces: { city: { supply: 0 } } },
  // Free choices, free roads and awards come with variants; an empty bank and two loads that change places are hardly
  // ever met at random; where settlers are the only cargo, nothing makes room for something else.
  exempt: {
    rare: [
      'piece.city',
      'move.choose-good',
      'move.free-route',
      'move.exchange',
      'move.throw-overboard',
      'move.throw-out',
      'event.cargo-lost',
      'event.shortage',
      'event.chose',
      'event.award',
      'event.ship-toll',
    ],
  },
  parts: [
    commonGold,
    goldOnTheSide({ start: 2, consolation: 1 }),
    discovery({ byRoutes: false, unnumbered: ['gold-field'] }),
    harbourSettlements({ cost: { grain: 2, ore: 2 }, supply: 4 }),
    ships.part,
    ...settlers,
    harbourStart(),
  ],
  rules: (was, b) => {
    const unknown = b.terrain('unknown');
    const coin = b.good('gold');
    const { cornerHex, cornerHexFrom, edgeHex } = b.topology;
    const isUnknown = (s: State, hex: number): boolean =>
      hex >= 0 && b.fields.terrain.get(s, hex) === unknown;
    const bordersUnknown = (s: State, corner: Corner): boolean => {
      for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++)
        if (isUnknown(s, cornerHex[i])) return true;
      return false;
    };
    return {
      bank: {
        rate: (s, seat, good) => Math.min(3, was.bank.rate(s, seat, good)),
      },
      barFound: (s, seat, corner) =>
        was.barFound(s, seat, corner) ?? (bordersUnknown(s, corner) ? UNDISCOVERED : undefined),
      barBuild: (s, seat, piece, place) => {
        const bar = was.barBuild(s, seat, piece, place);
        if (bar) return bar;
        const { on, replacesIndex } = b.pieces[piece];
        if (on === 'edge')
          return isUnknown(s, edgeHex[place * 2]) || isUnknown(s, edgeHex[place * 2 + 1])
            ? UNDISCOVERED
            : undefined;
        return on === 'corner' && replacesIndex < 0 && bordersUnknown(s, place) ? UNDISCOVERED : undefined;
      },
      discovery: {
        discovered: (s, seat, hex) => {
          const good = b.rules.hexGood(s, hex);
          if (good >= 0 && good !== coin) was.discovery.discovered(s, seat, hex);
          else earnGold(b, s, seat, FINDER);
        },
      },
    };
  },
  words: groundWords,
  looks: { terrains: { 'gold-field': { colour: '#e8b923', pattern: 'gold' } } },
});
