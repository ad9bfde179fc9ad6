import { reason, type State } from '@hexwright/kernel';
import type { Corner } from '../board/index.ts';
import { defineModule, type Module, wanted } from '../rulebook/index.ts';
import { withMoreFields } from './boards/with-fields.ts';
import { UNDISCOVERED } from './ground.ts';
import { healedHarbours } from './mechanics/healed-harbours.ts';

const ASHORE = reason('knights-ashore', 'knights do not chase the pirate');

/** Official pair: cities with knights, commodities and walls beside harbour settlements with ships. */
export const expeditionKnights = defineModule({
  id: 'explorers-pirates/cities-knights',
  version: 2,
  kind: 'variant',
  internal: true,
  seats: [3, 4, 5, 6],
  needs: ['expedition', 'cities-knights/core'],
  // The pirate takes the place of the robber, and settlements may become cities again.
  provides: [wanted.cities.thing, wanted.robber.thing],
  restores: ['move.city'],
  without: { awards: ['longest-road'] },
  changes: { pieces: { city: { supply: 4 } } },
  parts: [healedHarbours()],
  editBoard: (board) => {
    const { starts } = board;
    return {
      ...withMoreFields(board),
      starts: starts.map((start) => (start.piece === 'settlement' ? { ...start, piece: 'city' } : start)),
    };
  },
  rules: (was, b) => {
    const unknown = b.terrain('unknown');
    const bordersUnknown = (s: State, corner: Corner): boolean => {
      for (const hex of b.walks.hexesAt[corner]) if (b.fields.terrain.get(s, hex) === unknown) return true;
      return false;
    };
    return {
      units: {
        barStand: (s, seat, corner) =>
          was.units.barStand(s, seat, corner) ?? (bordersUnknown(s, corner) ? UNDISCOVERED : undefined),
        barChase: () => ASHORE,
      },
    };
  },
  words: {
    name: 'Explorers & Pirates with Cities & Knights',
    summary:
      'Cities with knights and commodities beside harbour settlements with ships, and five more points to win.',
    takesBack: [
      'start',
      'no-cities',
      'harbour-yield',
      'commodity-rate',
      'acting',
      'chasing',
      'robber-sleeps',
    ],
    rules: [
      'To begin, everybody places a harbour settlement on a marked corner of the island, in turn order, and then in reverse a city anywhere on the island, which brings one resource from each producing hex around it.',
      'Every hex with the number rolled gives one resource to each settlement and harbour settlement beside it. A city gets two on hills and fields; in forest, pasture and mountains it gets one resource and one commodity: paper, cloth or coin.',
      'A city costs 3 ore and 2 grain, replaces one of your settlements, and is worth 2 points. Everybody has 4 cities. Cities and harbour settlements never become each other, but a city that has fallen may become a harbour settlement.',
      'A harbour settlement has no wall and no metropolis, and adds nothing to the strength of the barbarians.',
      'One forest of the first island is fields instead.',
      'An active knight may act once a turn: it moves or drives another off, and is inactive then.',
      'No ship carries knights. None is hired at a corner of an unknown hex or goes there.',
      'If a number brings you nothing and you have the aqueduct, you take a resource and 1 gold.',
      'Medicine makes a settlement a city for 2 ore and 1 grain, or a harbour settlement for 1 ore and 1 grain. Irrigation and Mining count hexes with harbour settlements too.',
      'The Road Building of the progress cards builds no ships.',
      {
        of: 'blocker.pirate',
        text: 'With a Bishop you take the pirate, or move it if it is yours already.',
      },
      {
        of: 'part.lairs',
        text: 'Crews neither fight the barbarians nor desert, and no knight helps to take a lair. An Inventor may swap the number of a lair that was taken.',
      },
      {
        of: 'part.villages',
        text: 'A village that buys goods takes a commodity for 1 gold, too. Knights do not trade with villages.',
      },
      {
        of: 'blocker.pirate',
        house:
          'A Bishop takes a card of everybody with a ship beside the pirate, or 1 gold where there is no card.',
      },
      {
        of: 'blocker.pirate',
        house: 'The pirate comes with the first 7 after the first attack. Knights do not chase it.',
      },
      { house: 'The bank takes 3 equal commodities for 1 other card or 1 gold. Gold buys no commodity.' },
      { house: 'Where nothing can be moved, a Bishop is not played.' },
    ],
    terms: { 'reason.knights-ashore': 'Knights do not chase the pirate.' },
    instead: {
      'ladders.title': 'Improvements and missions',
      'card.bishop.text':
        'Take the pirate, or move it if you have it, and take a card at random from every player with a ship beside its hex. The pirate must be in play.',
      'card.medicine.text':
        'Turn one of your settlements into a city for 2 ore and 1 grain, or into a harbour settlement for 1 ore and 1 grain. Two of these cards cannot be combined for one building.',
    },
  },
});

/** The scenario with Cities & Knights: its board is theirs, and the goal is higher. */
export function withKnights(row: string, name: string, points: number, seats: readonly number[]): Module {
  return defineModule({
    id: knightsOf(row),
    kind: 'variant',
    internal: true,
    seats: [...seats],
    needs: [row, expeditionKnights.id],
    defaults: { points },
    words: {
      name: `${name} with Cities & Knights`,
      summary: `${name} with knights and commodities, to ${points} points.`,
      takesBack: ['goal-knights', 'goal-knights-fishermen'],
      rules: [
        {
          key: 'goal',
          where: { points },
          text: `The first to ${points} points on their own turn wins.`,
        },
      ],
    },
  });
}

export const knightsOf = (row: string): string => `${row}-knights`;
