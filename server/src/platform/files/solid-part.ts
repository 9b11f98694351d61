import type { Region, Sharp } from 'sharp';

/** Below it no eye sees anything. */
const ALPHA_MIN = 8;

/** Of a picture with transparency the part that is not transparent, upright; undefined where that is nothing. */
export async function solidPart(picture: Sharp): Promise<Region | undefined> {
  const { data, info } = await picture
    .clone()
    .rotate()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((data[y * width + x] ?? 0) < ALPHA_MIN) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
}
