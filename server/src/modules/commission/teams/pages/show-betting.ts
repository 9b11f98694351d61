import type { teamBetting as endpoint } from '@lanna/contract/commission/teams/team';
import type { Received, Value } from '@lanna/contract/endpoint';
import { VENDOR_GROUPS } from '@lanna/contract/play/catalogue/catalogue';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { pageOfLine, showLineRow } from '../counting/line-rows.ts';
import { placeInLine } from '../counting/place-in-line.ts';
import { addUpPlay, PLAY_SUMS, type PlaySums, showPlay } from '../counting/play-sums.ts';
import { rowsOf } from '../counting/rows-of-place.ts';
import { teamDays } from '../counting/team-days.ts';

/** What a place of the team played: by category, by day, and by the accounts directly below. */
export async function showBetting(
  { db, now }: { db: Queryable; now: Date },
  { brand, memberId }: { brand: Brand; memberId: string },
  { under, category, sort = '-turnover', after, pageSize, ...asked }: Received<typeof endpoint>['query'],
): Promise<Value<typeof endpoint>> {
  const days = teamDays(asked, { timeZone: brand.timeZone, now });
  const place = await placeInLine(db, { merchantId: brand.id, agentId: memberId }, under, days);
  const all = rowsOf('branch_play', place);
  const wanted = category === undefined ? all : sql`(select * from ${all} a where category = ${category})`;
  const [byCategory, byDay, page] = await Promise.all([
    sql<
      PlaySums & { category: string }
    >`select category, ${PLAY_SUMS} from ${all} p group by category`.execute(db),
    sql<
      PlaySums & { day: string }
    >`select day::text as day, ${PLAY_SUMS} from ${wanted} p group by day order by day`.execute(db),
    pageOfLine<PlaySums & { child_id: string }>(
      db,
      place,
      sql`(select child_id, ${PLAY_SUMS} from ${wanted} p group by child_id having sum(bets) <> 0 or sum(stake) <> 0 or sum(payout) <> 0)`,
      ['turnover', 'stake', 'payout', 'profit', 'bets'],
      { sort, after, limit: pageSize },
    ),
  ]);
  return {
    period: { from: days.from, to: days.to },
    path: place.path,
    currency: brand.currency,
    totals: showPlay(addUpPlay(byDay.rows)),
    categories: VENDOR_GROUPS.flatMap((group) => {
      const sums = byCategory.rows.find((row) => row.category === group);
      return sums && sums.bets !== 0n ? [{ category: group, ...showPlay(sums) }] : [];
    }),
    days: byDay.rows.filter(({ bets }) => bets !== 0n).map((row) => ({ day: row.day, ...showPlay(row) })),
    rows: place.inPerson ? [] : page.rows.map((row) => ({ ...showLineRow(row, place), ...showPlay(row) })),
    next: place.inPerson ? null : page.next,
  };
}
