import type { SportsSession } from '../../sports-api.ts';
import { frameMessenger, isFramed, listenToPage } from '../shared/frame-messages.ts';
import { createServerClock } from '../shared/server-clock.ts';
import { NoConnection, Refused } from '../shared/studio-calls.ts';
import { WORDS } from './i18n/words.ts';
import { openPage } from './open-page.ts';
import type { PageContext } from './page-context.ts';
import { pageLine } from './page-line.ts';
import { pagePlace } from './page-place.ts';
import { emptyBook, priceOf } from './state/book.ts';
import { type Draft, pressPrice } from './state/draft.ts';
import { readDraft, writeDraft } from './state/kept.ts';
import { moneyText } from './state/money.ts';
import { placeText } from './state/place.ts';
import type { SportsError, Studio } from './wire/studio.ts';

export interface PageParts {
  host: HTMLElement;
  studio: Studio;
  session: SportsSession;
  token: string;
  /** Where the site around has kept the page to be. */
  place: string;
}

const TICK_MS = 1000;

/** The book: what is known, where the player is, the slip that is being made; and the parts that show it. */
export function runPage({ host, studio, session, token, place: first }: PageParts) {
  const { language, symbol } = session;
  const words = WORDS[language];
  const draftName = `lanna-sports-${session.gameCode}${session.demo ? '-demo' : ''}`;
  const post = frameMessenger(session.lobbyUrl);
  const at = pagePlace(first, placeChanged);
  let settings = session.settings;
  let balance = session.balance;
  let draft = readDraft(draftName);
  let halted = false;

  const page: PageContext = {
    ...{ studio, session, words, language, naming: { words, language }, money: moneyText(symbol) },
    ...{ place: at.place, go: at.go, back: () => at.back(), setDraft, press, tookBalance, halt },
    clock: createServerClock(() => performance.now()),
    book: emptyBook(),
    settings: () => settings,
    keepSettings(next) {
      settings = next;
      parts.showAll();
    },
    favourites: new Set(session.favourites.fixtures),
    toggleFavourite: (fixture) => void toggleFavourite(fixture),
    draft: () => draft,
    balance: () => balance,
    placed({ balance: next }) {
      tookBalance(next);
      parts.reload('own');
    },
    ...(isFramed() && !session.demo && { deposit: () => post({ source: 'lanna-studio', type: 'deposit' }) }),
  };
  const parts = openPage(page, host);
  const line = pageLine(page, token, parts);
  const ticking = setInterval(tick, TICK_MS);

  function open(): void {
    at.open();
    listenToPage(session.lobbyUrl, (type) => {
      if (type === 'money-moved') void line.askBalance();
    });
    parts.showPlace(true);
    parts.slip.show();
    parts.slip.changed();
    line.watch();
    post({ source: 'lanna-studio', type: 'ready' });
  }

  function placeChanged(other: boolean): void {
    parts.showPlace(other);
    line.watch();
    post({ source: 'lanna-studio', type: 'place', place: placeText(at.place()) });
  }

  function press(fixture: string, market: string, selection: string): void {
    const found = page.book.fixtures.get(fixture);
    const price = priceOf(page.book, fixture, market, selection);
    if (!found || !price || parts.slip.isBusy()) return;
    const { odds, version } = price;
    const { home, away, startsAt, outright } = found;
    const runner = outright?.runners[selection];
    const named = runner && { outright: { runners: { [selection]: runner } } };
    parts.slip.pressed();
    setDraft(
      pressPrice(draft, { fixture, market, selection, odds, version, home, away, startsAt, ...named }),
    );
    parts.keepInSight(fixture, market, selection);
  }

  function setDraft(next: Draft): void {
    const other = next.legs !== draft.legs || next.type !== draft.type || next.sizes !== draft.sizes;
    draft = next;
    writeDraft(draftName, draft);
    if (other) {
      parts.showAll();
      parts.slip.changed();
      line.watch();
    } else parts.slip.show();
  }

  async function toggleFavourite(fixture: string): Promise<void> {
    const on = !page.favourites.has(fixture);
    const mark = (is: boolean) => {
      if (is) page.favourites.add(fixture);
      else page.favourites.delete(fixture);
      parts.showAll();
    };
    mark(on);
    try {
      await studio.markFavourite({ kind: 'fixture', id: fixture, on });
    } catch (error) {
      mark(!on);
      if (!(error instanceof Refused || error instanceof NoConnection)) throw error;
    }
  }

  function tick(): void {
    if (document.hidden || halted) return;
    parts.view()?.tick();
    parts.slip.show();
    line.watch();
  }

  function tookBalance(next: string): void {
    balance = next;
    parts.top.show();
    post({ source: 'lanna-studio', type: 'balance', balance, settled: true });
  }

  function halt(error: SportsError): void {
    if (halted) return;
    halted = true;
    parts.halt(error, leave);
  }

  function leave(): void {
    post({ source: 'lanna-studio', type: 'close' });
    // Opened outside the portal there is no page around that closes the frame.
    if (!isFramed()) window.location.assign(session.lobbyUrl);
  }

  /** Leaves nothing behind on a page that goes on. */
  function close(): void {
    clearInterval(ticking);
    at.close();
    line.close();
    parts.close();
  }

  return { open, close };
}
