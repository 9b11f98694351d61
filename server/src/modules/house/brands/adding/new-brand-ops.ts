import * as contract from '@lanna/contract/house/brands/new-brand-ops';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { proposeBrand } from './add-brand.ts';
import { checkHosts, type FetchText, type LookUpTexts } from './host-proof.ts';

interface Deps {
  db: Database;
  clock: Clock;
  consoleHosts: readonly string[];
  lookUp: LookUpTexts;
  fetchText: FetchText;
}

/** The console's calls that make a brand from nothing. */
export function newBrandOps({ db, clock, consoleHosts, ...looks }: Deps): OpsRoute[] {
  return [
    opsRoute(contract.checkNewHosts, async (call) => {
      const hosts = await checkHosts(
        { db: db.kysely, consoleHosts, now: clock.now() },
        call.body.hosts,
        looks,
      );
      await call.record(db.kysely, {
        action: 'brands.check-hosts',
        brandId: null,
        subject: { kind: 'brand', id: hosts[0]?.host ?? '' },
        after: Object.fromEntries(
          hosts.map(({ host, state, proved }) => [host, `${state}${proved ? ', proved' : ''}`]),
        ),
      });
      return { hosts };
    }),
    opsRoute(contract.addBrand, (call) =>
      db.transaction((tx) => proposeBrand(tx, call, call.body, { consoleHosts, now: clock.now() })),
    ),
  ];
}
