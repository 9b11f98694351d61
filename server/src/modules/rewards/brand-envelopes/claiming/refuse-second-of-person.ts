import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { FindSamePerson } from '../../../accounts/protection/same-person.ts';
import { flaggedAsSamePerson } from '../../../people/members/persons/flagged-as-same-person.ts';

/**
 * One person opens one share, with however many accounts: refuses with `brand_envelope_of_person` where another account has opened one that shares a
 * proved number, e-mail, document or bank account, or is flagged as the same person's. Each account holds the marks of all it is known with, so of two at
 * once the second finds the first. What is proved is kept with the share: a number that is removed afterwards still leads to it.
 */
export async function refuseSecondOfPerson(
  tx: Tx,
  findSamePerson: FindSamePerson,
  { envelopeId, merchantId, memberId }: { envelopeId: string; merchantId: string; memberId: string },
): Promise<void> {
  const { digests, accountIds } = await findSamePerson(tx, memberId);
  const others = [...accountIds, ...(await flaggedAsSamePerson(tx, { memberId, merchantId }))];
  if (others.length > 0) await refuseOther(tx, envelopeId, { memberId, others });
  const { length } = digests;
  if (length === 0) return;
  const { rows } = await sql`
    insert into brand_envelopes.claimed_by_person (envelope_id, digest, member_id)
    select ${envelopeId}, d, ${memberId} from (select distinct d from unnest(${digests}::bytea[]) d order by d) s
    on conflict do nothing returning 1`.execute(tx);
  if (rows.length < new Set(digests.map((digest) => digest.toString('hex'))).size)
    throw new Refusal('brand_envelope_of_person');
}

async function refuseOther(
  tx: Tx,
  envelopeId: string,
  { memberId, others }: { memberId: string; others: readonly string[] },
): Promise<void> {
  for (const id of [...new Set([memberId, ...others])].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`brand envelope ${envelopeId} ${id}`}, 0))`.execute(
      tx,
    );
  const one = await tx
    .selectFrom('brand_envelopes.share')
    .select('id')
    .where('envelope_id', '=', envelopeId)
    .where('member_id', 'in', [...others])
    .limit(1)
    .executeTakeFirst();
  if (one) throw new Refusal('brand_envelope_of_person');
}
