import { PICTURE_BYTES_MAX } from '@lanna/contract/pictures';
import sharp from 'sharp';
import { Refusal } from '../refusals/refusal.ts';
import { solidPart } from './solid-part.ts';

const SIDE_MIN = 120;
/** A drawing has no size of its own: it is drawn so fine that nothing is enlarged afterwards. */
const DRAWING_SIDE = 1024;
const DENSITY_STANDARD = 72;
const DENSITY_MAX = 2400;
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };
/** A picture that unpacks to more is a bomb. */
const PIXELS_MAX = 40_000_000;
type Format = 'png' | 'jpeg' | 'webp' | 'svg';

export interface Picture {
  webp: Buffer;
  width: number;
  height: number;
}

/**
 * Draws an upload anew: decoded, turned upright, cut (`cover`), made to fit (`inside`) or set whole upon nothing (`contain`), written as WebP without anything it
 * carried along. What it claims to be does not count, only what its bytes are. Refuses `picture_unusable`.
 */
export async function redrawPicture(
  bytes: Buffer,
  {
    width,
    height,
    fit,
    at = 'centre',
    trim = false,
    formats = ['png', 'jpeg', 'webp'],
  }: {
    width: number;
    height: number;
    fit: 'cover' | 'inside' | 'contain';
    at?: 'centre' | 'left';
    /** Cuts off the transparent edge. */
    trim?: boolean;
    formats?: readonly Format[];
  },
): Promise<Picture> {
  if (bytes.length === 0 || bytes.length > PICTURE_BYTES_MAX) throw new Refusal('picture_unusable');
  try {
    const limits = { limitInputPixels: PIXELS_MAX, failOn: 'error' } as const;
    const found = await sharp(bytes, limits).metadata();
    const side = Math.min(found.width, found.height);
    const isDrawing = found.format === 'svg';
    if (!formats.some((format) => format === found.format) || (!isDrawing && side < SIDE_MIN) || side < 1)
      throw new Refusal('picture_unusable');
    const density = isDrawing ? Math.min((DENSITY_STANDARD * DRAWING_SIDE) / side, DENSITY_MAX) : undefined;
    const picture = sharp(bytes, { ...limits, ...(density !== undefined && { density }) });
    const part = trim && found.hasAlpha ? await solidPart(picture) : undefined;
    // Of a picture that is nothing but transparent there is nothing to see.
    if (trim && found.hasAlpha && !part) throw new Refusal('picture_unusable');
    const upright = picture.rotate();
    const { data, info } = await (part ? upright.extract(part) : upright)
      .resize(width, height, {
        fit,
        position: at,
        withoutEnlargement: fit === 'inside',
        background: NOTHING,
      })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { webp: data, width: info.width, height: info.height };
  } catch {
    throw new Refusal('picture_unusable');
  }
}
