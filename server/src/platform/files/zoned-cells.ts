type Row = readonly (string | number | bigint | null)[];

const ROWS_AT_ONCE = 500;

/** A file's rows, some hundred at once, on the clocks of a zone; the first part brings the heading, also where there is no row. Without a zone times stay in UTC. */
export async function* rowsInZone(
  { header, rows }: { header: readonly string[]; rows: AsyncIterable<Row> },
  timeZone: string | undefined,
): AsyncGenerator<{ header: readonly string[] | undefined; rows: Row[] }> {
  let shown: ReturnType<typeof zonedCells> | undefined;
  for await (const part of together(rows)) {
    const begins = shown === undefined;
    shown ??=
      timeZone === undefined
        ? { header: [...header], row: (row) => row }
        : zonedCells(header, part, timeZone);
    yield { header: begins ? shown.header : undefined, rows: part.map(shown.row) };
  }
  if (!shown) yield { header, rows: [] };
}

async function* together(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let part: Row[] = [];
  for await (const row of rows) {
    part.push(row);
    if (part.length < ROWS_AT_ONCE) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

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
