import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../../platform/testing/test-database.ts';
import { createVendor } from '../../../../play/catalogue/catalogue.factory.ts';
import { isAllowedAddress, vendorRecords } from './vendor-records.ts';

const { db } = await testDatabase();
const vendor = await createVendor(db.kysely, { allowedIps: ['203.0.113.0/24', '2001:db8::/32'] });
const record = await vendorRecords(db.kysely, () => new Date()).find(vendor.code);

test.each([
  ['203.0.113.7', true],
  ['203.0.114.7', false],
  ['::ffff:203.0.113.7', true],
  ['2001:db8::5', true],
  ['2001:db9::5', false],
  ['not an address', false],
])('an address list of two networks, asked for %s, says %s', (address, isAllowed) => {
  expect(record && isAllowedAddress(record, address)).toBe(isAllowed);
});

test('an unknown vendor code is not found', async () => {
  expect(await vendorRecords(db.kysely, () => new Date()).find('UNKNOWN')).toBeUndefined();
});

test('a vendor whose public key is not an RSA key is not served', async () => {
  const { publicKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const other = await createVendor(db.kysely, { publicKey });
  expect(await vendorRecords(db.kysely, () => new Date()).find(other.code)).toBeUndefined();
});

test('a vendor whose public key cannot be parsed is not served; the others are', async () => {
  const broken = await createVendor(db.kysely, { publicKey: 'no key' });
  const records = vendorRecords(db.kysely, () => new Date());
  expect(await records.find(broken.code)).toBeUndefined();
  expect(await records.find(vendor.code)).toBeDefined();
});
