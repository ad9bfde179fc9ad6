import { z } from 'zod';

/** Where somebody would like to sit at once: in this game, with so many seats, or at whatever is open. */
export const QuickMatch = z.strictObject({
  game: z.string().max(100).optional(),
  seats: z.int().min(2).max(6).optional(),
});
export type QuickMatch = z.infer<typeof QuickMatch>;
