import type { Tx } from '../../../../platform/sql/database.ts';
import { postGroup } from '../../../books/ledger/post-group.ts';
import type { Raffle } from '../raffle.ts';
import { notifyOfRaffle } from './notify-of-raffle.ts';

/** Ends a raffle of which no prize waits any more: what was not given goes back to the brand, once. The caller holds it. */
export async function endRaffle(
  tx: Tx,
  raffle: Raffle,
  { state, now }: { state: 'ended' | 'stopped'; now: Date },
): Promise<void> {
  const { id, merchant_id: merchantId, currency, pool, return_id: reference } = raffle;
  const claimed = await tx
    .selectFrom('raffles.prize')
    .select(({ fn }) => fn.sum<string | bigint | null>('amount').as('amount'))
    .where('raffle_id', '=', id)
    .where('state', '=', 'claimed')
    .executeTakeFirst();
  const rest = pool - BigInt(claimed?.amount ?? 0);
  if (rest > 0n) {
    const { outcome } = await postGroup(tx, {
      ...{ merchantId, currency, reference, now },
      legs: [
        {
          from: { kind: 'pool', purpose: id },
          to: { kind: 'promotion' },
          amount: rest,
          code: 'pool_returned',
        },
      ],
    });
    if (outcome !== 'posted') throw new Error(`what is left of a raffle was not returned: ${outcome}`);
  }
  await tx
    .updateTable('raffles.raffle')
    .set({ state, ended_at: now, returned: rest, changed_at: now, edit: raffle.edit + 1 })
    .where('id', '=', id)
    .execute();
  await notifyOfRaffle(tx, raffle);
}
