import { randomUUID } from 'node:crypto';
import { randomShares } from '@lanna/rules/envelope-split';
import { commitmentOf } from '@lanna/rules/fair-stream';
import { parseMoney } from '@lanna/rules/money';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../../books/ledger/check-invariants.ts';
import { ownerOf } from '../../../books/ledger/ledger.factory.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { checkEnvelopeInvariants } from '../check-envelope-invariants.ts';
import { envelopeFixture } from '../envelope.fixture.ts';
import { notifyReceivers } from '../giving/notify-receivers.ts';
import { showEnvelope } from '../pages/show-envelope.ts';
import { proveEnvelope } from './prove-envelope.ts';

const { db, url } = await testDatabase();
const settings = { envelopes: { max: '1000.00', day: '5000.00' } };
const brand = await createBrand(db.kysely, { settings });
const fixture = envelopeFixture(db, brand, url);
const owner = await ownerOf(url);
const money = (text: string) => parseMoney(text) ?? 0n;
const place = (memberId: string) => ({ merchantId: brand.id, memberId });

async function line(balance = 1000, members = 3) {
  const from = await fixture.agent({ balance });
  const below = await Promise.all(Array.from({ length: members }, () => fixture.below(from.memberId)));
  return { from, below: below.map(({ memberId }) => memberId) };
}

test('an envelope leaves the wallet when it is given, and each member opens one share of it', async () => {
  const { from, below } = await line();
  const { envelope, balance, commitment } = await fixture.give(from, {
    shares: 3,
    wish: 'สุขสันต์วันปีใหม่ 🧧',
  });
  expect(balance).toBe('900.00');
  expect(commitment).toMatch(/^[0-9a-f]{64}$/);
  const got: bigint[] = [];
  for (const memberId of below) {
    expect(await fixture.waiting(memberId)).toEqual([envelope.id]);
    const share = await fixture.claim(envelope.id, memberId);
    expect(await fixture.claim(envelope.id, memberId)).toMatchObject({
      place: share.place,
      amount: share.amount,
    });
    expect(share.balance).toBe(share.amount);
    expect(await fixture.waiting(memberId)).toEqual([]);
    got.push(money(share.amount));
  }
  expect(got.reduce((sum, one) => sum + one)).toBe(money('100.00'));
  const shown = await showEnvelope(db.kysely, place(from.memberId), envelope.id);
  expect(shown.envelope).toMatchObject({ state: 'claimed', claimed: 3, claimedAmount: '100.00' });
  expect(shown.claims.map(({ name }) => name)).toEqual(Array(3).fill(expect.stringMatching(/^[^*]{4,}$/)));
});

test('the seed is hidden while shares are left; then anybody who took part computes the shares again', async () => {
  const { from, below } = await line();
  const { envelope, commitment } = await fixture.give(from, { shares: 2 });
  const [one = '', other = '', third = ''] = below;
  await fixture.claim(envelope.id, one);
  expect((await proveEnvelope(db.kysely, place(one), envelope.id)).proof).toEqual({ commitment, seed: null });
  await fixture.claim(envelope.id, other);
  const { proof, paid } = await proveEnvelope(db.kysely, place(one), envelope.id);
  expect(commitmentOf(proof?.seed ?? '')).toBe(commitment);
  const facts = { id: envelope.id, amount: money('100.00'), currency: 'THB', shares: 2 };
  expect(paid.map(({ amount }) => money(amount))).toEqual(randomShares(facts, proof?.seed ?? ''));
  await expect(proveEnvelope(db.kysely, place(third), envelope.id)).rejects.toMatchObject({
    code: 'envelope_unknown',
  });
  await expect(fixture.claim(envelope.id, third)).rejects.toMatchObject({ code: 'envelope_over' });
});

test('an envelope is for its group alone, and for no member who has left the line or came to the house later', async () => {
  const { from, below } = await line();
  const middle = await fixture.below(from.memberId, { type: 1 });
  const deep = await fixture.below(middle.memberId);
  const [one = '', other = ''] = below;
  await fixture.play({ memberId: deep.memberId }, 10);
  const direct = (await fixture.give(from, { audience: 'direct' })).envelope.id;
  const whole = (await fixture.give(from, { audience: 'line' })).envelope.id;
  const active = (await fixture.give(from, { audience: 'active' })).envelope.id;
  const chosen = (await fixture.give(from, { audience: 'members', members: [one], shares: 1 })).envelope.id;
  const sorted = async (memberId: string) => (await fixture.waiting(memberId)).sort();
  expect(await sorted(one)).toEqual([direct, whole, chosen].sort());
  expect(await sorted(other)).toEqual([direct, whole].sort());
  expect(await sorted(deep.memberId)).toEqual([whole, active].sort());
  for (const [id, memberId] of [
    [direct, deep.memberId],
    [active, one],
    [chosen, other],
    [whole, from.memberId],
  ] as const)
    await expect(fixture.claim(id, memberId)).rejects.toMatchObject({ code: 'envelope_unknown' });

  const late = await fixture.below(from.memberId, { now: new Date(fixture.clock.now().getTime() + 1000) });
  const stranger = await fixture.agent();
  await owner.query('update members.member set agent_id = $1 where id = $2', [stranger.memberId, other]);
  for (const memberId of [late.memberId, other, stranger.memberId]) {
    expect(await fixture.waiting(memberId)).toEqual([]);
    await expect(fixture.claim(whole, memberId)).rejects.toMatchObject({ code: 'envelope_unknown' });
  }
});

