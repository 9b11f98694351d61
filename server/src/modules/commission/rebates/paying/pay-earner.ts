import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { GatheredNotices } from '../../../../platform/push/gathered-notices.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import { afterCommit, type Tx } from '../../../../platform/sql/database.ts';
import { lockWallets } from '../../../books/ledger/lock-wallets.ts';
import { type Leg, postGroup } from '../../../books/ledger/post-group.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import { isFrozen } from '../../../people/agents/is-frozen.ts';

/** Rows in one posting; the others come in the next. */
export const ROWS = 5000;

export interface Payer {
  merchantId: string;
  currency: string;
  /** Only what was earned before this day of the brand; null: everything. */
  before: string | null;
  /** The brand's day. */
  today: string;
  now: Date;
  notices?: Pick<GatheredNotices, 'notify'>;
}

/**
 * Pays an account what is due and not yet paid, or takes back what was paid too much, as one posting: the rows are locked, and change with the money. So
 * however often, and beside how many others, it is run, what was paid is what is due. Answers how many rows it settled; 0 for a frozen agent, whose
 * earnings wait.
 */
export async function payEarner(tx: Tx, payer: Payer, earnerId: string): Promise<number> {
  if (await isFrozen(tx, earnerId)) return 0;
  const id = newId();
  const { rows: settled } = await sql<{ count: number; amount: Money }>`
    with unpaid as materialized (
      select earner_id, day, child_id, kind, part, due, paid from rebates.due
      where merchant_id = ${payer.merchantId} and earner_id = ${earnerId} and due <> paid
        and (${payer.before}::date is null or day < ${payer.before}::date)
      order by earner_id, day, child_id, kind, part limit ${ROWS} for update
    ), paid as (
      update rebates.due d set paid = u.due from unpaid u
      where (d.earner_id, d.day, d.child_id, d.kind, d.part) = (u.earner_id, u.day, u.child_id, u.kind, u.part)
    ), line as (
      insert into rebates.payment_line (payment_id, earner_id, day, child_id, kind, part, before, after)
      select ${id}, earner_id, day, child_id, kind, part, paid, due from unpaid
    )
    select count(*)::int as count, coalesce(sum(due - paid), 0)::bigint as amount from unpaid`.execute(tx);
  const { count, amount } = settled[0] ?? { count: 0, amount: 0n };
  if (count === 0) return 0;
  const owed = await post(tx, payer, { id, earnerId, amount });
  await sql`
    insert into rebates.payment (id, merchant_id, earner_id, at, day, amount, owed)
    values (${id}, ${payer.merchantId}, ${earnerId}, ${payer.now}, ${payer.today}, ${amount}, ${owed})`.execute(
    tx,
  );
  await sql`
    insert into rebates.day_paid as d (earner_id, day, merchant_id, amount)
    values (${earnerId}, ${payer.today}, ${payer.merchantId}, ${amount})
    on conflict (earner_id, day) do update set amount = d.amount + excluded.amount`.execute(tx);
  const { notices } = payer;
  if (notices && amount !== 0n) afterCommit(tx, () => notices.notify([earnerId], ['balance_changed']));
  return count;
}

/** Moves the money. What a wallet lacks of what is taken back is owed. Answers how much that is. */
async function post(
  tx: Tx,
  { merchantId, currency, now }: Payer,
  { id: reference, earnerId: memberId, amount }: { id: string; earnerId: string; amount: Money },
): Promise<Money> {
  if (amount === 0n) return 0n;
  const wallet = { kind: 'wallet', memberId } as const;
  const brand = { kind: 'agent_pay' } as const;
  const legs: Leg[] = [];
  let owed = 0n;
  if (amount > 0n) legs.push({ from: brand, to: wallet, amount, code: 'commission' });
  else {
    await lockWallets(tx, [memberId]);
    const lacking = -amount - (await walletBalance(tx, { merchantId, memberId }));
    owed = lacking > 0n ? lacking : 0n;
    const returned = -amount - owed;
    if (returned > 0n) legs.push({ from: wallet, to: brand, amount: returned, code: 'commission_returned' });
    if (owed > 0n)
      legs.push({
        from: { kind: 'receivable', memberId },
        to: brand,
        amount: owed,
        code: 'commission_shortfall',
      });
  }
  const posted = await postGroup(tx, { merchantId, currency, reference, legs, now });
  if (posted.outcome !== 'posted') throw new Error(`a rebate of ${memberId} was ${posted.outcome}`);
  return owed;
}
