import { DEFAULT_SIGNATURE_HEADER } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { openLog } from '../../../platform/process/log.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { ANYWHERE } from '../../../platform/testing/test-reach.ts';
import { testSecrets } from '../../../platform/testing/test-secrets.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { type Answer, isSigned, startTestVendor } from './test-vendor.factory.ts';
import { vendorClient } from './vendor-client.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely);
const vendor = await startTestVendor();
const client = vendorClient({
  reach: ANYWHERE,
  db: db.kysely,
  secrets: testSecrets(),
  log: openLog('silent'),
  timeoutMs: 1500,
});
const reply = z.object({ ok: z.literal(true) });

beforeEach(() => {
  vendor.calls.length = 0;
  vendor.answer({ ok: true });
});

function post(url = `${vendor.url}/launch`, signatureHeader = DEFAULT_SIGNATURE_HEADER, by = client) {
  return by.post({
    merchantId: brand.id,
    vendor: { code: 'HUBX', signature_header: signatureHeader },
    url,
    body: { name: 'โคมทอง', nested: { b: 1, a: [true, null] } },
    reply,
  });
}

test('the signature holds over the bytes sent and over no others', async () => {
  expect(await post()).toEqual({ ok: true });
  const [call] = vendor.calls;
  if (!call) throw new Error('nothing was sent');
  expect(isSigned(call, DEFAULT_SIGNATURE_HEADER, brand.signingPublicKey)).toBe(true);
  const spaced = { ...call, raw: Buffer.from(JSON.stringify(call.body, null, 1)) };
  expect(isSigned(spaced, DEFAULT_SIGNATURE_HEADER, brand.signingPublicKey)).toBe(false);
  expect(call.headers['content-type']).toBe('application/json');
});

test('a vendor gets the signature in the header of its choice', async () => {
  await post(undefined, 'X-Hub-Sign');
  const [call] = vendor.calls;
  expect(call && isSigned(call, 'X-Hub-Sign', brand.signingPublicKey)).toBe(true);
  expect(call?.headers[DEFAULT_SIGNATURE_HEADER.toLowerCase()]).toBeUndefined();
});

const unreachable = { code: 'vendor_unreachable', facts: { vendor: 'HUBX' } };

test('a vendor that is not there is unreachable', async () => {
  await expect(post('http://127.0.0.1:9/launch')).rejects.toMatchObject(unreachable);
});

test.each([
  ['an answer that never comes', () => {}],
  ['an answer that trickles', (response) => void response.writeHead(200).write('{"ok":')],
  ['another status', (response) => void response.writeHead(500).end('{"ok":true}')],
  ['text that is no JSON', (response) => void response.writeHead(200).end('<html>')],
  ['another shape', (response) => void response.writeHead(200).end('{"ok":"yes"}')],
  ['nothing', (response) => void response.writeHead(200).end()],
  ['a cut line', (response) => void response.destroy()],
] satisfies [string, Answer][])('%s is unreachable', async (_, answer) => {
  vendor.answerWith(answer);
  await expect(post()).rejects.toMatchObject(unreachable);
});

test('a redirect is not followed', async () => {
  vendor.answerWith((response, { path }) =>
    path === '/launch'
      ? response.writeHead(307, { location: `${vendor.url}/elsewhere` }).end()
      : response.writeHead(200).end('{"ok":true}'),
  );
  await expect(post()).rejects.toMatchObject(unreachable);
  expect(vendor.calls.map((call) => call.path)).toEqual(['/launch']);
});

test('an answer larger than a vendor has reason to send is not read to its end', async () => {
  const padding = ' '.repeat(2 * 1024 * 1024);
  vendor.answerWith((response) => response.writeHead(200).end(`{"ok":true${padding}}`));
  await expect(post()).rejects.toMatchObject(unreachable);
});

test.each([
  'http://127.0.0.1:5432',
  'https://127.0.0.1:5432',
  'https://[::1]/launch',
  'https://0x7f.1/launch',
  'https://169.254.169.254/latest/meta-data',
  'https://studio/launch',
  'https://portal.localhost/launch',
  'http://hub.example/launch',
  'https://me:secret@hub.example/launch',
])('%s is called by no portal that was not opened to its own network', async (url) => {
  const closed = vendorClient({
    ...{ db: db.kysely, secrets: testSecrets(), log: openLog('silent'), timeoutMs: 1500 },
    reach: { privateToo: false, origins: [] },
  });
  await expect(post(url, undefined, closed)).rejects.toMatchObject(unreachable);
  await expect(post(`${vendor.url}/launch`, undefined, closed)).rejects.toMatchObject(unreachable);
  expect(vendor.calls).toEqual([]);
});

test('the house’s own studio is called wherever it is, and nothing else beside it', async () => {
  const { origin } = new URL(vendor.url);
  const own = vendorClient({
    ...{ db: db.kysely, secrets: testSecrets(), log: openLog('silent'), timeoutMs: 1500 },
    reach: { privateToo: false, origins: [origin] },
  });
  expect(await post(undefined, undefined, own)).toEqual({ ok: true });
  await expect(post('http://127.0.0.1:9/launch', undefined, own)).rejects.toMatchObject(unreachable);
});
