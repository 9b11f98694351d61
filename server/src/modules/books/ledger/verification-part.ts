import type { Queryable } from '../../../platform/sql/database.ts';
import type { InvariantViolation } from './check-invariants.ts';

/** Called now and then with how much has been walked. It may throw, which ends the walk. */
export type OnProgress = (done: number) => Promise<void> | void;

/**
 * One step of a verification of the books. A topic contributes the steps over what it keeps as `ledger.verification`; they
 * are walked on one snapshot, lower topics first.
 */
export interface VerificationPart {
  /** A word of the console: chain, sums, … */
  step: string;
  /** How much there is to walk. */
  size(db: Queryable): Promise<number>;
  verify(db: Queryable, onProgress: OnProgress): Promise<InvariantViolation[]>;
}

/** A step over rules of the form "query that selects what breaks it". */
export function rulesPart(
  step: string,
  rules: number,
  check: (db: Queryable, onProgress: OnProgress) => Promise<InvariantViolation[]>,
): VerificationPart {
  return { step, size: async () => rules, verify: check };
}
