import { PROGRESS } from '../cities-knights/index.ts';
import { defineModule } from '../rulebook/index.ts';
import { battleCards } from './cards/battle/index.ts';
import { cavalry } from './mechanics/cavalry.ts';
import { BATTLE_COLOUR } from './mechanics/colours.ts';
import { gear } from './mechanics/gear.ts';
import { stores } from './mechanics/stores.ts';
import { wyler } from './mechanics/wyler.ts';

/** how many progress cards anybody may keep */
const HAND = 5;
const BATTLE = 'battle';
const DECKS = [...PROGRESS.decks, BATTLE];

/** What the second and the third chapter have in common: amber and wine, battle cards, cannons and horses. */
export const conquerorsArms = defineModule({
  id: 'conquerors/arms',
  version: 2,
  kind: 'expansion',
  internal: true,
  seats: [3, 4],
  needs: ['conquerors'],
  after: ['conquerors/march'],
  parts: [stores(), wyler(), gear(), cavalry(), ...battleCards],
  overrides: {
    'decks.limit': 'the hand of these cards has a limit of its own',
  },
  rules: () => ({ decks: { limit: () => HAND } }),
  words: {
    name: 'The arms of Catan',
    summary: 'Amber and wine buy battle cards, and knights get cannons and horses.',
    takesBack: ['card-limit'],
    rules: [
      'You keep at most 5 progress cards in hand, battle cards included. If you get a sixth on another player’s turn, you put one of the six under its deck at once; on your own turn you play one or put one back right after the roll.',
      'Amber lies on corners. When you build a road to such a corner, you take it; at the start a settlement on the corner is enough.',
      'Wine lies on hills and fields. When such a hex gives something, a city there gets 1 brick or grain and 1 wine instead of 2. If there is less wine than cities, the active player takes first, then the others clockwise; a city that finds none gets 2 brick or grain as usual.',
      'Amber and wine are not cards in your hand: they do not count on a 7, and nobody steals them. Players trade them with each other, never with the bank.',
      'Help from the South: everybody gets the token shown, 1 amber or 1 wine.',
      'Wyler’s help: clockwise from the active player, everybody may buy up to 2 battle cards for 1 amber and 1 wine each, as long as their hand has room.',
      'The battle deck has 20 cards: 2 Aegis, 3 Archers, 3 Crossbows, and 4 each of Dagur, Odo and Thora. They are progress cards like the others.',
      'You may build one foundry, for 1 lumber and 1 ore, and one horse farm, for 1 lumber and 1 grain. The foundry gives one of your knights the cannon, the horse farm gives one the horse; no knight has both.',
      'A knight with the cannon is 1 stronger. Passing the cannon on to another of your knights costs 1 lumber, passing the horse on costs 1 grain.',
      'Cannon and horse go where their knight goes. If you lose it, they lie ready, and you give them to another knight on your own turn, free of charge; otherwise you do not take them back.',
      'A knight with the horse is cavalry. While active, it may ride to any free corner at one of your roads. After that it is inactive.',
      'Or it raids: it rides to a free corner where it beats an enemy together with all who stand there, no matter whose roads lead there, and returns to where it came from. A raid interrupts no road.',
      'Cavalry of yours that is driven off may go to any free corner at one of your roads.',
      {
        option: 'mercy',
        text: 'A battle card comes with it.',
      },
      { house: 'Wine lies on hexes, not on corners: cities at the hex make it.' },
      { house: 'Without a knight that can take its gear you cannot build a foundry or a horse farm.' },
      {
        house:
          'When the ship is rolled, everybody who holds a battle card is asked about Aegis at the same time, whatever the card is. The first player to play her ends the question.',
      },
      { house: 'A knight that gets the cannon beside an enemy attacks, like one that is promoted.' },
      { house: 'Strength that ends, or that only a card gives, starts no battle with conquerors.' },
    ],
    terms: { 'deck.battle': 'battle', 'token.battle': 'battle card' },
  },
  looks: {
    fields: {
      deckSizes: { on: 'stock', shape: 'scroll', of: { domain: 'deck', kinds: DECKS } },
      cardBacks: {
        on: 'purse',
        shape: 'card',
        kinds: DECKS,
        colours: [...(PROGRESS.colours ?? []), BATTLE_COLOUR],
      },
    },
  },
});
