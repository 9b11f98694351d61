import { moneyOf, moneyText } from '@lanna/contract/money';
import { formatMoney, type Money } from '@lanna/rules/money';
import { giveBack, payDebt } from '@lanna/rules/rewards/points/lots';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Versioned } from '../../../../platform/ops/desk.ts';
import { proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { SecretBox } from '../../../../platform/sealing/secret-box.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { lockPoints } from '../moving/lock-points.ts';
import { writeEntry } from '../moving/write-entry.ts';
import { addressPlace, type RedemptionRow, redemptionDesk } from '../spending/redemption.ts';
import { refuseUnfit } from '../spending/spender.ts';

type DecideCall = Pick<AnyOpsCall, 'brandIds' | 'operator' | 'record' | 'mustBeProposed' | 'propose'>;

export const APPROVE_KIND = 'points.approve';

/** A redemption of much worth that one operator has signed. */
export const approveProposal = proposalKind({
  kind: APPROVE_KIND,
  permission: 'points.decide',
  rule: { standard: { above: '1000' }, floor: { above: '10000' } },
  payload: z.object({ id: z.uuid(), worth: moneyText }),
  carryOut: async (tx, { id, worth }, { proposalId, brandId, approver, now }) => {
    const row = await redemptionDesk.lockProposed(tx, id, { proposalId, brandId });
    if (row?.worth !== moneyOf(worth)) throw new Refusal('proposal_outdated');
    await refuseUnfit(tx, { merchantId: row.merchant_id, memberId: row.member_id });
    await redemptionDesk.move(tx, row, { to: 'approved', by: approver.name, now });
    await showCode(tx, row, { by: approver.name, now });
    return { before: { state: 'signed' }, after: { state: 'approved', worth } };
  },
  letGo: async (tx, { id }, { now, ...proposal }) => {
    const row = await redemptionDesk.lockProposed(tx, id, proposal);
    if (row) await redemptionDesk.move(tx, row, { to: 'processing', by: row.handled_by ?? '', now });
  },
});

/**
 * Approves a redemption, or signs it for a second operator. What one operator has approved for the member within a day is added up, so that much in small
 * parts needs two as well.
 */
export async function approve(tx: Tx, call: DecideCall, wanted: Versioned, now: Date): Promise<void> {
  const row = await redemptionDesk.lockFor(tx, call, wanted);
  if (row.state !== 'processing')
    throw new Refusal('redemption_move_impossible', { from: row.state, to: 'approved' });
  const holder = { merchantId: row.merchant_id, memberId: row.member_id };
  await refuseUnfit(tx, holder);
  // The member's other redemptions are decided after this one.
  await lockPoints(tx, { ...holder, now });
  const worth = formatMoney(row.worth);
  const before = await approvedLately(tx, row.member_id, call.operator.name, now);
  if (await call.mustBeProposed(tx, APPROVE_KIND, row.worth + before)) {
    const payload = { id: row.id, worth };
    const reason = row.title.EN ?? row.title.TH ?? row.id;
    const proposalId = await call.propose(tx, {
      ...{ kind: APPROVE_KIND, ...redemptionDesk.about(row), payload, reason },
    });
    const recorded = { call, action: 'points.sign', after: { state: 'signed', worth } };
    await redemptionDesk.move(tx, row, { to: 'signed', by: call.operator.name, proposalId, now }, recorded);
    return;
  }
  const recorded = { call, action: APPROVE_KIND, after: { state: 'approved', worth } };
  await redemptionDesk.move(tx, row, { to: 'approved', by: call.operator.name, now }, recorded);
  await showCode(tx, row, { by: call.operator.name, now });
}

/** Of a code nothing is sent: once it is approved its member reads it, so nothing about it can be rejected any more. */
async function showCode(
  tx: Tx,
  { id, by_code }: RedemptionRow,
  of: { by: string; now: Date },
): Promise<void> {
  if (!by_code) return;
  const approved = await tx
    .selectFrom('points.redemption')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await redemptionDesk.move(tx, approved, { to: 'completed', ...of });
}

async function approvedLately(db: Queryable, memberId: string, operator: string, now: Date): Promise<Money> {
  const { rows } = await sql<{ worth: Money }>`
    select coalesce(sum(r.worth), 0)::bigint as worth
    from points.redemption_move v join points.redemption r on r.id = v.redemption_id
    where r.member_id = ${memberId} and v.to_state = 'approved' and v.operator_name = ${operator}
      and v.at > ${now}::timestamptz - interval '1 day'`.execute(db);
  return rows[0]?.worth ?? 0n;
}

/** Its points go back to the lots they were taken from, and the piece to the stock. */
export async function reject(
  tx: Tx,
  call: DecideCall,
  { words, ...wanted }: Versioned & { words: string },
  now: Date,
): Promise<void> {
  await redemptionDesk.decide(tx, call, { ...wanted, to: 'rejected' }, async (row) => {
    await returnPoints(tx, row, now);
    return { words, now, action: 'points.reject', after: { state: 'rejected', words } };
  });
}

async function returnPoints(tx: Tx, row: RedemptionRow, now: Date): Promise<void> {
  const { merchant_id: merchantId, member_id: memberId, id } = row;
  const held = await lockPoints(tx, { merchantId, memberId, now });
  const { rows: taken } = await sql<{ month: string; amount: Money }>`
    select l.month::text as month, l.amount from points.entry e join points.entry_lot l on l.entry_id = e.id
    where e.member_id = ${memberId} and e.kind = 'redeemed' and e.reference = ${id}`.execute(tx);
  // What was taken back meanwhile and is still owed comes first, as with points that are earned.
  const back = payDebt(giveBack(taken, held.today), held.debt);
  await writeEntry(tx, held, { kind: 'returned', code: 'points_returned', ...back, reference: id });
  await sql`update points.good set taken = taken - 1 where id = ${row.good_id}`.execute(tx);
  await tx.updateTable('points.code').set({ redemption_id: null }).where('redemption_id', '=', id).execute();
  await notifyPush(tx, { b: merchantId, t: ['point_goods_changed'] });
}

export async function complete(
  tx: Tx,
  call: DecideCall,
  { words, tracking, ...wanted }: Versioned & { words: string; tracking: string },
  now: Date,
): Promise<void> {
  await redemptionDesk.decide(tx, call, { ...wanted, to: 'completed' }, () => ({
    ...{ words, tracking, now, action: 'points.complete', after: { state: 'completed', tracking } },
  }));
}

/** Where an item is sent to; that it was looked at is recorded. Refuses with `not_found`. */
export async function revealAddress(
  tx: Tx,
  secrets: SecretBox,
  call: DecideCall,
  id: string,
): Promise<{ address: string }> {
  const row = await redemptionDesk.lock(tx, { id, brandIds: call.brandIds });
  if (row.address_sealed === null) throw new Refusal('not_found');
  await call.record(tx, { action: 'points.reveal-address', ...redemptionDesk.about(row), after: {} });
  return { address: secrets.open(row.address_sealed, addressPlace(id)) };
}

/** Drops addresses ninety days after the last move: no claim is made about a parcel so late. */
export async function dropAddresses(db: Queryable, now: Date): Promise<void> {
  await sql`
    update points.redemption set address_sealed = null
    where address_sealed is not null and state in ('completed', 'rejected') and changed_at < ${now}::timestamptz - interval '90 days'`.execute(
    db,
  );
}
