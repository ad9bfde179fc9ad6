/** of magic: its cards, its gate, its metropolis */
export const MAGIC = '#7a4fb0';
