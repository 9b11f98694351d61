import {
  BACK_OFFICE_PATHS,
  type OfficeTable,
  type OfficeTableRoundLine,
  type OfficeTableRounds,
} from '../../back-office-api.ts';
import { button, el } from '../shared/element.ts';
import { moneyText, nameIn, type OfficePage, showLoaded, table, timeText } from './page.ts';
import { tableRoundView } from './table-round-view.ts';

/** Rounds of one table, newest first, found by number or id; one opened in place of the list. */
export function tableRounds(
  page: OfficePage,
  { tables, code, onBack }: { tables: readonly OfficeTable[]; code: string; onBack(): void },
): HTMLElement {
  const { words, office, entered } = page;
  const names = new Map(tables.map((one) => [one.code, nameIn(one.name, entered.language)]));
  const results = el('div', {});
  const form = searchForm(page, names, code);
  const leave = button({ class: 'button back' }, onBack, `← ${words.backToTables}`);
  const list = el('div', {}, leave, form, results);
  const place = el('div', {}, list);

  function openRound(id: string, opener: HTMLElement): void {
    const shown = el('div', {});
    const back = button(
      { class: 'button back' },
      () => {
        place.replaceChildren(list);
        opener.focus();
      },
      `← ${words.back}`,
    );
    place.replaceChildren(back, shown);
    back.focus();
    showLoaded(shown, words, () => tableRoundView(page, id, names));
  }

  const columns = [
    {
      title: words.round,
      cell: ({ id, number }: OfficeTableRoundLine) => {
        const opener = button({ class: 'link' }, () => openRound(id, opener), String(number));
        return opener;
      },
    },
    { title: words.table, cell: (round: OfficeTableRoundLine) => names.get(round.table) ?? round.table },
    {
      title: words.opensAt,
      cell: ({ opensAt }: OfficeTableRoundLine) => timeText(opensAt, entered.language),
    },
    { title: words.state, cell: ({ state }: OfficeTableRoundLine) => words.tableRoundStates[state] },
    { title: words.result, cell: ({ result }: OfficeTableRoundLine) => el('code', {}, result ?? '–') },
    { title: words.ownBets, isFigure: true, cell: ({ bets }: OfficeTableRoundLine) => String(bets) },
    { title: words.stake, isFigure: true, cell: ({ stake }: OfficeTableRoundLine) => moneyText(stake) },
  ];

  function search(): void {
    const query = queryOf(form);
    const rows: OfficeTableRoundLine[] = [];
    const load = async (after = ''): Promise<Node> => {
      const { rounds, next } = await office.get<OfficeTableRounds>(BACK_OFFICE_PATHS.tableRounds, {
        ...query,
        after,
      });
      rows.push(...rounds);
      if (rows.length === 0)
        return el(
          'div',
          { class: 'notice' },
          el('p', {}, words.noRounds),
          el('p', { class: 'quiet' }, words.noTableRoundsNext),
        );
      const more =
        next !== null &&
        button({ class: 'button' }, () => showLoaded(results, words, () => load(next)), words.more);
      return el('div', {}, table(words.tableRounds, columns, rows), more);
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

function searchForm(
  { words }: OfficePage,
  names: ReadonlyMap<string, string>,
  code: string,
): HTMLFormElement {
  const choice = el(
    'select',
    { name: 'table' },
    el('option', { value: '' }, words.allTables),
    ...[...names].map(([value, name]) => el('option', { value, selected: value === code }, name)),
  );
  const sought = el('input', { name: 'sought', maxlength: 36, autocomplete: 'off', spellcheck: 'false' });
  return el(
    'form',
    { class: 'filters', role: 'search' },
    el('label', {}, el('span', {}, words.table), choice),
    el('label', {}, el('span', {}, words.numberOrId), sought),
    el('button', { type: 'submit', class: 'button solid' }, words.search),
  );
}

/** Figures alone are a number; the server says of anything else whether it is an id. */
function queryOf(form: HTMLFormElement): Record<string, string> {
  const given = new FormData(form);
  const text = (name: string) => String(given.get(name) ?? '').trim();
  const isNumber = /^\d+$/.test(text('sought'));
  return { table: text('table'), [isNumber ? 'number' : 'id']: text('sought') };
}
