import { inkOn, lineOf, middleOfEdge, short, word } from './drawing.ts';
import type { Layout } from './layout.ts';
import type { Picture } from './picture.ts';

type Kind = keyof Layout['marks'];

/** One label of the layout: what it looks like, and what its values are called in the picture. */
interface Sign {
  readonly label: string;
  readonly kind: Kind;
  readonly colour: string;
  /** the short form of each value */
  readonly values: ReadonlyMap<string | number, string>;
}

export interface DrawnMarks {
  readonly signs: readonly string[];
  readonly legend: readonly Explained[];
}

/** What a sign means: so wide, drawn from a point to the right. */
export interface Explained {
  readonly text: string;
  /** the sign, as it lies on the board */
  draw(x: number, y: number): string;
}

const COLOURS = ['#6a3d9a', '#00695c', '#b0005a', '#37474f', '#8d5a00', '#0d47a1'];

/**
 * The marks of a layout as signs: a disc on a corner, a bar along an edge, a plate on a hex. Labels are told apart by
 * colour, the one that the rules name where they do; a disc or bar carries its value, shortened to as few letters as
 * tell it from the others.
 */
export function drawMarks({ layout, topology, looks }: Picture, busy: (hex: number) => boolean): DrawnMarks {
  const { marks } = layout;
  const kinds: readonly Kind[] = ['hexes', 'edges', 'corners'];
  const signs = kinds
    .flatMap((kind) => Object.keys(marks[kind]).map((label) => ({ kind, label })))
    .map(({ kind, label }, k): Sign => {
      const values = marks[kind][label].flatMap(({ value }) => value ?? []);
      const colour = looks?.marks?.[label]?.colour ?? COLOURS[k % COLOURS.length];
      return { kind, label, colour, values: shortened([...new Set(values)]) };
    });
  const layers = new Map<string, number>();
  const layer = (place: string): number => {
    const n = layers.get(place) ?? 0;
    layers.set(place, n + 1);
    return n;
  };
  const drawn = signs.flatMap((sign) => {
    const text = (value?: string | number): string =>
      value === undefined ? '' : (sign.values.get(value) ?? '');
    const { label, colour } = sign;
    if (sign.kind === 'hexes')
      return marks.hexes[label].map(({ q, r, value }) => {
        const hex = topology.hexAt(q, r);
        const down = busy(hex) ? 0.6 : 0.1 + 0.28 * layer(`hex ${hex}`);
        return plate(topology.hexX[hex], topology.hexY[hex] + down, [label, text(value)], colour);
      });
    if (sign.kind === 'edges')
      return marks.edges[label].map(({ q, r, side, value }) => {
        const edge = topology.edgeAt(q, r, side);
        const [x, y] = middleOfEdge(topology, edge);
        const over = layer(`edge ${edge}`);
        const bar = lineOf(topology, edge, colour, 0.16, 0.66 - 0.3 * over);
        return value === undefined || over > 0 ? bar : bar + disc(x, y, 0.14, text(value), colour);
      });
    return marks.corners[label].map(({ q, r, corner, value }) => {
      const at = topology.cornerAt(q, r, corner);
      const y = topology.cornerY[at] - 0.3 * layer(`corner ${at}`);
      return disc(topology.cornerX[at], y, 0.18, text(value), colour);
    });
  });
  return { signs: drawn, legend: signs.map(explained) };
}

function explained({ label, kind, colour, values }: Sign): Explained {
  const long = [...values].filter(([value, text]) => String(value) !== text);
  const named = long.map(([value, text]) => `${text} ${value}`).join(', ');
  const text = named ? `${label}: ${named}` : label;
  return {
    text,
    draw: (x, y) =>
      kind === 'edges'
        ? `<line x1="${short(x + 0.04)}" y1="${short(y)}" x2="${short(x + 0.36)}" y2="${short(y)}" stroke="${colour}" stroke-width="0.16" stroke-linecap="round"/>`
        : kind === 'corners'
          ? disc(x + 0.2, y, 0.16, '', colour)
          : plate(x + 0.2, y, [' '], colour),
  };
}

/** a disc, with its value on it where it has one */
const disc = (x: number, y: number, r: number, text: string, colour: string): string => {
  const size = r * (LETTER_SIZES[text.length - 1] ?? 3.2 / text.length);
  const letters = text && word(x, y + size * 0.36, Math.round(size * 1000) / 1000, text, inkOn(colour));
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${r}" fill="${colour}" stroke="${inkOn(colour)}" stroke-width="0.04"/>${letters}`;
};

/** the letters of a value of one and of two, as parts of the radius of their disc */
const LETTER_SIZES = [1.3, 1.15];

const plate = (x: number, y: number, words: readonly string[], colour: string): string => {
  const text = words.filter(Boolean).join(' ');
  const half = 0.048 * text.length + 0.07;
  return `<rect x="${short(x - half)}" y="${short(y - 0.12)}" width="${short(half * 2)}" height="0.24" rx="0.08" fill="#fff" stroke="${colour}" stroke-width="0.04"/>${word(x, y + 0.06, 0.17, text, '#222')}`;
};

/** Numbers as they are; words by as few letters as tell them apart. */
function shortened(values: readonly (string | number)[]): Map<string | number, string> {
  return new Map(
    values.map((value) => {
      const whole = String(value);
      const others = values.map(String).filter((other) => other !== whole);
      let n = /^\d+$/.test(whole) ? whole.length : 1;
      while (n < whole.length && others.some((other) => other.startsWith(whole.slice(0, n)))) n++;
      return [value, whole.slice(0, n)];
    }),
  );
}
