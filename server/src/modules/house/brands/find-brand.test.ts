import { expect, test } from 'vitest';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { createBrand } from './brand.factory.ts';
import { findBrands } from './find-brand.ts';

const { db } = await testDatabase();
const CACHE_MS = 2000;

test('a brand is found by host, regardless of port and case; an unregistered host has none', async () => {
  const river = await createBrand(db.kysely, { hosts: ['river.test', '::1'] });
  const hill = await createBrand(db.kysely, { hosts: ['hill.test'] });
  const brands = findBrands(db.kysely, fixedClock());
  const codes = await Promise.all(
    [
      'river.test',
      'RIVER.test:3000',
      'river.test.',
      '[::1]:3000',
      'hill.test',
      'valley.test',
      '',
      'x:y:z',
    ].map(async (host) => (await brands.findByHost(host))?.code),
  );
  const none = undefined;
  expect(codes).toEqual([river.code, river.code, river.code, river.code, hill.code, none, none, none]);
});

test('a disabled brand is not found', async () => {
  const closed = await createBrand(db.kysely, { hosts: ['closed.test'], enabled: false });
  const brands = findBrands(db.kysely, fixedClock());
  expect(await brands.findByHost('closed.test')).toBeUndefined();
  expect(await brands.findById(closed.id)).toBeUndefined();
});

test('a setting adds hosts, but never takes one that is registered', async () => {
  const owner = await createBrand(db.kysely, { hosts: ['taken.test'] });
  const guest = await createBrand(db.kysely, {
    settings: { extraHosts: ['taken.test', '192.168.1.20'], agentHosts: ['agent.guest.test'] },
  });
  const brands = findBrands(db.kysely, fixedClock());
  expect((await brands.findByHost('taken.test'))?.code).toBe(owner.code);
  expect((await brands.findByHost('192.168.1.20:3000'))?.code).toBe(guest.code);
  expect((await brands.findByHost('agent.guest.test'))?.code).toBe(guest.code);
});

test('a change in the database shows after two seconds without a restart', async () => {
  const brand = await createBrand(db.kysely, { hosts: ['moving.test'] });
  const clock = fixedClock();
  const brands = findBrands(db.kysely, clock);
  expect((await brands.findByHost('moving.test'))?.settings.gamesOpen).toBe(true);
  await db.kysely
    .updateTable('brands.merchant')
    .set({ settings: JSON.stringify({ gamesOpen: false }) })
    .where('id', '=', brand.id)
    .execute();
  clock.advance(CACHE_MS - 1);
  expect((await brands.findByHost('moving.test'))?.settings.gamesOpen).toBe(true);
  clock.advance(1);
  expect((await brands.findByHost('moving.test'))?.settings.gamesOpen).toBe(false);
});

test('a brand with invalid settings is not found, and other brands are', async () => {
  await createBrand(db.kysely, { hosts: ['broken.test'], settings: { maxStake: 'a lot' } });
  const sound = await createBrand(db.kysely, { hosts: ['sound.test'] });
  const brands = findBrands(db.kysely, fixedClock());
  expect(await brands.findByHost('broken.test')).toBeUndefined();
  expect((await brands.findByHost('sound.test'))?.code).toBe(sound.code);
});

test('a failed read of brands is not cached', async () => {
  const brand = await createBrand(db.kysely, { hosts: ['patient.test'] });
  let broken = true;
  const flaky = db.kysely.withPlugin({
    transformQuery: ({ node }) => {
      if (broken) throw new Error('no connection');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const brands = findBrands(flaky, fixedClock());
  await expect(brands.findByHost('patient.test')).rejects.toThrow('no connection');
  broken = false;
  expect((await brands.findByHost('patient.test'))?.code).toBe(brand.code);
});
