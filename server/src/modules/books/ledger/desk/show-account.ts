import type { showAccount as endpoint } from '@lanna/contract/books/ledger/ops';
import type { Value } from '@lanna/contract/endpoint';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import type { LedgerRecord } from '../owner-names.ts';
import { accounts, showAccounts } from './list-accounts.ts';

const HOLDS_MAX = 100;

/** One account of these brands, with its balance to this moment. Refuses `not_found`. */
export async function showAccount(
  scope: ListScope & LedgerRecord,
  id: string,
): Promise<Value<typeof endpoint>> {
  const found = await accounts.found(scope, id);
  const [account] = await showAccounts([found], scope);
  if (!account) throw new Error(`account ${id} is not shown`);
  const holds = await scope.db
    .selectFrom('ledger.hold')
    .select(['reference', 'amount', 'captured', 'held_at'])
    .where('account_id', '=', found.id)
    .where('released', 'is', null)
    .orderBy('held_at', 'desc')
    .limit(HOLDS_MAX)
    .execute();
  return {
    account,
    balanceNow: formatMoney(found.inline ? found.balance : await balanceNow(scope, found.id)),
    minBalance: found.min_balance === null ? null : formatMoney(found.min_balance),
    holds: holds.map(({ reference, amount, captured, held_at }) => ({
      reference,
      amount: formatMoney(amount),
      captured: formatMoney(captured),
      heldAt: held_at.toISOString(),
    })),
  };
}

/** What was added up, and the transfers since; both of one moment, so that none is counted twice or left out. */
async function balanceNow({ db }: LedgerRecord, account: bigint): Promise<bigint> {
  const { rows } = await sql<{ balance: bigint }>`
    select (a.balance + coalesce((
      select sum(case when t.credit_account = a.id then t.amount else -t.amount end)
      from ledger.transfer t
      where t.id > (select rolled_up_to from ledger.progress) and (t.debit_account = a.id or t.credit_account = a.id)
    ), 0))::bigint as balance
    from ledger.account a where a.id = ${account}`.execute(db);
  return rows[0]?.balance ?? 0n;
}
