import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../../books/ledger/check-invariants.ts';
import { ownerOf } from '../../../books/ledger/ledger.factory.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { identityFixture } from '../../../people/authentication/identity.factory.ts';
import { createMember, type MemberOptions } from '../../../people/members/member.factory.ts';
import { type Player, WITHDRAWAL_PASSWORD, withdrawalFixture } from '../../withdrawals/withdrawal.factory.ts';
import { checkTransferInvariants } from '../check-transfer-invariants.ts';
import { transferToUpline } from '../transfer-to-upline.ts';
import { showDownline } from './show-downline.ts';
import { transferDown } from './transfer-down.ts';

const { db, url } = await testDatabase();
const settings = {
  transfers: { upline: true, downMin: '10.00', downMax: '500.00', downDay: '800.00' },
};
const brand = await createBrand(db.kysely, { settings });
const fixture = withdrawalFixture(db, brand, url);
const owner = await ownerOf(url);
const { deps: authentication, context, clock } = identityFixture(db, brand);
const deps = { ...authentication, elsewhere: () => [] };

function agent(options: MemberOptions & { balance?: number; deposit?: number; played?: number } = {}) {
  return fixture.player({ type: 1, account: false, ...options });
}
const below = (agentId: string, options: MemberOptions = {}) =>
  createMember(db, brand, { agentId, ...options });

function send(
  from: Pick<Player, 'owner'>,
  to: string,
  amount: string,
  { key = randomUUID(), type = 1, paymentPassword = WITHDRAWAL_PASSWORD, of = brand } = {},
) {
  const body = { to, amount, paymentPassword };
  return transferDown(deps, body, { ...from.owner, type, idempotencyKey: key }, { ...context(), brand: of });
}
const anyDepth = {
  ...brand,
  settings: { ...brand.settings, transfers: { ...brand.settings.transfers, downAnyDepth: true } },
};

test('money goes to a member directly below at once, and both get a message', async () => {
  const from = await agent({ balance: 300 });
  const member = await below(from.memberId);
  expect(await send(from, member.memberId, '120.00')).toMatchObject({ amount: '120.00', balance: '180.00' });
  expect(await fixture.bahtOf(member)).toBe('120.00');
  const notified = await db.kysely
    .selectFrom('inbox.message')
    .select(['member_id', 'template'])
    .where('member_id', 'in', [from.memberId, member.memberId])
    .where('template', 'in', ['transfer_to_line', 'transfer_from_agent'])
    .execute();
  expect(notified).toHaveLength(2);
  expect(notified).toContainEqual({ member_id: member.memberId, template: 'transfer_from_agent' });
});

test('presses with one key move it once; the key for another member is refused', async () => {
  const from = await agent({ balance: 300 });
  const [one, other] = [await below(from.memberId), await below(from.memberId)];
  const key = randomUUID();
  const pressed = await Promise.all(
    Array.from({ length: 4 }, () => send(from, one.memberId, '50.00', { key })),
  );
  expect(new Set(pressed.map(({ id }) => id)).size).toBe(1);
  expect((await send(from, one.memberId, '50.00', { key, paymentPassword: 'lost' })).balance).toBe('250.00');
  await expect(send(from, other.memberId, '50.00', { key })).rejects.toMatchObject({
    code: 'idempotency_conflict',
  });
});

test('an account outside the own line is unknown, whether it exists or not; the next levels are where the brand says so', async () => {
  const [from, other] = [await agent({ balance: 900 }), await agent()];
  const middle = await below(from.memberId, { type: 1 });
  const deep = await below(middle.memberId);
  const theirs = await below(other.memberId);
  for (const to of [theirs.memberId, other.memberId, from.memberId, randomUUID(), deep.memberId])
    await expect(send(from, to, '50.00')).rejects.toMatchObject({ code: 'member_unknown' });
  for (const to of [theirs.memberId, other.memberId, from.memberId])
    await expect(send(from, to, '50.00', { of: anyDepth })).rejects.toMatchObject({ code: 'member_unknown' });
  expect((await send(from, deep.memberId, '50.00', { of: anyDepth })).balance).toBe('850.00');
});

test.each([
  ['9.99', 'amount_out_of_range'],
  ['500.01', 'amount_out_of_range'],
  ['-20.00', 'amount_out_of_range'],
  ['20.001', 'amount_out_of_range'],
  ['300.01', 'transfer_balance_short'],
])('%s of 300.00 is refused as %s', async (amount, code) => {
  const from = await agent({ balance: 300 });
  const to = await below(from.memberId);
  await expect(send(from, to.memberId, amount)).rejects.toMatchObject({ code });
  expect(await fixture.bahtOf(from)).toBe('300.00');
});

