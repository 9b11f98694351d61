import { expect, test } from 'vitest';
import { newSecretKey, readSecretKeys, secretBox } from './secret-box.ts';

const keysOf = (text: string) => readSecretKeys(text) ?? expect.fail('these are no keys');
const [first, second] = [newSecretKey(), newSecretKey()];
const box = secretBox(keysOf(first));
const place = { table: 'authentication.totp', row: 'member 1' };

test('a sealed secret opens at its own place, and its text is unreadable', () => {
  const sealed = box.seal('รหัส secret', place);
  expect(sealed).toMatch(/^sealed:[0-9a-f]{16}:[\w-]+$/);
  expect(Buffer.from(sealed.split(':')[2] ?? '', 'base64url').toString()).not.toContain('secret');
  expect(box.open(sealed, place)).toBe('รหัส secret');
});

test('the same secret is sealed differently each time', () => {
  expect(box.seal('same', place)).not.toBe(box.seal('same', place));
});

test.each([
  ['another member', { ...place, row: 'member 2' }],
  ['another table', { ...place, table: 'security.totp_setup' }],
  ['names run together', { table: 'authentication.totp\nmember', row: '1' }],
])('copied to %s it opens nothing', (_what, elsewhere) => {
  expect(() => box.open(box.seal('mine', place), elsewhere)).toThrow();
});

test('a sealed secret with one changed bit is refused', () => {
  const [, id, text = ''] = box.seal('mine', place).split(':');
  const bytes = Buffer.from(text, 'base64url');
  for (let at = 0; at < bytes.length; at++) {
    const touched = Buffer.from(bytes);
    touched[at] = (touched[at] ?? 0) ^ 1;
    expect(() => box.open(`sealed:${id}:${touched.toString('base64url')}`, place)).toThrow();
  }
});

test.each(['', 'JBSWY3DPEHPK3PXP', 'sealed:', 'sealed:0123456789abcdef:', 'sealed:0123456789abcdef:AAAA'])(
  '%j was never sealed, and is not taken for a secret',
  (text) => {
    expect(() => box.open(text, place)).toThrow(/sealed with none of SECRET_KEYS/);
  },
);

test('a newer key seals, the older one still opens, and an unknown key opens nothing', () => {
  const old = box.seal('mine', place);
  const rotated = secretBox(keysOf(`${second}, ${first}`));
  expect(rotated.open(old, place)).toBe('mine');
  expect([old, rotated.seal('mine', place)].map((sealed) => sealed.split(':')[1])).toEqual([
    box.keyId,
    rotated.keyId,
  ]);
  expect(() => box.open(rotated.seal('mine', place), place)).toThrow(/sealed with none of SECRET_KEYS/);
  expect([rotated.hasKey(box.keyId), box.hasKey(rotated.keyId)]).toEqual([true, false]);
});

test.each(['', 'short', newSecretKey().slice(0, 40), `${newSecretKey()},`, `${newSecretKey()},short`])(
  '%j is no list of keys',
  (text) => {
    expect(readSecretKeys(text)).toBeUndefined();
  },
);
