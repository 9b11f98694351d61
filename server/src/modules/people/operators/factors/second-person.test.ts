import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { proposalKind } from '../../../../platform/ops/operator-gate.ts';
import { outbox } from '../../../../platform/outbox/outbox.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import { softwareAuthenticator } from '../../../../platform/second-factor/software-authenticator.factory.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import {
  addPasskeyTo,
  CONSOLE_HOST,
  createOperator,
  OPERATOR_PASSWORD,
  openOperatorSession,
} from '../operator.factory.ts';
import { opsServer } from '../ops.fixture.ts';
import { noteFactor } from './known-factor.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const river = await createBrand(db.kysely, { code: 'RIVER', hosts: ['river.test'] });
const DAY_MS = 24 * 3_600_000;
const reason = 'Asked for by the team lead';
let lit = 0;
const lamps = proposalKind({
  kind: 'lamps.light',
  permission: 'lamps.light',
  payload: z.object({}),
  carryOut: async () => {
    lit += 1;
    return {};
  },
});
const { ask, gate } = await opsServer(db, {
  clock,
  permissions: ['lamps.light'],
  routes: [],
  kinds: [lamps],
});

beforeEach(async () => {
  await db.kysely.deleteFrom('platform.rate_window').execute();
  await db.kysely.deleteFrom('authentication.attempt').execute();
});

interface Person {
  id: string;
  name: string;
  cookie: string;
}
const owner = (): Promise<Person> => createOperator(db, { now: clock.now() });
/** In a browser: a session whose cookie stands beside that of the device. */
const sessionIn = (person: Person, device = randomBytes(32).toString('base64url'), factor = false) =>
  openOperatorSession(db, person.id, clock.now(), { factor, device });
const approve = (id: string, cookie: string) =>
  ask(`POST /ops/proposals/${id}/approve`, cookie, { body: {} });
const show = async (id: string, cookie: string) => (await ask(`GET /ops/proposals/${id}`, cookie)).value;
const setStatus = (cookie: string, id: string, status: string, version: number) =>
  ask(`PUT /ops/operators/${id}/status`, cookie, { body: { status, version, reason } });
const sessionIdOf = async (cookie: string) => {
  const { value } = await ask('GET /ops/me/security', cookie);
  return value.sessions.find((session: { current: boolean }) => session.current).id as string;
};
async function propose(by: Person, cookie = by.cookie, brandId: string | null = river.id): Promise<string> {
  const operator = { id: by.id, name: by.name, sessionId: await sessionIdOf(cookie) };
  const subject = { kind: 'lamp', id: newId() };
  return db.transaction((tx) =>
    gate.propose(
      tx,
      { kind: 'lamps.light', brandId, subject, payload: {}, reason },
      { operator, address: '10.0.0.1', userAgent: 'test' },
    ),
  );
}

// First, while the house has had no other operator.
test('the one owner of a new house acts alone; once a second could approve, no lock and no role taken brings that back', async () => {
  const first = await owner();
  const reader = await createOperator(db, { role: 'auditor', now: clock.now() });
  const give = (role: string) =>
    ask(`POST /ops/operators/${reader.id}/roles/give`, first.cookie, { body: { role, brand: null, reason } });
  const email = 'helper@house.test';
  const roles = [{ role: 'auditor', brand: null }];
  const helper = { name: 'helper', displayName: 'Helper', email, roles, reason };
  expect((await ask('POST /ops/operators', first.cookie, { body: helper })).value.proposal).toBeNull();
  expect((await give('owner')).value).toEqual({ proposal: null });
  expect((await setStatus(first.cookie, reader.id, 'locked', 1)).value).toEqual({
    version: 2,
    proposal: null,
  });
  const proposed = { value: { proposal: expect.any(String) } };
  expect(await give('content')).toMatchObject(proposed);
  // As the database itself would be after a role was taken, or the owner's account had none.
  await db.kysely.deleteFrom('operators.role_grant').where('operator_id', '=', reader.id).execute();
  expect(await give('content')).toMatchObject(proposed);
  const other = { ...helper, name: 'other', email: 'other@house.test' };
  expect(await ask('POST /ops/operators', first.cookie, { body: other })).toMatchObject(proposed);
  expect(await setStatus(first.cookie, reader.id, 'active', 2)).toMatchObject(proposed);
  const role = { code: 'lamp-role', lines: ['lamps.light'], reason };
  expect(await ask('POST /ops/roles', first.cookie, { body: role })).toMatchObject(proposed);
  const { settings, version } = (await ask('GET /ops/settings', first.cookie)).value;
  const change = { settings: { ...settings, proposalHours: 5 }, version, reason };
  expect(await ask('PUT /ops/settings', first.cookie, { body: change })).toMatchObject(proposed);
  for (const call of ['password', 'second-factor/reset'])
    expect(
      await ask(`POST /ops/operators/${reader.id}/${call}`, first.cookie, { body: { reason } }),
    ).toMatchObject(proposed);
});

