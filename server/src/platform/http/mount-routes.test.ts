import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { endpoint, SHARED_ADDRESS_READERS } from '@lanna/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { CompactEncrypt, importJWK } from 'jose';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { openLog } from '../process/log.ts';
import { Refusal } from '../refusals/refusal.ts';
import { bodyEncryption } from '../sealing/body-encryption.ts';
import { fixedClock } from '../testing/test-clock.ts';
import { testDatabase } from '../testing/test-database.ts';
import { testSecrets } from '../testing/test-secrets.ts';
import { buildApp } from './build-app.ts';
import { type Brand, csvRoute, type Route, route } from './calls/route.ts';
import { mountRoutes } from './mount-routes.ts';

const { db } = await testDatabase();
const TOKEN = { member: 'm'.repeat(43), trial: 't'.repeat(43), agent: 'a'.repeat(43) };
const CLOSED_ADDRESS = '8.8.8.8';
const brand: Brand = {
  id: 'b1',
  code: 'LANNA',
  currency: 'THB',
  country: 'TH',
  timeZone: 'Asia/Bangkok',
  defaultLanguage: 'TH',
};
const common = {
  method: 'POST',
  module: 'TEST3',
  summary: 'test',
  value: z.object({ echo: z.string() }),
  refusals: ['bet_unknown'],
  limit: { max: 1000, windowSeconds: 60, by: 'address' },
} as const;
const body = z.object({ text: z.string().max(10) });

const app = await startProcess();
const behindProxy = await startProcess({ trustProxy: ['10.0.0.0/8'] });
let address = 0;
beforeEach(() => {
  address += 1;
});

async function startProcess({ trustProxy = [] as string[] } = {}): Promise<FastifyInstance> {
  const server = await buildApp({ log: openLog('silent'), trustProxy, frameSources: [] });
  mountRoutes(server, testRoutes(), {
    pool: db.pool,
    publicUrl: 'https://www.lanna.test:8443',
    encryption: bodyEncryption({ db, clock: fixedClock(), secrets: testSecrets() }),
    resolveBrand: async (host) =>
      ['localhost', '127.0.0.1', '[::1]'].includes(host.toLowerCase()) ? brand : undefined,
    resolveSession: async (token) => {
      const type = { [TOKEN.member]: 0, [TOKEN.trial]: 4, [TOKEN.agent]: 41 }[token];
      if (type === undefined) throw new Refusal('session_expired');
      return { memberId: `member-${type}`, sessionId: 's', type, passwordChangeDue: false, termsDue: null };
    },
    checkSite: async (_brand, from) => {
      if (from === CLOSED_ADDRESS) throw new Refusal('region_blocked', { ip: from, country: 'US' });
    },
  });
  await server.ready();
  afterAll(() => server.close());
  return server;
}

function testRoutes(): Route[] {
  const echo = async (call: { body: { text: string } }) => ({ echo: call.body.text });
  return [
    route(endpoint({ ...common, path: '/wps/test/open', access: 'anyone', body }), echo),
    route(
      endpoint({ ...common, path: '/wps/test/always', access: 'anyone', body, openWhenClosed: true }),
      echo,
    ),
    route(endpoint({ ...common, path: '/wps/test/form', access: 'anyone', body, form: true }), echo),
    route(endpoint({ ...common, path: '/wps/test/session', access: 'session', body }), echo),
    route(endpoint({ ...common, path: '/wps/test/player', access: 'player', body }), echo),
    route(endpoint({ ...common, path: '/wps/test/agent', access: 'agent', body }), echo),
    route(endpoint({ ...common, path: '/wps/test/optional', access: 'optional', body }), async (call) => ({
      echo: String(call.caller?.memberId),
    })),
    route(endpoint({ ...common, path: '/wps/test/sealed', access: 'anyone', body, encrypted: true }), echo),
    route(endpoint({ ...common, path: '/wps/test/once', access: 'session', body, idempotent: true }), echo),
    route(
      endpoint({
        ...common,
        path: '/wps/test/limited',
        access: 'anyone',
        body,
        limit: { max: 3, windowSeconds: 60, by: 'address' },
      }),
      echo,
    ),
    route(
      endpoint({
        ...common,
        method: 'GET',
        path: '/wps/test/read',
        access: 'optional',
        limit: { max: 3, windowSeconds: 60, by: 'reader' },
      }),
      async () => ({ echo: 'read' }),
    ),
    route(
      endpoint({
        ...common,
        path: '/wps/test/daily',
        access: 'anyone',
        body,
        limit: { max: 3, windowSeconds: 86_400, by: 'address' },
      }),
      echo,
    ),
    route(endpoint({ ...common, path: '/wps/test/address', access: 'anyone' }), async (call) => ({
      echo: `${call.host} ${call.origin}`,
    })),
    route(
      endpoint({
        ...common,
        method: 'GET',
        path: '/wps/test/text/:name',
        access: 'anyone',
        params: z.object({ name: z.string() }),
        query: z.object({ text: z.string().optional() }),
      }),
      async (call) => ({ echo: call.params.name + call.query.text }),
    ),
    route(
      endpoint({
        ...common,
        path: '/wps/test/nested',
        access: 'anyone',
        body: z.object({ list: z.array(z.record(z.string(), z.unknown())) }),
      }),
      async (call) => ({ echo: String(call.body.list.length) }),
    ),
    csvRoute(
      endpoint({
        ...common,
        method: 'GET',
        path: '/wps/test/file',
        access: 'agent',
        query: z.object({ rows: z.coerce.number().max(5000) }),
        value: z.string(),
      }),
      async (call) => ({ name: 'figures of May', header: ['name', 'won'], rows: fileRows(call.query.rows) }),
    ),
    route(endpoint({ ...common, path: '/wps/test/no', access: 'anyone', body }), async () => {
      throw new Refusal('bet_unknown', { id: '7' });
    }),
    route(endpoint({ ...common, path: '/wps/test/crash', access: 'anyone', body }), async () => {
      throw new Error('secret detail');
    }),
    route(endpoint({ ...common, path: '/wps/test/lost', access: 'anyone', body }), async () => {
      throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
    }),
  ];
}

