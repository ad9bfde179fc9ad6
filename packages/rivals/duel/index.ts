import { defineModule } from '../rulebook/index.ts';

const TARGET = 13;
const DRAWN_EVENTS = 6;

/** All three theme sets at once, without the cards that are marked with a half moon. */
export const duelOfThePrinces = defineModule({
  id: 'rivals/duel-of-the-princes',
  kind: 'game',
  seats: [2],
  fixed: true,
  needs: ['rivals/introductory', 'rivals/era-of-gold', 'rivals/era-of-turmoil', 'rivals/era-of-progress'],
  // three basic stacks, and one for each theme set
  stacks: (was) => was.filter((back, at) => back === was[0] || was.indexOf(back) === at),
  copies: ({ hidden, shown, doubtful }, { kind, marked = 0 }) => {
    const unmarked = hidden + shown - marked;
    return kind === 'event'
      ? { hidden: unmarked, shown: 0, doubtful: doubtful + marked }
      : { hidden: unmarked, shown: 0, doubtful };
  },
  drawnEvents: DRAWN_EVENTS,
  rules: () => ({ target: () => TARGET }),
  words: {
    name: 'Rivals: the Duel of the Princes',
    summary: 'The whole game: the basic set with the best of gold, turmoil and progress, to 13 points.',
    takesBack: ['rivals-theme-goal', 'rivals-gold-stacks', 'rivals-turmoil-stacks', 'rivals-progress-stacks'],
    rules: [
      'Cards of theme sets that are marked with a half moon are left out of the draw stacks.',
      'What is left of each theme set lies in one stack: 12 cards of gold, 12 of turmoil, 14 of progress.',
      {
        house:
          'The one Merchant Guild, Hedge Tavern and University that are left lie in those stacks, and are drawn like other cards.',
      },
      'Of the 15 marked event cards 6 are drawn by lot; with the 6 unmarked ones they are the event deck.',
      'You win if you have 13 victory points at the end of your own turn, or before you roll.',
    ],
  },
});
