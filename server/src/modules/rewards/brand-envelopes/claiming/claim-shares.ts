import type { Value } from '@lanna/contract/endpoint';
import type { claimBrandEnvelope as endpoint } from '@lanna/contract/rewards/brand-envelopes/brand-envelopes';
import { formatMoney, type Money } from '@lanna/rules/money';
import { phaseOf } from '@lanna/rules/rewards/brand-envelopes/terms';
import { sql } from 'kysely';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { type MemberInPlay, membersInPlay } from '../../../accounts/protection/member-in-play.ts';
import type { FindSamePerson } from '../../../accounts/protection/same-person.ts';
import { lockWallets } from '../../../books/ledger/lock-wallets.ts';
import { postEach } from '../../../books/ledger/post-group.ts';
import { walletBalances } from '../../../books/ledger/wallet-balance.ts';
import { type BrandEnvelope, brandEnvelopes, holdForClaim, termsOf } from '../envelope.ts';
import { isFor } from '../is-for.ts';
import { holdPersons, personsOf } from './one-share-a-person.ts';

export interface Envelope {
  brandId: string;
  id: string;
  findSamePerson: FindSamePerson;
}
export interface Claim {
  memberId: string;
  /** When it was pressed. */
  now: Date;
}
/** `alone`: it cannot be decided beside other claims. */
type Outcome = Value<typeof endpoint> | Refusal | 'alone';
interface Share {
  id: string;
  memberId: string;
  place: number;
  amount: Money;
}

/**
 * Opens one share for each of these members, once; pressed again it is the same share. Claims of one envelope wait for each other only where the pool pays. Each is refused by
 * itself, as `claimBrandEnvelope` declares; what is thrown leaves nothing behind.
 */
export async function claimShares(
  tx: Tx,
  of: Envelope,
  claims: readonly Claim[],
): Promise<Map<string, Outcome>> {
  const { brandId: merchantId, id } = of;
  const memberIds = claims.map(({ memberId }) => memberId);
  // Two presses of one member come one after the other.
  await lockWallets(tx, memberIds);
  const members = await membersInPlay(tx, { merchantId, memberIds });
  const outcomes = new Map<string, Outcome>();
  for (const [memberId, member] of members) if (member instanceof Refusal) outcomes.set(memberId, member);
  const isOpen = ({ memberId }: { memberId: string }) => !outcomes.has(memberId);

  await holdForClaim(tx, id);
  const envelope = await envelopeOf(tx, of);
  if (!envelope) {
    for (const { memberId } of claims.filter(isOpen))
      outcomes.set(memberId, new Refusal('brand_envelope_unknown'));
    return outcomes;
  }
  const shares = await ownShares(tx, id, claims.filter(isOpen));
  const without = claims.filter((claim) => isOpen(claim) && !shares.has(claim.memberId));
  for (const [memberId, refusal] of await refusedNow(tx, envelope, without, members))
    outcomes.set(memberId, refusal);
  const persons = await personsOf(tx, of, without.filter(isOpen), claims.length === 1);
  for (const [memberId, outcome] of persons.decided) outcomes.set(memberId, outcome);

  const taken = await take(tx, id, without.filter(isOpen));
  for (const { memberId } of without.filter(isOpen))
    if (!taken.has(memberId)) outcomes.set(memberId, new Refusal('brand_envelope_gone'));
  await holdPersons(tx, id, persons.digests, without.filter(isOpen));
  // Read before the pool pays: the next claims wait for its account.
  const balances = await walletBalances(tx, { merchantId, memberIds });
  await pay(tx, envelope, [...taken.values()], without.filter(isOpen));
  for (const { memberId } of claims.filter(isOpen)) {
    const share = taken.get(memberId) ?? shares.get(memberId);
    if (!share) throw new Error('a claim of an envelope was left undecided');
    const balance = (balances.get(memberId) ?? 0n) + (taken.has(memberId) ? share.amount : 0n);
    outcomes.set(memberId, {
      ...{ amount: formatMoney(share.amount), currency: envelope.currency },
      ...{ place: share.place, shares: envelope.shares, balance: formatMoney(balance) },
    });
  }
  return outcomes;
}

function envelopeOf(tx: Tx, { brandId, id }: Envelope): Promise<BrandEnvelope | undefined> {
  return brandEnvelopes(tx)
    .where('e.id', '=', id)
    .where('e.merchant_id', '=', brandId)
    .where('e.state', '<>', 'draft')
    .executeTakeFirst();
}

