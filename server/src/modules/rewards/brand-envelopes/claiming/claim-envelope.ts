import type { Value } from '@lanna/contract/endpoint';
import type { claimBrandEnvelope as endpoint } from '@lanna/contract/rewards/brand-envelopes/brand-envelopes';
import { formatMoney, type Money } from '@lanna/rules/money';
import { phaseOf } from '@lanna/rules/rewards/brand-envelopes/terms';
import { sql } from 'kysely';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { memberInPlay } from '../../../accounts/protection/member-in-play.ts';
import type { FindSamePerson } from '../../../accounts/protection/same-person.ts';
import { lockWallets } from '../../../books/ledger/lock-wallets.ts';
import { postGroup } from '../../../books/ledger/post-group.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import { type BrandEnvelope, brandEnvelopes, holdForClaim, termsOf } from '../envelope.ts';
import { isFor } from '../is-for.ts';
import { refuseSecondOfPerson } from './refuse-second-of-person.ts';

interface Claim {
  brandId: string;
  memberId: string;
  id: string;
  now: Date;
  findSamePerson: FindSamePerson;
}
interface Share {
  id: string;
  place: number;
  amount: Money;
}

/**
 * Opens one share for the member, once; pressed again it is the same share. Claims of one envelope wait for each other only where the pool pays.
 * Refuses as `claimBrandEnvelope` declares.
 */
export async function claimEnvelope(tx: Tx, claim: Claim): Promise<Value<typeof endpoint>> {
  const { brandId: merchantId, memberId, id } = claim;
  // Two presses of one member come one after the other.
  await lockWallets(tx, [memberId]);
  const member = await memberInPlay(tx, { merchantId, memberId });
  await holdForClaim(tx, id);
  const envelope = await envelopeOf(tx, claim);
  let share = await ownShare(tx, claim);
  if (!share) {
    await refuseNow(tx, envelope, claim, member);
    share = await take(tx, claim);
    await pay(tx, envelope, share, claim);
  }
  return {
    amount: formatMoney(share.amount),
    currency: envelope.currency,
    ...{ place: share.place, shares: envelope.shares },
    balance: formatMoney(await walletBalance(tx, { merchantId, memberId })),
  };
}

async function envelopeOf(tx: Tx, { brandId, id }: Claim): Promise<BrandEnvelope> {
  const envelope = await brandEnvelopes(tx)
    .where('e.id', '=', id)
    .where('e.merchant_id', '=', brandId)
    .where('e.state', '<>', 'draft')
    .executeTakeFirst();
  if (!envelope) throw new Refusal('brand_envelope_unknown');
  return envelope;
}

function ownShare(tx: Tx, { id, memberId }: Claim): Promise<Share | undefined> {
  return tx
    .selectFrom('brand_envelopes.share')
    .select(['id', 'place', 'amount'])
    .where('envelope_id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

async function refuseNow(
  tx: Tx,
  envelope: BrandEnvelope,
  { brandId: merchantId, memberId, id, now, findSamePerson }: Claim,
  member: { rank: number; registeredAt: Date },
): Promise<void> {
  const mine = await brandEnvelopes(tx)
    .where('e.id', '=', id)
    .where(isFor({ memberId, ...member, now }))
    .executeTakeFirst();
  const phase = phaseOf(termsOf(envelope), now);
  if (!mine || phase === 'hidden') throw new Refusal('brand_envelope_unknown');
  if (phase === 'announced') throw new Refusal('brand_envelope_early');
  if (phase === 'over' || envelope.state === 'stopped') throw new Refusal('brand_envelope_over');
  if (envelope.state === 'ended') throw new Refusal('brand_envelope_gone');
  await refuseSecondOfPerson(tx, findSamePerson, { envelopeId: id, merchantId, memberId });
}

/** The first share that no other claim has in its hand. */
async function take(tx: Tx, { id, memberId, now }: Claim): Promise<Share> {
  const { rows } = await sql<Share>`
    update brand_envelopes.share set member_id = ${memberId}, claimed_at = ${now}
    where id = (
      select id from brand_envelopes.share where envelope_id = ${id} and member_id is null order by place limit 1 for update skip locked)
    returning id, place, amount`.execute(tx);
  const [share] = rows;
  if (!share) throw new Refusal('brand_envelope_gone');
  return share;
}

async function pay(
  tx: Tx,
  { id, currency }: BrandEnvelope,
  share: Share,
  { brandId: merchantId, memberId, now }: Claim,
): Promise<void> {
  await notifyPush(tx, { m: [memberId], t: ['balance_changed', 'brand_envelopes_changed'] });
  const { outcome } = await postGroup(tx, {
    ...{ merchantId, currency, reference: share.id, now },
    legs: [
      {
        from: { kind: 'pool', purpose: id },
        to: { kind: 'wallet', memberId },
        ...{ amount: share.amount, code: 'brand_envelope' },
      },
    ],
  });
  if (outcome !== 'posted') throw new Error(`a share of an envelope was not paid: ${outcome}`);
}
