import { siteHealth } from '@lanna/contract/oversight/status/status';
import { type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { showStatus } from './show-status.ts';

/** Every visitor reads the same; what was measured since is seen within a minute, and what has changed at once. */
export function statusRoutes({ db, clock }: { db: Database; clock: Clock }): Route[] {
  return [
    route(siteHealth, (call) => showStatus(db.kysely, call.brand, clock.now()), {
      alike: { until: ['status_changed'] },
    }),
  ];
}
