import { defineTopic } from '../../../platform/topic.ts';
import { insightOps } from './ops-routes.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    insight: NoParts;
  }
}

/** Reports about who plays and how money goes in and out, beside those whose sums are the ledger's. */
export const topic = defineTopic('insight', {
  uses: ['brands', 'members', 'bets', 'cashier', 'withdrawals', 'segments', 'reports'],
  start: ({ db, clock }) => ({ ops: insightOps({ db, clock }) }),
});
