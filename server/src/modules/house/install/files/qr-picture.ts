import sharp from 'sharp';
import { encode } from 'uqr';

/** Section 9 of the specification. */
const SIZE_PX = 200;
const MARGIN_PX = 20;

/** A QR code as a PNG, black on white, its modules all of whole pixels so that cameras read them. */
export function qrPicture(text: string): Promise<Buffer> {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const modulePx = Math.max(1, Math.floor((SIZE_PX - 2 * MARGIN_PX) / size));
  const drawnPx = modulePx * size;
  const pixels = Buffer.alloc(drawnPx * drawnPx, 255);
  for (let y = 0; y < drawnPx; y += 1)
    for (let x = 0; x < drawnPx; x += 1)
      if (data[Math.floor(y / modulePx)]?.[Math.floor(x / modulePx)]) pixels[y * drawnPx + x] = 0;
  const before = Math.floor((SIZE_PX - drawnPx) / 2);
  const after = SIZE_PX - drawnPx - before;
  return sharp(pixels, { raw: { width: drawnPx, height: drawnPx, channels: 1 } })
    .extend({ top: before, left: before, bottom: after, right: after, background: '#fff' })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
