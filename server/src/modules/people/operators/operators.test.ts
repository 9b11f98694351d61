import { expect, test } from 'vitest';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { addPasskeyTo, createOperator, OPERATOR_PASSWORD, openOperatorSession } from './operator.factory.ts';
import { opsServer } from './ops.fixture.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const now = clock.now();
const river = await createBrand(db.kysely, { code: 'RIVER', hosts: ['river.test'] });
const hill = await createBrand(db.kysely, { code: 'HILL', hosts: ['hill.test'] });
const { ask } = await opsServer(db, { clock, permissions: ['lamps.light', 'lamps.read'], routes: [] });
await db.kysely
  .insertInto('operators.role')
  .values([
    { code: 'staff', permissions: ['operators.*'] },
    { code: 'lamplighter', permissions: ['lamps.*'] },
    { code: 'reader', permissions: ['operators.read', 'lamps.read'] },
  ])
  .execute();
const inRiver = { scope: { merchantId: river.id }, now } as const;
const reason = 'Asked for by the team lead';

const give = (cookie: string, id: string, role: string, brand: string | null) =>
  ask(`POST /ops/operators/${id}/roles/give`, cookie, { body: { role, brand, reason } });
const take = (cookie: string, id: string, role: string, brand: string | null) =>
  ask(`POST /ops/operators/${id}/roles/take`, cookie, { body: { role, brand, reason } });
const status = (cookie: string, id: string, to: string, version = 1) =>
  ask(`PUT /ops/operators/${id}/status`, cookie, { body: { status: to, version, reason } });
const rolesOf = async (cookie: string, id: string) =>
  (await ask(`GET /ops/operators/${id}`, cookie)).value.roles;

test('the house begins with one owner, who gives roles alone; from the second on another approves', async () => {
  const first = await createOperator(db, { now });
  const helper = await createOperator(db, { role: 'reader', ...inRiver });
  const other = await createOperator(db, { role: 'reader', ...inRiver });
  expect((await give(first.cookie, helper.id, 'owner', null)).value).toEqual({ proposal: null });
  const second = await openOperatorSession(db, helper.id, now);
  const { proposal } = (await give(second, other.id, 'auditor', 'RIVER')).value;
  expect(await rolesOf(first.cookie, other.id)).toEqual([{ role: 'reader', brand: 'RIVER' }]);
  await ask(`POST /ops/proposals/${proposal}/approve`, first.cookie, { body: {} });
  expect(await rolesOf(first.cookie, other.id)).toEqual([
    { role: 'auditor', brand: 'RIVER' },
    { role: 'reader', brand: 'RIVER' },
  ]);
  // Roles that changed end the sessions of who has them.
  expect(await ask('GET /ops/me', other.cookie)).toMatchObject({ code: 'session_expired' });
});

test('no operator gives more than they have, nor beyond their brands, nor to themselves', async () => {
  const staff = await createOperator(db, { role: 'staff', ...inRiver });
  const person = await createOperator(db, { role: 'reader', ...inRiver });
  for (const [role, brand] of [
    ['owner', 'RIVER'],
    ['lamplighter', 'RIVER'],
    ['staff', 'HILL'],
    ['staff', null],
  ] as const)
    expect(await give(staff.cookie, person.id, role, brand), `${role} ${brand}`).toMatchObject({
      code: 'beyond_own_rights',
    });
  expect(await give(staff.cookie, staff.id, 'staff', 'RIVER')).toMatchObject({ code: 'operator_own' });
  expect(await give(staff.cookie, person.id, 'no-role', 'RIVER')).toMatchObject({ code: 'not_found' });
  expect(await give(staff.cookie, person.id, 'staff', 'RIVER')).toMatchObject({ success: true });
});

test('an operator who approves a role must have all of it as well', async () => {
  const owner = await createOperator(db, { now });
  const staff = await createOperator(db, { role: 'staff', scope: 'house', now });
  const person = await createOperator(db, { role: 'reader', ...inRiver });
  const { proposal } = (await give(owner.cookie, person.id, 'lamplighter', 'RIVER')).value;
  expect(await ask(`POST /ops/proposals/${proposal}/approve`, staff.cookie, { body: {} })).toMatchObject({
    code: 'beyond_own_rights',
  });
});

test('an account that may do more than oneself cannot be taken over by a new password or a lost factor', async () => {
  const owner = await createOperator(db, { now });
  const staff = await createOperator(db, { role: 'staff', scope: 'house', now });
  for (const call of ['password', 'second-factor/reset'])
    expect(
      await ask(`POST /ops/operators/${owner.id}/${call}`, staff.cookie, { body: { reason } }),
    ).toMatchObject({ code: 'beyond_own_rights' });
  expect(await status(staff.cookie, owner.id, 'locked')).toMatchObject({ code: 'beyond_own_rights' });
});

