import Fastify from 'fastify';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { statusOf } from '../../../../platform/http/calls/describe-error.ts';
import type { Refusal } from '../../../../platform/refusals/refusal.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { findBrands } from '../../../house/brands/find-brand.ts';
import { makeSigningKey } from '../../../house/brands/signing-key.ts';
import { registerVendor } from '../register-vendor.ts';
import { vendorDetails } from '../vendor.ts';
import { mountPngPictures } from './mount-png-pictures.ts';

const { db } = await testDatabase();
const app = Fastify();
app.setErrorHandler((error: Refusal, _request, reply) =>
  reply.code(statusOf(error, error)).send({ code: error.code }),
);
mountPngPictures(app, { db, brands: findBrands(db.kysely, fixedClock()) });
await createBrand(db.kysely, { hosts: ['river.test'], code: 'RIVER' });
const details = vendorDetails.parse({
  code: 'NAGA',
  name: 'Naga Play',
  groups: ['RNG'],
  publicKey: makeSigningKey().publicKey,
  launchUrl: 'https://naga.example/launch',
  apiUrl: 'https://naga.example',
});
await db.transaction((tx) => registerVendor(tx, { details, now: new Date() }));
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'river.test', ...headers } });

test('a flag is a PNG at the address of the specification, kept by browsers', async () => {
  const flag = await get('/RIVER_IMAGES/COUNTRY_FLAG/TH.png');
  expect(flag.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
  });
  expect(await sharp(flag.rawPayload).metadata()).toMatchObject({ format: 'png', width: 240, height: 160 });
  const etag = String(flag.headers.etag);
  expect((await get('/RIVER_IMAGES/COUNTRY_FLAG/TH.png', { 'if-none-match': etag })).statusCode).toBe(304);
});

test('a vendor’s logo is white, with holes where its sign has some', async () => {
  const { rawPayload } = await get('/RIVER_IMAGES/RNG_LIST_VENDOR/NAGA-WHITE.png');
  const { data } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
  const shown = [...data.keys()].filter((at) => at % 4 === 3 && (data[at] ?? 0) > 0);
  expect(shown.length).toBeGreaterThan(500);
  expect(shown.every((at) => data[at - 1] === 255 && data[at - 2] === 255 && data[at - 3] === 255)).toBe(
    true,
  );
});

test.each([
  '/RIVER_IMAGES/COUNTRY_FLAG/XX.png',
  '/RIVER_IMAGES/COUNTRY_FLAG/th.png',
  '/RIVER_IMAGES/COUNTRY_FLAG/default.png',
  '/RIVER_IMAGES/COUNTRY_FLAG/TH.svg',
  '/HILL_IMAGES/COUNTRY_FLAG/TH.png',
  '/RIVER_IMAGES/RNG_LIST_VENDOR/UNKNOWN-WHITE.png',
  '/RIVER_IMAGES/RNG_LIST_VENDOR/NAGA.png',
  '/RIVER_IMAGES/BINGO_LIST_VENDOR/NAGA-WHITE.png',
])('%s is not found', async (url) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.json()]).toEqual([404, { code: 'not_found' }]);
});
