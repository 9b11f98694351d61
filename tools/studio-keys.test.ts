import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { studioKeys } from './studio-keys.ts';

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'studio-keys-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('each vendor gets a key of its own, which only its owner reads and which every later start finds', () => {
  const dataDir = dataFolder();
  const { folder, publicKeys } = studioKeys(dataDir, ['LANNA', 'KADLUANG']);
  expect([...publicKeys.keys()]).toEqual(['LANNA', 'KADLUANG']);
  expect(new Set(publicKeys.values()).size).toBe(2);
  expect(readdirSync(folder).sort()).toEqual(['KADLUANG.pem', 'LANNA.pem']);
  for (const [code, publicKey] of publicKeys) {
    const file = join(folder, `${code}.pem`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const made = createPublicKey(createPrivateKey(readFileSync(file, 'utf8')));
    expect(made.equals(createPublicKey(publicKey))).toBe(true);
  }
  expect(studioKeys(dataDir, ['LANNA', 'KADLUANG']).publicKeys).toEqual(publicKeys);
});

test('a vendor that comes later gets a key, and leaves the others’ as they are', () => {
  const dataDir = dataFolder();
  const before = studioKeys(dataDir, ['LANNA']);
  const bytes = readFileSync(join(before.folder, 'LANNA.pem'));
  const { publicKeys } = studioKeys(dataDir, ['LANNA', 'KADLUANG']);
  expect(publicKeys.get('LANNA')).toBe(before.publicKeys.get('LANNA'));
  expect(readFileSync(join(before.folder, 'LANNA.pem'))).toEqual(bytes);
});

test('the studio’s only key of before becomes the first vendor’s, and stays where it was', () => {
  const dataDir = dataFolder();
  const pair = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const before = join(dataDir, 'studio-private.pem');
  writeFileSync(before, pair.privateKey, { mode: 0o600 });
  const { folder, publicKeys } = studioKeys(dataDir, ['LANNA', 'KADLUANG']);
  expect(publicKeys.get('LANNA')).toBe(pair.publicKey);
  expect(publicKeys.get('KADLUANG')).not.toBe(pair.publicKey);
  expect(readFileSync(before, 'utf8')).toBe(pair.privateKey);

  // Whatever comes of that file later, a vendor's key is never written over.
  rmSync(before);
  writeFileSync(before, 'other');
  expect(studioKeys(dataDir, ['LANNA', 'KADLUANG']).publicKeys).toEqual(publicKeys);
  expect(readFileSync(join(folder, 'LANNA.pem'), 'utf8')).toBe(pair.privateKey);
});

test('a key that cannot be read stops the start instead of being made anew', () => {
  const dataDir = dataFolder();
  const { folder } = studioKeys(dataDir, ['LANNA']);
  writeFileSync(join(folder, 'LANNA.pem'), 'half a k');
  expect(() => studioKeys(dataDir, ['LANNA'])).toThrow();
  expect(readFileSync(join(folder, 'LANNA.pem'), 'utf8')).toBe('half a k');
});
