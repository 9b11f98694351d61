import {
  BACK_OFFICE_PATHS,
  type OfficeGame,
  type OfficeRoundLine,
  type OfficeRounds,
  ROUND_STATES,
} from '../../back-office-api.ts';
import { button, el } from '../shared/element.ts';
import { moneyText, nameIn, type OfficePage, showLoaded, table, timeText } from './page.ts';
import { roundView } from './round-view.ts';

/** Rounds of the brand's players: found by player, game, state and time, one opened in place of the list. */
export async function roundsTab(page: OfficePage): Promise<Node> {
  const { words, office, entered } = page;
  const games = await office.get<OfficeGame[]>(BACK_OFFICE_PATHS.games);
  const names = new Map(games.map(({ code, name }) => [code, nameIn(name, entered.language)]));
  const results = el('div', {});
  const form = searchForm(page, names);
  const list = el('div', {}, form, results);
  const place = el('div', {}, list);

  function openRound(id: string, opener: HTMLElement): void {
    const shown = el('div', {});
    const back = button(
      { class: 'button' },
      () => {
        place.replaceChildren(list);
        opener.focus();
      },
      `← ${words.back}`,
    );
    place.replaceChildren(back, shown);
    back.focus();
    showLoaded(shown, words, () => roundView(page, id, names));
  }

  const columns = [
    {
      title: words.round,
      cell: ({ id }: OfficeRoundLine) => {
        const opener = button({ class: 'link' }, () => openRound(id, opener), `…${id.slice(-12)}`);
        return opener;
      },
    },
    { title: words.placedAt, cell: (round: OfficeRoundLine) => timeText(round.placedAt, entered.language) },
    { title: words.player, cell: ({ player }: OfficeRoundLine) => el('code', {}, player) },
    { title: words.game, cell: ({ gameCode }: OfficeRoundLine) => names.get(gameCode) ?? gameCode },
    { title: words.stake, isFigure: true, cell: ({ stake }: OfficeRoundLine) => moneyText(stake) },
    { title: words.payout, isFigure: true, cell: ({ payout }: OfficeRoundLine) => moneyText(payout) },
    { title: words.state, cell: ({ state }: OfficeRoundLine) => words.states[state] },
  ];

  function search(): void {
    const query = queryOf(form);
    const rows: OfficeRoundLine[] = [];
    const load = async (after = ''): Promise<Node> => {
      const { rounds, next } = await office.get<OfficeRounds>(BACK_OFFICE_PATHS.rounds, { ...query, after });
      rows.push(...rounds);
      if (rows.length === 0)
        return el(
          'div',
          { class: 'notice' },
          el('p', {}, words.noRounds),
          el('p', { class: 'quiet' }, words.noRoundsNext),
        );
      const more =
        next !== null &&
        button({ class: 'button' }, () => showLoaded(results, words, () => load(next)), words.more);
      return el('div', {}, table(words.tabs.rounds, columns, rows), more);
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

function searchForm({ words }: OfficePage, names: ReadonlyMap<string, string>): HTMLFormElement {
  const field = (label: string, input: HTMLElement) => el('label', {}, el('span', {}, label), input);
  return el(
    'form',
    { class: 'filters', role: 'search' },
    field(
      words.player,
      el('input', { name: 'player', maxlength: 200, autocomplete: 'off', spellcheck: 'false' }),
    ),
    field(words.game, choice('game', words.allGames, [...names])),
    field(
      words.state,
      choice(
        'state',
        words.allStates,
        ROUND_STATES.map((state) => [state, words.states[state]]),
      ),
    ),
    field(words.from, el('input', { name: 'from', type: 'datetime-local' })),
    field(words.to, el('input', { name: 'to', type: 'datetime-local' })),
    el('button', { type: 'submit', class: 'button solid' }, words.search),
  );
}

function choice(name: string, all: string, options: (readonly [string, string])[]): HTMLElement {
  return el(
    'select',
    { name },
    el('option', { value: '' }, all),
    ...options.map(([value, text]) => el('option', { value }, text)),
  );
}

function queryOf(form: HTMLFormElement): Record<string, string> {
  const given = new FormData(form);
  const text = (name: string) => String(given.get(name) ?? '').trim();
  const moment = (name: string) => (text(name) ? new Date(text(name)).toISOString() : '');
  return {
    player: text('player'),
    game: text('game'),
    state: text('state'),
    from: moment('from'),
    to: moment('to'),
  };
}
