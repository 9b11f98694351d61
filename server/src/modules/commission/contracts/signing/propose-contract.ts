import { wireTermsOf } from '@lanna/contract/commission/contracts/terms';
import { type ContractTerms, fieldErrorIn, type Payer } from '@lanna/rules/commission/contracts/terms';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { contractOf, contractRows, lockParties } from '../pages/contract-row.ts';
import { addSignature } from './add-signature.ts';
import { contractDesk } from './contract-desk.ts';
import { makeDocument } from './make-document.ts';
import { noteEvent } from './note-event.ts';
import { notifySides } from './notify-sides.ts';
import { type Actor, readParties, refuseAboveOwn, refuseTwoOfBrand, sideOf } from './parties.ts';

export interface Proposal {
  brand: BrandProfile;
  memberId: string;
  /** Null: the brand. */
  uplineId: string | null;
  payer: Payer;
  terms: ContractTerms;
  by: Actor;
  note?: string;
  now: Date;
}

const OFFER_HOURS = 72;

/**
 * Writes a contract down as one side proposes and signs it; it waits for the other side. What an agent offers takes the place of what the
 * child has asked for. Refuses `contract_terms_wrong` {fault, tier}, `contract_not_below`, `contract_above_own`,
 * `contract_brand_pays`, `contract_waits`.
 */
export async function proposeContract(tx: Tx, proposal: Proposal): Promise<{ id: string; sha256: string }> {
  const { brand, memberId, uplineId, payer, terms, by, now } = proposal;
  refuseFaulty(terms);
  if (payer === 'upline' && uplineId === null) throw new Refusal('contract_no_upline');
  await lockParties(tx, terms.kind, [uplineId, memberId]);
  const parties = await readParties(tx, brand.id, proposal);
  // What a child asks for reveals nothing of what its upline has: that is checked when the upline answers.
  if (by.side === 'upline' && uplineId !== null) await refuseAboveOwn(tx, uplineId, { terms, payer });
  await refuseTwoOfBrand(tx, { memberId, uplineId, payer, kind: terms.kind });
  await makeRoom(tx, proposal);

  const id = newId();
  const expiresAt = new Date(now.getTime() + (await offerHours(tx, brand.id)) * 3_600_000);
  const { facts, texts, sha256 } = makeDocument({
    id,
    brand,
    parties,
    terms,
    payer,
    proposedAt: now,
    expiresAt,
  });
  await tx
    .insertInto('contracts.contract')
    .values({
      id,
      merchant_id: brand.id,
      kind: terms.kind,
      member_id: memberId,
      upline_id: uplineId,
      payer,
      terms: JSON.stringify(wireTermsOf(terms)),
      state: by.side === 'member' ? 'asked' : 'offered',
      proposed_at: now,
      expires_at: expiresAt,
      facts: JSON.stringify(facts),
      texts: JSON.stringify(texts),
      sha256,
    })
    .execute();
  await addSignature(tx, { contractId: id, sha256, by, now });
  await noteEvent(tx, {
    id,
    what: by.side === 'member' ? 'asked' : 'offered',
    ...sideOf(by, uplineId),
    note: proposal.note,
    now,
  });
  await notifySides(
    tx,
    { merchantId: brand.id, kind: terms.kind, memberId, uplineId },
    {
      to: by.side === 'member' ? 'upline' : 'member',
      template: by.side === 'member' ? 'contract_asked' : 'contract_offered',
    },
    now,
  );
  return { id, sha256 };
}

export function refuseFaulty(terms: ContractTerms): void {
  const found = fieldErrorIn(terms);
  if (found) throw new Refusal('contract_terms_wrong', { ...found });
}

export async function offerHours(db: Queryable, merchantId: string): Promise<number> {
  const setting = await db
    .selectFrom('contracts.setting')
    .select('offer_hours')
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  return setting?.offer_hours ?? OFFER_HOURS;
}

async function makeRoom(tx: Tx, { brand, memberId, uplineId, terms, by, now }: Proposal): Promise<void> {
  const row = await contractRows(tx)
    .where('c.merchant_id', '=', brand.id)
    .where('c.member_id', '=', memberId)
    .where('c.kind', '=', terms.kind)
    .where('c.upline_id', uplineId === null ? 'is' : '=', uplineId)
    .where('c.state', 'in', ['asked', 'offered'])
    .executeTakeFirst();
  if (!row) return;
  const waiting = contractOf(row);
  if (waiting.expiresAt <= now)
    return contractDesk.move(tx, waiting, { to: { state: 'expired' }, by: null, what: 'expired', now });
  if (waiting.state !== 'asked' || by.side !== 'upline') throw new Refusal('contract_waits');
  const step = { what: 'superseded', ...sideOf(by, uplineId), set: { closing: 'superseded' }, now } as const;
  await contractDesk.move(tx, waiting, { to: { state: 'invalid' }, ...step });
}