test('an agent’s day has a limit over all receivers, also for presses at once', async () => {
  const from = await agent({ balance: 2000 });
  const members = await Promise.all(Array.from({ length: 4 }, () => below(from.memberId)));
  const pressed = await Promise.allSettled(members.map(({ memberId }) => send(from, memberId, '300.00')));
  expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  for (const one of pressed)
    if (one.status === 'rejected')
      expect(one.reason).toMatchObject({ code: 'transfer_day_limit', facts: { left: '200.00' } });
});

test('what could not be withdrawn for the sake of turnover cannot go down either', async () => {
  const from = await agent({ deposit: 400, played: 100 });
  const to = await below(from.memberId);
  const shown = await showDownline(
    db.kysely,
    brand,
    { memberId: from.memberId, type: 1 },
    {
      to: to.memberId,
      now: clock.now(),
      elsewhere: [],
    },
  );
  expect(shown).toMatchObject({ balance: '400.00', stays: '300.00', most: '100.00' });
  const named = await db.kysely
    .selectFrom('members.account')
    .select('username')
    .where('id', '=', to.memberId)
    .executeTakeFirst();
  expect(shown.name).toBe(named?.username);
  await expect(send(from, to.memberId, '100.01')).rejects.toMatchObject({ code: 'transfer_turnover_unmet' });
  expect((await send(from, to.memberId, '100.00')).balance).toBe('300.00');
});

test('affiliates, frozen agents and agents of a brand without it transfer nothing', async () => {
  const from = await agent({ balance: 300 });
  const to = await below(from.memberId);
  for (const type of [41, 42])
    await expect(send(from, to.memberId, '50.00', { type })).rejects.toMatchObject({
      code: 'transfer_down_closed',
    });
  const off = {
    ...brand,
    settings: { ...brand.settings, transfers: { ...brand.settings.transfers, down: false } },
  };
  await expect(send(from, to.memberId, '50.00', { of: off })).rejects.toMatchObject({
    code: 'transfer_down_closed',
  });
  await freeze(from.memberId);
  await expect(send(from, to.memberId, '50.00')).rejects.toMatchObject({ code: 'agent_frozen' });
  await expect(send(from, to.memberId, '50.00', { paymentPassword: 'x' })).rejects.toMatchObject({
    code: 'agent_frozen',
  });
});

test('a receiver who may not play or is above the own deposit limit takes nothing, and the agent is not shown why', async () => {
  const from = await agent({ balance: 900 });
  const closed = await below(from.memberId, { status: 'disabled' });
  const excluded = await below(from.memberId, { status: 'self_excluded' });
  const limited = await below(from.memberId);
  await owner.query(
    'insert into protection.own_limits (member_id, merchant_id, deposit_day, changed_at) values ($1, $2, 10000000, now())',
    [limited.memberId, brand.id],
  );
  for (const [to, amount] of [
    [closed, '50.00'],
    [excluded, '50.00'],
    [limited, '100.01'],
  ] as const)
    await expect(send(from, to.memberId, amount)).rejects.toEqual(
      expect.objectContaining({ code: 'transfer_receiver_closed' }),
    );
  await send(from, limited.memberId, '100.00');
  await expect(fixture.deposit(limited, 100)).rejects.toMatchObject({ code: 'deposit_limit_reached' });
});

test('money up and money down between two at once end, each as it was asked', async () => {
  const from = await agent({ balance: 500 });
  const member = await fixture.player({ balance: 500, account: false, agentId: from.memberId });
  const up = (amount: string) =>
    transferToUpline(
      deps,
      { amount, paymentPassword: WITHDRAWAL_PASSWORD },
      { ...member.owner, idempotencyKey: randomUUID() },
      context(),
    );
  const asked = Array.from({ length: 6 }, (_, at) =>
    at % 2 === 0 ? up('100.00') : send(from, member.memberId, '100.00'),
  );
  await Promise.all(asked);
  expect([await fixture.bahtOf(from), await fixture.bahtOf(member)]).toEqual(['500.00', '500.00']);
});

async function freeze(memberId: string) {
  await owner.query(
    `insert into agents.freeze (id, merchant_id, member_id, reason, frozen_by, frozen_at)
     values (gen_random_uuid(), $1, $2, 'for the test', 'test', now())`,
    [brand.id, memberId],
  );
}

test('the invariants hold at the end of this file', async () => {
  expect(await checkTransferInvariants(db.kysely)).toEqual([]);
  expect(await checkInvariants(db.kysely)).toEqual([]);
});
