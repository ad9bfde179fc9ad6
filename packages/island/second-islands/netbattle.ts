import { chipLooks, darkHole, island } from '../base/index.ts';
import * as mechanic from '../mechanics/index.ts';
import { defineModule } from '../rulebook/index.ts';
import { netbattle2 } from './boards/index.ts';
import { skirmish } from './mechanics/skirmish.ts';
import { netbattleTerms } from './netbattle-words.ts';

/** so many turns without a fight end it */
const TRUCE = 30;
const GOODS = ['brick', 'lumber', 'wool', 'grain', 'ore'];

export const netbattle = defineModule({
  id: 'second-islands/netbattle',
  kind: 'game',
  seats: [2],
  alone: 'it is a duel, with nothing to build and nobody to rob',
  goods: GOODS.map((id) => ({ id, supply: 19 })),
  terrains: island.terrains!.filter(({ land }) => land !== false),
  parts: [
    mechanic.filling(),
    mechanic.goods(),
    mechanic.pieces(),
    mechanic.routes(),
    mechanic.production(),
    mechanic.sevens(),
    mechanic.endings({ race: false }),
    skirmish({
      units: [
        { id: 'navi', count: 2 },
        { id: 'sp-navi', count: 1, bonus: 1, leader: true },
      ],
      boosts: [
        { id: 'plus-1', cost: { brick: 1, lumber: 1 }, bonus: 1 },
        { id: 'plus-2', cost: { brick: 1, grain: 1, lumber: 1, wool: 1 }, bonus: 2 },
        { id: 'plus-3', cost: { grain: 2, ore: 3 }, bonus: 3 },
        { id: 'jam', cost: { grain: 1, ore: 1, wool: 1 }, discard: 2 },
      ],
      // east and its neighbours for the player in the west, and the other way round
      ahead: [
        [1, 0, 5],
        [2, 3, 4],
      ],
      haven: 'dark-hole',
      truce: TRUCE,
    }),
  ],
  board: netbattle2,
  words: {
    name: 'NetBattle',
    summary:
      'A duel for two in the network of Rockman.EXE: three navis a side step towards each other, gather chips where they stand, and fight with dice and boosts.',
    rules: [
      'Thirteen of the hexes are laid, with the dark hole in the middle. Number tokens, harbours, roads and building are not used.',
      'Each player has two navis and an SP navi. They stand in the middle of hexes: the SP navi at the player’s end of the central column, a navi on either side of it.',
      'At the start of your turn you may move one navi one hex ahead: straight on, or to either side of that.',
      'At the end of your turn you take one chip for each of your navis, of the kind that its hex gives. The dark hole gives nothing.',
      'You never hold more than 7 chips: discard the rest at once.',
      'When you move onto a hex of your opponent, you fight. Each rolls one die; the navi with the lower sum leaves the board, and both do in a tie.',
      'Before the roll first the attacker and then the defender may spend chips: fire and wood for +1; fire, elec, wood and water for +2; 2 elec and 3 normal for +3; elec, normal and water make the opponent discard 2 chips.',
      'An SP navi always adds 1.',
      'Instead of moving you may revive a lost navi, on the dark hole or where your SP navi started.',
      'If you lose your SP navi, you lose the game. If both fall in one tied combat, it is a draw.',
      {
        house: 'The board has columns of four, five and four hexes; six hexes, drawn by chance, stay out.',
      },
      {
        house:
          'A navi that cannot go further because the board ends turns round: from then on ahead is back towards its own side, until it arrives there.',
      },
      { house: 'No two navis of one player share a hex.' },
      { house: 'An attacker that wins moves onto the hex; one that loses has left its own.' },
      {
        house:
          'You buy all boosts before the dice fall, as often as you can pay. Chips spent are gone for both.',
      },
      { house: 'You choose the chips that you discard; a discard takes effect at once.' },
      { house: 'A navi is revived on a free hex only.' },
      { house: 'Thirty turns in a row without a combat make a draw.' },
      {
        house:
          'The bank holds 19 chips of each kind, as in the base game; you cannot take what it does not have.',
      },
    ],
    terms: netbattleTerms,
  },
  looks: {
    terrains: {
      hills: { colour: '#c8503a', pattern: 'hills' },
      forest: { colour: '#2f7a4c', pattern: 'forest' },
      pasture: { colour: '#4f9bd6', pattern: 'plain' },
      fields: { colour: '#e0c53a', pattern: 'fields' },
      mountains: { colour: '#8f95a0', pattern: 'mountains' },
      desert: darkHole,
    },
    goods: chipLooks,
    pieces: { navi: { shape: 'pawn' }, 'sp-navi': { shape: 'knight' } },
    fields: {
      turnedBack: { on: 'hex', shape: 'scroll' },
      boosted: { on: 'seat', shape: 'star' },
      quietTurns: { on: 'table', shape: 'chit', track: TRUCE, decides: true },
    },
    marks: { 'dark-hole': { shape: 'skull', colour: '#7a5ca8' } },
  },
});
