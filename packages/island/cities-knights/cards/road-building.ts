import { askRoutes, canLay } from '../../mechanics/index.ts';
import { progressCard } from './deck.ts';

export const roadBuilding = progressCard({
  card: {
    id: 'road-works',
    deck: 'science',
    count: 2,
    when: (b) => (s, seat) => canLay(b, s, seat),
    play: (b) => (s, seat) => askRoutes(b, s, seat, 2),
  },
  name: 'Road Building',
  text: 'Lay 2 roads for free, where the usual rules allow; they need not touch each other. At sea each of the two may be a ship.',
  shape: 'road',
});
