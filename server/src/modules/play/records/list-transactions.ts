import type { Received, Value } from '@lanna/contract/endpoint';
import {
  type memberTransactions as endpoint,
  transaction as shape,
} from '@lanna/contract/play/records/records';
import { formatMoney } from '@lanna/rules/money';
import { readCursor, writeCursor } from '../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../platform/sql/database.ts';
import { periodOf } from './period.ts';
import type { RecordReader, RecordRow, RecordSource } from './record-source.ts';
import { dailyBets } from './statement/daily-bets.ts';
import { restOfBooks } from './statement/rest-of-books.ts';

const ORDER = 'record';

/**
 * One page of the account record, newest first: each source gives its newest rows after the place where the page before ended,
 * and the newest of all of them are the page. So a page costs the same wherever it stands. What moved a wallet and no topic
 * speaks for comes from the books themselves.
 */
export async function listTransactions(
  { db, sources, now }: { db: Queryable; sources: readonly RecordSource[]; now: Date },
  reader: RecordReader,
  { kind, state, after, pageSize, ...asked }: Received<typeof endpoint>['query'],
): Promise<Value<typeof endpoint>> {
  const period = periodOf(asked, { timeZone: reader.brand.timeZone, now });
  const all = [...sources, dailyBets, restOfBooks(sources.flatMap(({ codes }) => codes))];
  const page = { now, ...period, kind, state, after: placeOf(after), limit: pageSize + 1 };
  const found = await Promise.all(
    all
      .filter(({ kinds }) => kind === undefined || kinds.includes(kind))
      .map((source) => source.list(db, reader, page)),
  );
  const rows = found.flat().sort(newestFirst);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    period: { from: period.from, to: period.to },
    list: shown.map(showRow),
    next: last ? writeCursor([ORDER, String(last.atUs), last.key]) : null,
  };
}

function placeOf(after: string | undefined) {
  if (after === undefined) return undefined;
  const [atUs, key] = readCursor(after, ORDER);
  return { atUs: BigInt(/^\d{1,18}$/.test(atUs) ? atUs : 0), key };
}

/** As the sources sort: by time, and by the bytes of the key where two are of one moment. */
function newestFirst(one: RecordRow, other: RecordRow): number {
  if (one.atUs !== other.atUs) return one.atUs > other.atUs ? -1 : 1;
  return one.key > other.key ? -1 : 1;
}

function showRow(row: RecordRow): Value<typeof endpoint>['list'][number] {
  const { id, kind, what, state, amount, currency } = row;
  return shape.parse({
    id,
    kind,
    what,
    state,
    amount: amount === null ? null : formatMoney(amount),
    currency,
    at: new Date(Number(row.atUs / 1000n)).toISOString(),
    about: row.about ?? null,
    link: row.link ?? null,
    bets: row.bets ?? null,
  });
}
