import type { Part } from '../../rulebook/index.ts';

/** There are no routes on the board: buildings are founded wherever nothing else speaks against it. */
export function roadless(): Part {
  return {
    id: 'roadless',
    without: {
      pieces: ['road'],
      cards: ['road-building'],
      awards: ['longest-road'],
      parts: ['free-routes'],
      moves: ['place-route'],
    },
    overrides: {
      cornerReached: 'nothing has to lead to a building',
      reachedCorners: 'nothing has to lead to a building',
    },
    rules: (_was, b) => {
      const { corners } = b.topology;
      return {
        cornerReached: () => true,
        reachedCorners: (_s, _seat, out) => {
          for (let corner = 0; corner < corners; corner++) out[corner] = corner;
          return corners;
        },
      };
    },
  };
}
