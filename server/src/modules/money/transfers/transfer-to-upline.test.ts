import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSecrets } from '../../../platform/testing/test-secrets.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { totpPlace } from '../../people/authentication/factors/totp-secret.ts';
import { identityFixture } from '../../people/authentication/identity.factory.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { type Player, WITHDRAWAL_PASSWORD, withdrawalFixture } from '../withdrawals/withdrawal.factory.ts';
import { checkTransferInvariants } from './check-transfer-invariants.ts';
import { listAgentTransfers } from './line/list-agent-transfers.ts';
import { showUpline } from './line/show-upline.ts';
import { transferToUpline } from './transfer-to-upline.ts';

const { db, url } = await testDatabase();
const settings = {
  transfers: { upline: true, uplineMin: '10.00', uplineMax: '500.00', uplineDay: '800.00' },
};
const brand = await createBrand(db.kysely, { settings });
const fixture = withdrawalFixture(db, brand, url);
const { deps: authentication, context, clock } = identityFixture(db, brand);
const deps = { ...authentication, elsewhere: () => [] };
const agent = await createMember(db, brand, { type: 1, username: 'somchai' });

function send(
  { owner }: Pick<Player, 'owner'>,
  amount: string,
  { key = randomUUID(), ...proof }: { key?: string; paymentPassword?: string; secondFactor?: string } = {},
) {
  const body = { amount, paymentPassword: WITHDRAWAL_PASSWORD, ...proof };
  return transferToUpline(deps, body, { ...owner, idempotencyKey: key }, context());
}
const below = (balance: number, more: object = {}) =>
  fixture.player({ balance, agentId: agent.memberId, account: false, ...more });

test('money goes to the own agent at once, and the agent sees from whom, by the whole name of the direct member', async () => {
  const member = await below(300);
  const before = Number(await fixture.bahtOf(agent));
  expect(await send(member, '120.00')).toMatchObject({
    balance: '180.00',
    transfer: { kind: 'upline', state: 'done', amount: '120.00', vassalage: null },
  });
  expect(Number(await fixture.bahtOf(agent))).toBe(before + 120);
  const got = await listAgentTransfers(db.kysely, brand, agent.memberId, {
    pageNo: 1,
    pageSize: 20,
    now: clock.now(),
  });
  expect(got.list[0]).toMatchObject({ amount: '120.00', from: expect.stringMatching(/^[^*]{4,}$/) });
});

test('presses with one key move it once, also without another proof; the key with another amount is refused', async () => {
  const member = await below(300);
  const key = randomUUID();
  const pressed = await Promise.all(Array.from({ length: 4 }, () => send(member, '50.00', { key })));
  expect(new Set(pressed.map(({ transfer }) => transfer.id)).size).toBe(1);
  expect((await send(member, '50.00', { key, paymentPassword: 'lost' })).balance).toBe('250.00');
  await expect(send(member, '51.00', { key })).rejects.toMatchObject({ code: 'idempotency_conflict' });
});

test.each([
  ['9.99', 'amount_out_of_range'],
  ['500.01', 'amount_out_of_range'],
  ['0.00', 'amount_out_of_range'],
  ['-20.00', 'amount_out_of_range'],
  ['20.001', 'amount_out_of_range'],
  ['300.01', 'transfer_balance_short'],
])('%s of 300.00 is refused as %s', async (amount, code) => {
  const member = await below(300);
  await expect(send(member, amount)).rejects.toMatchObject({ code });
  expect(await fixture.bahtOf(member)).toBe('300.00');
});

test('a day has a limit, also for presses at once', async () => {
  const member = await below(2000);
  const pressed = await Promise.allSettled(Array.from({ length: 4 }, () => send(member, '300.00')));
  expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  for (const one of pressed)
    if (one.status === 'rejected')
      expect(one.reason).toMatchObject({ code: 'transfer_day_limit', facts: { left: '200.00' } });
  expect(await fixture.bahtOf(member)).toBe('1400.00');
});

