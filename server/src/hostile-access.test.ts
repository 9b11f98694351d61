import { createSign, randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import type { Endpoint } from '@lanna/contract/endpoint';
import { WALLET_PATHS } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { type RefusalCode, refusalsOf } from '@lanna/contract/refusals';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { compose } from './compose.ts';
import { contractFixture, salaryAt } from './modules/commission/contracts/contracts.factory.ts';
import { createBrand } from './modules/house/brands/brand.factory.ts';
import { waitingDeposit } from './modules/money/cashier/deposit.factory.ts';
import { walletFixture } from './modules/money/vendor-wallet/wallet.fixture.ts';
import {
  existingPayout,
  existingWithdrawal,
  uploadedPicture,
} from './modules/money/withdrawals/existing.factory.ts';
import { bring } from './modules/people/agents/team.factory.ts';
import { sessionFor } from './modules/people/authentication/session.factory.ts';
import { addInvitation } from './modules/people/members/invitations/add-invitation.ts';
import { createMember } from './modules/people/members/member.factory.ts';
import { createPromotion, uploadPicture } from './modules/rewards/promotions/promotion.factory.ts';
import { openLog } from './platform/process/log.ts';
import { SETTINGS_KEPT_MS } from './platform/push/delayed-notify.ts';
import {
  type AccessRows,
  type Belongings,
  CALLERS,
  type Caller,
  type MachineRows,
  type Row,
  turnedAway,
} from './platform/testing/test-access.ts';
import { fixedClock } from './platform/testing/test-clock.ts';
import { testDatabase } from './platform/testing/test-database.ts';
import { testConfig } from './platform/testing/test-secrets.ts';
import { callersInTurn, SEED } from './test-callers-in-turn.ts';
import { mountedRoutes } from './test-mounted-routes.ts';
import { requestBody } from './test-request-body.ts';

/** Addresses that are no described call and no row of the table: files, health, docs, push, the vendors' side. */
const OTHER_ROUTES =
  /^\/(healthz|readyz|metrics|\.unreadable|\.too-long|(wps|ops)\/push|brand\.css|manifest\.webmanifest|(docs|art|assets|files|fonts|install)(\/.*)?|:images\/.+|vendor\/:vendor\/(user|transaction)\/\w+|[\w.-]+\.\w+|\*)$/;
const MODULES = new URL('./modules/', import.meta.url);
const MINUTE_MS = 60_000;
const THAI = '171.96.0.1';

const { portalUrl, db } = await testDatabase();
const clock = fixedClock();
const fixture = await walletFixture(db, { brand: { hosts: ['river.test'] } });
const river = fixture.brand;
const hill = await createBrand(db.kysely, { hosts: ['hill.test'] });
const member = await fixture.player({ balance: 10_000_000n });
await fixture.bet(member.bet());
const agent = await createMember(db, river, { type: 41 });
const subAgent = await bring(db, river, agent.memberId, { type: 2 });
const downline = await bring(db, river, subAgent.memberId);
const invitation = await addInvitation({ db, clock }, agent);
const contractId = await contractFixture(db, river, clock.now().toISOString()).propose(
  'upline',
  { memberId: agent.memberId, uplineId: null },
  salaryAt(300),
);
const promotionId = await createPromotion(db, river);
const applicationPictureId = await uploadPicture(db, { ...member, now: clock.now() });
const depositId = await waitingDeposit(db, { ...member, now: clock.now() });
const withdrawal = await existingWithdrawal(db, { ...member, now: clock.now() });
const payout = await existingPayout(db, { ...member, now: clock.now() }, 'paid');
const withdrawalPictureId = await uploadedPicture(db, { ...member, now: clock.now() });
const others = {
  member: await createMember(db, river),
  trial: await createMember(db, river, { type: 4 }),
  agent: await createMember(db, river, { type: 1 }),
  newPassword: await createMember(db, river),
  newTerms: await createMember(db, river, { termsVersion: '0' }),
  neighbour: await createMember(db, hill),
  neighbourAgent: await createMember(db, hill, { type: 42 }),
};
const portal = await compose({
  config: { ...testConfig(), databaseUrl: portalUrl },
  log: openLog('silent'),
  clock,
  roles: ['http', 'push'],
});
const { app } = portal;
const { accessTable, machines } = await readAccessRows();
const endpoints = new Map<string, Endpoint>();
const otherRoutes = new Set<string>();
app.addHook('onRequest', async ({ routeOptions: { url: address, config } }) => {
  if (config.endpoint) endpoints.set(`${config.endpoint.method} ${config.endpoint.path}`, config.endpoint);
  else if (address && !config.opsEndpoint) otherRoutes.add(address);
});
await app.ready();
afterAll(() => portal.stop());

await knockEverywhere();
// Limits have tests of their own; this one makes more calls in a minute than any of them allows.
beforeEach(() => db.kysely.deleteFrom('platform.rate_window').execute());
const calls = [...endpoints.keys()].sort();
const REPEATED_BY = `SEED=${SEED}`;
const kindOf = (call: string) => {
  const { access, open, openWhilePasswordDue, needsTerms, foreign, trialReceives } = accessTable[call] ?? {};
  const shape = [access, open, openWhilePasswordDue, needsTerms, foreign !== undefined, trialReceives];
  return JSON.stringify([...shape, call.startsWith('GET ')]);
};
/** One call of each kind of access meets all; any other meets those whose turn it is. */
const turns = callersInTurn(calls, { kindOf });
/** The same for who calls; what concerns money is called by all. */
const callerTurns = callersInTurn(calls, {
  kindOf,
  always: (call) => {
    const { needsTerms, needsOpenBrand, idempotent } = endpointOf(call);
    return !call.startsWith('GET ') && Boolean(needsTerms || needsOpenBrand || idempotent);
  },
});

test('every call has a row in the access table, and every other address is listed', () => {
  expect(calls.length).toBeGreaterThan(20);
  expect(calls.filter((call) => !accessTable[call])).toEqual([]);
  expect(Object.keys(accessTable).filter((call) => !calls.includes(call))).toEqual([]);
  expect(
    [...otherRoutes]
      .filter((address) => !OTHER_ROUTES.test(address))
      .map((address) => `POST ${address}`)
      .sort(),
  ).toEqual(Object.keys(machines).sort());
});

test('a path with an id declares the answer to other callers who send it', () => {
  const silent = calls.filter((call) => call.includes(':') && !rowOf(call).foreign);
  expect(silent).toEqual([]);
});

test('every call that changes a player’s data declares whether the terms must be accepted for it', () => {
  const silent = calls.filter(
    (call) =>
      !call.startsWith('GET ') && rowOf(call).access === 'player' && rowOf(call).needsTerms === undefined,
  );
  expect(silent).toEqual([]);
});

test.each(calls)('%s answers each caller as declared, without data of another member', async (call) => {
  const row = rowOf(call);
  const received: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  for (const caller of callersFor(call)) {
    const belongings = await belongingsOfMember();
    const token = await tokenOf(caller);
    const { code, text } = await ask(call, { token, belongings });
    received[caller] = code;
    expected[caller] = answerTo(caller, row);
    for (const owner of ['member', 'agent'] as const)
      for (const secret of caller === owner ? [] : secretsOf(belongings)[owner])
        expect(text, `${caller} is told of the ${owner}`).not.toContain(secret);
  }
  expect(received, REPEATED_BY).toEqual(expected);
});

test.each(calls.filter((call) => hasForeignIds(call)))('%s refuses ids of another brand', async (call) => {
  const neighbour = ownerOf(rowOf(call)) === 'agent' ? others.neighbourAgent : others.neighbour;
  const { code } = await ask(call, { token: await open(neighbour), host: 'hill.test' });
  expect(code).toBe(rowOf(call).foreign);
});

test.each(calls)('%s is refused on a host without a brand', async (call) => {
  const { code } = await ask(call, { token: await tokenOf('member'), host: 'evil.test' });
  expect(code).toBe('domain_unknown');
});

test.each(calls)('%s is answered in a closed site only if it is declared open', async (call) => {
  const isOpen = rowOf(call).open ?? false;
  const notice = { TH: 'ปิดปรับปรุง', EN: 'Closed' };
  await setSite({ maintenance: { notice } });
  for (const caller of turns.metBy(call, ['visitor', 'member'] as const)) {
    const { code } = await ask(call, { token: await tokenOf(caller) });
    if (isOpen) expect(code, caller).not.toBe('maintenance');
    else expect(code, caller).toBe('maintenance');
  }
  await setSite({ region: { mode: 'allow', countries: ['TH'] } });
  const forwarded = { 'x-forwarded-for': THAI, 'x-real-ip': THAI, forwarded: `for=${THAI}` };
  for (const headers of turns.metBy(call, [{}, forwarded])) {
    const { code } = await ask(call, { token: await tokenOf('member'), headers });
    if (isOpen) expect(code).not.toBe('region_blocked');
    else expect(code).toBe('region_blocked');
  }
  expect((await ask(call, { address: THAI })).code).not.toBe('region_blocked');
  await setSite({});
});

test.each(calls.filter((call) => !call.startsWith('GET ')))(
  '%s cannot be made by a form of another site',
  async (call) => {
    const token = await tokenOf(rowOf(call).access === 'agent' ? 'agent' : 'member');
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const origin of turns.metBy(call, ['https://evil.test', 'https://hill.test', 'null'])) {
      const reply = await ask(call, { token, raw: 'a=1', headers: { ...form, origin } });
      expect(reply.code, origin).toBe('domain_unknown');
    }
    // Browsers that name no page: what a form can send is not what the call takes.
    const types = [
      'text/plain',
      'multipart/form-data; boundary=x',
      ...(endpointOf(call).form ? [] : [form['content-type']]),
    ];
    for (const type of turns.metBy(call, types)) {
      const reply = await ask(call, { token, raw: 'a=1', headers: { 'content-type': type } });
      expect(reply.code, type).toBe('wrong_content_type');
    }
  },
);

