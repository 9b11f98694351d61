import {
  evaluatePush,
  evaluateSite,
  PUSH,
  WINDOW_MINUTES,
} from '@lanna/rules/oversight/status/component-state';
import { sql } from 'kysely';
import { PROCESS_GONE_MS } from '../../../../platform/process/running-process.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { OwnAnswer } from './ask-own-site.ts';
import type { HttpPart } from './http-meter.ts';
import type { MeasuredComponent } from './measured-component.ts';

const MINUTE_MS = 60_000;

/** The site, the log-in and push of a brand. */
export async function measureSite(
  db: Queryable,
  { merchantId, isClosed }: { merchantId: string; isClosed: boolean },
  { own, now }: { own: OwnAnswer; now: Date },
): Promise<{ site: MeasuredComponent; logIn: MeasuredComponent; push: MeasuredComponent }> {
  const counted = await answeredCalls(db, merchantId, now);
  const evaluated = (part: HttpPart) => {
    const { requests, failed } = counted.get(part) ?? { requests: 0, failed: 0 };
    return isClosed ? 'stopped' : evaluateSite({ ...own, requests, failed });
  };
  const push = await pushFigures(db, merchantId, now);
  const plain = { subject: null, name: null, today: null };
  return {
    site: { ...plain, kind: 'site', judgement: evaluated('site') },
    logIn: { ...plain, kind: 'log_in', judgement: evaluated('log_in') },
    push: { ...plain, kind: 'push', judgement: evaluatePush(push) },
  };
}

async function answeredCalls(db: Queryable, merchantId: string, now: Date) {
  const rows = await db
    .selectFrom('status.http_minute')
    .select((eb) => [
      'part',
      eb.cast<number>(eb.fn.sum('requests'), 'integer').as('requests'),
      eb.cast<number>(eb.fn.sum('failed'), 'integer').as('failed'),
    ])
    .where('merchant_id', '=', merchantId)
    .where('minute', '>', new Date(now.getTime() - WINDOW_MINUTES.requests * MINUTE_MS))
    .groupBy('part')
    .execute();
  return new Map(rows.map(({ part, ...figures }) => [part, figures]));
}

/** Processes say by the database's clock that they run. */
async function pushFigures(db: Queryable, merchantId: string, now: Date) {
  const { rows } = await sql<{ processes: number; overdue: number }>`
    select
      (select count(*)::integer from platform.running_processes
        where 'push' = any (roles) and seen_at > now() - ${PROCESS_GONE_MS} * interval '1 millisecond') as processes,
      (select count(*)::integer from web_push.waiting_delivery
        where merchant_id = ${merchantId} and attempts = 0
          and due_at < ${now}::timestamptz - ${PUSH.overdueMinutes} * interval '1 minute') as overdue`.execute(
    db,
  );
  return rows[0] ?? { processes: 0, overdue: 0 };
}
