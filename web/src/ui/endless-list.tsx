import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

const OVERSCAN_ROWS = 4;

/** A list as long as one likes: only what is near the window is drawn, and the next page comes before its end. */
export function EndlessList<Item>({
  items,
  itemKey,
  rowHeight,
  row,
  label,
  onNearEnd,
  end,
}: {
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** A first guess in pixels; every row is measured when drawn. */
  rowHeight: number;
  row: (item: Item) => ReactNode;
  label: string;
  /** Asks for more; called again only when there are more items. */
  onNearEnd?: () => void;
  /** Below the last row: a spinner, or that this was all. */
  end?: ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, []);
  const virtual = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
    getItemKey: (at) => {
      const item = items[at];
      return item === undefined ? at : itemKey(item);
    },
  });
  const drawn = virtual.getVirtualItems();
  const lastDrawn = drawn.at(-1)?.index ?? -1;
  const nearEnd = lastDrawn >= items.length - 1 - OVERSCAN_ROWS;
  const asked = useRef(-1);
  useEffect(() => {
    if (!nearEnd || asked.current === items.length) return;
    asked.current = items.length;
    onNearEnd?.();
  }, [nearEnd, items.length, onNearEnd]);

  return (
    <>
      <ul ref={list} aria-label={label} className="relative" style={{ height: virtual.getTotalSize() }}>
        {drawn.map(({ index, key, start }) => {
          const item = items[index];
          return (
            item !== undefined && (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                aria-setsize={items.length}
                aria-posinset={index + 1}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${start - top}px)` }}
              >
                {row(item)}
              </li>
            )
          );
        })}
      </ul>
      {end}
    </>
  );
}
