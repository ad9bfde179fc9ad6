/**
 * What needs a board to be laid, cards or gold fields, and is never met in the small printed games themselves. The
 * moves stay in the book: a variant may ask for them.
 */
export const UNMET: readonly string[] = [
  'move.lay',
  'move.choose-good',
  'move.choose-nothing',
  'move.free-route',
  'move.lay-nothing',
  'event.board-laid',
  'event.chose',
  'event.award',
];
