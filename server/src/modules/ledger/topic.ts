import { defineTopic } from '../../platform/topic.ts';
import { ledgerJobs } from './jobs.ts';
import { memberMoneyOps } from './member-ops-routes.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    ledger: NoParts;
  }
}

/** Accounts and transfers: the only topic that writes transfers and balances. */
export const topic = defineTopic('ledger', {
  uses: ['brands'],
  notices: { balance_changed: {} },
  permissions: ['statements'],
  start: (parts) => ({ ops: memberMoneyOps(parts), jobs: ledgerJobs(parts) }),
});
