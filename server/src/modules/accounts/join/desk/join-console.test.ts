import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../../../platform/sealing/ids.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { findBrands } from '../../../house/brands/find-brand.ts';
import { readRates } from '../../../people/agents/read-rates.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { createOperator } from '../../../people/operators/operator.factory.ts';
import { opsServer } from '../../../people/operators/ops.fixture.ts';
import { createApplication } from '../application.factory.ts';
import { forgetDone } from '../applying/jobs.ts';
import { joinOps } from './ops-routes.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const { ask } = await opsServer(db, {
  clock,
  permissions: ['join.read', 'join.answer', 'join.appoint'],
  routes: joinOps({
    db,
    clock,
    brands: findBrands(db.kysely, clock),
    firstPasswordSecret: async () => Buffer.alloc(32, 7),
  }),
});
const river = await createBrand(db.kysely, { code: 'RIVER' });
const now = clock.now();
const support = await createOperator(db, { role: 'support', scope: { merchantId: river.id }, now });
const auditor = await createOperator(db, { role: 'auditor', now });
const applied = (contact: { phone?: string; line?: string; memberId?: string }) =>
  createApplication(db.kysely, { merchantId: river.id, sentAt: clock.now(), ...contact });
const kept = () => db.kysely.selectFrom('join.application').selectAll().execute();
const list = async (query: Record<string, string>) =>
  (await ask('GET /ops/join', support.cookie, { query })).value.rows;

test('applications are listed with masked contacts; asking for them is recorded, and not everybody may', async () => {
  const id = await applied({ phone: '+66898887777', line: 'nok.market' });
  expect(await list({ search: '089-888 7777' })).toMatchObject([
    {
      id,
      contacts: [
        { way: 'line', value: 'no***et' },
        { way: 'phone', value: '+66•••••7777' },
      ],
    },
  ]);
  const shown = await ask(`POST /ops/join/${id}/reveal`, support.cookie, { body: {} });
  expect(shown.value.contacts).toContainEqual({ way: 'phone', value: '+66898887777' });
  const record = await db.kysely
    .selectFrom('operators.action')
    .selectAll()
    .orderBy('number', 'desc')
    .executeTakeFirst();
  expect(record).toMatchObject({ action: 'join.reveal', subject_id: id });
  expect(JSON.stringify(record?.after)).not.toContain('898887777');
  expect((await ask(`POST /ops/join/${id}/reveal`, auditor.cookie, { body: {} })).code).toBe('forbidden');
});

test('a part of a number finds no application', async () => {
  expect(await list({ search: '888777' })).toEqual([]);
});

test('an application is marked done with a note; an older version changes nothing', async () => {
  const id = await applied({ line: 'to.be.done' });
  const body = { version: 1, state: 'done', note: 'Agreed on the phone' };
  const done = await ask(`PUT /ops/join/${id}`, support.cookie, { body });
  expect(done.value).toMatchObject({ state: 'done', handledBy: support.name, version: 2 });
  expect((await ask(`PUT /ops/join/${id}`, support.cookie, { body })).code).toBe('changed_meanwhile');
  // Its contact is free for another, and then it cannot be opened beside that one.
  await applied({ line: 'to.be.done' });
  const again = { version: 2, state: 'new', note: '' };
  expect((await ask(`PUT /ops/join/${id}`, support.cookie, { body: again })).code).toBe('join_already_open');
});

test('what is done is forgotten after a year, what waits never', async () => {
  const waiting = (await kept()).filter(({ state }) => state !== 'done').length;
  await forgetDone({ db, now: new Date(clock.now().getTime() + 364 * 86_400_000) });
  expect((await kept()).length).toBeGreaterThan(waiting);
  await forgetDone({ db, now: new Date(clock.now().getTime() + 366 * 86_400_000) });
  expect(await kept()).toHaveLength(waiting);
});

await db.kysely
  .insertInto('agents.plan')
  .values({
    ...{ id: newId(), merchant_id: river.id, name: 'Standard', rates: '{"LIVE":500,"RNG":300}', modes: '{}' },
    ...{ is_default: false, version: 1, changed_at: now },
  })
  .execute();

