import type { Value } from '@lanna/contract/endpoint';
import type { StayingLine, withdrawalTerms } from '@lanna/contract/money/withdrawals/withdrawals';
import type { Language } from '@lanna/contract/people/members/members';
import { localText } from '@lanna/rules/local-text';
import { formatMoney, type Money } from '@lanna/rules/money';
import {
  OPEN_WITHDRAWAL_STATES,
  UNDECIDED_WITHDRAWAL_STATES,
  type WithdrawalState,
} from '@lanna/rules/money/withdrawals/withdrawal-states';
import { sql } from 'kysely';
import type { AskSegments } from '../../../../platform/ops/segment-condition.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { withdrawalIdentity } from '../../../accounts/kyc/refuse-unverified.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { type Channel, channelState, listChannels } from '../../payments/channel.ts';
import { readBankAccounts, showBankAccount } from '../banks/bank-account.ts';
import { readProtection } from '../banks/list-bank-accounts.ts';
import { limitOfMember } from '../limit-of-member.ts';
import { readSettings } from '../settings.ts';
import type { KeptElsewhere } from '../turnover.ts';
import { type WithdrawableNow, withdrawableOf } from '../withdrawable-of.ts';
import { dayLeft } from './day-left.ts';
import { mayWithdraw, readWithdrawer } from './withdrawer.ts';

type Terms = Value<typeof withdrawalTerms>;

/** What a member can withdraw now, and why the rest stays. */
export async function showTerms(
  db: Queryable,
  { brand, memberId, language }: { brand: BrandProfile; memberId: string; language: Language },
  elsewhere: readonly KeptElsewhere[],
  now: Date,
  segments?: AskSegments,
): Promise<Terms> {
  const owner = { merchantId: brand.id, memberId };
  const member = await readWithdrawer(db, owner);
  const wallet = await readWallet(db, owner);
  const [found, settings, limit, accounts, protection, channels, open, identity] = await Promise.all([
    withdrawableOf(db, { ...owner, currency: member.currency }, wallet.available, elsewhere),
    readSettings(db, brand.id),
    limitOfMember(db, member, { segments, at: now }),
    readBankAccounts(db, owner),
    readProtection(db, owner),
    listChannels(db, { merchantId: brand.id, way: 'out' }),
    openWithdrawals(db, owner),
    withdrawalIdentity(db, owner),
  ]);
  const left = await dayLeft(db, owner, limit, { now, timeZone: brand.timeZone });
  const bankAccounts = accounts.map((account) => showBankAccount(account, now));
  const at = { rankLevel: member.rankLevel, now, timeZone: brand.timeZone };
  return {
    currency: member.currency,
    balance: formatMoney(wallet.available + wallet.held),
    available: formatMoney(wallet.available),
    withdrawable: formatMoney(found.withdrawable),
    stays: stayingLines(found, wallet.held, open),
    bonuses: found.bonuses.map((bonus) => ({
      id: bonus.id,
      name: localText(bonus.name, language, brand.defaultLanguage),
      left: formatMoney(bonus.left),
      required: formatMoney(bonus.required),
      progress: formatMoney(bonus.progress),
    })),
    limits: {
      rankLevel: member.rankLevel,
      min: formatMoney(limit.min),
      max: formatMoney(limit.max),
      dayAmount: formatMoney(limit.dayAmount),
      dayAmountLeft: formatMoney(left.amountLeft),
      dayCount: limit.dayCount,
      dayCountLeft: left.countLeft,
      nextDayAt: left.nextDayAt.toISOString(),
      isLowered: limit.isLowered,
    },
    channels: channels
      .filter(({ currency }) => currency === member.currency)
      .flatMap((channel) => showChannel(channel, { ...at, language, brand })),
    bankAccounts,
    needs: [
      ...(protection.hasPaymentPassword ? [] : (['payment_password'] as const)),
      ...(bankAccounts.length > 0 ? [] : (['bank_account'] as const)),
      ...(bankAccounts.length > 0 && bankAccounts.every(({ state }) => state === 'cooling')
        ? (['usable_bank_account'] as const)
        : []),
    ],
    identity,
    hasSecondFactor: protection.hasSecondFactor,
    receiptMinutes: settings.receiptMinutes,
    mayWithdraw: mayWithdraw(member),
  };
}

