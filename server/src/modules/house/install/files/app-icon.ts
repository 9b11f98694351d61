import { type MarkColours, markBadgeSvg, markSvg } from '@lanna/web/art/mark';
import sharp from 'sharp';

/** Icons of the app by the name of their file: what they are for, and how many pixels they have on each side. */
export const APP_ICONS = {
  'icon-192.png': { size: 192, variant: 'rounded' },
  'icon-512.png': { size: 512, variant: 'rounded' },
  // Android cuts it to its own shape.
  'icon-maskable-192.png': { size: 192, variant: 'whole' },
  'icon-maskable-512.png': { size: 512, variant: 'whole' },
  // iOS rounds it itself, and shows what is transparent in black.
  'icon-180.png': { size: 180, variant: 'whole' },
  // Beside a notification: Android reads its shape alone.
  'badge-96.png': { size: 96, variant: 'badge' },
} as const satisfies Record<string, { size: number; variant: 'rounded' | 'whole' | 'badge' }>;
export type AppIcon = keyof typeof APP_ICONS;

const WHOLE = 512;
/** Of the whole. */
const CORNER = 112;

/** What an icon shows: the lantern in the brand's colours, or the brand's own mark upon them. */
export interface IconLook {
  colours: MarkColours;
  /** A picture with nothing around its shape. */
  mark?: Buffer | undefined;
}

export function drawAppIcon(icon: AppIcon, { colours, mark }: IconLook): Promise<Buffer> {
  const { size, variant } = APP_ICONS[icon];
  if (mark) return drawOwnMark(mark, { size, variant, colours });
  const svg =
    variant === 'badge' ? markBadgeSvg() : markSvg(colours, variant === 'rounded' ? { corner: CORNER } : {});
  return sharp(Buffer.from(svg)).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
}

/** Of the icon's side: within the circle that Android may cut. */
const OWN_MARK_SHARE = 0.6;

async function drawOwnMark(
  mark: Buffer,
  { size, variant, colours }: { size: number; variant: 'rounded' | 'whole' | 'badge'; colours: MarkColours },
): Promise<Buffer> {
  const side = Math.round(size * (variant === 'badge' ? 1 : OWN_MARK_SHARE));
  const shape = await sharp(mark)
    .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  if (variant === 'badge') return inWhite(shape);
  const corner = variant === 'rounded' ? (CORNER * size) / WHOLE : 0;
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${corner}" fill="${colours.ground}"/></svg>`;
  return sharp(Buffer.from(ground))
    .composite([{ input: shape }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Its shape alone, as a system reads it that paints by itself. */
async function inWhite(shape: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(shape)
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .joinChannel(data, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
