import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { asRefusal } from '../../../../platform/http/calls/describe-error.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createGame, createVendor } from '../catalogue.factory.ts';
import { mountArt } from './art.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely, { hosts: ['river.test'] });
const vendor = await createVendor(db.kysely, { brands: [brand] });
const game = await createGame(db.kysely, { vendor });
const app = Fastify();
app.setErrorHandler((error, _request, reply) => reply.code(asRefusal(error).status).send());
mountArt(app, { db });
afterAll(() => app.close());

const get = (url: string, headers = {}) => app.inject({ url, headers: { host: 'river.test', ...headers } });

test.each([
  `/art/game/${vendor.code}/${game.code}.svg`,
  `/art/vendor/${vendor.code}.svg`,
  '/art/category/night/RNG.svg',
  '/art/category/morning/ELOTT.svg',
  '/art/hero/night/fair.svg',
  '/art/hero/morning/welcome.svg',
  '/art/promotion/night/card/gift-1.svg',
  '/art/promotion/morning/wide/tickets-6.svg',
])('%s is a drawing that weighs little and may be kept', async (url) => {
  const reply = await get(url, { 'accept-encoding': 'br' });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'content-encoding': 'br' });
  expect(reply.rawPayload.length).toBeLessThan(12_000);
  expect((await get(url)).body).toMatch(/^<svg/);
  expect((await get(url, { 'if-none-match': String(reply.headers['etag']) })).statusCode).toBe(304);
});

test.each([
  `/art/game/${vendor.code}/unheard-of.svg`,
  '/art/game/UNKNOWN/x.svg',
  '/art/vendor/UNKNOWN.svg',
  '/art/category/night/CHESS.svg',
  '/art/category/noon/RNG.svg',
  '/art/hero/morning/elsewhere.svg',
  '/art/hero/noon/welcome.svg',
  '/art/promotion/night/card/gift-7.svg',
  '/art/promotion/night/card/gift.svg',
  '/art/promotion/night/tall/gift-1.svg',
  '/art/promotion/night/card/whale-1.svg',
  `/art/game/${vendor.code}/${game.code}.png`,
])('%s is not drawn, since nothing is known by that name', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});
