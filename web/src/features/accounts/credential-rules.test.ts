import { password, username } from '@lanna/contract/accounts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { confirmFault, PASSWORD_LENGTH, passwordFault, usernameFault } from './credential-rules.ts';

const nearlyNames = fc.string({ unit: fc.constantFrom('a', 'Z', '7', ' ', '_', 'ก'), maxLength: 24 });
test('the form lets through exactly the usernames the wire accepts', () => {
  fc.assert(
    fc.property(nearlyNames, (name) => {
      expect(usernameFault(name) === undefined).toBe(username.safeParse(name).success);
    }),
  );
});

test('the form lets through exactly the username lengths the wire accepts', () => {
  for (let length = 1; length <= 24; length += 1) {
    const name = 'a'.repeat(length);
    expect(usernameFault(name) === undefined).toBe(username.safeParse(name).success);
  }
});

test('the form lets through exactly the password lengths the wire accepts', () => {
  for (let length = 1; length <= PASSWORD_LENGTH.max + 2; length += 1) {
    const secret = 'x'.repeat(length);
    expect(passwordFault(secret) === undefined).toBe(password.safeParse(secret).success);
  }
});

test('an empty field is told apart from a wrong one', () => {
  expect(usernameFault('  ')).toBe('usernameMissing');
  expect(usernameFault('7somchai')).toBe('usernameForm');
  expect(passwordFault('')).toBe('passwordMissing');
  expect(confirmFault({ password: 'long enough', confirmPassword: '' })).toBe('confirmMissing');
});

test('the password must be repeated exactly', () => {
  expect(confirmFault({ password: 'long enough', confirmPassword: 'Long enough' })).toBe('confirmDiffers');
  expect(confirmFault({ password: 'long enough', confirmPassword: 'long enough' })).toBeUndefined();
});
