import { NATURE, pop, push, reason, tell, topArg } from '@hexwright/kernel';
import type { Edge } from '../board/index.ts';
import { defineModule, field, handlesOf } from '../rulebook/index.ts';
import { knights } from './barbarians.ts';

const fields = {
  /** 1 when the event die of this number has been rolled with its card */
  dieRolled: field.cell({ noLook: 'the event die shows it' }),
  /** what the red die shows that is rolled for the gates alone */
  gateDie: field.cell({ noLook: 'the log tells it, and it counts at once' }),
};

/** the deck holds one for each throw of two dice */
const CARDS = 6 * 6;

const DAMAGED = reason('road-damaged', 'a damaged road stays where it is');

/** Official pair, in the rules of the event cards: the event die is rolled besides, and active knights count. */
export const citiesKnightsEventCards = defineModule({
  id: 'cities-knights/event-cards',
  kind: 'variant',
  internal: true,
  version: 2,
  seats: [3, 4, 5, 6],
  needs: ['cities-knights/core', 'variant/event-cards'],
  options: {
    redDie: {
      type: 'choice',
      default: 'card',
      values: ['card', 'rolled'],
      words: 'The red die at a gate: that on the card, or (international deck) one that is rolled',
    },
  },
  fields,
  decisions: {
    'gate-die': { nature: true },
    /** the event die has been resolved: now the event of the card */
    'card-event': { nature: true, args: () => [{ name: 'card', domain: { id: 'count', size: CARDS } }] },
  },
  rules: (was, b) => {
    const own = knights.of(b);
    const { dieRolled, gateDie } = handlesOf(b, fields);
    const damage = b.row<Edge>('damage');
    const rolled = b.option('redDie') === 'rolled';
    return {
      beginTurn: (s) => {
        was.beginTurn(s);
        dieRolled.set(s, 0);
        gateDie.set(s, 0);
      },
      eventDeck: {
        revealed: (s, card) => {
          if (!was.eventDie.isRolled(s, b.the.roll.number(s))) return was.eventDeck.revealed(s, card);
          dieRolled.set(s, 1);
          push(s, b.decision('card-event'), NATURE, card);
          push(s, b.decision('event-die'), NATURE);
          if (rolled) push(s, b.decision('gate-die'), NATURE);
        },
      },
      eventDie: {
        // Who sets the dice by a card turns up none: then it is rolled as ever.
        isRolled: (s, number) => dieRolled.get(s) === 0 && was.eventDie.isRolled(s, number),
      },
      improvements: {
        draws: (s, seat, branch, red) => was.improvements.draws(s, seat, branch, gateDie.get(s) || red),
      },
      diplomat: {
        barTake: (s, edge) => was.diplomat.barTake(s, edge) ?? (damage.get(s, edge) ? DAMAGED : undefined),
      },
      events: {
        knights: (s, seat) => {
          let strength = 0;
          own.each(s, seat, (at) => {
            if (own.isActive(s, at)) strength += own.strength(s, at);
          });
          return strength;
        },
      },
    };
  },
  moves: (b) => {
    const { gateDie } = handlesOf(b, fields);
    return [
      {
        name: 'card-event',
        decisions: ['card-event'],
        list: (_s, _nature, out) => out.put(),
        apply: (s) => {
          const card = topArg(s, 0);
          pop(s);
          b.the.eventDeck.carryOut(s, card);
        },
      },
      {
        name: 'gate-die',
        args: [{ name: 'red', domain: b.domain('die') }],
        decisions: ['gate-die'],
        uniform: true,
        list: (_s, _nature, out) => out.putAll(),
        apply: (s, _nature, red) => {
          pop(s);
          gateDie.set(s, red + 1);
          if (s.events) tell(s, 'gate-die', { red: red + 1 });
        },
      },
    ];
  },
  words: {
    name: 'Cities & Knights with event cards',
    summary: 'The event die is rolled with every card, and the red die on the card says who draws at a gate.',
    takesBack: ['dice'],
    rules: [
      'You roll the event die whenever an event card is turned up. At a gate the red die that the card shows counts.',
      'What the event die shows comes first, then the event of the card, then the number.',
      'If an Alchemist sets the dice, no event card is turned up; the event die is still rolled.',
      {
        option: 'redDie',
        text: 'International deck: its cards show no red die. One is rolled along with the event die, for the gates alone.',
      },
      'Conflict and Tournament look at the strength of active knights.',
      'No event gives commodities out of the bank. Where cards are given or taken, commodities may be among them.',
      'In an epidemic a city gets one resource and no commodity.',
      'A Diplomat takes no damaged road off the board. A Road Building may repair one.',
      { house: 'A robber that sleeps until the first attack does not flee.' },
    ],
    terms: {
      'move.card-event': 'The event of the card',
      'decision.card-event': 'Now the event of the card',
      'move.gate-die': 'The red die',
      'decision.gate-die': 'The red die is rolling, for the gates',
      'event.gate-die': 'The red die shows {red}.',
      'reason.road-damaged': 'It is damaged and stays where it is.',
    },
  },
});
