import { afterAll, expect, test } from 'vitest';
import { compose } from './compose.ts';
import { walletFixture } from './modules/money/vendor-wallet/wallet.fixture.ts';
import { sessionFor } from './modules/people/authentication/session.factory.ts';
import { CONSOLE_HOST } from './modules/people/operators/operator.factory.ts';
import { openLog } from './platform/process/log.ts';
import { fixedClock } from './platform/testing/test-clock.ts';
import { testDatabase } from './platform/testing/test-database.ts';
import { testConfig } from './platform/testing/test-secrets.ts';

const { portalUrl, db } = await testDatabase();
const fixture = await walletFixture(db, { brand: { hosts: ['river.test'] } });
const clock = fixedClock();
const member = await fixture.player();
const portal = await compose({
  config: { ...testConfig(), databaseUrl: portalUrl },
  log: openLog('silent'),
  clock,
  roles: ['http', 'push'],
});
const { app } = portal;
await app.ready();
afterAll(() => portal.stop());

const refused = { success: false, code: 'invalid_input' };
const malformed = { status: 'malformed' };
const wrongSyntax = { status: 'RS_ERROR_WRONG_SYNTAX' };

/** One call of each kind of mount, with a text of the path where it has one, and what it answers to what is malformed. */
const MOUNTS: {
  kind: string;
  method: 'GET' | 'POST';
  path: (text: string) => string;
  host?: string;
  http: 200 | 400;
  says: Record<string, unknown>;
}[] = [
  {
    kind: 'a call of the site',
    method: 'GET',
    path: (text) => `/wps/bets/${text}/receipt`,
    http: 400,
    says: refused,
  },
  {
    kind: 'a call of the console',
    method: 'GET',
    path: (text) => `/ops/members/${text}`,
    host: CONSOLE_HOST,
    http: 400,
    says: refused,
  },
  {
    kind: 'a gateway’s webhook',
    method: 'POST',
    path: (text) => `/payments/${text}/webhook`,
    http: 400,
    says: malformed,
  },
  { kind: 'a feed’s call', method: 'POST', path: (text) => `/lgw/feeds/${text}`, http: 400, says: malformed },
  {
    kind: 'a vendor’s wallet call',
    method: 'POST',
    path: (text) => `/vendor/${text}/transaction/bet`,
    http: 200,
    says: wrongSyntax,
  },
  { kind: 'a file', method: 'GET', path: (text) => `/art/vendor/${text}`, http: 400, says: refused },
  { kind: 'a page', method: 'GET', path: (text) => `/${text}`, http: 400, says: refused },
];
const each = MOUNTS.map((mount) => [mount.kind, mount] as const);
const NUL = '%00';

test.each(each)(
  '%s with a NUL in its address is malformed',
  async (_kind, { method, path, host, http, says }) => {
    for (const text of [NUL, `A${NUL}B`]) {
      const reply = await app.inject({ method, url: path(text), headers: { host: host ?? 'river.test' } });
      expect(reply.statusCode, reply.body).toBe(http);
      expect(reply.json()).toMatchObject(says);
    }
  },
);

test.each(each)(
  '%s with a NUL in its query is malformed',
  async (_kind, { method, path, host, http, says }) => {
    for (const query of [`a=${NUL}`, `${NUL}=a`]) {
      const url = `${path('ABC')}?${query}`;
      const reply = await app.inject({ method, url, headers: { host: host ?? 'river.test' } });
      expect(reply.statusCode, reply.body).toBe(http);
      expect(reply.json()).toMatchObject(says);
    }
  },
);

test.each(each)('%s for a host that is none is malformed', async (_kind, { method, path, http, says }) => {
  for (const host of ['localhost:x@evil.example', 'a b', '-.-..', `${'a'.repeat(261)}.test`]) {
    const reply = await app.inject({ method, url: path('ABC'), headers: { host } });
    expect(reply.statusCode, `${host}: ${reply.body}`).toBe(http);
    expect(reply.json()).toMatchObject(says);
  }
});

test.each(['{"a":"\\u0000"}', '{"\\u0000":1}', '{"a":["\\ud800"]}'])(
  'a wallet call that says %s has wrong syntax or wrong types',
  async (payload) => {
    const reply = await app.inject({
      method: 'POST',
      url: `/vendor/${fixture.vendor.code}/transaction/bet`,
      headers: {
        'content-type': 'application/json',
        [fixture.vendor.signature_header]: fixture.signatureOf(payload),
      },
      payload,
    });
    expect(['RS_ERROR_WRONG_SYNTAX', 'RS_ERROR_WRONG_TYPES']).toContain(reply.json().status);
  },
);

test('a body of a call of the site and of the console that no database can store is invalid input', async () => {
  const payload = JSON.stringify({
    name: 'a\u0000b',
    password: 'c',
    content: 'what cannot be stored: \u0000',
  });
  const headers = { 'content-type': 'application/json' };
  const token = await sessionFor(db, member, clock.now());
  for (const [method, url, more] of [
    ['POST', '/ops/session', { host: CONSOLE_HOST }],
    ['PUT', '/wps/feedback', { host: 'river.test', authorization: `Bearer ${token}` }],
  ] as const) {
    const reply = await app.inject({ method, url, headers: { ...headers, ...more }, payload });
    expect(reply.statusCode, `${url}: ${reply.body}`).toBe(400);
    expect(reply.json()).toMatchObject(refused);
  }
});
