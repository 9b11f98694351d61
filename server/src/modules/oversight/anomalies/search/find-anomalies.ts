import { sql } from 'kysely';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { type SharedPair, SOURCES, type Source } from './sources.ts';

/** What is being written this moment may carry an earlier time. */
const LAG_MS = 60_000;

/**
 * Looks through what has come to be known since the last look, each source by a cursor of its own, and keeps pairs of accounts that are of one
 * line. Safe beside itself, and to repeat: a pair is one finding.
 */
export async function findAnomalies(
  { db, clock }: { db: Database; clock: Clock },
  signal?: AbortSignal,
): Promise<void> {
  const to = new Date(clock.now().getTime() - LAG_MS);
  for (const source of SOURCES)
    while (!signal?.aborted && (await db.transaction((tx) => searchSource(tx, source, to))) < to);
}

/** One span of a source; answers how far it has come. */
async function searchSource(tx: Tx, source: Source, latest: Date): Promise<Date> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`anomalies ${source.name}`}, 0))`.execute(tx);
  const cursor = await tx
    .selectFrom('anomalies.cursor')
    .select('until')
    .where('source', '=', source.name)
    .executeTakeFirst();
  const from = cursor?.until ?? new Date(latest.getTime() - source.firstSearchMs);
  if (from >= latest) return latest;
  const until = new Date(Math.min(latest.getTime(), from.getTime() + source.spanMs));
  const { rows } = await source.pairs({ from, to: until }).execute(tx);
  await keep(tx, rows);
  await tx
    .insertInto('anomalies.cursor')
    .values({ source: source.name, until })
    .onConflict((conflict) => conflict.column('source').doUpdateSet({ until }))
    .execute();
  return until;
}

interface Finding {
  merchant_id: string;
  kind: 'self_referral' | 'same_line';
  agent_id: string;
  member_id: string;
  other_id: string;
  signals: string[];
  at: Date;
}

async function keep(tx: Tx, pairs: readonly SharedPair[]): Promise<void> {
  if (pairs.length === 0) return;
  const found = unique(await ofOneLine(tx, pairs));
  if (found.length === 0) return;
  await tx
    .insertInto('anomalies.finding')
    .values(found.map(({ at, ...finding }) => ({ ...finding, id: newId(), first_seen: at, last_seen: at })))
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'other_id']).doUpdateSet({
        signals: sql`(select array_agg(distinct s order by s) from unnest(finding.signals || excluded.signals) s)`,
        last_seen: sql`greatest(finding.last_seen, excluded.last_seen)`,
        // What was dismissed is looked at again once they share something else as well.
        state: sql`case when ${IS_NEWS} then 'open' else finding.state end`,
        reason: sql`case when ${IS_NEWS} then null else finding.reason end`,
        decided_by: sql`case when ${IS_NEWS} then null else finding.decided_by end`,
        decided_at: sql`case when ${IS_NEWS} then null else finding.decided_at end`,
        version: sql`finding.version + 1`,
      }),
    )
    .execute();
  for (const brandId of new Set(found.map(({ merchant_id }) => merchant_id)))
    await notifyOps(tx, { brandId, type: 'anomalies_changed' });
}

const IS_NEWS = sql<boolean>`(finding.state = 'dismissed' and not finding.signals @> excluded.signals)`;

/** Pairs of which one is above the other, or which are directly below one agent. */
async function ofOneLine(tx: Tx, pairs: readonly SharedPair[]): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    with recursive pair as (
      select * from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb)
        as p(merchant_id uuid, one uuid, other uuid, signals text[], at timestamptz)
    ), directed as (
      select merchant_id, one, other, signals, at from pair union select merchant_id, other, one, signals, at from pair
    ), above as (
      select d.one, m.agent_id, 1 as step from (select distinct one from directed) d
      join members.account m on m.id = d.one where m.agent_id is not null
      union all
      select v.one, a.agent_id, v.step + 1 from above v
      join members.account a on a.id = v.agent_id where a.agent_id is not null and v.step < 50
    )
    select d.merchant_id, 'self_referral' as kind, d.other as agent_id, d.one as member_id, d.other as other_id, d.signals, d.at
    from directed d join above v on v.one = d.one and v.agent_id = d.other
    union all
    select d.merchant_id, 'same_line', m.agent_id, d.one, d.other, d.signals, d.at
    from directed d
    join members.account m on m.id = d.one join members.account o on o.id = d.other
    where m.agent_id = o.agent_id and (m.registered_at, m.id) > (o.registered_at, o.id)`.execute(tx);
  return rows;
}

/** One row for each pair, with all it shares: a statement may touch a row once. */
function unique(found: readonly Finding[]): Finding[] {
  const pairs = new Map<string, Finding>();
  for (const one of found) {
    const key = `${one.member_id} ${one.other_id}`;
    const signals = [...new Set([...(pairs.get(key)?.signals ?? []), ...one.signals])].sort();
    pairs.set(key, { ...one, signals });
  }
  return [...pairs.values()];
}
