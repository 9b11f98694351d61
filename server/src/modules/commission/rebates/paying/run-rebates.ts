import { countUp } from '../../teams/count-up.ts';
import { countDue } from './count-due.ts';
import { type PayDeps, payRebates } from './pay-rebates.ts';

/** Counts what was settled, works out what is due of it, and pays it at every brand. */
export async function runRebates(deps: PayDeps, signal?: AbortSignal): Promise<void> {
  const { kysely } = deps.db;
  await countUp(kysely);
  await countDue(kysely);
  const brands = await kysely
    .selectFrom('brands.brand')
    .select(['id', 'currency', 'time_zone as timeZone'])
    .orderBy('id')
    .execute();
  for (const brand of brands) await payRebates(deps, brand, signal);
}
