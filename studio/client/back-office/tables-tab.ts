import { BACK_OFFICE_PATHS, type OfficeTable } from '../../back-office-api.ts';
import { button, el } from '../shared/element.ts';
import { askReason } from './ask-reason.ts';
import { makeTableButton, takeAwayButton } from './own-tables.ts';
import { moneyText, nameIn, type OfficePage, showLoaded, table, timeText } from './page.ts';
import { tableRounds } from './table-rounds.ts';
import { askSettings } from './table-settings.ts';
import { say } from './words.ts';

/** The vendor's live tables as they stand for the brand. A person who may, closes and opens them, and proposes or approves that a round is made void. */
export async function tablesTab(page: OfficePage): Promise<Node> {
  const place = el('div', {});
  show(place, page, await page.office.get<OfficeTable[]>(BACK_OFFICE_PATHS.tables));
  return place;
}

function show(place: HTMLElement, page: OfficePage, tables: readonly OfficeTable[]): void {
  const { words, entered } = page;
  const [mayStop, mayConfigure] = (['stop', 'configure'] as const).map((one) =>
    entered.permissions.includes(one),
  );
  const unsteady = tables.filter(({ isUnsteady }) => isUnsteady);
  if (tables.length === 0) {
    place.replaceChildren(el('p', { class: 'quiet' }, words.noTables));
    return;
  }
  place.replaceChildren(
    ...(unsteady.length > 0 ? [alertOf(page, unsteady)] : []),
    ...(mayConfigure
      ? [el('div', { class: 'bar' }, makeTableButton(page, tables, afterOf(place, page)))]
      : []),
    table(
      words.tabs.tables,
      [
        {
          title: words.table,
          cell: (one) => el('div', {}, nameOf(one, page), roundsButton(place, page, tables, one)),
        },
        { title: words.state, cell: (one) => stateOf(one, page) },
        ...(mayStop || mayConfigure
          ? [{ title: '', cell: (one: OfficeTable) => actionsOf(place, page, one) }]
          : []),
        { title: words.playersThere, isFigure: true, cell: ({ players }) => String(players) },
        { title: words.limits, isFigure: true, cell: (one) => limitsOf(one, page) },
        { title: words.liability, isFigure: true, cell: liabilityOf },
        { title: words.leaderChanges, isFigure: true, cell: (one) => changesOf(one, page) },
      ],
      tables,
    ),
    ...(mayStop ? [] : [el('p', { class: 'quiet' }, words.mayNotStop)]),
  );
}

function nameOf(
  { name, game, round, isOwn, isTakenAway }: OfficeTable,
  { entered: { language }, words }: OfficePage,
): Node {
  const number = round && say(words.roundNumber, { number: String(round.number) });
  return el(
    'div',
    {},
    el('strong', {}, nameIn(name, language)),
    el('span', { class: 'quiet line' }, [nameIn(game, language), number].filter(Boolean).join(' · ')),
    isOwn && el('span', { class: 'badge open' }, isTakenAway ? words.own.takenAway : words.own.badge),
  );
}

function roundsButton(
  place: HTMLElement,
  page: OfficePage,
  tables: readonly OfficeTable[],
  { code, name }: OfficeTable,
): Node {
  const { words, entered } = page;
  const title = say(words.roundsOfTable, { table: nameIn(name, entered.language) });
  return button(
    { class: 'link', 'aria-label': title },
    () => {
      const onBack = () => showLoaded(place, words, () => tablesTab(page));
      place.replaceChildren(tableRounds(page, { tables, code, onBack }));
      place.querySelector('button')?.focus();
    },
    words.tableRounds,
  );
}

function stateOf({ status, stopped }: OfficeTable, { words, entered }: OfficePage): Node {
  const isOpen = status === 'open';
  const badge = el('span', { class: isOpen ? 'badge open' : 'badge stopped' }, words.tableStates[status]);
  if (!stopped) return badge;
  const { at, by, reason } = stopped;
  const facts = { when: timeText(at, entered.language), who: by, reason };
  return el('div', {}, badge, el('span', { class: 'quiet line' }, say(words.stoppedBy, facts)));
}

