import { PICTURE_BYTES_MAX } from '@lanna/contract/pictures';
import sharp from 'sharp';
import { Refusal } from '../refusals/refusal.ts';

const SIDE_MIN = 120;
/** A picture that unpacks to more is a bomb. */
const PIXELS_MAX = 40_000_000;
type Format = 'png' | 'jpeg' | 'webp';

export interface Picture {
  webp: Buffer;
  width: number;
  height: number;
}

/**
 * Draws an upload anew: decoded, turned upright, cut (`cover`) or made to fit (`inside`), written as WebP without anything it
 * carried along. What it claims to be does not count, only what its bytes are. Refuses `picture_unusable`.
 */
export async function redrawPicture(
  bytes: Buffer,
  {
    width,
    height,
    fit,
    formats = ['png', 'jpeg', 'webp'],
  }: { width: number; height: number; fit: 'cover' | 'inside'; formats?: readonly Format[] },
): Promise<Picture> {
  if (bytes.length === 0 || bytes.length > PICTURE_BYTES_MAX) throw new Refusal('picture_unusable');
  try {
    const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
    const found = await picture.metadata();
    if (!formats.some((format) => format === found.format) || Math.min(found.width, found.height) < SIDE_MIN)
      throw new Refusal('picture_unusable');
    const { data, info } = await picture
      .rotate()
      .resize(width, height, { fit, withoutEnlargement: fit === 'inside' })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { webp: data, width: info.width, height: info.height };
  } catch {
    throw new Refusal('picture_unusable');
  }
}
