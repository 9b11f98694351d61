import * as contract from '@lanna/contract/chains/chains';
import type { Database } from '../../platform/database.ts';
import { CLOCKED_MS, type Route, route } from '../../platform/http/route.ts';
import { listChains } from './list-chains.ts';

export function chainRoutes({ db }: { db: Database }): Route[] {
  return [
    route(contract.listChains, ({ query }) => listChains(db.kysely, query.purpose), {
      alike: { until: [], forMs: CLOCKED_MS },
    }),
  ];
}
