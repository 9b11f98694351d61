import { type OfficeFeed, SPORTS_OFFICE_PATHS } from '../../../sports-office-api.ts';
import { el } from '../../shared/element.ts';
import { type OfficePage, table, timeText } from '../page.ts';
import { say } from '../words.ts';
import { nothing } from './match-line.ts';
import { sportsWords } from './words.ts';

/** Whether feeds are alive, what is missing of them, and how many matches take no bets because of it. */
export async function feedsTab(page: OfficePage): Promise<Node> {
  const own = sportsWords(page.entered);
  const feeds = await page.office.get<OfficeFeed[]>(SPORTS_OFFICE_PATHS.feeds);
  if (feeds.length === 0) return nothing(own.noFeeds, own.noFeedsNext);
  return el('div', {}, el('p', { class: 'quiet' }, own.feedNote), feedsTable(page, feeds));
}

function feedsTable(page: OfficePage, feeds: readonly OfficeFeed[]): Node {
  const { words } = page;
  const own = sportsWords(page.entered);
  return table(
    own.tabs.feeds,
    [
      { title: own.feed, cell: ({ feed }) => el('strong', {}, feed) },
      { title: own.producer, cell: ({ producer }) => own.producers[producer] },
      { title: words.state, cell: (feed) => stateOf(page, feed) },
      { title: own.lastMessage, cell: (feed) => lastOf(page, feed) },
      { title: own.awaited, isFigure: true, cell: ({ expected }) => String(expected) },
      { title: own.gaps, isFigure: true, cell: ({ gaps }) => String(gaps) },
      { title: own.refusedMessages, cell: (feed) => refusedOf(page, feed) },
      {
        title: own.dependent,
        cell: ({ matches, isSilent }) =>
          isSilent && matches > 0
            ? say(own.dependentSuspended, { matches: String(matches) })
            : String(matches),
      },
    ],
    feeds,
  );
}

function stateOf({ entered }: OfficePage, { isSilent, gapSince, expected, lastAt }: OfficeFeed): Node {
  const own = sportsWords(entered);
  if (lastAt === null) return el('span', { class: 'badge' }, own.neverReceived);
  const badge = el(
    'span',
    { class: isSilent ? 'badge stopped' : 'badge open' },
    isSilent ? own.silent : own.alive,
  );
  if (gapSince === null) return badge;
  const missing = say(own.gap, { place: String(expected), time: timeText(gapSince, entered.language) });
  return el('div', {}, badge, el('span', { class: 'quiet line' }, missing));
}

function lastOf({ entered }: OfficePage, { lastAt, silentMs }: OfficeFeed): Node | string {
  if (lastAt === null || silentMs === null) return '–';
  const own = sportsWords(entered);
  const ago = say(own.seconds, { seconds: String(Math.max(0, Math.round(silentMs / 1000))) });
  return el('div', {}, timeText(lastAt, entered.language), el('span', { class: 'quiet line' }, ago));
}

function refusedOf({ entered }: OfficePage, { refused, lastRefused }: OfficeFeed): Node | string {
  if (lastRefused === null) return String(refused);
  const { kind, reason, at } = lastRefused;
  const text = say(sportsWords(entered).lastRefused, { kind, reason, time: timeText(at, entered.language) });
  return el('div', {}, String(refused), el('span', { class: 'quiet line' }, text));
}
