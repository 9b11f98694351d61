import { encode } from 'uqr';

/** Section 9 of the specification; in pixels. */
const SIZE_PX = 200;
const MARGIN_PX = 20;

/**
 * A QR code as a PNG that can be saved and sent. Its modules are of whole pixels, so the white around it is the margin or a little
 * more; it is never less.
 */
export async function qrBlob(text: string, { sizePx = SIZE_PX, marginPx = MARGIN_PX } = {}): Promise<Blob> {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const modulePx = Math.max(1, Math.floor((sizePx - 2 * marginPx) / size));
  const beginPx = Math.floor((sizePx - modulePx * size) / 2);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = sizePx;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser does not draw');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, sizePx, sizePx);
  pen.fillStyle = '#000';
  for (const [y, row] of data.entries())
    for (const [x, dark] of row.entries())
      if (dark) pen.fillRect(beginPx + x * modulePx, beginPx + y * modulePx, modulePx, modulePx);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture came'))), 'image/png'),
  );
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