test('a lock ends the sessions at once, and a reset that another has approved removes every factor', async () => {
  const owner = await createOperator(db, { now });
  const second = await createOperator(db, { now });
  const person = await createOperator(db, { role: 'reader', ...inRiver });
  await addPasskeyTo(db, person.id, now);
  const reset = `POST /ops/operators/${person.id}/second-factor/reset`;
  const { proposal } = (await ask(reset, owner.cookie, { body: { reason } })).value;
  expect(await ask('GET /ops/me', person.cookie)).toMatchObject({ value: { due: 'second_factor' } });
  expect(await ask(`POST /ops/proposals/${proposal}/approve`, second.cookie, { body: {} })).toMatchObject({
    success: true,
  });
  expect((await ask(`GET /ops/operators/${person.id}`, owner.cookie)).value).toMatchObject({
    hasSecondFactor: false,
    sessions: [],
  });
  const login = { body: { name: person.name, password: OPERATOR_PASSWORD } };
  expect((await ask('POST /ops/session', undefined, login)).value.due).toBeNull();
  const open = await openOperatorSession(db, person.id, now);
  expect((await status(owner.cookie, person.id, 'locked')).value).toEqual({ version: 2, proposal: null });
  expect(await ask('GET /ops/me', open)).toMatchObject({ code: 'session_expired' });
  expect(await ask('POST /ops/session', undefined, login)).toMatchObject({ code: 'operator_login_wrong' });
});

test('two operators on one account: the second is answered that it has changed', async () => {
  const owner = await createOperator(db, { now });
  const person = await createOperator(db, { role: 'reader', ...inRiver });
  expect(await status(owner.cookie, person.id, 'locked')).toMatchObject({ success: true });
  expect(await status(owner.cookie, person.id, 'active')).toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
  });
  const rename = { body: { displayName: 'Malee', version: 1 } };
  expect(await ask(`PUT /ops/operators/${person.id}`, owner.cookie, rename)).toMatchObject({
    code: 'changed_meanwhile',
  });
});

test('the last owner of the house stays, also when two are taken at once', async () => {
  const owners = await db.kysely
    .selectFrom('operators.role_grant')
    .select('operator_id')
    .where('role', '=', 'owner')
    .where('merchant_id', 'is', null)
    .execute();
  await db.kysely
    .deleteFrom('operators.role_grant')
    .where(
      'operator_id',
      'in',
      owners.map(({ operator_id }) => operator_id),
    )
    .execute();
  const [one, two] = [await createOperator(db, { now }), await createOperator(db, { now })];
  const answers = await Promise.all([
    status(one.cookie, two.id, 'locked'),
    status(two.cookie, one.id, 'locked'),
  ]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  const [left, gone] = answers[0]?.success ? [one, two] : [two, one];
  expect(await ask('GET /ops/me', left.cookie)).toMatchObject({ success: true });
  expect(await ask('GET /ops/me', gone.cookie)).toMatchObject({ code: 'session_expired' });
});

test('a role that is taken stops holding once another operator has approved', async () => {
  const [one, two] = [await createOperator(db, { now }), await createOperator(db, { now })];
  const person = await createOperator(db, { role: 'reader', ...inRiver });
  const { proposal } = (await take(one.cookie, person.id, 'reader', 'RIVER')).value;
  expect(await ask('GET /ops/operators', person.cookie)).toMatchObject({ success: true });
  expect(await ask(`POST /ops/proposals/${proposal}/approve`, two.cookie, { body: {} })).toMatchObject({
    success: true,
  });
  expect(await rolesOf(one.cookie, person.id)).toEqual([]);
});

test('the owner’s role stays as it is, and a role that an operator has is not removed', async () => {
  const { cookie } = await createOperator(db, { now });
  const change = (code: string, version = 1) =>
    ask(`PUT /ops/roles/${code}`, cookie, { body: { lines: ['*.read'], version, reason } });
  expect(await change('owner')).toMatchObject({ code: 'last_owner' });
  expect(await change('reader', 7)).toMatchObject({ code: 'changed_meanwhile' });
  expect(await ask('DELETE /ops/roles/reader', cookie)).toMatchObject({ code: 'role_in_use' });
  expect(await ask('DELETE /ops/roles/auditor', cookie)).toMatchObject({ code: 'beyond_own_rights' });
  const add = { body: { code: 'reader', lines: ['*.read'], reason } };
  expect(await ask('POST /ops/roles', cookie, add)).toMatchObject({ code: 'role_taken' });
});

test('who reads for one brand sees its operators and what was done in it, and nothing of the house', async () => {
  const auditor = await createOperator(db, { role: 'auditor', scope: { merchantId: hill.id }, now });
  const owner = await createOperator(db, { now });
  const person = await createOperator(db, { role: 'reader', scope: { merchantId: hill.id }, now });
  await ask('POST /ops/roles', owner.cookie, { body: { code: 'house-role', lines: ['*.read'], reason } });
  await give(owner.cookie, person.id, 'lamplighter', 'HILL');
  const rows = (await ask('GET /ops/actions', auditor.cookie)).value.rows;
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ brand }: { brand: string }) => brand === 'HILL')).toBe(true);
  const houseRows = (await ask('GET /ops/actions', owner.cookie)).value.rows;
  const ofHouse = houseRows.find(({ brand }: { brand: string | null }) => brand === null);
  expect(await ask(`GET /ops/actions/${ofHouse.id}`, auditor.cookie)).toMatchObject({ code: 'not_found' });
  const seen = (await ask('GET /ops/operators', auditor.cookie)).value.rows;
  expect(seen.map(({ id }: { id: string }) => id).sort()).toEqual([auditor.id, person.id].sort());
});

test('a search for % or with 10 000 characters finds no more than it says, or is refused', async () => {
  const owner = await createOperator(db, { now });
  const find = (text: string) => ask('GET /ops/actions', owner.cookie, { query: { text } });
  expect((await find('%')).value.rows).toEqual([]);
  expect((await find('_')).value.rows).toEqual([]);
  expect((await find('TEAM LEAD')).value.rows.length).toBeGreaterThan(0);
  expect(await find('x'.repeat(10_000))).toMatchObject({ status: 400, code: 'invalid_input' });
});