async function* fileRows(rows: number) {
  for (let row = 1; row <= rows; row++) yield [row === 1 ? '=1+1' : `m${row}`, -BigInt(row) * 100_000n];
}

async function post(
  path: string,
  options: {
    token?: string;
    payload?: unknown;
    raw?: string;
    headers?: Record<string, string>;
    host?: string;
    from?: string;
    to?: FastifyInstance;
  } = {},
) {
  const reply = await (options.to ?? app).inject({
    method: 'POST',
    url: path,
    remoteAddress: options.from ?? `10.0.0.${address}`,
    headers: {
      host: options.host ?? 'localhost:3000',
      'content-type': 'application/json',
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      ...options.headers,
    },
    payload: options.raw ?? JSON.stringify(options.payload ?? { text: 'hello' }),
  });
  return { status: reply.statusCode, headers: reply.headers, json: reply.json() };
}

test('success travels in the envelope', async () => {
  expect(await post('/wps/test/open')).toMatchObject({
    status: 200,
    json: { success: true, value: { echo: 'hello' } },
  });
});

test('a file is sent row by row with its name, to those alone who may have it, and refuses as any other call', async () => {
  const ask = (rows: string, token: string) =>
    app.inject({
      url: `/wps/test/file?rows=${rows}`,
      remoteAddress: `10.0.0.${address}`,
      headers: { host: 'localhost', authorization: `Bearer ${token}` },
    });
  const file = await ask('1200', TOKEN.agent);
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="figures-of-May.csv"',
  });
  const lines = file.body.split('\r\n');
  expect(lines.slice(0, 3)).toEqual(['\uFEFFname,won', "'=1+1,-1.00", 'm2,-2.00']);
  expect(lines).toHaveLength(1202);
  expect((await ask('1', TOKEN.member)).json()).toMatchObject({ code: 'forbidden' });
  expect((await ask('many', TOKEN.agent)).json()).toMatchObject({ code: 'invalid_input' });
});

test('undeclared fields are left out, not refused', async () => {
  expect((await post('/wps/test/open', { payload: { text: 'a', admin: true } })).status).toBe(200);
});

test.each([
  ['a wrong type', { payload: { text: 5 } }, 400, 'invalid_input'],
  ['a missing field', { payload: {} }, 400, 'invalid_input'],
  ['broken JSON', { raw: '{"text":' }, 400, 'invalid_input'],
  ['an empty body', { raw: '' }, 400, 'invalid_input'],
  ['a poisoned prototype', { raw: '{"__proto__":{"x":1},"text":"a"}' }, 400, 'invalid_input'],
  ['another content type', { headers: { 'content-type': 'text/plain' } }, 415, 'wrong_content_type'],
  ['a body over the limit', { payload: { text: 'x'.repeat(70_000) } }, 413, 'body_too_large'],
  ['a host of no brand', { host: 'evil.test' }, 403, 'domain_unknown'],
  ['the module of another call', { headers: { moduleid: 'OTHER3' } }, 400, 'module_wrong'],
  ["another brand's code", { headers: { merchant: 'CHAOPHRAYA' } }, 403, 'domain_unknown'],
])('%s gets its documented refusal', async (_what, options, status, code) => {
  expect(await post('/wps/test/open', options)).toMatchObject({ status, json: { success: false, code } });
});

