import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';

export interface Budget {
  id: string;
  budget: bigint;
  budget_day: bigint | null;
}

/** What an offer has left for a day: the smaller of what its budgets allow. */
export async function budgetLeft(db: Queryable, offer: Budget, today: string): Promise<bigint> {
  const { rows } = await sql<{ whole: bigint; of_day: bigint }>`
    select coalesce(sum(amount), 0)::bigint as whole, coalesce(sum(amount) filter (where day = ${today}::date), 0)::bigint as of_day
    from bonuses.spent where offer_id = ${offer.id}`.execute(db);
  const { whole, of_day: ofDay } = rows[0] ?? { whole: 0n, of_day: 0n };
  const leastOf = (one: bigint, other: bigint) => (one < other ? one : other);
  const inAll = offer.budget - whole;
  const least = offer.budget_day === null ? inAll : leastOf(inAll, offer.budget_day - ofDay);
  return least < 0n ? 0n : least;
}

/** Takes an amount out of an offer's budgets. The caller holds the offer's row, so that two never take the last of it. False where it is not there. */
export async function spendBudget(tx: Tx, offer: Budget, amount: bigint, today: string): Promise<boolean> {
  if ((await budgetLeft(tx, offer, today)) < amount) return false;
  await sql`
    insert into bonuses.spent as s (offer_id, day, amount) values (${offer.id}, ${today}, ${amount})
    on conflict (offer_id, day) do update set amount = s.amount + excluded.amount`.execute(tx);
  return true;
}

/** Puts back what was kept for a bonus and is not given after all, or is given only in part. */
export async function releaseBudget(
  tx: Tx,
  bonus: { id: string; offer_id: string | null; reserved: bigint; reserved_on: unknown },
  needed = 0n,
): Promise<void> {
  if (bonus.offer_id === null || bonus.reserved <= needed) return;
  await sql`
    update bonuses.spent set amount = amount - ${bonus.reserved - needed}
    where offer_id = ${bonus.offer_id} and day = (select reserved_on from bonuses.bonus where id = ${bonus.id})`.execute(
    tx,
  );
  await tx.updateTable('bonuses.bonus').set({ reserved: needed }).where('id', '=', bonus.id).execute();
}
