import type { DepositPay } from '@lanna/contract/money/cashier/cashier';
import { findChannel } from '../../payments/channel.ts';
import type { DepositRow } from '../record/deposit.ts';
import { payAsKept } from '../record/deposit.ts';
import { depositDesk } from '../record/move-deposit.ts';
import { notifyOfDeposit } from '../record/notify-deposit.ts';
import type { DepositDeps, Depositor } from './make-deposit.ts';

/**
 * Asks the gateway how a deposit is paid, and keeps its answer. Without an answer the deposit stays created: whatever the gateway has made
 * of it is learnt by asking after it, and nothing is assumed until then.
 */
export async function orderByGateway(
  { db, clock, gateways, notices }: Pick<DepositDeps, 'db' | 'clock' | 'gateways' | 'notices'>,
  row: Pick<DepositRow, 'id' | 'merchant_id' | 'member_id' | 'method_code' | 'amount' | 'currency'>,
  { language, origin }: Pick<Depositor, 'language' | 'origin'>,
): Promise<void> {
  const { id, amount, currency } = row;
  const channel = await findChannel(db.kysely, {
    merchantId: row.merchant_id,
    way: 'in',
    code: row.method_code,
  });
  if (channel?.kind !== 'gateway') return;
  const returnUrl = `${origin}/?centre=member&page=depositv2&depositv2.id=${id}`;
  const answer = await gateways.payOrder(channel, { id, amount, currency, returnUrl, language });
  if (answer.outcome !== 'accepted') return;
  const pay: DepositPay = { kind: 'gateway', payUrl: answer.payUrl, payload: answer.qrPayload };
  await keepOrder(db, { row, pay, now: clock.now() }, notices);
}

async function keepOrder(
  db: DepositDeps['db'],
  {
    row,
    pay,
    now,
  }: { row: Pick<DepositRow, 'id' | 'merchant_id' | 'member_id'>; pay: DepositPay; now: Date },
  notices: DepositDeps['notices'],
): Promise<void> {
  await db.transaction(async (tx) => {
    const held = await tx
      .selectFrom('cashier.deposit')
      .selectAll()
      .where('id', '=', row.id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    // Its webhook may have been quicker than its answer.
    if (held.status !== 'created') return;
    await depositDesk.move(tx, held, {
      to: 'waiting',
      by: null,
      cause: 'order_accepted',
      set: { pay: payAsKept(pay) },
      now,
    });
    await notifyOfDeposit(tx, { merchantId: row.merchant_id, memberId: row.member_id }, notices);
  });
}
