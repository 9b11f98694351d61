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
  ['NATS_URL', 'https://nats.test'],
  ['BUCKET_HOLDS', 'some'],
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
  [{ BUCKET_URL: 'https://store.test/lanna' }, /BUCKET_ACCESS_KEY_ID.*all are needed/],
  [{ NATS_URL: 'nats://nats.test', NATS_USER: 'http' }, /NATS_PASSWORD.*all are needed/],
  [{ SMS_BASE_URL: 'https://sms.test', SMS_FROM: '+66' }, /SMS_ACCOUNT_SID.*all are needed/],
])('a provider that is set up halfway stops the start: %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});
