import type { Language } from '@lanna/contract/people/members/members';
import type { TransactionKind, TransactionState } from '@lanna/contract/play/records/records';
import type { Money } from '@lanna/rules/money';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Brand } from '../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../platform/sql/database.ts';

/** Whose record is read, and how it is shown. Brand and member go into every query. */
export interface RecordReader {
  brand: Brand;
  memberId: string;
  language: Language;
}

export interface RecordRow {
  id: string;
  kind: TransactionKind;
  /** What exactly it was, in the topic's own word. */
  what: string;
  state: TransactionState;
  /** What it did to the wallet, or will do; null where that is not known yet. */
  amount: Money | null;
  currency: string;
  /** Where it stands in the record: microseconds since 1970, and among rows of one moment a text that is unique in its source. */
  atUs: bigint;
  key: string;
  about?: string | null;
  /** Where the member centre shows it: the page's key, or `promotion`. */
  link?: { page: string; id: string } | null;
  bets?: { day: string; category: string; count: number };
}

/** A page of one source: the newest rows of the period, after (that is, older than) a place in the record. */
export interface RecordPage {
  now: Date;
  since: Date;
  until: Date;
  state: TransactionState | undefined;
  /** One of the source's kinds; undefined: all of them. */
  kind: TransactionKind | undefined;
  after: { atUs: bigint; key: string } | undefined;
  limit: number;
}

/**
 * What a topic knows of members' transactions: with their states, and also those that never moved money. A topic contributes
 * its own as `records.source`.
 */
export interface RecordSource {
  kinds: readonly TransactionKind[];
  /** Codes of the ledger this source speaks for: the record does not show them a second time from the books. */
  codes: readonly string[];
  list(db: Queryable, reader: RecordReader, page: RecordPage): Promise<RecordRow[]>;
}

/** Whether a topic's state is one that the record shows as what is asked for; any of them where nothing is. */
export function isShownAs<State extends string>(
  state: RawBuilder<unknown>,
  shown: Readonly<Record<State, TransactionState>>,
  asked: TransactionState | undefined,
): RawBuilder<boolean> {
  const states = Object.keys(shown) as State[];
  const wanted = states.filter((candidate) => asked === undefined || shown[candidate] === asked);
  return sql<boolean>`${state} = any (${wanted}::text[])`;
}

/**
 * A source's page of a query: its period and place, newest first. `at` is when a row happened, best with an index on member and
 * time; `key` its id as text. Rows are selected with `at_us` and `key`.
 */
export function pageOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { at, key }: { at: RawBuilder<Date>; key: RawBuilder<string> },
  { since, until, after, limit }: Pick<RecordPage, 'since' | 'until' | 'after' | 'limit'>,
): SelectQueryBuilder<DB, TB, Row & { at_us: bigint; key: string }> {
  const ordered = sql<string>`(${key}) collate "C"`;
  let page = query
    .select([
      sql<bigint>`(extract(epoch from ${at}) * 1000000)::bigint`.as('at_us'),
      sql<string>`(${key})::text`.as('key'),
    ])
    .where(sql<boolean>`${at} >= ${since} and ${at} < ${until}`);
  if (after) {
    const moment = sql`(timestamptz 'epoch' + ${after.atUs}::bigint * interval '1 microsecond')`;
    page = page.where(sql<boolean>`${at} <= ${moment} and (${at}, ${ordered}) < (${moment}, ${after.key})`);
  }
  return page.orderBy(sql`${at} desc`).orderBy(sql`${ordered} desc`).limit(limit) as never;
}
