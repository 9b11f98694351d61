import type { Received } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import type {
  requestWithdrawal as endpoint,
  Withdrawal,
} from '@lanna/contract/money/withdrawals/withdrawals';
import { isPayable } from '@lanna/rules/currency';
import { formatMoney, type Money } from '@lanna/rules/money';
import { channelFee } from '@lanna/rules/money/payments/channel-fee';
import { sql } from 'kysely';
import { notifyPush } from '../../../platform/push/notify.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { answerOnce, wasAnswered } from '../../../platform/sealing/idempotency.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import { plannedOnce } from '../../../platform/sql/planned-once.ts';
import { refuseUnverified } from '../../accounts/kyc/refuse-unverified.ts';
import { confirmPaymentPassword } from '../../accounts/security/confirm-payment-password.ts';
import { holdMoney } from '../../books/ledger/hold-money.ts';
import type { RequestContext } from '../../house/brands/request-context.ts';
import type { Owner } from '../../people/authentication/confirm-password.ts';
import { proveSecondFactor } from '../../people/authentication/prove-second-factor.ts';
import { refuseWhileBonus } from '../../rewards/bonuses/refuse-while-bonus.ts';
import { type Channel, channelState, findChannel } from '../payments/channel.ts';
import { dayLeft } from './asking/day-left.ts';
import { showNew, showWithdrawals, withdrawalRows } from './asking/withdrawal.ts';
import { readWithdrawer, refuseShut, type Withdrawer } from './asking/withdrawer.ts';
import type { BankAccountRow } from './banks/bank-account.ts';
import type { WithdrawalDeps } from './deps.ts';
import { evaluateRisk } from './desk/evaluate-risk.ts';
import { limitOfMember, type MemberLimit } from './limit-of-member.ts';
import { startPayouts } from './payouts/start-payouts.ts';
import { noteMove, withdrawalDesk } from './record/move-withdrawal.ts';
import { notifyMember, notifyOfWithdrawal } from './record/notify-member.ts';
import { readSettings } from './settings.ts';
import { lifetimeTurnover } from './turnover.ts';
import { withdrawableOf } from './withdrawable-of.ts';

type Body = Received<typeof endpoint>['body'];

const MINUTE_MS = 60_000;

/**
 * Asks for a withdrawal: its money is held in the same transaction, once for the idempotency key, and nothing of the member's frees it
 * again (RG-7). What no rule objects to, and lies below the brand's limit, is approved by itself. Refuses as `requestWithdrawal` declares.
 */
export function requestWithdrawal(
  deps: WithdrawalDeps,
  body: Body,
  owner: Owner,
  context: RequestContext & { idempotencyKey: string },
): Promise<Withdrawal> {
  return plannedOnce(() => proveAndAsk(deps, body, owner, context));
}

async function proveAndAsk(
  deps: WithdrawalDeps,
  body: Body,
  owner: Owner,
  context: RequestContext & { idempotencyKey: string },
): Promise<Withdrawal> {
  const { amount, bankAccountId, channelCode } = body;
  // Proofs are used up by the first press; the second sends another second factor and means the same.
  const once = {
    scope: `withdrawal ${owner.memberId}`,
    key: context.idempotencyKey,
    body: { amount, bankAccountId, channelCode },
  };
  if (!(await wasAnswered(deps.db.kysely, once))) {
    const account = await confirmPaymentPassword(deps, owner, body.paymentPassword, context);
    await proveSecondFactor(deps, account, body.secondFactor, context);
  }
  return deps.db.transaction((tx) => {
    const now = deps.clock.now();
    return answerOnce(tx, { ...once, now }, () => ask(tx, deps, body, owner, context, now));
  });
}

