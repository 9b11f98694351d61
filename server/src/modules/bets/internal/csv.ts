/** A cell: words are guarded against spreadsheets that would run them, figures are written as they are. */
export type Cell = { words: string } | { figure: string };

/** The byte order mark is what makes Excel read Thai. */
export const CSV_START = '\uFEFF';

/**
 * RFC 4180 with CRLF. A word that begins like a formula gets an apostrophe, since a name a vendor has chosen must not do
 * anything on the player's machine.
 */
export function writeRows(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(cell: Cell): string {
  const text = 'figure' in cell ? cell.figure : cell.words.replace(/^(?=[=+\-@\t\r])/, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
