import type { Tx } from '../../../platform/sql/database.ts';
import { postGroup } from '../../books/ledger/post-group.ts';
import type { Raffle } from './raffle.ts';

/** Puts what all prizes come to into the raffle's pool and shows it, in the transaction in which two have agreed. The caller holds it. */
export async function fundRaffle(
  tx: Tx,
  {
    id,
    merchant_id: merchantId,
    currency,
    pool,
    edit,
  }: Pick<Raffle, 'id' | 'merchant_id' | 'currency' | 'pool' | 'edit'>,
  now: Date,
): Promise<void> {
  const { outcome } = await postGroup(tx, {
    ...{ merchantId, currency, reference: id, now },
    legs: [
      { from: { kind: 'promotion' }, to: { kind: 'pool', purpose: id }, amount: pool, code: 'pool_funded' },
    ],
  });
  if (outcome !== 'posted') throw new Error(`the pool of a raffle was not funded: ${outcome}`);
  await tx
    .updateTable('raffles.raffle')
    .set({ state: 'published', published_at: now, changed_at: now, edit: edit + 1 })
    .where('id', '=', id)
    .execute();
}
