import { islandOf } from '@hexwright/island';
import {
  depthOf,
  frameArg,
  frameKind,
  frameSeats,
  itemAt,
  NATURE,
  type Nested,
  type State,
  seatList,
  stateToJson,
} from '@hexwright/kernel';
import { rivalsOf } from '@hexwright/rivals';
import { type AnyPart, type Playable, partsInForce } from '@hexwright/rulebook';

/** What the engine holds in one position, and who has a say in the rules: for those who look for a mistake. */
export interface Inspection {
  /** the open decisions, the topmost last */
  readonly decisions: readonly {
    readonly kind: string;
    /** null: chance decides */
    readonly seats: readonly number[] | null;
    readonly args: Readonly<Record<string, number>>;
  }[];
  /** the fields of the state by the part that declares them; those of every game first, under no name */
  readonly parts: readonly {
    readonly part: string;
    readonly fields: readonly (readonly [string, Nested])[];
  }[];
  /** each rule point with the parts that answer it, of which each wraps the one before it */
  readonly points: readonly (readonly [point: string, parts: readonly string[]])[];
}

export function inspectionOf(game: Playable, s: State): Inspection {
  const values = Object.entries(stateToJson(s));
  const { parts } = partsInForce<AnyPart, object>(game.modules, game.options);
  const ownerOf = new Map(
    parts.flatMap((part) => Object.keys(part.fields ?? {}).map((name) => [name, part.id] as const)),
  );
  const names = ['', ...new Set(parts.filter(({ fields }) => fields).map(({ id }) => id))];
  const book = islandOf(game) ?? rivalsOf(game);
  return {
    decisions: Array.from({ length: depthOf(s) }, (_, depth) => frameOf(s, depth)),
    parts: names
      .map((part) => ({ part, fields: values.filter(([name]) => (ownerOf.get(name) ?? '') === part) }))
      .filter(({ fields }) => fields.length > 0),
    points: [...(book?.answers() ?? [])].sort(([one], [other]) => (one < other ? -1 : 1)),
  };
}

function frameOf(s: State, depth: number): Inspection['decisions'][number] {
  const { name, args = [] } = itemAt(s.rules.decisions, frameKind(s, depth));
  const seats = frameSeats(s, depth);
  return {
    kind: name,
    seats: seats === NATURE ? null : seatList(seats),
    args: Object.fromEntries(args.map((arg, i) => [arg.name, frameArg(s, depth, i)])),
  };
}
