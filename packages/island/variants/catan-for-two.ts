import { actionsForTwo, ISLAND_19, optionsForTwo, tokensForTwo } from '../base/index.ts';
import { hexText, type Layout, readCorner } from '../board/index.ts';
import { tradeTokens } from '../mechanics/index.ts';
import { defineModule, taken, wanted } from '../rulebook/index.ts';
import { neutralColours } from './mechanics/neutral-colours.ts';
import { secondRoll } from './mechanics/second-roll.ts';

/** the mark of the corners where neutral colours start */
const START = 'neutral-start';
/** between the northern and the southern row of the base island and the hexes around its middle */
const STARTS = ['1,-2/4', '-1,2/1'].map(readCorner);

/** Two play among two colours of nobody's, with two numbers a turn and tokens that buy help. */
export const catanForTwo = defineModule({
  id: 'variant/catan-for-two',
  kind: 'variant',
  version: 2,
  seats: [2],
  opens: [2],
  pairs: {
    'variant/event-cards': 'variant/event-cards-for-two',
  },
  wants: [wanted.startOfChoice, wanted.robber],
  takes: [taken.rulesForTwo],
  options: optionsForTwo,
  editBoard: (board, { options }) =>
    options.neutralStarts === 'marked' && isBaseIsland(board) ? withStarts(board) : board,
  parts: [
    neutralColours({ colours: 2, starts: START }),
    secondRoll(),
    tradeTokens({
      stock: tokensForTwo,
      actions: actionsForTwo,
      coast: 1,
      beside: { desert: 2, swamp: 2 },
      card: 'knight',
      cardWorth: 2,
      blocker: 'robber',
      refuges: ['desert', 'swamp'],
    }),
  ],
  words: {
    name: 'Catan for two',
    summary:
      'Two players share the island with two neutral colours that only stand in the way. Two numbers are rolled a turn, and trade tokens send the robber away or force a trade.',
    rules: [
      {
        key: 'neutral-starts',
        of: 'part.neutral-colours',
        text: 'Before anybody starts, each player places one settlement, without a road, for one of the two neutral colours. On the base island they stand on two marked corners, in the north and in the south of its middle.',
      },
      'Two numbers are rolled a turn, one after the other; they must differ.',
      { key: 'numbers-at-once', text: 'Each number takes effect at once.' },
      {
        key: 'neutral-follows',
        of: 'part.neutral-colours',
        text: 'When you build a road, you also build one for either neutral colour, if possible; with a ship you build a neutral ship. With a settlement you build a neutral settlement, or a neutral road where none can stand. Cities and cards have no such consequence.',
      },
      {
        of: 'part.neutral-colours',
        text: 'Neutral colours receive nothing, but one of them can hold an award for pieces on the board, such as Longest Road: only a player with more takes it.',
      },
      {
        of: 'part.trade-tokens',
        text: 'Everybody starts with 5 trade tokens. A new settlement on the coast earns 1, beside a desert 2, at both 3, at the start too. What the supply cannot give is lost.',
      },
      {
        of: 'part.trade-tokens',
        text: 'Once a turn you may give up a played knight for 2 tokens. Largest Army is counted again; a tie loses it.',
      },
      {
        of: 'part.trade-tokens',
        text: 'You may take one action a turn. It costs 1 token, or 2 for the player with more visible points: send the robber to the desert (off the board where there is none), or force a trade: draw two cards from the other hand, then give any two back.',
      },
      {
        of: 'part.trade-tokens',
        text: 'Nobody can force a trade with an empty hand or against one. Against a single card that one is taken, but two are given.',
      },
      {
        option: 'forTwo',
        text: 'Traveler: no tokens at the start, at most seven each, 14 in all. First publication: 21 tokens in all, and against a single card only one is given.',
      },
      { option: 'neutralStarts', text: 'Neutral settlements start on any corner that is free for a start.' },
      { option: 'tokenActions', text: 'You may take as many actions in a turn as you can pay for.' },
      { house: 'A board that is not made for two is laid as for three.' },
      {
        of: 'part.neutral-colours',
        house:
          'Roads laid by a card are built and bring neutral roads too. You need not build what a neutral colour has no piece for.',
      },
      {
        key: 'neutral-starts',
        of: 'part.neutral-colours',
        house: 'On other boards neutral settlements start on any corner that is free for a start.',
      },
      {
        key: 'neutral-follows',
        of: 'part.neutral-colours',
        house: 'Moving a ship is not building: no neutral ship is laid or moved with it.',
      },
      {
        of: 'part.neutral-colours',
        house:
          'If you build between the turns, you place the neutral piece too. A paired turn has another token action and another knight to give up.',
      },
    ],
    terms: {
      'good.trade-token': 'trade token',
      'move.place-colour': 'Place a neutral settlement',
      'move.neutral-route': 'Lay a neutral route',
      'move.neutral-building': 'Build a neutral settlement',
      'move.give-up-knight': 'Give up a knight for 2 tokens',
      'move.send-robber': 'Send the robber to the desert',
      'move.expel-robber': 'Send the robber away',
      'move.force-trade': 'Force a trade',
      'move.give-back': 'Give a card in return',
      'decision.place-colour': 'Place a settlement for a neutral colour',
      'decision.neutral-build': 'Build for a neutral colour',
      'decision.give-back': 'Give cards in return',
      'event.tokens': '{seat} receives {count} trade tokens.',
      'event.knight-given-up': '{seat} gives up a knight.',
      'event.robber-sent': '{seat} sends the robber away.',
      'event.trade-forced': '{seat} forces a trade.',
      'event.given-back': '{seat} gives a card in return.',
      'reason.no-tokens': 'There are not enough trade tokens.',
      'reason.token-action-taken': 'Trade tokens have been used this turn.',
      'reason.no-knight': 'There is no knight to give up, or one was given up this turn.',
      'reason.robber-there': 'The robber is there already.',
      'reason.empty-hand': 'One of the hands is empty.',
    },
  },
  looks: { goods: { 'trade-token': { colour: '#b5893a', shape: 'coin' } } },
});

function isBaseIsland({ hexes }: Layout): boolean {
  const places = new Set(hexes.map(hexText));
  return hexes.length === ISLAND_19.length && ISLAND_19.every((at) => places.has(hexText(at)));
}

function withStarts(board: Layout): Layout {
  return { ...board, marks: { ...board.marks, corners: { ...board.marks.corners, [START]: STARTS } } };
}
