import { sql } from 'kysely';
import { newId } from '../../../../platform/sealing/ids.ts';
import { afterCommit, type Tx } from '../../../../platform/sql/database.ts';
import { lockWallets } from '../../../books/ledger/lock-wallets.ts';
import { postGroup } from '../../../books/ledger/post-group.ts';
import type { SettlingDeps } from '../settle-draw.ts';

/** Why the money moves, in the ledger. */
const SHOT_PRIZE_CODE = 'shot_prize';

interface Due {
  place: string;
  number: number;
  merchant_id: string;
  member_id: string;
  currency: string;
  amount: bigint;
}

/**
 * Pays what the first and the sixteenth shot of a round are due, once for each place however often the round is settled. Called in the transaction that ends the
 * settlement, which holds the draw and no wallet: from then on it can neither be cancelled nor corrected, so a prize is never taken back.
 */
export async function payShotPrizes(
  tx: Tx,
  { notices }: Pick<SettlingDeps, 'notices'>,
  { drawId, now }: { drawId: string; now: Date },
): Promise<void> {
  const { rows } = await sql<Due>`
    select place, number, merchant_id, member_id, currency, amount from lottery.due_shot_prizes(${drawId}) d
    where not exists (select from lottery.paid_shot_prize p where p.draw_id = d.draw_id and p.place = d.place)
    order by place`.execute(tx);
  if (rows.length === 0) return;
  const members = [...new Set(rows.map(({ member_id }) => member_id))];
  await lockWallets(tx, members);
  for (const due of rows) await pay(tx, drawId, due, now);
  afterCommit(tx, () => notices.notify(members, ['balance_changed']));
}

async function pay(tx: Tx, drawId: string, due: Due, now: Date): Promise<void> {
  const { merchant_id: merchantId, member_id: memberId, currency, amount } = due;
  const id = newId();
  await tx
    .insertInto('lottery.paid_shot_prize')
    .values({ id, draw_id: drawId, ...due, paid_at: now })
    .execute();
  const posted = await postGroup(tx, {
    merchantId,
    currency,
    reference: id,
    legs: [{ from: { kind: 'promotion' }, to: { kind: 'wallet', memberId }, amount, code: SHOT_PRIZE_CODE }],
    now,
  });
  if (posted.outcome !== 'posted') throw new Error(`the prize of a shot was not posted: ${posted.outcome}`);
}
