import { randomUUID } from 'node:crypto';
import { walletTransfer } from '@lanna/contract/money/transfers/transfers';
import { afterEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { lineHand } from '../../../accounts/line-limits/line.fixture.ts';
import { checkInvariants } from '../../../books/ledger/check-invariants.ts';
import { postGroup } from '../../../books/ledger/post-group.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { createVendor } from '../../../play/catalogue/catalogue.factory.ts';
import { transferFixture } from '../transfer.factory.ts';
import { moveBetweenWallets } from './move-between-wallets.ts';

const { db } = await testDatabase();
const { brand, river, vendor, deps, player, followUp } = await transferFixture(db);
afterEach(() => river.calm());

test('money goes to the vendor and comes back, and both wallets say so', async () => {
  const one = await player('100.00');
  const there = await one.move('in', '60.00');
  expect(there).toMatchObject({
    balance: '40.00',
    transfer: { state: 'done', kind: 'to_vendor', vassalage: vendor.code },
  });
  expect([await one.main(), await one.held(), await one.there()]).toEqual(['40.00', '0.00', '60.00']);
  const back = await one.move('out', '25.50');
  expect(back).toMatchObject({ balance: '65.50', transfer: { state: 'done', kind: 'from_vendor' } });
  expect(await one.there()).toBe('34.50');
});

test('two presses with one key are one transfer, sent once; the key with another amount is refused', async () => {
  const one = await player('100.00');
  const key = randomUUID();
  const pressed = await Promise.all(Array.from({ length: 6 }, () => one.move('in', '30.00', key)));
  expect(new Set(pressed.map(({ transfer }) => transfer.id)).size).toBe(1);
  await expect(one.move('in', '31.00', key)).rejects.toMatchObject({ code: 'idempotency_conflict' });
  expect([await one.main(), await one.there()]).toEqual(['70.00', '30.00']);
  const [transfer] = await one.transfers();
  expect((await river.state()).orders[transfer?.id ?? '']?.arrivals).toBe(1);
});

test.each([
  ['0.00', 'amount_out_of_range'],
  ['-5.00', 'amount_out_of_range'],
  ['0.99', 'amount_out_of_range'],
  ['1.001', 'amount_out_of_range'],
  ['100000.01', 'amount_out_of_range'],
  ['92233720368547.00', 'amount_out_of_range'],
  ['50.01', 'transfer_balance_short'],
])('%s in is refused as %s: nothing is written down and nothing sent', async (amount, code) => {
  const one = await player('50.00');
  await expect(one.move('in', amount)).rejects.toMatchObject({ code });
  expect(await one.transfers()).toEqual([]);
  expect([await one.main(), await one.there()]).toEqual(['50.00', '0.00']);
});

test.each(['99999999999999.00', '1.000000001', '1e3', '', '1,000'])('%j is no amount at all', (amount) => {
  expect(walletTransfer.body.safeParse({ vassalage: vendor.code, way: 'in', amount }).success).toBe(false);
});

test('more than there is at the vendor does not come back', async () => {
  const one = await player('50.00');
  await one.move('in', '20.00');
  await expect(one.move('out', '20.01')).rejects.toMatchObject({
    code: 'transfer_balance_short',
    facts: { available: '20.00' },
  });
});

test('a vendor that is unknown, seamless or of another brand has no wallet here', async () => {
  const one = await player('50.00');
  const seamless = await createVendor(db.kysely, { brands: [brand], apiUrl: river.url });
  const elsewhere = await createVendor(db.kysely, {
    brands: [await createBrand(db.kysely)],
    apiUrl: river.url,
    walletKind: 'transfer',
  });
  for (const code of ['UNKNOWN', seamless.code, elsewhere.code])
    await expect(one.move('in', '10.00', randomUUID(), code)).rejects.toMatchObject({
      code: 'vendor_wallet_unknown',
    });
});

test('a closed vendor and a closed account take nothing in, and everything comes back', async () => {
  const one = await player('50.00');
  await one.move('in', '20.00');
  await db.kysely
    .updateTable('catalogue.vendor')
    .set({ enabled: false })
    .where('id', '=', vendor.id)
    .execute();
  await expect(one.move('in', '5.00')).rejects.toMatchObject({ code: 'vendor_wallet_closed' });
  expect(await one.move('out', '8.00')).toMatchObject({ transfer: { state: 'done' } });
  await db.kysely
    .updateTable('catalogue.vendor')
    .set({ enabled: true })
    .where('id', '=', vendor.id)
    .execute();
  await db.kysely
    .updateTable('members.member')
    .set({ status: 'self_excluded' })
    .where('id', '=', one.memberId)
    .execute();
  await expect(one.move('in', '5.00')).rejects.toMatchObject({ code: 'play_excluded' });
  expect(await one.move('out', '12.00')).toMatchObject({ transfer: { state: 'done' }, balance: '50.00' });
});

test('a vendor that is silent beforehand is sent nothing', async () => {
  const one = await player('50.00');
  await river.behave({ path: 'balance', act: 'never' });
  await expect(one.move('in', '5.00')).rejects.toMatchObject({ code: 'vendor_unreachable' });
  expect(await one.transfers()).toEqual([]);
});

test('what the vendor refuses is given back, with its reason', async () => {
  const one = await player('50.00');
  await river.behave({ path: 'in', act: 'refuse', status: 'RS_ERROR_LIMIT_REACHED' });
  expect(await one.move('in', '5.00')).toMatchObject({
    transfer: { state: 'refused', reason: 'limit' },
    balance: '50.00',
  });
  await one.move('in', '9.00');
  await river.behave({ path: 'out', act: 'refuse', status: 'RS_ERROR_NOT_ENOUGH_MONEY' });
  expect(await one.move('out', '9.00')).toMatchObject({ transfer: { state: 'refused', reason: 'short' } });
  expect([await one.main(), await one.held(), await one.there()]).toEqual(['41.00', '0.00', '9.00']);
});

test.each(['late', 'never', 'twice', 'broken'] as const)(
  'in: an answer that comes %s is asked after; the money is there, once',
  async (act) => {
    const one = await player('50.00');
    await river.behave({ path: 'in', act });
    expect(await one.move('in', '20.00')).toMatchObject({ transfer: { state: 'done' }, balance: '30.00' });
    expect(await one.there()).toBe('20.00');
  },
);

test('an order that never arrived is closed at the vendor, and the money given back', async () => {
  const one = await player('50.00');
  await river.behave({ path: 'in', act: 'lost' });
  expect(await one.move('in', '20.00')).toMatchObject({
    transfer: { state: 'refused', reason: 'never_arrived' },
    balance: '50.00',
  });
  expect([await one.held(), await one.there()]).toEqual(['0.00', '0.00']);
});

test.each(['in', 'out'] as const)(
  '%s: while the vendor says nothing the transfer is under way, and the job ends it the way it went',
  async (way) => {
    for (const act of ['never', 'lost'] as const) {
      const one = await player('50.00');
      await one.move('in', '20.00');
      await river.behave(
        { path: way, act },
        { path: 'status', act: 'never' },
        { path: 'status', act: 'never' },
      );
      const pressed = await one.move(way, '10.00');
      expect(pressed.transfer).toMatchObject({ state: 'sending', unclear: false });
      expect(pressed.balance).toBe(way === 'in' ? '20.00' : '30.00');
      await followUp();
      expect((await one.transfers())[1]).toMatchObject({ state: 'sending', asks: 2 });
      await followUp(5);
      const applied = act === 'never';
      expect((await one.transfers())[1]).toMatchObject({ state: applied ? 'done' : 'refused' });
      const main = { in: applied ? '20.00' : '30.00', out: applied ? '40.00' : '30.00' }[way];
      const there = { in: applied ? '30.00' : '20.00', out: applied ? '10.00' : '20.00' }[way];
      expect([await one.main(), await one.held(), await one.there()]).toEqual([main, '0.00', there]);
    }
  },
);

test('an order is never sent twice, however often the request and the job ask after it', async () => {
  const one = await player('50.00');
  await river.behave({ path: 'in', act: 'never' }, { path: 'status', act: 'lost' });
  const key = randomUUID();
  await one.move('in', '20.00', key);
  await Promise.all([one.move('in', '20.00', key), followUp(), followUp(), one.move('in', '20.00', key)]);
  const [transfer] = await one.transfers();
  expect(transfer?.state).toBe('done');
  expect((await river.state()).orders[transfer?.id ?? '']?.arrivals).toBe(1);
});

test('a vendor that has something else under the id moves nothing, and a person is asked at once', async () => {
  const one = await player('50.00');
  await river.behave({ path: 'in', act: 'other_amount' });
  expect(await one.move('in', '20.00')).toMatchObject({
    transfer: { state: 'sending', unclear: true },
    balance: '30.00',
  });
  await river.behave({ path: 'in', act: 'refuse', status: 'RS_ERROR_DUPLICATE_TRANSACTION' });
  expect((await one.move('in', '10.00')).transfer).toMatchObject({ state: 'sending', unclear: true });
  // Asked again, it gives an answer that fits.
  await followUp(2);
  expect((await one.transfers()).map(({ state }) => state)).toEqual(['done', 'refused']);
});

test('after some questions without an answer a person is asked, and the vendor is still asked', async () => {
  const one = await player('50.00');
  await river.behave(
    { path: 'in', act: 'never' },
    ...Array.from({ length: 7 }, () => ({ path: 'status', act: 'broken' }) as const),
  );
  await one.move('in', '20.00');
  for (let ask = 2; ask <= 6; ask++) {
    expect((await one.transfers())[0]).toMatchObject({ state: 'sending', unclear_at: null });
    await followUp(16);
  }
  expect((await one.transfers())[0]?.unclear_at).toBeInstanceOf(Date);
  await followUp(61);
  await followUp(61);
  expect((await one.transfers())[0]?.state).toBe('done');
});

test('all comes back with one press, one transfer each; a silent vendor keeps no other’s money', async () => {
  const second = await createVendor(db.kysely, {
    brands: [brand],
    apiUrl: 'http://127.0.0.1:9',
    walletKind: 'transfer',
  });
  const one = await player('50.00');
  await one.move('in', '20.00');
  const key = randomUUID();
  const pressed = await Promise.all([one.allBack(key), one.allBack(key)]);
  for (const { list } of pressed)
    expect(list.map(({ vassalage, outcome }) => [vassalage, outcome]).sort()).toEqual(
      [
        [vendor.code, 'started'],
        [second.code, 'silent'],
      ].sort(),
    );
  expect([await one.main(), await one.there()]).toEqual(['50.00', '0.00']);
  expect(await one.transfers()).toHaveLength(2);
  expect((await one.allBack()).list.find(({ vassalage }) => vassalage === vendor.code)?.outcome).toBe(
    'empty',
  );
});

test('transfers racing each other never take more than there is', async () => {
  const one = await player('100.00');
  const pressed = await Promise.allSettled(Array.from({ length: 8 }, () => one.move('in', '30.00')));
  expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect([await one.main(), await one.there()]).toEqual(['10.00', '90.00']);
});

test('a transfer racing bets on the same balance never makes it negative', async () => {
  const one = await player('100.00');
  const stake = () =>
    db.transaction((tx) =>
      postGroup(tx, {
        merchantId: brand.id,
        currency: brand.currency,
        reference: randomUUID(),
        legs: [
          {
            from: { kind: 'wallet', memberId: one.memberId },
            to: { kind: 'vendor_settlement', vendorId: vendor.id },
            amount: 2_000_000n,
            code: 'bet',
          },
        ],
        now: deps.clock.now(),
      }),
    );
  const outcomes = await Promise.all([
    ...Array.from({ length: 4 }, () => stake().then(({ outcome }) => outcome === 'posted')),
    ...Array.from({ length: 4 }, () =>
      one.move('in', '20.00').then(
        () => true,
        () => false,
      ),
    ),
  ]);
  expect(outcomes.filter(Boolean)).toHaveLength(5);
  expect([await one.main(), await one.held()]).toEqual(['0.00', '0.00']);
});

test('a member of another brand reaches no wallet of this one', async () => {
  const other = await createBrand(db.kysely);
  const { memberId } = await createMember(db, other);
  await expect(
    moveBetweenWallets(
      deps,
      { vassalage: vendor.code, way: 'in', amount: '5.00' },
      { brand: other, memberId, idempotencyKey: 'k' },
    ),
  ).rejects.toMatchObject({ code: 'vendor_wallet_unknown' });
});

test('no money goes where a line’s limits or a suspension cannot be kept; what is there comes back', async () => {
  const { memberId: agent } = await createMember(db, brand, { type: 1 });
  const one = await player('50.00');
  await db.kysely
    .updateTable('members.member')
    .set({ agent_id: agent })
    .where('id', '=', one.memberId)
    .execute();
  const line = lineHand(db, brand, deps.clock);
  await one.move('in', '20.00');
  await line.limit(agent, one.memberId, { day: 1000 });
  await expect(one.move('in', '5.00')).rejects.toMatchObject({ code: 'line_limit_no_transfer' });
  await line.limit(agent, one.memberId, {});
  await line.suspend(agent, one.memberId);
  await expect(one.move('in', '5.00')).rejects.toMatchObject({ code: 'play_suspended' });
  await one.move('out', '20.00');
  expect([await one.main(), await one.held()]).toEqual(['50.00', '0.00']);
});

test('the ledger’s invariants hold at the end of this file', async () => {
  expect(await checkInvariants(db.kysely)).toEqual([]);
});
