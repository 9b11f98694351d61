import { createPrivateKey, randomUUID, sign } from 'node:crypto';
import { DEFAULT_SIGNATURE_HEADER } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { TABLE_ADDITIONS } from '@lanna/studio/rules/table/wallet-additions';
import { STUDIO_VENDORS } from '@lanna/studio/rules/vendors/vendors';
import Fastify from 'fastify';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { fundWallet } from '../src/modules/books/ledger/ledger.factory.ts';
import { createBrand } from '../src/modules/house/brands/brand.factory.ts';
import { issueGameToken } from '../src/modules/money/vendor-wallet/launch/issue-game-token.ts';
import { vendorWalletPlugin } from '../src/modules/money/vendor-wallet/routes.ts';
import { newSession } from '../src/modules/people/authentication/session.factory.ts';
import { createMember } from '../src/modules/people/members/member.factory.ts';
import { openLog } from '../src/platform/process/log.ts';
import { openDatabase } from '../src/platform/sql/database.ts';
import { fixedClock } from '../src/platform/testing/test-clock.ts';
import { testDatabase } from '../src/platform/testing/test-database.ts';
import { newStudioKeys } from './studio-keys.factory.ts';
import { addStudioVendors } from './studio-vendors.ts';

const { db, url } = await testDatabase();
const clock = fixedClock();
const brand = await createBrand(db.kysely, { currency: 'THB' });
const { privateKeys, publicKeys: ownKeys } = newStudioKeys();
const app = Fastify();
await vendorWalletPlugin(app, { db, clock, log: openLog('silent') });
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

async function register(studioKeys: ReadonlyMap<string, string>, studioUrl = 'http://localhost:3100') {
  const owner = openDatabase({ url, role: null, maxConnections: 1 });
  const offered = { brandCodes: [brand.code], now: clock.now() };
  await owner
    .transaction((tx) => addStudioVendors(tx, { studioUrl, studioKeys }, offered))
    .finally(() => owner.close());
}

/** In the order they are declared. */
async function vendors() {
  const codes = [...ownKeys.keys()];
  const rows = await db.kysely
    .selectFrom('catalogue.vendor')
    .select(['id', 'code', 'name', 'public_key', 'api_url', 'back_office_url', 'provable', 'wallet_kind'])
    .where('code', 'in', codes)
    .execute();
  return rows.toSorted((one, other) => codes.indexOf(one.code) - codes.indexOf(other.code));
}

async function vendorId(code: string): Promise<string> {
  const found = (await vendors()).find((vendor) => vendor.code === code);
  if (!found) throw new Error(`${code} is not registered`);
  return found.id;
}

beforeEach(() => register(ownKeys));

