import { hunters } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';
import { mobileSettlements } from './mechanics/mobile-settlements.ts';

/** Two bison wander over the land; hunters follow them, and even settlements move on. */
export const indiansOfCatan = defineModule({
  id: 'misc/indians-of-catan',
  kind: 'scenario',
  seats: [3, 4],
  needs: ['first-island/base'],
  wants: [wanted.robber, wanted.sevens, wanted.twoDice],
  leaves: [wanted.cities.thing],
  without: { moves: ['city'] },
  changes: { pieces: { city: { supply: 0 } } },
  defaults: { points: 12 },
  parts: [
    hunters({ supply: 4, cost: { lumber: 1, ore: 1, wool: 1 }, move: { grain: 1 }, draws: 2 }),
    mobileSettlements({ piece: 'settlement', price: 2 }),
  ],
  overridesAny: { tooNear: 'buildings keep no distance here, whatever else stands between them' },
  rules: () => ({ tooNear: () => false }),
  exempt: { rare: ['piece.city', 'event.herd-stays'] },
  words: {
    name: 'Bison and Hunters',
    summary:
      'Two bison wander over the island. There are no cities: your hunters follow the bison, and whenever both dice show the same, each hunter who is with one brings a point. Twelve points win.',
    takesBack: ['goal', 'city', 'settlement'],
    rules: [
      { key: 'goal', where: { points: 12 }, text: 'The first to 12 points on their own turn wins.' },
      'To begin, roll two dice, a 7 again: the bison start on the two hexes with that number. On a 2 or a 12 one starts on the 2 and the other on the 12.',
      'Before each turn one of the bison, chosen by chance, goes to the next hex in a direction that a die shows. If there is no land it stays where it is.',
      'A settlement costs 1 brick, 1 lumber, 1 wool and 1 grain. There are no cities, and settlements need not keep any distance from each other.',
      'Settlements get 2 goods from each hex whose number is rolled.',
      'A hunter costs 1 lumber, 1 ore and 1 wool. You have 4. You place a hunter on a hex where you have a settlement; any number of hunters share a hex.',
      'For 1 grain you move a hunter to a neighbouring hex, or to any hex where you have a settlement.',
      'If both dice show the same, the hunt begins: each of your hunters on the hex of a bison brings you a chit, which is worth 1 point. If the hunt brings anybody a chit, settlements get only 1 good this time.',
      'For any 2 goods you move a settlement to another free corner along your roads, past settlements of others too.',
      'After you have moved the robber you may drive all hunters off its hex instead of stealing.',
      { house: 'A die of 1 sends a bison east, each further pip one side on, anticlockwise.' },
      { house: 'Bison go into the desert and to the robber like anywhere else. The robber stops no hunt.' },
      {
        house:
          'Hunters that are driven off, your own among them, go back to their owners. You may do so even where there is nothing to steal.',
      },
      {
        house:
          'You may hire and move as many hunters in a turn as you can pay for. On the land, but never into the sea.',
      },
      {
        house: 'A settlement that moves keeps nothing of its old place: harbours and roads are counted anew.',
      },
    ],
  },
});
