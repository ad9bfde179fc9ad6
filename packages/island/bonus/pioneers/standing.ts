import { reason, type Seat, type State, tell, topKind } from '@hexwright/kernel';
import { take } from '../../mechanics/index.ts';
import type { Book, Good } from '../../rulebook/index.ts';
import { more, type Pioneer, pioneerNo, plays } from './pioneer.ts';

const POLICED = reason('policed', 'nobody steals from the Police');

const rich: Pioneer = {
  id: 'rich',
  name: 'The Rich',
  brief: 'keep up to 10 cards on a 7',
  told: [
    'The Rich: your hand limit is 10 instead of 7. The Rich need 1 point less to win with five or six players.',
  ],
  of: ['part.sevens'],
  target: more({ 5: -1, 6: -1 }),
  worth: 0.9,
  loan: 0.03,
  part: {
    rules: (was, b) => {
      const has = plays(b, 'rich');
      return { handLimit: (s, seat) => was.handLimit(s, seat) + (has(s, seat) ? MORE_CARDS : 0) };
    },
  },
};

/** ten in place of seven */
const MORE_CARDS = 3;

const police: Pioneer = {
  id: 'police',
  name: 'The Police',
  brief: 'nobody steals your cards',
  told: [
    'The Police: nobody steals cards from you.',
    {
      of: 'blocker.pirate',
      text: 'The pirate does not bother the Police: they build ships beside it, and move them to it and away from it.',
    },
    {
      of: 'part.decks',
      house: 'Progress cards take no cards from the Police either, but for a monopoly.',
    },
  ],
  of: ['part.blockers'],
  worth: 1.3,
  part: {
    rules: (was, b) => {
      const has = plays(b, 'police');
      return {
        blockers: {
          barRob: (s, seat, victim, blocker, place) =>
            was.blockers.barRob(s, seat, victim, blocker, place) ?? (has(s, victim) ? POLICED : undefined),
        },
        decks: {
          barTake: (s, seat, other) =>
            was.decks.barTake(s, seat, other) ?? (has(s, other) ? POLICED : undefined),
        },
        piracy: { shuns: (s, seat) => !has(s, seat) && was.piracy.shuns(s, seat) },
      };
    },
  },
  terms: { 'reason.policed': 'Nobody steals from the Police.' },
};

const honest: Pioneer = {
  id: 'honest',
  name: 'The Honest',
  brief: 'play with an open hand; you need 2 points less',
  told: [
    'The Honest: everybody sees the goods in your hand. The Honest need 2 points less to win.',
    { house: 'The Honest keep their development cards and progress cards to themselves.' },
  ],
  target: () => -2,
  worth: 1.2,
  part: {
    rules: (was, b) => {
      const has = plays(b, 'honest');
      return {
        seesHeld: (s, viewer, seat, good) => has(s, seat) || was.seesHeld(s, viewer, seat, good),
      };
    },
  },
};

const outlaws: Pioneer = {
  id: 'outlaws',
  name: 'The Outlaws',
  brief: 'all cards that others discard on a 7',
  told: [
    'The Outlaws: when anybody rolls a 7, you get all cards that other players discard, before the robber is moved.',
  ],
  of: ['part.sevens'],
  worth: 1.5,
  loan: 0.04,
  part: {
    fields: {
      /** what has been discarded on this seven by each seat */
      spoils: { per: ['seat', 'good'], noLook: 'the log tells each' },
      onSeven: { noLook: 'the number tells it' },
    },
    rules: (was, b) => {
      const seven = b.cell('onSeven');
      const toDiscard = b.row<Seat>('toDiscard');
      return {
        onSeven: (s) => {
          was.onSeven(s);
          seven.set(s, toDiscard.some(s) ? 1 : 0);
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          seven.set(s, 0);
        },
      };
    },
    editMoves: (b, moves) => {
      const has = plays(b, 'outlaws');
      const seven = b.cell('onSeven');
      const spoils = b.grid<Seat, Good>('spoils');
      const discard = b.decision('discard');
      const share = (s: State): void => {
        seven.set(s, 0);
        for (let seat = 0; seat < b.seats; seat++) {
          if (!has(s, seat)) continue;
          for (let good = 0; good < b.goods.length; good++) {
            let count = 0;
            for (const other of b.rivals[seat]) count += spoils.get(s, other, good);
            if (count === 0) continue;
            take(b, s, seat, good, count);
            if (s.events) tell(s, 'spoils', { seat, good: b.goods[good].id, count });
          }
        }
        spoils.fill(s, 0);
      };
      return moves.map((move) =>
        move.name !== 'discard'
          ? move
          : {
              ...move,
              apply: (s, seat, good, second, third) => {
                move.apply?.(s, seat, good, second, third);
                if (seven.get(s) === 0) return;
                spoils.add(s, seat, good, 1);
                if (topKind(s) !== discard) share(s);
              },
            },
      );
    },
  },
  terms: { 'event.spoils': '{seat} gets what was discarded: {count} {good}.' },
};

