import { formatMoney } from '@lanna/rules/money';
import { z } from 'zod';
import type { SearchKind } from '../../../../platform/ops/search-kind.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { opsTransferRows } from './ops-transfer-rows.ts';

/** A transfer by its whole id, which is also its posting's reference and the transaction's id at the vendor. */
export function searchTransfers(db: Queryable): SearchKind {
  return {
    permission: 'transfers.read',
    aboutMoney: true,
    find: async (search, brandIds) => {
      const id = z.uuid().safeParse(search.trim()).data;
      if (!id) return [];
      const row = await opsTransferRows(db, brandIds).where('t.id', '=', id).executeTakeFirst();
      if (!row) return [];
      return [
        {
          kind: 'transfer-order',
          id,
          title: row.username ?? id,
          detail: `${row.kind} · ${row.vendor_code ?? row.agent_name ?? ''} · ${formatMoney(row.amount)} ${row.currency} · ${row.state}`,
        },
      ];
    },
  };
}