test('what no member has claimed after its hours goes back to the agent, once', async () => {
  const { from, below } = await line();
  const { envelope } = await fixture.give(from, { shares: 4, split: 'equal' });
  await fixture.claim(envelope.id, below[0] ?? '');
  fixture.wait(23);
  await fixture.expire();
  expect(await fixture.bahtOf(from)).toBe('900.00');
  fixture.wait(2);
  await expect(fixture.claim(envelope.id, below[1] ?? '')).rejects.toMatchObject({ code: 'envelope_over' });
  await Promise.all([fixture.expire(), fixture.expire()]);
  await fixture.expire();
  expect(await fixture.bahtOf(from)).toBe('975.00');
  const shown = await showEnvelope(db.kysely, place(from.memberId), envelope.id);
  expect(shown.envelope).toMatchObject({ state: 'expired', claimed: 1, returned: '75.00' });
});

test('the agent takes an envelope back, no other agent does, and one that is over stays over', async () => {
  const [{ from, below }, other] = [await line(), await line()];
  const { envelope } = await fixture.give(from, { shares: 4, split: 'equal' });
  await fixture.claim(envelope.id, below[0] ?? '');
  await expect(fixture.cancel(envelope.id, other.from.memberId)).rejects.toMatchObject({
    code: 'envelope_unknown',
  });
  const pressed = await Promise.all(
    Array.from({ length: 3 }, () => fixture.cancel(envelope.id, from.memberId)),
  );
  expect(pressed.map(({ balance }) => balance)).toEqual(Array(3).fill('975.00'));
  await expect(fixture.claim(envelope.id, below[1] ?? '')).rejects.toMatchObject({ code: 'envelope_over' });
  const full = await fixture.give(from, { shares: 1, audience: 'members', members: [below[1] ?? ''] });
  await fixture.claim(full.envelope.id, below[1] ?? '');
  await expect(fixture.cancel(full.envelope.id, from.memberId)).rejects.toMatchObject({
    code: 'envelope_over',
  });
});

test.each([
  [{ amount: '1000.01' }, 'amount_out_of_range'],
  [{ amount: '0.00' }, 'amount_out_of_range'],
  [{ amount: '10.001' }, 'amount_out_of_range'],
  [{ amount: '0.09', shares: 10 }, 'envelope_shares_wrong'],
  [{ audience: 'members' as const, members: [] }, 'envelope_for_nobody'],
  [{ audience: 'active' as const }, 'envelope_for_nobody'],
  [{ audience: 'members' as const, members: [randomUUID()], shares: 1 }, 'member_unknown'],
  [{ wish: 'x'.repeat(81) }, 'envelope_wish_wrong'],
  [{ wish: 'turn\u202Ed' }, 'envelope_wish_wrong'],
  [{ amount: '500.01' }, 'transfer_balance_short'],
  [{ paymentPassword: '000000' }, 'payment_password_wrong'],
  [{ type: 41 }, 'envelopes_closed'],
])('%j is refused as %s, and nothing moves', async (options, code) => {
  const { from } = await line(500);
  await expect(fixture.give(from, options)).rejects.toMatchObject({ code });
  expect(await fixture.bahtOf(from)).toBe('500.00');
});

test('more shares than chosen members, or members of another line, cannot be', async () => {
  const [{ from, below }, other] = [await line(), await line()];
  const members = [...below];
  await expect(fixture.give(from, { audience: 'members', members, shares: 4 })).rejects.toMatchObject({
    code: 'envelope_shares_wrong',
  });
  const mixed = [...below, other.below[0] ?? ''];
  await expect(fixture.give(from, { audience: 'members', members: mixed, shares: 2 })).rejects.toMatchObject({
    code: 'member_unknown',
  });
});

test('one press, repeated, gives one envelope; a day has a limit', async () => {
  const { from } = await line(6000);
  const key = randomUUID();
  const pressed = await Promise.all(Array.from({ length: 3 }, () => fixture.give(from, { key })));
  expect(new Set(pressed.map(({ envelope }) => envelope.id)).size).toBe(1);
  for (let at = 0; at < 4; at += 1) await fixture.give(from, { amount: '1000.00' });
  await expect(fixture.give(from, { amount: '900.01' })).rejects.toMatchObject({
    code: 'transfer_day_limit',
    facts: { left: '900.00' },
  });
});

