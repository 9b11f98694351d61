import { DEFAULT_SIGNATURE_HEADER } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { expect, test } from 'vitest';
import { openLog } from '../../../../platform/process/log.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { ANYWHERE } from '../../../../platform/testing/test-reach.ts';
import { testSecrets } from '../../../../platform/testing/test-secrets.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { createVendor } from '../../../play/catalogue/catalogue.factory.ts';
import { isSigned, startTestVendor } from '../test-vendor.factory.ts';
import { vendorClient } from '../vendor-client.ts';
import { readFairness, rotateSeeds } from './fairness.ts';
import { gameReturns } from './game-returns.ts';

const { db } = await testDatabase();
const studio = await startTestVendor();
const brand = await createBrand(db.kysely);
await createVendor(db.kysely, { code: 'OTHER', brands: [brand], apiUrl: 'http://127.0.0.1:9' });
await createVendor(db.kysely, { code: 'HOUSE', brands: [brand], apiUrl: studio.url, provable: true });
const member = await createMember(db, brand);
const player = { brand, memberId: member.memberId };
const deps = {
  db: db.kysely,
  client: vendorClient({
    reach: ANYWHERE,
    db: db.kysely,
    secrets: testSecrets(),
    log: openLog('silent'),
    timeoutMs: 1500,
  }),
};
const state = { serverSeedHash: 'a', nextServerSeedHash: 'b', clientSeed: 'mine', nonce: 3, revealed: [] };
const request = { clientSeed: 'ช้าง-1', nextServerSeedHash: 'b' };

test('the vendor that commits to seeds is asked for this player', async () => {
  studio.answer(state);
  expect(await readFairness(deps, player)).toEqual(state);
  const call = studio.calls.at(-1);
  expect(call).toMatchObject({
    path: '/fair/state',
    body: { operator_id: brand.code, user: member.walletUser },
  });
  expect(call && isSigned(call, DEFAULT_SIGNATURE_HEADER, brand.signingPublicKey)).toBe(true);
});

test('a rotation carries the player’s seed and the hash that was shown', async () => {
  studio.answer({ status: 'ok', state });
  expect(await rotateSeeds(deps, player, request)).toEqual(state);
  expect(studio.calls.at(-1)).toMatchObject({
    path: '/fair/rotate',
    body: { user: member.walletUser, client_seed: 'ช้าง-1', next_server_seed_hash: 'b' },
  });
});

test.each([
  ['round_unfinished', 'round_unfinished'],
  ['stale_hash', 'seed_hash_stale'],
  ['ok', 'vendor_unreachable'],
])('a rotation answered with %s alone is refused with %s', async (status, code) => {
  studio.answer({ status });
  await expect(rotateSeeds(deps, player, request)).rejects.toMatchObject({ code });
});

test('without a vendor that commits to seeds the call is refused', async () => {
  const hill = await createBrand(db.kysely);
  const other = await createMember(db, hill);
  const asking = readFairness(deps, { brand: hill, memberId: other.memberId });
  await expect(asking).rejects.toMatchObject({ code: 'vendor_unreachable' });
});

test('a member of another brand is unknown, and the vendor is not asked', async () => {
  const hill = await createBrand(db.kysely);
  await createVendor(db.kysely, { brands: [hill], apiUrl: studio.url, provable: true });
  const calls = studio.calls.length;
  await expect(readFairness(deps, { brand: hill, memberId: member.memberId })).rejects.toThrow('no result');
  expect(studio.calls).toHaveLength(calls);
});

test('the returns of games are asked for once in half a minute, for all visitors together', async () => {
  const clock = fixedClock();
  const returnsOf = gameReturns({ ...deps, clock });
  studio.answer({ returns: [{ game_code: 'g', rule_version: 'g/1', rounds: 4, returned: 3.5 }] });
  const before = studio.calls.length;
  const expected = {
    returns: [{ vendor: 'HOUSE', gameCode: 'g', ruleVersion: 'g/1', rounds: 4, returned: 3.5 }],
  };
  expect(await Promise.all([returnsOf(brand), returnsOf(brand)])).toEqual([expected, expected]);
  clock.advance(29_000);
  await returnsOf(brand);
  expect(studio.calls.slice(before)).toMatchObject([
    { path: '/fair/returns', body: { operator_id: brand.code } },
  ]);
  clock.advance(2_000);
  await returnsOf(brand);
  expect(studio.calls).toHaveLength(before + 2);
});

test('a malformed answer about returns is refused', async () => {
  studio.answer({ returns: [{ game_code: 'g', rule_version: 'g/1', rounds: -1, returned: 0 }] });
  await expect(gameReturns({ ...deps, clock: fixedClock() })(brand)).rejects.toMatchObject({
    code: 'vendor_unreachable',
  });
});

test('of several vendors each is asked for its own seeds by its code; without one, the first whose bets are in the record', async () => {
  const [hall, slots, market] = [
    await createBrand(db.kysely),
    await startTestVendor(),
    await startTestVendor(),
  ];
  const common = { brands: [hall], provable: true };
  const kept = { apiUrl: market.url, walletKind: 'transfer' as const, position: 0 };
  await createVendor(db.kysely, { ...common, ...kept, code: 'MARKET' });
  await createVendor(db.kysely, { ...common, apiUrl: slots.url, code: 'SLOTS', position: 1 });
  await createVendor(db.kysely, { code: 'SILENT', brands: [hall], apiUrl: market.url, position: 2 });
  const { memberId } = await createMember(db, hall);
  const at = { brand: hall, memberId };
  slots.answer(state);
  market.answer({ ...state, nonce: 9 });
  expect([
    (await readFairness(deps, at)).nonce,
    (await readFairness(deps, at, 'SLOTS')).nonce,
    (await readFairness(deps, at, 'MARKET')).nonce,
  ]).toEqual([3, 3, 9]);
  market.answer({ status: 'ok', state });
  await rotateSeeds(deps, at, { ...request, vendor: 'MARKET' });
  expect(market.calls.at(-1)).toMatchObject({ path: '/fair/rotate', body: { client_seed: 'ช้าง-1' } });
  expect(slots.calls.map(({ path }) => path)).not.toContain('/fair/rotate');
  // One of another brand, one that commits to nothing, one that never was.
  for (const code of ['HOUSE', 'SILENT', 'NOWHERE'])
    await expect(readFairness(deps, at, code)).rejects.toMatchObject({ code: 'vendor_unreachable' });

  slots.answer({ returns: [{ game_code: 'reels', rule_version: 'r-1', rounds: 2, returned: 1 }] });
  market.answer({ returns: [{ game_code: 'stars', rule_version: 's-1', rounds: 4, returned: 3 }] });
  const clock = fixedClock();
  const returnsOf = gameReturns({ ...deps, clock });
  expect((await returnsOf(hall)).returns.map(({ vendor, gameCode }) => [vendor, gameCode])).toEqual([
    ['SLOTS', 'reels'],
    ['MARKET', 'stars'],
  ]);
  // What one does not say leaves the other's figures there.
  market.answer({ returns: 'none' });
  clock.advance(31_000);
  expect((await returnsOf(hall)).returns.map(({ vendor }) => vendor)).toEqual(['SLOTS']);
});
