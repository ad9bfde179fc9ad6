import type { Looks } from '../rulebook/index.ts';

export const seaLooks: Looks = {
  terrains: {
    gold: { colour: '#e8b923', pattern: 'gold' },
  },
  pieces: { ship: { shape: 'ship' } },
  moves: { 'move-ship': { shape: 'ship' }, 'ship-to': { shape: 'ship' } },
  blockers: { pirate: { shape: 'ship', colour: '#1f1f26' } },
};
