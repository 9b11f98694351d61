import { formatOdds } from '@lanna/rules/play/sports/odds/odds';
import {
  type OfficeFixture,
  type OfficeMarket,
  type OfficeSelection,
  SPORTS_OFFICE_PATHS,
} from '../../../sports-office-api.ts';
import { button, el } from '../../shared/element.ts';
import { askReason } from '../ask-reason.ts';
import { facts } from '../facts.ts';
import { moneyText, type OfficePage, showLoaded, table, timeText } from '../page.ts';
import { say } from '../words.ts';
import { endText } from './end-text.ts';
import { stateBadge, titleOf } from './match-line.ts';
import { priceErrors, wrongPriceButton } from './price-errors.ts';
import { rankingForm } from './ranking-form.ts';
import { resultForm } from './result-form.ts';
import { slipsList } from './slips-tab.ts';
import { sportsWords } from './words.ts';

type SelectionRow = OfficeSelection & {
  name: { TH: string; EN: string };
  of: OfficeMarket;
  isFirst: boolean;
};

/** One match: its markets with what could be lost on each selection, its results by version, a form for the next, and the brand's slips. */
export async function matchView(page: OfficePage, id: string): Promise<Node> {
  const place = el('div', {});
  show(place, page, await page.office.get<OfficeFixture>(`${SPORTS_OFFICE_PATHS.fixture}/${id}`));
  return place;
}

function show(place: HTMLElement, page: OfficePage, match: OfficeFixture): void {
  const { entered, words } = page;
  const own = sportsWords(entered);
  const slips = el('div', {});
  showLoaded(slips, words, () => slipsList(page, { fixture: match.id }));
  place.replaceChildren(
    el('h2', {}, titleOf(match, entered.language)),
    facts([
      [own.starts, timeText(match.startsAt, entered.language)],
      [words.state, stateBadge(match, page)],
      [own.exposure, `${moneyText(match.held)} / ${moneyText(match.heldMost)}`],
      [own.openSlips, String(match.slips)],
    ]),
    turnButton(place, page, match, null) ?? '',
    el('h3', {}, own.results),
    resultsTable(page, match),
    resultPart(place, page, match),
    priceErrors(page, match, (next) => show(place, page, next)) ?? '',
    el('h3', {}, own.market),
    marketsTable(place, page, match),
    el('h3', {}, own.openSlips),
    slips,
  );
}

function marketsTable(place: HTMLElement, page: OfficePage, match: OfficeFixture): Node {
  const { entered } = page;
  const own = sportsWords(entered);
  const rows: SelectionRow[] = match.markets.flatMap((of) =>
    of.selections.map((selection, at) => ({ ...selection, of, isFirst: at === 0 })),
  );
  return table(
    own.market,
    [
      {
        title: own.market,
        cell: ({ of, isFirst }) =>
          isFirst ? el('div', {}, el('strong', {}, of.name[entered.language]), noteOf(of, page)) : '',
      },
      { title: own.selection, cell: ({ name }) => name[entered.language] },
      {
        title: own.price,
        isFigure: true,
        cell: ({ odds, withdrawn }) => (withdrawn ? own.withdrawn : formatOdds(odds)),
      },
      { title: own.openSlips, isFigure: true, cell: ({ slips }) => String(slips) },
      {
        title: own.exposure,
        isFigure: true,
        cell: ({ held, heldMost }) => `${moneyText(held)} / ${moneyText(heldMost)}`,
      },
      {
        title: '',
        cell: (row) =>
          el(
            'div',
            { class: 'acts' },
            row.isFirst && (turnButton(place, page, match, row.of) ?? ''),
            wrongPriceButton(page, match, row, (next) => show(place, page, next)) ?? '',
          ),
      },
    ],
    rows,
  );
}