test('who ever could approve is kept: nothing of the program takes it away', async () => {
  await owner();
  for (const change of [
    () => db.kysely.deleteFrom('operators.approver_ever').execute(),
    () => db.kysely.updateTable('operators.approver_ever').set({ permission: 'x' }).execute(),
  ])
    await expect(change()).rejects.toThrow();
});

test('a role that comes to let its operators approve is kept too, whichever way it came', async () => {
  const code = 'gains-rights';
  await db.kysely
    .insertInto('operators.role')
    .values({ code, permissions: ['operators.approve'] })
    .execute();
  const { id } = await createOperator(db, { role: code, scope: { merchantId: river.id }, now: clock.now() });
  const kept = () =>
    db.kysely
      .selectFrom('operators.approver_ever')
      .select(['merchant_id', 'permission'])
      .where('operator_id', '=', id)
      .execute();
  expect(await kept()).toEqual([]);
  await db.kysely
    .updateTable('operators.role')
    .set({ permissions: ['*.approve', '*.grant'] })
    .where('code', '=', code)
    .execute();
  expect(await kept()).toEqual([{ merchant_id: river.id, permission: 'operators.grant' }]);
});

test('locking is one operator’s, lifting the lock two’s; who is locked cannot be the second', async () => {
  const [one, two, three] = [await owner(), await owner(), await owner()];
  expect((await setStatus(one.cookie, three.id, 'locked', 1)).value).toEqual({ version: 2, proposal: null });
  const { proposal, version } = (await setStatus(one.cookie, three.id, 'active', 2)).value;
  expect(version).toBe(2);
  expect(await ask('GET /ops/me', three.cookie)).toMatchObject({ code: 'session_expired' });
  expect(await approve(proposal, one.cookie)).toMatchObject({ code: 'proposal_own' });
  expect(await approve(proposal, two.cookie)).toMatchObject({ success: true });
  expect((await ask(`GET /ops/operators/${three.id}`, one.cookie)).value.status).toBe('active');
});

test('no operator approves a new password, a reset or an address of the own account', async () => {
  const [one, two] = [await owner(), await owner()];
  const path = `/ops/operators/${two.id}`;
  const email = 'mine@house.test';
  for (const call of [
    () => ask(`POST ${path}/password`, one.cookie, { body: { reason } }),
    () => ask(`POST ${path}/second-factor/reset`, one.cookie, { body: { reason } }),
    () => ask(`PUT ${path}/email`, one.cookie, { body: { email, version: 1, reason } }),
  ]) {
    const { proposal } = (await call()).value;
    expect(await approve(proposal, two.cookie)).toMatchObject({ code: 'operator_own' });
  }
});

test('the approver of a new password must have every right of the account', async () => {
  const code = 'few-rights';
  await db.kysely
    .insertInto('operators.role')
    .values({ code, permissions: ['operators.*'] })
    .execute();
  const [one, target] = [await owner(), await owner()];
  const few = await createOperator(db, { role: code, now: clock.now() });
  const asked = await ask(`POST /ops/operators/${target.id}/password`, one.cookie, { body: { reason } });
  expect(await approve(asked.value.proposal, few.cookie)).toMatchObject({ code: 'beyond_own_rights' });
});

