import { expect, test } from 'vitest';
import { newId } from '../../../../platform/sealing/ids.ts';
import { txOf } from '../../../../platform/sql/database.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { showClosing } from '../../../accounts/security/account/close-account.ts';
import { checkInvariants } from '../../../books/ledger/check-invariants.ts';
import { checkTransferInvariants } from '../check-transfer-invariants.ts';
import { transferFixture } from '../transfer.factory.ts';
import { askTransfer } from './ask-transfer.ts';
import { sendOrder } from './ask-vendor.ts';
import { comingFromVendors } from './closing-obstacle.ts';
import { keptByVendors } from './kept-by-vendors.ts';
import { orderOf } from './order-of.ts';
import { sendTransfer } from './send-transfer.ts';
import { settleTransfer } from './settle-transfer.ts';

/* What a process that dies between any two steps leaves behind, and a vendor that dies in the middle of one. */
const { db } = await testDatabase();
const { brand, river, vendor, deps, player, followUp } = await transferFixture(db);
const { clock, client } = deps;

/** The first step alone: written down, and held where it goes to the vendor. */
async function asked(kind: 'to_vendor' | 'from_vendor') {
  const one = await player('50.00');
  if (kind === 'from_vendor') await one.move('in', '30.00');
  const id = await db.transaction((tx) =>
    askTransfer(tx, {
      merchantId: brand.id,
      memberId: one.memberId,
      vendorId: vendor.id,
      kind,
      amount: 2_000_000n,
      currency: brand.currency,
      now: clock.now(),
    }),
  );
  const last = async () => (await one.transfers()).find((transfer) => transfer.id === id);
  return { one, id, last };
}
const KINDS = ['to_vendor', 'from_vendor'] as const;
const BEFORE = { to_vendor: ['50.00', '0.00'], from_vendor: ['20.00', '30.00'] } as const;
const AFTER = { to_vendor: ['30.00', '20.00'], from_vendor: ['40.00', '10.00'] } as const;

test.each(KINDS)('%s: dead after it was written down: nothing was sent, and it is given up', async (kind) => {
  const { one, id, last } = await asked(kind);
  await followUp(0.5);
  expect((await last())?.state).toBe('asked');
  await followUp();
  expect(await last()).toMatchObject({ state: 'refused', reason: 'not_sent' });
  expect([await one.main(), await one.there(), await one.held()]).toEqual([...BEFORE[kind], '0.00']);
  // A process that goes on late sends nothing any more.
  await sendTransfer(deps, id);
  expect((await river.state()).orders[id]).toBeUndefined();
});

test('money on its way back from a vendor keeps an account open until it has arrived or stays there', async () => {
  const { one } = await asked('from_vendor');
  const member = { merchantId: brand.id, memberId: one.memberId };
  expect(await comingFromVendors(db.kysely, member)).toEqual([
    { kind: 'vendor_wallets', amount: '20.00', count: 1 },
  ]);
  await followUp();
  expect(await comingFromVendors(db.kysely, member)).toEqual([]);
});

test('money that a vendor keeps keeps an account open, also where the vendor does not say how much', async () => {
  const kept = keptByVendors(deps);
  const [one, never] = [await player('50.00'), await player('50.00')];
  const member = { merchantId: brand.id, memberId: one.memberId };
  expect(await kept(member)).toEqual([]);
  await one.move('in', '20.00');
  const owing = [{ kind: 'vendor_wallets', amount: '20.00', count: 1 }];
  expect(await kept(member)).toEqual(owing);
  const more = { here: [comingFromVendors], elsewhere: [kept] };
  expect((await showClosing({ db }, member, () => more)).obstacles).toEqual([
    { kind: 'balance', amount: '30.00', count: null },
    ...owing,
  ]);
  await river.die();
  expect(await kept(member)).toEqual([{ kind: 'vendor_wallets', amount: null, count: 1 }]);
  // Who has never sent anything there waits for no vendor.
  expect(await kept({ merchantId: brand.id, memberId: never.memberId })).toEqual([]);
  await river.wake();
  await one.allBack();
  expect(await kept(member)).toEqual([]);
});

