import { expect, test } from 'vitest';
import { createBrand } from './modules/brands/brand.factory.ts';
import { createApplication } from './modules/join/application.factory.ts';
import { forgetDone } from './modules/join/jobs.ts';
import { joinOps } from './modules/join/ops-routes.ts';
import { createOperator } from './modules/operators/operator.factory.ts';
import { opsServer } from './modules/operators/ops.fixture.ts';
import { standingClock } from './platform/test-clock.ts';
import { testDatabase } from './platform/test-database.ts';

const { db } = await testDatabase();
const clock = standingClock();
const { ask } = await opsServer(db, {
  clock,
  permissions: ['join.read', 'join.answer'],
  routes: joinOps({ db, clock }),
});
const river = await createBrand(db.kysely, { code: 'RIVER' });
const now = clock.now();
const support = await createOperator(db, { role: 'support', scope: { merchantId: river.id }, now });
const auditor = await createOperator(db, { role: 'auditor', now });
const applied = (contact: { phone?: string; line?: string }) =>
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

test('a part of a number finds nobody', async () => {
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
