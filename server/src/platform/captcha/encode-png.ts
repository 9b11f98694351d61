import { crc32, deflateSync } from 'node:zlib';

/** A picture of at most 16 colours; `pixels` holds one palette index a byte, row by row. */
export interface IndexedPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
  /** Red, green, blue, each 0 to 255. */
  palette: readonly (readonly [number, number, number])[];
}

/** PNG (RFC 2083) with a palette and four bits a pixel: a noisy picture of 240 × 80 stays below 10 kB. */
export function encodePng({ width, height, pixels, palette }: IndexedPicture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Bit depth 4, colour type 3 (palette), deflate, adaptive filters, no interlace.
  header.set([4, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(packRows(width, height, pixels))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Two pixels a byte, each row led by its filter type (0: none). */
function packRows(width: number, height: number, pixels: Uint8Array): Buffer {
  const stride = 1 + Math.ceil(width / 2);
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * stride + 1 + (x >> 1);
      rows[at] = (rows[at] ?? 0) | ((pixels[y * width + x] ?? 0) << (x % 2 === 0 ? 4 : 0));
    }
  return rows;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(named, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
