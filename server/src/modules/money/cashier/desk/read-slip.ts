import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { slipVerify } from 'promptparse/validate';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** Large enough for the small code of a photographed slip. */
const SIDE_MAX = 2000;
const PIXELS_MAX = 40_000_000;

export interface SlipFacts {
  /** Of what is seen, whatever file it came in. */
  pixelsSha256: Buffer;
  /** What the bank's small code says: which bank has sent the money, and its number of the transfer. */
  transfer: { sendingBank: string; transRef: string } | null;
}

let prepared = false;

/** Reads a slip: a picture that `redrawPicture` has accepted. */
export async function readSlip(bytes: Buffer): Promise<SlipFacts> {
  const { data, info } = await sharp(bytes, { limitInputPixels: PIXELS_MAX })
    .rotate()
    .resize(SIDE_MAX, SIDE_MAX, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixelsSha256 = createHash('sha256').update(`${info.width}x${info.height} `).update(data).digest();
  return { pixelsSha256, transfer: await readTransfer(data, info) };
}

async function readTransfer(
  pixels: Buffer,
  { width, height }: { width: number; height: number },
): Promise<SlipFacts['transfer']> {
  prepare();
  const picture = {
    data: new Uint8ClampedArray(pixels),
    width,
    height,
    colorSpace: 'srgb',
  } as unknown as Parameters<typeof readBarcodes>[0];
  const codes = await readBarcodes(picture, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 4 });
  for (const { text } of codes) {
    const transfer = slipVerify(text);
    if (transfer) return transfer;
  }
  return null;
}

/** The reader is a program of its own, which the library would fetch over the network. */
function prepare(): void {
  if (prepared) return;
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(path)).buffer } });
  prepared = true;
}
