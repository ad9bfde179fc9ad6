import { type Bar, pop, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import {
  answered,
  asks,
  KNIGHTS,
  knights,
  PROGRESS,
  passes,
  progressCard,
  type Reaction,
} from '../../cities-knights/index.ts';
import { cardBars, deckFields } from '../../mechanics/index.ts';
import type { Book } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { advanceHero } from '../mechanics/hero-track.ts';
import { invasion } from '../mechanics/invasion.ts';

const LEA = 'lea-the-healer';
const healing: Reaction = { decision: 'healing', pass: 'heal-nobody', deck: 'politics' };

const AFTER_BATTLE = reason('after-battle', 'she heals right after a battle');
const NOT_FALLEN = reason('not-fallen', 'no such knight was beaten in this battle');

const RANKS = KNIGHTS.ranks.length;

const fields = {
  fallenKnights: field.grid('seat', RANKS, { noLook: 'the question names those who can be healed' }),
};

/** by seat and rank: the knights that were beaten in the battle that was just fought */
const fallenOf = (b: Book) => handlesOf(b, fields).fallenKnights;

const makeBar = (b: Book) => {
  const fallen = fallenOf(b);
  return (s: State, owner: Seat, rank: number, corner: Corner): Bar => {
    if (fallen.get(s, owner, rank) === 0) return NOT_FALLEN;
    return (
      b.the.units.barHire(s, owner, corner) ??
      b.the.units.barCome(s, owner, KNIGHTS.ranks[rank].strength, corner, -1)
    );
  };
};

/** A knight that was just beaten comes back to the board. */
export const leaTheHealer = progressCard({
  card: { id: LEA, deck: 'politics', count: 2, beforeRoll: true, bar: () => () => AFTER_BATTLE },
  name: 'Lea the Healer',
  text: 'Right after a battle, on anybody’s turn: a knight that was beaten in it comes back, inactive, to a free corner where its owner could hire one. If it is another player’s, you go up 1 space on the hero track.',
  shape: 'drop',
  uses: [invasion()],
  fields,
  decisions: { [healing.decision]: {} },
  rules: (was, b) => {
    const own = knights.of(b);
    const fallen = fallenOf(b);
    const ask = asks(b, healing);
    return {
      conquest: {
        fallen: (s, corner) => {
          const owner = own.owner(s, corner);
          if (owner < b.seats) fallen.add(s, owner, own.rank(s, corner), 1);
          was.conquest.fallen(s, corner);
        },
        battled: (s) => {
          was.conquest.battled(s);
          let any = false;
          for (let seat = 0; seat < b.seats; seat++) if (fallen.row(seat).sum(s) > 0) any = true;
          if (any && !ask(s)) forget(b, s);
        },
      },
    };
  },
  moves: (b) => {
    const own = knights.of(b);
    const bar = makeBar(b);
    const { cards } = deckFields(b, PROGRESS);
    const lea = b.card(LEA);
    const absent = cardBars(b.cards[lea]).absent;
    return [
      {
        name: 'heal',
        args: [
          { name: 'owner', domain: b.domain('seat') },
          {
            name: 'rank',
            domain: { id: 'rank', size: RANKS, names: KNIGHTS.ranks.map(({ piece }) => piece) },
          },
          { name: 'corner', domain: b.domain('corner') },
        ],
        decisions: [healing.decision],
        list: (s, seat, out) => {
          if (cards.get(s, seat, lea) === 0) return;
          for (let owner = 0; owner < b.seats; owner++)
            for (let rank = 0; rank < RANKS; rank++) {
              if (fallenOf(b).get(s, owner, rank) === 0) continue;
              for (let corner = 0; corner < b.topology.corners; corner++)
                if (bar(s, owner, rank, corner) === undefined) out.put(owner, rank, corner);
            }
        },
        apply: (s, seat, owner, rank, corner) => {
          pop(s);
          forget(b, s);
          b.the.cards.played(s, seat, lea);
          if (s.events) tell(s, 'healed', { seat, owner });
          own.place(s, owner, rank, corner, false);
          b.rules.reviewAwards(s);
          if (owner !== seat) advanceHero(b, s, seat);
        },
        why: (s, seat, owner, rank, corner) => {
          if (cards.get(s, seat, lea) === 0) return absent;
          return owner < 0 || rank < 0 || corner < 0 ? undefined : bar(s, owner, rank, corner);
        },
      },
      {
        ...passes(healing),
        apply: (s, seat) => {
          if (answered(s, seat)) forget(b, s);
        },
      },
    ];
  },
  terms: {
    'decision.healing': 'Knights have fallen: Lea the Healer may bring one back',
    'move.heal': 'Lea the Healer: bring a knight back',
    'move.heal.short': 'Bring a knight back',
    'move.heal-nobody': 'Heal nobody',
    'event.healed': '{seat} brings a knight of {owner:seat} back.',
    'reason.after-battle': 'She heals right after a battle.',
    'reason.not-fallen': 'No such knight was beaten in this battle.',
    'rank.basic-knight': 'basic knight',
    'rank.strong-knight': 'strong knight',
    'rank.mighty-knight': 'mighty knight',
  },
});

function forget(b: Book, s: State): void {
  const fallen = fallenOf(b);
  for (let seat = 0; seat < b.seats; seat++)
    for (let rank = 0; rank < RANKS; rank++) fallen.set(s, seat, rank, 0);
}
