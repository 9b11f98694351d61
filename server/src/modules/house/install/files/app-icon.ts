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

/** Of 512. */
const CORNER = 112;

export function drawAppIcon(icon: AppIcon, colours: MarkColours): Promise<Buffer> {
  const { size, variant } = APP_ICONS[icon];
  const svg =
    variant === 'badge' ? markBadgeSvg() : markSvg(colours, variant === 'rounded' ? { corner: CORNER } : {});
  return sharp(Buffer.from(svg)).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
}
