import { itemAt } from '@hexwright/kernel';
/** A colour as numbers from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];
export type Point = readonly [x: number, y: number];

/** Points are drawn so many times finer in each direction, and put together in the end: edges are smooth. */
const FINER = 2;
/** corners of what stands for a circle */
const ROUND = 36;

/** A picture of plain shapes, measured in its own points. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  private readonly across: number;
  private readonly down: number;
  private readonly fine: Uint8Array;

  constructor(width: number, height: number, ground: Colour) {
    this.width = width;
    this.height = height;
    this.across = width * FINER;
    this.down = height * FINER;
    this.fine = new Uint8Array(this.across * this.down * 3);
    for (let at = 0; at < this.fine.length; at += 3) this.fine.set(ground, at);
  }

  polygon(points: readonly Point[], colour: Colour): void {
    const at = points.map(([x, y]) => [x * FINER, y * FINER] as const);
    const top = Math.max(0, Math.floor(Math.min(...at.map(([, y]) => y))));
    const bottom = Math.min(this.down - 1, Math.ceil(Math.max(...at.map(([, y]) => y))));
    for (let row = top; row <= bottom; row++) {
      const middle = row + 0.5;
      const crossings = at
        .flatMap(([x1, y1], i) => {
          const [x2, y2] = itemAt(at, (i + 1) % at.length);
          return y1 <= middle === y2 <= middle ? [] : x1 + ((middle - y1) / (y2 - y1)) * (x2 - x1);
        })
        .sort((a, b) => a - b);
      for (let i = 0; i + 1 < crossings.length; i += 2)
        this.row(row, itemAt(crossings, i), itemAt(crossings, i + 1), colour);
    }
  }

  circle(x: number, y: number, radius: number, colour: Colour): void {
    this.polygon(
      Array.from({ length: ROUND }, (_, i) => {
        const turn = (2 * Math.PI * i) / ROUND;
        return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
      }),
      colour,
    );
  }

  /** A line with round ends. */
  line([x1, y1]: Point, [x2, y2]: Point, thickness: number, colour: Colour): void {
    const length = Math.hypot(x2 - x1, y2 - y1);
    const half = thickness / 2;
    if (length > 0) {
      const [dx, dy] = [((y2 - y1) / length) * half, ((x2 - x1) / length) * half];
      const corners: Point[] = [
        [x1 + dx, y1 - dy],
        [x2 + dx, y2 - dy],
        [x2 - dx, y2 + dy],
        [x1 - dx, y1 + dy],
      ];
      this.polygon(corners, colour);
    }
    this.circle(x1, y1, half, colour);
    this.circle(x2, y2, half, colour);
  }

  /** Red, green and blue of each point, row by row. */
  pixels(): Uint8Array {
    const coarse = new Uint8Array(this.width * this.height * 3);
    for (let y = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++)
        for (let part = 0; part < 3; part++) {
          let sum = 0;
          for (let down = 0; down < FINER; down++)
            for (let right = 0; right < FINER; right++)
              sum += itemAt(this.fine, ((y * FINER + down) * this.across + x * FINER + right) * 3 + part);
          coarse[(y * this.width + x) * 3 + part] = Math.round(sum / FINER ** 2);
        }
    return coarse;
  }

  private row(row: number, from: number, to: number, [red, green, blue]: Colour): void {
    const start = Math.max(0, Math.ceil(from - 0.5));
    const end = Math.min(this.across - 1, Math.floor(to - 0.5));
    for (let at = (row * this.across + start) * 3, x = start; x <= end; x++, at += 3) {
      this.fine[at] = red;
      this.fine[at + 1] = green;
      this.fine[at + 2] = blue;
    }
  }
}
