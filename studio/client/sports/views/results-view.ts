import type { ResultList } from '../../../sports-api.ts';
import { el } from '../../shared/element.ts';
import { say } from '../i18n/words.ts';
import type { PageContext, View } from '../page-context.ts';
import { nameIn } from '../state/names.ts';
import { momentText } from '../state/times.ts';
import { pagedList } from './paged.ts';
import { resultFacts, scoreText } from './result-facts.ts';

type Result = ResultList['results'][number];

/** What was settled, each with the inputs it was settled by. */
export function resultsView(page: PageContext): View {
  const { words, book } = page;
  const list = pagedList<Result>(page, {
    async load(before) {
      const { competitions, results, more } = await page.studio.loadResults(before);
      for (const one of competitions) book.competitions.set(one.id, one);
      return { items: results, more };
    },
    before: ({ fixture }) => fixture.id,
    show: (result) => resultCard(page, result),
    empty: words.empty.results,
  });
  const scroller = el('div', { class: 'scroller', tabindex: 0 }, list.root);
  const root = el('section', { class: 'view results', 'aria-label': words.pages.results }, scroller);
  list.restart();
  return {
    root,
    show() {},
    tick() {},
    watched: () => [],
    reload(what) {
      if (what === 'list') list.refresh();
    },
    close: list.close,
  };
}

function resultCard(page: PageContext, { fixture, end, version, settledAt, reason }: Result): HTMLElement {
  const { words, language, book } = page;
  const league = book.competitions.get(fixture.competition);
  return el(
    'details',
    { class: fixture.outright ? 'result of-outright' : 'result' },
    el(
      'summary',
      {},
      el('span', { class: 'result-team' }, nameIn(fixture.home, language)),
      el('b', {}, scoreText(page, end, fixture)),
      !fixture.outright && el('span', { class: 'result-team away' }, nameIn(fixture.away, language)),
      el(
        'small',
        {},
        `${league ? nameIn(league.name, language) : ''} · ${momentText(fixture.startsAt, language)}`,
        fixture.virtual && el('span', { class: 'virtual-mark' }, words.virtual),
      ),
      reason !== null &&
        el('small', { class: 'correction' }, say(words.resultParts.corrected, { version, reason })),
    ),
    el('dl', { class: 'facts' }, ...resultFacts(page, fixture, end)),
    el('p', { class: 'muted' }, say(words.resultParts.settledAt, { time: momentText(settledAt, language) })),
  );
}
