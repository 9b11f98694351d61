import type { LocalText } from '@lanna/rules/local-text';
import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';

/** A bonus that a withdrawal would end, with what would be lost. */
export interface BonusBeside {
  id: string;
  name: LocalText;
  state: 'active' | 'waiting' | 'opted';
  /** Bonus money that is left of it, or would be granted. */
  left: Money;
  required: Money;
  progress: Money;
}

/** What is open of bonus money beside the member's cash, the one that is played first: active, waiting, or earned by a deposit that is in the wallet already. */
export async function bonusesBeside(
  db: Queryable,
  { memberId }: { memberId: string },
): Promise<BonusBeside[]> {
  const { rows } = await sql<BonusBeside>`
    select b.id, b.terms -> 'name' as name, b.state, b.progress, coalesce(b.required, 0)::bigint as required,
      case when b.state = 'active' then coalesce(a.available, 0) else coalesce(b.amount, 0) end::bigint as "left"
    from bonuses.bonus b left join ledger.available_balance a on a.account_id = b.bonus_account
    where b.member_id = ${memberId} and b.rounds is null and (b.state in ('active', 'waiting') or b.state = 'opted' and exists (
      select from ledger.posted_transfer t where t.reference = b.deposit_id))
    order by b.state <> 'active', b.place, b.id`.execute(db);
  return rows;
}
