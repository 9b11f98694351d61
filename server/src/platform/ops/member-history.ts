import type { Permission } from '@lanna/contract/endpoint';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../sql/database.ts';

/**
 * What a topic has on record about one member, for the page that shows all of it in one order. A topic contributes its own to `memberHistory`: the page
 * knows none of them, and shows an operator those whose permission holds in the member's brand.
 */
export interface MemberHistory {
  /** Names it in the console's words, `timeline` of the topic's record: `<topic>.<what>`. */
  record: string;
  permission: Permission;
  /**
   * Its rows about a member, as a query of `key` (text, unique among them), `at`, `what` (named `<what>.<what it was>` in the words), `amount`, `currency`, `who`
   * (the operator, where one did it) and `note`. Answered by an index over member and time: a page takes the newest of it.
   */
  rows(member: HistoryOwner): RawBuilder<unknown>;
  /** The console's page of one row; undefined where it has none. */
  href?: (key: string, member: HistoryOwner) => string;
  /** How many of them wait for anyone now, as a query of `count`. Quick: the member's page asks each time. */
  open?: (member: HistoryOwner) => RawBuilder<unknown>;
}

export interface HistoryOwner {
  merchantId: string;
  memberId: string;
}

/** A column of rows that have none of it. */
export const NONE = {
  money: sql`null::bigint as amount, null::text as currency`,
  who: sql`null::text as who`,
  note: sql`null::text as note`,
};

export interface HistoryRow {
  key: string;
  at: Date;
  /** Microseconds since 1970: a page begins after it. */
  at_us: bigint;
  what: string;
  amount: bigint | null;
  currency: string | null;
  who: string | null;
  note: string | null;
}

interface HistoryPage {
  since: Date | undefined;
  until: Date | undefined;
  /** Older than this place; without a key, older than the moment itself. */
  before: { atUs: bigint; key: string | undefined } | undefined;
  limit: number;
}

/** The newest of a topic's rows in a period, after a place in them. */
export async function readHistory(
  db: Queryable,
  history: MemberHistory,
  member: HistoryOwner,
  { since, until, before, limit }: HistoryPage,
): Promise<HistoryRow[]> {
  const conditions = [
    ...(since ? [sql`h.at >= ${since}`] : []),
    ...(until ? [sql`h.at < ${until}`] : []),
    ...(before ? [beforePlace(before)] : []),
  ];
  const { rows } = await sql<HistoryRow>`
    select h.*, (extract(epoch from h.at) * 1000000)::bigint as at_us from (${history.rows(member)}) h
    ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}
    order by h.at desc, h.key collate "C" desc limit ${limit}`.execute(db);
  return rows;
}

function beforePlace({ atUs, key }: { atUs: bigint; key: string | undefined }): RawBuilder<unknown> {
  const moment = sql`(timestamptz 'epoch' + ${atUs}::bigint * interval '1 microsecond')`;
  if (key === undefined) return sql`h.at < ${moment}`;
  return sql`h.at <= ${moment} and (h.at < ${moment} or h.key collate "C" < ${key})`;
}
