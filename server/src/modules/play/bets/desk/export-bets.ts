import type { Received, Value } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/contract/people/members/members';
import { bet as betShape, type exportBets as endpoint } from '@lanna/contract/play/bets/bets';
import { sql } from 'kysely';
import { type Cell, CSV_START, writeRows } from '../../../../platform/files/csv.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BetRecord } from '../bet-source.ts';
import { type BetFilter, type BetLine, type BetOwner, betLines } from '../internal/bet-lines.ts';
import { betWords } from '../internal/csv-words.ts';
import { type NamedLine, nameLines } from '../internal/name-lines.ts';

const ROWS_MAX = 50_000;
/** Divides the limit, so that a full file is full to the row. */
const LINES_AT_ONCE = 1000;

/** A player's bets as a file for spreadsheets: the newest that pass the filter, times as the brand's clocks show them. */
export async function exportBets(
  { db, sources }: BetRecord,
  reader: {
    brand: { id: string; code: string; timeZone: string };
    memberId: string;
    language: Language;
    now: Date;
  },
  filter: Received<typeof endpoint>['query'],
): Promise<Value<typeof endpoint>> {
  const { brand, memberId, language, now } = reader;
  const owner = { merchantId: brand.id, memberId };
  const parts = [CSV_START, writeRows([betWords(language).columns])];
  let rows = 0;
  let lines = await readLines(db, owner, filter, undefined);
  // Read and written a little at a time: the same process answers bets, and a long file must not make them wait.
  while (lines.length > 0 && rows < ROWS_MAX) {
    const named = await nameLines(sources(), lines, language);
    parts.push(writeRows(named.map((line) => rowOf(line, brand.timeZone, language))));
    rows += lines.length;
    lines = await readLines(db, owner, filter, lines.at(-1));
  }
  return {
    fileName: `bets-${brand.code.toLowerCase()}-${zonedTime(now, brand.timeZone).slice(0, 10)}.csv`,
    csv: parts.join(''),
    truncated: lines.length > 0,
  };
}

type Line = BetLine & { cursor: string };

/** The lines that come after one in the record's order. The database's text of the time keeps its microseconds. */
function readLines(
  db: Queryable,
  owner: BetOwner,
  filter: BetFilter,
  last: Line | undefined,
): Promise<Line[]> {
  let lines = betLines(db, owner, filter).select(sql<string>`b.placed_at::text`.as('cursor'));
  if (last)
    lines = lines.where(sql<boolean>`(b.placed_at, b.id) < (${last.cursor}::timestamptz, ${last.id}::uuid)`);
  return lines.limit(LINES_AT_ONCE).execute();
}

function rowOf(line: NamedLine, timeZone: string, language: Language): Cell[] {
  const status = betShape.shape.status.parse(line.status);
  return [
    zonedTime(line.placed_at, timeZone),
    line.settled_at ? zonedTime(line.settled_at, timeZone) : '',
    line.sourceName,
    line.gameName,
    line.category,
    line.reference,
    line.stake,
    line.returned,
    line.payout,
    line.payout - line.stake,
    line.currency,
    betWords(language).status[status],
    line.id,
    line.line ?? '',
  ];
}

/** `yyyy-MM-dd HH:mm:ss` as a clock in the zone shows it. */
function zonedTime(at: Date, timeZone: string): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(at.getTime());
  const time = instant.toZonedDateTimeISO(timeZone).toPlainDateTime();
  return time.toString({ smallestUnit: 'second' }).replace('T', ' ');
}
