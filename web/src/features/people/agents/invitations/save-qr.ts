import { encode } from 'uqr';

const MODULE_PX = 16;
/** The quiet zone in white modules, as the standard requires (ISO/IEC 18004). */
const QUIET = 4;

/** Saves a QR code as a PNG, large enough to print and to post. */
export function saveQr(text: string, fileName: string): void {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * MODULE_PX;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  for (const [y, row] of data.entries())
    for (const [x, dark] of row.entries())
      if (dark) pen.fillRect(x * MODULE_PX, y * MODULE_PX, MODULE_PX, MODULE_PX);
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = fileName;
  link.click();
}
