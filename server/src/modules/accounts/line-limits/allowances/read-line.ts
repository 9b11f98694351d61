import { sql } from 'kysely';
import type { Owner } from '../../../../platform/http/calls/owner-of.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { type Allowed, allowedOf, leastOf } from './allowance.ts';

/** One that holds for a member: said of the member or of an account above, by the account directly above that one, or by the brand. */
interface LineAllowance {
  of: { id: string; name: string };
  /** Null: the brand. */
  by: { id: string; name: string } | null;
  allowed: Allowed;
  setAt: Date;
}

/** All that holds for a member, from the member upwards; what former uplines said is left out. */
export async function readLine(db: Queryable, { merchantId, memberId }: Owner): Promise<LineAllowance[]> {
  const { rows } = await sql<{
    of_id: string;
    of_name: string;
    by_id: string | null;
    by_name: string | null;
    stakes: unknown;
    loss_day: bigint | null;
    loss_week: bigint | null;
    set_at: Date;
  }>`
    with recursive line(id, username, agent_id, step) as (
      select id, username, agent_id, 0 from members.account where id = ${memberId} and merchant_id = ${merchantId}
      union all
      select a.id, a.username, a.agent_id, line.step + 1
      from line join members.account a on a.id = line.agent_id and a.merchant_id = ${merchantId}
    )
    select line.id as of_id, line.username as of_name, u.id as by_id, u.username as by_name, g.stakes, g.loss_day, g.loss_week, g.set_at
    from line
    join line_limits.allowance g on g.account_id = line.id and g.given_by in (line.agent_id, ${merchantId})
    left join members.account u on u.id = g.given_by
    order by line.step, u.id nulls last`.execute(db);
  return rows.map((row) => ({
    of: { id: row.of_id, name: row.of_name },
    by: row.by_id === null ? null : { id: row.by_id, name: row.by_name ?? '' },
    allowed: allowedOf(row),
    setAt: row.set_at,
  }));
}

/** What a member is held to by the line. */
export async function heldTo(db: Queryable, owner: Owner): Promise<Allowed> {
  return leastOf((await readLine(db, owner)).map(({ allowed }) => allowed));
}
