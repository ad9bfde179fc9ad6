import type { GameShelf, KeptGame } from '../../worker/games.ts';

/** A shelf that forgets when the test ends. */
export function memoryShelf(): GameShelf {
  const games = new Map<string, KeptGame>();
  return {
    all: async () => [...games.values()],
    get: async (id) => games.get(id),
    put: async (game) => {
      games.set(game.id, structuredClone(game));
    },
    remove: async (id) => {
      games.delete(id);
    },
  };
}
