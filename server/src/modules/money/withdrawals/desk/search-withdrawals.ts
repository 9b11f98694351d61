import type { SearchHit } from '@lanna/contract/people/operators/search';
import { formatMoney } from '@lanna/rules/money';
import { idEndOf, shortNumber } from '@lanna/rules/short-number';
import { z } from 'zod';
import { endsIn } from '../../../../platform/ops/numbered.ts';
import type { SearchKind } from '../../../../platform/ops/search-kind.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

const HITS_MAX = 5;

/** Withdrawals by their short number, their whole id or that of a payout, and by the bank's reference of a payout. */
export function searchWithdrawals(db: Queryable): SearchKind {
  return {
    permission: 'withdrawals.read',
    aboutMoney: true,
    find: async (search, brandIds, limit) => {
      const typed = search.trim();
      const id = z.uuid().safeParse(typed).data;
      const numbered = idEndOf('W', typed);
      const rows = await db
        .selectFrom('withdrawals.withdrawal as w')
        .innerJoin('members.account as m', 'm.id', 'w.member_id')
        .select(['w.id', 'w.amount', 'w.currency', 'w.state', 'm.username'])
        .where('w.merchant_id', 'in', [...brandIds])
        .where(({ or, eb, selectFrom }) => {
          const payouts = selectFrom('withdrawals.payout as p').select('p.withdrawal_id');
          if (id) return or([eb('w.id', '=', id), eb('w.id', 'in', payouts.where('p.id', '=', id))]);
          return or([
            eb('w.id', 'in', payouts.where('p.external_reference', '=', typed)),
            ...(numbered === undefined ? [] : [endsIn('w.id', numbered)]),
          ]);
        })
        .limit(Math.min(limit, HITS_MAX))
        .execute();
      return rows.map(
        (row): SearchHit => ({
          kind: 'withdrawal',
          id: row.id,
          title: shortNumber('W', row.id),
          detail: `${row.username} · ${formatMoney(row.amount)} ${row.currency} · ${row.state}`,
        }),
      );
    },
  };
}
