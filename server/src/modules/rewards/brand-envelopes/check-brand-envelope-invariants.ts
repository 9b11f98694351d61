import { equalShares, randomShares } from '@lanna/rules/envelope-split';
import { commitmentOf } from '@lanna/rules/fair-stream';
import type { Queryable } from '../../../platform/sql/database.ts';
import { type InvariantViolation, violationsOf } from '../../books/ledger/check-invariants.ts';
import type { OnProgress } from '../../books/ledger/verification-part.ts';
import { type BrandEnvelope, brandEnvelopes } from './envelope.ts';

/** Each query selects the rows that break its rule. */
const BRAND_ENVELOPE_RULES: Record<string, string> = {
  'an envelope of a brand was funded once, with its amount, when it was published': `
    select e.id as envelope, e.state, e.amount, p.code, p.amount as posted from brand_envelopes.envelope e
    left join ledger.posted_transfer p on p.reference = e.id
    where case when e.state = 'draft' then p.reference is not null
      else (p.alone, p.code, p.amount, p.debit_kind, p.credit_kind, p.merchant_id, p.currency)
        is distinct from (true, 'pool_funded', e.amount, 'promotion', 'pool', e.merchant_id, e.currency) end
    order by e.id limit 1`,
  'a share that was opened was paid once, from its pool, to who opened it, within the time it was open': `
    select s.id as share, s.amount, s.claimed_at, p.code, p.amount as posted from brand_envelopes.share s
    join brand_envelopes.envelope e on e.id = s.envelope_id
    left join ledger.posted_transfer p on p.reference = s.id
    where case when s.member_id is null then p.reference is not null
      else (p.alone, p.code, p.amount, p.debit_kind, p.credit_owner_id, p.merchant_id, p.currency)
        is distinct from (true, 'brand_envelope', s.amount, 'pool', s.member_id, e.merchant_id, e.currency)
        or s.claimed_at < e.starts_at or s.claimed_at >= e.starts_at + make_interval(secs => e.open_seconds) end
    order by s.id limit 1`,
  'what was not opened went back to the brand once, and only when the envelope was over': `
    select e.id as envelope, e.state, e.returned, p.code, p.amount as posted from brand_envelopes.envelope e
    left join ledger.posted_transfer p on p.reference = e.return_id
    where case when e.returned = 0 then p.reference is not null
      else (p.alone, p.code, p.amount, p.debit_kind, p.credit_kind, p.merchant_id, p.currency)
        is distinct from (true, 'pool_returned', e.returned, 'pool', 'promotion', e.merchant_id, e.currency) end
    order by e.id limit 1`,
  'the shares of an envelope come to its amount; once it is over, what was opened and what went back do': `
    select e.id as envelope, e.state, e.amount, e.returned, s.amount as in_shares, s.paid from brand_envelopes.envelope e
    left join lateral (
      select coalesce(sum(amount), 0) as amount, count(*) as shares, coalesce(sum(amount) filter (where member_id is not null), 0) as paid
      from brand_envelopes.share where envelope_id = e.id
    ) s on true
    where case when e.state = 'draft' then s.shares <> 0
      else s.amount <> e.amount or s.shares <> e.shares or e.ended_at is not null and s.paid + e.returned <> e.amount end
    order by e.id limit 1`,
  'money of envelopes of brands moved for a share alone': `
    select p.id as transfer, p.reference from ledger.posted_transfer p
    where p.code = 'brand_envelope' and not exists (select from brand_envelopes.share s where s.id = p.reference)
    order by p.id limit 1`,
};
const SHARES_RULE =
  'the shares of an envelope of a brand are those its seed gives, and the seed is the one that was committed to';
export const BRAND_ENVELOPE_STEPS = Object.keys(BRAND_ENVELOPE_RULES).length + 1;

/** Every rule of brands' envelopes that does not hold; empty when all is well. */
export async function checkBrandEnvelopeInvariants(
  db: Queryable,
  onProgress?: OnProgress,
): Promise<InvariantViolation[]> {
  const broken = await violationsOf(db, BRAND_ENVELOPE_RULES, onProgress);
  const wrong = await firstOtherShares(db);
  await onProgress?.(BRAND_ENVELOPE_STEPS);
  return wrong ? [...broken, { rule: SHARES_RULE, row: { envelope: wrong } }] : broken;
}

const AT_ONCE = 50;

/** Computes the shares of every envelope again. The first whose shares are others. */
async function firstOtherShares(db: Queryable): Promise<string | undefined> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await brandEnvelopes(db)
      .where('e.id', '>', after)
      .where('e.state', '<>', 'draft')
      .orderBy('e.id')
      .limit(AT_ONCE)
      .execute();
    const shares = await db
      .selectFrom('brand_envelopes.share')
      .select(['envelope_id', 'amount'])
      .where('envelope_id', 'in', rows.map(({ id }) => id).concat(after))
      .orderBy('envelope_id')
      .orderBy('place')
      .execute();
    for (const row of rows) {
      const kept = shares.filter((share) => share.envelope_id === row.id).map(({ amount }) => amount);
      if (!isAsSplit(row, kept)) return row.id;
    }
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return undefined;
    after = last.id;
  }
}

function isAsSplit({ seed, commitment, split, ...facts }: BrandEnvelope, kept: readonly bigint[]): boolean {
  if ((seed === null) !== (split === 'equal')) return false;
  if (seed !== null && commitmentOf(seed) !== commitment) return false;
  const shares = seed === null ? equalShares(facts) : randomShares(facts, seed);
  return shares.length === kept.length && shares.every((amount, at) => amount === kept[at]);
}
