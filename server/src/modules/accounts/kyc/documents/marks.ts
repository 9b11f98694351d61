import { createHash, createHmac } from 'node:crypto';
import sharp from 'sharp';

const SIDE_MAX = 1600;
const PIXELS_MAX = 40_000_000;

/** Two equal numbers have the same marks: one within a brand, and one over all brands of the portal, which reveals nothing but that. */
export function numberMarks(
  secret: Buffer,
  { merchantId, number }: { merchantId: string; number: string },
): { numberMark: Buffer; portalMark: Buffer } {
  return {
    numberMark: keyed(secret, ['document', merchantId, number]),
    portalMark: keyed(secret, ['document', number]),
  };
}

/** Of what is seen, whatever file it comes in. `bytes`: a picture that `redrawPicture` has accepted. */
export async function pictureMark(
  secret: Buffer,
  { merchantId, bytes }: { merchantId: string; bytes: Buffer },
): Promise<Buffer> {
  const { data, info } = await sharp(bytes, { limitInputPixels: PIXELS_MAX })
    .rotate()
    .resize(SIDE_MAX, SIDE_MAX, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const seen = createHash('sha256').update(`${info.width}x${info.height} `).update(data).digest('hex');
  return keyed(secret, ['picture', merchantId, seen]);
}

function keyed(secret: Buffer, parts: readonly string[]): Buffer {
  return createHmac('sha256', secret)
    .update(['identity', ...parts].join('|'))
    .digest();
}
