import { el } from '../../shared/element.ts';

export interface Row {
  key: string;
  height: number;
  /** Changes where the row has to be made again. */
  version: string;
  make(): HTMLElement;
}

/** Rows beyond the screen, above and below, that are there before they are scrolled to. */
const AHEAD_PX = 600;

/** A long list of which only what is near the screen exists. A row that stays is the same element, so neither focus nor a press is lost. */
export function virtualRows(scroller: HTMLElement) {
  const root = el('div', { class: 'rows', role: 'list' });
  const made = new Map<string, { element: HTMLElement; version: string }>();
  let rows: readonly Row[] = [];
  let tops: number[] = [];
  const onScroll = () => show();
  scroller.addEventListener('scroll', onScroll, { passive: true });
  const resized = new ResizeObserver(onScroll);
  resized.observe(scroller);

  function set(next: readonly Row[]): void {
    rows = next;
    let top = 0;
    tops = rows.map(({ height }) => {
      const own = top;
      top += height;
      return own;
    });
    root.style.height = `${top}px`;
    show();
  }

  function show(): void {
    const from = scroller.scrollTop - root.offsetTop - AHEAD_PX;
    const until = from + scroller.clientHeight + 2 * AHEAD_PX;
    const near = new Set<string>();
    for (const [at, row] of rows.entries()) {
      const top = tops[at] ?? 0;
      if (top + row.height < from || top > until) continue;
      near.add(row.key);
      place(row, top);
    }
    for (const [key, { element }] of made)
      if (!near.has(key)) {
        element.remove();
        made.delete(key);
      }
  }

  function place(row: Row, top: number): void {
    const known = made.get(row.key);
    let element = known?.element;
    if (!known || known.version !== row.version) {
      const fresh = row.make();
      fresh.classList.add('virtual');
      if (known) {
        const focused = focusIn(known.element);
        known.element.replaceWith(fresh);
        if (focused) fresh.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
      } else root.append(fresh);
      made.set(row.key, { element: fresh, version: row.version });
      element = fresh;
    }
    if (!element) return;
    element.style.transform = `translateY(${top}px)`;
    element.style.height = `${row.height}px`;
  }

  return {
    root,
    set,
    /** Keys of rows that can be seen. */
    visible(): string[] {
      const from = scroller.scrollTop - root.offsetTop;
      const until = from + scroller.clientHeight;
      return rows.flatMap((row, at) => {
        const top = tops[at] ?? 0;
        return top + row.height > from && top < until ? [row.key] : [];
      });
    },
    close(): void {
      scroller.removeEventListener('scroll', onScroll);
      resized.disconnect();
    },
  };
}

/** A selector of the element that has the focus, so that a row made again keeps it. */
function focusIn(element: HTMLElement): string | undefined {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !element.contains(activeElement)) return undefined;
  const { market, selection, act } = activeElement.dataset;
  if (market !== undefined) return `[data-market="${market}"][data-selection="${selection}"]`;
  return act === undefined ? undefined : `[data-act="${act}"]`;
}
