import { isLevel, type Level } from '@hexwright/bots';

/** Who sits at a seat. */
export interface Player {
  readonly kind: 'person' | 'bot';
  readonly name?: string;
  /** how well a bot plays, where it is not the usual way */
  readonly level?: Level;
  /** a bot plays for a person who gave up */
  readonly resigned?: true;
  /** a bot plays for a person who still has a say at this table, or once had */
  readonly standsIn?: true;
  /** the colour it wears, where it is not that of its seat: a place in the list of colours */
  readonly colour?: number;
}

/** Who sits where, as a file or a message says it; where it says nothing usable, one person plays against bots. */
export function playersFor(seats: number, given: unknown): Player[] {
  const list: unknown[] = Array.isArray(given) && given.length === seats ? given : [];
  return Array.from({ length: seats }, (_, seat): Player => {
    const { kind, name, level, resigned, colour } = (list[seat] ?? {}) as Partial<Player>;
    const known = kind === 'person' || kind === 'bot' ? kind : seat === 0 ? 'person' : 'bot';
    return {
      kind: known,
      ...(typeof name === 'string' && kind === known && { name: name.slice(0, LONGEST) }),
      ...(kind === 'bot' && isLevel(level) && { level }),
      ...(kind === 'bot' && resigned === true && { resigned }),
      ...(Number.isInteger(colour) && (colour as number) >= 0 && (colour as number) < COLOURS && { colour }),
    };
  });
}

const LONGEST = 40;
const COLOURS = 32;
