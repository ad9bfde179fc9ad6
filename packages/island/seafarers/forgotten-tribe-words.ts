import type { Words } from '../rulebook/index.ts';

export const forgottenTribeWords: Words = {
  name: 'The Forgotten Tribe',
  summary:
    'One large island is settled. Around it live shy neighbours who let nobody settle but give to those who sail by: points, development cards and harbours to take home. 13 points win.',
  rules: [
    'You found settlements on the main island only, at the start and later. The small islands belong to the tribe; nothing is built there and their land gives nothing.',
    'Gifts lie on marked edges beside the small islands. The first player with a ship on the edge, newly built or moved there, takes the gift.',
    'Three or four players find 8 points, 4 development cards and 6 harbours; five and six find 10, 6 and 8.',
    'A point gift is worth 1 point for the rest of the game.',
    {
      key: 'card-gift',
      text: 'A card gift is a development card, face down. It counts as bought on that turn, so you play it on the next one at the earliest; a victory point card counts at once.',
    },
    'You put up a harbour gift at once on a coastal edge of the main island beside one of your settlements or cities. It then works like any harbour. An edge holds one harbour, and two harbours never lie on edges that meet.',
    'If there is no place for the harbour, keep it and put it up as soon as there is one.',
    'A harbour that is not put up does not count for the Harbormaster.',
    {
      of: 'blocker.robber',
      text: 'The robber starts on a desert of the main island, off the board if there is none, and never leaves the main island except when driven off the board.',
    },
    'There is no pirate.',
    'The hexes of the short eastern coast get no 5, 6, 8 or 9.',
    { key: 'goal', where: { points: 13 }, text: 'The first to 13 points on their own turn wins.' },
    {
      option: 'tribeRules',
      text: '2002: the pirate is in play and starts off the board. Three and four have a main island of 20 hexes, two of them deserts, that reaches across the board. The gift harbours are grain, general and lumber in the north, general, brick and wool in the south; with five and six grain, general, lumber and general in the north, brick, ore, wool and general in the south, each from the west.',
    },
    { house: 'You take a gift on arrival. The ship may move on in a later turn.' },
    { house: 'The cards of the tribe come out of the deck before the game; only the others are for sale.' },
    {
      house:
        'If you have several places for a harbour, you choose one; if you hold several harbours, you choose which to put up.',
    },
    { house: 'The sea around the board is sea like any other: harbours may lie there.' },
    {
      house:
        'The map of 2002 is redrawn from its counts for three and four; for five and six even those are lost, and the newer map is used.',
    },
  ],
  instead: {
    'event.card-bought': '{seat} takes a development card.',
    'event.card-bought.known': '{seat} takes a development card: {card}.',
  },
  terms: {
    'event.giftPoint': 'The tribe gives {seat} a point.',
    'event.giftCard': 'The tribe gives {seat} a development card.',
    'event.giftHarbour': '{seat} reaches a harbour of the tribe.',
    'field.giftPoint': 'Point of the tribe',
    'field.giftCard': 'Development card of the tribe',
    'field.giftPoints': 'Points from the tribe',
    'score.gifts': 'gifts',
    'token.any': 'general harbour',
    'token.brick': 'brick harbour',
    'token.lumber': 'lumber harbour',
    'token.wool': 'wool harbour',
    'token.grain': 'grain harbour',
    'token.ore': 'ore harbour',
  },
  termsWhere: {
    tribeRules: {
      '2003': {
        'decision.move-blocker': 'Move the robber',
        'move.move-blocker': 'Move the robber',
        'card.knight.text': 'Move the robber and steal a card.',
      },
    },
  },
};
