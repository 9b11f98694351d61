import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isBreached } from '../../server/src/platform/breached-passwords/is-breached.ts';
import { commonPasswordFilter, commonPasswords } from './common-passwords.ts';

test('the filter in the repository is the one this list makes', () => {
  const kept = readFileSync(
    new URL('../../server/src/platform/breached-passwords/common-passwords.bloom', import.meta.url),
  );
  expect(kept.equals(commonPasswordFilter())).toBe(true);
});

test('no password of the list is missed', () => {
  const all = commonPasswords();
  expect(all.length).toBeGreaterThan(90_000);
  expect(all.filter((password) => !isBreached(password))).toEqual([]);
});

test('a Thai word typed with the keyboard left in English is on the list', () => {
  expect(commonPasswords()).toContain('l;ylfu123');
});
