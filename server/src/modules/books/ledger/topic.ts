import { counterBehind } from '../../../platform/process/house-figures.ts';
import { defineTopic } from '../../../platform/topic.ts';
import type { InvariantViolation } from './check-invariants.ts';
import { memberMoneyOps } from './desk/member-ops-routes.ts';
import { playMoneyPoint } from './desk/opening-points.ts';
import { ledgerOps } from './desk/ops-routes.ts';
import { searchLedger } from './desk/search-ledger.ts';
import { ledgerJobs } from './keeping/jobs.ts';
import { ledgerVerification } from './ledger-verification.ts';
import type { OwnerNames } from './owner-names.ts';
import type { ReferenceNames } from './reference-names.ts';
import type { VerificationPart } from './verification-part.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    ledger: NoParts;
  }
  interface Contributions {
    /** Of one topic that knows members and vendors. */
    'ledger.owner-names': OwnerNames;
    /** Of every topic whose postings have a name that operators know them by. */
    'ledger.reference-names': ReferenceNames;
    /** Of every topic that keeps what a verification of the books walks. */
    'ledger.verifier': readonly VerificationPart[];
    /** Of every topic that puts rules of the ledger that do not hold before an operator; none: all hold again. */
    'ledger.broken-rules': (violations: readonly InvariantViolation[]) => Promise<void>;
  }
}

/** Accounts and transfers: the only topic that writes transfers and balances. */
export const topic = defineTopic('ledger', {
  uses: ['brands'],
  permissions: ['read', 'verify', 'statements'],
  notices: { balance_changed: {} },
  start: (parts) => {
    const verification = () => parts.contributed('ledger.verifier').flat();
    const ownerNames = (): OwnerNames => {
      const [names] = parts.contributed('ledger.owner-names');
      if (!names) throw new Error('no topic names the owners of accounts');
      return names;
    };
    return {
      contributes: {
        houseFigures: [
          counterBehind(parts.db.kysely, 'houses', {
            sequence: 'ledger.transfer_id',
            progress: 'ledger.progress',
            counted: 'rolled_up_to',
          }),
        ],
        'ledger.verifier': ledgerVerification,
        'brands.openingChecks': playMoneyPoint,
        search: searchLedger(parts),
      },
      ops: [
        ...ledgerOps({ ...parts, ownerNames, parts: verification }),
        ...memberMoneyOps({ ...parts, names: () => parts.contributed('ledger.reference-names') }),
      ],
      jobs: ledgerJobs({
        ...parts,
        parts: verification,
        notify: async (violations) => {
          for (const receive of parts.contributed('ledger.broken-rules')) await receive(violations);
        },
      }),
    };
  },
});
