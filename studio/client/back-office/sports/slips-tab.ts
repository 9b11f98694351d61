import { type OfficeSlip, type OfficeSlips, SPORTS_OFFICE_PATHS } from '../../../sports-office-api.ts';
import { button, el } from '../../shared/element.ts';
import { moneyText, type OfficePage, showLoaded, table, timeText } from '../page.ts';
import { nothing } from './match-line.ts';
import { sportsWords } from './words.ts';

/** Slips of the brand's players: open ones first asked for. */
export async function slipsTab(page: OfficePage): Promise<Node> {
  const { words, entered } = page;
  const own = sportsWords(entered);
  const results = el('div', {});
  const choice = el(
    'select',
    { name: 'state' },
    ...['open', 'placing', 'paying', 'settled', 'returned', 'refused', 'disputed'].map((value) =>
      el('option', { value }, own.slipStates[value] ?? value),
    ),
  );
  const load = () => showLoaded(results, words, () => slipsList(page, { state: choice.value }));
  choice.addEventListener('change', load);
  load();
  return el(
    'div',
    {},
    el('div', { class: 'filters' }, el('label', {}, el('span', {}, words.state), choice)),
    results,
  );
}

/** Newest first, page after page. */
export async function slipsList(page: OfficePage, query: Record<string, string>): Promise<Node> {
  const { words, office, entered } = page;
  const own = sportsWords(entered);
  const place = el('div', {});
  const rows: OfficeSlip[] = [];
  const columns = [
    { title: words.placedAt, cell: ({ placedAt }: OfficeSlip) => timeText(placedAt, entered.language) },
    { title: words.player, cell: ({ player }: OfficeSlip) => player },
    { title: own.slipWords, cell: ({ line }: OfficeSlip) => el('span', { class: 'line' }, line) },
    { title: words.state, cell: ({ state }: OfficeSlip) => own.slipStates[state] ?? state },
    { title: words.stake, isFigure: true, cell: ({ stake }: OfficeSlip) => moneyText(stake) },
    { title: own.pays, isFigure: true, cell: ({ pays }: OfficeSlip) => moneyText(pays) },
    {
      title: words.payout,
      isFigure: true,
      cell: ({ payout }: OfficeSlip) => (payout === null ? '–' : moneyText(payout)),
    },
  ];
  const load = async (before = ''): Promise<Node> => {
    const { slips, next } = await office.get<OfficeSlips>(SPORTS_OFFICE_PATHS.slips, { ...query, before });
    rows.push(...slips);
    if (rows.length === 0) return nothing(own.noSlips, own.noSlipsNext);
    const more =
      next !== null &&
      button({ class: 'button' }, () => showLoaded(place, words, () => load(next)), words.more);
    return el('div', {}, table(own.tabs.slips, columns, rows), more);
  };
  place.append(await load());
  return place;
}
