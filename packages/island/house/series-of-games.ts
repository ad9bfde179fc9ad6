import { tell } from '@hexwright/kernel';
import type { Campaign } from '@hexwright/rulebook';
import { finish } from '../mechanics/index.ts';
import { defineModule, field, handlesOf } from '../rulebook/index.ts';

const fields = {
  claimed: field.row('seat'),
};

const ID = 'house/series-of-games';
const GAMES = 3;

/** So many games of one kind: what everybody has at the end of each is added up. */
const series: Campaign = {
  chapters: Array<string>(GAMES).fill(ID),
  notes: [],
  words: { gains: 'Points in all', notes: {} },
  judge: ({ points }) => ({ gains: points, next: 'on' }),
  ranking: (games, seats) => {
    const total = (seat: number): number => games.reduce((sum, { gains }) => sum + gains[seat], 0);
    const totals = [...new Set(Array.from({ length: seats }, (_, seat) => total(seat)))].sort(
      (a, z) => z - a,
    );
    return totals.map((each) =>
      Array.from({ length: seats }, (_, seat) => seat).filter((seat) => total(seat) === each),
    );
  },
};

/** A series in which every point counts: whoever claims the victory ends the turn first. */
export const seriesOfGames = defineModule({
  id: ID,
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  campaign: series,
  // by seat: 1 for whoever has claimed the victory in this turn
  fields,
  rules: (was, b) => {
    const { claimed } = handlesOf(b, fields);
    return {
      claimant: (s) => (claimed.sum(s) > 0 ? -1 : was.claimant(s)),
      checkEnd: (s) => {
        const seat = b.rules.claimant(s);
        if (seat < 0 || b.rules.points(s, seat) < b.rules.target(s, seat)) return was.checkEnd(s);
        claimed.set(s, seat, 1);
        if (s.events) tell(s, 'victory-claimed', { seat });
      },
      endTurn: (s) => {
        was.endTurn(s);
        const seat = b.fields.active.get(s);
        if (claimed.get(s, seat) > 0) finish(b, s, b.rules.victors(s, seat));
      },
    };
  },
  words: {
    name: 'A series of games',
    summary:
      'Three games in a row, and the points of all of them count: if you win one you may still build until the turn is over.',
    rules: [
      'If you have the points to win, you claim the victory and then complete your turn. The game ends with that turn, whatever the points are by then.',
      'As a campaign it is three games. After each, everybody adds up their points; the most points in all win the series.',
      { house: 'Nobody builds after that turn, not even where others could between turns.' },
    ],
    terms: {
      'event.victory-claimed': '{seat} claims the victory and completes the turn.',
      'field.claimed': 'Claims the victory',
    },
  },
  looks: { fields: { claimed: { on: 'seat', shape: 'star' } } },
});