test('what asks for turnover cannot go into an envelope', async () => {
  const from = await fixture.agent({ deposit: 400, played: 100 });
  await fixture.below(from.memberId);
  await expect(fixture.give(from, { amount: '100.01' })).rejects.toMatchObject({
    code: 'transfer_turnover_unmet',
    facts: { most: '100.00' },
  });
});

test('a frozen agent gives none, and what was given waits', async () => {
  const { from, below } = await line();
  const { envelope } = await fixture.give(from);
  await owner.query(
    `insert into agents.freeze (id, merchant_id, member_id, reason, frozen_by, frozen_at)
     values (gen_random_uuid(), $1, $2, 'for the test', 'test', now())`,
    [brand.id, from.memberId],
  );
  await expect(fixture.give(from)).rejects.toMatchObject({ code: 'agent_frozen' });
  await expect(fixture.claim(envelope.id, below[0] ?? '')).rejects.toMatchObject({ code: 'envelope_paused' });
  await owner.query(
    'update agents.freeze set lifted_at = now(), lifted_by = $2, lift_reason = $2 where member_id = $1',
    [from.memberId, 'test'],
  );
  expect(await fixture.claim(envelope.id, below[0] ?? '')).toMatchObject({ place: 1 });
});

test('an account that is shut, excluded or at its deposit limit opens none, and the share stays', async () => {
  const { from, below } = await line();
  const shut = await fixture.below(from.memberId, { status: 'disabled' });
  const excluded = await fixture.below(from.memberId, { status: 'self_excluded' });
  const [limited = '', next = ''] = below;
  await owner.query(
    'insert into protection.own_limits (member_id, merchant_id, deposit_day, changed_at) values ($1, $2, 1000, now())',
    [limited, brand.id],
  );
  const { envelope } = await fixture.give(from, { split: 'equal' });
  for (const [memberId, code] of [
    [shut.memberId, 'account_disabled'],
    [excluded.memberId, 'play_excluded'],
    [limited, 'deposit_limit_reached'],
  ] as const)
    await expect(fixture.claim(envelope.id, memberId)).rejects.toMatchObject({ code });
  expect(await fixture.claim(envelope.id, next)).toMatchObject({ place: 1 });
});

test('those it is for are notified once each, also by two runs at once, and no member who is shut or excluded', async () => {
  const { from, below } = await line();
  await fixture.below(from.memberId, { status: 'self_excluded' });
  await fixture.give(from);
  await Promise.all([notifyReceivers(db, fixture.clock.now()), notifyReceivers(db, fixture.clock.now())]);
  await notifyReceivers(db, fixture.clock.now());
  const notified = await db.kysely
    .selectFrom('inbox.message')
    .select('member_id')
    .where('template', '=', 'envelope_for_you')
    .where('member_id', 'in', [...below, from.memberId])
    .execute();
  expect(notified.map(({ member_id }) => member_id).sort()).toEqual([...below].sort());
});

test('what an operator stops goes back, and its seed is shown', async () => {
  const { from, below } = await line();
  const { envelope } = await fixture.give(from, { shares: 5 });
  await fixture.claim(envelope.id, below[0] ?? '');
  const { stopEnvelope } = await import('../giving/stop-envelope.ts');
  const records: unknown[] = [];
  const call = {
    brandIds: [brand.id],
    operator: { id: randomUUID(), name: 'Nok' },
    record: async (_: unknown, entry: unknown) => void records.push(entry),
  };
  const stop = { reason: 'asked by the agent', now: fixture.clock.now() };
  await stopEnvelope(db, call as never, envelope.id, stop);
  expect(records).toHaveLength(1);
  await expect(stopEnvelope(db, call as never, envelope.id, stop)).rejects.toMatchObject({
    code: 'envelope_over',
  });
  await expect(stopEnvelope(db, { ...call, brandIds: [] } as never, envelope.id, stop)).rejects.toMatchObject(
    {
      code: 'not_found',
    },
  );
  expect((await showEnvelope(db.kysely, place(from.memberId), envelope.id)).proof?.seed).toMatch(
    /^[0-9a-f]+$/,
  );
});

test('the invariants hold at the end of this file, and see what is changed by hand', async () => {
  expect(await checkEnvelopeInvariants(db.kysely)).toEqual([]);
  expect(await checkInvariants(db.kysely)).toEqual([]);
  await owner.query('begin');
  await owner.query(`update envelopes.share set amount = amount + 1000 where place = 1 and envelope_id =
    (select id from envelopes.envelope where split = 'random' and claimed = 0 and shares > 1 limit 1)`);
  await owner.query(`update envelopes.share set amount = amount - 1000 where place = 2 and envelope_id =
    (select id from envelopes.envelope where split = 'random' and claimed = 0 and shares > 1 limit 1)`);
  await owner.query('commit');
  expect((await checkEnvelopeInvariants(db.kysely)).map(({ rule }) => rule)).toEqual([
    expect.stringContaining('its seed gives'),
  ]);
});
