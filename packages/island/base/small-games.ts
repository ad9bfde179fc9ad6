/** Moves of the island that need cards or gold fields to come about; the small games have neither. */
export const IDLE: readonly string[] = ['choose-good', 'choose-nothing', 'free-route', 'lay-nothing'];
