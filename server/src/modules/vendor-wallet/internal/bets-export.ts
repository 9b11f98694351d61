import type { Language } from '@lanna/contract/accounts';
import { bet as betShape, type exportBets as endpoint } from '@lanna/contract/bets';
import type { Received, Value } from '@lanna/contract/endpoint';
import { formatMoney } from '@lanna/rules/money';
import type { Queryable } from '../../../platform/database.ts';
import type { BrandProfile } from '../../brands/brand.ts';
import { gameName } from '../../catalogue/game.ts';
import { type Cell, writeCsv } from './bets-csv.ts';
import { type BetLine, betLines } from './bets-query.ts';
import { betWords } from './bets-words.ts';

const ROWS_MAX = 50_000;

/** A player's bets as a file for spreadsheets: the newest that pass the filter, times as the brand's clocks show them. */
export async function exportBets(
  db: Queryable,
  reader: { brand: BrandProfile; memberId: string; language: Language; now: Date },
  filter: Received<typeof endpoint>['query'],
): Promise<Value<typeof endpoint>> {
  const { brand, memberId, language, now } = reader;
  const lines = await betLines(db, { merchantId: brand.id, memberId }, filter)
    .limit(ROWS_MAX + 1)
    .execute();
  const rows = lines.slice(0, ROWS_MAX).map((line) => rowOf(line, brand.timeZone, language));
  const header = betWords(language).columns.map((words) => ({ words }));
  return {
    fileName: `bets-${brand.code.toLowerCase()}-${zonedTime(now, brand.timeZone).slice(0, 10)}.csv`,
    csv: writeCsv([header, ...rows]),
    truncated: lines.length > ROWS_MAX,
  };
}

function rowOf(line: BetLine, timeZone: string, language: Language): Cell[] {
  const status = betShape.shape.status.parse(line.status);
  return [
    { figure: zonedTime(line.placed_at, timeZone) },
    { figure: line.settled_at ? zonedTime(line.settled_at, timeZone) : '' },
    { words: line.vendor_name },
    { words: gameName({ name: line.name ?? line.game_code, name_th: line.name_th }, language) },
    { words: line.category },
    { words: line.round },
    { figure: formatMoney(line.stake) },
    { figure: formatMoney(line.payout) },
    { figure: formatMoney(line.payout - line.stake) },
    { words: line.currency },
    { words: betWords(language).status[status] },
    { words: line.id },
  ];
}

/** `yyyy-MM-dd HH:mm:ss` as a clock in the zone shows it. */
function zonedTime(at: Date, timeZone: string): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(at.getTime());
  const time = instant.toZonedDateTimeISO(timeZone).toPlainDateTime();
  return time.toString({ smallestUnit: 'second' }).replace('T', ' ');
}
