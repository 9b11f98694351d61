import sharp from 'sharp';

/** On a screen of twice the density: a row's picture. */
const SIDE = 160;

/** The middle of a picture of ours, small, as a `data:` address. */
export async function pictureThumbnail(webp: Buffer): Promise<string> {
  const small = await sharp(webp).resize(SIDE, SIDE, { fit: 'cover' }).webp({ quality: 70 }).toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}
