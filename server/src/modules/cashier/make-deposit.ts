import type { deposit } from '@lanna/contract/cashier';
import type { Received, Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import { isPayable } from '@lanna/rules/currency';
import { formatMoney } from '@lanna/rules/money';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { answerOnce } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { GatheredNotices } from '../../platform/push/gathered-notices.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { BrandProfile } from '../brands/brand.ts';
import { postGroup } from '../ledger/post-group.ts';
import { walletBalance } from '../ledger/wallet-balance.ts';
import { type DepositMethod, depositMethods } from './deposit-method.ts';

type Deposited = Value<typeof deposit>;

/**
 * Takes a deposit. The sandbox's is authorised at once, so it is credited in the same transaction as its record and the
 * answer to its idempotency key. Refuses with `deposit_method_unknown`, `amount_out_of_range`, `account_disabled`.
 */
export async function makeDeposit(
  { db, clock, notices }: { db: Database; clock: Clock; notices: Pick<GatheredNotices, 'tell'> },
  body: Received<typeof deposit>['body'],
  context: { brand: BrandProfile; memberId: string; idempotencyKey: string },
): Promise<Deposited> {
  const method = depositMethods(context.brand).find((candidate) => candidate.code === body.methodCode);
  if (!method) throw new Refusal('deposit_method_unknown');
  const amount = moneyOf(body.amount);
  const { currency } = context.brand;
  if (amount < method.min || amount > method.max || !isPayable(amount, currency))
    throw new Refusal('amount_out_of_range', { min: formatMoney(method.min), max: formatMoney(method.max) });
  const now = clock.now();
  const once = { scope: `deposit ${context.memberId}`, key: context.idempotencyKey, body, now };
  const deposited = await db.transaction((tx) =>
    answerOnce(tx, once, () => credit(tx, { ...context, method, amount, now })),
  );
  notices.tell([context.memberId], ['balance_changed']);
  return deposited;
}

async function credit(
  tx: Tx,
  deposit: { brand: BrandProfile; memberId: string; method: DepositMethod; amount: bigint; now: Date },
): Promise<Deposited> {
  const { brand, memberId, method, amount, now } = deposit;
  await refuseClosedAccount(tx, brand.id, memberId);
  const id = newId();
  await tx
    .insertInto('cashier.deposit')
    .values({
      id,
      merchant_id: brand.id,
      member_id: memberId,
      method_code: method.code,
      amount,
      currency: brand.currency,
      status: 'credited',
      created_at: now,
      credited_at: now,
    })
    .execute();
  const { outcome } = await postGroup(tx, {
    merchantId: brand.id,
    currency: brand.currency,
    reference: id,
    legs: [
      {
        from: { kind: 'clearing', methodCode: method.code },
        to: { kind: 'wallet', memberId },
        amount,
        code: 'deposit',
      },
    ],
    now,
  });
  if (outcome !== 'posted')
    throw new Error(`a deposit that nobody has seen before was not posted: ${outcome}`);
  const balance = await walletBalance(tx, { merchantId: brand.id, memberId });
  return {
    id,
    status: 'credited',
    amount: formatMoney(amount),
    balance: formatMoney(balance),
    createdAt: now.toISOString(),
  };
}

async function refuseClosedAccount(tx: Tx, merchantId: string, memberId: string) {
  const member = await tx
    .selectFrom('members.account')
    .select('status')
    .where('id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
  if (member.status !== 'active') throw new Refusal('account_disabled');
}
