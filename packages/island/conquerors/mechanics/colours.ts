/** of battle cards, on both sides */
export const BATTLE_COLOUR = '#8a2f2f';
