import { reason, tell } from '@hexwright/kernel';
import { actionsForTwo } from '../base/index.ts';
import { blockerAt, expel, makeTokenActions } from '../mechanics/index.ts';
import { defineModule } from '../rulebook/index.ts';

const AWAY = reason('pirate-away', 'the sea robber is not on the board');

/** Official pair: a token sends the sea robber away as it does the robber. */
export const theSpiceIslandsForTwo = defineModule({
  id: 'sea-robbers/the-spice-islands-for-two',
  kind: 'variant',
  internal: true,
  seats: [2],
  needs: ['sea-robbers/the-spice-islands', 'sea-robbers/for-two'],
  // The pirate must have come in, and tokens be left.
  exempt: { rare: ['move.expel-pirate'] },
  moves: (b) => {
    const pirate = b.blocker('pirate');
    const tokens = makeTokenActions(b, actionsForTwo(b.options));
    return [
      {
        name: 'expel-pirate',
        decisions: ['main', 'trade'],
        list: (s, seat, out) => {
          const isMovable = ((b.the.blockers.toMove(s, seat) >> pirate) & 1) === 1;
          if (tokens.may(s, seat) && isMovable && blockerAt(b, s, pirate) >= 0) out.put();
        },
        apply: (s, seat) => {
          tokens.spend(s, seat);
          if (s.events) tell(s, 'pirate-sent', { seat });
          expel(b, s, pirate);
        },
        why: (s, seat) => tokens.why(s, seat, AWAY),
      },
    ];
  },
  words: {
    name: 'The Spice Islands for two',
    summary: 'A token action sends the sea robber off the board, too.',
    rules: ['A token action may also send the pirate off the board, at the same price as the robber.'],
    terms: {
      'move.expel-pirate': 'Send the pirate away (token)',
      'event.pirate-sent': '{seat} sends the pirate away.',
      'reason.pirate-away': 'The pirate is not on the board.',
    },
  },
});
