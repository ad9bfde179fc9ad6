import { z } from 'zod';
import { PersonId, SenderId, TalkText } from './names.ts';

/** Quick reactions by name; the page draws them. */
export const Reaction = z.enum([
  'well-played',
  'thanks',
  'sorry',
  'ouch',
  'haha',
  'hmm',
  'hurry',
  'good-luck',
  'good-game',
]);
export type Reaction = z.infer<typeof Reaction>;

/** for whom it is, where not for everybody: whoever plays on the speaker's team */
const to = z.literal('team').optional();

export const Saying = z.union([
  z.strictObject({ id: SenderId, text: TalkText, to }),
  z.strictObject({ id: SenderId, react: Reaction, to }),
]);
export type Saying = z.infer<typeof Saying>;

/** A line of talk at a table. Plain text: whoever shows it makes no HTML of it. */
export const TalkLine = z.object({
  n: z.int(),
  by: PersonId,
  name: z.string(),
  text: z.string().nullable(),
  react: Reaction.nullable(),
  /** the seats that it was said to, where not to everybody: nobody else is ever sent it */
  among: z.array(z.int()).optional(),
  at: z.number(),
});
export type TalkLine = z.infer<typeof TalkLine>;

export const Complaint = z.strictObject({
  person: PersonId,
  /** the line of talk it is about */
  line: z.int().optional(),
  why: z.enum(['abuse', 'cheating', 'stalling', 'name', 'other']),
  words: TalkText.optional(),
});
export type Complaint = z.infer<typeof Complaint>;
