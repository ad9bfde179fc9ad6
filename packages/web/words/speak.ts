import type { EventData, RawMove, Reason } from '@hexwright/kernel';
import { itemAt } from '@hexwright/kernel';
import { numberAt, numbers, tokenNumbers } from '../board/read.ts';
import { characterName } from '../look/characters.ts';
import { seatLook } from '../look/seats.ts';
import type { Fields, Player } from '../table/protocol.ts';
import { type AnySheet, isIsland, type PlaceKind } from '../table/sheet.ts';
import { addressed } from './addressed.ts';
import { t } from './i18n.ts';
import { placeNames } from './place-names.ts';
import { agreed, asObject, sentenceInWords } from './texts.ts';

/** gaps that hold a seat, by name; any other gap says so: {lender:seat} */
export const SEAT_GAPS = new Set([
  'seat',
  'seats',
  'from',
  'to',
  'with',
  'by',
  'other',
  'victim',
  'thief',
  'owner',
  'holder',
  'winner',
  'winners',
]);
const NAMED = ['good', 'piece', 'card', 'terrain', 'blocker', 'award', 'score'] as const;
const GAP = /\{([\w-]+)(?::([\w-]+))?\}/g;

/** A piece of a sentence; `value` is what it stands for, where it fills a gap. */
export interface Said {
  readonly text: string;
  readonly value?: string;
}

/** Says what a game's sheet and events mean, in the words that its modules bring. */
export interface Speaker {
  /** the seat of whoever reads, to which events say "you" */
  readonly reader: number | null;
  seat(seat: number): string;
  term(key: string, gaps?: Readonly<Record<string, unknown>>): string;
  has(key: string): boolean;
  /** the name of a good, piece, card … */
  name(kind: (typeof NAMED)[number] | 'score' | 'field' | 'move' | 'decision' | 'mark', id: string): string;
  event(kind: string, data: EventData): string;
  /** the same piece by piece, each with what it stands for */
  told(kind: string, data: EventData): readonly Said[];
  /** the seats that the words of an event name */
  seatsIn(kind: string, data: EventData): readonly number[];
  reason(reason: Reason): string;
  /** a move with its arguments */
  move(move: RawMove): string;
  /** only the arguments that tell it from others of its kind */
  choice(move: RawMove, without?: readonly string[]): string;
  place(on: PlaceKind, place: number, fields: Fields): string;
}

