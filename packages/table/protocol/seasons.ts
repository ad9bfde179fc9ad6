import { z } from 'zod';
import { PersonCard } from './room.ts';

export const Season = z.string().regex(/^\d{4}-Q[1-4]$/, 'a season is a quarter of a year, as 2026-Q4');

export const LadderRow = z.object({
  person: PersonCard,
  /** shared by equal ratings */
  place: z.int(),
  rating: z.number(),
  games: z.int(),
  wins: z.int(),
});
export type LadderRow = z.infer<typeof LadderRow>;

/** Who leads a game in a season. */
export const Ladder = z.object({
  season: Season,
  seasons: z.array(Season),
  /** a row of the catalogue; null where nothing has been rated yet */
  game: z.string().nullable(),
  games: z.array(z.string()),
  rows: z.array(LadderRow),
});
export type Ladder = z.infer<typeof Ladder>;
