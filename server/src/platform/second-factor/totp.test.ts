import { URI } from 'otpauth';
import { expect, test } from 'vitest';
import { checkTotp, newTotp, type Totp } from './totp.ts';

/** RFC 6238, appendix B: the ASCII secret 12345678901234567890 and the SHA-1 codes, of which six digits are the last six. */
const RFC: Totp = { secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', lastStep: null };
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the vector of RFC 6238 at %i is taken', (seconds, code) => {
  expect(checkTotp(RFC, code.slice(2), at(seconds))).toEqual({ ...RFC, lastStep: Math.floor(seconds / 30) });
});

test('a code is good from one step before to one step after, no longer', () => {
  const code = '287082';
  expect(checkTotp(RFC, code, at(0))?.lastStep).toBe(1);
  expect(checkTotp(RFC, code, at(29))?.lastStep).toBe(1);
  expect(checkTotp(RFC, code, at(89))?.lastStep).toBe(1);
  expect(checkTotp(RFC, code, at(90))).toBeUndefined();
});

test('a code is taken once, however soon or late in its time', () => {
  const used = checkTotp(RFC, '287082', at(40));
  if (!used) throw new Error('refused');
  expect(checkTotp(used, '287082', at(40))).toBeUndefined();
  expect(checkTotp(used, '287082', at(80))).toBeUndefined();
});

test('an earlier code is refused after a later one was used', () => {
  expect(checkTotp({ ...RFC, lastStep: 2 }, '287082', at(59))).toBeUndefined();
  expect(checkTotp({ ...RFC, lastStep: 0 }, '287082', at(59))).toBeDefined();
});

test.each([
  '',
  '28708',
  '2870820',
  '287083',
  '94287082',
  'abcdef',
  '-87082',
  '2870.2',
  '2'.repeat(1_000_000),
  '\u0000',
])('a wrong code is refused: %#', (code) => {
  expect(checkTotp(RFC, code, at(59))).toBeUndefined();
});

test.each(['287 082', ' 287082 ', '๒๘๗๐๘๒'])('a code is read as people type it: %s', (code) => {
  expect(checkTotp(RFC, code, at(59))).toBeDefined();
});

test('what an app reads from the QR code gives codes that are taken', () => {
  const { totp, uri } = newTotp({ issuer: 'Lanna ล้านนา', account: 'สมชาย:x@y' });
  const app = URI.parse(uri);
  expect(app).toMatchObject({ issuer: 'Lanna ล้านนา', label: 'สมชาย:x@y', digits: 6, algorithm: 'SHA1' });
  expect('period' in app ? app.period : 0).toBe(30);
  const now = at(1_800_000_000);
  const code = 'period' in app ? app.generate({ timestamp: now.getTime() }) : '';
  expect(checkTotp(totp, code, now)).toBeDefined();
});

test('secrets have 160 bits and are never the same', () => {
  const secrets = Array.from({ length: 100 }, () => newTotp({ issuer: 'Lanna', account: 'a' }).totp.secret);
  expect(new Set(secrets).size).toBe(100);
  expect(secrets.every((secret) => /^[A-Z2-7]{32}$/.test(secret))).toBe(true);
});
