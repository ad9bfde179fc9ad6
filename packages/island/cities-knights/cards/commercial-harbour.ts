import { pop, push, reason, tell, toMove, topArg, topKind } from '@hexwright/kernel';
import { commoditiesOf, handOver, handSize, held, resourcesOf } from '../../mechanics/index.ts';
import type { Book } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { progressCard } from './deck.ts';

const fields = {
  harbourPlayed: field.cell({ noLook: 'a second card is refused with a reason' }),
  /** the players who can still be offered something this turn, as bits */
  harbourLeft: field.cell({ holds: 'seats', noLook: 'the offers that are left are on the buttons' }),
};

/** what an offer that can be made, and one that is being answered, are worth to a bot, in points */
const OFFER = 0.06;
const SWAP = 0.1;

const NO_OFFER = reason(
  'no-harbour-offer',
  'this player has been offered something this turn, or no card allows it',
);
const MUST_GIVE = reason('must-give', 'there is a commodity in the hand');
const NO_RESOURCE = reason('not-asked', 'only a resource is offered');

/** whether whoever has played the card chooses what is given */
const isTaker = (b: Book): boolean => b.option<string>('commercialHarbour') === 'taker';

/** Swaps of a resource for a commodity that the others cannot refuse: one with each, at any time of the turn. */
export const commercialHarbour = progressCard({
  card: {
    id: 'commercial-harbour',
    deck: 'trade',
    count: 2,
    when: (b) => {
      const { harbourPlayed: played } = handlesOf(b, fields);
      return (s) => played.get(s) === 0;
    },
    play: (b) => {
      const { harbourPlayed: played, harbourLeft: left } = handlesOf(b, fields);
      return (s, seat) => {
        played.set(s, 1);
        left.set(s, b.everyone & ~(1 << seat));
      };
    },
  },
  name: 'Commercial Harbour',
  text: 'This turn you may offer each other player a resource once: they must give you a commodity of their choice for it. A player without one gives the resource back.',
  shape: 'barrel',
  decisions: {
    'commercial-harbour': {
      args: (b) => [
        { name: 'from', domain: b.domain('seat') },
        { name: 'good', domain: b.domain('good') },
        { name: 'to', domain: b.domain('seat') },
      ],
      opener: 'from',
    },
  },
  fields,
  rules: (was, b) => {
    const { harbourPlayed: played, harbourLeft: left } = handlesOf(b, fields);
    const asked = b.decision('commercial-harbour');
    const resources = resourcesOf(b);
    const commodities = commoditiesOf(b);
    const taker = isTaker(b);
    return {
      // The taker who chooses looks at what there is to choose from.
      seesHeld: (s, viewer, seat, good) =>
        was.seesHeld(s, viewer, seat, good) ||
        (taker &&
          topKind(s) === asked &&
          toMove(s) === 1 << viewer &&
          topArg(s, 2) === seat &&
          commodities.includes(good)),
      // What is offered lies in the hand of whoever offers it.
      knownHeld: (s, seat, good) => {
        const known = was.knownHeld(s, seat, good);
        if (topKind(s) !== asked) return known;
        return topArg(s, 0) === seat && topArg(s, 1) === good ? Math.max(known, 1) : known;
      },
      hints: {
        promised: (s, seat) => {
          const promised = was.hints.promised(s, seat);
          if (topKind(s) === asked && topArg(s, 0) === seat) return promised + SWAP;
          if (left.get(s) === 0 || b.fields.active.get(s) !== seat) return promised;
          const offers = b.rivals[seat].filter(
            (other) => (left.get(s) >> other) & 1 && handSize(b, s, other) > 0,
          ).length;
          const own = resources.reduce((sum, good) => sum + held(b, s, seat, good), 0);
          return promised + OFFER * Math.min(offers, own);
        },
      },
      beginTurn: (s) => {
        was.beginTurn(s);
        played.set(s, 0);
        left.set(s, 0);
      },
      endTurn: (s) => {
        was.endTurn(s);
        left.set(s, 0);
      },
      paired: {
        begin: (s, seat) => {
          was.paired.begin(s, seat);
          played.set(s, 0);
        },
      },
    };
  },
  moves: (b) => {
    const { harbourLeft: left } = handlesOf(b, fields);
    const resources = resourcesOf(b);
    const commodities = commoditiesOf(b);
    const asked = b.decision('commercial-harbour');
    const taker = isTaker(b);
    return [
      {
        name: 'offer-resource',
        args: [
          { name: 'seat', domain: b.domain('seat') },
          { name: 'good', domain: b.domain('good') },
        ],
        decisions: ['main', 'trade', 'build'],
        list: (s, seat, out) => {
          if (left.get(s) === 0) return;
          for (const other of b.rivals[seat])
            if ((left.get(s) >> other) & 1 && b.the.decks.barTake(s, seat, other) === undefined)
              for (const good of resources) if (held(b, s, seat, good) > 0) out.put(other, good);
        },
        apply: (s, seat, other, good) => {
          left.set(s, left.get(s) & ~(1 << other));
          if (s.events) tell(s, 'harbour-offer', { seat, to: other, good: b.goods[good].id });
          push(s, asked, 1 << (taker ? seat : other), seat, good, other);
        },
        why: (s, seat, other, good) => {
          if (other < 0) return left.get(s) === 0 ? NO_OFFER : undefined;
          if (other === seat || !((left.get(s) >> other) & 1)) return NO_OFFER;
          const bar = b.the.decks.barTake(s, seat, other);
          if (bar) return bar;
          if (good < 0) return undefined;
          if (!resources.includes(good)) return NO_RESOURCE;
          return held(b, s, seat, good) === 0
            ? reason('none-held', `there is no ${b.goods[good].id} in the hand`, { good: b.goods[good].id })
            : undefined;
        },
      },
      {
        name: 'give-commodity',
        args: [{ name: 'good', domain: b.domain('good') }],
        decisions: ['commercial-harbour'],
        list: (s, _chooser, out) => {
          const seat = topArg(s, 2);
          for (const good of commodities) if (held(b, s, seat, good) > 0) out.put(good);
        },
        apply: (s, _chooser, good) => {
          const from = topArg(s, 0);
          const seat = topArg(s, 2);
          handOver(b, s, from, seat, topArg(s, 1), 1);
          handOver(b, s, seat, from, good, 1);
          pop(s);
          if (s.events)
            tell(
              s,
              'harbour-swap',
              { seat, to: from },
              { seats: (1 << seat) | (1 << from), data: { good: b.goods[good].id } },
            );
        },
        why: (s, _chooser, good) =>
          good < 0 || (commodities.includes(good) && held(b, s, topArg(s, 2), good) > 0)
            ? undefined
            : reason('not-asked', `${b.goods[good].id} is no commodity in the hand`),
        audience: (s) => (1 << topArg(s, 2)) | (1 << topArg(s, 0)),
      },
      {
        name: 'give-resource-back',
        quiet: true,
        decisions: ['commercial-harbour'],
        list: (s, _chooser, out) => {
          if (commodities.every((good) => held(b, s, topArg(s, 2), good) === 0)) out.put();
        },
        apply: (s) => {
          const seat = topArg(s, 2);
          pop(s);
          if (s.events) tell(s, 'harbour-void', { seat });
        },
        why: () => MUST_GIVE,
      },
    ];
  },
  termsWhere: {
    commercialHarbour: {
      taker: {
        'card.commercial-harbour.text':
          'This turn you may offer each other player a resource once: for it you take a commodity of your choice. If there is none you get the resource back.',
      },
    },
  },
  terms: {
    'decision.commercial-harbour': 'Commercial Harbour: choose the commodity that is given',
    'move.offer-resource': 'Offer a resource for a commodity',
    'move.give-commodity': 'Give this commodity',
    'event.harbour-offer': '{seat} offers {to:seat} {good} for a commodity.',
    'move.give-resource-back': 'Give the resource back',
    'event.harbour-swap': '{seat} gives {to:seat} a commodity for it.',
    'event.harbour-swap.known': '{seat} gives {to:seat} {good} for it.',
    'reason.must-give': 'You do hold a commodity.',
    'event.harbour-void': '{seat} has no commodity and gives the card back.',
    'reason.no-harbour-offer': 'On a turn with a Commercial Harbour you make each player one offer.',
    'reason.not-asked': 'This is not what is asked for.',
  },
});
