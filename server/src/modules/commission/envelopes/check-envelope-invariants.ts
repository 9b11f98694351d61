import { equalShares, randomShares } from '@lanna/rules/envelope-split';
import { commitmentOf } from '@lanna/rules/fair-stream';
import type { Queryable } from '../../../platform/sql/database.ts';
import { type InvariantViolation, violationsOf } from '../../books/ledger/check-invariants.ts';
import type { OnProgress } from '../../books/ledger/verification-part.ts';
import { type EnvelopeRow, envelopes } from './giving/envelope.ts';

/** Each query selects the rows that break its rule. */
const ENVELOPE_RULES: Record<string, string> = {
  'an envelope was filled once, with its amount, from its agent': `
    select e.id as envelope, e.amount, p.code, p.amount as posted from envelopes.envelope e
    left join ledger.posted_transfer p on p.reference = e.id
    where (p.alone, p.code, p.amount, p.debit_owner_id, p.credit_kind, p.credit_owner_id, p.merchant_id, p.currency)
      is distinct from (true, 'envelope_filled', e.amount, e.agent_id, 'envelope', e.agent_id, e.merchant_id, e.currency)
    order by e.id limit 1`,
  'a claimed share was paid once, from its envelope to who claimed it': `
    select s.id as share, s.amount, p.code, p.amount as posted from envelopes.share s
    join envelopes.envelope e on e.id = s.envelope_id
    left join ledger.posted_transfer p on p.reference = s.id
    where case when s.member_id is null then p.reference is not null
      else (p.alone, p.code, p.amount, p.debit_kind, p.debit_owner_id, p.credit_owner_id, p.merchant_id, p.currency)
        is distinct from (true, 'envelope', s.amount, 'envelope', e.agent_id, s.member_id, e.merchant_id, e.currency) end
    order by s.id limit 1`,
  'what was not claimed went back once, and only when the envelope was over': `
    select e.id as envelope, e.state, e.returned, p.code, p.amount as posted from envelopes.envelope e
    left join ledger.posted_transfer p on p.reference = e.return_id
    where case when e.returned = 0 then p.reference is not null
      else (p.alone, p.code, p.amount, p.debit_kind, p.debit_owner_id, p.credit_owner_id, p.merchant_id, p.currency)
        is distinct from (true, 'envelope_returned', e.returned, 'envelope', e.agent_id, e.agent_id, e.merchant_id, e.currency) end
    order by e.id limit 1`,
  'the shares of an envelope come to what is in it, and it counts those that are claimed, the first ones': `
    select e.id as envelope, e.amount, e.shares, e.claimed, e.claimed_amount, s.amount as in_shares
    from envelopes.envelope e
    join lateral (
      select sum(amount) as amount, count(*) as shares, count(member_id) as claimed,
        coalesce(sum(amount) filter (where member_id is not null), 0) as claimed_amount,
        bool_and((member_id is not null) = (place <= e.claimed)) as in_order
      from envelopes.share where envelope_id = e.id
    ) s on true
    where (s.amount, s.shares, s.claimed, s.claimed_amount, s.in_order)
      is distinct from (e.amount, e.shares, e.claimed, e.claimed_amount, true)
      or (e.state = 'claimed') is distinct from (e.claimed = e.shares)
    order by e.id limit 1`,
  'money of envelopes moved for an envelope alone': `
    select p.id as transfer, p.reference, p.code from ledger.posted_transfer p
    left join envelopes.envelope e on e.id = p.reference or e.return_id = p.reference
    left join envelopes.share s on s.id = p.reference
    where p.code in ('envelope_filled', 'envelope', 'envelope_returned') and e.id is null and s.id is null
    order by p.id limit 1`,
};
const SHARES_RULE =
  'the shares of an envelope are those its seed gives, and the seed is the one that was committed to';
export const ENVELOPE_STEPS = Object.keys(ENVELOPE_RULES).length + 1;

/** Every rule of envelopes that does not hold; empty when all is well. */
export async function checkEnvelopeInvariants(
  db: Queryable,
  onProgress?: OnProgress,
): Promise<InvariantViolation[]> {
  const broken = await violationsOf(db, ENVELOPE_RULES, onProgress);
  const wrong = await firstOtherShares(db);
  await onProgress?.(ENVELOPE_STEPS);
  return wrong ? [...broken, { rule: SHARES_RULE, row: { envelope: wrong } }] : broken;
}

const AT_ONCE = 200;

/** Computes the shares of every envelope again. The first whose shares are others. */
async function firstOtherShares(db: Queryable): Promise<string | undefined> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await envelopes(db).where('e.id', '>', after).orderBy('e.id').limit(AT_ONCE).execute();
    const shares = await db
      .selectFrom('envelopes.share')
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

function isAsSplit({ seed, commitment, ...facts }: EnvelopeRow, kept: readonly bigint[]): boolean {
  if (seed !== null && commitmentOf(seed) !== commitment) return false;
  const shares = seed === null ? equalShares(facts) : randomShares(facts, seed);
  return shares.length === kept.length && shares.every((amount, at) => amount === kept[at]);
}
