import type { Received, Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import type { transferDownline as endpoint } from '@lanna/contract/money/transfers/transfers';
import { formatMoney, type Money } from '@lanna/rules/money';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { answerOnce, wasAnswered } from '../../../../platform/sealing/idempotency.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { lockDeposits } from '../../../accounts/protection/lock-deposits.ts';
import { refuseInactive } from '../../../accounts/protection/refuse-inactive.ts';
import { takesMoneyOfLine } from '../../../accounts/protection/takes-money-of-line.ts';
import { confirmPaymentPassword } from '../../../accounts/security/confirm-payment-password.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import { sendMessage } from '../../../messaging/inbox/send-message.ts';
import { postInLine } from '../../../people/agents/post-in-line.ts';
import { proveSecondFactor } from '../../../people/authentication/prove-second-factor.ts';
import { deposited } from '../../cashier/deposited.ts';
import type { KeptElsewhere } from '../../withdrawals/turnover.ts';
import { lockWallet, refuseUnfree } from '../refuse-unfree.ts';
import type { UplineDeps } from '../transfer-to-upline.ts';
import { refuseOutOfRange } from '../vendors/refuse-out-of-range.ts';
import { findReceiver } from './find-receiver.ts';
import { downlineTerms } from './line-terms.ts';

interface Agent {
  memberId: string;
  sessionId: string;
  type: number;
  idempotencyKey: string;
}

/**
 * Moves money from an agent to an account of the own line, at once. The agent passes on what could be withdrawn, and nothing else; to the
 * receiver it is money in, held to the own limits. Refuses as `transferDownline` declares.
 */
export async function transferDown(
  deps: UplineDeps,
  { to, amount: text, paymentPassword, secondFactor }: Received<typeof endpoint>['body'],
  agent: Agent,
  context: RequestContext,
): Promise<Value<typeof endpoint>> {
  const { db, clock } = deps;
  const { brand } = context;
  const { memberId, idempotencyKey } = agent;
  const amount = moneyOf(text);
  const now = clock.now();
  const once = {
    scope: `transfer downline ${memberId}`,
    key: idempotencyKey,
    body: { to, amount: text },
    now,
  };
  // A repeated press was proved the first time; a code of the app would be used up by now.
  if (!(await db.transaction((tx) => wasAnswered(tx, once)))) {
    // Said before the password is asked for: a slip of the finger costs no try.
    await findReceiver(db.kysely, brand, agent, to);
    refuseOutOfRange(await downlineTerms(db.kysely, brand, memberId, now), amount, brand.currency);
    const account = await confirmPaymentPassword(deps, agent, paymentPassword, context);
    await proveSecondFactor(deps, account, secondFactor, context);
  }
  const wanted = { brand, agent, to, amount, now, elsewhere: deps.elsewhere() };
  const { id } = await db.transaction((tx) => answerOnce(tx, once, () => move(tx, wanted)));
  const balance = await walletBalance(db.kysely, { merchantId: brand.id, memberId });
  return { id, amount: formatMoney(amount), currency: brand.currency, balance: formatMoney(balance) };
}

interface Wanted {
  brand: BrandProfile;
  agent: Agent;
  to: string;
  amount: Money;
  now: Date;
  elsewhere: readonly KeptElsewhere[];
}

async function move(tx: Tx, wanted: Wanted): Promise<{ id: string }> {
  const { brand, agent, to, amount, now } = wanted;
  const place = { merchantId: brand.id, memberId: agent.memberId };
  // From below to above, as a transfer up and a deposit of the receiver take them.
  await lockDeposits(tx, to);
  await lockWallet(tx, { merchantId: brand.id, memberId: to });
  await lockWallet(tx, place);
  await refuseNow(tx, wanted);
  const id = newId();
  const posted = await postInLine(tx, agent.memberId, {
    merchantId: brand.id,
    currency: brand.currency,
    reference: id,
    legs: [
      {
        from: { kind: 'wallet', memberId: agent.memberId },
        to: { kind: 'wallet', memberId: to },
        amount,
        code: 'transfer_down',
      },
    ],
    now,
  });
  // The member has been moved to another line a moment ago.
  if (posted.outcome === 'not_allowed') throw new Refusal('member_unknown');
  if (posted.outcome !== 'posted') throw new Error(`a transfer down was not posted: ${posted.outcome}`);
  await tx
    .insertInto('transfers.transfer')
    .values({
      id,
      merchant_id: brand.id,
      member_id: to,
      kind: 'downline',
      agent_id: agent.memberId,
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

/** Under the locks of both wallets. */
async function refuseNow(tx: Tx, { brand, agent, to, amount, now, elsewhere }: Wanted) {
  const place = { merchantId: brand.id, memberId: agent.memberId };
  const { status } = await tx
    .selectFrom('members.account')
    .select('status')
    .where('id', '=', agent.memberId)
    .where('merchant_id', '=', brand.id)
    .executeTakeFirstOrThrow();
  await refuseInactive(tx, { ...place, status });
  const receiver = await findReceiver(tx, brand, agent, to);
  const terms = await downlineTerms(tx, brand, agent.memberId, now);
  if (amount > terms.dayLeft)
    throw new Refusal('transfer_day_limit', {
      left: formatMoney(terms.dayLeft),
      endsAt: terms.dayEndsAt.toISOString(),
    });
  await refuseUnfree(tx, { ...place, currency: brand.currency }, amount, elsewhere);
  const member = { brand, memberId: to, status: receiver.status };
  if ((await takesMoneyOfLine(tx, member, { amount, now }, deposited)) === 'closed')
    throw new Refusal('transfer_receiver_closed');
}

async function notify(tx: Tx, { brand, agent, to, amount, now }: Wanted) {
  await notifyPush(tx, { m: [agent.memberId, to], t: ['balance_changed', 'transfers_changed'] });
  await notifyOps(tx, { brandId: brand.id, type: 'transfers_changed' });
  const notified = { merchantId: brand.id, facts: { amount: formatMoney(amount) }, now };
  const path = '/?centre=agent&page=agentAccountDetails';
  await sendMessage(tx, { ...notified, memberId: agent.memberId, template: 'transfer_to_line', path });
  await sendMessage(tx, { ...notified, memberId: to, template: 'transfer_from_agent' });
}
