import { hexText } from './directions.ts';
import { harboursOn, marksOn, numbersOn, type Picture, robberOn, startLines, terrainOn } from './picture.ts';

/**
 * A board in letters, north up:
 *
 *        / . \
 *      .  hills  .      terrain
 *      |    8    |      number; R the robber
 *      . \     / .
 *           .
 *
 * A letter on an edge is a harbour, a letter on a corner a start or a mark; the lines below the picture explain them.
 */
export function boardText(picture: Picture): string {
  const { layout, topology } = picture;
  const grid = makeGrid();
  const robber = robberOn(picture);
  for (let hex = 0; hex < topology.hexes; hex++) {
    const [x, y] = middleOf(topology.q[hex], topology.r[hex]);
    grid.put(x, y - 2, '.');
    grid.put(x, y + 2, '.');
    for (const side of [-1, 1]) {
      grid.put(x + side * 5, y - 1, '.');
      grid.put(x + side * 5, y + 1, '.');
    }
    const numbers = numbersOn(picture, hex).join('/');
    grid.write(x, y - 1, terrainOn(picture, hex).slice(0, 9));
    grid.write(x, y, hex === robber ? `${numbers} R`.trim() : numbers);
  }

  const letters = makeLetters();
  const edgeLetters = new Map<number, string>();
  for (const { at, text } of marksOn(picture).edges) edgeLetters.set(at, letters.letterFor(`mark ${text}`));
  for (const { at, text } of harboursOn(picture)) edgeLetters.set(at, letters.letterFor(`harbour ${text}`));
  for (let hex = 0; hex < topology.hexes; hex++) {
    const [x, y] = middleOf(topology.q[hex], topology.r[hex]);
    for (let d = 0; d < 6; d++) {
      const edge = topology.hexEdge[hex * 6 + d];
      if (edge >= 0) grid.put(x + SIDE_DX[d], y + SIDE_DY[d], edgeLetters.get(edge) ?? SIDES[d]);
    }
  }

  const onCorner = (corner: number, letter: string) => {
    // A corner of a glued border is seen at both ends of the board.
    topology.hexCorner.forEach((at, place) => {
      if (at !== corner) return;
      const hex = Math.floor(place / 6);
      const [x, y] = middleOf(topology.q[hex], topology.r[hex]);
      grid.put(x + CORNER_DX[place % 6], y + CORNER_DY[place % 6], letter);
    });
  };
  for (const { at, text } of marksOn(picture).corners) onCorner(at, letters.letterFor(`mark ${text}`));
  for (const { seat, corner } of layout.starts) {
    onCorner(
      topology.cornerAt(corner.q, corner.r, corner.corner),
      letters.letterFor(`start of seat ${seat}`),
    );
  }

  const marks = marksOn(picture).hexes.map(({ at, text }) => `mark ${text}: hex ${topology.hexName(at)}`);
  return [
    `${layout.name} (${layout.provenance})`,
    '',
    ...grid.lines(),
    '',
    ...letters.lines(),
    ...(layout.glue ?? []).map((step) => `glued: the hex ${hexText(step)} away from any hex is the same hex`),
    ...marks,
    ...startLines(picture),
    ...(layout.note ? [layout.note] : []),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

/** Hexes are ten letters wide; the next row begins three lines lower and half a hex to the right. */
const middleOf = (q: number, r: number): [x: number, y: number] => [10 * q + 5 * r, 3 * r];

const SIDES = ['|', '\\', '/', '|', '\\', '/'];
const SIDE_DX = [5, 3, -3, -5, -2, 2];
const SIDE_DY = [0, -2, -2, 0, 1, 1];
const CORNER_DX = [5, 0, -5, -5, 0, 5];
const CORNER_DY = [-1, -2, -1, 1, 2, 1];

function makeGrid() {
  const cells = new Map<number, Map<number, string>>();
  const put = (x: number, y: number, letter: string) => {
    const line = cells.get(y) ?? new Map<number, string>();
    cells.set(y, line.set(x, letter));
  };
  return {
    put,
    write(x: number, y: number, text: string) {
      const from = x - Math.floor(text.length / 2);
      for (let k = 0; k < text.length; k++) put(from + k, y, text[k]);
    },
    lines(): string[] {
      const left = Math.min(...[...cells.values()].flatMap((line) => [...line.keys()]));
      const rows = [...cells.keys()].sort((a, b) => a - b);
      return rows.map((y) => {
        const line = cells.get(y)!;
        const width = Math.max(...line.keys()) - left + 1;
        return Array.from({ length: width }, (_, k) => line.get(left + k) ?? ' ').join('');
      });
    },
  };
}

/** One letter for each thing: its own first letter where that is free. */
function makeLetters() {
  const known = new Map<string, string>();
  return {
    letterFor(thing: string): string {
      const found = known.get(thing);
      if (found) return found;
      const word = thing.split(' ').at(-1)!;
      const wanted =
        thing === 'harbour any'
          ? '3'
          : thing.startsWith('start')
            ? 'abcdef'[Number(word)]
            : word[0].toUpperCase();
      const free = [wanted, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ123456789abcdefghijklmnopqrstuvwxyz'].find(
        (letter) => ![...known.values()].includes(letter),
      );
      known.set(thing, free ?? '#');
      return free ?? '#';
    },
    lines: () => [...known].map(([thing, letter]) => `${letter}  ${thing}`),
  };
}
