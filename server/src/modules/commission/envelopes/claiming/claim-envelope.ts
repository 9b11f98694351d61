import type { claimEnvelope as endpoint } from '@lanna/contract/commission/envelopes/envelopes';
import type { Value } from '@lanna/contract/endpoint';
import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { refuseAboveDepositLimit } from '../../../accounts/protection/deposit-limits.ts';
import { lockDeposits } from '../../../accounts/protection/lock-deposits.ts';
import { refuseInactive } from '../../../accounts/protection/refuse-inactive.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { deposited } from '../../../money/cashier/deposited.ts';
import { isFrozen } from '../../../people/agents/is-frozen.ts';
import { postInLine } from '../../../people/agents/post-in-line.ts';
import { envelopesFor } from '../giving/audience.ts';
import { type EnvelopeRow, envelopes, lockEnvelope } from '../giving/envelope.ts';
import { inTurn } from '../giving/in-turn.ts';

interface Claimant {
  brand: BrandProfile;
  memberId: string;
}
interface Share {
  place: number;
  amount: Money;
}

/**
 * Opens an envelope for a member: the next share, once. Asked again it gives the same share. Refuses `envelope_unknown` (also a member who
 * is in the line no more), `envelope_over`, `envelope_paused` while its agent is frozen, and as deposits do.
 */
export async function claimEnvelope(
  { db, clock }: { db: Database; clock: Clock },
  id: string,
  claimant: Claimant,
): Promise<Value<typeof endpoint>> {
  const { brand, memberId } = claimant;
  const owner = { merchantId: brand.id, memberId };
  const share = await inTurn(id, () => db.transaction((tx) => claim(tx, id, claimant, clock.now())));
  const { shares, currency } = await envelopes(db.kysely).where('e.id', '=', id).executeTakeFirstOrThrow();
  return {
    amount: formatMoney(share.amount),
    currency,
    place: share.place,
    shares,
    balance: formatMoney(await walletBalance(db.kysely, owner)),
  };
}

async function claim(tx: Tx, id: string, { brand, memberId }: Claimant, now: Date): Promise<Share> {
  const owner = { merchantId: brand.id, memberId };
  const earlier = await ownShare(tx, id, owner);
  if (earlier) return earlier;
  await lockDeposits(tx, memberId);
  const envelope = await lockEnvelope(tx, id);
  if (!envelope || envelope.merchant_id !== brand.id) throw new Refusal('envelope_unknown');
  // Under the lock: two presses at once come one after the other.
  const meanwhile = await ownShare(tx, id, owner);
  if (meanwhile) return meanwhile;
  await refuseClaimant(tx, envelope, owner);
  if (envelope.state !== 'open' || envelope.expires_at <= now) throw new Refusal('envelope_over');
  if (await isFrozen(tx, envelope.agent_id)) throw new Refusal('envelope_paused');
  const share = await takeNext(tx, envelope, { memberId, now });
  const { protection: settings } = brand.settings;
  const limits = { ...owner, settings, timeZone: brand.timeZone, amount: share.amount, now };
  await refuseAboveDepositLimit(tx, limits, deposited);
  await pay(tx, envelope, share, { memberId, now });
  await notifyPush(tx, { m: [memberId], t: ['balance_changed', 'envelopes_changed'] });
  await notifyPush(tx, { m: [envelope.agent_id], t: ['envelopes_changed'] });
  return share;
}

/** What the member has claimed of an envelope before. */
function ownShare(tx: Tx, id: string, owner: { merchantId: string; memberId: string }) {
  return tx
    .selectFrom('envelopes.share as s')
    .innerJoin('envelopes.envelope as e', 'e.id', 's.envelope_id')
    .select(['s.place', 's.amount'])
    .where('s.envelope_id', '=', id)
    .where('s.member_id', '=', owner.memberId)
    .where('e.merchant_id', '=', owner.merchantId)
    .executeTakeFirst();
}

async function refuseClaimant(tx: Tx, { id }: EnvelopeRow, owner: { merchantId: string; memberId: string }) {
  const { rows } = await sql`select from (${envelopesFor(owner)}) f where f.id = ${id}`.execute(tx);
  if (rows.length === 0) throw new Refusal('envelope_unknown');
  const { status } = await tx
    .selectFrom('members.account')
    .select('status')
    .where('id', '=', owner.memberId)
    .where('merchant_id', '=', owner.merchantId)
    .executeTakeFirstOrThrow();
  await refuseInactive(tx, { ...owner, status });
}

/** Under the lock of the envelope: the order of claims is the order of shares. */
async function takeNext(tx: Tx, envelope: EnvelopeRow, { memberId, now }: { memberId: string; now: Date }) {
  const share = await tx
    .updateTable('envelopes.share')
    .set({ member_id: memberId, claimed_at: now })
    .where('envelope_id', '=', envelope.id)
    .where('place', '=', envelope.claimed + 1)
    .where('member_id', 'is', null)
    .returning(['id', 'place', 'amount'])
    .executeTakeFirstOrThrow();
  const isLast = share.place === envelope.shares;
  await tx
    .updateTable('envelopes.envelope')
    .set({
      claimed: share.place,
      claimed_amount: envelope.claimed_amount + share.amount,
      ...(isLast && { state: 'claimed', ended_at: now }),
    })
    .where('id', '=', envelope.id)
    .execute();
  if (isLast) await notifyOps(tx, { brandId: envelope.merchant_id, type: 'envelopes_changed' });
  return share;
}

async function pay(
  tx: Tx,
  { id, merchant_id: merchantId, agent_id: agentId, currency }: EnvelopeRow,
  share: Share & { id: string },
  { memberId, now }: { memberId: string; now: Date },
): Promise<void> {
  const { outcome } = await postInLine(tx, agentId, {
    merchantId,
    currency,
    reference: share.id,
    legs: [
      {
        from: { kind: 'envelope', agentId, purpose: id },
        to: { kind: 'wallet', memberId },
        amount: share.amount,
        code: 'envelope',
      },
    ],
    now,
  });
  // The member has been moved out of the line a moment ago.
  if (outcome === 'not_allowed') throw new Refusal('envelope_unknown');
  if (outcome !== 'posted') throw new Error(`a share of an envelope was not paid: ${outcome}`);
}
