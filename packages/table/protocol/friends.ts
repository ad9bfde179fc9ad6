import { z } from 'zod';
import { LoginName, PersonId, TableId } from './names.ts';
import { PersonCard, TableState } from './room.ts';

/** What is in a link that makes friends of whoever follows it: 128 random bits. */
export const FriendCode = z
  .string()
  .regex(/^[\w-]{22}$/, 'a link between friends has 22 letters, digits, "-" or "_"');

/** A friend: whether it is here now, and at which open table. */
export const FriendCard = z.object({
  ...PersonCard.shape,
  on: z.boolean(),
  at: z
    .object({
      table: TableId,
      title: z.string(),
      state: TableState,
      /** there is a free seat, and nobody needs a password */
      free: z.boolean(),
    })
    .nullable(),
});
export type FriendCard = z.infer<typeof FriendCard>;

export const FriendList = z.object({
  /** those who are here first */
  friends: z.array(FriendCard),
  /** who would like to be your friend */
  asking: z.array(PersonCard),
  /** whom you have asked */
  asked: z.array(PersonCard),
});
export type FriendList = z.infer<typeof FriendList>;

/** Somebody who is to be a friend: by account, by the link it gave you, or whom you have met. */
export const NewFriend = z.union([
  z.strictObject({ login: LoginName }),
  z.strictObject({ code: FriendCode }),
  z.strictObject({ person: PersonId }),
]);
export type NewFriend = z.infer<typeof NewFriend>;

/** Where a friend is asked to come. */
export const FriendCall = z.strictObject({ table: TableId });
export type FriendCall = z.infer<typeof FriendCall>;
