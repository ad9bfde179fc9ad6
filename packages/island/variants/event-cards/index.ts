import { defineModule } from '../../rulebook/index.ts';
import { damagedRoads } from './damaged-roads.ts';
import { deck } from './deck.ts';
import { events } from './events.ts';
import { giving } from './giving.ts';
import { taking } from './taking.ts';
import { words } from './words.ts';

export const eventCards = defineModule({
  id: 'variant/event-cards',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  options: {
    newYear: {
      type: 'choice',
      default: 'sixth',
      values: ['sixth', 'in-bottom-five', 'none'],
      words:
        'Where the New Year lies: sixth from the bottom, shuffled into the last five cards, or not at all',
    },
    cardEvents: {
      type: 'flag',
      default: true,
      words: 'Play the events, or use the cards as a plain deck of numbers',
    },
    conflict: {
      type: 'choice',
      default: 'army',
      values: ['army', 'sole'],
      words:
        'Who takes in a conflict: the Largest Army or else each with the most knights (card), or only a player who alone has the most knights (booklet)',
    },
    tradeAdvantage: {
      type: 'choice',
      default: 'sole',
      values: ['sole', 'each'],
      words:
        'Trade advantage without a Longest Road: only a player who alone has the most roads, or each with the most',
    },
    robberFlees: {
      type: 'choice',
      default: 'desert',
      values: ['desert', 'off-board'],
      words: 'Where the robber flees to: the desert, or off the board',
    },
    assistance: {
      type: 'choice',
      default: 'one',
      values: ['one', 'all'],
      words: 'Neighborly assistance: each leader helps one player who trails, or all of them',
    },
  },
  parts: [deck(), taking(), giving(), damagedRoads(), events()],
  words,
  looks: {
    numbers: { 'event-card': { by: 'card' } },
    events: { 'road-damaged': { befalls: 'seat' } },
    fields: {
      eventsDrawn: { on: 'table', shape: 'scroll', track: 36 },
      epidemic: { on: 'table', shape: 'skull' },
      damage: { on: 'edge', shape: 'crack', seat: true },
    },
  },
});
