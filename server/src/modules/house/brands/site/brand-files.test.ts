import { brandCss } from '@lanna/contract/house/brands/brand-theme';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../brand.factory.ts';
import { findBrands } from '../find-brand.ts';
import { previewPasses } from '../preview/preview-pass.ts';
import { mountBrandFiles } from './brand-files.ts';

const { db } = await testDatabase();
const app = Fastify();
const clock = fixedClock();
const passes = previewPasses(async () => Buffer.alloc(32));
mountBrandFiles(app, { brands: findBrands(db.kysely, clock), clock, passes, db: db.kysely });

test('each host gets the theme of its brand, and 304 while it is unchanged', async () => {
  const river = await createBrand(db.kysely, { hosts: ['river.test'] });
  const css = await app.inject({ url: '/brand.css', headers: { host: 'river.test' } });
  expect(css.statusCode).toBe(200);
  expect(css.headers['content-type']).toBe('text/css; charset=utf-8');
  expect(css.body).toBe(brandCss(river.theme));
  const again = await app.inject({
    url: '/brand.css',
    headers: { host: 'river.test', 'if-none-match': String(css.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a host of no brand gets no theme', async () => {
  const answer = await app.inject({ url: '/brand.css', headers: { host: 'valley.test' } });
  expect(answer.statusCode).toBe(403);
});
