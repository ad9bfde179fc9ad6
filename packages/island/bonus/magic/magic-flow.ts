import { pop, push, tell } from '@hexwright/kernel';
import { voyage } from '../../cities-knights/index.ts';
import { magicCard } from './magic-card.ts';

const SPACES = 2;
const WAYS = ['on', 'back'];

/** The ship of the barbarians drifts. */
export const magicFlow = magicCard({
  card: {
    id: 'magic-flow',
    count: 1,
    worth: 0.1,
    play: (b) => {
      const asked = b.decision('magic-flow');
      return (s, seat) => push(s, asked, 1 << seat);
    },
  },
  name: 'Magic Flow',
  text: 'Move the barbarian ship two spaces on or two spaces back. It does not go back beyond its start, and attacks when it comes to the last space.',
  shape: 'longship',
  uses: [voyage.part],
  decisions: { 'magic-flow': {} },
  moves: (b) => {
    const at = b.cell('barbarians');
    const sail = voyage.moves(b);
    return [
      {
        name: 'drift',
        args: [{ name: 'way', domain: { id: 'drift', size: WAYS.length, names: WAYS } }],
        decisions: ['magic-flow'],
        list: (s, _seat, out) => {
          out.put(0);
          if (at.get(s) > 0) out.put(1);
        },
        apply: (s, seat, way) => {
          pop(s);
          if (way === 0) return sail(s, SPACES);
          at.set(s, Math.max(0, at.get(s) - SPACES));
          if (s.events) tell(s, 'barbarians-drift', { seat, at: at.get(s) });
        },
      },
    ];
  },
  terms: {
    'decision.magic-flow': 'Magic Flow: which way does the barbarian ship go?',
    'move.drift': 'Two spaces {way}',
    'drift.on': 'on',
    'drift.back': 'back',
    'event.barbarians-drift': '{seat} drives the barbarian ship back: {at} of 7.',
  },
});
