/** Moves of the island that need a board to be laid, cards or gold fields; the small printed games have none. */
export const IDLE: readonly string[] = ['lay', 'choose-good', 'choose-nothing', 'free-route', 'lay-nothing'];

/** What is told of such things, and so never told here. */
export const UNTOLD: readonly string[] = ['event.board-laid', 'event.chose', 'event.award'];
