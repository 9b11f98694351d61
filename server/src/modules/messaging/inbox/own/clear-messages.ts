import { sql } from 'kysely';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';

const AT_ONCE = 2000;
/** Of one run; the next goes on from there. */
const ROUNDS_MAX = 200;
const DAY_MS = 86_400_000;
/** What a member has deleted may be asked about for so long. */
const REMOVED_DAYS = 30;

/**
 * Drops messages that are older than their brand keeps them, promotions first: what was sent of money and security is the last to go.
 * How many of a broadcast were read stays known.
 */
export async function clearMessages(
  { db, clock }: { db: Database; clock: Clock },
  keepDaysOf: (settings: unknown) => number,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const brands = await db.kysely.selectFrom('brands.brand').select(['id', 'settings']).execute();
  const passes = [
    sql`removed_at < ${before(REMOVED_DAYS)}`,
    ...[sql`kind = 'promotion'`, sql`kind = 'service'`, sql`kind in ('money', 'security')`].flatMap((kind) =>
      brands.map(
        ({ id, settings }) =>
          sql`merchant_id = ${id} and ${kind} and sent_at < ${before(keepDaysOf(settings))}`,
      ),
    ),
  ];
  let rounds = 0;
  for (const which of passes)
    for (let dropped = AT_ONCE; dropped === AT_ONCE && rounds < ROUNDS_MAX && !signal?.aborted; rounds += 1)
      dropped = await db.transaction((tx) => dropSome(tx, which));
}

async function dropSome(tx: Tx, which: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with gone as (
      delete from inbox.message where id in (
        select id from inbox.message where ${which} limit ${AT_ONCE} for update skip locked
      ) returning broadcast_id, read_at
    ), counted as (
      update inbox.broadcast b set read_before = b.read_before + g.n
      from (select broadcast_id, count(*) as n from gone where read_at is not null group by broadcast_id) g
      where b.id = g.broadcast_id
    )
    select count(*)::int as n from gone`.execute(tx);
  return rows[0]?.n ?? 0;
}
