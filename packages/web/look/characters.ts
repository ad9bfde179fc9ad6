import { itemAt } from '@hexwright/kernel';
import type { Player } from '../table/protocol.ts';

/**
 * Who plays for a bot: in every colour lives somebody of their own, with a name, a face (Face.tsx) and a manner of talking (talk.ts), who is
 * the same at every table.
 */
const NAMES = [
  ...['Rika', 'Bo', 'Wim', 'Otis', 'Tilda', 'Vito', 'Bruno', 'Pia', 'Gus', 'Lio', 'Greta'],
  ...['Skadi', 'Nils', 'Gero', 'Jett', 'Magda', 'Cora', 'Oleg', 'Mina', 'Pelle', 'Sanne', 'Rufus'],
  ...['Linde', 'Pavo', 'Zita', 'Wanda', 'Fenn', 'Azura', 'Petra', 'Stig', 'Coco', 'Silas'],
];

const MANNERS = ['merry', 'gruff', 'polite', 'dreamy'] as const;
export type Manner = (typeof MANNERS)[number];

/** by colour, as a place in the list of manners */
const OWN_MANNER = [...'01203201213021032103201230213021'].map(Number);

/** The colour a player wears, as a place in the list of colours. */
const colourOf = (player: Player | undefined, seat: number): number => player?.colour ?? seat;

/** What a bot is called that was given no name; nothing for people. */
export function characterName(player: Player | undefined, seat: number): string | undefined {
  return player?.kind === 'bot' && !player.resigned && !player.standsIn
    ? NAMES[colourOf(player, seat)]
    : undefined;
}

export function mannerOf(player: Player | undefined, seat: number): Manner {
  return itemAt(MANNERS, OWN_MANNER[colourOf(player, seat)] ?? 0);
}

/** From what the face is drawn: a bot's from its colour, a person's from the name, so that everybody sees the same. */
export function faceSeed(player: Player | undefined, seat: number, name: string): number {
  if (characterName(player, seat) !== undefined) return FACES[colourOf(player, seat)] ?? seat;
  let seed = 7;
  for (const letter of name.trim().toLowerCase()) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return seed;
}

/** by colour: a number out of which the face comes */
const FACES = Array.from({ length: 32 }, (_, colour) => 1009 * (colour + 3));
