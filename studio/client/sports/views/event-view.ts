import type { SportsEvent, SportsMarket } from '../../../sports-api.ts';
import { el } from '../../shared/element.ts';
import { NoConnection, Refused } from '../../shared/studio-calls.ts';
import type { PageContext, View } from '../page-context.ts';
import { showPrices } from '../parts/price-button.ts';
import { emptyNote, failedNote, loadingRows } from '../parts/states.ts';
import { type BookFixture, takeEvent } from '../state/book.ts';
import { proofOf, showEventHead } from './event-head.ts';
import { marketGroups } from './event-markets.ts';
import { outrightTable } from './outright-table.ts';
import { resultFacts } from './result-facts.ts';

function outrightGroups(
  page: PageContext,
  outright: BookFixture,
  open: readonly SportsMarket[],
): HTMLElement[] {
  return open.map((market) =>
    el('div', { class: 'group', 'data-group': 'outright' }, outrightTable(page, outright, market)),
  );
}

/** One match, or one competition as a whole, with all its markets. */
export function eventView(page: PageContext, id: string): View {
  const { words, book } = page;
  const body = el('div', { class: 'event-body' });
  const head = el('header', { class: 'event-head' });
  const scroller = el('div', { class: 'scroller', tabindex: -1 }, head, body);
  const root = el('section', { class: 'view event', 'aria-label': words.pages.event }, scroller);
  let event: SportsEvent | undefined;
  let failed = false;
  let shown = '';
  let closed = false;
  void load();

  async function load(): Promise<void> {
    try {
      const found = await page.studio.loadEvent(id);
      if (closed) return;
      page.clock.take(found.now);
      takeEvent(book, found);
      event = found;
      failed = false;
    } catch (error) {
      if (closed) return;
      if (!(error instanceof Refused || error instanceof NoConnection)) throw error;
      if (error instanceof Refused && error.code === 'session_expired') return page.halt(error.code);
      failed = event === undefined;
    }
    show();
  }

  function show(): void {
    const fixture = book.fixtures.get(id);
    if (fixture) showEventHead(page, head, fixture, event);
    const version = versionOf(fixture);
    if (version !== shown) {
      shown = version;
      body.replaceChildren(...bodyOf(fixture));
    }
    showPrices(page, body);
  }

  function versionOf(fixture: BookFixture | undefined): string {
    const markets = [...(fixture?.markets.values() ?? [])]
      .filter(({ state }) => state !== 'closed')
      .map(({ market, prices }) => `${market}:${prices.length}`);
    return [failed, event !== undefined, fixture?.state, page.settings().oddsStyle, ...markets].join(' ');
  }

  function bodyOf(fixture: BookFixture | undefined): HTMLElement[] {
    if (failed) {
      return [
        failedNote(words, () => {
          failed = false;
          show();
          void load();
        }),
      ];
    }
    if (!event || !fixture) return [loadingRows(words)];
    const open = [...fixture.markets.values()].filter(({ state }) => state !== 'closed');
    const groups = fixture.outright ? outrightGroups(page, fixture, open) : marketGroups(page, fixture, open);
    return [
      ...(event.end ? [el('dl', { class: 'facts' }, ...resultFacts(page, fixture, event.end))] : []),
      ...(groups.length > 0 || event.end ? groups : [emptyNote(words.empty.markets)]),
      ...(event.proof ? [proofOf(page, event.proof.commitment)] : []),
    ];
  }

  return {
    root,
    show,
    tick() {
      show();
    },
    watched: () => [id],
    reload(what) {
      if (what === 'list') void load();
    },
    close() {
      closed = true;
    },
  };
}
