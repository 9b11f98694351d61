import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('nothing set is a complete configuration', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    studioPort: 3100,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
  });
});

test.each([
  ['PORT', '70000'],
  ['PORT', 'web'],
  ['STUDIO_PORT', '0'],
  ['DATABASE_URL', 'mysql://x'],
  ['PUBLIC_URL', 'ftp://x'],
  ['LOG_LEVEL', 'loud'],
  ['SECRET_KEYS', 'too short'],
])('a wrong %s stops the start with a sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`not usable:\\n  ${name}:`));
});

test('a wrong setting is named, its value is not repeated', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://user:hunter2@host' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
  );
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
});

test.each([
  [{ SMTP_URL: 'smtp://mail.test' }, /SMTP_URL, SMTP_FROM/],
  [{ SMS_BASE_URL: 'https://sms.test', SMS_FROM: '+66' }, /SMS_ACCOUNT_SID.*all are needed/],
])('a provider that is set up halfway stops the start: %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});