test.each(Object.entries(machines))(
  '%s is answered to every caller, with and without a forged signature, as its row says, and nothing is kept',
  async (call, { input, http, says, tables }) => {
    const { params, body, signedHeader } = await input({ db, now: clock.now() });
    const payload = JSON.stringify(body);
    const url = call.slice('POST '.length).replace(/:(\w+)/g, (_, name: string) => params[name] ?? 'x');
    const forged = createSign('RSA-SHA256').update(payload).sign(fixture.vendor.privateKey, 'base64');
    const kept = () => Promise.all(tables.map((table) => db.kysely.selectFrom(table).selectAll().execute()));
    // Machines are known to the portal within a second.
    const unsigned = { method: 'POST', url, headers: { host: 'river.test' }, payload } as const;
    await expect.poll(async () => (await app.inject(unsigned)).statusCode).toBe(http);
    const before = await kept();
    for (const caller of CALLERS) {
      const token = await tokenOf(caller);
      for (const signature of [undefined, 'bm90IGEgc2lnbmF0dXJl', forged])
        for (const host of ['river.test', 'hill.test', 'evil.test']) {
          asked += 1;
          const reply = await app.inject({
            method: 'POST',
            url,
            remoteAddress: `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
            headers: {
              host,
              'content-type': 'application/json',
              ...(token ? { authorization: `Bearer ${token}` } : {}),
              ...(signature ? { [signedHeader]: signature } : {}),
            },
            payload,
          });
          expect(reply.statusCode, `${caller}: ${reply.body}`).toBe(http);
          expect(reply.json()).toEqual(says);
        }
    }
    expect(await kept()).toEqual(before);
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const reply = await app.inject({ method, url, headers: { host: 'river.test' } });
      expect(reply.statusCode, method).not.toBe(200);
    }
  },
);

test('metrics are served to this machine alone, whatever the forwarding headers claim', async () => {
  for (const headers of [{}, { 'x-forwarded-for': '127.0.0.1' }]) {
    const reply = await app.inject({
      url: '/metrics',
      remoteAddress: THAI,
      headers: { host: 'river.test', ...headers },
    });
    expect(reply.statusCode).toBe(404);
  }
  expect((await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).statusCode).toBe(200);
});

test.each(WALLET_PATHS)('/vendor%s refuses every call without the vendor’s signature', async (path) => {
  const body = JSON.stringify({ ...member.bet(), reference_transaction_uuid: randomUUID() });
  const otherBody = createSign('RSA-SHA256').update(`${body} `).sign(fixture.vendor.privateKey, 'base64');
  const forged = [
    {},
    { [fixture.vendor.signature_header]: 'bm90IGEgc2lnbmF0dXJl' },
    { [fixture.vendor.signature_header]: otherBody },
  ];
  for (const headers of forged) {
    const reply = await app.inject({
      method: 'POST',
      url: `/vendor/${fixture.vendor.code}${path}`,
      headers: { 'content-type': 'application/json', ...headers },
      payload: body,
    });
    expect(reply.json()).toMatchObject({ status: 'RS_ERROR_INVALID_SIGNATURE', user: '', balance: 0 });
  }
});

test('health and API description are open to every caller', async () => {
  for (const address of ['/healthz', '/readyz', '/docs/json'])
    expect((await app.inject({ url: address, remoteAddress: THAI })).statusCode, address).toBe(200);
});

test.each([
  '/wps/nothing',
  '/ops/',
  '/wps/../wps/member/info',
  '/wps/%2e%2e/package.json',
  '/wps/member/info%00',
  '//wps/member/info',
  '/WPS/member/info',
  '/wps/member%2finfo',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/..%2f..%2fpackage.json',
  '/.env',
  '/.git/config',
])('%s leads nowhere', async (address) => {
  const reply = await app.inject({ url: address, remoteAddress: THAI, headers: { host: 'river.test' } });
  expect(reply.body).not.toMatch(/"success":true|"workspaces"|DATABASE_URL|repositoryformatversion/);
  expect(reply.statusCode).toBeLessThan(500);
});

test.each(['PATCH', 'OPTIONS', 'TRACE', 'POST'] as const)(
  '%s is refused where only reading is described',
  async (method) => {
    const token = await tokenOf('member');
    const headers = { host: 'river.test', authorization: `Bearer ${token}` };
    const reply = await app.inject({ method, url: '/wps/member/info', headers, remoteAddress: THAI });
    expect(reply.json()).toMatchObject({ success: false, code: 'not_found' });
  },
);

/* — how they are asked — */

interface Question {
  token?: string | undefined;
  host?: string;
  address?: string;
  headers?: Record<string, string>;
  /** A body as it is, instead of the row's. */
  raw?: string;
  belongings?: Belongings;
}

let asked = 0;

async function ask(call: string, question: Question): Promise<{ code: string; text: string }> {
  asked += 1;
  const endpoint = endpointOf(call);
  const input = rowOf(call).input?.(question.belongings ?? (await belongingsOfMember())) ?? {};
  const body = input.body && (await requestBody({ app, clock, host: 'river.test' }, endpoint, input.body));
  const reply = await app.inject({
    method: endpoint.method,
    url: endpoint.path.replace(/:(\w+)/g, (_, name: string) => input.params?.[name] ?? 'x'),
    ...(input.query ? { query: input.query } : {}),
    // Each caller has an address of its own: limits have tests of their own.
    remoteAddress: question.address ?? `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
    headers: {
      host: question.host ?? 'river.test',
      'idempotency-key': randomUUID(),
      ...(question.token ? { authorization: `Bearer ${question.token}` } : {}),
      ...body?.headers,
      ...question.headers,
    },
    ...(question.raw !== undefined ? { payload: question.raw } : body ? { payload: body.text } : {}),
  });
  const isFile = reply.headers['content-type']?.startsWith('text/csv') ?? false;
  const answer = isFile ? { success: reply.statusCode === 200 } : reply.json();
  const code = answer.success ? 'ok' : String(answer.code);
  expect(['ok', ...declared(endpoint)], `${call} answers ${code}`).toContain(code);
  return { code, text: reply.body };
}

/** Every refusal /docs promises for the call, but the one for a crash: no request may cause it. */
function declared(endpoint: Endpoint): string[] {
  return [...refusalsOf(endpoint)].filter((code) => code !== 'unknown_error');
}

function answerTo(caller: Caller, row: Row): unknown {
  const refused = refusalOf(caller, row);
  const isForeign = caller !== ownerOf(row) && row.foreign !== undefined && row.foreign !== 'unowned';
  return refused ?? (isForeign ? row.foreign : (row.receives ?? 'ok'));
}

function refusalOf(caller: Caller, row: Row): RefusalCode | undefined {
  if (caller === 'member who must change the password' && row.openWhilePasswordDue) return undefined;
  if (caller === 'member who has not accepted the terms' && row.needsTerms) return 'terms_due';
  return turnedAway(row.access, caller) ?? (caller === 'trial' ? row.trialReceives : undefined);
}

/** Who is turned away, who has access and owns nothing that is asked for, and the owner: one of each, where the call does not meet all. */
function callersFor(call: string): readonly Caller[] {
  if (callerTurns.meetsAll(call)) return CALLERS;
  const row = rowOf(call);
  const strangers = CALLERS.filter((caller) => refusalOf(caller, row));
  const others = CALLERS.filter((caller) => !refusalOf(caller, row) && caller !== ownerOf(row));
  return [...callerTurns.oneFor(call, strangers), ...callerTurns.oneFor(call, others), ownerOf(row)];
}

/** The owner of the ids that a call is made with. */
function ownerOf(row: Row): 'member' | 'agent' {
  return row.access === 'agent' ? 'agent' : 'member';
}

async function tokenOf(caller: Caller): Promise<string | undefined> {
  switch (caller) {
    case 'visitor':
      return undefined;
    case 'member':
      return open(member);
    case 'other member':
      return open(others.member);
    case 'trial':
      return open(others.trial);
    case 'agent':
      return open(agent);
    case 'other agent':
      return open(others.agent);
    case 'member of another brand':
      return open(others.neighbour);
    case 'agent of another brand':
      return open(others.neighbourAgent);
    case 'member who has logged out': {
      // A new member each time: log-outs of one member are limited.
      const token = await open(await createMember(db, river));
      await ask('DELETE /wps/session/logout', { token });
      return token;
    }
    case 'member who was away for long':
      return open(member, new Date(clock.now().getTime() - 32 * MINUTE_MS));
    case 'holder of a cut token':
      return (await open(member)).slice(0, -1);
    case 'member who must change the password':
      return openWithPasswordDue();
    case 'member who has not accepted the terms':
      await forgetTerms();
      return open(others.newTerms);
  }
}

function open(person: { merchantId: string; memberId: string }, now = clock.now()): Promise<string> {
  return sessionFor(db, person, now);
}

async function openWithPasswordDue(): Promise<string> {
  const token = await open(others.newPassword);
  await db.kysely
    .updateTable('authentication.session')
    .set({ password_change_due: true })
    .where('member_id', '=', others.newPassword.memberId)
    .execute();
  return token;
}

/** As a new version of the terms would: one of the calls accepts them. */
async function forgetTerms() {
  await db.kysely
    .updateTable('members.member')
    .set({ terms_version: '0' })
    .where('id', '=', others.newTerms.memberId)
    .execute();
}

async function belongingsOfMember(): Promise<Belongings> {
  await open(member);
  const session = await db.kysely
    .selectFrom('authentication.session')
    .select('id')
    .where('member_id', '=', member.memberId)
    .where('ended_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const bet = await db.kysely
    .selectFrom('bets.bet')
    .select('id')
    .where('member_id', '=', member.memberId)
    .executeTakeFirstOrThrow();
  return {
    gameId: fixture.game.id,
    betId: bet.id,
    sessionId: session.id,
    downlineId: downline.memberId,
    lineToDownline: `${subAgent.memberId},${downline.memberId}`,
    invitationCode: invitation.code,
    contractId,
    promotionId,
    applicationPictureId,
    depositId,
    bankAccountId: withdrawal.accountId,
    withdrawalId: withdrawal.id,
    payoutId: payout.id,
    withdrawalPictureId,
  };
}

function secretsOf({ betId, sessionId }: Belongings): Record<'member' | 'agent', string[]> {
  const team = [subAgent, downline].flatMap(({ memberId, walletUser, username }) => [
    memberId,
    walletUser,
    username,
  ]);
  return {
    member: [
      member.memberId,
      member.walletUser,
      member.username,
      betId,
      sessionId,
      applicationPictureId,
      depositId,
      withdrawal.id,
      withdrawal.accountId,
      payout.id,
    ],
    agent: [agent.memberId, agent.walletUser, agent.username, invitation.code, ...team],
  };
}

async function setSite(site: Record<string, unknown>) {
  await db.kysely
    .updateTable('brands.merchant')
    .set({ settings: JSON.stringify({ site }) })
    .where('id', '=', river.id)
    .execute();
  clock.advance(SETTINGS_KEPT_MS);
}

/** The rows that each topic declares, found by its place. */
async function readAccessRows(): Promise<{ accessTable: AccessRows; machines: MachineRows }> {
  const accessTable: AccessRows = {};
  const machines: MachineRows = {};
  for (const file of globSync('*/*/access.factory.ts', { cwd: MODULES })) {
    const { accessRows, machineRows }: { accessRows?: AccessRows; machineRows?: MachineRows } = await import(
      new URL(file, MODULES).href
    );
    Object.assign(accessTable, accessRows);
    Object.assign(machines, machineRows);
  }
  return { accessTable, machines };
}

function rowOf(call: string): Row {
  const row = accessTable[call];
  if (!row) throw new Error(`${call} has no row in access.factory.ts of its topic`);
  return row;
}

function endpointOf(call: string): Endpoint {
  const endpoint = endpoints.get(call);
  if (!endpoint) throw new Error(`${call} is not mounted`);
  return endpoint;
}

function hasForeignIds(call: string): boolean {
  const foreign = accessTable[call]?.foreign;
  return foreign !== undefined && foreign !== 'unowned';
}

/** Every address the server has is called once; the hook above notes which exist. */
async function knockEverywhere() {
  for (const { methods, address } of mountedRoutes(app))
    for (const method of methods)
      await app.inject({ method, url: address, headers: { host: 'unknown.test' } });
}
