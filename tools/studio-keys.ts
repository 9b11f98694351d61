import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface StudioKeys {
  /** Holds `<CODE>.pem` for each vendor; the studio alone reads it. */
  folder: string;
  /** What the portal checks each vendor's calls with, by its code: SPKI PEM. */
  publicKeys: ReadonlyMap<string, string>;
}

/**
 * The studio is another company to the portal, and each of its vendors one of its own: it signs with a key that is made on the first start which
 * knows the vendor. A key that is there is never written over.
 */
export function studioKeys(dataDir: string, [first, ...others]: readonly string[]): StudioKeys {
  const folder = join(dataDir, 'studio-keys');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (first !== undefined) bringOver(join(dataDir, 'studio-private.pem'), join(folder, `${first}.pem`));
  const codes = first === undefined ? [] : [first, ...others];
  return {
    folder,
    publicKeys: new Map(codes.map((code) => [code, publicKeyOf(join(folder, `${code}.pem`))])),
  };
}

/** The studio had one key when it was one vendor: that vendor keeps it. The file of before stays, for a program of before. */
function bringOver(before: string, file: string) {
  if (existsSync(before)) placeOnce(before, file);
}

function publicKeyOf(file: string): string {
  if (!existsSync(file)) makeKey(file);
  const key = createPublicKey(createPrivateKey(readFileSync(file, 'utf8')));
  return String(key.export({ type: 'spki', format: 'pem' }));
}

/** Written whole before it has its name, so that a start which was cut off leaves no half a key. */
function makeKey(file: string) {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const unnamed = `${file}.${randomUUID()}`;
  writeFileSync(unnamed, privateKey, { mode: 0o600 });
  placeOnce(unnamed, file);
  rmSync(unnamed);
}

/** Of two starts at once the first gives the name away. */
function placeOnce(from: string, file: string) {
  try {
    linkSync(from, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
