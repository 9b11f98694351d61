import { randomBytes } from 'node:crypto';
import { equalShares, randomShares } from '@lanna/rules/envelope-split';
import { commitmentOf } from '@lanna/rules/fair-stream';
import { sql } from 'kysely';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { postGroup } from '../../../books/ledger/post-group.ts';
import type { BrandEnvelope } from '../envelope.ts';

/**
 * Puts the money into the envelope's pool and fixes what each share comes to, in the transaction in which two have agreed. From now on everyone can
 * see the hash of the seed. One whose time has come meanwhile opens at once. The caller holds it.
 */
export async function fundEnvelope(tx: Tx, envelope: BrandEnvelope, now: Date): Promise<void> {
  const { id, merchant_id: merchantId, currency, amount, shares, split } = envelope;
  const { outcome } = await postGroup(tx, {
    ...{ merchantId, currency, reference: id, now },
    legs: [{ from: { kind: 'promotion' }, to: { kind: 'pool', purpose: id }, amount, code: 'pool_funded' }],
  });
  if (outcome !== 'posted') throw new Error(`the pool of an envelope was not funded: ${outcome}`);
  const seed = split === 'random' ? randomBytes(32).toString('hex') : null;
  const facts = { id, amount, currency, shares };
  const amounts = seed === null ? equalShares(facts) : randomShares(facts, seed);
  await sql`
    insert into brand_envelopes.share (id, envelope_id, place, amount)
    select s.id, ${id}, s.place, s.amount
    from unnest(${amounts.map(() => newId())}::uuid[], ${amounts}::bigint[]) with ordinality s(id, amount, place)`.execute(
    tx,
  );
  await tx
    .updateTable('brand_envelopes.envelope')
    .set({
      ...{ state: 'published', published_at: now, changed_at: now, edit: envelope.edit + 1 },
      starts_at: envelope.starts_at > now ? envelope.starts_at : now,
      ...{ seed, commitment: seed && commitmentOf(seed) },
    })
    .where('id', '=', id)
    .execute();
}
