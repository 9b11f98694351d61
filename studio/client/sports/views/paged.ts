import { button, el } from '../../shared/element.ts';
import { NoConnection, Refused } from '../../shared/studio-calls.ts';
import type { PageContext } from '../page-context.ts';
import { emptyNote, failedNote, loadingRows } from '../parts/states.ts';

/** A list that is fetched part by part, newest first, and fetched anew where something in it has changed. */
export function pagedList<Item>(
  page: PageContext,
  parts: {
    load(before: string | undefined): Promise<{ items: Item[]; more: boolean }>;
    before(last: Item): string;
    show(item: Item): HTMLElement;
    empty: string;
  },
) {
  const { words } = page;
  const root = el('div', { class: 'paged' });
  let items: Item[] = [];
  let more = false;
  let status: 'loading' | 'failed' | 'ready' = 'loading';
  let asked = 0;

  async function load(part: 'first' | 'next'): Promise<void> {
    asked += 1;
    const mine = asked;
    const last = part === 'next' ? items.at(-1) : undefined;
    try {
      const found = await parts.load(last === undefined ? undefined : parts.before(last));
      if (mine !== asked) return;
      items = last === undefined ? found.items : [...items, ...found.items];
      more = found.more;
      status = 'ready';
    } catch (error) {
      if (mine !== asked) return;
      if (!(error instanceof Refused || error instanceof NoConnection)) throw error;
      if (error instanceof Refused && error.code === 'session_expired') return page.halt(error.code);
      if (items.length === 0) status = 'failed';
    }
    show();
  }

  function show(): void {
    if (status === 'loading') root.replaceChildren(loadingRows(words));
    else if (status === 'failed') {
      root.replaceChildren(
        failedNote(words, () => {
          restart();
        }),
      );
    } else if (items.length === 0) root.replaceChildren(emptyNote(parts.empty));
    else {
      root.replaceChildren(
        ...items.map(parts.show),
        ...(more ? [button({ class: 'more-rows' }, () => void load('next'), words.moreRows)] : []),
      );
    }
  }

  function restart(): void {
    status = 'loading';
    items = [];
    show();
    void load('first');
  }

  return {
    root,
    restart,
    show,
    /** What is there stays until the new first part has come. */
    refresh: () => void load('first'),
    close() {
      asked += 1;
    },
  };
}
