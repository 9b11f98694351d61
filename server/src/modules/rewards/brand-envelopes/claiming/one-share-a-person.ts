import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { flaggedAsSamePersons } from '../../../people/members/persons/flagged-as-same-person.ts';
import type { Claim, Envelope } from './claim-shares.ts';

interface Persons {
  /** Who is refused, or must come alone. */
  decided: Map<string, Refusal | 'alone'>;
  /** Of each member what is proved: it is kept with the share, so a number that is removed afterwards still leads to it. */
  digests: Map<string, Buffer[]>;
}

/**
 * One person opens one share, with however many accounts: refused with `brand_envelope_of_person` are accounts of whose person another has opened one that shares a
 * proved number, e-mail, document or bank account, or is flagged as the same person's. An account known with others holds the marks of all of them, so of two at
 * once the second finds the first; it comes alone, since many claims would hold them in as many orders.
 */
export async function personsOf(
  tx: Tx,
  { id, brandId: merchantId, findSamePerson }: Envelope,
  claims: readonly Claim[],
  isAlone: boolean,
): Promise<Persons> {
  const decided: Persons['decided'] = new Map();
  const digests: Persons['digests'] = new Map();
  const memberIds = claims.map(({ memberId }) => memberId);
  const flagged = await flaggedAsSamePersons(tx, { memberIds, merchantId });
  for (const memberId of memberIds) {
    const person = await findSamePerson(tx, memberId);
    digests.set(memberId, person.digests);
    const others = [...person.accountIds, ...(flagged.get(memberId) ?? [])];
    if (others.length === 0) continue;
    if (!isAlone) decided.set(memberId, 'alone');
    else if (await hasOpened(tx, id, { memberId, others })) decided.set(memberId, ofPerson());
  }
  for (const memberId of await whoseFactsHaveOpened(tx, id, digests)) decided.set(memberId, ofPerson());
  return { decided, digests };
}

/**
 * Keeps what is proved of who has a share. Where another transaction kept one of these facts in this moment, nothing of this one stays: with other claims it is done again,
 * each alone.
 */
export async function holdPersons(
  tx: Tx,
  id: string,
  digests: Persons['digests'],
  claims: readonly Claim[],
): Promise<void> {
  const facts = claims.flatMap(({ memberId }) => distinct(memberId, digests.get(memberId) ?? []));
  if (facts.length === 0) return;
  const { rows } = await sql`
    insert into brand_envelopes.claimed_by_person (envelope_id, digest, member_id)
    select ${id}, f.digest, f.member_id
    from unnest(${facts.map(({ digest }) => digest)}::bytea[], ${facts.map(({ memberId }) => memberId)}::uuid[]) f (digest, member_id)
    order by f.digest
    on conflict do nothing returning 1`.execute(tx);
  if (rows.length < facts.length) throw ofPerson();
}

function ofPerson(): Refusal {
  return new Refusal('brand_envelope_of_person');
}

function distinct(memberId: string, digests: readonly Buffer[]) {
  const known = new Map(digests.map((digest) => [digest.toString('hex'), digest]));
  return [...known.values()].map((digest) => ({ memberId, digest }));
}

async function whoseFactsHaveOpened(tx: Tx, id: string, digests: Persons['digests']): Promise<string[]> {
  const facts = [...digests].flatMap(([memberId, proved]) => distinct(memberId, proved));
  if (facts.length === 0) return [];
  const { rows } = await sql<{ member_id: string }>`
    select distinct f.member_id
    from unnest(${facts.map(({ digest }) => digest)}::bytea[], ${facts.map(({ memberId }) => memberId)}::uuid[]) f (digest, member_id)
    join brand_envelopes.claimed_by_person p on p.envelope_id = ${id} and p.digest = f.digest`.execute(tx);
  return rows.map((row) => row.member_id);
}

async function hasOpened(
  tx: Tx,
  envelopeId: string,
  { memberId, others }: { memberId: string; others: readonly string[] },
): Promise<boolean> {
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
  return one !== undefined;
}
