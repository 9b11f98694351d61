import { FOOTBALL } from '@lanna/rules/play/sports/markets/football';
import { type Market, type MarketKind, parseMarketKey } from '@lanna/rules/play/sports/markets/market';
import { lineText } from '@lanna/rules/play/sports/odds/lines';
import type { SportsEvent, SportsMarket } from '../../../sports-api.ts';
import { button, el } from '../../shared/element.ts';
import type { PageContext, View } from '../page-context.ts';
import { icon } from '../parts/icons.ts';
import { priceButton, showPrices } from '../parts/price-button.ts';
import { emptyNote, failedNote, loadingRows } from '../parts/states.ts';
import { type BookFixture, takeEvent } from '../state/book.ts';
import { lineName, marketName, nameIn, pickName } from '../state/names.ts';
import { startText } from '../state/times.ts';
import { NoConnection, Refused } from '../wire/studio.ts';
import { resultFacts } from './result-facts.ts';

const GROUPS = ['main', 'goals', 'halves', 'score', 'teams', 'corners', 'cards'] as const;

/** One match with all its markets. */
export function eventView(page: PageContext, id: string): View {
  const { words, book, language, naming } = page;
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
    showHead(fixture);
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

  function showHead(fixture: BookFixture | undefined): void {
    if (!fixture) return;
    const league = book.competitions.get(fixture.competition);
    const time =
      fixture.state === 'prematch'
        ? startText(fixture.startsAt, page.clock.now(), words, language)
        : words.states[fixture.state];
    const version = `${time} ${event?.end ? 'ended' : ''}`;
    if (head.dataset['version'] === version) return;
    head.dataset['version'] = version;
    const hadFocus = head.contains(document.activeElement);
    head.replaceChildren(
      button({ class: 'back', 'aria-label': words.back }, page.back, icon('back')),
      el('p', { class: 'event-league' }, league ? nameIn(league.name, language) : ''),
      el(
        'h2',
        {},
        el('span', {}, nameIn(fixture.home, language)),
        el('small', {}, event?.end ? scoreOf(event) : words.vs),
        el('span', {}, nameIn(fixture.away, language)),
      ),
      el('p', { class: 'event-time' }, time),
      ...(fixture.virtual ? [el('p', { class: 'event-virtual' }, words.virtualLong)] : []),
    );
    if (hadFocus) head.querySelector<HTMLElement>('.back')?.focus();
  }

  function scoreOf({ end }: SportsEvent): string {
    const full = end?.state === 'finished' ? end.result.goals.full : null;
    return full ? `${full.home}–${full.away}` : words.vs;
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
    const groups = GROUPS.flatMap((group) => groupOf(fixture, group, open));
    return [
      ...(event.end ? [el('dl', { class: 'facts' }, ...resultFacts(page, fixture, event.end))] : []),
      ...(groups.length > 0 || event.end ? groups : [emptyNote(words.empty.markets)]),
      ...(event.proof ? [proof(event.proof.commitment)] : []),
    ];
  }

  function groupOf(
    fixture: BookFixture,
    group: (typeof GROUPS)[number],
    open: SportsMarket[],
  ): HTMLElement[] {
    const kinds = FOOTBALL.filter((kind) => kind.group === group);
    const tables = kinds.flatMap((kind) =>
      kind.periods.flatMap((period) => {
        const own = open
          .map((market) => ({ market, of: parseMarketKey(market.market) }))
          .filter((one): one is Found => one.of?.kind === kind.kind && one.of.period === period)
          .toSorted((one, other) => (one.of.line ?? 0) - (other.of.line ?? 0));
        return own.length === 0 ? [] : [marketTable(fixture, kind, own)];
      }),
    );
    if (tables.length === 0) return [];
    return [
      el(
        'details',
        { class: 'group', open: true, 'data-group': group },
        el('summary', {}, words.groups[group], icon('fold')),
        ...tables,
      ),
    ];
  }

  function marketTable(fixture: BookFixture, kind: MarketKind, own: Found[]): HTMLElement {
    const [first] = own;
    const name = first ? marketName(first.of, fixture, naming) : '';
    return el(
      'section',
      { class: `market ${kind.lines === 'none' ? `picks-${kind.selections.length}` : 'lines'}` },
      el('h4', {}, name),
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
                el('span', { class: 'pick', 'aria-hidden': 'true' }, pickText(of, selection, fixture)),
              ),
            ),
          of.line !== null && el('span', { class: 'called' }, lineName(of.line, naming)),
        ),
      ),
    );
  }

  /** Short, as the row says the rest. */
  function pickText(of: Market, selection: string, fixture: BookFixture): string {
    if (of.line === null) return pickName(of, selection, fixture, naming);
    if (selection !== 'home' && selection !== 'away')
      return `${words.picks[selection === 'over' ? 'over' : 'under']} ${lineText(of.line)}`;
    const line = selection === 'home' ? of.line : -of.line;
    return `${nameIn(fixture[selection], language)} ${lineText(line, true)}`;
  }

  function proof(commitment: string): HTMLElement {
    return el(
      'details',
      { class: 'group proof' },
      el('summary', {}, words.proof.title, icon('fold')),
      el('p', {}, words.proof.text),
      el('p', { class: 'code' }, `${words.proof.commitment}: `, el('code', {}, commitment)),
    );
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

interface Found {
  market: SportsMarket;
  of: Market;
}
