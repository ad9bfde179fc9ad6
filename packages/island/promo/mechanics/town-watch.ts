import { type Bar, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { cardFields } from '../../mechanics/index.ts';
import type { CardSpec, Part } from '../../rulebook/index.ts';
import { townHouse } from './town-houses.ts';

export interface TownWatchConfig {
  readonly deck: string;
  readonly watchmen: number;
  readonly friends: number;
  /** whoever has a building at this house reveals watchmen without moving the robber */
  readonly shunned: string;
  /** so many revealed watchmen are put aside for a rank; there are so many ranks, and the first is worth more */
  readonly price: number;
  readonly ranks: number;
  readonly first: number;
  readonly others: number;
}

const WATCHMAN = 'watchman';

const HAS_RANK = reason('rank-held', 'the seat has a rank');
const NO_RANK = reason('rank-none', 'no rank is left');
const TOO_FEW = reason('rank-few', 'too few watchmen of the seat lie revealed');

/** for bots, in points: the first revealed watchman while there are blades, the others, and one that is still to be revealed or bought */
const WAITING = 0.75;
const FURTHER = 0.45;
const HIDDEN = 0.25;
const BOUGHT = 0.8;

/**
 * Watchmen are revealed to move the robber and then lie open: they arrest a blade when its number comes, or are put aside for a rank.
 * Friends are worth a point.
 */
export function townWatch(config: TownWatchConfig): Part {
  const cards: readonly CardSpec[] = [
    {
      id: WATCHMAN,
      deck: config.deck,
      count: config.watchmen,
      beforeRoll: true,
      play: (b) => {
        const house = townHouse(b, config.shunned);
        return (s, seat) => {
          if (!house.hosts(s, seat)) b.the.blockers.ask(s, seat);
        };
      },
    },
    { id: 'friend', deck: config.deck, count: config.friends, points: 1 },
  ];
  return {
    id: 'town-watch',
    of: config,
    exempt: { rare: ['event.rank-first', 'event.rank-taken', 'move.take-rank'] },
    cards,
    fields: {
      /** what each has for its rank, in points */
      rank: { per: ['seat'] },
      ranksLeft: { start: config.ranks },
      /** by seat: the watchmen that lie revealed */
      revealed: { per: ['seat'] },
    },
    scores: [
      {
        id: 'rank',
        most: () => Math.max(config.first, config.others),
        of: (b) => {
          const rank = b.row<Seat>('rank');
          return (s, seat) => rank.get(s, seat);
        },
      },
    ],
    rules: (was, b) => {
      const revealed = b.row<Seat>('revealed');
      const rank = b.row<Seat>('rank');
      const left = b.cell('ranksLeft');
      const watchman = b.card(WATCHMAN);
      const held = cardFields(b).cardCount;
      return {
        cards: {
          played: (s, seat, card) => {
            if (card === watchman) revealed.add(s, seat, 1);
            was.cards.played(s, seat, card);
          },
        },
        onNumber: (s, number) => {
          if (b.the.blades.stands(s, number)) {
            const active = Math.max(0, b.fields.active.get(s));
            for (let i = 0; i < b.seats; i++) {
              const seat = (active + i) % b.seats;
              if (revealed.get(s, seat) === 0) continue;
              revealed.add(s, seat, -1);
              b.the.blades.capture(s, seat, number);
              break;
            }
          }
          was.onNumber(s, number);
        },
        hints: {
          progress: (s, seat) => {
            const count = revealed.get(s, seat);
            const first = b.the.blades.standing(s) > 0 ? WAITING : FURTHER;
            const others = rank.get(s, seat) === 0 && left.get(s) > 0 ? FURTHER : 0;
            const hope = was.hints.progress(s, seat);
            return count === 0 ? hope : hope + first + others * Math.min(2, count - 1);
          },
          heldCards: (s, seat, own) => was.hints.heldCards(s, seat, own) + HIDDEN * held.get(s, seat),
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            if (b.the.cards.barBuy(s, seat, config.deck) === undefined)
              aim(b.the.cards.cost(s, seat, config.deck), BOUGHT);
          },
        },
      };
    },
    moves: (b) => {
      const revealed = b.row<Seat>('revealed');
      const rank = b.row<Seat>('rank');
      const left = b.cell('ranksLeft');
      const bar = (s: State, seat: Seat): Bar => {
        if (rank.get(s, seat) > 0) return HAS_RANK;
        if (left.get(s) === 0) return NO_RANK;
        return revealed.get(s, seat) < config.price ? TOO_FEW : undefined;
      };
      return [
        {
          name: 'take-rank',
          decisions: ['main', 'build'],
          list: (s, seat, out) => {
            if (bar(s, seat) === undefined) out.put();
          },
          apply: (s, seat) => {
            const points = left.get(s) === config.ranks ? config.first : config.others;
            revealed.add(s, seat, -config.price);
            left.add(s, -1);
            rank.set(s, seat, points);
            if (s.events) tell(s, points === config.first ? 'rank-first' : 'rank-taken', { seat, points });
          },
          why: bar,
        },
      ];
    },
    words: {
      terms: {
        'card.watchman': 'Watchman',
        'card.watchman.text':
          'Reveal it to move the robber. Once revealed, it arrests a blade or counts for a rank.',
        'card.friend': 'Friend in office',
        'card.friend.text': 'Worth one point. Keep it hidden.',
        'field.rank': 'Rank of the watch',
        'field.ranksLeft': 'Ranks left',
        'field.revealed': 'Watchmen revealed',
        'score.rank': 'Rank',
        'move.take-rank': 'Take a rank for three watchmen',
        'move.take-rank.short': 'Rank',
        'event.rank-first': '{seat} becomes head of the watch: {points} points.',
        'event.rank-taken': '{seat} becomes an officer of the watch: {points} point.',
        'reason.rank-held': 'You have a rank.',
        'reason.rank-none': 'No rank is left.',
        'reason.rank-few': 'You need three revealed watchmen.',
      },
    },
    looks: {
      cards: {
        watchman: { shape: 'shield', colour: '#3b5a7a' },
        friend: { shape: 'star', colour: '#b8902a' },
      },
      fields: {
        rank: { on: 'seat', shape: 'star', colour: '#c9a227', hideAt: 0 },
        ranksLeft: { on: 'table', shape: 'star' },
        revealed: { on: 'seat', shape: 'people', colour: '#3b5a7a', hideAt: 0 },
      },
      moves: { 'take-rank': { shape: 'star' } },
    },
  };
}
