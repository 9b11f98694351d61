import type { listSheets as endpoint } from '@lanna/contract/commission/positions/sheets';
import type { Received, Value } from '@lanna/contract/endpoint';
import { sql } from 'kysely';
import type { Owner } from '../../../../platform/http/calls/owner-of.ts';
import { readCursor, writeCursor } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { sheets, showSheetTo } from '../sheets/sheet-rows.ts';

const ORDER = 'to';

/** Sheets of an account with the one above, or with those directly below on their days; newest days first. */
export async function listSheets(
  db: Queryable,
  { merchantId, memberId }: Owner,
  { side, state, from, to, after, pageSize }: Received<typeof endpoint>['query'],
): Promise<Value<typeof endpoint>> {
  const place = after === undefined ? undefined : readCursor(after, ORDER);
  const rows = await sheets(db)
    .where('s.merchant_id', '=', merchantId)
    .where(side === 'upline' ? 's.lower_id' : 's.upper_id', '=', memberId)
    .$if(state === 'open', (found) => found.where(IS_OPEN))
    .$if(state === 'settled', (found) =>
      found.where('s.lower_at', 'is not', null).where('s.upper_at', 'is not', null),
    )
    .$if(from !== undefined, (found) => found.where(sql<boolean>`s.to_day >= ${from}::date`))
    .$if(to !== undefined, (found) => found.where(sql<boolean>`s.from_day <= ${to}::date`))
    .$if(place !== undefined, (found) =>
      found.where(sql<boolean>`(s.to_day, s.id) < (${place?.[0] ?? ''}::date, ${place?.[1] ?? ''}::uuid)`),
    )
    .orderBy('s.to_day', 'desc')
    .orderBy('s.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    list: shown.map((row) => showSheetTo(memberId, row)),
    next: last ? writeCursor([ORDER, last.to_day, last.id]) : null,
  };
}

const IS_OPEN = sql<boolean>`(s.upper_at is null or s.lower_at is null)`;
