import type { SportsFrame, SportsSession } from '../../sports-api.ts';
import { button, el, setAttribute } from '../shared/element.ts';
import { frameMessenger, isFramed, listenToPage } from '../shared/frame-messages.ts';
import { createServerClock } from '../shared/server-clock.ts';
import { WORDS } from './i18n/words.ts';
import type { PageContext, View } from './page-context.ts';
import { openErrorCard } from './parts/error-card.ts';
import { icon } from './parts/icons.ts';
import { slipPanel } from './slip/slip-panel.ts';
import { emptyBook, priceOf, takeChanges } from './state/book.ts';
import { type Draft, pressPrice } from './state/draft.ts';
import { readDraft, writeDraft } from './state/kept.ts';
import { moneyOf, moneyText } from './state/money.ts';
import { PAGES, type Place, placeText, readPlace } from './state/place.ts';
import { eventView } from './views/event-view.ts';
import { listView } from './views/list-view.ts';
import { resultsView } from './views/results-view.ts';
import { rulesView } from './views/rules-view.ts';
import { openSettings } from './views/settings-sheet.ts';
import { slipsView } from './views/slips-view.ts';
import { openPriceLine } from './wire/price-line.ts';
import { NoConnection, Refused, type SportsError, type Studio } from './wire/studio.ts';

export interface PageParts {
  host: HTMLElement;
  studio: Studio;
  session: SportsSession;
  token: string;
  /** Where the site around has kept the page to be. */
  place: string;
}

const TICK_MS = 1000;
/** Without a line what is shown is asked for again. */
const ASK_MS = 10_000;
/** Somewhat longer than the studio keeps a balance. */
const BALANCE_KEPT_MS = 1800;

