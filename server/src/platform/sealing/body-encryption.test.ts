import { randomUUID } from 'node:crypto';
import { CompactEncrypt, importJWK } from 'jose';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { fixedClock } from '../testing/test-clock.ts';
import { testDatabase } from '../testing/test-database.ts';
import { testSecrets } from '../testing/test-secrets.ts';
import { bodyEncryption, SERVER_KEYS } from './body-encryption.ts';
import { bringUnderKey } from './bring-under-key.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const encryption = bodyEncryption({ db, clock, secrets: testSecrets() });

async function seal(payload: unknown, options: { kid?: string; enc?: string; more?: object } = {}) {
  const [key] = await encryption.publicKeys();
  if (!key) throw new Error('no key');
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({
      alg: 'ECDH-ES',
      enc: options.enc ?? 'A256GCM',
      kid: options.kid ?? key['kid'] ?? '',
      ...options.more,
    })
    .encrypt(await importJWK(key, 'ECDH-ES'));
}

function fresh(fields: Record<string, unknown> = {}) {
  return { iat: clock.now().getTime() / 1000, jti: randomUUID(), ...fields };
}

test('a sealed body is opened, and names the id that may be used once', async () => {
  const body = fresh({ username: 'somchai' });
  expect(await encryption.open(await seal(body))).toMatchObject({ payload: body, jti: body.jti });
});

test.each([301, -120])('a body that is %i seconds old is refused as replayed', async (ageSeconds) => {
  const sealed = await seal(fresh({ iat: clock.now().getTime() / 1000 - ageSeconds }));
  await expect(encryption.open(sealed)).rejects.toMatchObject({ code: 'replayed' });
});

test('a body that cannot be opened is refused with one code, whatever is wrong with it', async () => {
  const good = await seal(fresh());
  const [header, ...rest] = good.split('.');
  const cases = [
    'no jwe at all',
    `${good.slice(0, -4)}AAAA`,
    [header, ...rest.slice(0, 2), '', rest[3]].join('.'),
    await seal(fresh(), { kid: 'another' }),
    await seal(fresh(), { enc: 'A128GCM' }),
    withHeader(good, { zip: 'DEF' }),
    withHeader(good, { crit: ['exp'] }),
    withHeader(good, { alg: 'dir' }),
    await seal([1, 2]),
    await seal({ iat: 'yesterday', jti: randomUUID() }),
    await seal({ iat: clock.now().getTime() / 1000 }),
    await seal(fresh({ jti: 'nothing\0PostgreSQL would take' })),
  ];
  for (const sealed of cases)
    await expect(encryption.open(sealed)).rejects.toMatchObject({ code: 'encryption_invalid' });
});

test.each([
  ['compression, which would open to more than a body may be', { zip: 'DEF' }],
  ['a type', { typ: 'JWT' }],
  ['a count of rounds', { p2c: 1_000_000 }],
  ["a key of the sender's", { jwk: { kty: 'EC' } }],
])('a body sealed with %s in its header is not opened', async (_, more) => {
  const sealed = await seal(fresh({ text: 'a'.repeat(400) }), { more });
  await expect(encryption.open(sealed)).rejects.toMatchObject({ code: 'encryption_invalid' });
});

/** The same message with more in its header. */
function withHeader(jwe: string, more: object): string {
  const [head = '', ...rest] = jwe.split('.');
  const header = { ...JSON.parse(Buffer.from(head, 'base64url').toString()), ...more };
  return [Buffer.from(JSON.stringify(header)).toString('base64url'), ...rest].join('.');
}

test('keys survive a restart and rotate with overlap', async () => {
  const before = await seal(fresh());
  const restarted = bodyEncryption({ db, clock, secrets: testSecrets() });
  expect(await restarted.publicKeys()).toEqual(await encryption.publicKeys());
  clock.advance(31 * 24 * 3_600_000 - 12 * 3_600_000);
  await restarted.rotate();
  const keys = await restarted.publicKeys();
  expect(keys).toHaveLength(2);
  // The old body is too old by now; that its key still opened it is why it is not `encryption_invalid`.
  await expect(restarted.open(before)).rejects.toMatchObject({ code: 'replayed' });
});

test('processes that start together announce one key', async () => {
  const { db: empty } = await testDatabase();
  const all = await Promise.all(
    Array.from({ length: 8 }, () =>
      bodyEncryption({ db: empty, clock, secrets: testSecrets() }).publicKeys(),
    ),
  );
  expect(new Set(all.flat().map((key) => key['kid'])).size).toBe(1);
});

test('the private key is not readable in the database', async () => {
  const { rows } = await db.pool.query<{ kept: string }>(
    'select private_jwk as kept from platform.server_key',
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { kept } of rows) expect(kept).toMatch(/^sealed:/);
  await expect(
    db.pool.query("insert into platform.server_key values ('clear', 'body-encryption', '{}', now(), now())"),
  ).rejects.toThrow(/server_key_is_sealed/);
});

test('a key stored in clear before is sealed at the start, and still opens bodies', async () => {
  const { url, db: old } = await testDatabase();
  const before = bodyEncryption({ db: old, clock, secrets: testSecrets() });
  const announced = await before.publicKeys();
  const owner = new Client({ connectionString: url });
  await owner.connect();
  try {
    await owner.query('alter table platform.server_key drop constraint server_key_is_sealed');
    const { rows } = await owner.query<{ kid: string; kept: string }>(
      'select kid, private_jwk as kept from platform.server_key',
    );
    for (const { kid, kept } of rows)
      await owner.query('update platform.server_key set private_jwk = $2 where kid = $1', [
        kid,
        testSecrets().open(kept, { table: SERVER_KEYS.table, row: kid }),
      ]);
  } finally {
    await owner.end();
  }
  await bringUnderKey(old, testSecrets(), [SERVER_KEYS]);
  const after = bodyEncryption({ db: old, clock, secrets: testSecrets() });
  expect(await after.publicKeys()).toEqual(announced);
});