/** With the hours, where the brand has set some. */
function limitsOf(
  { minStake, maxStake, setting: { opens, closes } }: OfficeTable,
  { words }: OfficePage,
): Node {
  const hours = opens && closes && say(words.openHours, { opens, closes });
  return el(
    'div',
    {},
    `${moneyText(minStake)} – ${moneyText(maxStake)}`,
    hours ? el('span', { class: 'quiet line' }, hours) : undefined,
  );
}

function alertOf({ words, entered }: OfficePage, unsteady: readonly OfficeTable[]): Node {
  const names = unsteady.map(
    ({ name, leaderChanges }) => `${nameIn(name, entered.language)} (${leaderChanges})`,
  );
  return el(
    'div',
    { class: 'notice alert', role: 'alert' },
    el('strong', {}, words.unsteadyTitle),
    el('p', {}, say(words.unsteadyText, { tables: names.join(', ') })),
  );
}

function afterOf(place: HTMLElement, page: OfficePage) {
  return {
    show: (tables: OfficeTable[]) => show(place, page, tables),
    refused: () => refresh(place, page),
  };
}

function liabilityOf({ liability, liabilityMax }: OfficeTable): string {
  return `${moneyText(liability)} / ${moneyText(liabilityMax)}`;
}

function changesOf({ leaderChanges, isUnsteady }: OfficeTable, { words }: OfficePage): Node {
  return isUnsteady
    ? el('span', { class: 'badge stopped' }, say(words.unsteady, { count: String(leaderChanges) }))
    : el('span', {}, String(leaderChanges));
}

function actionsOf(place: HTMLElement, page: OfficePage, one: OfficeTable): Node {
  const { permissions } = page.entered;
  const after = afterOf(place, page);
  const { words } = page;
  const settings = () => askSettings(page, one, after.show, after.refused);
  const title = say(words.setting.title, { table: nameIn(one.name, page.entered.language) });
  return el(
    'div',
    { class: 'actions' },
    ...(permissions.includes('stop') ? [turnButton(place, page, one), voidButton(place, page, one)] : []),
    ...(permissions.includes('configure')
      ? [
          button({ class: 'button', 'aria-label': title }, settings, words.setting.open),
          takeAwayButton(page, one, after),
        ]
      : []),
  );
}

function turnButton(place: HTMLElement, page: OfficePage, one: OfficeTable): Node {
  const { words, entered, office } = page;
  const facts = { game: nameIn(one.name, entered.language), brand: entered.brand };
  const isStop = one.stopped === null;
  const title = say(isStop ? words.stopTitle : words.openTitle, facts);
  return button(
    { class: isStop ? 'button danger' : 'button', 'aria-label': title },
    () =>
      askReason(words, {
        title,
        meaning: say(isStop ? words.stopTableMeaning : words.openTableMeaning, facts),
        action: isStop ? words.stop : words.openGame,
        isDanger: isStop,
        carryOut: async (reason) => {
          const path = isStop ? BACK_OFFICE_PATHS.stopTable : BACK_OFFICE_PATHS.openTable;
          show(place, page, await office.post<OfficeTable[]>(path, { table: one.code, reason }));
        },
        refused: () => refresh(place, page),
      }),
    isStop ? words.stop : words.openGame,
  );
}

/** The round the table shows: one person proposes, another approves. */
function voidButton(
  place: HTMLElement,
  page: OfficePage,
  { code, name, round }: OfficeTable,
): Node | undefined {
  const { words, entered, office } = page;
  if (!round || round.state === 'void') return undefined;
  const facts = { table: nameIn(name, entered.language), number: String(round.number) };
  const title = say(words.voidTitle, facts);
  return button(
    { class: 'button danger', 'aria-label': title },
    () =>
      askReason(words, {
        title,
        meaning: words.voidMeaning,
        action: words.voidAction,
        isDanger: true,
        carryOut: async (reason) => {
          await office.post(BACK_OFFICE_PATHS.voidRound, { table: code, round: round.id, reason });
          await refresh(place, page);
        },
        refused: () => refresh(place, page),
      }),
    words.voidAction,
  );
}

async function refresh(place: HTMLElement, page: OfficePage): Promise<void> {
  show(place, page, await page.office.get<OfficeTable[]>(BACK_OFFICE_PATHS.tables).catch(() => []));
}