/** The book on the page: tabs, the view of one of them, and the slip. */
export function runPage({ host, studio, session, token, place: first }: PageParts) {
  const { language, symbol } = session;
  const words = WORDS[language];
  const draftName = `lanna-sports-${session.gameCode}${session.demo ? '-demo' : ''}`;
  const post = frameMessenger(session.lobbyUrl);
  const ended = new AbortController();
  let settings = session.settings;
  let balance = session.balance;
  let draft = readDraft(draftName);
  let place = readPlace(first);
  let view: View | undefined;
  let halted = false;
  let connected = true;
  let steps = 0;

  const page: PageContext = {
    ...{ studio, session, words, language, naming: { words, language }, money: moneyText(symbol) },
    clock: createServerClock(() => performance.now()),
    book: emptyBook(),
    place: () => place,
    go,
    back() {
      if (steps > 0) window.history.back();
      else go({ page: 'today' }, true);
    },
    settings: () => settings,
    keepSettings(next) {
      settings = next;
      showAll();
    },
    favourites: new Set(session.favourites.fixtures),
    toggleFavourite,
    draft: () => draft,
    setDraft,
    press,
    balance: () => balance,
    tookBalance,
    placed({ balance: next }) {
      tookBalance(next);
      view?.reload('own');
    },
    halt,
    ...(isFramed() && !session.demo && { deposit: () => post({ source: 'lanna-studio', type: 'deposit' }) }),
  };

  const tabs = el('nav', { class: 'tabs', 'aria-label': session.gameName[language] });
  const money = el('p', { class: 'money' });
  const broken = el('p', { class: 'broken', role: 'status', hidden: true }, words.lineBroken);
  const main = el('main', { class: 'main' });
  const slip = slipPanel(page);
  const top = el(
    'header',
    { class: 'top' },
    tabs,
    money,
    button({ class: 'tool', 'aria-label': words.tools.settings }, () => openSettings(page), icon('settings')),
  );
  const root = el('div', { class: 'book' }, top, broken, main, slip.root);
  host.append(root);

  const line = openPriceLine({
    token,
    received,
    changed(state) {
      connected = state === 'live';
      broken.hidden = connected;
      if (connected) {
        view?.reload('list');
        view?.reload('own');
      }
    },
  });
  const ticking = setInterval(tick, TICK_MS);
  const asking = setInterval(() => {
    if (!connected && !document.hidden && !halted) view?.reload('list');
  }, ASK_MS);

  function open(): void {
    window.history.replaceState({ steps }, '', addressOf(place));
    window.addEventListener('popstate', onPop, { signal: ended.signal });
    listenToPage(session.lobbyUrl, (type) => {
      if (type === 'money-moved') void askBalance();
    });
    showView();
    slip.show();
    slip.quote();
    showTop();
    post({ source: 'lanna-studio', type: 'ready' });
  }

  function go(change: Partial<Place>, replace = false): void {
    const { fixture: _, ...before } = place;
    const next: Place = change.page === undefined ? { ...place, ...change } : { ...before, ...change };
    if (placeText(next) === placeText(place)) return;
    const other = next.page !== place.page || next.fixture !== place.fixture;
    place = next;
    if (replace) window.history.replaceState({ steps }, '', addressOf(place));
    else {
      steps += 1;
      window.history.pushState({ steps }, '', addressOf(place));
    }
    showPlace(other);
  }

  function onPop({ state }: PopStateEvent): void {
    steps = typeof state?.steps === 'number' ? state.steps : 0;
    const next = readPlace(window.location.search);
    const other = next.page !== place.page || next.fixture !== place.fixture;
    place = next;
    showPlace(other);
  }

  function showPlace(other: boolean): void {
    if (other) showView();
    else view?.show();
    showTop();
    post({ source: 'lanna-studio', type: 'place', place: placeText(place) });
  }

  function showView(): void {
    view?.close();
    view = viewOf(page, place);
    main.replaceChildren(view.root);
    view.show();
    watch();
  }

  function showTop(): void {
    const version = `${place.page} ${place.slips}`;
    if (tabs.dataset['version'] !== version) {
      tabs.dataset['version'] = version;
      tabs.replaceChildren(
        ...PAGES.map((one) =>
          button(
            { 'aria-current': one === place.page ? 'page' : undefined, 'data-page': one },
            () => go({ page: one }),
            words.pages[one],
          ),
        ),
      );
      tabs.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
    money.replaceChildren(
      el('small', {}, session.demo ? words.demo : words.balance),
      el('b', {}, page.money(moneyOf(balance))),
    );
  }

  function showAll(fixture?: string): void {
    view?.show(fixture);
    slip.show();
  }

  function press(fixture: string, market: string, selection: string): void {
    const found = page.book.fixtures.get(fixture);
    const price = priceOf(page.book, fixture, market, selection);
    if (!found || !price) return;
    slip.pressed();
    const { odds, version } = price;
    const { home, away, startsAt } = found;
    setDraft(pressPrice(draft, { fixture, market, selection, odds, version, home, away, startsAt }));
    keepInSight(fixture, market, selection);
  }

  /** The slip takes room from the list: what was pressed is scrolled back into it. */
  function keepInSight(fixture: string, market: string, selection: string): void {
    requestAnimationFrame(() => {
      main
        .querySelector(
          `button.price[data-fixture="${fixture}"][data-market="${market}"][data-selection="${selection}"]`,
        )
        ?.scrollIntoView({ block: 'nearest' });
    });
  }

  function setDraft(next: Draft): void {
    const legs = next.legs !== draft.legs || next.type !== draft.type || next.sizes !== draft.sizes;
    draft = next;
    writeDraft(draftName, draft);
    if (legs) {
      view?.show();
      watch();
      slip.quote();
    }
    slip.show();
  }

  async function toggleFavourite(fixture: string): Promise<void> {
    const on = !page.favourites.has(fixture);
    const mark = (is: boolean) => {
      if (is) page.favourites.add(fixture);
      else page.favourites.delete(fixture);
      view?.show();
    };
    mark(on);
    try {
      await studio.markFavourite({ kind: 'fixture', id: fixture, on });
    } catch (error) {
      mark(!on);
      if (!(error instanceof Refused || error instanceof NoConnection)) throw error;
    }
  }

  function received(frame: SportsFrame): void {
    if ('now' in frame) page.clock.take(frame.now);
    if (frame.t === 'changes' && takeChanges(page.book, frame, performance.now())) showAll(frame.fixture);
    if (frame.t === 'list') view?.reload('list');
    if (frame.t === 'own') {
      view?.reload('own');
      void askBalance();
      setTimeout(() => void askBalance(), BALANCE_KEPT_MS);
    }
    if (frame.t === 'refused' && frame.code === 'session_expired') halt('session_expired');
  }

  function tick(): void {
    if (document.hidden || halted) return;
    view?.tick();
    slip.show();
    watch();
  }

  /** What is on the screen, and what is in the slip. */
  function watch(): void {
    line.watch([...new Set([...draft.legs.map(({ fixture }) => fixture), ...(view?.watched() ?? [])])]);
  }

  async function askBalance(): Promise<void> {
    try {
      tookBalance((await studio.loadSlips({ state: 'open' })).balance);
    } catch (error) {
      // It is asked for again with the next change.
      if (!(error instanceof Refused || error instanceof NoConnection)) throw error;
    }
  }

  function tookBalance(next: string): void {
    balance = next;
    showTop();
    post({ source: 'lanna-studio', type: 'balance', balance, settled: true });
  }

  function halt(error: SportsError): void {
    if (halted) return;
    halted = true;
    openErrorCard(words, words.errors[error], { leave });
  }

  function leave(): void {
    post({ source: 'lanna-studio', type: 'close' });
    if (!isFramed()) window.location.assign(session.lobbyUrl);
  }

  /** Leaves nothing behind on a page that goes on. */
  function close(): void {
    ended.abort();
    clearInterval(ticking);
    clearInterval(asking);
    view?.close();
    slip.close();
    line.close();
    host.replaceChildren();
  }

  setAttribute(root, 'data-language', language);
  return { open, close };
}

function viewOf(page: PageContext, { page: name, fixture }: Place): View {
  switch (name) {
    case 'event':
      return eventView(page, fixture ?? '');
    case 'slips':
      return slipsView(page);
    case 'results':
      return resultsView(page);
    case 'rules':
      return rulesView(page);
    default:
      return listView(page, name);
  }
}

function addressOf(place: Place): string {
  const url = new URL(window.location.href);
  url.search = placeText(place);
  return url.href;
}
