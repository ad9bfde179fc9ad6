/**
 * What an option or a line of rules is about, by the keys of words: `card.knight`, `award.longest-road`,
 * `option.tradeFirst`. Where one of them is missing, so is the option or the line.
 */
export type Ties = string | readonly string[];

/** Whether a game has what the key names. */
export type Has = (key: string) => boolean;

export function hasAll(has: Has, ties: Ties = []): boolean {
  return typeof ties === 'string' ? has(ties) : ties.every(has);
}