test('rates above every plan of the brand are not given with an appointment', async () => {
  const head = await createOperator(db, { role: 'owner', scope: { merchantId: river.id }, now });
  const id = await applied({ line: 'above.plans' });
  const body = {
    version: 1,
    type: 1,
    username: 'richagent',
    rates: { LIVE: 501 },
    reason: 'A friend of mine',
  };
  expect(await ask(`POST /ops/join/${id}/agent`, head.cookie, { body })).toMatchObject({
    status: 409,
    code: 'join_rates_above_plans',
  });
});

test('an application is turned into an agent once: an account with rates, whose owner has the first password to change', async () => {
  const head = await createOperator(db, { role: 'owner', scope: { merchantId: river.id }, now });
  const id = await applied({ line: 'to.be.agent' });
  const body = {
    version: 1,
    type: 1,
    username: 'newagent',
    rates: { LIVE: 500 },
    reason: 'Spoke on the phone',
  };
  expect((await ask(`POST /ops/join/${id}/agent`, support.cookie, { body })).code).toBe('forbidden');
  const wrong = await ask(`POST /ops/join/${id}/agent`, head.cookie, { body: { ...body, username: '1' } });
  expect(wrong.code).toBe('invalid_input');
  const { value } = await ask(`POST /ops/join/${id}/agent`, head.cookie, { body });
  expect(value).toMatchObject({
    application: { state: 'done', agent: { name: 'newagent' }, handledBy: head.name, version: 2 },
    username: 'newagent',
    firstPassword: expect.stringMatching(/^.{4}-.{4}-.{4}$/),
  });
  const made = await db.kysely
    .selectFrom('members.member')
    .select(['id', 'type', 'agent_id', 'enrolment_due'])
    .where('username', '=', 'newagent')
    .executeTakeFirstOrThrow();
  expect(made).toMatchObject({ type: 1, agent_id: null, enrolment_due: true });
  expect(await readRates(db.kysely, river.id, made.id, '2026-11-20')).toMatchObject({ LIVE: 500, RNG: 0 });
  const again = await ask(`POST /ops/join/${id}/agent`, head.cookie, { body: { ...body, version: 2 } });
  expect(again.code).toBe('join_already_agent');
  const record = await db.kysely
    .selectFrom('operators.action')
    .select(['action', 'after', 'reason'])
    .where('subject_id', '=', id)
    .execute();
  expect(record).toMatchObject([{ action: 'join.make-agent', after: { agent: 'newagent', type: 1 } }]);
  expect(JSON.stringify(record)).not.toContain(value.firstPassword);
});

test('an applicant with an account is appointed: line and rates count from the next day of the brand', async () => {
  const head = await createOperator(db, { role: 'owner', scope: { merchantId: river.id }, now });
  const member = await createMember(db, river);
  const id = await applied({ line: 'has.account', memberId: member.memberId });
  const body = { version: 1, type: 41, username: '', rates: { RNG: 300 }, reason: 'Spoke on the phone' };
  const { value } = await ask(`POST /ops/join/${id}/agent`, head.cookie, { body });
  expect(value).toMatchObject({ username: member.username, firstPassword: null });
  const links = await db.kysely
    .selectFrom('agents.link')
    .select(['is_agent'])
    .select(sql<string>`from_day::text`.as('from_day'))
    .where('member_id', '=', member.memberId)
    .execute();
  expect(links).toEqual([{ is_agent: true, from_day: '2026-11-21' }]);
  expect(await readRates(db.kysely, river.id, member.memberId, '2026-11-20')).toMatchObject({ RNG: 0 });
  expect(await readRates(db.kysely, river.id, member.memberId, '2026-11-21')).toMatchObject({ RNG: 300 });
  const notified = await db.kysely
    .selectFrom('inbox.message')
    .select('template')
    .where('member_id', '=', member.memberId)
    .execute();
  expect(notified).toEqual([{ template: 'agent_appointed' }]);
});
