import type { Received, Value } from '@lanna/contract/endpoint';
import type { listMemberHistory, HistoryRow as Shown } from '@lanna/contract/people/members/history-ops';
import { formatMoney } from '@lanna/rules/money';
import {
  type HistoryOwner,
  type HistoryRow,
  type MemberHistory,
  readHistory,
} from '../../../../platform/ops/member-history.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { dayBounds } from '../../../house/brands/day-bounds.ts';

interface Asked {
  member: HistoryOwner;
  timeZone: string;
  /** Those the operator may read in the member's brand. */
  histories: readonly MemberHistory[];
  query: Received<typeof listMemberHistory>['query'];
}

/** The newest rows of all these records in one order. Each is asked for a page of its own, so that the whole costs as many short reads as there are records. */
export async function listHistory(
  db: Queryable,
  { member, timeZone, histories, query }: Asked,
): Promise<Value<typeof listMemberHistory>> {
  const { kind, limit } = query;
  const asked = histories.filter((one) => kind === undefined || one.record === kind);
  const place = query.after === undefined ? undefined : readPlace(query.after);
  const { since, until } = dayBounds({ from: query.from, to: query.to }, timeZone);
  const pages = await Promise.all(
    asked.map(async (history) => {
      const before = place && beforeIn(history.record, place);
      const rows = await readHistory(db, history, member, { since, until, before, limit: limit + 1 });
      return rows.map((row) => ({ history, row }));
    }),
  );
  const newest = pages.flat().sort(newestFirst);
  const shown = newest.slice(0, limit);
  const last = shown.at(-1);
  return {
    rows: shown.map(({ history, row }) => show(history, row, member)),
    next: newest.length > limit && last ? placeOf(last) : null,
    // It is not counted: that would read all of it.
    total: { count: shown.length, atLeast: newest.length > limit },
  };
}

interface Found {
  history: MemberHistory;
  row: HistoryRow;
}

/** Of one moment by kind, then by key; both the other way round, as rows are read. */
function newestFirst(one: Found, other: Found): number {
  if (one.row.at_us !== other.row.at_us) return one.row.at_us > other.row.at_us ? -1 : 1;
  const [a, b] = [one, other].map(({ history, row }) => `${history.record} ${row.key}`) as [string, string];
  return a === b ? 0 : a > b ? -1 : 1;
}

interface Place {
  atUs: bigint;
  kind: string;
  key: string;
}

/** Where a record goes on after a place in the whole: rows of the same moment are shown already where its kind comes first. */
function beforeIn(kind: string, place: Place): { atUs: bigint; key: string | undefined } {
  if (kind === place.kind) return { atUs: place.atUs, key: place.key };
  if (kind > place.kind) return { atUs: place.atUs, key: undefined };
  return { atUs: place.atUs + 1n, key: undefined };
}

function placeOf({ history, row }: Found): string {
  return `${row.at_us} ${history.record} ${row.key}`;
}

/** Refuses with `invalid_input` what no page has given. */
function readPlace(text: string): Place {
  const [, atUs, kind, key] = /^(\d{1,19}) (\S+) (.+)$/.exec(text) ?? [];
  if (atUs === undefined || kind === undefined || key === undefined)
    throw new Refusal('invalid_input', { fields: [{ field: 'after', rule: 'unfit' }] });
  return { atUs: BigInt(atUs), kind, key };
}

function show(history: MemberHistory, row: HistoryRow, member: HistoryOwner): Shown {
  return {
    id: `${history.record} ${row.key}`,
    at: row.at.toISOString(),
    kind: history.record,
    what: row.what,
    amount: row.amount === null ? null : formatMoney(row.amount),
    currency: row.currency,
    who: row.who,
    note: row.note,
    href: history.href?.(row.key, member) ?? null,
  };
}
