import { verifySecurityRecord } from './modules/books/audit/verify-security-record.ts';
import { onSnapshot } from './modules/books/ledger/on-snapshot.ts';
import { describeViolation } from './modules/books/ledger/report-violations.ts';
import { verifyChain } from './modules/books/ledger/verify-chain.ts';
import { verifyActions } from './modules/people/operators/verify-actions.ts';
import { readConfig } from './platform/process/config.ts';
import { openDatabase } from './platform/sql/database.ts';
import { withDatabase } from './platform/sql/database-of-checkout.ts';
import { verificationParts } from './verification-parts.ts';

/** Of these, how far they reach is said as well. */
const SAID_APART = new Set(['chain', 'security-record', 'actions']);

/**
 * `npm run verify`: recomputes the sealed chains of money, of the security record and of what operators did, all sums and all balances, and every rule
 * of every topic about its money (`verification-parts.ts`), on one snapshot, while the portal runs or while it does not. Says what it looked at and the first row that does not fit; exit code 1 if there is one.
 */
await withDatabase(readConfig(process.env), verify).catch((error: Error) => {
  console.error(`The books could not be verified. ${error.message}`);
  process.exitCode = 2;
});

async function verify(url: string): Promise<void> {
  const db = openDatabase({ url, maxConnections: 1 });
  try {
    const { chain, record, actions, violations } = await onSnapshot(db, async (tx) => {
      const chain = await verifyChain(tx);
      const record = await verifySecurityRecord(tx);
      const actions = await verifyActions(tx);
      const violations = [...chain.violations, ...record.violations, ...actions.violations];
      for (const part of verificationParts)
        if (!SAID_APART.has(part.step)) violations.push(...(await part.verify(tx, () => {})));
      return { chain, record, actions, violations };
    });
    console.log(
      `chain: ${chain.blocks} blocks, ${chain.transfers} sealed transfers, ${chain.unsealed} after them`,
    );
    console.log(
      `security record: ${record.blocks} blocks, ${record.events} sealed events, ${record.unsealed} after them`,
    );
    console.log(
      `record of actions: ${actions.blocks} blocks, ${actions.events} sealed actions, ${actions.unsealed} after them`,
    );
    for (const violation of violations) console.log(`DOES NOT FIT  ${describeViolation(violation)}`);
    console.log(violations.length === 0 ? 'Everything fits.' : `${violations.length} rules are broken.`);
    if (violations.length > 0) process.exitCode = 1;
  } finally {
    await db.close();
  }
}
