import { pop, reason, type Seat, type State, topArg } from '@hexwright/kernel';
import { actionsForTwo, tokensForTwo } from '../base/index.ts';
import type { Corner } from '../board/index.ts';
import { knights, makeDesertion, PROGRESS } from '../cities-knights/index.ts';
import {
  commoditiesOf,
  earnTokens,
  handSize,
  held,
  makeForcedTrade,
  makeTokenActions,
  overLimitCheck,
  resourcesOf,
} from '../mechanics/index.ts';
import { type Book, defineModule, field, handlesOf, type MoveSpec } from '../rulebook/index.ts';
import { makeNeutralBuilding } from './mechanics/neutral-colours.ts';
import { numbersAfterEvents } from './mechanics/numbers-after-events.ts';

const fields = {
  /** 1 during a forced trade for which commodities were set aside */
  commoditiesAside: field.cell({ noLook: 'it is asked for resources alone' }),
};

const NO_KNIGHT = reason('no-knight', 'there is no knight to give up, or one was given up this turn');
const NOT_WEAKEST = reason('not-weakest', 'it is no weakest knight of a neutral colour');
const NO_RESOURCES = reason('no-resources', 'there is no resource to trade with');
const EMPTY_HAND = reason('empty-hand', 'one of the hands is empty');

