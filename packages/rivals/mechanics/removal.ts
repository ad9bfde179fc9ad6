import { pop, push, reason, tell } from '@hexwright/kernel';
import { countWhere, type Part, SITES } from '../rulebook/index.ts';
import { liftCard } from './expansions.ts';

/** One's own buildings and units may be put on the discard pile, to make room. */
export const removal: Part = {
  id: 'removal',
  decisions: { remove: {} },
  moves: (b) => [
    {
      name: 'make-room',
      decisions: ['act'],
      list: (s, seat, out) => {
        if (countWhere(b, s, seat, () => true) > 0) out.put();
      },
      apply: (s, seat) => push(s, b.decision('remove'), 1 << seat),
      why: (s, seat) => (countWhere(b, s, seat, () => true) === 0 ? NOTHING_STANDS : undefined),
    },
    {
      name: 'remove',
      args: [{ name: 'site', domain: b.domain('site') }],
      decisions: ['remove'],
      list: (s, seat, out) => {
        for (let site = 0; site < SITES; site++) if (b.fields.sites.get(s, seat, site) > 0) out.put(site);
      },
      apply: (s, seat, site) => {
        pop(s);
        const card = liftCard(b, s, seat, site);
        b.fields.discard.add(s, card, 1);
        if (s.events) tell(s, 'removed', { seat, card: b.cards[card].id });
      },
      why: (s, seat, site) =>
        site >= 0 && b.fields.sites.get(s, seat, site) === 0 ? NOTHING_STANDS : undefined,
    },
    {
      name: 'leave-standing',
      decisions: ['remove'],
      list: (_s, _seat, out) => out.put(),
      apply: (s) => pop(s),
    },
  ],
  words: {
    terms: {
      'decision.remove': 'Choose the expansion that you remove',
      'move.make-room': 'Remove an expansion',
      'move.remove': 'Remove this one',
      'move.leave-standing': 'Remove nothing',
      'event.removed': '{seat} removes {card}.',
      'reason.nothing-stands': 'Nothing stands there.',
    },
  },
};

const NOTHING_STANDS = reason('nothing-stands', 'nothing stands there');
