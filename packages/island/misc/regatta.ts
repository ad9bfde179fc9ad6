import { tell } from '@hexwright/kernel';
import { blockerAt, hexesOf } from '../mechanics/index.ts';
import { defineModule, type Omissions } from '../rulebook/index.ts';
import { regatta as race } from './mechanics/regatta.ts';

/** no cards, and so nobody's army; nor is a long road worth anything where points do not decide */
const UNUSED: Omissions = {
  awards: ['longest-road', 'largest-army'],
  cards: ['knight', 'road-building', 'year-of-plenty', 'monopoly', 'victory-point'],
  parts: ['cards', 'monopoly', 'showing'],
};

/** A race of ships around the base island: what is harvested pays for the way past the harbours. */
export const regatta = defineModule({
  id: 'misc/regatta',
  kind: 'scenario',
  seats: [3, 4],
  needs: ['first-island/base'],
  alone: 'a race around the harbours is not decided by points',
  offers: { points: { max: 10, min: 10 } },
  without: UNUSED,
  changes: { pieces: { settlement: { points: 0 }, city: { points: 0 } } },
  parts: [race({ any: 3, special: 2, laps: 2 })],
  rules: (was, b) => {
    const robber = b.blocker('robber');
    const desert = b.terrain('desert');
    return {
      afterProduction: (s, number) => {
        was.afterProduction(s, number);
        const hex = blockerAt(b, s, robber);
        if (hex < 0 || !b.rules.answers(s, hex, number)) return;
        const [home] = hexesOf(b, s, desert);
        if (home === undefined) return;
        b.fields.blocker.set(s, robber, home);
        if (s.events) tell(s, 'robber-home', { blocker: 'robber', hex: home });
      },
    };
  },
  words: {
    name: 'Regatta',
    summary:
      'Ships race around the island: each harbour on the way costs its trade price. The first to sail round twice wins, and points count for nothing.',
    takesBack: ['goal', 'settlement', 'city'],
    rules: [
      'A settlement costs 1 brick, 1 lumber, 1 wool and 1 grain, stands at the end of one of your roads, and keeps at least two edges away from every other building. A city costs 3 ore and 2 grain and replaces one of your settlements, which returns to your supply.',
      'There are no development cards, and so no Largest Army.',
      'Everybody has a ship and two buoys. When all have placed their settlements, each player in turn order chooses a gap between two harbours and puts the ship and a buoy there. Several may choose the same gap.',
      'On your turn you may pay to sail clockwise past the next harbour into the gap behind it. A special harbour costs 2 of its good, a general one any 3 cards.',
      'When your ship comes back to its buoy, it has sailed a lap, and you lay your second buoy there. If you sail a whole lap after that, you win at once: two laps in all.',
      {
        of: 'blocker.robber',
        text: 'When the number of the robber’s hex is rolled the robber goes back to the desert.',
      },
      {
        house:
          'Points count harbours passed: eighteen are two laps. Settlements, cities and roads are worth none, and there is no Longest Road.',
      },
      { house: 'You may pass as many harbours in one turn as you can pay for. It counts as building.' },
      { house: 'The 3 cards for a general harbour may be of different kinds.' },
      { house: 'Ships and buoys stand in nobody’s way.' },
      { of: 'blocker.robber', house: 'The hex gives nothing with the roll that sends the robber home.' },
    ],
    terms: { 'event.robber-home': 'The {blocker} goes back to the desert.' },
  },
});
