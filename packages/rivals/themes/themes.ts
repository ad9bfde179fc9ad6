import { BASIC } from '../basic/index.ts';
import { chosenHands, removal } from '../mechanics/index.ts';
import { defineModule } from '../rulebook/index.ts';

const TARGET = 12;
/**
 * Whatever an event or the opponent takes goes back under its stack, so princes who want to win always can. Only what they
 * remove themselves is gone for good: two who tear down their own points, as chance does, would never end. Bots need a
 * third of this at most.
 */
const LAST_TURN = 200;

/** Only one theme set makes a game; the duel is made of all three. */
export const theme = { thing: 'theme', words: 'the theme of the game' };

/** What every game with a theme set has in common. */
export const themes = defineModule({
  id: 'rivals/themes',
  kind: 'expansion',
  internal: true,
  seats: [2],
  fixed: true,
  needs: ['rivals/introductory'],
  parts: [chosenHands, removal],
  without: { parts: ['drawn hands'] },
  stacks: () => [BASIC, BASIC, BASIC],
  rules: (_was, b) => ({
    target: () => TARGET,
    endsUndecided: (s) => b.turnOf(s) >= LAST_TURN,
    winsAtOnce: (s, seat) => b.points(s, seat) >= b.rules.target(s, seat),
  }),
  words: {
    name: 'Rivals: theme games',
    summary: 'What every game with a theme set has in common.',
    takesBack: ['rivals-stacks', 'rivals-first-hand', 'rivals-goal'],
    rules: [
      'The 36 cards of the basic set lie in 3 draw stacks of 12, those of a theme set in stacks of their own.',
      'Beginning with the first prince, each looks through one basic stack and takes 3 cards of their choice for their hand; the others keep their order.',
      'Then each may rearrange their 6 regions.',
      'City expansions stand on the sites of cities only.',
      'Some city expansions lie face up for both; they are built from there, are never in a hand, and a principality may have one of each.',
      'In the action phase you may remove your own buildings and units; they go to the discard pile and cost nothing.',
      'A card is put only under a stack whose cards have the same back; an empty stack begins anew with it.',
      { house: 'A face-up card that is lost lies face up again.' },
      {
        house:
          'If nobody has won after 100 turns of each prince the game is over, and more victory points win, in a tie both.',
      },
      'Victory points on city expansions count.',
      {
        key: 'rivals-theme-goal',
        text: 'You win if you have 12 victory points at the end of your own turn, or before you roll.',
      },
    ],
    terms: { 'event.undecided': 'The game ends after turn {turn}.' },
  },
});
