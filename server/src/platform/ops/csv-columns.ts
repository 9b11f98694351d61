import type { Money } from '@lanna/rules/money';
import type { FileAnswer } from '../files/send-csv.ts';

type Cell = string | number | Money | null;
type CellField<Row> = { [K in keyof Row & string]: Row[K] extends Cell ? K : never }[keyof Row & string];

/**
 * The columns of a file, in their order: under the words of its heading each has the name of the row's field, or what makes its cell of the
 * row and of the record it was made from. Heading and cell are one entry, so that neither is moved without the other.
 */
export type CsvColumns<Row, Found = Row> = Readonly<
  Record<string, CellField<Row> | ((row: Row, found: Found) => Cell)>
>;

/** A file of rows, each with the record it was made from. */
export function csvOf<Row, Found>(
  name: string,
  columns: CsvColumns<Row, Found>,
  rows: AsyncIterable<readonly [Row, Found]>,
): FileAnswer {
  return { name, header: Object.keys(columns), rows: linesOf(Object.values(columns), rows) };
}

async function* linesOf<Row, Found>(
  columns: CsvColumns<Row, Found>[string][],
  rows: AsyncIterable<readonly [Row, Found]>,
) {
  for await (const [row, found] of rows)
    yield columns.map((cell) => (typeof cell === 'string' ? (row[cell] as Cell) : cell(row, found)));
}
