import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { InvariantViolation } from '../../../books/ledger/check-invariants.ts';
import { readable } from '../../../books/ledger/run-verification.ts';
import { oneAtATime } from './find-differences.ts';
import type { Finding } from './finding.ts';
import { settleFindings } from './settle-findings.ts';

/** A case for each rule of the books that was found broken; one that holds again closes its own. */
export async function keepBrokenRules(
  db: Database,
  violations: readonly InvariantViolation[],
  now: Date,
): Promise<void> {
  const findings = violations.map(readable).map(
    ({ rule, row }): Finding => ({
      fact: `rule:${rule}`,
      kind: 'books_broken',
      merchantId: null,
      channelCode: null,
      way: null,
      subject: null,
      confirmationId: null,
      currency: null,
      booked: null,
      told: null,
      facts: { rule, ...row },
      since: now,
    }),
  );
  await db.transaction(async (tx) => {
    await oneAtATime(tx);
    const { brands } = await settleFindings(tx, 'books', findings, now);
    for (const brandId of brands) await notifyOps(tx, { brandId, type: 'money_cases_changed' });
  });
}
