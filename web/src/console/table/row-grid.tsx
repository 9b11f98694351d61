import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classes } from '../../ui/classes.ts';
import { COLUMN_WIDTH, type ShownColumn } from './table-column.ts';

const ROW_PX = 36;
const DENSE_ROW_PX = 30;
const HEAD_PX = 34;
/** So many rows before the end the next page is asked for. */
const AHEAD = 30;

export interface RowGridProps<Row> {
  caption: string;
  columns: readonly ShownColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Of all rows there are; undefined where they were not counted. */
  count: number | undefined;
  dense: boolean;
  /** `at` or `-at`. */
  sorted: string | undefined;
  onSort: (sort: string) => void;
  /** The row whose subject is open beside the table. */
  openKey: string | undefined;
  onOpen: ((row: Row) => void) | undefined;
  /** By column; undefined: no totals row. */
  totals: Readonly<Record<string, ReactNode>> | undefined;
  /** The last rows come near. */
  onEnd: () => void;
  /** Below the last row: more on the way, or why not. */
  foot: ReactNode;
  className?: string;
}

/**
 * Rows under headings, of which only those in view are in the page. The table has the focus as a whole and says which of its
 * rows is the active one, so a row that scrolls out of the page takes no focus with it.
 */
export function RowGrid<Row>(props: RowGridProps<Row>) {
  const { caption, columns, rows, rowKey, count, dense, openKey, onOpen, totals, onEnd } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const rowPx = dense ? DENSE_ROW_PX : ROW_PX;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowPx,
    overscan: 12,
    scrollPaddingStart: HEAD_PX,
    scrollPaddingEnd: totals ? rowPx : 0,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: sizes are computed anew when the density changes
  useEffect(() => virtual.measure(), [rowPx, virtual]);

  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= rows.length - AHEAD) onEnd();
  }, [last, rows.length, onEnd]);

  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  const current = Math.min(active, Math.max(0, rows.length - 1));

  function move(to: number) {
    const next = Math.max(0, Math.min(rows.length - 1, to));
    setActive(next);
    virtual.scrollToIndex(next, { align: 'auto' });
  }

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    // Buttons and links inside have keys of their own.
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
    const row = rows[current];
    if (event.key === 'Enter' && row !== undefined && onOpen) {
      event.preventDefault();
      onOpen(row);
      return;
    }
    const page = Math.max(1, Math.floor(((box.current?.clientHeight ?? 0) - HEAD_PX) / rowPx) - 1);
    const next = targetOf(event.key, { current, page, last: rows.length - 1 });
    if (next === undefined) return;
    event.preventDefault();
    move(next);
  }

  const width = columns.reduce((sum, column) => sum + (column.width ?? COLUMN_WIDTH), 0);
  const isActiveThere = items.some(({ index }) => index === current);
  return (
    <div
      ref={box}
      className={classes(
        'relative overflow-auto overscroll-contain rounded-medium border border-line bg-surface',
        props.className,
      )}
    >
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: rows are chosen with the arrow keys
        role="grid"
        aria-label={caption}
        aria-rowcount={count === undefined ? -1 : count + 1}
        aria-activedescendant={isActiveThere ? `${id}-${current}` : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
        style={{ minWidth: inLetters(width) }}
        className="group/grid w-full table-fixed border-separate border-spacing-0 text-sm outline-none"
      >
        <colgroup>
          {columns.map((column) => (
            <col key={column.id} style={{ width: inLetters(column.width ?? COLUMN_WIDTH) }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1} style={{ height: HEAD_PX }}>
            {columns.map((column, at) => (
              <Heading key={column.id} column={column} first={at === 0} {...props} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Space px={before} />
          {items.map(({ index }) => {
            const row = rows[index];
            if (row === undefined) return null;
            const key = rowKey(row);
            return (
              <GridRow
                key={key}
                id={`${id}-${index}`}
                row={row}
                index={index}
                px={rowPx}
                columns={columns as readonly ShownColumn<unknown>[]}
                isActive={index === current}
                isOpen={key === openKey}
                onPress={onOpen as ((row: unknown) => void) | undefined}
                onActive={setActive}
              />
            );
          })}
          <Space px={after} />
        </tbody>
        {totals && <Totals columns={columns} totals={totals} px={rowPx} />}
      </table>
      {props.foot}
    </div>
  );
}

function Totals<Row>({
  columns,
  totals,
  px,
}: {
  columns: readonly ShownColumn<Row>[];
  totals: Readonly<Record<string, ReactNode>>;
  px: number;
}) {
  return (
    <tfoot>
      <tr style={{ height: px }}>
        {columns.map((column, at) => (
          <td
            key={column.id}
            className={classes(
              // Of a row of totals that says one thing, the first column is not all there is room for.
              at === 0 && Object.keys(totals).length === 1 ? 'whitespace-nowrap' : 'truncate',
              'sticky bottom-0 border-line border-t bg-raised px-3 font-semibold',
              at === 0 ? 'left-0 z-20' : 'z-10',
              column.align && 'figures text-right',
            )}
          >
            {totals[column.id]}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

function Heading<Row>({
  column,
  first,
  sorted,
  onSort,
}: Pick<RowGridProps<Row>, 'sorted' | 'onSort'> & { column: ShownColumn<Row>; first: boolean }) {
  const { sort, head, align } = column;
  const way =
    sort === undefined ? undefined : sorted === sort ? 'up' : sorted === `-${sort}` ? 'down' : 'none';
  const Arrow = way === 'up' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={way === 'up' ? 'ascending' : way === 'down' ? 'descending' : undefined}
      className={classes(
        'sticky top-0 truncate border-line border-b bg-raised px-3 font-medium text-muted text-xs',
        first ? 'left-0 z-30' : 'z-20',
        align ? 'text-right' : 'text-left',
      )}
    >
      {sort === undefined ? (
        head
      ) : (
        <button
          type="button"
          onClick={() => onSort(way === 'down' ? sort : `-${sort}`)}
          className={classes(
            'group/sort inline-flex max-w-full items-center gap-1 rounded-small font-medium hover:text-text',
            align && 'flex-row-reverse',
            way !== 'none' && 'text-text',
          )}
        >
          <span className="truncate">{head}</span>
          <Arrow
            aria-hidden="true"
            className={classes(
              'size-3.5 shrink-0',
              way === 'none' && 'opacity-0 group-hover/sort:opacity-60',
            )}
          />
        </button>
      )}
    </th>
  );
}

interface GridRowProps {
  id: string;
  row: unknown;
  index: number;
  px: number;
  columns: readonly ShownColumn<unknown>[];
  isActive: boolean;
  isOpen: boolean;
  onPress: ((row: unknown) => void) | undefined;
  onActive: (index: number) => void;
}

const GridRow = memo(function GridRow(props: GridRowProps) {
  const { id, row, index, px, columns, isActive, isOpen, onPress, onActive } = props;
  return (
    <tr
      id={id}
      aria-rowindex={index + 2}
      aria-selected={onPress ? isOpen : undefined}
      data-active={isActive || undefined}
      style={{ height: px }}
      onClick={(event) => {
        onActive(index);
        if (!onPress || isOwnPress(event.target) || isTextChosen()) return;
        onPress(row);
      }}
      className={classes(
        'group/row',
        onPress && 'cursor-pointer',
        'group-focus-visible/grid:data-active:outline-2 group-focus-visible/grid:data-active:outline-focus group-focus-visible/grid:data-active:-outline-offset-2',
      )}
    >
      {columns.map((column, at) => (
        <td
          key={column.id}
          className={classes(
            'truncate border-line/70 border-b px-3',
            isOpen ? 'bg-chosen' : 'bg-surface group-hover/row:bg-hover',
            at === 0 && 'sticky left-0 z-10',
            column.align && 'figures text-right',
          )}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
});

function targetOf(
  key: string,
  { current, page, last }: { current: number; page: number; last: number },
): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return current + 1;
    case 'ArrowUp':
      return current - 1;
    case 'PageDown':
      return current + page;
    case 'PageUp':
      return current - page;
    case 'Home':
      return 0;
    case 'End':
      return last;
  }
  return undefined;
}

/** Room of the rows that are not in the page. */
function Space({ px }: { px: number }) {
  return px > 0 ? (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can have the focus
    <tr aria-hidden="true">
      <td style={{ height: px, padding: 0 }} />
    </tr>
  ) : null;
}

/** What can be pressed inside a row keeps its press. */
function isOwnPress(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, input, label, select') !== null;
}

/** An operator marks a number to copy it. */
function isTextChosen(): boolean {
  return (window.getSelection()?.toString() ?? '') !== '';
}

/** Columns are said in pixels of the usual size of text, and grow with a larger one. */
function inLetters(px: number): string {
  return `${px / 16}rem`;
}
