import { vendorLeases } from '@lanna/contract/money/vendor-wallet/connections-ops';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { RoundDeps } from '../calls/round-deps.ts';
import { connections } from './list-connections.ts';
import { readLeases } from './read-leases.ts';

/** How vendors are connected, as operators see it. */
export function connectionsOps({
  db,
  clock,
  client,
}: Pick<RoundDeps, 'db' | 'clock' | 'client'>): OpsRoute[] {
  return [
    ...connections.routes(db.kysely, () => ({ now: clock.now() })),
    opsRoute(vendorLeases, (call) =>
      readLeases({ db: db.kysely, client }, { code: call.params.code, brandIds: call.brandIds }),
    ),
  ];
}
