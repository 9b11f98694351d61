import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../../ui/classes.ts';
import type { ShownColumn } from './table-column.ts';

const CARD_PX = 132;
const AHEAD = 20;

/** The rows of a list on a phone: each a card that scrolls with the page, the first column its title. */
export function RowCards<Row>({
  caption,
  columns,
  rows,
  rowKey,
  openKey,
  onOpen,
  onEnd,
  foot,
}: {
  caption: string;
  columns: readonly ShownColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  openKey: string | undefined;
  onOpen: ((row: Row) => void) | undefined;
  onEnd: () => void;
  foot: ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  const [margin, setMargin] = useState(0);
  const scroller = () => list.current?.closest<HTMLElement>('[data-scroll]') ?? null;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: scroller,
    estimateSize: () => CARD_PX,
    overscan: 6,
    scrollMargin: margin,
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : rowKey(row);
    },
  });
  // What stands above the cards grows and shrinks with the filters.
  useLayoutEffect(() => {
    const top = list.current?.offsetTop ?? 0;
    if (top !== margin) setMargin(top);
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= rows.length - AHEAD) onEnd();
  }, [last, rows.length, onEnd]);
  const [lead, ...others] = columns;
  return (
    <>
      <ul ref={list} aria-label={caption} className="relative" style={{ height: virtual.getTotalSize() }}>
        {items.map(({ index, key, start }) => {
          const row = rows[index];
          if (row === undefined || !lead) return null;
          return (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              style={{ transform: `translateY(${start - margin}px)` }}
              className="absolute inset-x-0 top-0 pb-2"
            >
              <div
                className={classes(
                  'relative rounded-medium border border-line px-3.5 py-3 has-focus-visible:outline-2 has-focus-visible:outline-focus',
                  rowKey(row) === openKey ? 'bg-chosen' : 'bg-surface',
                )}
              >
                {onOpen ? (
                  <button
                    type="button"
                    onClick={() => onOpen(row)}
                    className="mb-1.5 block w-full text-left font-medium outline-none after:absolute after:inset-0"
                  >
                    {lead.cell(row)}
                  </button>
                ) : (
                  <p className="mb-1.5 font-medium">{lead.cell(row)}</p>
                )}
                <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
                  {others.map((column) => {
                    const shown = column.cell(row);
                    // A line with nothing in it says nothing on a card.
                    if (shown === null || shown === undefined || shown === '') return null;
                    return (
                      <div key={column.id} className="contents">
                        <dt className="text-muted">{column.head}</dt>
                        <dd
                          className={classes(
                            'min-w-0 break-words text-right [&>.flex]:justify-end',
                            column.align && 'figures',
                          )}
                        >
                          {shown}
                        </dd>
                      </div>
                    );
                  })}
                </dl>
              </div>
            </li>
          );
        })}
      </ul>
      {foot}
    </>
  );
}