test('a malformed request says which fields failed', async () => {
  const { json } = await post('/wps/test/open', { payload: { text: 'longer than ten' } });
  expect(json.value.fields).toEqual([{ field: 'text', rule: 'too_big' }]);
});

test.each([
  ['/wps/test/session', undefined, 401, 'not_logged_in'],
  ['/wps/test/session', 'x'.repeat(43), 401, 'session_expired'],
  ['/wps/test/session', TOKEN.trial, 200, undefined],
  ['/wps/test/player', undefined, 401, 'not_logged_in'],
  ['/wps/test/player', TOKEN.trial, 403, 'trial_account'],
  ['/wps/test/player', TOKEN.member, 200, undefined],
  ['/wps/test/agent', TOKEN.member, 403, 'forbidden'],
  ['/wps/test/agent', TOKEN.agent, 200, undefined],
  ['/wps/test/optional', undefined, 200, undefined],
  ['/wps/test/optional', 'x'.repeat(43), 200, undefined],
])('%s called with token %s answers %i %s', async (path, token, status, code) => {
  const reply = await post(path, token ? { token } : {});
  expect(reply.status).toBe(status);
  expect(reply.json.code).toBe(code);
});

test('a caller without access is refused before the body is validated', async () => {
  expect((await post('/wps/test/player', { payload: { text: 5 } })).json.code).toBe('not_logged_in');
});

test('an encrypted call takes no plain body', async () => {
  expect((await post('/wps/test/sealed')).json.code).toBe('encryption_invalid');
  expect(
    (await post('/wps/test/sealed', { payload: { value: 'x' }, headers: { encryption: 'JWE' } })).json.code,
  ).toBe('encryption_invalid');
});

test('an idempotent call needs its key', async () => {
  expect((await post('/wps/test/once', { token: TOKEN.member })).json.code).toBe('idempotency_key_missing');
  expect(
    (await post('/wps/test/once', { token: TOKEN.member, headers: { 'idempotency-key': 'k'.repeat(16) } }))
      .status,
  ).toBe(200);
});

