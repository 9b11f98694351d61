import type { SecretBox } from '../../../../platform/sealing/secret-box.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { postGroup } from '../../../books/ledger/post-group.ts';
import { reserveLinks } from '../../../play/chains/reserve-links.ts';
import type { Raffle } from '../raffle.ts';
import { RAFFLE_CHAIN } from './fix-list.ts';

/**
 * Puts what all prizes come to into the raffle's pool and shows it, in the transaction in which two have agreed. The chain it will be drawn from is published by then; which
 * link it gets is known once its list is fixed. The caller holds it.
 */
export async function fundRaffle(
  tx: Tx,
  { secrets }: { secrets: SecretBox },
  { id, merchant_id: merchantId, currency, pool, edit }: Raffle,
  now: Date,
): Promise<void> {
  await reserveLinks(tx, { secrets }, { purpose: RAFFLE_CHAIN, count: 0, now });
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
