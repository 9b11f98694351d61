import type { Clock } from '../../../../platform/process/clock.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

export const CALLS_KEPT_DAYS = 30;
const DAY_MS = 24 * 3_600_000;
/** However many came: copies beyond these go first, the oldest of them. */
const ROWS_MAX = 1_000_000n;

/** Forgets copies of calls, answers about rounds and counts of refusals that are older than they are kept. */
export async function forgetCalls(db: Queryable, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - CALLS_KEPT_DAYS * DAY_MS);
  await db.deleteFrom('vendor_wallet.refusal_minute').where('minute', '<', before).execute();
  for (const table of ['vendor_wallet.refused_call', 'vendor_wallet.round_question'] as const) {
    const { last } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.max('id').as('last'))
      .executeTakeFirstOrThrow();
    await db
      .deleteFrom(table)
      .where((eb) => eb.or([eb('at', '<', before), eb('id', '<=', BigInt(last ?? 0) - ROWS_MAX)]))
      .execute();
  }
}
