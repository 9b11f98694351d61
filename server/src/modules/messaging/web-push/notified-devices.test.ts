import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/sealing/ids.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { replyToCustomer } from '../../content/service/desk/write-as-desk.ts';
import { customersServer } from '../../content/service/service.fixture.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { createOperator } from '../../people/operators/operator.factory.ts';
import { notifyMember } from '../../rewards/promotions/desk/notify-member.ts';
import { createPromotion } from '../../rewards/promotions/promotion.factory.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const now = clock.now();
const river = await createBrand(db.kysely, { code: 'RIVER', hosts: ['river.test'] });
const { send } = await customersServer(db, clock);
const ploy = await createOperator(db, { role: 'support', name: 'ploy', now });

async function withDevice(language = 'TH') {
  const { memberId } = await createMember(db, river);
  const id = newId();
  await db.kysely
    .insertInto('web_push.subscription')
    .values({
      id,
      merchant_id: river.id,
      member_id: memberId,
      endpoint: `https://fcm.googleapis.com/${id}`,
      p256dh: '',
      auth: '',
      language,
      created_at: now,
      seen_at: now,
    })
    .execute();
  const notified = async () =>
    (
      await db.kysely
        .selectFrom('web_push.delivery')
        .select('payload')
        .where('subscription_id', '=', id)
        .execute()
    ).map(({ payload }) => payload);
  return { memberId, told: notified };
}

test('an answer of the desk is announced, without what it says', async () => {
  const { memberId, told: notified } = await withDevice();
  await send('ฝากเงินไม่เข้า', {}, { member: memberId });
  const { id } = await db.kysely
    .selectFrom('service.conversation')
    .select('id')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  expect(await notified()).toEqual([]);
  const call = { brandIds: [river.id], operator: ploy, record: async () => {} } as never;
  const answer = { id, clientId: randomUUID(), text: 'เข้าแล้วนะคะ 500.00 บาท' };
  await db.transaction((tx) => replyToCustomer(tx, call, answer, now));
  // Sent again it is the same answer, and no other news.
  await db.transaction((tx) => replyToCustomer(tx, call, answer, now));
  expect(await notified()).toMatchObject([{ title: 'ฝ่ายบริการลูกค้าตอบแล้ว', tag: 'service' }]);
  expect(JSON.stringify(await notified())).not.toContain('500.00');
});

test('what became of an application is announced; that it was taken in hand is not', async () => {
  const { memberId, told: notified } = await withDevice('EN');
  const promotionId = await createPromotion(db, river);
  const application = { merchant_id: river.id, member_id: memberId, promotion_id: promotionId };
  await db.transaction((tx) => notifyMember(tx, application, 'processing', null, now));
  expect(await notified()).toEqual([]);
  await db.transaction((tx) => notifyMember(tx, application, 'rejected', null, now));
  expect(await notified()).toMatchObject([{ title: 'Your promotion application', path: '/promotions' }]);
});
