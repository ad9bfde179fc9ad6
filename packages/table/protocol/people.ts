import { z } from 'zod';
import { LoginName, Password, PersonName } from './names.ts';
import { PersonCard } from './room.ts';

/** Who you are to this server. */
export const Me = z.object({
  ...PersonCard.shape,
  /** what the account is opened with; null for a guest */
  login: z.string().nullable(),
  /** wishes to have ratings, and to show them */
  rated: z.boolean(),
  muted: z.array(PersonCard),
  /** tables at which you are asked for a move */
  yourTurn: z.int(),
});
export type Me = z.infer<typeof Me>;

export const NewGuest = z.strictObject({ name: PersonName });
export const MyChange = z.strictObject({ name: PersonName, rated: z.boolean() }).partial();
export const NewAccount = z.strictObject({ login: LoginName, password: Password });
export const SignIn = z.strictObject({ login: z.string().max(100), password: z.string().max(200) });
export const NewPassword = z.strictObject({ password: z.string().max(200), next: Password });
export const Farewell = z.strictObject({ password: z.string().max(200).optional() });

export const Rating = z.object({
  family: z.string(),
  /** what is shown: a cautious estimate */
  rating: z.number(),
  games: z.int(),
});
export type Rating = z.infer<typeof Rating>;

export const PlayedGame = z.object({
  table: z.string(),
  title: z.string(),
  game: z.string(),
  row: z.string(),
  seat: z.int(),
  place: z.int().nullable(),
  points: z.number().nullable(),
  won: z.boolean(),
  ended: z.number(),
  others: z.array(z.string()),
});
export type PlayedGame = z.infer<typeof PlayedGame>;

export const Profile = z.object({
  person: PersonCard,
  since: z.number(),
  ratings: z.array(Rating),
  games: z.array(PlayedGame),
});
export type Profile = z.infer<typeof Profile>;
