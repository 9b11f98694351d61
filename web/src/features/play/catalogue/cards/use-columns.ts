import { startTransition, useLayoutEffect, useRef, useState } from 'react';

export const GAP_PX = 12;

export interface Columns {
  count: number;
  /** Width of one card. */
  widthPx: number;
  /** How far below the top of the document the grid begins. */
  topPx: number;
}

/** The lobby's own measures: `max-w-7xl px-4 lg:px-6`. */
const PAGE = { widestPx: 1280, sidePx: 16, wideFromPx: 1024, wideSidePx: 24 };

/**
 * How many cards fit side by side in `element`: at first estimated from the window, so that cards are rendered with the rest
 * of the page and not after it; then as measured, with every change of size.
 */
export function useColumns() {
  const element = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(expectedColumns);
  useLayoutEffect(() => {
    const grid = element.current;
    if (!grid) return;
    const measure = () => {
      const { width, top } = grid.getBoundingClientRect();
      // A hidden page has no width; it keeps what it had.
      if (width === 0) return;
      const next = columnsOf(width, Math.round(top + window.scrollY));
      // Rendered in slices: a grid of cards in one task would block touches on a phone.
      startTransition(() =>
        setColumns((known) => (known.widthPx === next.widthPx && known.topPx === next.topPx ? known : next)),
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(grid);
    // Elements above the grid may grow (chips, notices) without the grid changing its own size.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return { element, columns };
}

function expectedColumns(): Columns {
  const { clientWidth } = document.documentElement;
  const sidePx = clientWidth < PAGE.wideFromPx ? PAGE.sidePx : PAGE.wideSidePx;
  return columnsOf(Math.min(clientWidth, PAGE.widestPx) - 2 * sidePx, 0);
}

function columnsOf(widthPx: number, topPx: number): Columns {
  const least = widthPx < 600 ? 150 : 184;
  const count = Math.max(2, Math.floor((widthPx + GAP_PX) / (least + GAP_PX)));
  return { count, widthPx: (widthPx - GAP_PX * (count - 1)) / count, topPx };
}
