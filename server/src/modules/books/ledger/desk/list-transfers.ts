import { type LegOnRecord, listTransfers } from '@lanna/contract/books/ledger/ops';
import { moneyOf } from '@lanna/contract/money';
import { type RawBuilder, sql } from 'kysely';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { nameLegs, selectLegs } from '../legs-on-record.ts';
import type { LedgerRecord } from '../owner-names.ts';

/** Transfers between accounts of these brands, in the order of their numbers. */
export const transfers = opsList(
  listTransfers,
  ({ db, brandIds }: ListScope & LedgerRecord & { brandIds: readonly string[] }) =>
    db
      .selectFrom('ledger.transfer as t')
      .select(['t.id', 't.created_at'])
      .where(
        sql<boolean>`exists (select from ledger.account a
          where a.id = t.debit_account and a.merchant_id = any (${brandIds}::uuid[]))`,
      ),
  {
    // Both accounts of a transfer are of one brand, so that one of them proves the scope.
    brand: null,
    where: {
      search: (typed, { eb }) =>
        /^\d+$/.test(typed)
          ? eb('t.id', '=', BigInt(typed))
          : sql<boolean>`t.id = any (array(select ledger.ids_by_reference(${typed})))`,
      account: (account) => ofAccount(BigInt(account)),
      code: 't.code',
      amountMin: (amount, { eb }) => eb('t.amount', '>=', moneyOf(amount)),
      amountMax: (amount, { eb }) => eb('t.amount', '<=', moneyOf(amount)),
    },
    days: 't.created_at',
    sorts: { at: { by: 't.id', type: 'bigint' } },
    id: 't.id',
    idType: 'bigint',
    withinTime: true,
    rows: showTransfers,
    file: {
      name: 'transfers',
      columns: {
        id: 'id',
        brand: 'brand',
        currency: 'currency',
        code: 'code',
        amount: 'amount',
        from_account: ({ from }) => from.id,
        from_kind: ({ from }) => from.kind,
        from_owner: ({ from }) => from.owner?.name ?? from.purpose,
        to_account: ({ to }) => to.id,
        to_kind: ({ to }) => to.kind,
        to_owner: ({ to }) => to.owner?.name ?? to.purpose,
        reference: 'reference',
        at: 'at',
        written_at: 'writtenAt',
        block: 'block',
      },
    },
  },
);

/** The entries by account hold inline accounts alone; those of a house account are in most transfers anyway. */
function ofAccount(account: bigint): RawBuilder<boolean> {
  return sql`(t.debit_account = ${account} and t.debit_version is not null
    or t.credit_account = ${account} and t.credit_version is not null
    or (t.debit_account = ${account} or t.credit_account = ${account})
      and not (select inline from ledger.account where id = ${account}))`;
}

/** With both sides, in the order they were found in; what is written in one time lies in few partitions. */
async function showTransfers(
  found: readonly { id: bigint; created_at: Date }[],
  record: LedgerRecord,
): Promise<LegOnRecord[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const times = found.map(({ created_at }) => created_at.getTime());
  const legs = await selectLegs(
    record.db,
    sql`select t.* from ledger.transfer t where t.id = any (${ids}::bigint[])
      and t.created_at >= ${new Date(Math.min(...times))} and t.created_at < ${new Date(Math.max(...times) + 1)}`,
  );
  const named = new Map((await nameLegs(record, legs)).map((leg) => [leg.id, leg]));
  return ids.flatMap((id) => named.get(String(id)) ?? []);
}