test('what could not be withdrawn for the sake of turnover cannot go up either', async () => {
  const member = await below(0, { deposit: 400, played: 100 });
  const shown = await showUpline(db.kysely, brand, member.memberId, { now: clock.now(), elsewhere: [] });
  expect(shown).toMatchObject({
    balance: '400.00',
    stays: '300.00',
    most: '100.00',
    paymentPasswordSet: true,
  });
  await expect(send(member, '100.01')).rejects.toMatchObject({
    code: 'transfer_turnover_unmet',
    facts: { most: '100.00' },
  });
  expect((await send(member, '100.00')).balance).toBe('300.00');
});

test('without the withdrawal password nothing moves', async () => {
  const member = await below(300);
  await expect(send(member, '50.00', { paymentPassword: '000000' })).rejects.toMatchObject({
    code: 'payment_password_wrong',
  });
  const fresh = await createMember(db, brand, { agentId: agent.memberId });
  const owner = { memberId: fresh.memberId, sessionId: randomUUID() as string, type: 0 as const };
  await expect(send({ owner }, '50.00')).rejects.toMatchObject({ code: 'payment_password_missing' });
  expect(await fixture.bahtOf(member)).toBe('300.00');
});

test('where there is a second factor, a transfer up asks for it, and one that goes through used its code up', async () => {
  const member = await below(300);
  const secret = new Secret({ size: 20 });
  await db.kysely
    .insertInto('authentication.totp')
    .values({
      member_id: member.memberId,
      merchant_id: brand.id,
      secret: testSecrets().seal(secret.base32, totpPlace(member.memberId)),
      last_step: 0n,
      added_at: clock.now(),
    })
    .execute();
  const secondFactor = new TOTP({ secret }).generate({ timestamp: clock.now().getTime() });
  await expect(send(member, '50.00')).rejects.toMatchObject({
    code: 'second_factor_needed',
    facts: { totp: true, passkey: null },
  });
  for (const wrong of ['000000', 'x'])
    await expect(send(member, '50.00', { secondFactor: wrong })).rejects.toMatchObject({
      code: 'second_factor_wrong',
    });
  expect(await fixture.bahtOf(member)).toBe('300.00');
  const key = randomUUID();
  expect((await send(member, '50.00', { secondFactor, key })).balance).toBe('250.00');
  // Pressed again, it is answered without another code; another transfer wants one of its own.
  expect((await send(member, '50.00', { secondFactor, key })).balance).toBe('250.00');
  await expect(send(member, '50.00', { secondFactor })).rejects.toMatchObject({
    code: 'second_factor_wrong',
  });
});

test('only who has an agent that takes transfers can send any, where the brand allows it', async () => {
  const affiliate = await createMember(db, brand, { type: 41 });
  const closed = await createMember(db, brand, { type: 1, status: 'disabled' });
  for (const options of [{}, { agentId: affiliate.memberId }, { agentId: closed.memberId }]) {
    const member = await fixture.player({ balance: 300, account: false, ...options });
    await expect(send(member, '50.00')).rejects.toMatchObject({ code: 'upline_missing' });
  }
  const member = await below(300);
  const off = {
    ...context(),
    brand: {
      ...brand,
      settings: { ...brand.settings, transfers: { ...brand.settings.transfers, upline: false } },
    },
  };
  await expect(
    transferToUpline(
      deps,
      { amount: '50.00', paymentPassword: WITHDRAWAL_PASSWORD },
      { ...member.owner, idempotencyKey: 'off' },
      off,
    ),
  ).rejects.toMatchObject({ code: 'upline_missing' });
});

test('a transfer up and a withdrawal at once never take more than may leave', async () => {
  const member = await fixture.player({ deposit: 400, played: 200, agentId: agent.memberId });
  const taken = await Promise.allSettled([send(member, '150.00'), fixture.request(member, '150.00')]);
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('the invariants hold at the end of this file', async () => {
  expect(await checkTransferInvariants(db.kysely)).toEqual([]);
  expect(await checkInvariants(db.kysely)).toEqual([]);
});
