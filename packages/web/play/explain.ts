import type { FieldLook } from '@hexwright/rulebook';
import { printedValue } from '../board/printed.ts';
import {
  bareHexes,
  numberAt,
  numbers,
  type Standing,
  standingPieces,
  stowed,
  tokenNumbers,
} from '../board/read.ts';
import type { TableView } from '../table/protocol.ts';
import type { PlaceKind, Sheet } from '../table/sheet.ts';
import { t } from '../words/i18n.ts';
import { capital, type Speaker } from '../words/speak.ts';
import { chanceOfAny, chanceWords } from './chance.ts';

/** What something on the board is, in words. */
export interface Explanation {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What an explanation is made of: all of it was declared by the parts of the game. */
export interface Known {
  readonly sheet: Sheet;
  readonly view: Pick<TableView, 'fields' | 'seat' | 'odds' | 'yields' | 'idle' | 'rates' | 'prices'>;
  readonly speak: Speaker;
}

/** Explains a thing by the name that it was drawn with, or a place by its own (`corner 12`). */
export function explain(known: Known, thing: string): Explanation | null {
  const [kind = '', ...rest] = thing.split(' ');
  const found = EXPLAINERS[kind]?.(known, rest);
  return found ? { ...found, title: capital(found.title) } : null;
}

const EXPLAINERS: Readonly<Record<string, (known: Known, names: string[]) => Explanation | null>> = {
  hex: (known, [hex]) => hexExplained(known, Number(hex)),
  corner: (known, [corner]) => cornerExplained(known, Number(corner)),
  edge: (known, [edge]) => placeExplained(known, 'edge', Number(edge)),
  harbour: (known, [index]) => harbourExplained(known, Number(index)),
  piece: (known, [layer = '', place]) => pieceExplained(known, layer, Number(place)),
  blocker: (known, [id = '']) => blockerExplained(known, id),
  field: (known, [name = '', index]) => fieldExplained(known, name, Number(index)),
  mark: (known, [label = '', on, place]) => markExplained(known, label, on as PlaceKind, Number(place)),
};

function hexExplained(known: Known, hex: number): Explanation {
  const { sheet, view, speak } = known;
  if (bareHexes(sheet, view.fields).has(hex)) return { title: t('explain.bare'), lines: [] };
  const terrain = sheet.terrains[numberAt(view.fields.terrain, hex)];
  const own = `terrain.${terrain?.id}.text`;
  const stopped = view.idle.includes(hex);
  return {
    title: speak.place('hex', hex, view.fields),
    lines: [
      ...(terrain?.land ? [givesWords(speak, terrain.gives)] : []),
      ...(terrain && speak.has(own) ? [speak.term(own)] : []),
      ...numbersOf(view, hex).map((number) => numberWords(known, number)),
      ...(stopped ? [t('explain.stopped')] : []),
      ...gainWords(known, hex, stopped),
      ...blockersOn(known, 'hex', hex),
    ],
  };
}

/** What a terrain gives, as a sentence. */
export function givesWords(speak: Speaker, gives: string | null): string {
  if (gives === null) return t('explain.gives-nothing');
  return gives === 'any' ? t('explain.gives-any') : t('explain.gives', { good: speak.name('good', gives) });
}

/** The numbers that bring something on a hex. */
export function numbersOf({ fields }: Pick<TableView, 'fields'>, hex: number): number[] {
  return tokenNumbers(numbers(fields.numbers)[hex] || 0);
}

function numberWords({ sheet, view }: Known, number: number): string {
  return t('explain.number', { number, chance: chanceWords(sheet, view.odds[number] ?? 0) });
}

/** Who gets what from the hex when its number comes. */
function gainWords({ sheet, view, speak }: Known, hex: number, stopped: boolean): string[] {
  const shares = view.yields.filter((share) => share.hex === hex);
  const list = Array.from({ length: sheet.seats }, (_, seat) => {
    const own = shares.filter((share) => share.seat === seat);
    const goods = own.map(({ good, count }) =>
      good === null ? t('explain.any-goods', { count }) : `${count} ${speak.name('good', good)}`,
    );
    return goods.length > 0 ? [t('explain.share', { seat: speak.seat(seat), goods: goods.join(', ') })] : [];
  }).flat();
  if (list.length === 0) return [];
  return [t(stopped ? 'explain.would-give' : 'explain.brings', { list: list.join('; ') })];
}

function blockersOn({ sheet, view, speak }: Known, on: PlaceKind, place: number): string[] {
  const at = numbers(view.fields.blocker);
  return sheet.blockers
    .filter((blocker, i) => blocker.on === on && at[i] === place)
    .map(({ id }) => t('explain.stands', { figure: capital(speak.name('blocker', id)) }));
}

/** A corner: what would come of a building there. */
function cornerExplained(known: Known, corner: number): Explanation {
  const { sheet, view } = known;
  const around = sheet.board.corners[corner]?.hexes ?? [];
  const answered = around.flatMap((hex) => numbersOf(view, hex));
  const chance = chanceOfAny(view.odds, answered);
  const harbour = sheet.board.harbours.findIndex(({ a, b }) => a === corner || b === corner);
  const there = harbour < 0 ? null : harbourExplained(known, harbour);
  const { title, lines } = placeExplained(known, 'corner', corner);
  return {
    title,
    lines: [
      ...(chance > 0 ? [t('explain.corner', { chance: chanceWords(sheet, chance) })] : []),
      ...(there ? [there.title] : []),
      ...lines,
    ],
  };
}

function placeExplained(known: Known, on: PlaceKind, place: number): Explanation {
  const { sheet, view, speak } = known;
  const standing = standingPieces(sheet, view.fields).filter(
    (each) => each.on === on && each.place === place,
  );
  return {
    title: speak.place(on, place, view.fields),
    lines: standing.map((each) => pieceName(known, each)),
  };
}

function harbourExplained({ sheet, view, speak }: Known, index: number): Explanation | null {
  const { board } = sheet;
  const kind = board.harbourKinds[numberAt(view.fields.harbour, index)];
  const place = board.harbours[index];
  if (!kind || !place) return null;
  const good = kind.good ? speak.name('good', kind.good) : t('words.any');
  const holders = standingPieces(sheet, view.fields)
    .filter(({ on, place: at }) => on === 'corner' && (at === place.a || at === place.b))
    .map(({ owner }) => speak.seat(owner));
  return {
    title: t('explain.harbour', { good, rate: kind.rate }),
    lines: [
      t(kind.good ? 'explain.harbour-one' : 'explain.harbour-any', { good, rate: kind.rate }),
      ...(holders.length > 0 ? [t('explain.held-by', { who: [...new Set(holders)].join(', ') })] : []),
    ],
  };
}

function pieceName({ sheet, speak }: Known, { piece, owner }: Standing): string {
  const name = speak.name('piece', piece.id);
  return capital(owner < sheet.seats ? t('explain.of', { what: name, seat: speak.seat(owner) }) : name);
}

function pieceExplained(known: Known, layer: string, place: number): Explanation | null {
  const { sheet, view, speak } = known;
  const found = standingPieces(sheet, view.fields).find(
    (each) => each.layer === layer && each.place === place,
  );
  if (!found) return null;
  const { piece, on } = found;
  const awake = sheet.looks.pieces?.[piece.id]?.awake;
  const answered =
    on === 'corner' && piece.draws > 0
      ? (sheet.board.corners[place]?.hexes ?? []).flatMap((hex) => numbersOf(view, hex))
      : [];
  const own = `piece.${piece.id}.text`;
  return {
    title: pieceName(known, found),
    lines: [
      ...(speak.has(own) ? [speak.term(own)] : []),
      ...(piece.points > 0 ? [t('explain.points', { count: piece.points })] : []),
      ...(piece.draws > 0 ? [t('explain.draws', { count: piece.draws })] : []),
      ...(answered.length > 0
        ? [t('explain.answers', { chance: chanceWords(sheet, chanceOfAny(view.odds, answered)) })]
        : []),
      ...(awake === undefined
        ? []
        : [t(numberAt(view.fields[awake], place) > 0 ? 'explain.awake' : 'explain.asleep')]),
      ...costWords(known, piece.id),
    ],
  };
}

/** What the piece costs now, or costs anybody. */
export function costWords(
  { sheet, view, speak }: Pick<Known, 'sheet' | 'view' | 'speak'>,
  piece: string,
): string[] {
  const bill = billOf({ sheet, view }, piece);
  if (bill.length === 0) return [];
  return [
    t('explain.costs', { bill: bill.map(([good, n]) => `${n} ${speak.name('good', good)}`).join(', ') }),
  ];
}

export function billOf(
  { sheet, view }: { readonly sheet: Sheet; readonly view: Pick<TableView, 'prices'> },
  piece: string,
): readonly (readonly [good: string, count: number])[] {
  const move = sheet.moves.find((entry) => entry.piece === piece)?.name;
  const now = view.prices.find((price) => price.move === move)?.bill;
  return now ?? sheet.pieces.find(({ id }) => id === piece)?.cost ?? [];
}

function blockerExplained(known: Known, id: string): Explanation | null {
  const { sheet, view, speak } = known;
  const index = sheet.blockers.findIndex((blocker) => blocker.id === id);
  const { on } = sheet.blockers[index] ?? {};
  if (!on) return null;
  const place = numberAt(view.fields.blocker, index);
  const own = `blocker.${id}.text`;
  const stops = on === 'hex' && view.idle.includes(place);
  return {
    title: speak.name('blocker', id),
    lines: [
      ...(speak.has(own) ? [speak.term(own)] : []),
      ...(stops ? [t('explain.stops', { hex: speak.place('hex', place, view.fields) })] : []),
    ],
  };
}

type OnBoard = Extract<FieldLook<number>, { readonly on: 'hex' | 'corner' | 'edge' }>;

function fieldExplained(known: Known, name: string, index: number): Explanation | null {
  const { sheet, view, speak } = known;
  const look = sheet.fieldLooks.find((entry) => entry.name === name)?.look;
  if (!look) return null;
  const value = numberAt(view.fields[name], index);
  const own = `field.${name}.text`;
  const said = speak.has(own) ? [speak.term(own)] : [];
  const title = speak.name('field', name);
  if (look.on === 'hex' || look.on === 'corner' || look.on === 'edge')
    return tokenExplained(known, { title, look, value, place: index, said });
  if (look.on === 'figures') {
    const owner = Math.floor(index / look.each);
    const { hold } = look;
    const aboard = hold
      ? stowed(hold, numbers(view.fields[hold.field])).filter((carried) => carried.hold === index)
      : [];
    const cargo = aboard.map(({ kind }) => speak.term(`cargo.${kind}`));
    return {
      title: owner < sheet.seats ? t('explain.of', { what: title, seat: speak.seat(owner) }) : title,
      lines: [...said, ...(cargo.length > 0 ? [t('explain.carries', { list: cargo.join(', ') })] : [])],
    };
  }
  if (look.on === 'figure') {
    const owner = look.owner === undefined ? -1 : numberAt(view.fields[look.owner]);
    return {
      title: owner >= 0 ? t('explain.of', { what: title, seat: speak.seat(owner) }) : title,
      lines: said,
    };
  }
  if (look.on === 'parties')
    return {
      title: t('explain.of', { what: title, seat: speak.seat(index % sheet.seats) }),
      lines: [...said, t('explain.count', { count: value })],
    };
  if (look.on === 'basins') {
    const kind = look.kinds[value - 1]?.kind;
    return { title, lines: kind ? [...said, capital(speak.term(`cargo.${kind}`))] : said };
  }
  return { title, lines: said };
}

interface TokenFacts {
  readonly title: string;
  readonly look: OnBoard;
  readonly value: number;
  readonly place: number;
  readonly said: readonly string[];
}

function tokenExplained(known: Known, { title, look, value, place, said }: TokenFacts): Explanation {
  const { view, speak } = known;
  const shown = look.seat ? speak.seat(value - 1) : look.value ? String(value) : '';
  return {
    title: shown ? `${title}: ${shown}` : title,
    lines: [
      ...said,
      ...(look.number ? [numberWords(known, value)] : []),
      ...(look.die
        ? [t('explain.number', { number: value, chance: t('chance.face', { of: look.die }) })]
        : []),
      speak.place(look.on, place, view.fields),
    ],
  };
}

function markExplained(
  { sheet, view, speak }: Known,
  label: string,
  on: PlaceKind,
  place: number,
): Explanation | null {
  const marks = sheet.board.marks.filter(
    (each) => each.label === label && each.on === on && each.place === place,
  );
  const [mark] = marks;
  const look = sheet.looks.marks?.[label];
  if (!mark || !look) return null;
  const kind = sheet.board.harbourKinds.find(({ good }) => look.sign && (good ?? 'any') === mark.value);
  const good = kind?.good ? speak.name('good', kind.good) : t('words.any');
  const value = kind
    ? `${good} ${kind.rate}:1`
    : look.seat
      ? speak.seat(Number(mark.value))
      : marks.map(({ value }) => printedValue(sheet, look, value)).join('; ');
  const own = `mark.${label}.text`;
  return {
    title: value ? `${speak.name('mark', label)}: ${value}` : speak.name('mark', label),
    lines: [...(speak.has(own) ? [speak.term(own)] : []), speak.place(on, place, view.fields)],
  };
}
