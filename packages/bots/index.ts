import type { Book } from '@hexwright/island';
import { type Bot, randomBot, settlerBot } from './players.ts';

export * from './players.ts';

/** The bots that can take a seat, by name. */
export const bots: Readonly<Record<string, (book: Book) => Bot>> = { random: randomBot, settler: settlerBot };