describe('the vendors of the studio', () => {
  test('are registered each under its code, with its key, address and games, however often it starts', async () => {
    const first = await vendors();
    await register(ownKeys);
    expect(await vendors()).toEqual(first);
    expect(first.map(({ code, wallet_kind, api_url }) => [code, wallet_kind, api_url])).toEqual([
      ['LANNA', 'seamless', 'http://localhost:3100'],
      ['KADLUANG', 'transfer', 'http://localhost:3100/kad-luang'],
      ['NAGA', 'seamless', 'http://localhost:3100/naga'],
      ['SALA', 'seamless', 'http://localhost:3100/sala'],
      ['SANAM', 'seamless', 'http://localhost:3100/sanam'],
      ['MAENAM', 'seamless', 'http://localhost:3100/maenam'],
      ['WONG', 'seamless', 'http://localhost:3100/wong'],
    ]);
    for (const { code, public_key } of first) expect(public_key).toBe(ownKeys.get(code));
    expect(new Set(first.map(({ public_key }) => public_key)).size).toBe(first.length);
    const games = await db.kysely
      .selectFrom('catalogue.game as g')
      .innerJoin('catalogue.vendor as v', 'v.id', 'g.vendor_id')
      .select(['v.code as vendor', 'g.code'])
      .where('v.code', 'in', [...ownKeys.keys()])
      .execute();
    const declared = STUDIO_VENDORS.flatMap(({ code: vendor, games: own }) =>
      own.map(({ code }) => ({ vendor, code })),
    );
    const additions = await db.kysely
      .selectFrom('catalogue.vendor')
      .select('additions')
      .where('code', 'in', ['NAGA', 'SALA'])
      .execute();
    for (const vendor of additions) expect([...vendor.additions].sort()).toEqual([...TABLE_ADDITIONS].sort());
    expect(games).toHaveLength(declared.length);
    expect(games).toEqual(expect.arrayContaining(declared));
  });

  test('that both had the studio’s one key: the first keeps it, the other gets its own, its seeds and its back office', async () => {
    const one = ownKeys.get('LANNA') ?? '';
    await register(new Map([...ownKeys.keys()].map((code) => [code, one])));
    await db.kysely
      .updateTable('catalogue.vendor')
      .set({ back_office_url: null, provable: false, name: 'Kad Luang of before' })
      .where('code', '=', 'KADLUANG')
      .execute();
    const before = await vendors();
    await register(ownKeys);
    const after = await vendors();
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after[0]).toEqual(before[0]);
    expect(after[1]).toEqual({
      ...before[1],
      public_key: ownKeys.get('KADLUANG'),
      back_office_url: 'http://localhost:3100/kad-luang/back-office',
      provable: true,
    });

    // From then on what an operator changes stays.
    await db.kysely
      .updateTable('catalogue.vendor')
      .set({ provable: false })
      .where('code', '=', 'KADLUANG')
      .execute();
    await register(ownKeys);
    expect((await vendors())[1]?.provable).toBe(false);
  });

  test('without a key of a vendor nothing is registered', async () => {
    const missing = new Map([...ownKeys].filter(([code]) => code !== 'KADLUANG'));
    const before = await vendors();
    await expect(register(missing, 'http://localhost:4100')).rejects.toThrow('publicKey');
    expect(await vendors()).toEqual(before);
  });
});

describe('at the wallet', () => {
  async function say(to: string, path: string, message: Record<string, unknown>, signer = to) {
    const body = JSON.stringify({ request_uuid: randomUUID(), ...message });
    const key = createPrivateKey(privateKeys.get(signer) ?? '');
    const response = await fetch(`${origin}/vendor/${to}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [DEFAULT_SIGNATURE_HEADER]: sign('sha256', Buffer.from(body), key).toString('base64'),
      },
      body,
    });
    return (await response.json()) as { status: string; balance: number };
  }

  async function playerAt(code: string) {
    const vendor = await vendorId(code);
    const member = await createMember(db, brand);
    const { sessionId } = await newSession(db, member, clock.now());
    const account = { merchantId: brand.id, currency: brand.currency, memberId: member.memberId };
    const token = await db.transaction(async (tx) => {
      await fundWallet(tx, { ...account, amount: 1_000_000n });
      const grant = { ...account, vendorId: vendor, sessionId, now: clock.now(), ttlMs: 3_600_000 };
      return issueGameToken(tx, grant);
    });
    const bet = {
      ...{ user: member.walletUser, token, game_code: 'river-naga', currency: brand.currency },
      ...{ round: `round-${randomUUID()}`, round_closed: false, amount: 100_000, is_free: false },
    };
    return { user: member.walletUser, bet: () => ({ ...bet, transaction_uuid: randomUUID() }) };
  }

  test('a call of one vendor that another has signed is refused, in both directions', async () => {
    const player = await playerAt('LANNA');
    expect(await say('LANNA', '/transaction/bet', player.bet(), 'KADLUANG')).toMatchObject({
      status: 'RS_ERROR_INVALID_SIGNATURE',
    });
    expect(await say('LANNA', '/transaction/bet', player.bet())).toMatchObject({
      status: 'RS_OK',
      balance: 900_000,
    });
    const { user } = player;
    expect(await say('KADLUANG', '/user/info', { user }, 'LANNA')).toMatchObject({
      status: 'RS_ERROR_INVALID_SIGNATURE',
    });
    expect(await say('KADLUANG', '/user/info', { user })).toMatchObject({ status: 'RS_OK' });
  });

  test('a player’s token of one vendor is none at another', async () => {
    const player = await playerAt('KADLUANG');
    expect(await say('LANNA', '/transaction/bet', player.bet())).toMatchObject({
      status: 'RS_ERROR_INVALID_TOKEN',
      balance: 0,
    });
  });
});
