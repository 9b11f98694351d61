import { formatMoney, type Money } from '@lanna/rules/money';
import { stringify } from 'csv-stringify/sync';

/** A cell: text, guarded against spreadsheets that would run it, or money. */
export type Cell = string | Money;

/** The byte order mark is what makes Excel read Thai. */
export const CSV_START = '\uFEFF';

/**
 * RFC 4180 with CRLF. Text that begins like a formula gets an apostrophe, since a name a vendor has chosen must not do anything
 * on the player's machine; a loss begins with its sign and stays a figure.
 */
export function writeRows(rows: readonly (readonly Cell[])[]): string {
  return stringify([...rows], {
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { bigint: formatMoney },
  });
}
