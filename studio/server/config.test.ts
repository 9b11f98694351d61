import type { KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { STUDIO_VENDORS } from '../rules/vendors/vendors.ts';
import { readConfig } from './config.ts';
import { keyPair } from './test/wallet-peer.ts';

const folder = mkdtempSync(join(tmpdir(), 'studio-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [brandOne, brandTwo] = [keyPair(), keyPair()];
const vendorKeys = new Map(STUDIO_VENDORS.map(({ code }) => [code, keyPair().privateKey]));
const keysFolder = vendorKeysFolder(vendorKeys);
const publicFile = write(
  'public.pem',
  [brandOne, brandTwo].map(({ publicKey }) => publicKey.export({ type: 'spki', format: 'pem' })).join('\n'),
);

const usable = {
  STUDIO_DATABASE_URL: 'postgres://user:secret@localhost:5432/lanna',
  PORTAL_VENDORS_URL: 'http://127.0.0.1:3000/vendor/',
  STUDIO_KEYS_FOLDER: keysFolder,
  PORTAL_PUBLIC_KEY_FILE: publicFile,
};

test('what is not set has its default', () => {
  expect(readConfig(usable)).toMatchObject({
    port: 3100,
    host: '127.0.0.1',
    studioUrl: 'http://localhost:3100',
    vendorsUrl: 'http://127.0.0.1:3000/vendor',
    frameAncestors: [],
    minimumCycleMs: 2500,
    virtualRoundSeconds: 300,
  });
});

test('the studio may share the database of the portal', () => {
  const { STUDIO_DATABASE_URL: shared, ...others } = usable;
  expect(readConfig({ ...others, DATABASE_URL: shared }).databaseUrl).toBe(shared);
});

test('one file of keys holds one for each brand', () => {
  expect(readConfig(usable).portalKeys).toHaveLength(2);
});

test('a key that stands below the name of its brand speaks for that brand', () => {
  const pem = (key: typeof brandOne) => key.publicKey.export({ type: 'spki', format: 'pem' });
  const named = write('named.pem', `operator_id LANNA\n${pem(brandOne)}\n${pem(brandTwo)}`);
  const { portalKeys, brandKeys } = readConfig({ ...usable, PORTAL_PUBLIC_KEY_FILE: named });
  expect(portalKeys).toHaveLength(2);
  expect([...brandKeys.keys()]).toEqual(['LANNA']);
  expect(brandKeys.get('LANNA')?.equals(brandOne.publicKey)).toBe(true);
});

test('each vendor has the key that lies under its code', () => {
  const read = readConfig(usable).vendorKeys;
  expect([...read.keys()]).toEqual(STUDIO_VENDORS.map(({ code }) => code));
  for (const [code, key] of vendorKeys) expect(read.get(code)?.equals(key)).toBe(true);
});

test('a vendor without a key, or with the key of another, stops the start, and is named', () => {
  const startWith = (keys: ReadonlyMap<string, KeyObject>) => () =>
    readConfig({ ...usable, STUDIO_KEYS_FOLDER: vendorKeysFolder(keys) });
  const missing = new Map([...vendorKeys].filter(([code]) => code !== 'KADLUANG'));
  expect(startWith(missing)).toThrow(/STUDIO_KEYS_FOLDER: KADLUANG\.pem is no readable/);
  const shared = new Map([...vendorKeys].map(([code]) => [code, brandOne.privateKey]));
  expect(startWith(shared)).toThrow(/STUDIO_KEYS_FOLDER: KADLUANG\.pem is the key of LANNA/);
});

test('frame ancestors are separated by spaces or commas', () => {
  const config = readConfig({ ...usable, FRAME_ANCESTORS: 'http://a.test, http://b.test  http://c.test' });
  expect(config.frameAncestors).toEqual(['http://a.test', 'http://b.test', 'http://c.test']);
});

describe('a wrong setting is named, its value is not repeated', () => {
  test.each([
    ['STUDIO_PORT', 'eighty'],
    ['STUDIO_PORT', '70000'],
    ['STUDIO_DATABASE_URL', 'mysql://user:secret@localhost'],
    ['STUDIO_DATABASE_URL', ''],
    ['PORTAL_VENDORS_URL', 'ftp://portal'],
    ['PORTAL_VENDORS_URL', ''],
    ['STUDIO_URL', 'not an address'],
    ['STUDIO_KEYS_FOLDER', join(folder, 'nowhere')],
    ['STUDIO_KEYS_FOLDER', publicFile],
    ['STUDIO_KEYS_FOLDER', ''],
    ['PORTAL_PUBLIC_KEY_FILE', write('empty.pem', '')],
    ['MINIMUM_CYCLE_MS', '-1'],
    ['LOG_LEVEL', 'loud'],
  ])('%s = %s', (name, value) => {
    const start = () => readConfig({ ...usable, [name]: value });
    expect(start).toThrow(name);
    if (value) expect(start).not.toThrow(value);
  });

  test('and all of them at once', () => {
    expect(() => readConfig({ STUDIO_PORT: 'x', LOG_LEVEL: 'y' })).toThrow(
      /STUDIO_PORT[\s\S]*PORTAL_VENDORS_URL[\s\S]*LOG_LEVEL/,
    );
  });
});

function vendorKeysFolder(keys: ReadonlyMap<string, KeyObject>): string {
  const made = mkdtempSync(join(folder, 'keys-'));
  for (const [code, key] of keys)
    writeFileSync(join(made, `${code}.pem`), key.export({ type: 'pkcs8', format: 'pem' }));
  return made;
}

function write(name: string, text: string | Buffer): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}
