import { reason } from '@hexwright/kernel';
import { knights } from '../cities-knights/index.ts';
import { earnTokens } from '../mechanics/index.ts';
import { defineModule } from '../rulebook/index.ts';
import { makeNeutralBuilding } from './mechanics/neutral-colours.ts';

const NO_KNIGHT = reason('no-knight', 'there is no knight to give up, or one was given up this turn');

/** Pair with Catan for two: neutral colours have knights, which only stand in the way. */
export const citiesKnightsForTwo = defineModule({
  id: 'variant/cities-knights-for-two',
  kind: 'variant',
  internal: true,
  seats: [2],
  needs: ['cities-knights/core', 'variant/catan-for-two'],
  rules: (was, b) => {
    const ranks = new Set(knights.of(b).ranks.map(({ index }) => index));
    const { hasPlace, sameOrRoute } = makeNeutralBuilding(b);
    return {
      neutrals: {
        follows: (s, piece) => {
          if (!ranks.has(piece)) return was.neutrals.follows(s, piece);
          if (b.pieces[piece].replacesIndex < 0) return sameOrRoute(s, piece);
          return hasPlace(s, piece) ? piece : -1;
        },
      },
      units: {
        // Nobody rules the neutral colours: they need no improvements to raise a knight.
        barPromote: (s, seat, corner, into) =>
          seat < b.seats ? was.units.barPromote(s, seat, corner, into) : undefined,
      },
    };
  },
  moves: (b) => {
    const own = knights.of(b);
    const givenUp = b.cell('knightGivenUp');
    return [
      {
        name: 'discharge-knight',
        args: [{ name: 'corner', domain: b.domain('corner') }],
        decisions: ['main', 'trade'],
        list: (s, seat, out) => {
          if (givenUp.get(s) === 0) own.each(s, seat, (corner) => out.put(corner));
        },
        apply: (s, seat, corner) => {
          const worth = own.strength(s, corner);
          givenUp.set(s, 1);
          own.remove(s, corner);
          earnTokens(b, s, seat, worth);
        },
        why: () => NO_KNIGHT,
      },
    ];
  },
  words: {
    name: 'Cities & Knights for two',
    summary: 'Two play with knights, among neutral colours that have some as well.',
    rules: [
      'Whoever hires a knight also places a basic knight for a neutral colour, or lays a neutral road where none can stand. Whoever promotes one promotes a neutral one, if possible.',
      'Neutral knights are never active and never defend.',
      'A neutral knight that is driven off stays on roads of its own colour, or leaves the board.',
      'Once a turn a player may take one of their own knights off the board for as many trade tokens as it is strong, active or not. Knights that are lost otherwise bring none.',
      'The event die is rolled with each of the two numbers.',
      { house: 'Whoever drove a neutral knight off places it.' },
      { house: 'Each event comes right before its own number.' },
      { house: 'A forced trade draws among all cards, commodities too, at the usual price.' },
      { house: 'A starting city earns trade tokens as a settlement does.' },
      { house: 'Until the first attack no token sends the robber away.' },
    ],
    terms: {
      'move.discharge-knight': 'Give up a knight for trade tokens',
      'reason.no-knight': 'There is no knight to give up, or one was given up this turn.',
    },
  },
});
