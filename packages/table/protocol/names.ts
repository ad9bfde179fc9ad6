import { z } from 'zod';

/** 128 random bits in letters that fit into a link: who knows it may open the table, and nobody guesses it. */
export const TableId = z.string().regex(/^[\w-]{22}$/, 'a table is named by 22 letters, digits, "-" or "_"');

/** Names a person to others. It opens nothing: what a person is known by to the server is the token in its cookie. */
export const PersonId = z
  .string()
  .regex(/^[\w-]{16}$/, 'a person is named by 16 letters, digits, "-" or "_"');

/** made up by the sender, another for every command or line of talk, so that what is sent twice is taken once */
export const SenderId = z.string().regex(/^[\w-]{1,64}$/, '1 to 64 letters, digits, "-" or "_"');

/**
 * What people call themselves or a table: one line without anything that hides or reorders letters. What joins pictures into one
 * (a family, a flag of a part of a country) may stand between and behind pictures alone.
 */
const LINE = /^[^\p{C}\p{Zl}\p{Zp}]*$/u;
const JOINED =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic})/gu;
const FLAG_TAGS = /(?<=\u{1F3F4})[\u{E0030}-\u{E007A}]{1,8}\u{E007F}/gu;
/** letters that leave nothing to be seen, or hang on others */
const UNSEEN = /[\p{M}\p{Z}\p{C}\p{DI}\u2800\u{1D159}]/gu;

const isOneLine = (text: string): boolean => LINE.test(text.replace(JOINED, '').replace(FLAG_TAGS, ''));
const canBeSeen = (text: string): boolean => text.replace(UNSEEN, '') !== '';

const oneLine = (most: number) =>
  z
    .string()
    .transform((text) => text.normalize('NFC').trim().replace(/\s+/gu, ' '))
    .pipe(
      z
        .string()
        .min(1, 'it is empty')
        .max(most, `${most} letters at most`)
        .refine((line) => isOneLine(line) && canBeSeen(line), 'only letters that can be seen'),
    );

export const PersonName = oneLine(24);
export const TableTitle = oneLine(60);
export const TalkText = oneLine(300);

export const Password = z.string().min(8, '8 letters at least').max(128, '128 letters at most');
/** of a table: an agreed word among friends */
export const TablePassword = z.string().min(1).max(64);
/** what an account is opened with */
export const LoginName = z
  .string()
  .regex(/^[\p{L}\p{N}._-]{3,24}$/u, '3 to 24 letters, digits, ".", "-" or "_"')
  // Fillers are letters to Unicode.
  .refine((login) => login.replace(UNSEEN, '') === login, 'only letters that can be seen');

export const SeatNo = z.int().min(0).max(31);
/** a colour by its place among the page's colours for seats */
export const Colour = z.int().min(0).max(31);
