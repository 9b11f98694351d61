import { Client } from 'pg';
import { prepareDatabase } from '../../../server/src/platform/sql/prepare-database.ts';
import { startShortLivedPostgres } from '../../../server/src/platform/sql/short-lived-postgres.ts';
import { atMost, type Figure, figure } from '../result.ts';
import { median } from './bets.ts';
import type { Scope } from './parts.ts';

const TIMES = 7;
const AIM_S = 2;

/** From the start of a process until it says that it can work, on a database that is up to date, compiled before as on every start but the first of a release. */
export async function startOfProcess(scope: Scope): Promise<Figure[]> {
  const postgres = await startShortLivedPostgres('bench-ready');
  scope.later(postgres.destroy);
  const owner = new Client({ connectionString: postgres.url });
  await owner.connect();
  await prepareDatabase(owner).finally(() => owner.end());
  const figures: Figure[] = [];
  for (const role of ['http', 'push', 'jobs']) {
    const took: number[] = [];
    // The first one compiles.
    for (let time = 0; time <= TIMES; time++) {
      const portal = await scope.portals.start(role, { DATABASE_URL: postgres.url });
      if (time > 0) took.push(portal.readyMs / 1000);
      await scope.portals.stop(portal);
    }
    figures.push(
      atMost(`start of a process of the role ${role} to ready`, median(took), 's', AIM_S),
      figure('  the slowest', Math.max(...took), 's'),
    );
  }
  return figures;
}
