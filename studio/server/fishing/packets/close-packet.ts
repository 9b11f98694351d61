import type { Database, Tx } from '../../platform/database.ts';

/**
 * Ends a packet that is open: nothing is shot from it any more, and the wallet owes the player what was won and what was not shot. One from which nothing was shot is given back whole. Of a
 * demo that is done here. Gives whether it was open: it ends once, however often that is asked.
 */
export async function endPacket(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await tx.query<{ player: string; back: bigint; demo: boolean }>(
    `update studio.fishing_packet k set closed_at = clock_timestamp(), attempts = 0,
       state = case when p.demo_balance is null then case when k.hits = 0 then 'returning' else 'closing' end
         when k.hits = 0 then 'returned' else 'closed' end,
       due_at = case when p.demo_balance is null then clock_timestamp() end,
       finished_at = case when p.demo_balance is not null then clock_timestamp() end
     from studio.player p where k.id = $1 and k.state = 'open' and p.id = k.player_id
     returning k.player_id as player, k.reserve - k.spent + k.payout as back, p.demo_balance is not null as demo`,
    [id],
  );
  const [ended] = rows;
  if (ended?.demo)
    await tx.query('update studio.player set demo_balance = demo_balance + $2 where id = $1', [
      ended.player,
      ended.back,
    ]);
  return ended !== undefined;
}

export async function closePacket(db: Database, id: string): Promise<boolean> {
  return db.transaction((tx) => endPacket(tx, id));
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
