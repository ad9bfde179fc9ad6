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
      'Nobody keeps more than 5 progress cards in hand, battle cards included. Whoever gets a sixth on another player’s turn puts one of the six under its deck at once; on your own turn one is played or put back right after the roll.',
      'Amber lies on corners. Whoever builds a road to such a corner takes it; at the start a settlement on the corner does too.',
      'Wine lies on hills and fields. When such a hex gives something, a city there gets 1 brick or grain and 1 wine in place of 2. Where there is less wine than cities, the player on the move takes first, then the others clockwise; whoever finds none gets 2 brick or grain as usual.',
      'Amber and wine are no cards of the hand: no 7 counts them and nobody steals them. Players trade them with each other, never with the bank.',
      'Help of the South: everybody gets the token that is pictured, 1 amber or 1 wine.',
      'Wyler’s help: from the player on the move clockwise, everybody may buy up to 2 battle cards for 1 amber and 1 wine each, as long as there is room in the hand.',
      'The battle deck has 20 cards: 2 Aegis, 3 Archers, 3 Crossbows, and 4 each of Dagur, Odo and Thora. They are progress cards like the others.',
      'Everybody may build one foundry, for 1 lumber and 1 ore, and one horse farm, for 1 lumber and 1 grain. The foundry gives one of its owner’s knights the cannon, the horse farm gives one the horse; no knight has both.',
      'A knight with the cannon is 1 stronger. Passing the cannon on to another of one’s knights costs 1 lumber, passing the horse on costs 1 grain.',
      'Cannon and horse go where their knight goes. If it is lost they lie ready, and their owner gives them to another knight on a turn of their own, free of charge; nobody takes them back otherwise.',
      'A knight with the horse is cavalry. Active, it may ride to any free corner at one of its owner’s roads. After that it is inactive.',
      'Or it raids: it rides to a free corner where it beats an enemy together with all who stand there, whoever’s roads lead there, and is back where it came from. A raid interrupts no road.',
      'Cavalry that is driven off may go to any free corner at one of its owner’s roads.',
      {
        option: 'mercy',
        text: 'A battle card comes with it.',
      },
      { house: 'Wine lies on the hexes, and not on corners: cities at the hex make it.' },
      { house: 'Without a knight that can take it there is nothing to build a foundry or a horse farm for.' },
      {
        house:
          'Whoever holds a battle card is asked about Aegis when the ship was rolled, whether it is she or not, all at once. The first who plays her ends the question.',
      },
      { house: 'A knight that gets the cannon beside an enemy attacks, as one that is promoted.' },
      { house: 'Strength that ends, or that a card alone gives, starts no battle with conquerors.' },
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