/** Pair with Catan for two: neutral colours have knights, which only stand in the way. */
export const citiesKnightsForTwo = defineModule({
  id: 'variant/cities-knights-for-two',
  kind: 'variant',
  internal: true,
  version: 2,
  seats: [2],
  needs: ['cities-knights/core', 'variant/catan-for-two'],
  parts: [numbersAfterEvents({ numbers: 2, step: 'second-roll' })],
  fields,
  rules: (was, b) => {
    const ranks = new Set(knights.of(b).ranks.map(({ index }) => index));
    const { hasPlace, sameOrRoute } = makeNeutralBuilding(b);
    const weakest = makeWeakest(b);
    const { commoditiesAside: aside } = handlesOf(b, fields);
    const commodities = new Set(commoditiesOf(b));
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
      deserter: {
        fromNobody: (s) => was.deserter.fromNobody(s) || weakest(s).length > 0,
      },
      forcedTrade: {
        takesPart: (s, good) =>
          was.forcedTrade.takesPart(s, good) && !(aside.get(s) === 1 && commodities.has(good)),
        over: (s) => {
          was.forcedTrade.over(s);
          aside.set(s, 0);
        },
      },
      // What is set aside shows how many resources each hand holds.
      knownHeld: (s, seat, good) =>
        aside.get(s) === 1 && commodities.has(good) ? held(b, s, seat, good) : was.knownHeld(s, seat, good),
    };
  },
  turnSteps: (b) => [
    // The fifth card of the first event is dealt with before the second event may bring a sixth.
    { after: 'roll', add: { id: 'between-rolls', run: overLimitCheck(b, PROGRESS) } },
  ],
  moves: (b) => {
    const own = knights.of(b);
    const givenUp = b.cell('knightGivenUp');
    const weakest = makeWeakest(b);
    const desert = makeDesertion(b);
    const both = makeTokenActions(b, actionsForTwo(b.options), 2);
    const force = makeForcedTrade(b, tokensForTwo(b.options));
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
      {
        name: 'desert-neutral',
        args: [{ name: 'corner', domain: b.domain('corner') }],
        decisions: ['desert-from'],
        list: (s, _seat, out) => {
          for (const corner of weakest(s)) out.put(corner);
        },
        apply: (s, seat, corner) => {
          pop(s);
          desert(s, seat, corner);
        },
        why: () => NOT_WEAKEST,
      },
      {
        name: 'force-trade-all',
        decisions: ['main', 'trade'],
        needs: both.needs,
        list: (s, seat, out) => {
          if (both.may(s, seat, out) && handSize(b, s, seat) > 0 && handSize(b, s, 1 - seat) > 0) out.put();
        },
        apply: (s, seat) => {
          both.spend(s, seat);
          force(s, seat);
        },
        why: (s, seat) => both.why(s, seat, EMPTY_HAND),
      },
    ];
  },
  editMoves: (b, moves) => {
    const { commoditiesAside: aside } = handlesOf(b, fields);
    const resources = resourcesOf(b);
    const anyResource = (s: State, seat: Seat): boolean =>
      resources.some((good) => held(b, s, seat, good) > 0);
    const ofResources = ({ list, apply, why, ...move }: MoveSpec): MoveSpec => ({
      ...move,
      list: (s, seat, out) => {
        if (anyResource(s, seat)) list?.(s, seat, out);
      },
      apply: (s, seat, ...args) => {
        aside.set(s, 1);
        apply?.(s, seat, ...args);
      },
      why: (s, seat, ...args) => (anyResource(s, seat) ? why?.(s, seat, ...args) : NO_RESOURCES),
    });
    const notAside = ({ list, ...move }: MoveSpec): MoveSpec => ({
      ...move,
      list: (s, nature, out) => {
        if (aside.get(s) === 0) return list?.(s, nature, out);
        const victim = topArg(s, 1);
        for (const good of resources) {
          const count = held(b, s, victim, good);
          if (count > 0) out.weigh(count, good);
        }
      },
    });
    return moves.map((move) => {
      if (move.name === 'force-trade') return ofResources(move);
      return move.name === 'steal' ? notAside(move) : move;
    });
  },
  words: {
    name: 'Cities & Knights for two',
    summary: 'Two play with knights, among neutral colours that have some as well.',
    takesBack: ['numbers-at-once'],
    rules: [
      'When you hire a knight, you also place a basic knight for a neutral colour, or lay a neutral road where none can stand. When you promote one, also by a Smith, you promote a neutral one if possible.',
      'Neutral knights are never active and never defend.',
      'A neutral knight that is driven off stays on roads of its own colour, or leaves the board.',
      'A Deserter may take a knight of a neutral colour: one of the weakest that this colour has. Neither the knight it brings nor a road that a Diplomat lays again is followed by a neutral piece.',
      'Once a turn you may take one of your knights off the board for as many trade tokens as its strength, active or not. Knights that you lose otherwise bring none.',
      'The event die is rolled with each of the two numbers. Both events come before either number counts.',
      'An Alchemist sets the first number alone. The second roll must differ from it.',
      'For a forced trade both set their commodities aside: resources alone are drawn and given. With commodities among the cards it costs twice as many trade tokens.',
      { house: 'If you drive a neutral knight off, you place it.' },
      { house: 'A fifth progress card out of the first event is played or put back before the second roll.' },
      {
        house:
          'If the other turns out to hold no resource when commodities are set aside, nothing is exchanged and the tokens are spent.',
      },
      { house: 'A starting city earns trade tokens as a settlement does.' },
      { house: 'Until the first attack no token sends the robber away.' },
    ],
    terms: {
      'move.discharge-knight': 'Give up a knight for trade tokens',
      'move.desert-neutral': 'This neutral knight deserts',
      'move.force-trade-all': 'Force a trade, commodities too',
      'reason.no-knight': 'There is no knight to give up, or one was given up this turn.',
      'reason.no-resources': 'There is no resource to trade with.',
      'reason.not-weakest': 'It is not one of the weakest knights of a neutral colour.',
    },
  },
});

/** where the weakest knights of each neutral colour stand */
function makeWeakest(b: Book): (s: State) => Corner[] {
  const own = knights.of(b);
  return (s) => {
    const found: Corner[] = [];
    for (let owner = b.seats; owner < b.owners; owner++) {
      let lowest = own.ranks.length;
      let corners: Corner[] = [];
      own.each(s, owner, (corner) => {
        const rank = own.rank(s, corner);
        if (rank > lowest) return;
        if (rank < lowest) corners = [];
        lowest = rank;
        corners.push(corner);
      });
      found.push(...corners);
    }
    return found;
  };
}
