import { type ColumnDef, tableFeatures, useTable } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export interface Column<Row> {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Figures are aligned right. */
  align?: 'end';
  /** On phones: the line at the top of the card, without its heading. It carries the press of its row. */
  lead?: boolean;
  /** On phones without its heading: what it shows says so itself, as a button does. */
  bare?: boolean;
  /** The total. */
  foot?: ReactNode;
}

const features = tableFeatures({});

/** Rows under headings; on phones every row is a card whose lines carry their own headings. */
export function Table<Row extends object>({
  caption,
  columns,
  rows,
  rowKey,
  press,
}: {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** A press anywhere on a row, and what it does, for screen readers. */
  press?: { label: (row: Row) => string; onPress: (row: Row) => void };
}) {
  const table = useTable({
    features,
    data: rows,
    columns: columns.map(columnDef),
    getRowId: rowKey,
  });
  // What a cell shows is called and not mounted as a component, which would be another one with every render.
  const shown = new Map(columns.map((column) => [column.key, column]));
  const footed = columns.some(({ foot }) => foot !== undefined);
  return (
    <table className="block w-full text-sm sm:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only sm:not-sr-only sm:table-header-group">
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id} className="border-line border-b text-left text-muted">
            {group.headers.map((header) => (
              <th
                key={header.id}
                scope="col"
                className={classes(
                  'px-3 py-2.5 font-medium',
                  shown.get(header.column.id)?.align && 'text-right',
                )}
              >
                <table.FlexRender header={header} />
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody className="flex flex-col gap-3 sm:table-row-group">
        {table.getRowModel().rows.map((row) => (
          <tr
            key={row.id}
            className={classes(
              'relative flex flex-col gap-1.5 rounded-medium border border-line bg-raised p-4 transition-colors sm:table-row sm:rounded-none sm:border-0 sm:border-line/60 sm:border-b sm:bg-transparent sm:hover:bg-raised',
              press && 'has-focus-visible:outline-2 has-focus-visible:outline-focus',
            )}
          >
            {row.getAllCells().map((cell) => {
              const column = shown.get(cell.column.id);
              return (
                <td
                  key={cell.id}
                  className={classes(
                    'flex items-baseline justify-between gap-4 sm:table-cell sm:px-3 sm:py-3',
                    column?.align && 'sm:text-right',
                    column?.bare && 'max-sm:justify-end',
                    column?.lead && 'order-first font-medium text-base sm:text-sm',
                  )}
                >
                  <Head hidden={column?.lead ?? column?.bare}>{column?.head}</Head>
                  <span
                    className={classes(
                      'min-w-0',
                      column?.lead ? 'text-left' : 'text-right sm:[text-align:inherit]',
                    )}
                  >
                    {column?.cell(row.original)}
                    {column?.lead && press && (
                      <button
                        type="button"
                        aria-label={press.label(row.original)}
                        onClick={() => press.onPress(row.original)}
                        className="absolute inset-0 outline-none"
                      />
                    )}
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      {footed && (
        <tfoot className="mt-3 block sm:table-footer-group">
          {table.getFooterGroups().map((group) => (
            <tr
              key={group.id}
              className="flex flex-col gap-1.5 rounded-medium border border-control-line p-4 font-semibold sm:table-row sm:border-0"
            >
              {group.headers.map((header, at) => {
                const column = shown.get(header.column.id);
                return (
                  <td
                    key={header.id}
                    className={classes(
                      'flex justify-between gap-4 sm:table-cell sm:px-3 sm:py-3',
                      column?.align && 'sm:text-right',
                      column?.foot === undefined && 'max-sm:hidden',
                    )}
                  >
                    <Head hidden={at === 0}>{column?.head}</Head>
                    {column?.foot}
                  </td>
                );
              })}
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  );
}

/** The heading of a line on a card. Screen readers have it from the table. */
function Head({ hidden = false, children }: { hidden?: boolean | undefined; children: string | undefined }) {
  return (
    <span aria-hidden="true" className={classes('font-normal text-muted sm:hidden', hidden && 'hidden')}>
      {children}
    </span>
  );
}

function columnDef<Row extends object>({ key, head }: Column<Row>): ColumnDef<typeof features, Row> {
  return { id: key, header: head };
}