async function ask(
  tx: Tx,
  deps: WithdrawalDeps,
  body: Body,
  { memberId }: Owner,
  { brand, language }: RequestContext,
  now: Date,
): Promise<Withdrawal> {
  const owner = { merchantId: brand.id, memberId };
  // One request of a member after the other: limits of the day are counted under it.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`withdrawals of ${memberId}`}, 0))`.execute(tx);
  const member = await readWithdrawer(tx, owner);
  refuseShut(member);
  await refuseWhileBonus(tx, owner);
  const amount = moneyOf(body.amount);
  await refuseUnverified(tx, { ...owner, for: 'withdrawal', amount });
  const channel = await openChannel(tx, member, body.channelCode, { now, timeZone: brand.timeZone });
  const limit = await limitOfMember(tx, member, { segments: deps.segments, at: now });
  await refuseBeyondLimits(tx, member, { amount, channel, limit }, { now, timeZone: brand.timeZone });
  const account = await usableAccount(tx, owner, body.bankAccountId, now);
  const settings = await readSettings(tx, brand.id);
  const promisedMinutes = Math.min(
    settings.promisedMinutes,
    limit.promisedMinutes ?? Number.POSITIVE_INFINITY,
  );
  const turnover = await lifetimeTurnover(tx, { ...owner, currency: member.currency });
  const reasons = await evaluateRisk(tx, {
    ...owner,
    currency: member.currency,
    registeredAt: member.registeredAt,
    amount,
    numberMark: account.number_mark,
    turnover,
    now,
  });
  const id = newId();
  // From here on bets of the member wait: everything that could be read before has been.
  await lockWithdrawable(tx, deps, { ...owner, currency: member.currency, id, amount, now });
  const isAutomatic = reasons.length === 0 && amount <= settings.automaticLimit;
  const withdrawal = await tx
    .insertInto('withdrawals.withdrawal')
    .values({
      id,
      merchant_id: brand.id,
      member_id: memberId,
      amount,
      fee: channelFee(channel, amount),
      currency: member.currency,
      channel_code: channel.code,
      bank_account_id: account.id,
      state: 'waiting',
      language,
      is_checked: !isAutomatic,
      promised_until: new Date(now.getTime() + promisedMinutes * MINUTE_MS),
      stage_since: now,
      turnover_at: turnover,
      requested_at: now,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (reasons.length > 0)
    await tx
      .insertInto('withdrawals.reason')
      .values(
        reasons.map(({ kind, ruleVersion, facts }) => ({
          withdrawal_id: id,
          kind,
          rule_version: ruleVersion,
          facts: JSON.stringify(facts),
        })),
      )
      .execute();
  await noteMove(tx, { id, from: null, to: 'waiting', by: null, now });
  await notifyPush(tx, { m: [memberId], t: ['balance_changed'] });
  await notifyMember(tx, owner, 'requested', { withdrawalId: id, amount }, now);
  if (isAutomatic) {
    const promisedUntil = new Date(now.getTime() + channel.promisedMinutes * MINUTE_MS);
    await withdrawalDesk.move(tx, withdrawal, { to: 'paying', by: null, promisedUntil, now });
    await startPayouts(tx, deps, withdrawal, [{ amount, channel }], now);
  } else await notifyOfWithdrawal(tx, owner);
  if (!isAutomatic) {
    const { bank_code, number_masked, holder_name } = account;
    return showNew({ ...withdrawal, bank_code, number_masked, holder_name }, channel, { brand, language });
  }
  const [shown] = await showWithdrawals(
    tx,
    [await withdrawalRows(tx).where('w.id', '=', id).executeTakeFirstOrThrow()],
    { brand, language },
  );
  if (!shown) throw new Error('a withdrawal that was just written is not there');
  return shown;
}

/** Refuses with `withdrawal_channel_closed`. */
async function openChannel(
  tx: Tx,
  { merchantId, rankLevel, currency }: Withdrawer,
  code: string,
  at: { now: Date; timeZone: string },
): Promise<Channel> {
  const channel = await findChannel(tx, { merchantId, way: 'out', code });
  if (!channel || channel.currency !== currency || channelState(channel, { ...at, rankLevel }) !== 'open')
    throw new Refusal('withdrawal_channel_closed');
  return channel;
}

/** Refuses with `withdrawal_out_of_range` {min, max}, `withdrawal_day_limit` {amountLeft, countLeft, nextDayAt}. */
async function refuseBeyondLimits(
  tx: Tx,
  member: Withdrawer,
  { amount, channel, limit }: { amount: Money; channel: Channel; limit: MemberLimit },
  at: { now: Date; timeZone: string },
): Promise<void> {
  const { min, max } = strictest(limit, channel);
  const isWithin = amount >= min && amount <= max;
  if (!isWithin || !isPayable(amount, member.currency) || channelFee(channel, amount) >= amount)
    throw new Refusal('withdrawal_out_of_range', { min: formatMoney(min), max: formatMoney(max) });
  const left = await dayLeft(tx, { merchantId: member.merchantId, memberId: member.id }, limit, at);
  if (amount > left.amountLeft || left.countLeft < 1)
    throw new Refusal('withdrawal_day_limit', {
      amountLeft: formatMoney(left.amountLeft),
      countLeft: left.countLeft,
      nextDayAt: left.nextDayAt.toISOString(),
    });
}

type Range = { min: Money; max: Money };

function strictest(ofRank: Range, ofChannel: Range): Range {
  const [, min = 0n] = [ofRank.min, ofChannel.min].sort((one, other) => (one < other ? -1 : 1));
  const [max = 0n] = [ofRank.max, ofChannel.max].sort((one, other) => (one < other ? -1 : 1));
  return { min, max };
}

/** Held: it is neither changed nor removed until the withdrawal is written. Refuses with `bank_account_unknown`, `bank_account_cooling` {until}. */
async function usableAccount(
  tx: Tx,
  { merchantId, memberId }: { merchantId: string; memberId: string },
  id: string,
  now: Date,
): Promise<BankAccountRow> {
  const account = await tx
    .selectFrom('withdrawals.bank_account')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw new Refusal('bank_account_unknown');
  if (account.usable_from > now)
    throw new Refusal('bank_account_cooling', { until: account.usable_from.toISOString() });
  return account;
}

/**
 * Holds the amount, and with the wallet locked by that looks whether it may leave: bets of the same moment have come before or come
 * after. Refuses with `withdrawal_too_much` {withdrawable}.
 */
async function lockWithdrawable(
  tx: Tx,
  deps: WithdrawalDeps,
  {
    id,
    amount,
    now,
    ...member
  }: { id: string; merchantId: string; memberId: string; currency: string; amount: Money; now: Date },
): Promise<void> {
  const { merchantId, currency, memberId } = member;
  const held = await holdMoney(tx, {
    merchantId,
    currency,
    reference: id,
    account: { kind: 'wallet', memberId },
    amount,
    now,
  });
  if (held.outcome === 'insufficient') {
    const { withdrawable } = await withdrawableOf(tx, member, held.available, deps.keptElsewhere());
    throw new Refusal('withdrawal_too_much', { withdrawable: formatMoney(withdrawable) });
  }
  if (held.outcome !== 'held') throw new Error(`a new withdrawal was not held: ${held.outcome}`);
  const { withdrawable } = await withdrawableOf(tx, member, held.available + amount, deps.keptElsewhere());
  if (amount > withdrawable)
    throw new Refusal('withdrawal_too_much', { withdrawable: formatMoney(withdrawable) });
}
