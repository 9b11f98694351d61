import { sharedSecret } from '../../../platform/captcha/shared-secret.ts';
import { moneyInFlight } from '../../../platform/process/money-in-flight.ts';
import { defineTopic } from '../../../platform/topic.ts';
import { rulesPart } from '../../books/ledger/verification-part.ts';
import { withdrawalJobs } from './asking/jobs.ts';
import { withdrawalRoutes } from './asking/routes.ts';
import { BANK_ACCOUNT_NUMBERS } from './banks/bank-account.ts';
import { bankAccountsOfPerson } from './banks/bank-accounts-of-person.ts';
import { payeeNameProposal } from './banks/change-payee-name.ts';
import { checkWithdrawalInvariants, WITHDRAWAL_RULES } from './check-withdrawal-invariants.ts';
import type { WithdrawalDeps } from './deps.ts';
import { approveProposal } from './desk/approve-withdrawal.ts';
import { loosenProposal } from './desk/loosen-proposal.ts';
import { withdrawalWork } from './desk/open-work.ts';
import { withdrawalOps } from './desk/ops-routes.ts';
import { searchWithdrawals } from './desk/search-withdrawals.ts';
import { limitsOfRank } from './limits-of-rank.ts';
import { failureProposal } from './payouts/fail-payout.ts';
import { namePayouts } from './payouts/name-payouts.ts';
import { withdrawalHistory } from './record/withdrawal-history.ts';
import { withdrawalRecord } from './record/withdrawal-record.ts';
import { applyPayoutConfirmation } from './settle-payout.ts';
import { WITHDRAWALS_UNDER_WAY } from './under-way.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    withdrawals: NoParts;
  }
}

/** Withdrawals: whose accounts are paid to, what may leave and why not, the desk that decides, payouts and their receipts. */
export const topic = defineTopic('withdrawals', {
  uses: [
    'brands',
    'ledger',
    'bonuses',
    'audit',
    'members',
    'protection',
    'authentication',
    'security',
    'bets',
    'files',
    'inbox',
    'kyc',
    'promotions',
    'ranks',
    'payments',
    'cashier',
    'records',
  ],
  secrets: [BANK_ACCOUNT_NUMBERS],
  notices: { withdrawals_changed: {}, bank_accounts_changed: {} },
  permissions: ['read', 'decide', 'settings'],
  start: (parts) => {
    const { db } = parts;
    const deps: WithdrawalDeps = {
      ...parts.authentication,
      exclusions: parts.exclusions,
      bankMarkSecret: sharedSecret(parts, 'bank-account-mark'),
      gateways: parts.gateways,
      applies: () => parts.contributed('payments.apply'),
      keptElsewhere: () => parts.contributed('withdrawals.kept-elsewhere'),
      segments: () => parts.contributed('segments')[0],
    };
    return {
      routes: withdrawalRoutes({ ...parts, ...deps }),
      ops: withdrawalOps({ ...deps, storedFiles: parts.storedFiles }),
      jobs: withdrawalJobs({ ...deps, log: parts.log }),
      contributes: {
        houseFigures: [...moneyInFlight(parts.db.kysely, 'withdrawals', WITHDRAWALS_UNDER_WAY)],
        memberHistory: [withdrawalHistory],
        'protection.bankAccounts': bankAccountsOfPerson(deps),
        'records.source': withdrawalRecord,
        proposalKinds: [
          approveProposal(deps),
          failureProposal(deps),
          payeeNameProposal,
          loosenProposal(deps.segments),
        ],
        openWork: withdrawalWork({ db: db.kysely, clock: parts.clock }),
        search: [searchWithdrawals(db.kysely)],
        'payments.apply': applyPayoutConfirmation,
        'ranks.privileges': limitsOfRank,
        'ledger.reference-names': namePayouts,
        'ledger.verifier': [
          rulesPart('withdrawals', Object.keys(WITHDRAWAL_RULES).length, checkWithdrawalInvariants),
        ],
      },
    };
  },
});