test('an account whose factor another reset approves nothing for a day, and the proposal’s page says until when', async () => {
  const [one, two, three] = [await owner(), await owner(), await owner()];
  const reset = await ask(`POST /ops/operators/${three.id}/second-factor/reset`, one.cookie, {
    body: { reason },
  });
  expect(await approve(reset.value.proposal, two.cookie)).toMatchObject({ success: true });
  const until = new Date(clock.now().getTime() + DAY_MS).toISOString();
  const id = await propose(one);
  const fresh = await sessionIn(three);
  expect((await show(id, fresh)).obstacle).toEqual({ code: 'approver_too_fresh', until });
  const before = lit;
  expect(await approve(id, fresh)).toMatchObject({
    status: 403,
    code: 'approver_too_fresh',
    value: { until },
  });
  expect(lit).toBe(before);
  // To refuse takes nothing from anybody.
  const other = await propose(one);
  expect(await ask(`POST /ops/proposals/${other}/refuse`, fresh, { body: { reason } })).toMatchObject({
    success: true,
  });
  clock.advance(DAY_MS);
  const later = await sessionIn(three);
  expect((await show(id, later)).obstacle).toBeNull();
  expect(await approve(id, later)).toMatchObject({ success: true });
});

test('an account that was made, or has chosen a password by a link, approves nothing for a day from then on', async () => {
  const [one, two] = [await owner(), await owner()];
  const email = 'fresh@house.test';
  const roles = [{ role: 'owner', brand: null }];
  const body = { name: 'fresh', displayName: 'Fresh', email, roles, reason };
  const { id, proposal } = (await ask('POST /ops/operators', one.cookie, { body })).value;
  expect(await approve(proposal, two.cookie)).toMatchObject({ success: true });
  clock.advance(DAY_MS - 3_600_000);
  const [letter] = (await outbox({ db, clock }, river.id).newest(50)).filter(
    ({ recipient }) => recipient === email,
  );
  const token = /#([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
  const next = 'a boat of eleven lamps';
  expect(await ask('POST /ops/password-link', undefined, { body: { token, next } })).toMatchObject({
    success: true,
  });
  clock.advance(2 * 3_600_000);
  const waiting = await propose(one, await sessionIn(one));
  const fresh = { id, name: 'fresh', cookie: '' };
  expect(await approve(waiting, await sessionIn(fresh))).toMatchObject({ code: 'approver_too_fresh' });
  clock.advance(22 * 3_600_000 + 1);
  expect(await approve(waiting, await sessionIn(fresh))).toMatchObject({ success: true });
});

test('two accounts that ever had one passkey or app between them are one person', async () => {
  const [one, two, three] = [await owner(), await owner(), await owner()];
  const known = newId();
  await db.transaction((tx) => noteFactor(tx, one.id, known));
  await expect(db.transaction((tx) => noteFactor(tx, two.id, known))).rejects.toMatchObject({
    code: 'factor_of_another',
  });
  // As two enrolments at once would leave it.
  const [row] = await db.kysely.selectFrom('operators.known_factor').selectAll().execute();
  if (!row) throw new Error('no factor was noted');
  await db.kysely
    .insertInto('operators.known_factor')
    .values({ ...row, operator_id: two.id })
    .execute();
  const id = await propose(one);
  expect((await show(id, two.cookie)).obstacle).toEqual({ code: 'proposal_same_person', until: null });
  expect(await approve(id, two.cookie)).toMatchObject({ status: 403, code: 'proposal_same_person' });
  expect(await approve(id, three.cookie)).toMatchObject({ success: true });
});

test('a passkey that another operator ever had is refused, also once it was removed there', async () => {
  const [one, two] = [await owner(), await owner()];
  const key = softwareAuthenticator();
  const add = async ({ cookie }: Person) => {
    const { value: options } = await ask('POST /ops/me/passkeys/options', cookie, { body: {} });
    const { challenge } = options;
    const response = key.create({ challenge, origin: `http://${CONSOLE_HOST}:3000`, rpId: CONSOLE_HOST });
    return ask('POST /ops/me/passkeys', cookie, { body: { name: 'Key', response } });
  };
  expect(await add(one)).toMatchObject({ success: true });
  const [{ id = '' } = {}] = (await ask('GET /ops/me/security', one.cookie)).value.passkeys;
  expect(await ask(`DELETE /ops/me/passkeys/${id}`, one.cookie)).toMatchObject({ success: true });
  expect(await add(two)).toMatchObject({ status: 409, code: 'factor_of_another' });
});

