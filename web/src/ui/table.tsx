import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export interface Column<Row> {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Figures are aligned right. */
  align?: 'end';
  /** On phones: the line at the top of the card, without its heading. */
  lead?: boolean;
}

/** Rows under headings; on phones every row is a card whose lines carry their own headings. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  foot,
}: {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Totals, one cell a column. */
  foot?: readonly ReactNode[];
}) {
  return (
    <table className="block w-full text-sm sm:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only sm:not-sr-only sm:table-header-group">
        <tr className="border-line border-b text-left text-muted">
          {columns.map(({ key, head, align }) => (
            <th key={key} scope="col" className={classes('px-3 py-2.5 font-medium', align && 'text-right')}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="flex flex-col gap-3 sm:table-row-group">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className="flex flex-col gap-1.5 rounded-medium border border-line bg-raised p-4 transition-colors sm:table-row sm:rounded-none sm:border-0 sm:border-line/60 sm:border-b sm:bg-transparent sm:hover:bg-raised"
          >
            {columns.map(({ key, head, cell, align, lead }) => (
              <td
                key={key}
                className={classes(
                  'flex items-baseline justify-between gap-4 sm:table-cell sm:px-3 sm:py-3',
                  align && 'sm:text-right',
                  lead && 'order-first font-medium text-base sm:text-sm',
                )}
              >
                <span aria-hidden="true" className={classes('text-muted sm:hidden', lead && 'hidden')}>
                  {head}
                </span>
                <span className="min-w-0 text-right sm:text-inherit">{cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {foot && (
        <tfoot className="mt-3 block sm:table-footer-group">
          <tr className="flex flex-col gap-1.5 rounded-medium border border-control-line p-4 font-semibold sm:table-row sm:border-0">
            {columns.map(({ key, head, align }, at) => (
              <td
                key={key}
                className={classes(
                  'flex justify-between gap-4 sm:table-cell sm:px-3 sm:py-3',
                  align && 'sm:text-right',
                  !foot[at] && 'hidden',
                )}
              >
                <span aria-hidden="true" className="font-normal text-muted sm:hidden">
                  {at > 0 && head}
                </span>
                {foot[at]}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
