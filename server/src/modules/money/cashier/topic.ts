import { moneyInFlight } from '../../../platform/process/money-in-flight.ts';
import { gatherNotices } from '../../../platform/push/gathered-notices.ts';
import { defineTopic } from '../../../platform/topic.ts';
import { rulesPart } from '../../books/ledger/verification-part.ts';
import { applyPayment } from './apply-payment.ts';
import { channelsOfRank } from './channels-of-rank.ts';
import { checkDepositInvariants, DEPOSIT_RULES } from './check-deposit-invariants.ts';
import { creditProposal } from './crediting/credit-proposal.ts';
import { deposited } from './deposited.ts';
import { depositedByDay } from './deposited-by-day.ts';
import { undecidedDeposits } from './depositing/closing-obstacle.ts';
import { cashierRoutes } from './depositing/routes.ts';
import { depositsAtDesk, depositsSaidPaid } from './desk/open-work.ts';
import { cashierOps } from './desk/ops-routes.ts';
import { searchDeposits } from './desk/search-deposits.ts';
import { depositHistory } from './record/deposit-history.ts';
import { depositRecord } from './record/deposit-record.ts';
import { cashierJobs } from './record/jobs.ts';
import { nameDeposits } from './record/name-deposits.ts';
import { DEPOSITS_UNDER_WAY } from './under-way.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    cashier: NoParts;
  }
}

/** Deposits: how members pay in, what becomes of it, and the desk that looks at what no rule decides. */
export const topic = defineTopic('cashier', {
  uses: [
    'brands',
    'ledger',
    'members',
    'protection',
    'security',
    'bets',
    'files',
    'inbox',
    'kyc',
    'ranks',
    'web-push',
    'payments',
    'records',
    'bonuses',
  ],
  notices: { deposits_changed: {} },
  permissions: ['read', 'decide'],
  start: (parts) => {
    const notices = gatherNotices(parts.db.kysely, parts.log);
    const segments = () => parts.contributed('segments')[0];
    const deps = { ...parts, notices, segments };
    return {
      routes: cashierRoutes(deps),
      ops: cashierOps(deps),
      jobs: cashierJobs(deps),
      contributes: {
        houseFigures: [...moneyInFlight(parts.db.kysely, 'deposits', DEPOSITS_UNDER_WAY)],
        memberHistory: [depositHistory],
        'records.source': depositRecord,
        'protection.deposited': deposited,
        'ranks.deposits': depositedByDay,
        'ranks.privileges': channelsOfRank,
        proposalKinds: [creditProposal(notices)],
        openWork: [depositsSaidPaid(parts.db.kysely), depositsAtDesk(parts.db.kysely)],
        search: [searchDeposits(parts.db.kysely)],
        'ledger.reference-names': nameDeposits,
        'payments.apply': {
          way: 'in',
          apply: (tx, confirmation, now) => applyPayment(tx, confirmation, now, notices),
          atOnce: {
            sqlFunction: 'cashier.credit_at_once',
            holdFunction: 'cashier.hold_for_payments',
            applied: ({ memberId }) =>
              notices.notify([memberId], ['balance_changed', 'deposits_changed', 'inbox_changed']),
          },
        },
        'security.closingObstacles': undecidedDeposits,
        'ledger.verifier': [rulesPart('cashier', Object.keys(DEPOSIT_RULES).length, checkDepositInvariants)],
      },
      stop: () => notices.sent(),
    };
  },
});
