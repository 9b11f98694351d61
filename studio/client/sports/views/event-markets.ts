import { FOOTBALL } from '@lanna/rules/play/sports/markets/football';
import { type Market, type MarketKind, parseMarketKey } from '@lanna/rules/play/sports/markets/market';
import { lineText } from '@lanna/rules/play/sports/odds/lines';
import type { SportsMarket } from '../../../sports-api.ts';
import { el } from '../../shared/element.ts';
import type { PageContext } from '../page-context.ts';
import { icon } from '../parts/icons.ts';
import { priceButton } from '../parts/price-button.ts';
import type { BookFixture } from '../state/book.ts';
import { lineName, marketName, nameIn, pickName } from '../state/names.ts';

const GROUPS = ['main', 'goals', 'halves', 'score', 'teams', 'corners', 'cards'] as const;

interface Found {
  market: SportsMarket;
  of: Market;
}

/** All markets of a match by groups, each of which can be folded. */
export function marketGroups(
  page: PageContext,
  fixture: BookFixture,
  open: readonly SportsMarket[],
): HTMLElement[] {
  return GROUPS.flatMap((group) => {
    const tables = FOOTBALL.filter((kind) => kind.group === group).flatMap((kind) =>
      kind.periods.flatMap((period) => {
        const own = open
          .map((market) => ({ market, of: parseMarketKey(market.market) }))
          .filter((one): one is Found => one.of?.kind === kind.kind && one.of.period === period)
          .toSorted((one, other) => (one.of.line ?? 0) - (other.of.line ?? 0));
        return own.length === 0 ? [] : [marketTable(page, fixture, kind, own)];
      }),
    );
    if (tables.length === 0) return [];
    const heading = el('summary', {}, page.words.groups[group], icon('fold'));
    return [el('details', { class: 'group', open: true, 'data-group': group }, heading, ...tables)];
  });
}

function marketTable(page: PageContext, fixture: BookFixture, kind: MarketKind, own: Found[]): HTMLElement {
  const { naming, language } = page;
  const [first] = own;
  return el(
    'section',
    { class: `market ${kind.lines === 'none' ? `picks-${kind.selections.length}` : 'lines'}` },
    el('h4', {}, first ? marketName(first.of, fixture, naming) : ''),
    ...own.map(({ market, of }) =>
      el(
        'div',
        { class: 'market-row' },
        ...kind.selections
          .filter((selection) => market.prices.some((price) => price.selection === selection))
          .map((selection) =>
            priceButton(
              page,
              { fixture: fixture.id, market: market.market, selection },
              el('span', { class: 'pick', 'aria-hidden': 'true' }, pickText(page, of, selection, fixture)),
            ),
          ),
        // English has the number alone, which the buttons show.
        of.line !== null && language === 'TH' && el('span', { class: 'called' }, lineName(of.line, naming)),
      ),
    ),
  );
}

/** Short, as heading and row say the rest. */
function pickText(page: PageContext, of: Market, selection: string, fixture: BookFixture): string {
  const { words, naming, language } = page;
  if (of.line === null) return pickName(of, selection, fixture, naming);
  if (selection !== 'home' && selection !== 'away')
    return `${words.picks[selection === 'over' ? 'over' : 'under']} ${lineText(of.line)}`;
  const line = selection === 'home' ? of.line : -of.line;
  return `${nameIn(fixture[selection], language)} ${lineText(line, true)}`;
}
