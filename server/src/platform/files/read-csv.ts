/** RFC 4180: cells after commas, quoted where they hold commas, quotes or line ends. Empty lines are passed over. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end = ''] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^,\r\n"]*))(,|\r?\n|$)/g,
  )) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    if (row.some((cell) => cell.trim() !== '')) rows.push(row);
    row = [];
  }
  return rows;
}
