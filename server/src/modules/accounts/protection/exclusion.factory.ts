import { createHash } from 'node:crypto';
import type { Clock } from '../../../platform/process/clock.ts';
import type { Database } from '../../../platform/sql/database.ts';
import type { BankAccountsOfPerson, DocumentsOfPerson, ExclusionDeps } from './exclusion-deps.ts';

/** What exclusions work with in a test; the topic that pays out brings its part where a test is about bank accounts. */
export function exclusionDepsOf(
  { db, clock }: { db: Database; clock: Clock },
  bankAccounts: readonly BankAccountsOfPerson[] = [],
  documents: readonly DocumentsOfPerson[] = [],
): ExclusionDeps {
  const secret = createHash('sha256').update('marks of a test').digest();
  return {
    db,
    clock,
    personMarkSecret: async () => secret,
    bankAccounts: () => bankAccounts,
    documents: () => documents,
  };
}
