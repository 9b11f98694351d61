import {
  listMemberFigures,
  type MemberFigures,
  type MemberFiguresRow,
} from '@lanna/contract/oversight/segments/ops';
import { TRIAL_TYPE } from '@lanna/contract/people/members/members';
import { formatMoney, type Money } from '@lanna/rules/money';

import { type RawBuilder, sql } from 'kysely';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';

/** `inSegment`: the segment that the call asks for, as a condition; undefined where it asks for none. */
export type FiguresScope = ListScope & {
  inSegment?: ((memberId: RawBuilder<string>) => RawBuilder<boolean>) | undefined;
};

export const memberFigures = opsList(
  listMemberFigures,
  ({ db }: FiguresScope) =>
    db
      .selectFrom('segments.figure as f')
      .innerJoin('members.account as m', 'm.id', 'f.member_id')
      .leftJoin('ledger.available_balance as w', (join) =>
        join
          .on('w.is_wallet', '=', true)
          .onRef('w.merchant_id', '=', 'm.merchant_id')
          .onRef('w.currency', '=', 'm.currency')
          .onRef('w.owner_id', '=', 'm.id'),
      )
      .where('m.type', '<>', TRIAL_TYPE)
      .selectAll('f')

      .select([
        'm.username',
        'm.currency',
        'w.available',
        sql<string | null>`f.last_bet_day::text`.as('bet_day'),
      ]),
  {
    brand: 'f.merchant_id',
    where: {
      // A segment of another brand, or one that was removed, holds no member.
      segment: (_, { inSegment }) => (inSegment ? inSegment(sql`f.member_id`) : sql<boolean>`false`),
    },
    sorts: {
      net: { by: 'f.net', type: 'bigint' },
      ggr: { by: 'f.ggr', type: 'bigint' },
      deposits: { by: 'f.deposits', type: 'bigint' },
      // No index keeps it in order, since each bet would move it there: a brand's members are sorted anew.
      balance: { by: sql`coalesce(w.available, 0)`, type: 'bigint' },
      lastDeposit: { by: sql`coalesce(f.last_deposit_at, '-infinity'::timestamptz)`, type: 'timestamptz' },
    },
    id: 'f.member_id',
    row: (record, { brands }): MemberFiguresRow => ({
      id: record.member_id,
      brand: brandCode(brands, record.merchant_id),
      member: { id: record.member_id, name: record.username },
      currency: record.currency,
      balance: formatMoney(record.available ?? 0n),
      ...shownFigures(record),
    }),
    file: {
      name: 'member-figures',
      columns: {
        brand: 'brand',
        'user name': ({ member }) => member.name,
        currency: 'currency',
        balance: 'balance',
        deposits: 'deposits',
        withdrawals: 'withdrawals',
        net: 'net',
        bets: 'bets',
        stake: 'stake',
        payout: 'payout',
        ggr: 'ggr',
        bonuses: 'bonuses',
        'last deposit': 'lastDepositAt',
        'last bet': 'lastBetDay',
      },
    },
  },
);

export interface FigureRecord {
  deposits: Money;
  deposit_count: bigint;
  withdrawals: Money;
  withdrawal_count: bigint;
  net: Money;
  bets: bigint;
  stake: Money;
  payout: Money;
  ggr: Money;
  bonuses: Money;
  last_deposit_at: Date | null;
  bet_day: string | null;
}

export function shownFigures(record: FigureRecord): MemberFigures {
  return {
    deposits: formatMoney(record.deposits),
    depositCount: Number(record.deposit_count),
    withdrawals: formatMoney(record.withdrawals),
    withdrawalCount: Number(record.withdrawal_count),
    net: formatMoney(record.net),
    bets: Number(record.bets),
    stake: formatMoney(record.stake),
    payout: formatMoney(record.payout),
    ggr: formatMoney(record.ggr),
    bonuses: formatMoney(record.bonuses),
    lastDepositAt: record.last_deposit_at?.toISOString() ?? null,
    lastBetDay: record.bet_day,
  };
}
