import { encode } from 'uqr';
import { penOf, pngOf } from './canvas.ts';
import { paintModules } from './paint-modules.ts';

/** Section 9 of the specification; in pixels. */
const SIZE_PX = 200;
const MARGIN_PX = 20;

/**
 * A QR code as a PNG that can be saved and sent. Its modules are of whole pixels, so the white around it is the margin or a little
 * more; it is never less.
 */
export async function qrBlob(text: string, { sizePx = SIZE_PX, marginPx = MARGIN_PX } = {}): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = sizePx;
  const pen = penOf(canvas);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, sizePx, sizePx);
  const place = { left: marginPx, top: marginPx, side: sizePx - 2 * marginPx };
  paintModules(pen, encode(text, { ecc: 'M', border: 0 }), place);
  return pngOf(canvas);
}

/**
 * The picture of a QR code that stands at an address of this site. Undefined where it cannot be had: the caller draws it
 * then (`qrBlob`).
 */
export async function fetchQrBlob(address: string): Promise<Blob | undefined> {
  if (new URL(address, location.href).origin !== location.origin) return undefined;
  try {
    const answer = await fetch(address);
    const blob = answer.ok ? await answer.blob() : undefined;
    return blob?.type.startsWith('image/') ? blob : undefined;
  } catch {
    return undefined;
  }
}
