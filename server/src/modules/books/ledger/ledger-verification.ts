import { sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';
import { checkInvariants, LEDGER_RULES } from './check-invariants.ts';
import { verifyBlockTrees } from './verification/verify-block-trees.ts';
import { rulesPart, type VerificationPart } from './verification-part.ts';
import { verifyChain } from './verify-chain.ts';

/** The ledger's own steps: the sealed chain, the trees over its blocks, and all sums and balances. */
export const ledgerVerification: readonly VerificationPart[] = [
  {
    step: 'chain',
    size: countSealed,
    verify: async (db, onProgress) => (await verifyChain(db, onProgress)).violations,
  },
  { step: 'trees', size: countSealed, verify: verifyBlockTrees },
  rulesPart('sums', LEDGER_RULES, checkInvariants),
];

async function countSealed(db: Queryable): Promise<number> {
  const { rows } = await sql<{ n: string }>`
    select coalesce(sum(transfers), 0)::text as n from ledger.block`.execute(db);
  return Number(rows[0]?.n ?? 0);
}
