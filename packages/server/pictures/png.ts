import { deflateSync } from 'node:zlib';
import { itemAt } from '@hexwright/kernel';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** A picture of three bytes a point as a file that every messenger shows. */
export function pngOf(width: number, height: number, pixels: Uint8Array): Buffer {
  const line = width * 3;
  const rows = Buffer.alloc((line + 1) * height);
  // Each row is told by what it is more than the one above: a plain shape is nothing but zeros then.
  for (let y = 0; y < height; y++) {
    rows[y * (line + 1)] = 2;
    for (let x = 0; x < line; x++)
      rows[y * (line + 1) + 1 + x] =
        itemAt(pixels, y * line + x) - (y > 0 ? itemAt(pixels, (y - 1) * line + x) : 0);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(checksum(body), body.length + 4);
  return framed;
}

const TABLE = Int32Array.from({ length: 256 }, (_, n) => {
  let code = n;
  for (let bit = 0; bit < 8; bit++) code = code & 1 ? 0xedb88320 ^ (code >>> 1) : code >>> 1;
  return code;
});

/** CRC-32; Node has one of its own only from 20.15 on, and not in every version that follows. */
function checksum(bytes: Buffer): number {
  let code = -1;
  for (const byte of bytes) code = itemAt(TABLE, (code ^ byte) & 255) ^ (code >>> 8);
  return (code ^ -1) >>> 0;
}
