import { createPrivateKey, type KeyObject } from 'node:crypto';
import { CompactEncrypt, exportJWK, generateKeyPair } from 'jose';
import { expect, test } from 'vitest';
import { openJwe } from './open-jwe.ts';

const { privateKey, publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
const { kty = '', crv = '', x = '', y = '', d = '' } = await exportJWK(privateKey);
const ours = createPrivateKey({ key: { kty, crv, x, y, d }, format: 'jwk' });
const keyOf = (kid: string): KeyObject | undefined => (kid === 'ours' ? ours : undefined);
const plain = 'ข้อความ and more';

function seal(header: Record<string, unknown> = {}, party?: { apu: Uint8Array; apv: Uint8Array }) {
  const encrypt = new CompactEncrypt(new TextEncoder().encode(plain)).setProtectedHeader({
    alg: 'ECDH-ES',
    enc: 'A256GCM',
    kid: 'ours',
    ...header,
  });
  if (party) encrypt.setKeyManagementParameters(party);
  return encrypt.encrypt(publicKey);
}

/** The same message with another header. */
function withHeader(jwe: string, change: (header: Record<string, unknown>) => object): string {
  const [head = '', ...rest] = jwe.split('.');
  const header = JSON.parse(Buffer.from(head, 'base64url').toString());
  return [Buffer.from(JSON.stringify(change(header))).toString('base64url'), ...rest].join('.');
}

test('what a JOSE library seals is opened', async () => {
  for (let nr = 0; nr < 50; nr++) expect(openJwe(await seal(), keyOf).toString()).toBe(plain);
});

test('parties that are named take part in the key', async () => {
  const party = { apu: new TextEncoder().encode('Alice'), apv: new TextEncoder().encode('Bob') };
  const jwe = await seal({}, party);
  expect(openJwe(jwe, keyOf).toString()).toBe(plain);
  expect(() =>
    openJwe(
      withHeader(jwe, ({ apu, ...rest }) => rest),
      keyOf,
    ),
  ).toThrow();
});

test('one changed letter anywhere is refused', async () => {
  const jwe = await seal();
  for (let at = 0; at < jwe.length; at++) {
    // The first bits of a letter always mean something; those of the last letter of a part need not.
    const changed = /[A-Za-f]/.test(jwe[at] ?? '') ? 'z' : 'A';
    expect(() => openJwe(jwe.slice(0, at) + changed + jwe.slice(at + 1), keyOf), `at ${at}`).toThrow();
  }
});

test('other algorithms, curves, keys, points, lengths and extensions are refused', async () => {
  const good = await seal();
  const parts = good.split('.');
  const other = await generateKeyPair('ECDH-ES', { crv: 'P-384', extractable: true });
  const p384 = await exportJWK(other.publicKey);
  const cut = (nr: number, length: number) =>
    parts.map((part, at) => (at === nr ? part.slice(0, length) : part)).join('.');
  const cases = [
    '',
    '....',
    'no jwe at all',
    `${good}.`,
    parts.slice(0, 4).join('.'),
    [parts[0], 'AAAA', ...parts.slice(2)].join('.'),
    cut(2, 10),
    cut(4, 6),
    cut(4, 0),
    `${good.slice(0, -1)}=`,
    await seal({ kid: 'another' }),
    await seal({ enc: 'A128GCM' }),
    withHeader(good, (header) => ({ ...header, alg: 'dir' })),
    withHeader(good, (header) => ({ ...header, zip: 'DEF' })),
    withHeader(good, (header) => ({ ...header, crit: ['exp'] })),
    withHeader(good, ({ epk, ...header }) => header),
    withHeader(good, (header) => ({ ...header, epk: p384 })),
    withHeader(good, (header) => ({ ...header, epk: { kty: 'EC', crv: 'P-256', x, y: x } })),
    withHeader(good, (header) => ({ ...header, epk: { kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA' } })),
    withHeader(good, () => []),
  ];
  for (const jwe of cases) expect(() => openJwe(jwe, keyOf), jwe).toThrow();
});
