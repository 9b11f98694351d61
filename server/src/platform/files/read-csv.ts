import { CsvError, parse } from 'csv-parse/sync';

/**
 * RFC 4180 as banks write it: with or without a byte order mark, lines that end either way and are of any length, quotes inside cells that are
 * not quoted. Empty lines are passed over. Reads one row more than `rowsMax` at the most, by which a file that is too long is known. Undefined for
 * a quote that is never closed: what stands behind it could be one cell or a hundred rows.
 */
export function readCsv(text: string, rowsMax: number): string[][] | undefined {
  try {
    return parse(text, {
      bom: true,
      record_delimiter: ['\r\n', '\n'],
      relax_column_count: true,
      relax_quotes: true,
      skip_records_with_empty_values: true,
      to: rowsMax + 1,
    });
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}
