import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { type Page, type Paging, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { nameInLine } from '../../../people/members/name-in-line.ts';
import type { PlaceInLine } from './place-in-line.ts';

/** One row for each account directly below a place, and the account of the place itself: `child_id` and its sums. */
export interface ChildSums {
  child_id: string;
}

interface Named {
  username: string | null;
  agent_id: string | null;
  opens: boolean;
}

export interface PageAsked {
  sort: string;
  after?: string | undefined;
  limit: number;
}

/**
 * One page of the rows of a level, sorted by one of their sums, with the names they are shown under. The rows are sums already: as many as the level
 * has accounts with something to show.
 */
export async function pageOfLine<Row extends ChildSums>(
  db: Queryable,
  place: PlaceInLine,
  sums: RawBuilder<Row>,
  keys: readonly (keyof Row & string)[],
  { sort, after, limit }: PageAsked,
): Promise<{ rows: (Row & Named)[]; next: string | null }> {
  const paging: Paging = {
    keys: Object.fromEntries(keys.map((key) => [key, { by: sql.ref(`c.${key}`), type: 'bigint' as const }])),
    id: sql`c.child_id`,
  };
  const lastDay = place.agentDays.at(-1) ?? place.plainDays.at(-1);
  const query = sql`${sums}`.as('c');
  const rows = (
    db as unknown as {
      selectFrom(from: unknown): SelectQueryBuilder<{ c: Row }, 'c', object>;
    }
  )
    .selectFrom(query)
    .selectAll()
    .select([
      sql<
        string | null
      >`(select m.username from members.account m where m.id = c.child_id and m.merchant_id = ${place.merchantId})`.as(
        'username',
      ),
      sql<
        string | null
      >`(select m.agent_id from members.account m where m.id = c.child_id and m.merchant_id = ${place.merchantId})`.as(
        'agent_id',
      ),
      sql<boolean>`exists (select 1 from agents.line_link l where l.member_id = c.child_id and l.is_agent
        and l.from_day <= ${lastDay}::date)`.as('opens'),
    ]);
  // Nothing is counted for how many there are: the sums say what the rows come to.
  const page: Page<Row & Named> = await readPage(db, rows as never, paging, {
    sort,
    after,
    limit,
    countedMax: 0,
  });
  return { rows: page.rows, next: page.next };
}

/** How the account of a row is shown. */
export function showLineRow(row: ChildSums & Named, place: PlaceInLine) {
  const own = row.child_id === place.accountId;
  return {
    id: row.child_id,
    account: nameInLine(place.topId, { ...row, id: row.child_id }),
    agent: row.opens,
    own,
    opens: row.opens && !own,
  };
}
