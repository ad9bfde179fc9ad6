import type { Terms } from '@hexwright/rulebook';

/** What a guide says in a first game, by the decision that is open and what it offers. */
export const guideTerms: Terms = {
  'guide.goal':
    'Two princes, two lands: with {points} victory points at the end of a turn you win. A settlement is worth 1, a city 2, and each of the two tokens 1: one for the most strength, one for the most commerce. Your land is the lower one.',
  'guide.waiting':
    'Your opponent is playing. Watch your regions too: whatever number is rolled, it brings goods to both of you.',
  'guide.first-hand':
    'Your hand comes from the top of one of the draw stacks. You cannot know what is in it, so any stack is as good as the others.',
  'guide.choose-stack':
    'You may look through one basic stack and choose your first cards. Something cheap that you can build at once is a good beginning.',
  'guide.roll':
    'Your turn begins with two dice. The number fills every region that carries it with 1 good. The other die brings an event: brigands, trade, a celebration, a harvest or a card.',
  'guide.act.build':
    'Your regions hold enough to build. The lit buttons can be paid. A road leads to a place for a settlement, and a settlement brings two new regions; a city has room for more cards and is worth 2 points.',
  'guide.act.card':
    'A card in your hand glows: you can use it now. Tap it to read what it does. An action is played at once; a building, hero or ship is paid for and put on one of the places that light up above and below your settlements.',
  'guide.act.trade':
    'You have enough of one good to trade: three of a kind become any one other. Do it if it pays for something you want to build, and before a region is full, for a region holds no more than 3.',
  'guide.act':
    'Nothing can be paid for yet. That is common in the first turns: end the action phase and let the dice fill your regions.',
  'guide.fill': 'Now your hand is filled up. Tap a stack to draw its top card.',
  'guide.surplus': 'You hold more cards than you may. Tap the stack that one of them goes under.',
  'guide.exchange':
    'You may exchange one card: it goes under a stack, and you draw another, or pay 2 goods and choose one. If you like your hand, keep it and end the turn.',
  'guide.replace':
    'Draw the top card of a stack, or pay to look through one. Paying is worth it when you know what you are looking for.',
  'guide.put': 'Tap the card of your hand that you need least.',
  'guide.pick': 'All cards of the stack are shown to you. Tap the one you want.',
  'guide.gain': 'You may take a good. Tap one of the glowing regions: what your next building lacks is best.',
  'guide.pay': 'Something has to be paid. Tap the region that gives it: rather one that is nearly full.',
  'guide.lay':
    'Two new regions. Say which lies above: a building that makes a region give more reaches the two regions to its left and right.',
};
