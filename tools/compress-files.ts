import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest']);
const SMALLEST_BYTES = 600;

/** Lays a .br and a .gz beside every text file, once per build, so that no request pays for compressing. */
export async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  // Node compresses beside this on all processors.
  await Promise.all(files.map(compress));
}

async function compress(path: string): Promise<void> {
  const bytes = readFileSync(path);
  if (bytes.length < SMALLEST_BYTES) return;
  const [br, gz] = await Promise.all([brotli(bytes), gzipped(bytes)]);
  lay(`${path}.br`, br);
  lay(`${path}.gz`, gz);
}

/** There at once or not at all: they may be served while others are made. */
function lay(path: string, bytes: Buffer): void {
  writeFileSync(`${path}.part`, bytes);
  renameSync(`${path}.part`, path);
}

// The slowest setting, for it makes the first load a tenth smaller than quality 9.
const brotli = (bytes: Buffer) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
const gzipped = (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 });
