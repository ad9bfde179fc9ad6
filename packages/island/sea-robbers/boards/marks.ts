/** where a first settlement stands */
export const SITE = 'start-site';
/** where a castaway waits */
export const CASTAWAY = 'castaway';
/** where gold is found by two miners, and by three */
export const TWO_MINERS = 'two-miners';
export const THREE_MINERS = 'three-miners';
/** where a chest lies */
export const CHEST = 'chest';
/** the coast of the great land, where everybody lives */
export const MAIN = 'main';
/** the gold fields out at sea */
export const GOLD = 'gold';
/** where an enemy ship lies */
export const ENEMY = 'enemy';
/** an island where nobody settles */
export const ISLAND = 'island';

export const LOST_MAP =
  'The picture of the map is lost. Hexes and number tokens are as many as the rules count; where land, sites and tokens lie is ours.';
