import { sql } from 'kysely';
import type { VerificationPart } from '../ledger/verification-part.ts';
import { verifySecurityRecord } from './verify-security-record.ts';

/** The sealed record of what happened to accounts, as a step of a verification. */
export const securityRecordPart: VerificationPart = {
  step: 'security-record',
  size: async (db) => {
    const { rows } = await sql<{ n: string }>`
      select coalesce(sum(cardinality(events)), 0)::text as n from audit.security_block`.execute(db);
    return Number(rows[0]?.n ?? 0);
  },
  verify: async (db, onProgress) => (await verifySecurityRecord(db, onProgress)).violations,
};
