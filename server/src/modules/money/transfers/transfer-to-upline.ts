import type { Received, Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import type { transferUpline as endpoint } from '@lanna/contract/money/transfers/transfers';
import { formatMoney, type Money } from '@lanna/rules/money';
import { notifyOps } from '../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../platform/push/notify.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { answerOnce, wasAnswered } from '../../../platform/sealing/idempotency.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Database, Tx } from '../../../platform/sql/database.ts';
import { refuseInactive } from '../../accounts/protection/refuse-inactive.ts';
import { confirmPaymentPassword } from '../../accounts/security/confirm-payment-password.ts';
import { walletBalance } from '../../books/ledger/wallet-balance.ts';
import type { BrandProfile } from '../../house/brands/brand.ts';
import type { RequestContext } from '../../house/brands/request-context.ts';
import { sendMessage } from '../../messaging/inbox/send-message.ts';
import { postInLine } from '../../people/agents/post-in-line.ts';
import type { AuthenticationDeps } from '../../people/authentication/deps.ts';
import { proveSecondFactor } from '../../people/authentication/prove-second-factor.ts';
import { findUpline, type Upline } from '../../people/members/find-upline.ts';
import type { KeptElsewhere } from '../withdrawals/turnover.ts';
import { uplineTerms } from './line/line-terms.ts';
import { lockWallet, refuseUnfree } from './refuse-unfree.ts';
import { refuseOutOfRange } from './vendors/refuse-out-of-range.ts';
import { showOwnTransfer } from './vendors/show-transfer.ts';

export interface UplineDeps extends Pick<AuthenticationDeps, 'db' | 'clock' | 'secrets' | 'failures'> {
  db: Database;
  elsewhere(): readonly KeptElsewhere[];
}

/**
 * Moves money to the member's own agent, at once. What could not be withdrawn for the sake of turnover cannot go up either. Refuses
 * `upline_missing`, `amount_out_of_range`, `transfer_balance_short`, `transfer_turnover_unmet` {most}, `transfer_day_limit`
 * {left, endsAt}, `account_disabled`, `play_excluded`, `payment_password_missing`, `payment_password_wrong`, `second_factor_needed`,
 * `second_factor_wrong`.
 */
export async function transferToUpline(
  deps: UplineDeps,
  { amount: text, paymentPassword, secondFactor }: Received<typeof endpoint>['body'],
  owner: { memberId: string; sessionId: string; idempotencyKey: string },
  context: RequestContext,
): Promise<Value<typeof endpoint>> {
  const { db, clock } = deps;
  const { brand } = context;
  const { memberId, idempotencyKey } = owner;
  const amount = moneyOf(text);
  const now = clock.now();
  const once = { scope: `transfer upline ${memberId}`, key: idempotencyKey, body: { amount: text }, now };
  const upline = await findUpline(db.kysely, brand, memberId);
  if (!upline) throw new Refusal('upline_missing');
  // A repeated press was proved the first time; a code of the app would be used up by now.
  if (!(await db.transaction((tx) => wasAnswered(tx, once)))) {
    // Said before the password is asked for: a slip of the finger costs no try.
    refuseOutOfRange(await uplineTerms(db.kysely, brand, memberId, now), amount, brand.currency);
    const account = await confirmPaymentPassword(deps, owner, paymentPassword, context);
    await proveSecondFactor(deps, account, secondFactor, context);
  }
  const wanted = { brand, memberId, upline, amount, now, elsewhere: deps.elsewhere() };
  const { id } = await db.transaction((tx) => answerOnce(tx, once, () => move(tx, wanted)));
  const place = { merchantId: brand.id, memberId };
  return {
    transfer: await showOwnTransfer(db.kysely, place, id),
    balance: formatMoney(await walletBalance(db.kysely, place)),
  };
}

interface Wanted {
  brand: BrandProfile;
  memberId: string;
  upline: Upline;
  amount: Money;
  now: Date;
  elsewhere: readonly KeptElsewhere[];
}

async function move(tx: Tx, wanted: Wanted): Promise<{ id: string }> {
  const { brand, memberId, upline, amount, now } = wanted;
  const place = { merchantId: brand.id, memberId };
  await lockWallet(tx, place);
  await refuseNow(tx, wanted);
  const id = newId();
  const posted = await postInLine(tx, upline.agentId, {
    merchantId: brand.id,
    currency: brand.currency,
    reference: id,
    legs: [
      {
        from: { kind: 'wallet', memberId },
        to: { kind: 'wallet', memberId: upline.agentId },
        amount,
        code: 'transfer_up',
      },
    ],
    now,
  });
  // The member has been moved to another agent a moment ago.
  if (posted.outcome === 'not_allowed') throw new Refusal('upline_missing');
  if (posted.outcome !== 'posted')
    throw new Error(`a transfer to the upline was not posted: ${posted.outcome}`);
  await tx
    .insertInto('transfers.transfer')
    .values({
      id,
      merchant_id: brand.id,
      member_id: memberId,
      kind: 'upline',
      agent_id: upline.agentId,
      amount,
      currency: brand.currency,
      state: 'done',
      created_at: now,
      ended_at: now,
    })
    .execute();
  await notify(tx, wanted);
  return { id };
}

/** Under the lock of the wallet: two presses at once, or a bet beside them, are checked one after the other. */
async function refuseNow(tx: Tx, { brand, memberId, amount, now, elsewhere }: Wanted) {
  const place = { merchantId: brand.id, memberId };
  const { status } = await tx
    .selectFrom('members.account')
    .select('status')
    .where('id', '=', memberId)
    .where('merchant_id', '=', brand.id)
    .executeTakeFirstOrThrow();
  await refuseInactive(tx, { ...place, status });
  const terms = await uplineTerms(tx, brand, memberId, now);
  if (amount > terms.dayLeft)
    throw new Refusal('transfer_day_limit', {
      left: formatMoney(terms.dayLeft),
      endsAt: terms.dayEndsAt.toISOString(),
    });
  await refuseUnfree(tx, { ...place, currency: brand.currency }, amount, elsewhere);
}

async function notify(tx: Tx, { brand, memberId, upline, amount, now }: Wanted) {
  await notifyPush(tx, { m: [memberId, upline.agentId], t: ['balance_changed', 'transfers_changed'] });
  await notifyOps(tx, { brandId: brand.id, type: 'transfers_changed' });
  const facts = { amount: formatMoney(amount) };
  const notified = { merchantId: brand.id, facts, now };
  await sendMessage(tx, { ...notified, memberId, template: 'transfer_to_agent' });
  const path = '/?centre=agent&page=agentTransfers';
  await sendMessage(tx, { ...notified, memberId: upline.agentId, template: 'transfer_from_member', path });
}
