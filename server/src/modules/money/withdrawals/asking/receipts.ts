import type { Received, Value } from '@lanna/contract/endpoint';
import {
  type processC2CTransaction as endpoint,
  type PaymentConfirmation,
  type paymentConfirmationList,
  RECEIPT_ANSWERS,
} from '@lanna/contract/money/withdrawals/receipts';
import { LATE_DISPUTE_DAYS, mayMoveReceipt } from '@lanna/rules/money/withdrawals/payout-states';
import { hasUnseenCharacters } from '@lanna/rules/unseen-characters';
import { sql } from 'kysely';
import type { Owner } from '../../../../platform/http/calls/owner-of.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database, Queryable, Tx } from '../../../../platform/sql/database.ts';
import { inBatches } from '../../../../platform/sql/in-batches.ts';
import { type PayoutRow, receiptStateOf, showPayout } from '../payouts/payout.ts';
import { ownerOf } from '../record/move-withdrawal.ts';
import { notifyOfWithdrawal } from '../record/notify-member.ts';
import { readSettings } from '../settings.ts';
import { takePictures } from './pictures.ts';

type Body = Received<typeof endpoint>['body'];

const LATE_MS = LATE_DISPUTE_DAYS * 24 * 3_600_000;
const LISTED_MAX = 100;
const AT_ONCE = 200;

/** Paid payouts of which the member may still say something: those awaited, then disputes, then those received by time. */
export async function listConfirmations(
  db: Queryable,
  owner: Owner,
  now: Date,
): Promise<Value<typeof paymentConfirmationList>> {
  const rows = await confirmationRows(db, owner)
    .where((eb) =>
      eb.or([
        eb('p.receipt_state', 'in', ['awaited', 'not_received']),
        eb.and([
          eb('p.receipt_state', '=', 'received_by_time'),
          eb('p.receipt_until', '>', new Date(now.getTime() - LATE_MS)),
        ]),
      ]),
    )
    .orderBy(sql`array_position(array['awaited', 'not_received', 'received_by_time'], p.receipt_state)`)
    .orderBy('p.settled_at', 'desc')
    .limit(LISTED_MAX)
    .execute();
  const { receiptMinutes } = await readSettings(db, owner.merchantId);
  return {
    list: rows.map((row) => showConfirmation(row, now)),
    awaited: rows.filter((row) => row.receipt_state === 'awaited').length,
    receiptMinutes,
  };
}

/**
 * What the member says of a paid payout: it has arrived; it has not, with a picture; it has after all. Said again, it is answered the
 * same. Nothing of it moves money: a dispute is for the desk. Refuses as `processC2CTransaction` declares.
 */
export async function answerReceipt(
  tx: Tx,
  { payoutId, answer, pictures, remark }: Body,
  owner: Owner,
  now: Date,
): Promise<PaymentConfirmation> {
  const payout = await tx
    .selectFrom('withdrawals.payout')
    .selectAll()
    .where('id', '=', payoutId)
    .where('member_id', '=', owner.memberId)
    .where('merchant_id', '=', owner.merchantId)
    .forUpdate()
    .executeTakeFirst();
  if (!payout) throw new Refusal('payout_unknown');
  const from = receiptStateOf(payout);
  if (from !== answer) {
    if (from === null || !mayAnswer(payout, answer, now))
      throw new Refusal('receipt_move_impossible', { from, to: answer });
    if (answer === 'not_received' && pictures.length === 0) throw new Refusal('receipt_proof_missing');
    if (hasUnseenCharacters(remark.replace(/\r?\n/g, ' '))) throw new Refusal('remark_unseen_characters');
    const { withdrawal_id: withdrawalId } = payout;
    await takePictures(tx, pictures, { ...owner, withdrawalId });
    await tx
      .updateTable('withdrawals.payout')
      .set({
        receipt_state: answer,
        receipt_changed_at: now,
        ...(answer === 'not_received'
          ? { receipt_remark: remark, receipt_pictures: [...new Set(pictures)] }
          : {}),
        version: payout.version + 1,
      })
      .where('id', '=', payoutId)
      .execute();
    await notifyOfWithdrawal(tx, owner);
  }
  return showConfirmation(
    await confirmationRows(tx, owner).where('p.id', '=', payoutId).executeTakeFirstOrThrow(),
    now,
  );
}

/** Counts as received what the member has not answered in time (specification, section 4); says how many. */
export function endReceipts(db: Database, now: Date): Promise<number> {
  return inBatches(db, AT_ONCE, (tx) => endSome(tx, now));
}

async function endSome(tx: Tx, now: Date): Promise<number> {
  const due = await tx
    .selectFrom('withdrawals.payout')
    .select('id')
    .where('receipt_state', '=', 'awaited')
    .where('receipt_until', '<=', now)
    .orderBy('receipt_until')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute();
  if (due.length === 0) return 0;
  const ended = await tx
    .updateTable('withdrawals.payout')
    .set({
      receipt_state: 'received_by_time',
      receipt_changed_at: now,
      version: sql<number>`version + 1`,
    })
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .returning(['merchant_id', 'member_id'])
    .execute();
  for (const owned of ended) await notifyOfWithdrawal(tx, ownerOf(owned));
  return ended.length;
}

function confirmationRows(db: Queryable, { merchantId, memberId }: Owner) {
  return db
    .selectFrom('withdrawals.payout as p')
    .innerJoin('withdrawals.bank_account as b', 'b.id', 'p.bank_account_id')
    .selectAll('p')
    .select(['b.bank_code', 'b.number_masked'])
    .where('p.member_id', '=', memberId)
    .where('p.merchant_id', '=', merchantId)
    .where('p.state', '=', 'paid');
}

function showConfirmation(
  row: PayoutRow & { bank_code: string; number_masked: string },
  now: Date,
): PaymentConfirmation {
  return {
    withdrawalId: row.withdrawal_id,
    payout: showPayout(row),
    currency: row.currency,
    bankCode: row.bank_code,
    numberMasked: row.number_masked,
    answers: RECEIPT_ANSWERS.filter((answer) => mayAnswer(row, answer, now)),
  };
}

function mayAnswer(payout: PayoutRow, answer: (typeof RECEIPT_ANSWERS)[number], now: Date): boolean {
  const from = receiptStateOf(payout);
  if (from === null || !mayMoveReceipt(from, answer)) return false;
  const until = payout.receipt_until?.getTime() ?? 0;
  return from !== 'received_by_time' || now.getTime() < until + LATE_MS;
}
