import { expect, test } from 'vitest';
import { newId } from '../../../../platform/sealing/ids.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSecrets } from '../../../../platform/testing/test-secrets.ts';
import { securityOps } from '../../../accounts/security/desk/ops-routes.ts';
import { auditOps } from '../../../books/audit/desk/ops-routes.ts';
import { sealSecurityRecord } from '../../../books/audit/record/seal-security-record.ts';
import { recordSecurityEvent } from '../../../books/audit/record-security-event.ts';
import { memberMoneyOps } from '../../../books/ledger/desk/member-ops-routes.ts';
import { fundWallet } from '../../../books/ledger/ledger.factory.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { findBrands } from '../../../house/brands/find-brand.ts';
import { brandSenders } from '../../../house/brands/senders.ts';
import { claimPromotion } from '../../../rewards/promotions/applying/claim-promotion.ts';
import { namePayments } from '../../../rewards/promotions/applying/name-payments.ts';
import { claimDeps, createPromotion } from '../../../rewards/promotions/promotion.factory.ts';
import { newSession } from '../../authentication/session.factory.ts';
import { storeTotp } from '../../authentication/totp.ts';
import { createOperator } from '../../operators/operator.factory.ts';
import { opsServer } from '../../operators/ops.fixture.ts';
import { postAdjustment } from '../adjustments/post-adjustment.ts';
import { createMember } from '../member.factory.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const now = clock.now();
const river = await createBrand(db.kysely, { code: 'RIVER', hosts: ['river.test'] });
const brands = findBrands(db.kysely, clock);
const senders = brandSenders({ db, clock });
const publicUrl = 'https://portal.test';
const { ask } = await opsServer(db, {
  clock,
  permissions: [
    'security.read',
    'security.end-sessions',
    'security.reset-factor',
    'security.send-link',
    'audit.read',
    'ledger.statements',
  ],
  routes: [
    ...securityOps({ db, clock, senders, brands, publicUrl }),
    ...auditOps({ db }),
    ...memberMoneyOps({ db, names: () => [namePayments] }),
  ],
});
const owner = await createOperator(db, { now });
const reason = 'as the member asked';
const get = async (path: string, query: Record<string, string> = {}) =>
  (await ask(`GET /ops/members/${path}`, owner.cookie, { query })).value;

test('sessions are listed with where they were opened, and ended one or all', async () => {
  const member = await createMember(db, river);
  const [first] = [await newSession(db, member, now), await newSession(db, member, now)];
  expect(await get(`${member.memberId}/sessions`)).toMatchObject({ rows: [{ open: true }, { open: true }] });
  const one = await ask(`DELETE /ops/members/${member.memberId}/sessions/${first.sessionId}`, owner.cookie);
  expect(one.value).toEqual({ ended: 1 });
  expect((await get(`${member.memberId}/sessions`, { open: 'yes' })).rows).toHaveLength(1);
  const again = await ask(`DELETE /ops/members/${member.memberId}/sessions/${first.sessionId}`, owner.cookie);
  expect(again).toMatchObject({ status: 404, code: 'not_found' });
  expect((await ask(`DELETE /ops/members/${member.memberId}/sessions`, owner.cookie)).value).toEqual({
    ended: 1,
  });
  expect((await get(`${member.memberId}/sessions`, { open: 'yes' })).rows).toEqual([]);
});

test('what an operator does to an account stands in the member’s sealed record, and not from where the operator works', async () => {
  const member = await createMember(db, river);
  await newSession(db, member, now);
  await ask(`DELETE /ops/members/${member.memberId}/sessions`, owner.cookie);
  const [event] = (await get(`${member.memberId}/security-events`)).rows;
  expect(event).toMatchObject({
    kind: 'session_ended',
    address: '',
    after: { by: 'operator' },
    sealed: false,
  });
  await sealSecurityRecord(db.kysely);
  expect((await get(`${member.memberId}/security-events`)).rows[0].sealed).toBe(true);
});

test('a lost second factor is taken away with every session and recovery code', async () => {
  const member = await createMember(db, river);
  await newSession(db, member, now);
  const app = { secret: 'JBSWY3DPEHPK3PXP', lastStep: 0, secrets: testSecrets(), now };
  await db.transaction((tx) => storeTotp(tx, member, app));
  expect((await get(`${member.memberId}/security`)).factors).toMatchObject([{ kind: 'totp' }]);
  const path = `POST /ops/members/${member.memberId}/second-factor/reset`;
  expect((await ask(path, owner.cookie, { body: { reason } })).value).toEqual({ removed: 1 });
  expect(await get(`${member.memberId}/security`)).toMatchObject({
    factors: [],
    openSessions: 0,
    devices: [],
  });
  expect(await ask(path, owner.cookie, { body: { reason } })).toMatchObject({
    code: 'second_factor_missing',
  });
});

