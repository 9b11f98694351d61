import type { OwnSlip, SportsSession, SportsSettings } from '../../sports-api.ts';
import type { ServerClock } from '../shared/server-clock.ts';
import type { Language, Words } from './i18n/words.ts';
import type { Book } from './state/book.ts';
import type { Draft } from './state/draft.ts';
import type { ShowMoney } from './state/money.ts';
import type { Naming } from './state/names.ts';
import type { Place } from './state/place.ts';
import type { SportsError, Studio } from './wire/studio.ts';

/** What parts of the page share. */
export interface PageContext {
  studio: Studio;
  session: SportsSession;
  words: Words;
  language: Language;
  naming: Naming;
  money: ShowMoney;
  clock: ServerClock;
  book: Book;
  place(): Place;
  /** A new page is a step back leads to; a changed filter replaces the step. */
  go(change: Partial<Place>, replace?: boolean): void;
  back(): void;
  settings(): SportsSettings;
  keepSettings(settings: SportsSettings): void;
  favourites: Set<string>;
  toggleFavourite(fixture: string): void;
  draft(): Draft;
  setDraft(draft: Draft): void;
  /** Presses a price of a fixture. */
  press(fixture: string, market: string, selection: string): void;
  balance(): string;
  tookBalance(balance: string): void;
  placed(answer: { slip: OwnSlip; balance: string }): void;
  halt(error: SportsError): void;
  deposit?: () => void;
}

/** One of the pages below the tabs. */
export interface View {
  root: HTMLElement;
  /** Prices or state of a fixture have changed, or the slip, or the style of prices. */
  show(fixture?: string): void;
  /** A second has passed. */
  tick(): void;
  /** Fixtures that are on the screen. */
  watched(): string[];
  /** The list of fixtures, or something of the player's own, has changed: what the view shows is asked for again. */
  reload(what: 'list' | 'own'): void;
  close(): void;
}
