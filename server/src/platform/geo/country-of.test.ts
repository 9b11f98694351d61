import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countryLookup } from './country-of.ts';

const countryOf = countryLookup();

test.each([
  ['171.96.0.1', 'TH'],
  ['49.228.0.1', 'TH'],
  ['2403:6200::1', 'TH'],
  ['2001:fb1::1', 'TH'],
  ['2001:44c8::1', 'TH'],
  ['113.160.0.1', 'VN'],
  ['8.8.8.8', 'US'],
  ['81.2.69.142', 'GB'],
  ['2a02:8070::1', 'DE'],
  ['::ffff:171.96.0.1', 'TH'],
  ['::ffff:ab60:1', 'TH'],
])('%s is in %s', (ip, country) => {
  expect(countryOf(ip)).toBe(country);
});

test.each([
  '127.0.0.1',
  '::1',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '::ffff:192.168.1.1',
  '100.64.0.1',
  '169.254.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '0.0.0.0',
  '192.0.2.1',
  '2001:db8::1',
  'fe80::1',
  'fe80::1%eth0',
  'fd00::1',
  'ff02::1',
  '::',
])('%s is nowhere on the open internet', (ip) => {
  expect(countryOf(ip)).toBeNull();
});

test.each([
  '',
  'localhost',
  '8.8.8',
  '0x8.8.8.8',
  '08.8.8.8',
  '8.8.8.8.8',
  '8.8.8.8:443',
  '[::1]',
  '300.1.1.1',
  "8.8.8.8' --",
  'g::1',
  '1'.repeat(100_000),
])('what is no address has no country: %j', (ip) => {
  expect(countryOf(ip)).toBeNull();
});

test('a lookup costs a request next to nothing', () => {
  const ips = Array.from({ length: 20_000 }, (_, n) => `${1 + (n % 220)}.${n % 256}.${(n * 7) % 256}.1`);
  const startedMs = performance.now();
  for (const ip of ips) countryOf(ip);
  expect((performance.now() - startedMs) / ips.length).toBeLessThan(0.1);
});

test('most of the open internet has a country', () => {
  const ips = Array.from({ length: 5000 }, (_, n) => `${1 + (n % 220)}.${(n * 13) % 256}.${(n * 7) % 256}.1`);
  const known = ips.filter((ip) => countryOf(ip) !== null);
  expect(known.length / ips.length).toBeGreaterThan(0.9);
});

test('a file that is not there stops the start', () => {
  expect(() => countryLookup('/nowhere/countries.mmdb')).toThrow('ENOENT');
});

test("an operator's own file is read, also where records nest the code as GeoLite2's do", () => {
  const folder = mkdtempSync(join(tmpdir(), 'lanna-countries-'));
  const file = join(folder, 'own.mmdb');
  writeFileSync(file, halves({ country: { iso_code: 'TH' } }, { country: { iso_code: 'ZZ' } }));
  const own = countryLookup(file);
  expect(own('8.8.8.8')).toBe('TH');
  expect(own('200.1.1.1')).toBeNull();
  expect(own('2403:6200::1')).toBeNull();
  expect(own('10.0.0.1')).toBeNull();
  rmSync(folder, { recursive: true });
});

type MmdbValue = string | number | { [key: string]: MmdbValue };

/** A MaxMind DB (https://maxmind.github.io/MaxMind-DB/) of one node: the lower half of IPv4 has one record, the upper another. */
function halves(lower: MmdbValue, upper: MmdbValue): Buffer {
  const [first, second] = [encode(lower), encode(upper)];
  const NODE_COUNT = 1;
  const tree = Buffer.alloc(6);
  tree.writeUIntBE(NODE_COUNT + 16, 0, 3);
  tree.writeUIntBE(NODE_COUNT + 16 + first.length, 3, 3);
  const metadata = encode({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 0,
    database_type: 'Test-Country',
    ip_version: 4,
    node_count: NODE_COUNT,
    record_size: 24,
  });
  const marker = Buffer.from('abcdef4d61784d696e642e636f6d', 'hex');
  return Buffer.concat([tree, Buffer.alloc(16), first, second, marker, metadata]);
}

function encode(value: MmdbValue): Buffer {
  if (typeof value === 'string')
    return Buffer.concat([Buffer.from([0x40 | value.length]), Buffer.from(value)]);
  if (typeof value === 'number') return Buffer.from([0xa2, value >> 8, value & 255]);
  const entries = Object.entries(value).flatMap(([key, entry]) => [encode(key), encode(entry)]);
  return Buffer.concat([Buffer.from([0xe0 | Object.keys(value).length]), ...entries]);
}