test('a link for a new password goes to the account’s own e-mail, by the brand’s own host, three times an hour', async () => {
  const member = await createMember(db, river);
  const path = `POST /ops/members/${member.memberId}/password-link`;
  expect(await ask(path, owner.cookie, { body: { reason } })).toMatchObject({ code: 'email_missing' });
  await db.kysely
    .updateTable('members.member')
    .set({ email: 'malee@example.com' })
    .where('id', '=', member.memberId)
    .execute();
  const sent = await ask(path, owner.cookie, { body: { reason } });
  expect(sent.value).toEqual({ to: 'm•••@example.com', minutes: 10 });
  const [letter] = (await senders.outboxOf(river)?.newest(1)) ?? [];
  expect(letter).toMatchObject({ recipient: 'malee@example.com' });
  expect(letter?.text).toContain('https://river.test/');
  await ask(path, owner.cookie, { body: { reason } });
  await ask(path, owner.cookie, { body: { reason } });
  expect(await ask(path, owner.cookie, { body: { reason } })).toMatchObject({ code: 'too_many_requests' });
});

test('failed log-ins of a member are listed, others’ are not', async () => {
  const [member, other] = [await createMember(db, river), await createMember(db, river)];
  for (const { memberId } of [member, other])
    await db.kysely
      .insertInto('audit.access_failure')
      .values({
        id: newId(),
        merchant_id: river.id,
        method: 'username',
        reason: 'bad_credentials',
        member_id: memberId,
        address: '203.0.113.4',
        hits: 3,
        at: now,
      })
      .execute();
  expect((await get(`${member.memberId}/access-failures`)).rows).toMatchObject([
    { method: 'username', reason: 'bad_credentials', hits: 3, address: '203.0.113.4' },
  ]);
});

test('a statement names the promotion that paid', async () => {
  const { memberId } = await createMember(db, river);
  const promotionId = await createPromotion(db, river, { kind: 'claim' });
  await claimPromotion(
    claimDeps({ db, clock }),
    { promotionId },
    { brand: river, language: 'EN', memberId, idempotencyKey: newId() },
  );
  expect((await get(`${memberId}/statement`)).rows).toMatchObject([
    { code: 'promotion_reward', change: '10.00', about: { EN: 'A lantern for your birthday' } },
  ]);
});

test('a statement shows each movement with the account on its other side, narrowed by day, code and way', async () => {
  const { memberId } = await createMember(db, river);
  const { id: merchantId, currency } = river;
  await db.transaction((tx) => fundWallet(tx, { merchantId, currency, memberId, amount: 500_000n }));
  await db.transaction((tx) =>
    postAdjustment(tx, { id: newId(), merchantId, memberId, currency, amount: -200_000n, now }),
  );
  const { rows, total } = await get(`${memberId}/statement`, { limit: '1' });
  expect(total).toEqual({ count: 2, atLeast: false });
  expect(rows).toMatchObject([
    { code: 'adjustment', change: '-2.00', balance: '3.00', other: { kind: 'adjustment' } },
  ]);
  const all = (await get(`${memberId}/statement`)).rows;
  expect(all[1]).toMatchObject({
    code: 'deposit',
    change: '5.00',
    other: { kind: 'clearing', purpose: 'SANDBOX' },
  });
  expect((await get(`${memberId}/statement`, { way: 'in' })).rows).toHaveLength(1);
  expect((await get(`${memberId}/statement`, { code: 'deposit' })).rows).toHaveLength(1);
  expect((await get(`${memberId}/statement`, { to: '2020-01-01' })).rows).toEqual([]);
  const file = await ask(`GET /ops/members/${memberId}/statement.csv`, owner.cookie);
  expect(file.text.split('\r\n').filter(Boolean)).toHaveLength(3);
  expect((await get(`${memberId}/accounts`)).rows).toMatchObject([
    { wallet: true, balance: '3.00', transfers: 2 },
  ]);
});

test('the record of one member is read page by page and by kind', async () => {
  const { memberId } = await createMember(db, river);
  const place = { brand: river, address: '203.0.113.5', country: 'TH', userAgent: 'test', now };
  for (const kind of ['registered', 'session_opened', 'password_changed'] as const)
    await recordSecurityEvent(db.kysely, { kind, memberId }, place);
  const first = await get(`${memberId}/security-events`, { limit: '2' });
  const second = await get(`${memberId}/security-events`, { limit: '2', after: first.next });
  expect([...first.rows, ...second.rows]).toHaveLength(3);
  expect((await get(`${memberId}/security-events`, { kind: 'registered' })).rows).toHaveLength(1);
});
