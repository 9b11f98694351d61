import { defineTopic } from '../../../platform/topic.ts';
import { lineLimitHistory } from './desk/line-limit-history.ts';
import { lineLimitOps } from './desk/ops-routes.ts';
import { lineLimitRoutes } from './pages/routes.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    'line-limits': NoParts;
  }
}

/** What the accounts above a member let it stake and lose, and the suspension of its play by an agent of the line. */
export const topic = defineTopic('line-limits', {
  uses: ['brands', 'ledger', 'members', 'agents', 'inbox', 'bets'],
  notices: { line_limits_changed: {} },
  permissions: ['read', 'write'],
  start: (parts) => ({
    routes: lineLimitRoutes(parts),
    ops: lineLimitOps(parts),
    contributes: { memberHistory: [lineLimitHistory] },
  }),
});
