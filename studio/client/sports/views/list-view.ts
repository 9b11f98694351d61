import { button, el, setAttribute } from '../../shared/element.ts';
import type { PageContext, View } from '../page-context.ts';
import { icon } from '../parts/icons.ts';
import { showPrices } from '../parts/price-button.ts';
import { segments } from '../parts/segments.ts';
import { emptyNote, failedNote, loadingRows } from '../parts/states.ts';
import { type Row, virtualRows } from '../parts/virtual-rows.ts';
import type { BookFixture } from '../state/book.ts';
import { takeList } from '../state/book.ts';
import { nameIn } from '../state/names.ts';
import { NoConnection, Refused } from '../wire/studio.ts';
import { fixtureRow, heightOf, type RowShape, showStart, versionOf } from './fixture-row.ts';

const LEAGUE_HEIGHT = 40;
const WIDE_PX = 860;
const SEARCH_AFTER_MS = 250;

/** What is on today or later: by time or by league, as an Asian table or as 1X2. */
export function listView(page: PageContext, when: 'today' | 'early'): View {
  const { words, book } = page;
  const scroller = el('div', { class: 'scroller', tabindex: -1 });
  const rows = virtualRows(scroller);
  const tools = el('div', { class: 'tools' });
  const columns = el('div', { class: 'column-names', 'aria-hidden': 'true' });
  const note = el('div', { class: 'notes' });
  const root = el(
    'section',
    { class: 'view list', 'aria-label': words.pages[when] },
    tools,
    columns,
    scroller,
  );
  scroller.append(note, rows.root);
  const searchField = el('input', {
    ...{ type: 'search', class: 'search', placeholder: words.tools.search, 'aria-label': words.tools.search },
    ...{ value: page.place().search, maxlength: 60, enterkeyhint: 'search' },
  });
  let ids: string[] = [];
  let status: 'loading' | 'failed' | 'ready' = 'loading';
  let wide = false;
  let asked = 0;
  let searching: ReturnType<typeof setTimeout> | undefined;
  searchField.addEventListener('input', () => {
    clearTimeout(searching);
    searching = setTimeout(() => page.go({ search: searchField.value.trim() }, true), SEARCH_AFTER_MS);
  });
  const resized = new ResizeObserver(([entry]) => {
    const next = (entry?.contentRect.width ?? 0) >= WIDE_PX;
    if (next === wide) return;
    wide = next;
    show();
  });
  resized.observe(root);
  let shown = queryText();
  void load();

  async function load(): Promise<void> {
    asked += 1;
    const mine = asked;
    const { search, favourites } = page.place();
    try {
      const only = favourites ? [...page.favourites].join(',') : undefined;
      if (only === '') ids = [];
      else {
        const found = await page.studio.loadFixtures({ when, search, only });
        if (mine !== asked) return;
        page.clock.take(found.now);
        ids = takeList(book, found);
      }
      status = 'ready';
    } catch (error) {
      if (mine !== asked) return;
      if (!(error instanceof Refused || error instanceof NoConnection)) throw error;
      if (error instanceof Refused && error.code === 'session_expired') return page.halt(error.code);
      // What was seen before stays; its prices are still pushed.
      if (ids.length === 0) status = 'failed';
    }
    show();
  }

  function queryText(): string {
    const { search, favourites } = page.place();
    return `${search} ${favourites}`;
  }

  function shape(): RowShape {
    const { view, period } = page.place();
    return { wide, view, period };
  }

  function show(fixture?: string): void {
    if (queryText() !== shown) {
      shown = queryText();
      status = 'loading';
      ids = [];
      void load();
    }
    showTools();
    setAttribute(root, 'data-wide', wide);
    note.replaceChildren(...notes());
    rows.set(status === 'ready' ? rowsOf() : []);
    showPrices(page, rows.root, fixture);
  }

  function notes(): HTMLElement[] {
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
    if (present().length > 0) return [];
    const { search, favourites } = page.place();
    if (search !== '') return [emptyNote(words.empty.search)];
    if (favourites) return [emptyNote(words.empty.favourites)];
    const other = when === 'today' ? 'early' : 'today';
    return [emptyNote(words.empty[when], { text: words.pages[other], act: () => page.go({ page: other }) })];
  }

  function present(): BookFixture[] {
    return ids.flatMap((id) => {
      const fixture = book.fixtures.get(id);
      return fixture && ['prematch', 'suspended', 'live'].includes(fixture.state) ? [fixture] : [];
    });
  }

  function rowsOf(): Row[] {
    const fixtures = present();
    const row = (fixture: BookFixture): Row => ({
      key: fixture.id,
      height: heightOf(shape()),
      version: versionOf(page, fixture, shape()),
      make: () => fixtureRow(page, fixture, shape()),
    });
    if (page.place().order === 'time') {
      // By time, a league is named where the one before was another.
      return fixtures.flatMap((fixture, at) => {
        const isNew = fixtures[at - 1]?.competition !== fixture.competition;
        return [...(isNew ? [leagueRow(fixture, `${at}`)] : []), row(fixture)];
      });
    }
    const leagues = Map.groupBy(fixtures, ({ competition }) => competition);
    return [...leagues.values()].flatMap((own) => [
      ...own.slice(0, 1).map((first) => leagueRow(first, 'all')),
      ...own.map(row),
    ]);
  }

  function leagueRow({ competition, virtual }: BookFixture, part: string): Row {
    const league = book.competitions.get(competition);
    return {
      key: `league ${competition} ${part}`,
      height: LEAGUE_HEIGHT,
      version: league?.name.EN ?? '',
      make: () =>
        el(
          'h3',
          { class: 'league', role: 'listitem' },
          el('span', {}, league ? nameIn(league.name, page.language) : ''),
          virtual && el('span', { class: 'virtual-mark' }, words.virtual),
        ),
    };
  }

  function showTools(): void {
    const { order, view, period, favourites } = page.place();
    const version = [order, view, period, favourites, wide].join();
    if (tools.dataset['version'] === version) return;
    tools.dataset['version'] = version;
    const focused = document.activeElement === searchField;
    const change = page.go;
    tools.replaceChildren(
      segments(
        words.tools.order,
        [
          ['time', words.tools.time],
          ['league', words.tools.league],
        ],
        order,
        (next) => change({ order: next }, true),
      ),
      ...(wide
        ? []
        : [
            segments(
              words.tools.view,
              [
                ['asian', words.tools.asian],
                ['simple', words.tools.simple],
              ],
              view,
              (next) => change({ view: next }, true),
            ),
            segments(
              words.tools.period,
              [
                ['full', words.periods.full],
                ['half', words.periods.half],
              ],
              period,
              (next) => change({ period: next }, true),
            ),
          ]),
      button(
        { class: 'tool star', 'aria-pressed': String(favourites), 'aria-label': words.tools.favourites },
        () => change({ favourites: !favourites }, true),
        icon('star'),
      ),
      el('label', { class: 'search-box' }, icon('search'), searchField),
    );
    if (focused) searchField.focus();
    columns.replaceChildren(...columnNames());
  }

  function columnNames(): HTMLElement[] {
    if (!wide) return [];
    return [
      el('span', {}, ''),
      ...(['full', 'half'] as const).flatMap((period) =>
        (['handicap', 'totals', 'result'] as const).map((kind) =>
          el('span', {}, `${words.columns[kind]}`, el('small', {}, words.periods[period])),
        ),
      ),
    ];
  }

  return {
    root,
    show,
    tick() {
      for (const row of rows.root.querySelectorAll<HTMLElement>('[data-row]')) {
        const fixture = book.fixtures.get(row.dataset['row'] ?? '');
        if (fixture) showStart(page, row, fixture);
      }
      showPrices(page, rows.root);
    },
    watched: () => rows.visible().filter((key) => book.fixtures.has(key)),
    reload(what) {
      if (what === 'list') void load();
    },
    close() {
      clearTimeout(searching);
      asked += 1;
      resized.disconnect();
      rows.close();
    },
  };
}
