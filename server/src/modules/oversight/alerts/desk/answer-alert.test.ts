import { expect, test } from 'vitest';
import { newId } from '../../../../platform/sealing/ids.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSecrets } from '../../../../platform/testing/test-secrets.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createOperator } from '../../../people/operators/operator.factory.ts';
import { opsServer } from '../../../people/operators/ops.fixture.ts';
import { alertOps } from './ops-routes.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const now = clock.now();
const river = await createBrand(db.kysely, { code: 'RIVER' });
const hill = await createBrand(db.kysely, { code: 'HILL' });
const { ask } = await opsServer(db, {
  clock,
  permissions: ['alerts.read', 'alerts.handle', 'alerts.change'],
  routes: alertOps({
    ...{ db, clock, secrets: testSecrets(), openWork: () => [] },
    push: { publicKey: async () => 'key', isPushService: () => true },
  }),
});
const [first, second, ofHill] = [
  await createOperator(db, { now }),
  await createOperator(db, { now }),
  await createOperator(db, { scope: { merchantId: hill.id }, now }),
];

async function anAlert(): Promise<string> {
  const [rule, id] = [newId(), newId()];
  const whose = { merchant_id: river.id };
  await db.kysely
    .insertInto('alerts.rule')
    .values({
      ...{ id: rule, ...whose, kind: 'win', name: 'Large wins', threshold: 1000, enabled: true },
      ...{ for_minutes: 0, repeat_minutes: 30, created_at: now },
    })
    .execute();
  await db.kysely
    .insertInto('alerts.alert')
    .values({
      ...{ id, rule_id: rule, ...whose, subject: 'win', state: 'open', facts: '{}', times: 1n },
      ...{ since: now, opened_at: now, last_seen_at: now, next_send_at: now },
    })
    .execute();
  return id;
}

test('an alert is taken in hand by one, handed over to another who may handle it there, and its history says so', async () => {
  const id = await anAlert();
  const answer = (what: string, body: object, cookie = first.cookie) =>
    ask(`POST /ops/alerts/${id}/${what}`, cookie, { body });
  const handOver = (operator: { id: string }, version: number, cookie?: string) =>
    answer('hand-over', { version, operator: operator.id, note: 'I go home' }, cookie);
  expect(await answer('acknowledgement', { version: 1, note: '' }, ofHill.cookie)).toMatchObject({
    code: 'not_found',
  });
  await answer('acknowledgement', { version: 1, note: 'I look at it' });
  expect(await answer('acknowledgement', { version: 1, note: '' }, second.cookie)).toMatchObject({
    code: 'changed_meanwhile',
  });
  expect(await handOver(ofHill, 2)).toMatchObject({ code: 'not_found' });
  await handOver(second, 2);
  expect(await handOver(first, 2)).toMatchObject({ code: 'changed_meanwhile' });
  const { value } = await ask(`GET /ops/alerts/${id}`, second.cookie);
  expect(value).toMatchObject({ state: 'acknowledged', acknowledgedBy: first.name, handler: second.name });
  expect(value.events).toMatchObject([
    { what: 'acknowledged', operator: first.name, note: 'I look at it' },
    { what: 'handed', operator: first.name, note: `${second.name}: I go home` },
  ]);
});
