import { depthOf, pop, reason, type Seat, type State, setToMove, tell, toMove } from '@hexwright/kernel';
import type { Corner, Hex } from '../../board/index.ts';
import { cardFields, siege } from '../../mechanics/index.ts';
import { type Book, defineModule, field, handlesOf, wanted } from '../../rulebook/index.ts';

const fields = {
  /** the seat plus one whose army stands with the building */
  armies: field.row('corner', { holds: 'seat+1' }),
  /** hexes that the robber may not enter this time */
  guarded: field.row('hex'),
};

const GUARDED = reason('army-there', 'an army stands there');
const NO_KNIGHT = reason('army-no-knight', 'there is no knight to play');
const NOT_OWN = reason('army-own', 'an army stands with one of your own buildings that has none');
/** so many hexes at least are left to the robber */
const LEFT = 2;

/** Knights become armies: for a moment on a hex, or for good with a building. */
export const stobieCityDefenses = defineModule({
  id: 'variant/stobie-city-defenses',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  wants: [wanted.robber, wanted.knightCards],
  parts: [siege()],
  fields,
  decisions: { deploy: {}, garrison: {} },
  slots: { seven: { deploy: 'blocker', garrison: 'after' } },
  rules: (was, b) => {
    const { armies, guarded } = handlesOf(b, fields);
    const robber = b.blocker('robber');
    const knight = b.card('knight');
    const { cardCount } = cardFields(b);
    return {
      siege: {
        defies: (s, seat, hex, corner) =>
          armies.get(s, corner) === seat + 1 || was.siege.defies(s, seat, hex, corner),
      },
      cards: {
        played: (s, seat, card) => {
          was.cards.played(s, seat, card);
          if (card === knight && garrisonsOf(b, s, seat).length > 0)
            b.opening('seven')(s, b.decision('garrison'), 1 << seat);
        },
      },
      blockers: {
        ask: (s, seat) => {
          const depth = depthOf(s);
          was.blockers.ask(s, seat);
          if (depthOf(s) === depth) return;
          // Whoever holds any card is asked, so that nobody learns who holds a knight.
          const able = b.rivals[seat].reduce(
            (bits, other) => (cardCount.get(s, other) > 0 ? bits | (1 << other) : bits),
            0,
          );
          if (able) b.opening('seven')(s, b.decision('deploy'), able);
        },
        barStand: (s, blocker, place, seat, list) =>
          was.blockers.barStand(s, blocker, place, seat, list) ??
          (blocker === robber && guarded.get(s, place) > 0 ? GUARDED : undefined),
        moved: (s, seat, blocker, place) => {
          guarded.fill(s, 0);
          was.blockers.moved(s, seat, blocker, place);
        },
      },
      unbuild: (s, piece, place) => {
        was.unbuild(s, piece, place);
        if (b.pieces[piece].on === 'corner' && b.fields.building.get(s, place) === 0) armies.set(s, place, 0);
      },
    };
  },
  moves: (b) => {
    const { armies, guarded } = handlesOf(b, fields);
    const knight = b.card('knight');
    const { cards, fresh, cardCount, played } = cardFields(b);
    const free = (s: State): Hex[] => {
      const mover = b.fields.active.get(s);
      return Array.from({ length: b.topology.hexes }, (_, hex) => hex).filter(
        (hex) => b.the.blockers.barStand(s, b.blocker('robber'), hex, mover) === undefined,
      );
    };
    const done = (s: State, seat: Seat): void => {
      const left = toMove(s) & ~(1 << seat);
      if (left) setToMove(s, left);
      else pop(s);
    };
    return [
      {
        name: 'deploy-army',
        args: [{ name: 'hex', domain: b.domain('hex') }],
        decisions: ['deploy'],
        list: (s, seat, out) => {
          if (cards.get(s, seat, knight) <= fresh.get(s, seat, knight)) return;
          const hexes = free(s);
          if (hexes.length > LEFT) for (const hex of hexes) out.put(hex);
        },
        apply: (s, seat, hex) => {
          cards.add(s, seat, knight, -1);
          cardCount.add(s, seat, -1);
          played.add(s, seat, knight, 1);
          guarded.set(s, hex, 1);
          if (s.events) tell(s, 'army-deployed', { seat, hex });
          b.rules.reviewAwards(s);
          if (cardCount.get(s, seat) === 0) done(s, seat);
        },
        why: () => NO_KNIGHT,
      },
      {
        name: 'stand-down',
        decisions: ['deploy'],
        list: (_s, _seat, out) => out.put(),
        apply: (s, seat) => done(s, seat),
      },
      {
        name: 'garrison',
        args: [{ name: 'corner', domain: b.domain('corner') }],
        decisions: ['garrison'],
        list: (s, seat, out) => {
          for (const corner of garrisonsOf(b, s, seat)) out.put(corner);
        },
        apply: (s, seat, corner) => {
          pop(s);
          armies.set(s, corner, seat + 1);
          if (s.events) tell(s, 'garrisoned', { seat });
        },
        why: () => NOT_OWN,
      },
      {
        name: 'no-garrison',
        decisions: ['garrison'],
        list: (_s, _seat, out) => out.put(),
        apply: (s) => pop(s),
      },
    ];
  },
  words: {
    name: 'Stobie: city defences',
    summary: 'Knights keep the robber off a hex when it moves, or guard a building for good.',
    rules: [
      'Whenever the robber is about to be moved, others may play a knight out of turn and put an army on a hex. The robber cannot be moved there this time.',
      'These armies leave as soon as the robber has moved. Their knights count for Largest Army, which may change hands out of turn.',
      'When you play a knight on your own turn, you may also put an army with one of your buildings, for good.',
      'A building with an army draws from the robber’s hex as if the robber were not there.',
      {
        house:
          'The knight moves the robber first, and the army comes on top. A building takes one army, keeps it when it becomes a city, and there are enough for all.',
      },
      {
        house:
          'Everybody with development cards is asked, may deploy several, and none bought this turn. At least two hexes are left to the robber.',
      },
    ],
    terms: {
      'move.deploy-army': 'Play a knight: put an army here',
      'move.stand-down': 'Deploy no army',
      'move.garrison': 'Put an army with this building',
      'move.no-garrison': 'Put no army anywhere',
      'decision.deploy': 'The robber is about to be moved: deploy an army?',
      'decision.garrison': 'Put an army with one of your buildings?',
      'event.army-deployed': '{seat} plays a knight out of turn and deploys an army.',
      'event.garrisoned': '{seat} puts an army with a building.',
      'field.armies': 'Army',
      'field.guarded': 'Army on a hex',
      'reason.army-there': 'An army stands there.',
      'reason.army-no-knight': 'You have no knight to play, or too few hexes are left.',
      'reason.army-own': 'An army goes with a building of your own that has none.',
    },
  },
  looks: {
    fields: {
      armies: { on: 'corner', shape: 'star', seat: true },
      guarded: { on: 'hex', shape: 'star', colour: '#7a3b3b' },
    },
  },
});

/** the own buildings without an army */
function garrisonsOf(b: Book, s: State, seat: Seat): Corner[] {
  const { armies } = handlesOf(b, fields);
  return Array.from({ length: b.topology.corners }, (_, corner) => corner).filter((corner) => {
    const mark = b.fields.building.get(s, corner);
    return mark !== 0 && b.ownerOf[mark] === seat && armies.get(s, corner) === 0;
  });
}
