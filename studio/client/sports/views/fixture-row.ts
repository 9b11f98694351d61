import { type Market, type Period, parseMarketKey } from '@lanna/rules/play/sports/markets/market';
import { lineText } from '@lanna/rules/play/sports/odds/lines';
import type { SportsMarket } from '../../../sports-api.ts';
import { button, el } from '../../shared/element.ts';
import { say } from '../i18n/words.ts';
import type { PageContext } from '../page-context.ts';
import { icon } from '../parts/icons.ts';
import { priceButton } from '../parts/price-button.ts';
import type { BookFixture } from '../state/book.ts';
import { lineName, matchName, nameIn } from '../state/names.ts';
import { startText } from '../state/times.ts';

export interface RowShape {
  /** All columns beside each other, or those of one period. */
  wide: boolean;
  view: 'asian' | 'simple';
  period: Period;
}

type Kind = 'handicap' | 'totals' | 'result';

export function heightOf({ wide, view }: RowShape): number {
  if (wide) return 152;
  return view === 'asian' ? 164 : 116;
}

/** What a row is made of: where it is the same, only prices have changed. */
export function versionOf(page: PageContext, fixture: BookFixture, shape: RowShape): string {
  const mains = columnsOf(shape).map(([kind, period]) => mainMarket(fixture, kind, period)?.market ?? '');
  return [
    ...mains,
    ...[shape.wide, shape.view, fixture.state, fixture.marketCount, fixture.startsAt],
    page.favourites.has(fixture.id),
    page.settings().oddsStyle,
  ].join('|');
}

/** One match of a list: its teams beside the main prices, as a printed coupon has them. */
export function fixtureRow(page: PageContext, fixture: BookFixture, shape: RowShape): HTMLElement {
  const { naming, language } = page;
  const columns = columnsOf(shape);
  const handicap = mainMarket(fixture, 'handicap', shape.wide ? 'full' : shape.period);
  const giver = givingSide(handicap);
  const team = (side: 'home' | 'away') =>
    el('span', { class: 'team', 'data-gives': giver === side }, nameIn(fixture[side], language));
  return el(
    'article',
    {
      class: `fixture ${shape.wide ? 'wide' : shape.view}`,
      role: 'listitem',
      'data-row': fixture.id,
      'aria-label': matchName(fixture, naming),
    },
    rowHead(page, fixture),
    el(
      'div',
      { class: 'grid', style: `--columns: ${columns.length}` },
      el('div', { class: 'teams' }, team('home'), team('away'), shape.wide && drawName(page)),
      ...columns.map(([kind, period]) => column(page, fixture, kind, period, shape)),
    ),
  );
}

/** The time runs without the row being made again. */
export function showStart(page: PageContext, row: Element, fixture: BookFixture): void {
  const time = row.querySelector('.starts');
  const text = timeText(page, fixture);
  if (time && time.textContent !== text) time.textContent = text;
}

function rowHead(page: PageContext, fixture: BookFixture): HTMLElement {
  const { words, naming } = page;
  const match = matchName(fixture, naming);
  const marked = page.favourites.has(fixture.id);
  return el(
    'header',
    { class: 'row-head' },
    el('span', { class: 'starts' }, timeText(page, fixture)),
    fixture.virtual && el('span', { class: 'virtual-mark' }, words.virtual),
    button(
      { class: 'more', 'data-act': 'more', 'aria-label': `${words.allMarkets}: ${match}` },
      () => page.go({ page: 'event', fixture: fixture.id }),
      say(words.more, { count: Math.max(0, fixture.marketCount) }),
      icon('next'),
    ),
    button(
      {
        ...{ class: 'star', 'data-act': 'star', 'aria-pressed': String(marked) },
        'aria-label': say(marked ? words.dropFavourite : words.addFavourite, { match }),
      },
      () => page.toggleFavourite(fixture.id),
      icon('star'),
    ),
  );
}

function timeText({ words, language, clock }: PageContext, fixture: BookFixture): string {
  return fixture.state === 'prematch'
    ? startText(fixture.startsAt, clock.now(), words, language)
    : words.states[fixture.state];
}

function column(
  page: PageContext,
  fixture: BookFixture,
  kind: Kind,
  period: Period,
  shape: RowShape,
): HTMLElement {
  const found = mainMarket(fixture, kind, period);
  const market = found && parseMarketKey(found.market);
  const order =
    kind === 'totals' ? ['over', 'under'] : kind === 'handicap' ? ['home', 'away'] : orderOfResult(shape);
  return el(
    'div',
    { class: `column ${kind}`, 'data-period': period },
    ...order.map((selection) =>
      found && market
        ? priceButton(
            page,
            { fixture: fixture.id, market: found.market, selection },
            el('span', { class: 'line', 'aria-hidden': 'true' }, labelOf(page, market, selection)),
          )
        : el('span', { class: 'price none', 'aria-hidden': 'true' }, '–'),
    ),
    kind !== 'result' && el('span', { class: 'called' }, market ? calledOf(page, market) : ''),
  );
}

function orderOfResult({ wide }: RowShape): string[] {
  return wide ? ['home', 'away', 'draw'] : ['home', 'draw', 'away'];
}

function labelOf({ words }: PageContext, { kind, line }: Market, selection: string): string {
  if (kind === 'result') return { home: '1', draw: 'X', away: '2' }[selection] ?? '';
  if (line === null) return '';
  if (kind === 'totals')
    return selection === 'over' ? `${words.picks.over} ${lineText(line)}` : words.picks.under;
  const gives = line === 0 ? selection === 'home' : (selection === 'home') === line < 0;
  return gives ? lineText(Math.abs(line)) : '';
}

/** The line in words, with the team that gives it. */
function calledOf(page: PageContext, { kind, line }: Market): string {
  if (line === null) return '';
  return kind === 'handicap' && line === 0 ? page.words.even : lineName(line, page.naming);
}

function drawName({ words }: PageContext): HTMLElement {
  return el('span', { class: 'team draw' }, words.picks.draw);
}

export function columnsOf({ wide, view, period }: RowShape): (readonly [Kind, Period])[] {
  if (wide)
    return (['full', 'half'] as const).flatMap((each) =>
      (['handicap', 'totals', 'result'] as const).map((kind) => [kind, each] as const),
    );
  return view === 'simple'
    ? [['result', period]]
    : [
        ['handicap', period],
        ['totals', period],
      ];
}

/** Of a kind with many lines the one whose two prices are nearest to each other, open ones first. */
export function mainMarket(fixture: BookFixture, kind: Kind, period: Period): SportsMarket | undefined {
  let best: { market: SportsMarket; gap: number } | undefined;
  for (const market of fixture.markets.values()) {
    const known = parseMarketKey(market.market);
    if (known?.kind !== kind || known.period !== period || market.state === 'closed') continue;
    const [one, other] = market.prices;
    const away = market.state === 'open' ? 0 : 1_000_000;
    const gap = Math.abs((one?.odds ?? 0) - (other?.odds ?? 0)) + away;
    if (!best || gap < best.gap) best = { market, gap };
  }
  return best?.market;
}

function givingSide(market: SportsMarket | undefined): 'home' | 'away' | undefined {
  const line = market ? parseMarketKey(market.market)?.line : undefined;
  if (!line) return undefined;
  return line < 0 ? 'home' : 'away';
}