test('a form is accepted only by a call that declares it', async () => {
  const form = { raw: 'text=hello', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  expect((await post('/wps/test/form', form)).json.value).toEqual({ echo: 'hello' });
  expect((await post('/wps/test/open', form)).json.code).toBe('wrong_content_type');
  expect((await post('/wps/test/form')).json.code).toBe('wrong_content_type');
});

test('a closed site refuses every call that is not described as open, before it checks the token', async () => {
  const from = CLOSED_ADDRESS;
  expect(await post('/wps/test/open', { from })).toMatchObject({
    status: 403,
    json: { code: 'region_blocked', value: { ip: from, country: 'US' } },
  });
  expect((await post('/wps/test/player', { from, token: TOKEN.member })).json.code).toBe('region_blocked');
  expect((await post('/wps/test/player', { from })).json.code).toBe('region_blocked');
  expect((await post('/wps/test/always', { from })).status).toBe(200);
});

test.each(['https://evil.test', 'http://localhost', 'http://localhost:3001', 'null', 'nonsense'])(
  'a page at %s changes nothing through a visitor’s browser, by form or by script',
  async (origin) => {
    const form = {
      raw: 'text=hello',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    };
    expect((await post('/wps/test/form', form)).json.code).toBe('domain_unknown');
    expect((await post('/wps/test/open', { headers: { origin } })).json.code).toBe('domain_unknown');
  },
);

test('a page of the site itself may call', async () => {
  expect((await post('/wps/test/open', { headers: { origin: 'http://localhost:3000' } })).status).toBe(200);
});

test('a refusal carries its facts and speaks the language asked for', async () => {
  const thai = await post('/wps/test/no');
  const english = await post('/wps/test/no', { headers: { language: 'EN' } });
  expect(thai.json).toEqual({
    success: false,
    code: 'bet_unknown',
    message: 'ไม่พบรายการเดิมพันนี้',
    value: { id: '7' },
  });
  expect(english.json.message).toBe('We could not find this bet.');
});

test('the answer to a crash holds a request id and no detail', async () => {
  const { status, json } = await post('/wps/test/crash');
  expect(status).toBe(500);
  expect(JSON.stringify(json)).not.toContain('secret');
  expect(json.value.requestId).toMatch(/^[0-9a-f-]{36}$/);
});

test('a stopped database is a 503 that says when to try again', async () => {
  expect(await post('/wps/test/lost')).toMatchObject({
    status: 503,
    headers: { 'retry-after': '2' },
    json: { code: 'service_unavailable' },
  });
});

test('one call over the limit is refused with the time to wait, and another address is not', async () => {
  for (let call = 0; call < 3; call++) expect((await post('/wps/test/limited')).status).toBe(200);
  const refused = await post('/wps/test/limited');
  expect(refused).toMatchObject({ status: 429, json: { code: 'too_many_requests' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  address += 100;
  expect((await post('/wps/test/limited')).status).toBe(200);
});

test('of those who share an address, each member reads as much as one reader may, and visitors have room for many', async () => {
  const get = (token?: string) =>
    app.inject({
      method: 'GET',
      url: '/wps/test/read',
      remoteAddress: '10.77.0.1',
      headers: { host: 'localhost', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    });
  const [one, other] = [TOKEN.member, TOKEN.agent];
  for (let call = 0; call < 3; call++) expect((await get(one)).statusCode).toBe(200);
  const refused = await get(one);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await get(other)).statusCode).toBe(200);
  // What has come from the address by now counts for visitors too: twenty readers' worth, and not one call more.
  for (let call = 5; call < 3 * SHARED_ADDRESS_READERS; call++) expect((await get()).statusCode).toBe(200);
  expect((await get()).statusCode).toBe(429);
});

test('calls that change something are limited over all processes together', async () => {
  const second = await startProcess();
  for (const to of [app, second, app]) expect((await post('/wps/test/daily', { to })).status).toBe(200);
  const refused = await post('/wps/test/daily', { to: second });
  expect(refused).toMatchObject({ status: 429, json: { code: 'too_many_requests' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('an unknown path below an API prefix is a refusal, never a page', async () => {
  const reply = await app.inject({
    method: 'GET',
    url: '/wps/nothing/here',
    headers: { host: 'localhost', accept: 'text/html' },
  });
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ success: false, code: 'not_found' });
});

test.each([
  ['a value', '/wps/test/open', 200],
  ['a refusal', '/wps/test/player', 401],
  ['a crash', '/wps/test/crash', 500],
  ['an unknown address', '/wps/test/nothing', 404],
])('%s carries the security headers', async (_what, path, expected) => {
  const { headers, status } = await post(path);
  expect(status).toBe(expected);
  expect(headers['content-security-policy']).toMatch(/object-src 'none'/);
  expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.any(String),
    'referrer-policy': expect.any(String),
    'permissions-policy': expect.stringContaining('camera=()'),
    'cache-control': 'no-store',
  });
});

test('/docs describes every call with its access and refusals', async () => {
  const { paths } = (await app.inject({ method: 'GET', url: '/docs/json' })).json();
  expect(Object.keys(paths)).toHaveLength(testRoutes().length);
  expect(paths['/wps/test/player'].post).toMatchObject({
    security: [{ session: [] }],
    description: expect.stringContaining('`trial_account`'),
  });
  expect(paths['/wps/test/player'].post.description).toContain('`region_blocked`, `maintenance`');
  expect(paths['/wps/test/always'].post.description).not.toContain('`maintenance`');
});

test.each([
  ['localhost', 'localhost https://localhost:8443'],
  ['LOCALHOST:80', 'localhost https://localhost:8443'],
  ['127.0.0.1:41234', '127.0.0.1 https://127.0.0.1:8443'],
  ['[::1]:3000', '[::1] https://[::1]:8443'],
])('addresses made for a call to %s have the scheme and port browsers use', async (host, echo) => {
  expect((await post('/wps/test/address', { host })).json.value).toEqual({ echo });
});

test.each([
  'localhost:x@evil.example',
  'localhost:3000@evil.example',
  'localhost/.evil.example',
  'localhost:3000:4000',
  'localhost evil.example',
  'localhost?',
  'localhost#',
  'localhost\\evil.example',
  '[::1]evil.example',
  '[::1',
  `${'a.'.repeat(200)}test`,
])('a host that could be read in two ways (%s) is refused before anything else', async (host) => {
  const refused = { status: 400, json: { code: 'invalid_input', value: { fields: [{ field: 'host' }] } } };
  expect(await post('/wps/test/address', { host })).toMatchObject(refused);
  const headers = { 'x-forwarded-host': host };
  expect(await post('/wps/test/address', { headers, to: behindProxy })).toMatchObject(refused);
});

test('a trusted proxy’s host header only chooses among the brand’s hosts; its scheme is ignored', async () => {
  for (const proto of ['https://evil.example/?', 'javascript', 'http', 'https, http', '']) {
    const headers = { 'x-forwarded-proto': proto, 'x-forwarded-host': '127.0.0.1:9' };
    const { json } = await post('/wps/test/address', { headers, to: behindProxy });
    expect(json.value).toEqual({ echo: '127.0.0.1 https://127.0.0.1:8443' });
  }
  const headers = { 'x-forwarded-host': 'evil.example' };
  expect((await post('/wps/test/address', { headers, to: behindProxy })).json.code).toBe('domain_unknown');
  expect((await post('/wps/test/address', { headers })).json.value).toEqual({
    echo: 'localhost https://localhost:8443',
  });
});

const NUL = String.fromCharCode(0);
const HALF = String.fromCharCode(0xd800);

test.each([
  ['a NUL in an address', '/wps/test/text/a%00b'],
  ['a NUL in a query', '/wps/test/text/a?text=b%00'],
  ['a NUL in an undeclared field', '/wps/test/text/a?text=b&more=%00'],
  ['a NUL in the name of a field', '/wps/test/text/a?te%00xt=b'],
  ['a NUL in an address that is no call', '/somewhere/%00'],
])('%s is refused, whatever the schema says', async (_, url) => {
  const reply = await app.inject({ url, headers: { host: 'localhost' } });
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_input']);
});

test.each([
  ['a NUL', NUL],
  ['half a surrogate pair', HALF],
])('%s is refused in every kind of body', async (_, odd) => {
  const refused = { status: 400, json: { code: 'invalid_input' } };
  expect(await post('/wps/test/open', { payload: { text: odd } })).toMatchObject({
    ...refused,
    json: { value: { fields: [{ field: 'text', rule: 'text' }] } },
  });
  expect(await post('/wps/test/nested', { payload: { list: [{ a: [{ b: odd }] }] } })).toMatchObject(refused);
  expect(await post('/wps/test/nested', { payload: { list: [{ [odd]: 1 }] } })).toMatchObject(refused);
  expect(await post('/wps/test/nested', { payload: { list: [{ b: 'whole: \u{1f600}' }] } })).toMatchObject({
    status: 200,
  });
  const [key] = await bodyEncryption({ db, clock: fixedClock(), secrets: testSecrets() }).publicKeys();
  const value = await new CompactEncrypt(
    Buffer.from(JSON.stringify({ text: odd, iat: fixedClock().now().getTime() / 1000, jti: randomUUID() })),
  )
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: String(key?.['kid']) })
    .encrypt(await importJWK(key ?? {}, 'ECDH-ES'));
  expect(
    await post('/wps/test/sealed', { payload: { value }, headers: { encryption: 'JWE' } }),
  ).toMatchObject(refused);
});

test('a body nested deeper than the call stack is answered like any other', async () => {
  const raw = `{"list":[{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}]}`;
  expect((await post('/wps/test/nested', { raw })).status).toBeLessThan(500);
});

test.each([
  ['an address that cannot be decoded', '/%zz', 400],
  ['a call’s address that cannot be decoded', '/wps/test/text/%e0%a4%a', 400],
  ['a parameter longer than any is', `/wps/test/text/${'a'.repeat(3000)}`, 414],
  ['a way out of a folder', '/docs/static/../x', 403],
])('%s is refused in the envelope, with the headers every answer has', async (_, path, status) => {
  const reply = await overTheWire(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(reply).toMatch(/"success":false,"code":"(invalid_input|forbidden|not_found)"/);
  expect(reply).toMatch(/content-security-policy: default-src 'self'/i);
});

test.each([
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['an unknown method', 'FETCH / HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ['a NUL in a header', 'GET / HTTP/1.1\r\nHost: localhost\r\nLanguage: T\0H\r\n\r\n', 400],
  ['headers without end', `GET / HTTP/1.1\r\nHost: localhost\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['something else than HTTP', '\x16\x03\x01\x02\0', 400],
])('%s is refused in the envelope', async (_, bytes, status) => {
  const reply = await overTheWire(bytes);
  expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(reply).toMatch(/"success":false,"code":"invalid_input"/);
  expect(reply).toMatch(/x-content-type-options: nosniff/i);
});

async function overTheWire(bytes: string): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const line = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  line.write(bytes);
  return text(line);
}
