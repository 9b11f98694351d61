import { BACK_OFFICE_PATHS, type OfficeGame } from '../../back-office-api.ts';
import { button, el } from '../shared/element.ts';
import { askReason } from './ask-reason.ts';
import { nameIn, type OfficePage, table, timeText } from './page.ts';
import { say } from './words.ts';

/** The studio's games as they stand for the brand; a person who may, stops and opens them. */
export async function gamesTab(page: OfficePage): Promise<Node> {
  const place = el('div', {});
  show(place, page, await page.office.get<OfficeGame[]>(BACK_OFFICE_PATHS.games));
  return place;
}

function show(place: HTMLElement, page: OfficePage, games: readonly OfficeGame[]): void {
  const { words, entered } = page;
  const mayStop = entered.permissions.includes('stop');
  place.replaceChildren(
    table(
      words.tabs.games,
      [
        { title: words.game, cell: (game) => el('strong', {}, nameIn(game.name, entered.language)) },
        { title: words.state, cell: (game) => stateOf(game, page) },
        ...(mayStop ? [{ title: '', cell: (game: OfficeGame) => turnButton(place, page, game) }] : []),
        { title: words.ruleVersion, cell: ({ ruleVersion }) => el('code', {}, ruleVersion) },
        {
          title: words.promised,
          isFigure: true,
          cell: ({ returnPercent }) => (returnPercent === '' ? '—' : `${returnPercent}%`),
        },
        { title: words.inPlay, isFigure: true, cell: ({ roundsInPlay }) => String(roundsInPlay) },
      ],
      games,
    ),
    ...(mayStop ? [] : [el('p', { class: 'quiet' }, words.mayNotStop)]),
  );
}

function stateOf({ stopped }: OfficeGame, { words, entered }: OfficePage): Node {
  if (!stopped) return el('span', { class: 'badge open' }, words.open);
  const { at, by, reason } = stopped;
  return el(
    'div',
    {},
    el('span', { class: 'badge stopped' }, words.stopped),
    el(
      'span',
      { class: 'quiet line' },
      say(words.stoppedBy, { when: timeText(at, entered.language), who: by, reason }),
    ),
  );
}

function turnButton(place: HTMLElement, page: OfficePage, game: OfficeGame): Node {
  const { words, entered, office } = page;
  const facts = { game: nameIn(game.name, entered.language), brand: entered.brand };
  const isStop = game.stopped === null;
  const title = say(isStop ? words.stopTitle : words.openTitle, facts);
  const refresh = async () =>
    show(place, page, await office.get<OfficeGame[]>(BACK_OFFICE_PATHS.games).catch(() => []));
  return button(
    { class: isStop ? 'button danger' : 'button', 'aria-label': title },
    () =>
      askReason(words, {
        title,
        meaning: say(isStop ? words.stopMeaning : words.openMeaning, facts),
        action: isStop ? words.stop : words.openGame,
        isDanger: isStop,
        carryOut: async (reason) => {
          const path = isStop ? BACK_OFFICE_PATHS.stop : BACK_OFFICE_PATHS.open;
          show(place, page, await office.post<OfficeGame[]>(path, { gameCode: game.code, reason }));
        },
        // Another person was first: the list shows what they did.
        refused: refresh,
      }),
    isStop ? words.stop : words.openGame,
  );
}