export async function readWallet(
  db: Queryable,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<{ available: Money; held: Money }> {
  const wallet = await db
    .selectFrom('ledger.available_balance')
    .select(['available', 'held'])
    .where('is_wallet', '=', true)
    .where('owner_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  return { available: wallet?.available ?? 0n, held: wallet?.held ?? 0n };
}

interface OpenWithdrawal {
  id: string;
  amount: Money;
  state: WithdrawalState;
  requestedAt: Date;
  /** What of it is still held: payouts that were sent have left the wallet. */
  held: Money;
}

async function openWithdrawals(
  db: Queryable,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<OpenWithdrawal[]> {
  const rows = await db
    .selectFrom('withdrawals.withdrawal as w')
    .select(['w.id', 'w.amount', 'w.state', 'w.requested_at'])
    .select(
      sql<bigint>`(select coalesce(sum(p.amount), 0)::bigint from withdrawals.payout p
        where p.withdrawal_id = w.id and p.state <> 'ready')`.as('sent'),
    )
    .where('w.member_id', '=', memberId)
    .where('w.merchant_id', '=', merchantId)
    .where('w.state', 'in', OPEN_WITHDRAWAL_STATES)
    .orderBy('w.requested_at')
    .execute();
  return rows.map(({ id, amount, state, requested_at, sent }) => ({
    id,
    amount,
    state: state as WithdrawalState,
    requestedAt: requested_at,
    held: UNDECIDED_WITHDRAWAL_STATES.some((one) => one === state) ? amount : amount - sent,
  }));
}

function stayingLines(
  { lines, unpayable, behindBonus }: WithdrawableNow,
  held: Money,
  open: readonly OpenWithdrawal[],
): StayingLine[] {
  const stillHeld = open.filter((one) => one.held > 0n);
  const otherwiseHeld = held - stillHeld.reduce((sum, one) => sum + one.held, 0n);
  return [
    ...(behindBonus > 0n ? [{ kind: 'bonus' as const, stays: formatMoney(behindBonus) }] : []),
    ...lines
      .filter(({ stays }) => stays > 0n)
      .map((line) => ({
        kind: 'turnover' as const,
        depositId: line.depositId,
        depositedAt: line.creditedAt.toISOString(),
        depositAmount: formatMoney(line.amount),
        required: formatMoney(line.required),
        done: formatMoney(line.done),
        missing: formatMoney(line.missing),
        stays: formatMoney(line.stays),
      })),
    ...stillHeld.map((one) => ({
      kind: 'withdrawal' as const,
      withdrawalId: one.id,
      requestedAt: one.requestedAt.toISOString(),
      state: one.state,
      stays: formatMoney(one.held),
    })),
    ...(otherwiseHeld > 0n ? [{ kind: 'held' as const, stays: formatMoney(otherwiseHeld) }] : []),
    ...(unpayable > 0n ? [{ kind: 'fraction' as const, stays: formatMoney(unpayable) }] : []),
  ];
}

function showChannel(
  channel: Channel,
  at: { rankLevel: number; now: Date; timeZone: string; language: Language; brand: BrandProfile },
): Terms['channels'] {
  const state = channelState(channel, at);
  if (state === 'off') return [];
  return [
    {
      code: channel.code,
      name: localText(channel.name, at.language, at.brand.defaultLanguage),
      state,
      min: formatMoney(channel.min),
      max: formatMoney(channel.max),
      feeFixed: formatMoney(channel.feeFixed),
      feeBasisPoints: channel.feeBasisPoints,
      opensAtMinute: channel.opensAtMinute,
      closesAtMinute: channel.closesAtMinute,
      rankLevelMin: channel.rankLevelMin,
      promisedMinutes: channel.promisedMinutes,
    },
  ];
}
