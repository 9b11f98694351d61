import type { WithdrawalPage } from '@lanna/contract/money/withdrawals/ops';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { readPayeeName } from '../../../people/members/persons/payee-name.ts';
import { readWallet } from '../asking/show-terms.ts';
import { readWithdrawer } from '../asking/withdrawer.ts';
import { ownerOf } from '../record/move-withdrawal.ts';
import type { KeptElsewhere } from '../turnover.ts';
import { withdrawableOf } from '../withdrawable-of.ts';
import { depositsSince, lastWithdrawal } from './evaluate-risk.ts';
import type { DeskRecord } from './list-desk.ts';

type Facts = WithdrawalPage['facts'];

const LISTED_MAX = 10;

/** What is known of the member, at one look. */
export async function deskFacts(
  db: Queryable,
  withdrawal: DeskRecord,
  elsewhere: readonly KeptElsewhere[],
): Promise<Facts> {
  const owner = { ...ownerOf(withdrawal), currency: withdrawal.currency };
  const wallet = await readWallet(db, owner);
  const last = await lastWithdrawal(db, owner, withdrawal.requested_at);
  const [
    member,
    payeeName,
    found,
    deposits,
    since,
    withdrawals,
    bets,
    rewards,
    sessions,
    duplicates,
    account,
  ] = await Promise.all([
    readWithdrawer(db, owner),
    readPayeeName(db, owner),
    withdrawableOf(db, owner, wallet.available, elsewhere),
    readDeposits(db, owner),
    depositsSince(db, owner, last?.requestedAt ?? null),
    readWithdrawals(db, owner, withdrawal.id),
    readBets(db, owner),
    readRewards(db, owner),
    readSessions(db, owner),
    readDuplicates(db, owner),
    readAccount(db, withdrawal),
  ]);
  return {
    status: member.status,
    registeredAt: member.registeredAt.toISOString(),
    payeeName,
    balance: formatMoney(wallet.available + wallet.held),
    held: formatMoney(wallet.held),
    withdrawable: formatMoney(found.withdrawable),
    deposits,
    withdrawals,
    bets: {
      count: Number(bets.bets),
      stake: formatMoney(bets.stake),
      payout: formatMoney(bets.payout),
      turnover: formatMoney(found.turnover),
    },
    profit: formatMoney(bets.stake - bets.payout),
    rewards: formatMoney(rewards),
    turnoverSince: formatMoney(found.turnover - (last?.turnoverAt ?? 0n)),
    depositsSince: formatMoney(since),
    sessions,
    duplicates,
    ...account,
  };
}

interface Player {
  merchantId: string;
  memberId: string;
  currency: string;
}

async function readDeposits(db: Queryable, { memberId, merchantId, currency }: Player) {
  const { count, total, last } = await db
    .selectFrom('cashier.credited_deposit')
    .select([
      sql<bigint>`count(*)`.as('count'),
      sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('total'),
      sql<Date | null>`max(credited_at)`.as('last'),
    ])
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  return { count: Number(count), sum: formatMoney(total), lastAt: last?.toISOString() ?? null };
}

/** The others, without this one. */
async function readWithdrawals(db: Queryable, { memberId, merchantId }: Player, id: string) {
  const { count, total, rejected, last } = await db
    .selectFrom('withdrawals.withdrawal')
    .select([
      sql<bigint>`count(*) filter (where state in ('paid', 'partly_paid'))`.as('count'),
      sql<bigint>`coalesce(sum(amount) filter (where state in ('paid', 'partly_paid')), 0)::bigint`.as(
        'total',
      ),
      sql<bigint>`count(*) filter (where state = 'rejected')`.as('rejected'),
      sql<Date | null>`max(requested_at)`.as('last'),
    ])
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
  return {
    count: Number(count),
    sum: formatMoney(total),
    rejected: Number(rejected),
    lastAt: last?.toISOString() ?? null,
  };
}

function readBets(db: Queryable, { memberId, merchantId, currency }: Player) {
  return db
    .selectFrom('bets.member_day')
    .select([
      sql<bigint>`coalesce(sum(bets), 0)::bigint`.as('bets'),
      sql<bigint>`coalesce(sum(stake), 0)::bigint`.as('stake'),
      sql<bigint>`coalesce(sum(payout), 0)::bigint`.as('payout'),
    ])
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
}

async function readRewards(db: Queryable, { memberId, merchantId, currency }: Player): Promise<bigint> {
  const { rewards } = await db
    .selectFrom('promotions.paid_reward')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('rewards'))
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  return rewards;
}

async function readSessions(db: Queryable, { memberId, merchantId }: Player): Promise<Facts['sessions']> {
  const rows = await db
    .selectFrom('authentication.session_info')
    .select(['user_agent', 'country', 'seen_at'])
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .orderBy('seen_at', 'desc')
    .limit(LISTED_MAX)
    .execute();
  return rows.map(({ user_agent, country, seen_at }) => ({
    device: user_agent,
    country,
    seenAt: seen_at.toISOString(),
  }));
}

async function readDuplicates(db: Queryable, { memberId, merchantId }: Player): Promise<Facts['duplicates']> {
  const rows = await db
    .selectFrom('members.duplicate as d')
    .innerJoin('members.account as m', 'm.id', 'd.other_member_id')
    .select(['m.id', 'm.username', 'd.signals', 'd.decision'])
    .where('d.member_id', '=', memberId)
    .where('d.merchant_id', '=', merchantId)
    .orderBy('d.flagged_at', 'desc')
    .limit(LISTED_MAX)
    .execute();
  return rows.map(({ id, username, signals, decision }) => ({
    id,
    name: username,
    signals: signals ?? [],
    decision,
  }));
}

async function readAccount(
  db: Queryable,
  { bank_account_id, merchant_id, member_id }: DeskRecord,
): Promise<Pick<Facts, 'sharedWith' | 'accountAddedAt' | 'accountChangedAt'>> {
  const account = await db
    .selectFrom('withdrawals.bank_account')
    .select(['number_mark', 'added_at', 'changed_at'])
    .where('id', '=', bank_account_id)
    .executeTakeFirstOrThrow();
  const shared = await db
    .selectFrom('withdrawals.bank_account as b')
    .innerJoin('members.account as m', 'm.id', 'b.member_id')
    .select(['m.id', 'm.username'])
    .distinct()
    .where('b.merchant_id', '=', merchant_id)
    .where('b.number_mark', '=', account.number_mark)
    .where('b.member_id', '<>', member_id)
    .limit(LISTED_MAX)
    .execute();
  return {
    sharedWith: shared.map(({ id, username }) => ({ id, name: username })),
    accountAddedAt: account.added_at.toISOString(),
    accountChangedAt: account.changed_at?.toISOString() ?? null,
  };
}
