import { DEPTH, pop, push, reason, type Seat, type State, tell, top } from '@hexwright/kernel';
import type { Corner } from '../board/index.ts';
import { knights } from '../cities-knights/index.ts';
import { type Book, defineModule, field, handlesOf, wanted } from '../rulebook/index.ts';

const fields = {
  /** by corner: 1 where a knight stands that defends in this attack */
  knightCommitted: field.row('corner'),
  /** 1 from the call to the end of the attack */
  knightsCalled: field.cell({ noLook: 'the decision on the table says it' }),
};

const NOT_FREE = reason('knight-not-free', 'no active knight of the seat that is free stands there');

/** Who defends is everybody's own choice, one after the other; only those knights count, and only they rest afterwards. */
export const nasty = defineModule({
  id: 'variant/nasty',
  kind: 'variant',
  version: 2,
  seats: [2, 3, 4, 5, 6],
  needs: ['cities-knights/core'],
  wants: [wanted.barbarianFleet],
  options: {
    shirkers: {
      type: 'choice',
      default: 'lose',
      values: ['lose', 'safe'],
      words: 'A player who sends no knight is the weakest, or (older reading) cannot lose a city',
    },
  },
  fields,
  decisions: { 'commit-knights': {} },
  rules: (was, b) => {
    const own = knights.of(b);
    const { knightCommitted: committed } = handlesOf(b, fields);
    const safe = b.option('shirkers') === 'safe';
    const { knightsCalled: called } = handlesOf(b, fields);
    const sends = (s: State, seat: Seat): boolean => {
      let any = false;
      own.each(s, seat, (corner) => {
        if (b.the.defence.defends(s, corner)) any = true;
      });
      return any;
    };
    return {
      defence: {
        attack: (s) => {
          if (called.get(s) === 1) return was.defence.attack(s);
          called.set(s, 1);
          // In turn order from the active seat: whoever is asked first lies on top.
          let asked = 0;
          for (let i = b.seats - 1; i >= 0; i--) {
            const seat = (b.fields.active.get(s) + i) % b.seats;
            if (!hasFree(b, s, seat)) continue;
            push(s, b.decision('commit-knights'), 1 << seat);
            asked++;
          }
          if (asked === 0) was.defence.attack(s);
        },
        // Until they are called, all are thought to come.
        defends: (s, corner) =>
          was.defence.defends(s, corner) && (called.get(s) === 0 || committed.get(s, corner) === 1),
        answers: (s, seat) => was.defence.answers(s, seat) && (!safe || sends(s, seat)),
        standDown: (s) => {
          const rested: Corner[] = [];
          for (let seat = 0; seat < b.seats; seat++)
            own.each(s, seat, (corner) => {
              if (own.isActive(s, corner) && !committed.get(s, corner)) rested.push(corner);
            });
          was.defence.standDown(s);
          for (const corner of rested) s.cells[b.field('knightActive') + corner] = 1;
          committed.fill(s, 0);
          called.set(s, 0);
        },
      },
    };
  },
  moves: (b) => {
    const own = knights.of(b);
    const { knightCommitted: committed } = handlesOf(b, fields);
    const isFree = (s: State, seat: Seat, corner: Corner): boolean =>
      own.owner(s, corner) === seat && canSend(b, s, corner);
    const enough = (s: State): void => {
      pop(s);
      if (s.cells[DEPTH] === 0 || s.cells[top(s)] !== b.decision('commit-knights')) b.the.defence.attack(s);
    };
    return [
      {
        name: 'commit-knight',
        args: [{ name: 'corner', domain: b.domain('corner') }],
        decisions: ['commit-knights'],
        list: (s, seat, out) =>
          own.each(s, seat, (corner) => {
            if (isFree(s, seat, corner)) out.put(corner);
          }),
        apply: (s, seat, corner) => {
          committed.set(s, corner, 1);
          if (s.events) tell(s, 'knight-committed', { seat, piece: own.ranks[own.rank(s, corner)].id });
          if (!hasFree(b, s, seat)) enough(s);
        },
        why: (s, seat, corner) => (corner >= 0 && !isFree(s, seat, corner) ? NOT_FREE : undefined),
      },
      {
        name: 'commit-no-more',
        decisions: ['commit-knights'],
        list: (_s, _seat, out) => out.put(),
        apply: enough,
      },
    ];
  },
  words: {
    name: 'The nasty variant',
    summary:
      'When the barbarians come, everybody says in turn which knights defend. Only those count, and only those rest afterwards.',
    rules: [
      'When the barbarians land, the players declare one after the other, from the one whose turn it is, which of their active knights defend: none, some or all.',
      'What has been declared stays.',
      'Only those knights count for the defence and for the reward, and in finding who did least.',
      'Only those knights become inactive; the others stay active.',
      {
        option: 'shirkers',
        text: 'Older reading: of the players who sent a knight, the one who did least loses the city. If nobody sent one, nothing happens.',
      },
      { house: 'Knights are named one by one, so it is their strength that counts.' },
      { house: 'Players without an active knight are not asked.' },
    ],
    terms: {
      'move.commit-knight': 'This knight defends',
      'move.commit-no-more': 'No further knight defends',
      'decision.commit-knights': 'The barbarians land: which of your knights defend?',
      'event.knight-committed': '{seat} sends a {piece} against the barbarians.',
      'field.knightCommitted': 'Knights that defend',
      'reason.knight-not-free': 'No free active knight of yours stands there.',
    },
  },
  looks: { fields: { knightCommitted: { on: 'corner', shape: 'skull' } } },
});

/** whether the seat has an active knight that it has not sent */
function hasFree(b: Book, s: State, seat: Seat): boolean {
  const own = knights.of(b);
  let found = false;
  own.each(s, seat, (corner) => {
    if (canSend(b, s, corner)) found = true;
  });
  return found;
}

function canSend(b: Book, s: State, corner: Corner): boolean {
  const active = knights.of(b).isActive(s, corner);
  return active && b.the.defence.mayDefend(s, corner) && s.cells[b.field('knightCommitted') + corner] === 0;
}