async function ownShares(tx: Tx, id: string, claims: readonly Claim[]): Promise<Map<string, Share>> {
  const { rows } = await sql<Share>`
    select id, member_id as "memberId", place, amount from brand_envelopes.share
    where envelope_id = ${id} and member_id = any(${claims.map(({ memberId }) => memberId)}::uuid[])`.execute(
    tx,
  );
  return byMember(rows);
}

async function refusedNow(
  tx: Tx,
  envelope: BrandEnvelope,
  claims: readonly Claim[],
  members: ReadonlyMap<string, MemberInPlay | Refusal>,
): Promise<[string, Refusal][]> {
  const known = claims.flatMap(({ memberId, now }) => {
    const member = members.get(memberId);
    return !member || member instanceof Refusal ? [] : [{ memberId, now, ...member }];
  });
  const asked = {
    memberId: sql<string>`m.member_id`,
    rank: sql<number>`m.rank`,
    registeredAt: sql<Date>`m.registered_at`,
    now: sql<Date>`m.now`,
  };
  const { rows } = await sql<{ member_id: string }>`
    select m.member_id
    from unnest(${known.map(({ memberId }) => memberId)}::uuid[], ${known.map(({ rank }) => rank)}::integer[],
      ${known.map(({ registeredAt }) => registeredAt)}::timestamptz[], ${known.map(({ now }) => now)}::timestamptz[])
      m (member_id, rank, registered_at, now)
    join brand_envelopes.envelope e on e.id = ${envelope.id}
    where ${isFor(asked)}`.execute(tx);
  const theirs = new Set(rows.map((row) => row.member_id));
  return claims.flatMap(({ memberId, now }) => {
    const code = theirs.has(memberId) ? refusalOf(envelope, now) : 'brand_envelope_unknown';
    return code ? [[memberId, new Refusal(code)] as [string, Refusal]] : [];
  });
}

function refusalOf(envelope: BrandEnvelope, now: Date) {
  const phase = phaseOf(termsOf(envelope), now);
  if (phase === 'hidden') return 'brand_envelope_unknown';
  if (phase === 'announced') return 'brand_envelope_early';
  if (phase === 'over' || envelope.state === 'stopped') return 'brand_envelope_over';
  return envelope.state === 'ended' ? 'brand_envelope_gone' : undefined;
}

/** The first shares that no other claim has in its hand. */
async function take(tx: Tx, id: string, claims: readonly Claim[]): Promise<Map<string, Share>> {
  if (claims.length === 0) return new Map();
  const { rows } = await sql<Share>`
    with free as (
      select f.id, row_number() over (order by f.place) as at from (
        select id, place from brand_envelopes.share where envelope_id = ${id} and member_id is null
        order by place limit ${claims.length} for update skip locked) f
    )
    update brand_envelopes.share s set member_id = m.member_id, claimed_at = m.now
    from free join unnest(${claims.map(({ memberId }) => memberId)}::uuid[], ${claims.map(({ now }) => now)}::timestamptz[])
      with ordinality m (member_id, now, at) on m.at = free.at
    where s.id = free.id
    returning s.id, s.member_id as "memberId", s.place, s.amount`.execute(tx);
  return byMember(rows);
}

function byMember(shares: readonly Share[]): Map<string, Share> {
  return new Map(shares.map((share) => [share.memberId, share]));
}

async function pay(
  tx: Tx,
  { id, merchant_id: merchantId, currency }: BrandEnvelope,
  shares: readonly Share[],
  claims: readonly Claim[],
): Promise<void> {
  if (shares.length === 0) return;
  const now = new Date(Math.max(...claims.map((claim) => claim.now.getTime())));
  await notifyPush(tx, {
    m: shares.map(({ memberId }) => memberId),
    t: ['balance_changed', 'brand_envelopes_changed'],
  });
  const paid = await postEach(
    tx,
    { merchantId, currency, now },
    shares.map(({ id: reference, memberId, amount }) => ({
      ...{ reference, amount, code: 'brand_envelope' },
      ...{ from: { kind: 'pool', purpose: id }, to: { kind: 'wallet', memberId } },
    })),
  );
  for (const { outcome } of paid)
    if (outcome !== 'posted') throw new Error(`a share of an envelope was not paid: ${outcome}`);
}
