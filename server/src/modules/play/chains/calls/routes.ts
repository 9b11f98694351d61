import * as contract from '@lanna/contract/play/chains/chains';
import { CLOCKED_MS, type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { listChains } from './list-chains.ts';

export function chainRoutes({ db }: { db: Database }): Route[] {
  return [
    route(contract.listChains, ({ query }) => listChains(db.kysely, query.purpose), {
      alike: { until: [], forMs: CLOCKED_MS },
    }),
  ];
}
