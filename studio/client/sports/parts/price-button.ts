import { parseMarketKey } from '@lanna/rules/play/sports/markets/market';
import { styledOdds, styleOfKind } from '@lanna/rules/play/sports/odds/styles';
import { button, el, setAttribute } from '../../shared/element.ts';
import type { PageContext } from '../page-context.ts';
import { isOpen, priceKey, priceOf } from '../state/book.ts';
import { isSame } from '../state/draft.ts';
import { pickName } from '../state/names.ts';
import { icon } from './icons.ts';

/** How long a price that moved is marked. */
const MARKED_MS = 5000;

/** One price: pressed, it joins the slip or leaves it. `before` stands in front of it, as a line or a name. */
export function priceButton(
  page: PageContext,
  at: { fixture: string; market: string; selection: string },
  ...before: (Node | string | false)[]
): HTMLButtonElement {
  const figure = el('span', { class: 'figure' });
  const word = el('span', { class: 'red-word', 'aria-hidden': 'true' }, page.words.red);
  const made = button(
    {
      class: 'price',
      'data-fixture': at.fixture,
      'data-market': at.market,
      'data-selection': at.selection,
    },
    () => {
      if (made.getAttribute('aria-disabled') !== 'true') page.press(at.fixture, at.market, at.selection);
    },
    ...before,
    el('span', { class: 'paid' }, el('span', { class: 'way' }, icon('up'), icon('down')), word, figure),
  );
  showPrice(page, made);
  return made;
}

/** Writes a price as it is now into its button. */
export function showPrice(page: PageContext, made: HTMLButtonElement): void {
  const { fixture: id = '', market: key = '', selection = '' } = made.dataset;
  const { book, words, naming, clock } = page;
  const fixture = book.fixtures.get(id);
  const market = parseMarketKey(key);
  const price = priceOf(book, id, key, selection);
  if (!fixture || !market) return;
  const open = price !== undefined && isOpen(fixture, fixture.markets.get(key), clock.now());
  const styled = price && styledOdds(price.odds, styleOfKind(market.kind, page.settings().oddsStyle));
  const figure = made.querySelector('.figure');
  const text = open && styled ? styled.text : '–';
  if (figure && figure.textContent !== text) figure.textContent = text;
  const red = open && styled?.sign === 'red';
  setAttribute(made, 'data-red', red);
  setAttribute(made, 'aria-disabled', open ? undefined : 'true');
  const move = book.moves.get(priceKey(id, key, selection));
  const way = open && move && performance.now() - move.at < MARKED_MS ? move.way : undefined;
  setAttribute(made, 'data-way', way);
  const chosen = page.draft().legs.some((leg) => isSame(leg, { fixture: id, market: key, selection }));
  setAttribute(made, 'aria-pressed', String(chosen));
  const facts = [
    pickName(market, selection, fixture, naming),
    market.period === 'half' && words.periods.half,
    open ? text : words.noPrice,
    red && words.redLong,
    way && (way === 'up' ? words.rose : words.fell),
  ];
  setAttribute(made, 'aria-label', facts.filter(Boolean).join(', '));
}

export function showPrices(page: PageContext, root: Element, fixture?: string): void {
  const within = fixture === undefined ? '' : `[data-fixture="${fixture}"]`;
  for (const made of root.querySelectorAll<HTMLButtonElement>(`button.price${within}`)) showPrice(page, made);
}
