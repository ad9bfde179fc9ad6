import type { GoodSpec, TerrainSpec } from '../rulebook/index.ts';

/** The gold of the box: it lies open before its owner, players trade it, and the bank takes it but gives none out. */
export const GOLD_PIECES: GoodSpec = {
  id: 'gold',
  inHand: false,
  bankSells: false,
  choosable: false,
  open: true,
  supply: 40,
};

export const GOLD_FIELD: TerrainSpec = { id: 'gold-field', gives: 'gold' };
