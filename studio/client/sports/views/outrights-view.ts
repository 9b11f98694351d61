import { button, el } from '../../shared/element.ts';
import { NoConnection, Refused } from '../../shared/studio-calls.ts';
import { say } from '../i18n/words.ts';
import type { PageContext, View } from '../page-context.ts';
import { icon } from '../parts/icons.ts';
import { showPrices } from '../parts/price-button.ts';
import { emptyNote, failedNote, loadingRows } from '../parts/states.ts';
import { type BookFixture, takeOutrights } from '../state/book.ts';
import { matchName, nameIn } from '../state/names.ts';
import { momentText, startText } from '../state/times.ts';
import { outrightTable } from './outright-table.ts';

/** A card shows the likeliest few; its own page has all of them. */
const SHOWN = 6;

/** Bets on whole competitions: what closes first comes first, and what is being played after it. */
export function outrightsView(page: PageContext): View {
  const { words, book } = page;
  const list = el('div', { class: 'outrights' });
  const scroller = el('div', { class: 'scroller', tabindex: -1 }, list);
  const root = el('section', { class: 'view', 'aria-label': words.pages.outrights }, scroller);
  let ids: string[] = [];
  let status: 'loading' | 'failed' | 'ready' = 'loading';
  let shown = '';
  let asked = 0;
  void load();

  async function load(): Promise<void> {
    asked += 1;
    const mine = asked;
    try {
      const found = await page.studio.loadOutrights();
      if (mine !== asked) return;
      page.clock.take(found.now);
      ids = takeOutrights(book, found);
      status = 'ready';
    } catch (error) {
      if (mine !== asked) return;
      if (!(error instanceof Refused || error instanceof NoConnection)) throw error;
      if (error instanceof Refused && error.code === 'session_expired') return page.halt(error.code);
      if (ids.length === 0) status = 'failed';
    }
    show();
  }

  function show(): void {
    const outrights = ids.flatMap((id) => book.fixtures.get(id) ?? []);
    const version = [status, page.settings().oddsStyle, ...outrights.map(versionOf)].join('|');
    if (version !== shown) {
      shown = version;
      list.replaceChildren(...bodyOf(outrights));
    }
    showPrices(page, list);
  }

  function bodyOf(outrights: readonly BookFixture[]): HTMLElement[] {
    if (status === 'loading') return [loadingRows(words)];
    if (status === 'failed') {
      return [
        failedNote(words, () => {
          status = 'loading';
          show();
          void load();
        }),
      ];
    }
    if (outrights.length > 0) return outrights.map((one) => cardOf(page, one));
    const next = { text: words.pages.today, act: () => page.go({ page: 'today' }) };
    return [emptyNote(words.empty.outrights, next)];
  }

  return {
    root,
    show,
    tick() {
      for (const card of list.querySelectorAll<HTMLElement>('[data-outright]')) {
        const outright = book.fixtures.get(card.dataset['outright'] ?? '');
        const time = card.querySelector('.starts');
        const text = outright && timeText(page, outright);
        if (time && text !== undefined && time.textContent !== text) time.textContent = text;
      }
      showPrices(page, list);
    },
    watched: () => ids,
    reload(what) {
      if (what === 'list') void load();
    },
    close() {
      asked += 1;
    },
  };
}

function versionOf({ id, state, markets }: BookFixture): string {
  const open = [...markets.values()].map(
    ({ market, state: own, prices }) => `${market}:${own}:${prices.length}`,
  );
  return [id, state, ...open].join(' ');
}

function cardOf(page: PageContext, outright: BookFixture): HTMLElement {
  const { words, naming, language, book } = page;
  const title = matchName(outright, naming);
  const league = book.competitions.get(outright.competition);
  const markets = [...outright.markets.values()].filter(({ state }) => state !== 'closed');
  const isMore = markets.some(({ prices }) => prices.length > SHOWN) || markets.length > 1;
  return el(
    'article',
    { class: 'group outright', 'data-outright': outright.id, 'aria-label': title },
    el(
      'header',
      { class: 'outright-head' },
      el('h3', {}, title),
      outright.virtual && el('span', { class: 'virtual-mark' }, words.virtual),
      el('p', {}, league ? nameIn(league.name, language) : ''),
      el('p', { class: 'starts' }, timeText(page, outright)),
    ),
    ...markets.slice(0, 1).map((market) => outrightTable(page, outright, market, SHOWN)),
    isMore &&
      button(
        { class: 'more-rows', 'aria-label': `${words.outrights.all}: ${title}` },
        () => page.go({ page: 'event', fixture: outright.id }),
        words.outrights.all,
        icon('next'),
      ),
  );
}

/** Until when bets are taken, or when the end is expected. */
export function timeText(
  { words, language, clock }: PageContext,
  outright: Pick<BookFixture, 'state' | 'startsAt' | 'virtual' | 'outright'>,
): string {
  if (outright.state === 'prematch' && Date.parse(outright.startsAt) > clock.now())
    return say(words.outrights.closes, {
      time: startText(
        outright.startsAt,
        clock.now(),
        { ...words, starts: words.outrights.closesAt },
        language,
      ),
    });
  const isPaused =
    outright.state === 'suspended' && outright.virtual && Date.parse(outright.startsAt) <= clock.now();
  if (isPaused) return words.outrights.paused;
  const endsAt = outright.outright?.endsAt;
  const awaited = outright.state === 'live' || outright.state === 'closed' || outright.state === 'prematch';
  if (!awaited || endsAt === undefined) return words.states[outright.state];
  return say(words.outrights.ends, { time: momentText(endsAt, language) });
}
