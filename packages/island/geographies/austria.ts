import { austriaBoard } from './austria-board.ts';
import { owningUp } from './mechanics/owning-up.ts';
import { OUR_MAP, region } from './region.ts';

export const austria = region({
  id: 'geographies/austria',
  board: austriaBoard,
  defaults: (seats) => ({ points: seats >= 5 ? 10 : seats === 4 ? 13 : 14 }),
  options: {
    slips: { type: 'flag', default: true, words: 'If you say “wool”, you discard a card' },
  },
  parts: [owningUp({ option: 'slips', word: 'wool' })],
  words: {
    name: 'Austria',
    summary:
      'From Lake Constance over the Alps to Lake Neusiedl, with milk for wool: say “wool” and you discard a card.',
    takesBack: ['goal'],
    rules: [
      'Wool is called milk here. It comes from pastures and pays for everything that wool pays for.',
      { where: { slips: true }, text: 'If you say “wool”, you discard one card from your hand.' },
      { key: 'goal', where: { points: 14 }, text: 'With three players 14 points win.' },
      { key: 'goal', where: { points: 13 }, text: 'With four players 13 points win.' },
      { key: 'goal', where: { points: 10 }, text: 'With five or six players 10 points win.' },
      { option: 'slips', value: false, text: 'Nobody has to mind the word.' },
      {
        where: { slips: true },
        house:
          'The game hears nobody. If you said it, you own up on your own turn after the roll, once a turn at most, and choose the card.',
      },
      OUR_MAP,
      { house: 'The robber starts on the ice of the Großglockner.' },
    ],
    instead: { 'good.wool': 'milk' },
  },
  looks: { goods: { wool: { colour: '#7fae3e', shape: 'drop' } } },
});
