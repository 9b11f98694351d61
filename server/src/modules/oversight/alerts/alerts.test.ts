import { beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/sealing/ids.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { createOperator } from '../../people/operators/operator.factory.ts';
import { alertsFixture } from './alerts.fixture.ts';
import { mailReports } from './mailing/mail-reports.ts';
import { deliverDue } from './sending/deliver-due.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const river = await createBrand(db.kysely, { code: 'RIVER' });
const fixture = alertsFixture(db, clock);
const { waiting, mails, pass, addRule, alertsOf } = fixture;
const MINUTE = 60;
const ago = (minutes: number) => new Date(clock.now().getTime() - minutes * MINUTE * 1000);
const operator = () => createOperator(db, { scope: { merchantId: river.id }, now: clock.now() });

beforeEach(() => fixture.alone());

test('what is found every ten seconds is one alert, counted, and sent again after twice as long each time', async () => {
  const { rule } = await addRule(river.id, await operator());
  Object.assign(waiting, { count: 2, since: ago(9) });
  await pass(10);
  expect(mails).toEqual([]);
  for (let n = 0; n < 6; n += 1) await pass(10);
  expect(mails).toMatchObject([{ subject: '[RIVER] Deposits wait' }]);
  expect(mails[0]?.text).toContain('https://console.test/alerts?show=');
  expect(await alertsOf(rule)).toMatchObject([{ state: 'open', times: 2n, sends: 1 }]);
  for (const [minutes, sent] of [
    [29, 1],
    [1, 2],
    [59, 2],
    [1, 3],
    [119, 3],
    [1, 4],
  ] as const) {
    await pass(minutes * MINUTE);
    expect(mails.length).toBe(sent);
  }
});

test('what comes and goes within minutes is the same alert, and its end is said once', async () => {
  const { rule } = await addRule(river.id, await operator());
  for (let n = 0; n < 20; n += 1) {
    Object.assign(waiting, n % 2 === 0 ? { count: 1, since: ago(30) } : { count: 0, since: null });
    await pass(60);
  }
  expect(await alertsOf(rule)).toMatchObject([{ state: 'open', sends: 1 }]);
  waiting.count = 0;
  await pass(5 * MINUTE);
  await pass(60);
  expect(await alertsOf(rule)).toMatchObject([{ state: 'closed' }]);
  expect(mails.map(({ subject }) => subject)).toEqual([
    '[RIVER] Deposits wait',
    '[RIVER] Over: Deposits wait',
  ]);
  // There again within the hour: the same alert, which is not sent before it would have been.
  Object.assign(waiting, { count: 1, since: ago(30) });
  await pass(60);
  expect(await alertsOf(rule)).toMatchObject([{ state: 'open', sends: 1 }]);
});

test('in quiet hours nothing is sent; what is still so afterwards is sent then', async () => {
  const night = fixedClock('2026-11-20T16:00:00Z');
  clock.advance(night.now().getTime() - clock.now().getTime());
  // 23:00 to 06:00 in Bangkok, where it is 23:00.
  await addRule(river.id, await operator(), { quiet: [23 * 60, 6 * 60] });
  Object.assign(waiting, { count: 1, since: ago(30) });
  await pass(10);
  await pass(6 * 60 * MINUTE);
  expect(mails).toEqual([]);
  await pass(60 * MINUTE);
  expect(mails.length).toBe(1);
});

test('what is acknowledged is sent no more', async () => {
  const { rule } = await addRule(river.id, await operator());
  Object.assign(waiting, { count: 1, since: ago(30) });
  await pass(10);
  await db.kysely
    .updateTable('alerts.alert')
    .set({ state: 'acknowledged' })
    .where('rule_id', '=', rule)
    .execute();
  await pass(60 * MINUTE);
  expect(mails.length).toBe(1);
});

test('a message is sent once however many processes send, and is tried again where it was cut off', async () => {
  await addRule(river.id, await operator());
  fixture.state.isMailDown = true;
  Object.assign(waiting, { count: 1, since: ago(30) });
  await pass(10);
  expect(mails).toEqual([]);
  fixture.state.isMailDown = false;
  clock.advance(MINUTE * 1000);
  await Promise.all(Array.from({ length: 4 }, () => deliverDue(fixture.delivering)));
  expect(mails.length).toBe(1);
  await deliverDue(fixture.delivering);
  expect(mails.length).toBe(1);
});

test('an operator who may not read alerts there any more is sent nothing', async () => {
  const reader = await operator();
  const { destination } = await addRule(river.id, reader);
  await db.kysely.deleteFrom('operators.role_grant').where('operator_id', '=', reader.id).execute();
  Object.assign(waiting, { count: 1, since: ago(30) });
  await pass(10);
  expect(mails).toEqual([]);
  expect(
    await db.kysely
      .selectFrom('alerts.delivery')
      .select(['failure', 'due_at', 'sent_at'])
      .where('destination_id', '=', destination)
      .execute(),
  ).toEqual([{ failure: 'no_right', due_at: null, sent_at: null }]);
});

test('a rule that cannot be measured says so and keeps no other from being measured', async () => {
  const reader = await operator();
  const broken = await addRule(river.id, reader);
  const sound = await addRule(river.id, reader);
  await db.kysely.updateTable('alerts.rule').set({ work: 'broken' }).where('id', '=', broken.rule).execute();
  fixture.works.push({
    key: 'broken',
    permission: 'cashier.decide',
    href: '/deposits',
    count: () => Promise.reject(new RangeError('no')),
  });
  Object.assign(waiting, { count: 1, since: ago(30) });
  await pass(10);
  expect(await alertsOf(sound.rule)).toMatchObject([{ state: 'open' }]);
  const { failure } = await db.kysely
    .selectFrom('alerts.rule')
    .select('failure')
    .where('id', '=', broken.rule)
    .executeTakeFirstOrThrow();
  expect(failure).toBe('RangeError');
});

test('books that do not fit call the house at once, until a verification passes', async () => {
  const owner = await createOperator(db, { now: clock.now() });
  const { rule } = await addRule(null, owner, { kind: 'books', threshold: 48 });
  const verified = async (state: 'passed' | 'broken') => {
    await db.kysely
      .insertInto('ledger.verification')
      .values({
        ...{ id: newId(), asked_at: clock.now(), asked_by: owner.id, asked_by_name: owner.name },
        ...{ state, ended_at: clock.now() },
      })
      .execute();
    await pass(60);
  };
  await verified('passed');
  expect(await alertsOf(rule)).toEqual([]);
  await verified('broken');
  expect(await alertsOf(rule)).toMatchObject([{ subject: 'verification', state: 'open', merchant_id: null }]);
  expect(mails).toMatchObject([{ subject: '[House] Deposits wait', to: `${owner.name}@house.test` }]);
  await verified('passed');
  await pass(5 * MINUTE);
  expect(await alertsOf(rule)).toMatchObject([{ state: 'closed' }]);
  await pass(49 * 60 * MINUTE);
  expect((await alertsOf(rule)).at(-1)).toMatchObject({ subject: 'overdue', state: 'open' });
});

test('gateways that fail, feeds that are silent and drills that are overdue are found by their thresholds', async () => {
  const owner = await createOperator(db, { now: clock.now() });
  const gateway = newId();
  await db.kysely
    .insertInto('payments.gateway')
    .values({
      ...{ id: gateway, code: 'PAYG', name: 'Pay', base_url: 'https://pay.test', public_key: 'k' },
      ...{ signature_header: 'X-Sign', timeout_ms: 1000, created_at: clock.now() },
    })
    .execute();
  const call = (outcome: string) =>
    db.kysely
      .insertInto('payments.gateway_call')
      .values({ id: newId(), gateway_id: gateway, direction: 'out', what: 'ask', outcome, at: clock.now() })
      .execute();
  await db.kysely
    .insertInto('feeds.feed')
    .values({
      ...{ code: 'WIRE', name: 'Wire', games: [], public_key: 'k', key_fingerprint: 'f'.repeat(64) },
      created_at: ago(25 * 60),
    })
    .execute();
  const rules = {
    gateway: await addRule(null, owner, { kind: 'gateway', threshold: 50 }),
    feed: await addRule(null, owner, { kind: 'feed', threshold: 24 }),
    drill: await addRule(null, owner, { kind: 'drill', threshold: 90 }),
  };
  const found = async (kind: keyof typeof rules) =>
    (await alertsOf(rules[kind].rule)).map(({ subject, state }) => `${subject} ${state}`).sort();
  for (const outcome of ['ok', 'ok', 'ok', 'too_slow']) await call(outcome);
  await pass(10);
  expect([await found('gateway'), await found('feed'), await found('drill')]).toEqual([
    [],
    ['WIRE open'],
    [],
  ]);
  for (const outcome of ['too_slow', 'status_500']) await call(outcome);
  await pass(10);
  expect(await found('gateway')).toEqual(['PAYG open']);
  clock.advance(90 * 86_400_000);
  await db.kysely
    .insertInto('alerts.drill')
    .values({
      ...{ id: newId(), kind: 'restore', done_at: ago(60), passed: true, note: 'fits' },
      ...{ operator_name: owner.name, noted_at: clock.now() },
    })
    .execute();
  await pass(10);
  expect(await found('drill')).toEqual(['failover open', 'provider_away open']);
});

test('a report is sent once to each reader who may read it, as the console’s own file, and again where it was cut off', async () => {
  const readers = [await operator(), await operator()];
  await db.kysely
    .insertInto('alerts.report_mail')
    .values({
      ...{ id: newId(), merchant_id: river.id, report: 'earnings', every: 'day', at_minute: 0 },
      ...{
        operator_ids: readers.map(({ id }) => id),
        language: 'EN',
        enabled: true,
        created_at: clock.now(),
      },
    })
    .execute();
  await mailReports(fixture.delivering);
  // Yesterday was over before there was a schedule.
  expect(mails).toEqual([]);
  clock.advance(86_400_000);
  fixture.state.isMailDown = true;
  await mailReports(fixture.delivering);
  fixture.state.isMailDown = false;
  expect(mails).toEqual([]);
  clock.advance(10 * MINUTE * 1000);
  await db.kysely
    .deleteFrom('operators.role_grant')
    .where('operator_id', '=', readers[1]?.id ?? '')
    .execute();
  await Promise.all([mailReports(fixture.delivering), mailReports(fixture.delivering)]);
  await mailReports(fixture.delivering);
  expect(mails).toMatchObject([
    {
      to: `${readers[0]?.name}@house.test`,
      subject: expect.stringContaining('[RIVER] NGR'),
      attachments: [
        { name: expect.stringMatching(/^RIVER-earnings-.*\.csv$/), content: expect.stringContaining('ngr') },
      ],
    },
  ]);
  await db.kysely.updateTable('alerts.report_mail').set({ format: 'xlsx' }).execute();
  clock.advance(86_400_000);
  await mailReports(fixture.delivering);
  const { name, content } = mails.at(-1)?.attachments?.[0] ?? {};
  expect(name).toMatch(/^RIVER-earnings-.*\.xlsx$/);
  expect(content?.slice(0, 2).toString()).toBe('PK');
});
