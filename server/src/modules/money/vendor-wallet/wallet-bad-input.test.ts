import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { checkWalletInvariants } from './check-wallet-invariants.ts';
import { walletFixture } from './wallet.fixture.ts';

/** Whatever comes, the answer is one of the protocol with HTTP 200, and no money moves. */
const { db, url } = await testDatabase();
const fixture = await walletFixture(db);
const player = await fixture.player({ balance: 1_000_000n });

async function statusOf(
  body: string | Buffer,
  headers: Record<string, string> = {},
  path = '/transaction/bet',
) {
  const { httpStatus, reply } = await fixture.post(path, body, headers);
  expect(httpStatus).toBe(200);
  expect(Object.keys(reply)).toEqual(['user', 'status', 'request_uuid', 'currency', 'balance']);
  return reply.status;
}

const good = () => JSON.stringify(player.bet());

test.each([
  ['nothing', ''],
  ['half a body', '{"user":"'],
  ['no object', '[]'],
  ['a number', '5'],
  ['a null', 'null'],
  ['no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d])],
  ['brackets without end', '['.repeat(20_000)],
  ['two bodies', `${good()}${good()}`],
])('%s is WRONG_SYNTAX', async (_what, body) => {
  expect(await statusOf(body)).toBe('RS_ERROR_WRONG_SYNTAX');
});

test.each([
  'user',
  'token',
  'request_uuid',
  'transaction_uuid',
  'round',
  'round_closed',
  'game_code',
  'currency',
  'amount',
  'is_free',
])('a bet without %s is WRONG_SYNTAX', async (field) => {
  const { [field]: _left, ...rest } = player.bet();
  expect(await statusOf(JSON.stringify(rest))).toBe('RS_ERROR_WRONG_SYNTAX');
});

test.each([
  ['transaction_uuid', 'no uuid'],
  ['round', ''],
  ['round', 'x'.repeat(256)],
  ['round', 'nul \u0000 inside'],
  ['user', 'half a pair \ud800'],
  ['amount', -1],
])('a bet whose %s is %j is out of range or malformed: WRONG_SYNTAX', async (field, value) => {
  expect(await statusOf(JSON.stringify(player.bet({ [field]: value })))).toBe('RS_ERROR_WRONG_SYNTAX');
});

test.each([
  ['amount', '"100000"'],
  ['amount', '1.5'],
  ['amount', '100000.0'],
  ['amount', '1e5'],
  ['amount', 'null'],
  ['amount', 'true'],
  ['amount', '9223372036854775808'],
  ['amount', '1e999'],
  ['is_free', '0'],
  ['round_closed', '"false"'],
  ['round', '7'],
  ['user', '{}'],
  ['token', '[]'],
  ['currency', '764'],
  ['currency', 'null'],
])('a bet whose %s is %s has a wrong type: WRONG_TYPES', async (field, value) => {
  const body = JSON.stringify(player.bet({ [field]: '@' })).replace('"@"', value);
  expect(await statusOf(body)).toBe('RS_ERROR_WRONG_TYPES');
});

test('the reply to an invalid body still repeats the request id where it could be read', async () => {
  const message = player.bet({ amount: '1' });
  const { reply } = await fixture.post('/transaction/bet', JSON.stringify(message));
  expect(reply).toMatchObject({ request_uuid: message['request_uuid'], user: player.walletUser });
});

test('a body that is not sent as JSON is WRONG_SYNTAX', async () => {
  expect(await statusOf(good(), { 'content-type': 'text/plain' })).toBe('RS_ERROR_WRONG_SYNTAX');
  expect(await statusOf(good(), { 'content-type': 'application/json; charset=utf-8' })).toBe('RS_OK');
});

test('a body without a content type is WRONG_SYNTAX', async () => {
  const body = good();
  const answer = await rawRequest(
    `POST /vendor/${fixture.vendor.code}/transaction/bet HTTP/1.1\r\nhost: x\r\nconnection: close\r\n` +
      `x-hub88-signature: ${fixture.signatureOf(body)}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*RS_ERROR_WRONG_SYNTAX/);
});

test('a body beyond the limit is WRONG_SYNTAX', async () => {
  const body = JSON.stringify(player.bet({ meta: 'x'.repeat(40_000) }));
  expect(await statusOf(body)).toBe('RS_ERROR_WRONG_SYNTAX');
});

test('fields that the protocol does not define are ignored', async () => {
  const body = JSON.stringify(
    player.bet({ meta: { any: [1.5, null] }, brand_new_field: 1, __proto__: { amount: 1 } }),
  );
  expect(await statusOf(body)).toBe('RS_OK');
});

test('unknown paths and other methods get a reply of the protocol too', async () => {
  expect(await statusOf(good(), {}, '/transaction/gift')).toBe('RS_ERROR_WRONG_SYNTAX');
  const response = await fetch(`${fixture.origin}/vendor/${fixture.vendor.code}/user/balance`);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: 'RS_ERROR_WRONG_SYNTAX' });
});

test('a call for an unknown vendor code is INVALID_PARTNER', async () => {
  const response = await fetch(`${fixture.origin}/vendor/UNKNOWN/user/balance`, {
    method: 'POST',
    body: '{}',
  });
  expect(await response.json()).toMatchObject({ status: 'RS_ERROR_INVALID_PARTNER' });
});

test('a call from an address that is not allowed is INVALID_PARTNER, whatever X-Forwarded-For says', async () => {
  const setAllowed = async (networks: string[]) => {
    await db.pool.query('update catalogue.vendor set allowed_ips = $1::cidr[] where id = $2', [
      networks,
      fixture.vendor.id,
    ]);
    // A change is seen within two seconds, without a restart.
    await sleep(1100);
  };
  await setAllowed(['203.0.113.0/24', '2001:db8::/32']);
  expect(await statusOf(good())).toBe('RS_ERROR_INVALID_PARTNER');
  expect(await statusOf(good(), { 'x-forwarded-for': '203.0.113.5' })).toBe('RS_ERROR_INVALID_PARTNER');
  await setAllowed(['127.0.0.0/8']);
  expect(await statusOf(good())).toBe('RS_OK');
  await setAllowed([]);
});

test('an amount above 2^53 is read exactly', async () => {
  const rich = await fixture.player({ balance: 9_007_199_254_740_995n });
  await db.kysely
    .updateTable('brands.merchant')
    .set({ settings: JSON.stringify({ maxStake: '9999999999999.00' }) })
    .where('id', '=', fixture.brand.id)
    .execute();
  const body = JSON.stringify(rich.bet({ amount: 0 })).replace('"amount":0', '"amount":9007199254740993');
  const { text } = await fixture.post('/transaction/bet', body);
  expect(text).toContain('"status":"RS_OK"');
  expect(text).toMatch(/"balance":2}$/);
});

test('while the database is down the reply is UNKNOWN or TIMEOUT, never one a vendor would act on; service resumes by itself', async () => {
  await player.balance();
  const admin = new Client({ connectionString: url.replace(/\/[^/]+$/, '/postgres') });
  await admin.connect();
  const name = new URL(url).pathname.slice(1);
  await admin.query(`alter database ${name} allow_connections false`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  const statuses = await Promise.all(Array.from({ length: 20 }, () => statusOf(good())));
  await sleep(1100);
  statuses.push(await statusOf(good()), await statusOf(good(), {}, '/user/balance'));
  await admin.query(`alter database ${name} allow_connections true`);
  await admin.end();
  for (const status of statuses) expect(['RS_ERROR_UNKNOWN', 'RS_ERROR_TIMEOUT']).toContain(status);
  // A pooler that a database has refused tries it again when it is asked, and has no answer for who asked.
  if (inject('poolerPort') > 0)
    await expect.poll(() => statusOf(good()), { timeout: 10_000, interval: 500 }).toBe('RS_OK');
  expect(await statusOf(good())).toBe('RS_OK');
});

test('the invariants of ledger and wallet hold at the end of this file', async () => {
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkWalletInvariants(db.kysely)).toEqual([]);
});

function rawRequest(text: string): Promise<string> {
  const { hostname, port } = new URL(fixture.origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let received = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('end', () => resolve(received));
    socket.on('error', reject);
  });
}
