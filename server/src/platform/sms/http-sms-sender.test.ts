import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { httpSmsSender } from './http-sms-sender.ts';
import { SmsError } from './sms-sender.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function provider(handle: RequestListener): Promise<string> {
  const server = createServer(handle);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += String(part);
  return body;
}

function answering(status: number, body: unknown) {
  return provider((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
}

const sender = (baseUrl: string, over: { from?: string; timeoutMs?: number } = {}) =>
  httpSmsSender({ baseUrl, accountSid: 'AC0123', authToken: 't0ken', from: '+12025550100', ...over });

async function failureOf(sending: Promise<unknown>): Promise<SmsError> {
  const error = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof SmsError)) throw new Error(`expected an SmsError, got ${String(error)}`);
  return error;
}

const sms = { to: '+66812345678', text: 'รหัสของคุณคือ 123456 & อย่าบอกใคร' };

test("posts the form Twilio's API takes, with basic authentication", async () => {
  const seen: { method: string; url: string; authorization: string; type: string; body: string }[] = [];
  const baseUrl = await provider(async (request, response) => {
    seen.push({
      method: request.method ?? '',
      url: request.url ?? '',
      authorization: request.headers.authorization ?? '',
      type: request.headers['content-type'] ?? '',
      body: await bodyOf(request),
    });
    response.writeHead(201, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ sid: 'SM1', status: 'queued' }));
  });
  await sender(`${baseUrl}/`).send(sms);
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({
    method: 'POST',
    url: '/2010-04-01/Accounts/AC0123/Messages.json',
    authorization: `Basic ${Buffer.from('AC0123:t0ken').toString('base64')}`,
  });
  expect(seen[0]?.type).toMatch(/^application\/x-www-form-urlencoded/);
  expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toEqual({
    To: sms.to,
    Body: sms.text,
    From: '+12025550100',
  });
});

test('a messaging service stands in for a number', async () => {
  const bodies: string[] = [];
  const baseUrl = await provider(async (request, response) => {
    bodies.push(await bodyOf(request));
    response.writeHead(201).end('{}');
  });
  const from = `MG${'0123456789abcdef'.repeat(2)}`;
  await sender(baseUrl, { from }).send(sms);
  expect(new URLSearchParams(bodies[0]).get('MessagingServiceSid')).toBe(from);
  expect(new URLSearchParams(bodies[0]).has('From')).toBe(false);
});

test.each([
  [400, { code: 21211 }, 'invalid_number'],
  [400, { code: 21614 }, 'invalid_number'],
  [400, { code: 30002 }, 'quota_insufficient'],
  [429, { code: 63038 }, 'quota_insufficient'],
  [402, 'pay first', 'quota_insufficient'],
  [400, { code: 21408 }, 'not_enabled'],
  [400, { code: 21608 }, 'not_enabled'],
  [401, { code: 20003 }, 'not_enabled'],
  [403, '', 'not_enabled'],
  [429, { code: 20429 }, 'too_many_requests'],
  [429, '<html>slow down</html>', 'too_many_requests'],
  [400, { code: 99999 }, 'unknown'],
  [400, { code: '21211' }, 'unknown'],
  [400, 'null', 'unknown'],
  [500, 'crash', 'unknown'],
])('an answer %i %j means %s', async (status, body, code) => {
  const error = await failureOf(sender(await answering(status, body)).send(sms));
  expect(error.code).toBe(code);
});

test('a failure repeats neither number, text nor secret', async () => {
  const error = await failureOf(
    sender(await answering(400, { code: 21211, message: `The number ${sms.to} is bad` })).send(sms),
  );
  expect(`${error.message} ${String(error.cause)} ${error.stack}`).not.toMatch(/812345678|123456|t0ken/);
});

test('a request that the provider does not answer ends in a timeout', async () => {
  const baseUrl = await provider(() => {});
  const startedMs = performance.now();
  expect((await failureOf(sender(baseUrl, { timeoutMs: 200 }).send(sms))).code).toBe('unknown');
  expect(performance.now() - startedMs).toBeLessThan(1500);
});

test('an answer that never ends is cut by the timeout', async () => {
  const baseUrl = await provider((_request, response) => {
    response.writeHead(400).write('{"code":');
  });
  expect((await failureOf(sender(baseUrl, { timeoutMs: 200 }).send(sms))).code).toBe('unknown');
});

test('a refused connection is the failure `unknown`', async () => {
  expect((await failureOf(sender('http://127.0.0.1:1').send(sms))).code).toBe('unknown');
});

test('a redirect is not followed: it would carry the credentials to another host', async () => {
  let followed = false;
  const elsewhere = await provider((_request, response) => {
    followed = true;
    response.writeHead(201).end('{}');
  });
  const baseUrl = await provider((_request, response) => {
    response.writeHead(307, { location: elsewhere }).end();
  });
  expect((await failureOf(sender(baseUrl).send(sms))).code).toBe('unknown');
  expect(followed).toBe(false);
});

test.each(['0812345678', '+0812345678', '+66', '+66 81 234 5678', '+66812345678,+66812345679', ''])(
  'what is no E.164 number is refused here: %j',
  async (to) => {
    let called = false;
    const baseUrl = await provider((_request, response) => {
      called = true;
      response.writeHead(201).end('{}');
    });
    expect((await failureOf(sender(baseUrl).send({ ...sms, to }))).code).toBe('invalid_number');
    expect(called).toBe(false);
  },
);