test.each(KINDS)(
  '%s: dead before the order left: the vendor closes it, and an order that still comes is refused',
  async (kind) => {
    const { one, id, last } = await asked(kind);
    await claimed(id);
    const order = await orderOf(db.kysely, id);
    await followUp();
    expect(await last()).toMatchObject({ state: 'refused', reason: 'never_arrived' });
    if (!order) throw new Error('no order');
    expect(await sendOrder(client, order)).toMatchObject({ outcome: 'refused', reason: 'never_arrived' });
    expect([await one.main(), await one.there(), await one.held()]).toEqual([...BEFORE[kind], '0.00']);
  },
);

test.each(KINDS)(
  '%s: dead after the order left: the job finds it applied, and moves the money once',
  async (kind) => {
    const { one, id, last } = await asked(kind);
    await claimed(id);
    const order = await orderOf(db.kysely, id);
    if (!order) throw new Error('no order');
    const decision = await sendOrder(client, order);
    expect(decision.outcome).toBe('applied');
    await Promise.all([followUp(), followUp(), followUp()]);
    expect((await last())?.state).toBe('done');
    // The one that was thought dead goes on after all.
    if (decision.outcome === 'applied')
      await db.transaction((tx) => settleTransfer(tx, id, decision, clock.now()));
    expect([await one.main(), await one.there(), await one.held()]).toEqual([...AFTER[kind], '0.00']);
  },
);

test.each(KINDS)(
  '%s: a vendor that dies before or after it has moved the money, and comes back',
  async (kind) => {
    for (const act of ['die_before', 'die_after'] as const) {
      const { one, id, last } = await asked(kind);
      await river.behave({ path: kind === 'to_vendor' ? 'in' : 'out', act });
      await sendTransfer(deps, id);
      expect((await last())?.state).toBe('sending');
      await river.wake();
      await followUp();
      expect((await last())?.state).toBe(act === 'die_after' ? 'done' : 'refused');
      const [main, there] = act === 'die_after' ? AFTER[kind] : BEFORE[kind];
      expect([await one.main(), await one.there(), await one.held()]).toEqual([main, there, '0.00']);
    }
  },
);

test('what a vendor says of a transfer that has ended otherwise is noted, and moves nothing', async () => {
  const { one, id, last } = await asked('to_vendor');
  await claimed(id);
  await followUp();
  expect((await last())?.state).toBe('refused');
  await db.transaction((tx) => settleTransfer(tx, id, { outcome: 'applied', answer: 'RS_OK' }, clock.now()));
  expect(await last()).toMatchObject({ state: 'refused', contradiction: 'RS_OK' });
  expect(await one.main()).toBe('50.00');
});

test('an outcome cannot be changed afterwards, by no code', async () => {
  const { id } = await asked('to_vendor');
  await followUp(2);
  await expect(
    db.kysely
      .updateTable('transfers.transfer')
      .set({ state: 'done', reason: null })
      .where('id', '=', id)
      .execute(),
  ).rejects.toThrow('keeps its outcome');
});

test('the verifier finds a transfer that says it is done and has moved nothing, and money still held for one that has ended', async () => {
  await db.kysely
    .transaction()
    .execute(async (begun) => {
      const tx = txOf(begun);
      const { memberId } = await player('50.00');
      await tx
        .insertInto('transfers.transfer')
        .values({
          id: newId(),
          merchant_id: brand.id,
          member_id: memberId,
          kind: 'from_vendor',
          vendor_id: vendor.id,
          amount: 1n,
          currency: brand.currency,
          state: 'done',
          created_at: clock.now(),
          ended_at: clock.now(),
        })
        .execute();
      expect(await checkTransferInvariants(tx)).toHaveLength(1);
      const { one, id } = await asked('to_vendor');
      await tx
        .updateTable('transfers.transfer')
        .set({ state: 'refused', reason: 'vendor', ended_at: clock.now() })
        .where('id', '=', id)
        .execute();
      expect(await checkTransferInvariants(tx)).toHaveLength(2);
      expect(await one.held()).toBe('20.00');
      throw new Error('undo');
    })
    .catch((error: Error) => {
      if (error.message !== 'undo') throw error;
    });
});

test('the invariants hold at the end of this file', async () => {
  await followUp(2);
  expect(await checkTransferInvariants(db.kysely)).toEqual([]);
  expect(await checkInvariants(db.kysely)).toEqual([]);
});

/** The process has taken it up, and not sent it yet. */
function claimed(id: string) {
  return db.kysely
    .updateTable('transfers.transfer')
    .set({ state: 'sending', sent_at: clock.now(), next_ask_at: clock.now() })
    .where('id', '=', id)
    .execute();
}
