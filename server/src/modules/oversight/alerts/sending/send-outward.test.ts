import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type OutwardMessage, sendOutward } from './send-outward.ts';

/** A service as their public interfaces describe it: it keeps what it was sent and answers as a test says. */
const received: { path: string; headers: IncomingHttpHeaders; body: string }[] = [];
let status = 200;
let location: string | undefined;
const server = createServer(async (request, reply) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { url: path = '', headers } = request;
  received.push({ path, headers, body: Buffer.concat(chunks).toString() });
  reply.writeHead(status, location === undefined ? {} : { location }).end('{}');
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());
const address = server.address();
const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
const places = { line: origin, telegram: origin, reach: { privateToo: true, origins: [] } };
const message = (kind: OutwardMessage['kind'], to: string, secret: string): OutwardMessage => ({
  ...{ id: '0199f0e0-0000-7000-8000-000000000001', kind, address: to, secret },
  ...{ title: '[RIVER] Deposits wait', text: 'Five wait.', href: 'https://console.test/alerts' },
  facts: { what: 'opened' },
  now: new Date('2026-11-29T10:00:00Z'),
});

beforeEach(() => {
  received.length = 0;
  status = 200;
  location = undefined;
});

test('LINE is sent a push message under a key by which it takes the same one once', async () => {
  const sent = message('line', `U${'0'.repeat(32)}`, 'token');
  expect(await sendOutward(places, sent)).toEqual({ outcome: 'taken' });
  expect(received).toMatchObject([
    { path: '/v2/bot/message/push', headers: { authorization: 'Bearer token', 'x-line-retry-key': sent.id } },
  ]);
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    to: sent.address,
    messages: [{ type: 'text', text: '[RIVER] Deposits wait\nFive wait.\nhttps://console.test/alerts' }],
  });
  status = 409;
  expect(await sendOutward(places, sent)).toEqual({ outcome: 'taken' });
});

test('Telegram is sent a message by the bot', async () => {
  await sendOutward(places, message('telegram', '-100123', '123:abc'));
  expect(received).toMatchObject([{ path: '/bot123:abc/sendMessage' }]);
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ chat_id: '-100123' });
});

test('a webhook’s receiver can check who sent it, and when', async () => {
  await sendOutward(places, message('webhook', `${origin}/hook`, 'shared key'));
  const [{ headers, body } = { headers: {} as IncomingHttpHeaders, body: '' }] = received;
  const [, seconds, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['lanna-signature'])) ?? [];
  expect(Number(seconds)).toBe(Date.parse('2026-11-29T10:00:00Z') / 1000);
  expect(signature).toBe(createHmac('sha256', 'shared key').update(`${seconds}.${body}`).digest('hex'));
});

test('what a service cannot take now is tried again; what it never takes is not', async () => {
  const outcomes: string[] = [];
  for (const answer of [200, 429, 503, 400, 403, 404]) {
    status = answer;
    outcomes.push((await sendOutward(places, message('webhook', `${origin}/hook`, 'k'))).outcome);
  }
  expect(outcomes).toEqual(['taken', 'later', 'later', 'refused', 'refused', 'refused']);
});

test('a redirect is followed nowhere, and this machine is called by no name', async () => {
  status = 307;
  location = `${origin}/inside`;
  expect((await sendOutward(places, message('webhook', `${origin}/hook`, 'k'))).outcome).toBe('refused');
  expect(received.map(({ path }) => path)).toEqual(['/hook']);
  const outside = { ...places, reach: { privateToo: false, origins: [] } };
  expect(await sendOutward(outside, message('webhook', `${origin}/hook`, 'k'))).toEqual({
    outcome: 'refused',
    why: 'address_refused',
  });
  expect(received.length).toBe(1);
});
