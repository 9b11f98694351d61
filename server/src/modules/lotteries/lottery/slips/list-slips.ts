import type { Received, Value } from '@lanna/contract/endpoint';
import type { listSlips as endpoint } from '@lanna/contract/lotteries/lottery/slips';
import type { Language } from '@lanna/rules/local-text';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { numberedPage } from '../../../../platform/sql/numbered-page.ts';
import { dayBounds } from '../../../house/brands/day-bounds.ts';
import { readSlips, showSlipRow } from './slip-row.ts';

export interface SlipReader {
  merchantId: string;
  memberId: string;
  timeZone: string;
  language: Language;
}

/** A page of the member's slips, newest first. */
export async function listSlips(
  db: Queryable,
  reader: SlipReader,
  query: Received<typeof endpoint>['query'],
): Promise<Value<typeof endpoint>> {
  const found = slipsFound(db, reader, query).select('s.id');
  const ordered = found.orderBy('s.placed_at', 'desc').orderBy('s.id', 'desc');
  const { rows: page, ...facts } = await numberedPage(ordered, query);
  const rows = await readSlips(db, sql`select unnest(${page.map(({ id }) => id)}::uuid[])`);
  return { list: rows.map((row) => showSlipRow(row, reader.language)), ...facts };
}

type Filter = Omit<Received<typeof endpoint>['query'], 'pageNo' | 'pageSize'>;

function slipsFound(db: Queryable, reader: SlipReader, { gameCode, state, traces, from, to }: Filter) {
  const { since, until } = dayBounds({ from, to }, reader.timeZone);
  return db
    .selectFrom('lottery.slip as s')
    .where('s.member_id', '=', reader.memberId)
    .where('s.merchant_id', '=', reader.merchantId)
    .$if(gameCode !== undefined, (slips) => slips.where('s.game_code', '=', gameCode ?? ''))
    .$if(traces === 'yes', (slips) => slips.where('s.draws', '>', 1))
    .$if(traces === 'no', (slips) => slips.where('s.draws', '=', 1))
    .$if(since !== undefined, (slips) => slips.where('s.placed_at', '>=', since ?? new Date()))
    .$if(until !== undefined, (slips) => slips.where('s.placed_at', '<', until ?? new Date()))
    .$if(state === 'open', (slips) => slips.where(hasLine('open')))
    .$if(state === 'settled', (slips) => slips.where(sql<boolean>`not ${hasLine('open')}`))
    .$if(state === 'won', (slips) => slips.where(hasLine('won')));
}

function hasLine(state: 'open' | 'won') {
  return sql<boolean>`exists (select from lottery.line l where l.slip_id = s.id and l.state = ${state})`;
}
