import { wireTermsOf } from '@lanna/contract/commission/contracts/terms';
import { canonicalJson, contractSha256, textDigest } from '@lanna/rules/commission/contracts/contract-seal';
import type { Queryable } from '../../../platform/sql/database.ts';
import { type InvariantViolation, violationsOf } from '../../books/ledger/check-invariants.ts';
import type { OnProgress, VerificationPart } from '../../books/ledger/verification-part.ts';
import { type ContractTexts, contractOf, contractRows } from './pages/contract-row.ts';

const AT_ONCE = 500;
const UNSEEN = '00000000-0000-0000-0000-000000000000';

/** Each query selects the rows that break its rule. */
const RULES: Record<string, string> = {
  'a contract that was ever in force was signed by both sides, and both signed what it says': `
    select c.id as contract, c.state from contracts.contract c
    where c.from_day is not null
      and (select count(*) from contracts.signature s where s.contract_id = c.id and s.sha256 = c.sha256) <> 2
    order by c.id limit 1`,
  'what a member signed stands in the security record': `
    select s.contract_id as contract, s.side from contracts.signature s
    where s.member_id is not null and not exists (
      select from audit.member_event e where e.member_id = s.member_id and e.kind = 'contract_signed'
        and e.after ->> 'contract' = s.contract_id::text and e.after ->> 'sha256' = s.sha256)
    order by s.contract_id limit 1`,
  'the brand pays an agent by one contract of a kind on each day': `
    select a.id as contract, b.id as other from contracts.contract a
    join contracts.contract b on b.member_id = a.member_id and b.kind = a.kind and b.id > a.id
    where a.payer = 'platform' and b.payer = 'platform' and a.from_day is not null and b.from_day is not null
      and a.from_day <= coalesce(a.last_day, 'infinity') and b.from_day <= coalesce(b.last_day, 'infinity')
      and daterange(a.from_day, a.last_day, '[]') && daterange(b.from_day, b.last_day, '[]')
    order by a.id limit 1`,
};

/** Recomputes the hash of each contract from what it says, and looks at what was signed. */
export async function checkContracts(db: Queryable, onProgress?: OnProgress): Promise<InvariantViolation[]> {
  let walked = 0;
  for (let after = UNSEEN; ; ) {
    const rows = await contractRows(db)
      .select(['c.facts', 'c.texts'])
      .where('c.id', '>', after)
      .orderBy('c.id')
      .limit(AT_ONCE)
      .execute();
    for (const row of rows) {
      const violation = violationOf(row);
      if (violation) return [violation];
    }
    walked += rows.length;
    await onProgress?.(walked);
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) break;
    after = last.id;
  }
  return violationsOf(db, RULES);
}

type Row = Parameters<typeof contractOf>[0] & { facts: unknown; texts: unknown };

/** Whether the hash of a contract follows from its facts and texts as they are kept. */
export function isSealRight(row: Pick<Row, 'facts' | 'texts' | 'sha256'>): boolean {
  const texts = row.texts as ContractTexts;
  const digests = { member: textDigest(texts.member), upline: textDigest(texts.upline) };
  return contractSha256(row.facts, digests) === row.sha256;
}

function violationOf(row: Row): InvariantViolation | undefined {
  const facts = row.facts as { terms?: unknown; contract?: unknown; payer?: unknown };
  if (!isSealRight(row))
    return { rule: 'a contract says what its hash was made of', row: { contract: row.id } };
  const { terms, payer } = contractOf(row);
  const isSame =
    facts.contract === row.id &&
    facts.payer === payer &&
    canonicalJson(facts.terms) === canonicalJson(wireTermsOf(terms));
  return isSame
    ? undefined
    : { rule: 'a contract is computed by the terms that were signed', row: { contract: row.id } };
}

export const contractsPart: VerificationPart = {
  step: 'contracts',
  size: async (db) => {
    const { n } = await db
      .selectFrom('contracts.contract')
      .select((select) => select.fn.countAll<bigint>().as('n'))
      .executeTakeFirstOrThrow();
    return Number(n);
  },
  verify: checkContracts,
};
