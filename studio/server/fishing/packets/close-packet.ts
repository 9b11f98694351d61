import type { Database, Tx } from '../../platform/database.ts';

/**
 * Ends a packet that is open: nothing is shot from it any more, and the wallet owes the player what was won and what was not shot. One from which nothing was shot is given back whole. Of a
 * demo that is done here. Gives whether it was open: it ends once, however often that is asked.
 */
export async function endPacket(tx: Tx, id: string): Promise<boolean> {
  // One statement, for it is asked with every packet. Of a demo the player is locked first, as where a packet is opened.
  const { rowCount } = await tx.query(
    `with demo as materialized (
       select p.id from studio.fishing_packet k join studio.player p on p.id = k.player_id
       where k.id = $1 and p.demo_balance is not null for update of p),
     ended as (
       update studio.fishing_packet k set closed_at = clock_timestamp(), attempts = 0,
         state = case when not d.is_demo then case when k.hits = 0 then 'returning' else 'closing' end
           when k.hits = 0 then 'returned' else 'closed' end,
         due_at = case when not d.is_demo then clock_timestamp() end,
         finished_at = case when d.is_demo then clock_timestamp() end
       from (select exists (select from demo) as is_demo) d where k.id = $1 and k.state = 'open'
       returning k.reserve - k.spent + k.payout as back),
     paid as (update studio.player p set demo_balance = p.demo_balance + e.back from ended e, demo where p.id = demo.id)
     select from ended`,
    [id],
  );
  return rowCount === 1;
}

export async function closePacket(db: Database, id: string): Promise<boolean> {
  return endPacket(db.pool, id);
}

/** Those whose hall is gone: their process has ended, or left them lying. */
export async function closeOverdue(db: Database): Promise<number> {
  const { rows } = await db.pool.query<{ id: string }>(
    `select id from studio.fishing_packet where state = 'open' and due_at <= statement_timestamp() order by due_at limit 500`,
  );
  let closed = 0;
  for (const { id } of rows) if (await closePacket(db, id)) closed += 1;
  return closed;
}
