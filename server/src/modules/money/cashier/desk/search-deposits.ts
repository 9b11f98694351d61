import { formatMoney } from '@lanna/rules/money';
import { payableReferencesIn } from '@lanna/rules/money/cashier/payable-reference';
import { z } from 'zod';
import type { SearchKind } from '../../../../platform/ops/search-kind.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Deposits by their whole id, or by what the payer wrote. */
export function searchDeposits(db: Queryable): SearchKind {
  return {
    permission: 'cashier.read',
    aboutMoney: true,
    find: async (search, brandIds) => {
      const id = z.uuid().safeParse(search.trim()).data;
      const [reference] = payableReferencesIn(search);
      if (!id && !reference) return [];
      const found = await db
        .selectFrom('cashier.deposit as d')
        .innerJoin('members.account as m', 'm.id', 'd.member_id')
        .select(['d.id', 'd.reference', 'd.amount', 'd.currency', 'm.username'])
        .where('d.merchant_id', 'in', brandIds)
        .$if(id !== undefined, (query) => query.where('d.id', '=', id ?? ''))
        .$if(id === undefined, (query) => query.where('d.reference', '=', reference ?? ''))
        .limit(5)
        .execute();
      return found.map((deposit) => ({
        kind: 'deposit',
        id: deposit.id,
        title: deposit.reference,
        detail: `${deposit.username ?? ''} · ${formatMoney(deposit.amount)} ${deposit.currency}`,
      }));
    },
  };
}
