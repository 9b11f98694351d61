import { minorDigits } from '@lanna/rules/currency';
import { MONEY_SCALE, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { captureHold } from '../../../books/ledger/capture-hold.ts';
import type { Channel } from '../../payments/channel.ts';
import type { WithdrawalRow } from '../asking/withdrawal.ts';
import type { WithdrawalDeps } from '../deps.ts';
import { netOf, type PayoutRow } from './payout.ts';

/** Carries out what was decided to send (`jobs.ts`); queued in the transaction that decides. */
const SEND_JOB = 'withdrawals-send-payouts';

export interface PayoutShare {
  amount: Money;
  channel: Channel;
}

type SendDeps = Pick<WithdrawalDeps, 'gateways'>;

/**
 * Makes the payouts of an approved withdrawal, which add up to it. What a machine pays is sent at once; what is paid by hand waits
 * for an operator. The fee is what was shown when it was asked for, shared out by amount.
 */
export async function startPayouts(
  tx: Tx,
  deps: SendDeps,
  withdrawal: WithdrawalRow,
  shares: readonly PayoutShare[],
  now: Date,
): Promise<void> {
  const total = shares.reduce((sum, { amount }) => sum + amount, 0n);
  if (total !== withdrawal.amount) throw new Error('payouts do not add up to their withdrawal');
  const fees = sharesOfFee(
    withdrawal,
    shares.map(({ amount }) => amount),
  );
  for (const [place, { amount, channel }] of shares.entries()) {
    const payout = await tx
      .insertInto('withdrawals.payout')
      .values({
        id: newId(),
        withdrawal_id: withdrawal.id,
        merchant_id: withdrawal.merchant_id,
        member_id: withdrawal.member_id,
        bank_account_id: withdrawal.bank_account_id,
        place,
        amount,
        fee: fees[place] ?? 0n,
        currency: withdrawal.currency,
        channel_code: channel.code,
        channel_kind: channel.kind,
        state: 'ready',
        promised_until: new Date(now.getTime() + channel.promisedMinutes * 60_000),
        created_at: now,
        changed_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (channel.kind !== 'bank') await decideToSend(tx, deps, payout, channel, now);
  }
}

/**
 * Takes the payout's money out of the hold, and with it, in this transaction, queues the order: from here on it ends paid or returned,
 * whatever dies in between. What is paid by hand is an operator's from now on.
 */
export async function decideToSend(
  tx: Tx,
  { gateways }: SendDeps,
  payout: PayoutRow,
  channel: Channel,
  now: Date,
): Promise<PayoutRow> {
  const { id, merchant_id: merchantId, member_id: memberId, currency, amount } = payout;
  const captured = await captureHold(tx, {
    merchantId,
    currency,
    reference: id,
    hold: payout.withdrawal_id,
    to: { kind: 'withdrawal', memberId },
    amount,
    code: 'withdrawal',
    now,
  });
  if (captured.outcome !== 'posted') throw new Error(`a payout was not captured: ${captured.outcome}`);
  const byHand = channel.kind === 'bank';
  const sending = await tx
    .updateTable('withdrawals.payout')
    .set({
      state: byHand ? 'sent' : 'sending',
      captured_at: now,
      try_at: byHand ? null : now,
      promised_until: new Date(now.getTime() + channel.promisedMinutes * 60_000),
      changed_at: now,
      version: payout.version + 1,
    })
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .returningAll()
    .executeTakeFirstOrThrow();
  if (channel.kind === 'gateway')
    await gateways.plan(tx, channel, { id, amount: netOf(payout), currency }, null);
  if (!byHand) await sql`select platform.queue_job(${SEND_JOB})`.execute(tx);
  return sending;
}

/** By amount, rounded down to what the currency can pay; the last takes what is left. */
export function sharesOfFee(
  { fee, amount: whole, currency }: Pick<WithdrawalRow, 'fee' | 'amount' | 'currency'>,
  amounts: readonly Money[],
): Money[] {
  const unit = MONEY_SCALE / 10n ** BigInt(minorDigits(currency));
  let left = fee;
  return amounts.map((amount, at) => {
    const share = at === amounts.length - 1 ? left : ((fee * amount) / whole / unit) * unit;
    left -= share;
    return share;
  });
}
