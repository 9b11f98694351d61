import { listMemberStatement } from '@lanna/contract/books/ledger/member-ops';
import { formatMoney } from '@lanna/rules/money';
import { type RawBuilder, sql } from 'kysely';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { nameReferences, type ReferenceNames } from '../reference-names.ts';

/** The brand is the member's alone. */
interface Scope extends ListScope {
  params: { id: string };
  topics: readonly ReferenceNames[];
}

/** What moved on a member's accounts, each movement with the account on its other side. */
export const memberStatement = opsList(
  listMemberStatement,
  ({ db, brands, params }: Scope) =>
    db
      .selectFrom(movementsOf(params.id, brands).as('s'))
      .innerJoin('ledger.account as a', 'a.id', 's.account_id')
      .innerJoin('ledger.account as o', 'o.id', 's.other_id')
      .select(['s.id', 's.created_at', 's.group_id', 's.code', 's.change', 's.balance', 's.account_id'])
      .select(['s.other_id', 'a.kind', 'a.currency', 'o.kind as other_kind', 'o.purpose as other_purpose']),
  {
    // The member's own accounts are found within it.
    brand: null,
    where: {
      code: 's.code',
      account: (account, { eb }) => eb('s.account_id', '=', BigInt(account)),
      way: (way, { eb }) => eb('s.change', way === 'in' ? '>' : '<', 0n),
    },
    days: 's.created_at',
    sorts: { at: { by: 's.created_at', type: 'timestamptz' } },
    id: 's.leg',
    idType: 'text',
    async rows(found, { db, topics }) {
      const names = await nameReferences(db, [...new Set(found.map(({ group_id }) => group_id))], topics);
      return found.map((row) => ({
        transfer: row.id.toString(),
        change: formatMoney(row.change),
        account: row.account_id.toString(),
        kind: row.kind,
        balance: row.balance === null ? null : formatMoney(row.balance),
        other: { account: row.other_id.toString(), kind: row.other_kind, purpose: row.other_purpose },
        code: row.code,
        reference: row.group_id,
        about: names.get(row.group_id) ?? null,
        currency: row.currency,
        at: row.created_at.toISOString(),
      }));
    },
    file: {
      name: ({ params }) => `statement-${params.id.slice(0, 8)}`,
      columns: {
        at: 'at',
        code: 'code',
        account: 'account',
        kind: 'kind',
        change: 'change',
        'balance after': 'balance',
        'other account': ({ other }) => other.account,
        'other kind': ({ other }) => other.kind,
        'other purpose': ({ other }) => other.purpose,
        currency: 'currency',
        reference: 'reference',
        transfer: 'transfer',
      },
    },
  },
);

interface Movement {
  id: bigint;
  created_at: Date;
  group_id: string;
  code: string;
  account_id: bigint;
  other_id: bigint;
  change: bigint;
  balance: bigint | null;
  leg: string;
}

/** Each side of a transfer that is one of the member's accounts, found by the indices of either side. */
function movementsOf(memberId: string, brands: ListScope['brands']) {
  const own = sql`select id from ledger.account where owner_id = ${memberId} and merchant_id = ${brands[0]?.id}`;
  const owned = (inline: boolean) => sql`(${own} and inline = ${sql.lit(inline)})`;
  const columns = sql`t.id, t.created_at, t.group_id, t.code`;
  const left = sql`${columns}, t.debit_account as account_id, t.credit_account as other_id, -t.amount as change,
    t.debit_balance as balance, t.id || '-' as leg`;
  const came = sql`${columns}, t.credit_account, t.debit_account, t.amount, t.credit_balance, t.id || '+'`;
  const parts: RawBuilder<unknown>[] = [
    sql`select ${left} from ledger.transfer t where t.debit_account in ${owned(true)} and t.debit_version is not null`,
    sql`select ${came} from ledger.transfer t where t.credit_account in ${owned(true)} and t.credit_version is not null`,
    // What is owed has no balance with each transfer.
    sql`select ${left} from ledger.transfer t where t.debit_account in ${owned(false)} and t.code = 'win_shortfall'`,
    sql`select ${left} from ledger.transfer t where t.debit_account in ${owned(false)}
      and t.code in ('commission_shortfall', 'salary_shortfall', 'dividend_shortfall')`,
    sql`select ${left} from ledger.transfer t where t.debit_account in ${owned(false)} and t.code = 'lottery_rebate_shortfall'`,
    sql`select ${came} from ledger.transfer t where t.credit_account in ${owned(false)} and t.code = 'debt_forgiven'`,
    sql`select ${came} from ledger.transfer t
      where t.debit_account in ${owned(true)} and t.debit_version is not null and t.credit_account in ${owned(false)}`,
  ];
  return sql<Movement>`(${sql.join(parts, sql` union all `)})`;
}
