type Row = readonly (string | number | bigint | null)[];

/** As `toISOString` writes it, and nothing else. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/;

/**
 * Times as the screen shows them: columns whose cells are instants are written on the clocks of a zone, which the heading of each names. Which those are
 * the first rows say; what is no instant in them stays as it is.
 */
export function zonedCells(header: readonly string[], first: readonly Row[], timeZone: string) {
  const cells = header.map((_, at) =>
    first.map((row) => row[at]).filter((cell) => cell !== null && cell !== ''),
  );
  const isTime = cells.map((column) => column.length > 0 && column.every(isInstant));
  return {
    header: header.map((name, at) => (isTime[at] ? `${name} (${timeZone})` : name)),
    row: (row: Row): Row =>
      row.map((cell, at) => (isTime[at] && isInstant(cell) ? zonedTime(cell, timeZone) : cell)),
  };
}

function isInstant(cell: Row[number] | undefined): cell is string {
  return typeof cell === 'string' && INSTANT.test(cell);
}

/** `yyyy-MM-dd HH:mm:ss`, which spreadsheets read as a time. */
function zonedTime(instant: string, timeZone: string): string {
  const time = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDateTime();
  return time.toString({ smallestUnit: 'second' }).replace('T', ' ');
}
