import type { ReactNode } from 'react';

/** A column of a list, as data. */
export interface TableColumn<Row, Page = unknown, Sort extends string = string> {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Figures are aligned right. */
  align?: 'end';
  /** What the call sorts by when this heading is pressed: one of the `sorts` of its list. */
  sort?: Sort;
  /** Not shown until chosen among the columns. */
  hidden?: boolean;
  /** In pixels, at the least; what is left over is shared out in proportion. */
  width?: number;
  /** Of the totals row: from the answer's first page, which carries the sums over all that matches. */
  total?: (page: Page) => ReactNode;
}

export const COLUMN_WIDTH = 140;

/** What a grid or a card needs of it. */
export type ShownColumn<Row> = Omit<TableColumn<Row>, 'total'>;
