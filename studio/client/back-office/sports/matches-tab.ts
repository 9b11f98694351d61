import {
  type OfficeFixtureLine,
  type OfficeFixtures,
  SPORTS_OFFICE_PATHS,
} from '../../../sports-office-api.ts';
import { button, el } from '../../shared/element.ts';
import { moneyText, type OfficePage, showLoaded, table, timeText } from '../page.ts';
import { nothing, stateBadge, titleOf } from './match-line.ts';
import { matchView } from './match-view.ts';
import { sportsWords } from './words.ts';

/** Matches with what could be lost by each; one opened in place of the list. */
export async function matchesTab(page: OfficePage): Promise<Node> {
  const { words, office, entered } = page;
  const own = sportsWords(entered);
  const list = el('div', {});
  const results = el('div', {});
  const form = searchForm(page);
  list.append(form, el('p', { class: 'quiet' }, own.exposureNote), results);
  const place = el('div', {}, list);

  function openMatch(id: string, opener: HTMLElement): void {
    const shown = el('div', {});
    const leave = () => {
      place.replaceChildren(list);
      opener.focus();
    };
    const back = button({ class: 'button back' }, leave, `← ${own.back}`);
    place.replaceChildren(back, shown);
    back.focus();
    showLoaded(shown, words, () => matchView(page, id));
  }

  const columns = [
    {
      title: own.match,
      cell: (line: OfficeFixtureLine) => {
        const opener = button(
          { class: 'link' },
          () => openMatch(line.id, opener),
          titleOf(line, entered.language),
        );
        const league = line.competition[entered.language];
        return el('div', {}, opener, el('span', { class: 'quiet line' }, league));
      },
    },
    { title: own.starts, cell: ({ startsAt }: OfficeFixtureLine) => timeText(startsAt, entered.language) },
    { title: words.state, cell: (line: OfficeFixtureLine) => stateBadge(line, page) },
    { title: own.openSlips, isFigure: true, cell: ({ slips }: OfficeFixtureLine) => String(slips) },
    {
      title: own.exposure,
      isFigure: true,
      cell: ({ held, heldMost }: OfficeFixtureLine) => `${moneyText(held)} / ${moneyText(heldMost)}`,
    },
  ];

  function search(): void {
    const given = new FormData(form);
    const query = { when: String(given.get('when') ?? ''), search: String(given.get('search') ?? '').trim() };
    const rows: OfficeFixtureLine[] = [];
    const load = async (before = ''): Promise<Node> => {
      const { fixtures, next } = await office.get<OfficeFixtures>(SPORTS_OFFICE_PATHS.fixtures, {
        ...query,
        before,
      });
      rows.push(...fixtures);
      if (rows.length === 0) return nothing(own.noMatches, own.noMatchesNext);
      const more =
        next !== null &&
        button({ class: 'button' }, () => showLoaded(results, words, () => load(next)), words.more);
      return el('div', {}, table(own.tabs.sports, columns, rows), more);
    };
    showLoaded(results, words, load);
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    search();
  });
  search();
  return place;
}

function searchForm({ words, entered }: OfficePage): HTMLFormElement {
  const own = sportsWords(entered);
  return el(
    'form',
    { class: 'filters', role: 'search' },
    el(
      'label',
      {},
      el('span', {}, own.show),
      el(
        'select',
        { name: 'when' },
        el('option', { value: 'open' }, own.open),
        el('option', { value: 'ended' }, own.ended),
      ),
    ),
    el(
      'label',
      {},
      el('span', {}, own.searchMatch),
      el('input', { name: 'search', maxlength: 60, autocomplete: 'off', spellcheck: 'false' }),
    ),
    el('button', { type: 'submit', class: 'button solid' }, words.search),
  );
}
