import type { StatementRow } from '@lanna/contract/play/records/records';
import { displayDateTime } from '../../../i18n/format.ts';

export interface CsvWords {
  columns: readonly string[];
  what(row: StatementRow): string;
  from(row: StatementRow): string;
  to(row: StatementRow): string;
}

/** The byte order mark is what makes Excel read Thai. */
export const CSV_START = '\uFEFF';

/** RFC 4180 with CRLF; money as a plain figure, times as the brand's clocks show them. */
export function csvHead(words: CsvWords): string {
  return line(words.columns);
}

export function csvOf(
  rows: readonly StatementRow[],
  words: CsvWords,
  timeZone: string,
  currency: string,
): string {
  return rows
    .map((row) =>
      line([
        String(row.version),
        displayDateTime(row.at, timeZone),
        text(words.what(row)),
        text(words.from(row)),
        text(words.to(row)),
        row.change,
        row.balance,
        currency,
        text(row.about ?? ''),
        row.reference,
        row.transfer,
      ]),
    )
    .join('');
}

/** Text that begins like a formula gets an apostrophe: names others have chosen must do nothing on the reader's machine. */
function text(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}

function line(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;
}
