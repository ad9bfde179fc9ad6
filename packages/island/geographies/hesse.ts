import { defineModule } from '../rulebook/index.ts';
import { hesseBoard } from './hesse-board.ts';

/** The first map of the series: the common rules and nothing else, without victory point sites. */
export const hesse = defineModule({
  id: 'geographies/hesse',
  kind: 'board',
  seats: [3, 4],
  needs: ['geographies/core'],
  defaults: { points: 10 },
  board: () => hesseBoard(),
  words: {
    name: 'Settlers of Hesse',
    summary:
      'From Kassel to the Odenwald, between Rhine and Rhön: the common rules of the series on a map of Hesse, to ten points.',
    takesBack: ['goal'],
    rules: [
      'The common rules of the series are played, without victory point sites.',
      { key: 'goal', where: { points: 10 }, text: 'Ten points win, with three players as with four.' },
      { house: 'The printed map is lost; the one used here is our own, drawn after the land.' },
      { house: 'The robber starts on the sands south of the Main.' },
    ],
  },
});
