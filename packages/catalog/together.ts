import { type Refused, refuse } from '@hexwright/kernel';
import { apart, behind, groundOf, notFor, type Outline, takenTwice, unmetWant } from '@hexwright/rulebook';

/** What speaks against these modules at one table of so many, as far as they themselves tell; in their order. */
export function whyNotTogether(
  modules: readonly Outline[],
  seats: number,
  ownBoard = false,
): Refused | undefined {
  const narrow = notFor(modules, seats);
  if (narrow)
    return refuse('seats', `"${narrow.words.name}" is for ${playersOf(narrow.seats)}, not ${seats}`, {
      seats,
      module: narrow.id,
    });
  const joined = togetherIn(modules);
  const pairs = new Set(modules.flatMap(({ pairs = {} }) => Object.values(pairs)));
  /** a pair has a board that both of its modules are played on: two such pairs have two */
  const isMadeOn = ({ id, board }: Outline): boolean => board !== undefined && pairs.has(id);
  const clash = (one: Outline, other: Outline): string | undefined => {
    if (joined(one, other)) return undefined;
    if (one.alone ?? other.alone) return one.alone ?? other.alone;
    if (one.kind === 'game' && other.kind === 'game') return 'each is a game of its own';
    if (((hasBoard(one) && hasBoard(other)) || (isMadeOn(one) && isMadeOn(other))) && !ownBoard)
      return 'each has a board of its own';
    return takenTwice(one, other);
  };
  /** by what was asked for rather than by pairs that came along, unless just those would go together */
  const namely = (one: Outline, other: Outline, why: string): Refused => {
    const first = behind(modules, other, one);
    const second = behind(modules, first, other);
    return apart(first, joined(first, second) ? other : second, why);
  };
  // What a table asks for comes after its grounds, so the last pair is the one to name: before what only came along.
  for (const asked of [true, false])
    for (let later = modules.length - 1; later > 0; later--) {
      if (asked && modules[later].internal) continue;
      for (let earlier = later - 1; earlier >= 0; earlier--) {
        const why = clash(modules[earlier], modules[later]);
        if (why) return namely(modules[earlier], modules[later], why);
      }
    }
  return unmetWant(modules);
}

export function playersOf(seats: readonly number[]): string {
  return seats.length === 1 && seats[0] === 1 ? '1 player' : `${seats.join(', ')} players`;
}

/** The board of a mere ground is there to be replaced. */
function hasBoard({ board, internal }: Outline): boolean {
  return board !== undefined && !internal;
}

/** Whether one of two modules is made on the other, or a third on both. */
function togetherIn(modules: readonly Outline[]): (one: Outline, other: Outline) => boolean {
  const count = modules.length;
  const place = new Map(modules.map(({ id }, i) => [id, i]));
  const joined = new Uint8Array(count * count);
  for (const module of modules) {
    const ground = groundOf(module, modules).map((id) => place.get(id)!);
    for (const one of ground) for (const other of ground) joined[one * count + other] = 1;
  }
  return (one, other) => joined[place.get(one.id)! * count + place.get(other.id)!] === 1;
}
