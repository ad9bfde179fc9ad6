import { pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import { movedThefts } from '../mechanics/index.ts';
import { type Book, defineModule, field, handlesOf, wanted } from '../rulebook/index.ts';

const fields = {
  plush: field.row('seat'),
  plushLeft: field.cell(),
};

const CUDDLED = reason('plush-protected', 'a player with two plush robbers stands there');
const NO_PLUSH = reason('no-plush', 'this player has no plush robber');
const MORE_CARDS = 3;
const SAFE = 2;

const stockFor = (seats: number): number => (seats > 4 ? 3 : 2);

/** Whoever is robbed is consoled with a plush robber. */
export const theStuffedRobbers = defineModule({
  id: 'variant/the-stuffed-robbers',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  wants: [wanted.robber],
  parts: [movedThefts()],
  fields,
  decisions: { 'take-plush': { args: (b) => [{ name: 'thief', domain: b.domain('seat') }] } },
  prepare: (b) => (s) => handlesOf(b, fields).plushLeft.set(s, stockFor(b.seats)),
  rules: (was, b) => {
    const { plush } = handlesOf(b, fields);
    const robber = b.blocker('robber');
    const leadsAlone = (s: State, seat: Seat): boolean =>
      b.rivals[seat].every((other) => b.rules.publicPoints(s, other) < b.rules.publicPoints(s, seat));
    return {
      thefts: {
        byMove: (s, thief, victim, blocker) => {
          was.thefts.byMove(s, thief, victim, blocker);
          const owners = ownersFor(b, s, thief, victim);
          if (blocker !== robber || owners.length === 0) return;
          if (owners.length === 1) takePlush(b, s, victim, owners[0]);
          else push(s, b.decision('take-plush'), 1 << victim, thief);
        },
      },
      handLimit: (s, seat) => was.handLimit(s, seat) + (plush.get(s, seat) > 0 ? MORE_CARDS : 0),
      blockers: {
        barStand: (s, blocker, place, seat, list) => {
          const bar = was.blockers.barStand(s, blocker, place, seat, list);
          if (bar || blocker !== robber) return bar;
          for (let victim = 0; victim < b.seats; victim++)
            if (plush.get(s, victim) >= SAFE && b.the.blockers.touches(s, victim, blocker, place))
              if (!leadsAlone(s, victim)) return CUDDLED;
          return undefined;
        },
      },
    };
  },
  moves: (b) => [
    {
      name: 'take-plush',
      args: [{ name: 'seat', domain: b.domain('seat') }],
      decisions: ['take-plush'],
      list: (s, seat, out) => {
        for (const owner of ownersFor(b, s, topArg(s, 0), seat)) out.put(owner);
      },
      apply: (s, seat, owner) => {
        pop(s);
        takePlush(b, s, seat, owner);
      },
      why: () => NO_PLUSH,
    },
  ],
  words: {
    name: 'The stuffed robbers',
    summary: 'When you are robbed you take a plush robber: one saves cards, two keep the robber away.',
    rules: [
      'There are two plush robbers, three with five or six players, and at first nobody has one.',
      'If you lose a card because the robber was moved, you take a plush robber that nobody has; otherwise one of the thief’s, and if the thief has none, one of any other player.',
      'With a plush robber you may hold 3 cards more on a 7.',
      'The robber may not be moved beside a building of somebody with two plush robbers, unless that player alone has the most points.',
      {
        house:
          'A second plush robber saves no further cards. Points in sight count. A robber with no hex to go to stays.',
      },
    ],
    terms: {
      'move.take-plush': 'Take a plush robber from',
      'decision.take-plush': 'Choose whose plush robber to take',
      'event.plush-taken': '{seat} is consoled with a plush robber.',
      'field.plush': 'Plush robbers',
      'field.plushLeft': 'Plush robbers that nobody has',
      'reason.plush-protected': 'A player with two plush robbers stands there.',
      'reason.no-plush': 'This player has no plush robber.',
    },
  },
  looks: {
    fields: { plush: { on: 'seat', shape: 'chit' }, plushLeft: { on: 'table', shape: 'chit' } },
  },
});

/** whose plush robber the victim may take; the number of seats stands for nobody's */
function ownersFor(b: Book, s: State, thief: Seat, victim: Seat): number[] {
  const { plush } = handlesOf(b, fields);
  if (handlesOf(b, fields).plushLeft.get(s) > 0) return [b.seats];
  if (plush.get(s, thief) > 0) return [thief];
  return b.rivals[victim].filter((other) => plush.get(s, other) > 0);
}

function takePlush(b: Book, s: State, seat: Seat, owner: number): void {
  const { plush } = handlesOf(b, fields);
  if (owner < b.seats) plush.add(s, owner, -1);
  else handlesOf(b, fields).plushLeft.add(s, -1);
  plush.add(s, seat, 1);
  if (s.events) tell(s, 'plush-taken', { seat });
}