/** `reader` is the seat of whoever reads: events say "you" to it. */
export function speakerFor(
  sheet: AnySheet,
  players: readonly Player[],
  reader: number | null = null,
): Speaker {
  const words = (key: string): string | undefined => sheet.terms[key];
  const has = (key: string): boolean => words(key) !== undefined;
  const seat = (n: number): string =>
    n < 0 || n >= sheet.seats
      ? t('seat.nobody')
      : (players[n]?.name ?? characterName(players[n], n) ?? t(seatLook(n).name));
  const known = (value: string): string => {
    const counted = /^(\d+) (.+)$/.exec(value);
    if (counted) return `${counted[1]} ${known(itemAt(counted, 2))}`;
    const kind = NAMED.find((each) => has(`${each}.${value}`));
    return (kind && words(`${kind}.${value}`)) ?? value;
  };
  const fill = (kind: string, value: unknown): string => {
    if (Array.isArray(value)) return value.map((each) => fill(kind, each)).join(', ') || t('nothing');
    if (typeof value === 'number') return SEAT_GAPS.has(kind) ? seat(value) : String(value);
    const text = String(value);
    return words(`${kind}.${text}`) ?? known(text);
  };
  const term = (key: string, gaps: Readonly<Record<string, unknown>> = {}): string => {
    const template = words(key);
    return template === undefined ? plain(key.slice(key.indexOf('.') + 1)) : filled(template, gaps);
  };
  const filled = (template: string, gaps: Readonly<Record<string, unknown>>): string => {
    const { text, objects } = agreeing(template, gaps);
    return text.replace(GAP, (whole, gap: string, kind: string = gap) => {
      if (!(gap in gaps)) return whole;
      const said = words(`value.${gap}.${String(gaps[gap])}`) ?? fill(kind, gaps[gap]);
      return objects.has(gap) ? asObject(said) : said;
    });
  };
  const agreeing = (template: string, gaps: Readonly<Record<string, unknown>>) =>
    agreed(template, (gap) => {
      const [, kind = gap] = new RegExp(`\\{${gap}(?::([\\w-]+))?\\}`).exec(template) ?? [];
      return gap in gaps ? fill(kind, gaps[gap]) : '';
    });
  const eventKey = (kind: string, data: EventData): string => {
    const own = words(`event.${kind}.known`);
    const knows = own !== undefined && [...own.matchAll(GAP)].every(([, gap = '']) => gap in data);
    return knows ? `event.${kind}.known` : `event.${kind}`;
  };
  /** the words of an event, which speak to the reader where they name it */
  const eventWords = (kind: string, data: EventData): string | undefined => {
    const template = words(eventKey(kind, data));
    if (template === undefined || reader === null) return template;
    const gap = [...template.matchAll(GAP)].find(
      ([, name = '', of = name]) => SEAT_GAPS.has(of) && data[name] === reader,
    );
    return (gap && addressed(template, gap[0])) ?? template;
  };
  const event = (kind: string, data: EventData): string => {
    const template = eventWords(kind, data);
    return capital(template === undefined ? term(eventKey(kind, data), data) : filled(template, data));
  };
  const told = (kind: string, data: EventData): readonly Said[] => {
    const template = eventWords(kind, data);
    if (template === undefined) return [{ text: event(kind, data) }];
    const { text, objects } = agreeing(template, data);
    const said: Said[] = [];
    let from = 0;
    for (const gap of text.matchAll(GAP)) {
      const filled = gapSaid(gap, data);
      said.push(
        { text: text.slice(from, gap.index) },
        ...(objects.has(itemAt(gap, 1))
          ? filled.map((each) => ({ ...each, text: asObject(each.text) }))
          : filled),
      );
      from = gap.index + gap[0].length;
    }
    said.push({ text: text.slice(from) });
    const [first, ...rest] = said.filter((piece) => piece.text !== '');
    return first ? [{ ...first, text: capital(first.text) }, ...rest] : [];
  };
  /** what stands in a gap, thing by thing */
  const gapSaid = ([whole, gap = '', kind = gap]: RegExpExecArray, data: EventData): Said[] => {
    const value = data[gap];
    if (value === undefined) return [{ text: whole }];
    const fixed = words(`value.${gap}.${String(value)}`);
    if (fixed !== undefined) return [{ text: fixed }];
    if (!Array.isArray(value) || value.length === 0)
      return [{ text: fill(kind, value), ...(typeof value === 'string' && { value }) }];
    return value.flatMap((each: string | number, i) => [
      ...(i > 0 ? [{ text: ', ' }] : []),
      { text: fill(kind, each), ...(typeof each === 'string' && { value: each }) },
    ]);
  };
  const seatsIn = (kind: string, data: EventData): readonly number[] =>
    [...(words(eventKey(kind, data)) ?? '').matchAll(GAP)].flatMap(([, gap = '', of = gap]) => {
      const value = data[gap];
      return SEAT_GAPS.has(of) ? [value].flat().filter((seat) => typeof seat === 'number') : [];
    });

  const choice = (move: RawMove, without: readonly string[] = []): string => {
    const entry = sheet.moves.find(({ name }) => name === move.move);
    return (entry?.args ?? [])
      .filter(({ name }) => !without.includes(name))
      .map(({ name, domain }) => {
        const value = move[name];
        if (domain === 'seat') return seat(value as number);
        if (domain === 'hex' || domain === 'corner' || domain === 'edge')
          return t(`place.${domain}`, { n: Number(value) + 1 });
        const key = `${domain}.${String(value)}`;
        return has(key)
          ? term(key)
          : has(`value.${name}.${String(value)}`)
            ? term(`value.${name}.${String(value)}`)
            : known(String(value));
      })
      .join(' · ');
  };

  const hexName = (hex: number, fields: Fields): string => {
    const terrain = isIsland(sheet) ? sheet.terrains[numberAt(fields.terrain, hex)] : undefined;
    const token = tokenNumbers(numbers(fields.numbers)[hex] || 0);
    return [terrain ? term(`terrain.${terrain.id}`) : '', ...token].join(' ').trim();
  };

  /** all names of a position at once, since what a place is called hangs on the others */
  const named = new WeakMap<Fields, Partial<Record<'corner' | 'edge', readonly string[]>>>();
  const namesOf = (on: 'corner' | 'edge', fields: Fields): readonly string[] => {
    if (!isIsland(sheet)) return [];
    const known = named.get(fields) ?? {};
    named.set(fields, known);
    known[on] ??= placeNames(sheet, on, fields, {
      hex: (hex) => hexName(hex, fields),
      good: (good) => term(`good.${good}`),
    });
    return known[on];
  };

  return {
    reader,
    seat,
    term,
    has,
    name: (kind, id) => term(`${kind}.${id}`),
    event,
    told,
    seatsIn,
    reason: (reason) =>
      has(`reason.${reason.code}`)
        ? term(`reason.${reason.code}`, reason.details)
        : capital(sentenceInWords(reason.text)),
    move: (move) => [term(`move.${move.move}`), choice(move)].filter(Boolean).join(': '),
    choice,
    place: (on, place, fields) => {
      if (!isIsland(sheet)) return '';
      return on === 'hex' ? hexName(place, fields) : (namesOf(on, fields)[place] ?? '');
    },
  };
}

function plain(id: string): string {
  return capital(id.replaceAll('-', ' '));
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
