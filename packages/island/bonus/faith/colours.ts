/** of religion: its cards, its gate, its metropolis */
export const FAITH = '#b5413c';
/** of beer */
export const BEER = '#c98a2b';
