import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** The same picture in at most 256 colours: a third of the bytes, and no eye sees it. */
export function smallPng(png: Buffer): Buffer {
  const { width, height, pixels } = decode(png);
  const counts = new Map<number, number>();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const boxes = medianCut(counts, 256);
  const palette = boxes.map((box) => mean(box, counts));
  const nearest = new Map<number, number>();
  boxes.forEach((box, i) => {
    for (const colour of box) nearest.set(colour, i);
  });
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = nearest.get(pixels[y * width + x])!;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => CHANNELS.map((shift) => (colour >> shift) & 255)))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const CHANNELS = [16, 8, 0] as const;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** Eight bits a channel without interlace, as browsers write their pictures. */
function decode(png: Buffer): { width: number; height: number; pixels: Uint32Array } {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const [depth, type, , , interlace] = png.subarray(24, 29);
  if (depth !== 8 || interlace !== 0 || (type !== 2 && type !== 6)) throw new Error('an unusual PNG');
  const step = type === 6 ? 4 : 3;
  const data: Buffer[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const raw = inflateSync(Buffer.concat(data));
  const line = width * step;
  const bytes = new Uint8Array(line * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (line + 1)];
    for (let x = 0; x < line; x++) {
      const left = x >= step ? bytes[y * line + x - step] : 0;
      const up = y > 0 ? bytes[(y - 1) * line + x] : 0;
      const corner = x >= step && y > 0 ? bytes[(y - 1) * line + x - step] : 0;
      bytes[y * line + x] = raw[y * (line + 1) + 1 + x] + foretold(filter, left, up, corner);
    }
  }
  const pixels = new Uint32Array(width * height);
  for (let i = 0; i < pixels.length; i++)
    pixels[i] = (bytes[i * step] << 16) | (bytes[i * step + 1] << 8) | bytes[i * step + 2];
  return { width, height, pixels };
}

/** What the filter of a line expects a byte to be. */
function foretold(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** Cuts the colours where they spread most, until there are so many groups. */
function medianCut(counts: ReadonlyMap<number, number>, most: number): number[][] {
  const boxes = [measured([...counts.keys()], counts)];
  while (boxes.length < most) {
    const widest = boxes.reduce((a, b) => (b.weight > a.weight ? b : a));
    if (widest.weight === 0) break;
    const { shift } = widest;
    const colours = widest.colours.sort((a, b) => ((a >> shift) & 255) - ((b >> shift) & 255));
    const low = (colours[0] >> shift) & 255;
    const high = (colours[colours.length - 1] >> shift) & 255;
    const cut = colours.findIndex((colour) => ((colour >> shift) & 255) > (low + high) / 2);
    boxes.splice(
      boxes.indexOf(widest),
      1,
      measured(colours.slice(0, cut), counts),
      measured(colours.slice(cut), counts),
    );
  }
  return boxes.map(({ colours }) => colours);
}

/** A group with the channel in which it spreads most, weighed by how often it is seen. */
function measured(colours: number[], counts: ReadonlyMap<number, number>) {
  let spread = 0;
  let shift = 0;
  for (const channel of CHANNELS) {
    let [low, high] = [255, 0];
    for (const colour of colours) {
      const value = (colour >> channel) & 255;
      if (value < low) low = value;
      if (value > high) high = value;
    }
    if (high - low > spread) [spread, shift] = [high - low, channel];
  }
  const seen = colours.reduce((sum, colour) => sum + (counts.get(colour) ?? 0), 0);
  return { colours, shift, weight: spread * Math.sqrt(seen) };
}

function mean(colours: readonly number[], counts: ReadonlyMap<number, number>): number {
  const sums = [0, 0, 0];
  let seen = 0;
  for (const colour of colours) {
    const count = counts.get(colour) ?? 0;
    seen += count;
    CHANNELS.forEach((shift, i) => {
      sums[i] += ((colour >> shift) & 255) * count;
    });
  }
  return CHANNELS.reduce<number>((colour, shift, i) => colour | (Math.round(sums[i] / seen) << shift), 0);
}
