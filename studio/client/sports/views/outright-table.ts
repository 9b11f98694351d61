import { parseMarketKey } from '@lanna/rules/play/sports/markets/market';
import type { SportsMarket } from '../../../sports-api.ts';
import { el } from '../../shared/element.ts';
import type { PageContext } from '../page-context.ts';
import { priceButton } from '../parts/price-button.ts';
import type { BookFixture } from '../state/book.ts';
import { marketName, pickOf } from '../state/names.ts';

/** A market on a whole competition: who can be backed, the likeliest first; the first few of them where so many are asked for. */
export function outrightTable(
  page: PageContext,
  outright: BookFixture,
  market: SportsMarket,
  most = market.prices.length,
): HTMLElement {
  const of = parseMarketKey(market.market);
  const prices = market.prices.toSorted((one, other) => one.odds - other.odds).slice(0, most);
  return el(
    'section',
    { class: 'market outright-market' },
    el('h4', {}, of ? marketName(of, outright, page.naming) : market.market),
    el(
      'div',
      { class: 'market-row' },
      ...prices.map(({ selection }) =>
        priceButton(
          page,
          { fixture: outright.id, market: market.market, selection },
          el(
            'span',
            { class: 'pick', 'aria-hidden': 'true' },
            pickOf(market.market, selection, outright, page.naming),
          ),
        ),
      ),
    ),
  );
}
