import { createHash, randomBytes } from 'node:crypto';

/** 22 letters, 128 bits: nobody guesses the link of a table. */
export const newTableId = (): string => randomBytes(16).toString('base64url');
/** 16 letters: a name for a person that is shown to others and opens nothing. */
export const newPersonId = (): string => randomBytes(12).toString('base64url');
/** What a person is known by, in its cookie alone. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const newSeed = (): string => randomBytes(16).toString('hex');

/** A token is random enough that a plain hash hides it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