test('in a demonstration one person tries both parts in one browser', async () => {
  const [one, two] = [await owner(), await owner()];
  const device = randomBytes(32).toString('base64url');
  const id = await propose(one, await sessionIn(one, device));
  expect(await approve(id, await sessionIn(two, device))).toMatchObject({ success: true });
});

test('a log-in keeps the browser’s cookie beside the session’s, and the next one in it is known by the same', async () => {
  const [one, two] = [await owner(), await owner()];
  const logIn = (name: string, cookie?: string) =>
    ask('POST /ops/session', cookie, { body: { name, password: OPERATOR_PASSWORD } });
  const cookies = String((await logIn(one.name)).headers['set-cookie']);
  const device = /console-device=[\w-]{43}/.exec(cookies)?.[0] ?? '';
  expect(cookies).toMatch(/console-device=[^;]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=34560000/);
  await logIn(two.name, device);
  const rows = await db.kysely
    .selectFrom('operators.session')
    .select('device_sha256')
    .where('operator_id', 'in', [one.id, two.id])
    .where('user_agent', '!=', 'test')
    .execute();
  expect(rows).toHaveLength(2);
  expect(rows[0]?.device_sha256).toEqual(rows[1]?.device_sha256);
});

// Last, since the house plays for real money from here on.
test('with real money the second operator is at another device than the first, for a brand and for the house', async () => {
  const real = await createBrand(db.kysely, {
    code: 'REAL',
    hosts: ['real.test'],
    settings: { demo: false },
  });
  const [one, two] = [await owner(), await owner()];
  for (const { id } of [one, two]) await addPasskeyTo(db, id, clock.now());
  const [office, home] = ['office', 'home'].map(() => randomBytes(32).toString('base64url'));
  for (const brandId of [real.id, null]) {
    const id = await propose(one, await sessionIn(one, office, true), brandId);
    const same = await sessionIn(two, office, true);
    expect((await show(id, same)).obstacle).toEqual({ code: 'proposal_same_device', until: null });
    expect(await approve(id, same)).toMatchObject({ status: 403, code: 'proposal_same_device' });
    expect(await approve(id, await sessionIn(two, home, true))).toMatchObject({ success: true });
  }
  // Proposed elsewhere, by one who has used the approver's browser as well.
  const id = await propose(one, await sessionIn(one, undefined, true), real.id);
  expect(await approve(id, await sessionIn(two, office, true))).toMatchObject({
    code: 'proposal_same_device',
  });
  clock.advance(DAY_MS + 60_000);
  expect(await approve(id, await sessionIn(two, office, true))).toMatchObject({ success: true });
  // A demonstration beside it stays one.
  const shared = await propose(one, await sessionIn(one, home, true), river.id);
  expect(await approve(shared, await sessionIn(two, home, true))).toMatchObject({ success: true });
});

test('the second operator of a demonstration is none where money is real, until the account is another’s', async () => {
  const one = await owner();
  await addPasskeyTo(db, one.id, clock.now());
  const two = await owner();
  await addPasskeyTo(db, two.id, clock.now());
  await db.kysely.updateTable('operators.operator').set({ demo: true }).where('id', '=', two.id).execute();
  const { id: realId } = await db.kysely
    .selectFrom('brands.merchant')
    .select('id')
    .where('code', '=', 'REAL')
    .executeTakeFirstOrThrow();
  const cookie = await sessionIn(two, undefined, true);
  for (const brandId of [realId, null])
    expect(
      await approve(await propose(one, await sessionIn(one, undefined, true), brandId), cookie),
    ).toMatchObject({ code: 'proposal_same_person' });
  expect(
    await approve(await propose(one, await sessionIn(one, undefined, true), river.id), cookie),
  ).toMatchObject({ success: true });
});
