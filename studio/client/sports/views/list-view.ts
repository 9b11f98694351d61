import { el, setAttribute } from '../../shared/element.ts';
import { NoConnection, Refused } from '../../shared/studio-calls.ts';
import type { PageContext, View } from '../page-context.ts';
import { showPrices } from '../parts/price-button.ts';
import { emptyNote, failedNote, loadingRows } from '../parts/states.ts';
import { virtualRows } from '../parts/virtual-rows.ts';
import { takeList } from '../state/book.ts';
import { type RowShape, showStart } from './fixture-row.ts';
import { present, rowsOf } from './list-rows.ts';
import { columnNames, listTools } from './list-tools.ts';

const WIDE_PX = 860;

/** What is on today or later: by time or by league, as an Asian table or as 1X2. */
export function listView(page: PageContext, when: 'today' | 'early'): View {
  const { words, book } = page;
  const tools = listTools(page);
  const note = el('div', { class: 'notes' });
  const scroller = el('div', { class: 'scroller', tabindex: -1 });
  const rows = virtualRows(scroller);
  const root = el('section', { class: 'view list', 'aria-label': words.pages[when] }, scroller);
  scroller.append(tools.root, columnNames(page), note, rows.root);
  let ids: string[] = [];
  let status: 'loading' | 'failed' | 'ready' = 'loading';
  let wide = false;
  let asked = 0;
  let shown = queryText();
  const resized = new ResizeObserver(([entry]) => {
    const next = (entry?.contentRect.width ?? 0) >= WIDE_PX;
    if (next === wide) return;
    wide = next;
    show();
  });
  resized.observe(root);
  void load();

  async function load(): Promise<void> {
    asked += 1;
    const mine = asked;
    const { search, favourites } = page.place();
    const only = favourites ? [...page.favourites].join(',') : undefined;
    try {
      if (only === '') ids = [];
      else {
        const found = await page.studio.loadFixtures({ when, search, only });
        if (mine !== asked) return;
        page.clock.take(found.now);
        ids = takeList(book, found);
      }
      status = 'ready';
    } catch (error) {
      if (mine !== asked) return;
      if (!(error instanceof Refused || error instanceof NoConnection)) throw error;
      if (error instanceof Refused && error.code === 'session_expired') return page.halt(error.code);
      // What was seen before stays; its prices are still pushed.
      if (ids.length === 0) status = 'failed';
    }
    show();
  }

  function queryText(): string {
    const { search, favourites } = page.place();
    return `${search} ${favourites}`;
  }

  function show(fixture?: string): void {
    if (queryText() !== shown) restart();
    tools.show(wide);
    setAttribute(root, 'data-wide', wide);
    const fixtures = status === 'ready' ? present(page, ids) : [];
    note.replaceChildren(...notes(fixtures.length));
    const { view, period } = page.place();
    const shape: RowShape = { wide, view, period };
    rows.set(rowsOf(page, fixtures, shape));
    showPrices(page, rows.root, fixture);
  }

  function restart(): void {
    shown = queryText();
    status = 'loading';
    ids = [];
    void load();
  }

  function notes(count: number): HTMLElement[] {
    if (status === 'loading') return [loadingRows(words)];
    if (status === 'failed') {
      return [
        failedNote(words, () => {
          restart();
          show();
        }),
      ];
    }
    if (count > 0) return [];
    const { search, favourites } = page.place();
    if (search !== '') return [emptyNote(words.empty.search)];
    if (favourites) return [emptyNote(words.empty.favourites)];
    const other = when === 'today' ? 'early' : 'today';
    return [emptyNote(words.empty[when], { text: words.pages[other], act: () => page.go({ page: other }) })];
  }

  return {
    root,
    show,
    tick() {
      for (const row of rows.root.querySelectorAll<HTMLElement>('[data-row]')) {
        const fixture = book.fixtures.get(row.dataset['row'] ?? '');
        if (fixture) showStart(page, row, fixture);
      }
      showPrices(page, rows.root);
    },
    watched: () => rows.visible().filter((key) => book.fixtures.has(key)),
    reload(what) {
      if (what === 'list') void load();
    },
    close() {
      asked += 1;
      tools.close();
      resized.disconnect();
      rows.close();
    },
  };
}
