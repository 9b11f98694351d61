import { gatherNotices } from '../../platform/push/gathered-notices.ts';
import { defineTopic } from '../../platform/topic.ts';
import { cashierRoutes } from './routes.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    cashier: NoParts;
  }
}

/** Deposits, and the methods by which they are made. */
export const topic = defineTopic('cashier', {
  uses: ['brands', 'ledger', 'members'],
  start: (parts) => {
    const notices = gatherNotices(parts.db.kysely, parts.log);
    return { routes: cashierRoutes({ ...parts, notices }), stop: () => notices.sent() };
  },
});