function noteOf({ known, heldBy }: OfficeMarket, { entered }: OfficePage): Node | undefined {
  const own = sportsWords(entered);
  const note = known ? heldBy && say(own.heldBy, { who: heldBy }) : own.notShown;
  return note ? el('span', { class: 'quiet line' }, note) : undefined;
}

/** Suspends a market or the match in one press with a reason, or opens it again. */
function turnButton(
  place: HTMLElement,
  page: OfficePage,
  match: OfficeFixture,
  market: OfficeMarket | null,
): HTMLElement | undefined {
  const { words, entered, office } = page;
  const own = sportsWords(entered);
  const isOver = !['prematch', 'live', 'suspended'].includes(match.state) || market?.state === 'closed';
  if (!entered.permissions.includes('trade') || isOver || market?.known === false) return undefined;
  const isSuspended = market ? market.heldBy !== null : match.state === 'suspended';
  const what = market ? market.name[entered.language] : titleOf(match, entered.language);
  const title = say(isSuspended ? own.resumeTitle : own.suspendTitle, { what });
  const label = market
    ? isSuspended
      ? own.resume
      : own.suspend
    : isSuspended
      ? own.resumeMatch
      : own.suspendMatch;
  const path = isSuspended ? SPORTS_OFFICE_PATHS.resume : SPORTS_OFFICE_PATHS.suspend;
  return button(
    { class: isSuspended ? 'button' : 'button danger', 'aria-label': `${label}: ${what}` },
    () =>
      askReason(words, {
        title,
        meaning: isSuspended ? own.resumeMeaning : own.suspendMeaning,
        action: label,
        isDanger: !isSuspended,
        carryOut: async (reason) => {
          const body = { fixture: match.id, market: market?.market ?? null, reason };
          show(place, page, await office.post<OfficeFixture>(path, body));
        },
        refused: () => refresh(place, page, match.id),
      }),
    label,
  );
}

function resultsTable({ entered, words }: OfficePage, { results, outright }: OfficeFixture): Node {
  const own = sportsWords(entered);
  const nameOf = (selection: string) => outright?.[selection]?.[entered.language] ?? selection;
  if (results.length === 0) return el('p', { class: 'quiet' }, own.noResult);
  return table(
    own.results,
    [
      { title: own.version, isFigure: true, cell: ({ version }) => String(version) },
      { title: own.how, cell: ({ end }) => endText(end, own, nameOf) },
      { title: words.when, cell: ({ madeAt }) => timeText(madeAt, entered.language) },
      { title: own.source, cell: ({ source }) => source },
      {
        title: own.people,
        cell: ({ madeBy, approvedBy }) => [madeBy, approvedBy].filter(Boolean).join(' · ') || '–',
      },
      { title: words.reason, cell: ({ reason }) => reason ?? '–' },
      {
        title: own.settledSlips,
        isFigure: true,
        cell: ({ slips, isSettled }) => (isSettled ? String(slips) : `${slips} · ${own.underway}`),
      },
    ],
    results,
  );
}

function resultPart(place: HTMLElement, page: OfficePage, match: OfficeFixture): Node {
  const { entered } = page;
  const own = sportsWords(entered);
  if (!match.mayReport) return el('p', { class: 'quiet' }, own.fromLink);
  const permission = match.results.length === 0 ? 'settle' : 'correct';
  if (!entered.permissions.includes(permission)) return el('p', { class: 'quiet' }, own.mayNot);
  const waits =
    match.reportedBy !== null && el('p', { class: 'notice' }, say(own.typedBy, { who: match.reportedBy }));
  return el(
    'div',
    {},
    waits,
    match.outright
      ? rankingForm(page, match.id, match.outright, () => refresh(place, page, match.id))
      : resultForm(page, match.id, () => refresh(place, page, match.id)),
  );
}

async function refresh(place: HTMLElement, page: OfficePage, id: string): Promise<void> {
  show(place, page, await page.office.get<OfficeFixture>(`${SPORTS_OFFICE_PATHS.fixture}/${id}`));
}