const nomads: Pioneer = {
  id: 'nomads',
  name: 'The Nomads',
  brief: '1 point more for each settlement and city at a desert',
  told: ['The Nomads: each of your settlements and cities at a desert is worth 1 point more.'],
  of: ['terrain.desert'],
  worth: 0.3,
  part: {
    rules: (was, b) => {
      const has = plays(b, 'nomads');
      const desert = b.terrains.findIndex(({ id }) => id === 'desert');
      const { hexesAt } = b.walks;
      return {
        hints: {
          foundingGain: (s, seat, corner) =>
            was.hints.foundingGain(s, seat, corner) +
            (has(s, seat) && hexesAt[corner].some((hex) => b.fields.terrain.get(s, hex) === desert) ? 1 : 0),
        },
      };
    },
    scores: [
      {
        id: 'nomads',
        of: (b) => {
          const has = plays(b, 'nomads');
          const desert = b.terrains.findIndex(({ id }) => id === 'desert');
          const { hexesAt } = b.walks;
          return (s, seat) => {
            if (!has(s, seat)) return 0;
            let points = 0;
            for (let corner = 0; corner < b.topology.corners; corner++) {
              const mark = b.fields.building.get(s, corner);
              if (mark === 0 || b.ownerOf[mark] !== seat) continue;
              if (hexesAt[corner].some((hex) => b.fields.terrain.get(s, hex) === desert)) points++;
            }
            return points;
          };
        },
      },
    ],
  },
  terms: { 'score.nomads': 'Homes at a desert' },
};

const fast: Pioneer = {
  id: 'fast',
  name: 'The Fast',
  brief: 'begin with Longest Road and Largest Army',
  told: [
    'The Fast: you begin with Longest Road and Largest Army. Each is yours until another player has earned it as usual.',
  ],
  of: ['award.longest-road', 'award.largest-army'],
  worth: 0.4,
  part: {
    fields: {
      /** by award: it has not left the Fast since the beginning */
      fastAwards: { per: ['award'], noLook: 'the awards tell it' },
    },
    rules: (was, b) => {
      const kept = b.row('fastAwards');
      const own = pioneerNo('fast');
      return {
        powers: {
          gained: (s, seat, power) => {
            was.powers.gained(s, seat, power);
            if (power !== own) return;
            for (let i = 0; i < b.awards.length; i++) {
              if (b.awards[i].id !== 'longest-road' && b.awards[i].id !== 'largest-army') continue;
              kept.set(s, i, 1);
              b.fields.award.set(s, i, seat);
              if (s.events) tell(s, 'award', { award: b.awards[i].id, seat, from: -1 });
            }
          },
        },
        awards: {
          keeps: (s, award, holder) => kept.get(s, award) === 1 || was.awards.keeps(s, award, holder),
        },
        reviewAwards: (s) => {
          const fast = holderOf(b, s, kept);
          was.reviewAwards(s);
          for (let i = 0; fast >= 0 && i < b.awards.length; i++)
            if (kept.get(s, i) === 1 && b.fields.award.get(s, i) !== fast) kept.set(s, i, 0);
        },
      };
    },
  },
};

/** whoever still has an award since the beginning */
function holderOf(b: Book, s: State, kept: { get(s: State, award: number): number }): Seat {
  for (let i = 0; i < b.awards.length; i++) if (kept.get(s, i) === 1) return b.fields.award.get(s, i);
  return -1;
}

export const standing: readonly Pioneer[] = [rich, police, honest, outlaws, nomads, fast];
