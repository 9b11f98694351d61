import { DRILL_KINDS } from '@lanna/contract/oversight/alerts/alert-terms';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { Finding, MeasuredRule } from './finding.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Calls of so long ago count, and so many must there be: one call that fails is no failing gateway. */
const GATEWAY_WINDOW_MS = 15 * MINUTE_MS;
const GATEWAY_CALLS_MIN = 5;

/** Gateways of whose latest calls so many percent or more had no answer. */
export async function measureGateways(
  db: Queryable,
  { threshold }: MeasuredRule,
  now: Date,
): Promise<Finding[]> {
  const { rows } = await sql<{ code: string; name: string; calls: number; unanswered: number; since: Date }>`
    select code, name, sum(times)::integer as calls, coalesce(sum(times) filter (where not answered), 0)::integer as unanswered,
      min(at) filter (where not answered) as since
    from payments.gateway_answer where at > ${new Date(now.getTime() - GATEWAY_WINDOW_MS)}
    group by code, name
    having sum(times) >= ${GATEWAY_CALLS_MIN}
      and coalesce(sum(times) filter (where not answered), 0) * 100 >= sum(times) * ${threshold}::integer`.execute(
    db,
  );
  return rows.map(({ code, name, calls, unanswered, since }) => ({
    merchantId: null,
    subject: code,
    since,
    facts: {
      name,
      calls: String(calls),
      unanswered: String(unanswered),
      percent: String(Math.floor((unanswered * 100) / calls)),
    },
  }));
}

/** Feeds of results that have said nothing for so many hours. */
export async function measureFeeds(
  db: Queryable,
  { threshold }: MeasuredRule,
  now: Date,
): Promise<Finding[]> {
  const { rows } = await sql<{ code: string; name: string; last_at: Date }>`
    select code, name, last_at from feeds.feed_report
    where last_at <= ${new Date(now.getTime() - threshold * HOUR_MS)}`.execute(db);
  return rows.map(({ code, name, last_at }) => ({
    merchantId: null,
    subject: code,
    since: last_at,
    facts: { name, hours: String(Math.floor((now.getTime() - last_at.getTime()) / HOUR_MS)) },
  }));
}

/** The latest verification of the books that found something; a check of the books that failed by itself; or none that fits for so many hours. */
export async function measureBooks(
  db: Queryable,
  { threshold }: MeasuredRule,
  now: Date,
): Promise<Finding[]> {
  const { rows: ended } = await sql<{ state: string; ended_at: Date; violations: bigint }>`
    select state, ended_at, violations from ledger.verification_outcome
    where state in ('passed', 'broken') order by ended_at desc limit 1`.execute(db);
  const { rows: fitting } = await sql<{ at: Date | null }>`
    select max(ended_at) as at from ledger.verification_outcome
    where state = 'passed'`.execute(db);
  const { rows: checks } = await sql<{ job: string; finished_at: Date }>`
    select job, finished_at from (
      select distinct on (job) job, outcome, finished_at from platform.job_runs
      where job like '%invariants%' and finished_at is not null order by job, started_at desc) latest
    where outcome = 'failed'`.execute(db);
  const [last] = ended;
  const fittedAt = fitting[0]?.at ?? null;
  const isOverdue = fittedAt !== null && now.getTime() - fittedAt.getTime() >= threshold * HOUR_MS;
  return [
    ...(last?.state === 'broken'
      ? [found('verification', last.ended_at, { violations: String(last.violations) })]
      : []),
    ...checks.map(({ job, finished_at }) => found(job, finished_at, { job })),
    ...(isOverdue
      ? [
          found('overdue', fittedAt, {
            hours: String(Math.floor((now.getTime() - fittedAt.getTime()) / HOUR_MS)),
          }),
        ]
      : []),
  ];
}

/** Drills that were last held, with success, so many days ago or longer; those never held since the rule was made. */
export async function measureDrills(
  db: Queryable,
  { threshold, createdAt }: MeasuredRule & { createdAt: Date },
  now: Date,
): Promise<Finding[]> {
  const rows = await db
    .selectFrom('alerts.drill')
    .select(({ fn }) => ['kind', fn.max('done_at').as('at')])
    .where('passed', '=', true)
    .groupBy('kind')
    .execute();
  return DRILL_KINDS.flatMap((kind) => {
    const at = rows.find((row) => row.kind === kind)?.at ?? createdAt;
    const days = Math.floor((now.getTime() - at.getTime()) / DAY_MS);
    return days >= threshold ? [found(kind, at, { drill: kind, days: String(days) })] : [];
  });
}

function found(subject: string, since: Date, facts: Record<string, string>): Finding {
  return { merchantId: null, subject, since, facts };
}
