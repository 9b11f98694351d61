import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  type OfficeBounds,
  type OfficeFeed,
  type OfficeFixture,
  type OfficeGroup,
  type OfficeLimit,
  type OfficeMarginSheet,
  type OfficeMargins,
  type OfficeSlips,
  SPORTS_OFFICE_PATHS as PATHS,
} from '../../../sports-office-api.ts';
import { axeFinds } from '../../shared/axe.fixture.ts';
import { wear } from '../../shared/wear.fixture.ts';
import css from '../office.css?inline';
import type { Office } from '../office-api.ts';
import type { OfficePage } from '../page.ts';
import { OFFICE_WORDS } from '../words.ts';
import { feedsTab } from './feeds-tab.ts';
import { limitsTab } from './limits-tab.ts';
import { matchView } from './match-view.ts';

const AT = '2026-11-29T10:00:00.000Z';
const FEED: OfficeFeed = {
  ...{ feed: 'alpha', producer: 'prematch', lastAt: AT, silentMs: 4000, isSilent: false, expected: 18 },
  ...{ gapSince: null, gaps: 0, refused: 0, matches: 12, lastRefused: null },
};
const LEAGUE: OfficeMargins = {
  ...{ id: '0198c1c0-0000-7000-8000-000000000001', name: { TH: 'ไทยลีก', EN: 'Thai League' }, virtual: false },
  kinds: [{ kind: 'handicap', markets: 8, margin: 36, highest: 52, most: 40 }],
};
const GROUP: OfficeGroup = {
  name: 'watched',
  players: [{ player: 'member-7', reason: 'เล่นสวนราคา', setBy: 'Naree', setAt: AT }],
};
const LIMIT: OfficeLimit = {
  ...{ scope: 'group', subject: 'x', name: 'watched', percent: 10, mostStake: '5000.00' },
  ...{ reason: 'เล่นสวนราคา', setBy: 'Naree', setAt: AT },
};
const BOUNDS: OfficeBounds = {
  bounds: [],
  sports: [{ code: 'football', name: { TH: 'ฟุตบอล', EN: 'Football' } }],
  published: {
    mostStake: '50000.00',
    mostPaid: '1000000.00',
    ofSelection: '200000.00',
    ofFixture: '500000.00',
  },
};
const SHEET: OfficeMarginSheet = {
  version: 1,
  kinds: [
    { kind: 'result', name: { TH: 'ผล 1X2', EN: '1X2' }, margin: 45, published: 50, least: 10, most: 60 },
  ],
  versions: [
    { version: 1, margins: { result: 45 }, reason: 'ลีกใหญ่', brand: 'LANNA', setBy: 'Naree', setAt: AT },
  ],
};
const MATCH: OfficeFixture = {
  ...{
    id: 'f1',
    competition: LEAGUE.name,
    home: { TH: 'เหย้า', EN: 'Home' },
    away: { TH: 'เยือน', EN: 'Away' },
  },
  ...{
    outright: null,
    virtual: false,
    source: 'feed:alpha',
    startsAt: new Date(Date.now() + 3_600_000).toISOString(),
  },
  ...{ state: 'prematch', slips: 2, held: '100.00', heldMost: '500000.00', resultVersion: 0, results: [] },
  ...{ reportedBy: null, mayReport: true, priceErrors: [] },
  markets: [
    {
      ...{
        market: 'result/full',
        name: { TH: 'ผลการแข่งขัน', EN: 'Result' },
        state: 'open',
        heldBy: null,
        known: true,
      },
      selections: [
        {
          ...{ selection: 'home', name: { TH: 'เหย้า', EN: 'Home' }, odds: 20_000, version: 2 },
          ...{ held: '100.00', heldMost: '200000.00', slips: 2, withdrawn: false },
        },
      ],
    },
  ],
};

async function show(
  make: (page: OfficePage) => Promise<Node>,
  answers: Record<string, unknown>,
  person = 'Naree',
): Promise<{ sent: { path: string; body: object }[] }> {
  await page.viewport(1280, 900);
  const sent: { path: string; body: object }[] = [];
  const office: Office = {
    get: async <T>(path: string) => answers[path] as T,
    post: async <T>(path: string, body: object) => {
      sent.push({ path, body });
      return answers[path] as T;
    },
  };
  const entered = {
    ...{ token: 't', vendor: 'Sanam', brand: 'LANNA', person, kinds: ['sports'], language: 'EN' as const },
    permissions: ['read', 'trade', 'settle', 'correct', 'configure'],
  };
  wear(css);
  const host = document.createElement('main');
  host.id = 'tab';
  document.body.append(host);
  onTestFinished(() => {
    host.remove();
    for (const dialog of document.querySelectorAll('dialog')) dialog.remove();
  });
  host.append(await make({ office, entered, words: OFFICE_WORDS.EN }));
  return { sent };
}

/** As a person chooses: labels here hold their choices, so they are no name to find them by. */
function choose(name: string, value: string): void {
  const select = document.querySelector<HTMLSelectElement>(`select[name=${name}]`);
  if (!select) throw new Error(`${name} is not there`);
  select.value = value;
  select.dispatchEvent(new Event('change'));
}

test('feeds say whether they are alive, what is missing, and which matches take no bets by it; without one that is said', async () => {
  const silent = {
    ...{ ...FEED, producer: 'live' as const, isSilent: true, gapSince: AT, gaps: 1, matches: 3, refused: 2 },
    lastRefused: { kind: 'odds', reason: 'a match that was never announced', at: AT },
  };
  const never = { ...FEED, feed: 'beta', lastAt: null, silentMs: null, isSilent: true, matches: 0 };
  await show(feedsTab, { [PATHS.feeds]: [FEED, silent, never] });
  await expect.element(page.getByText('Alive', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/Message 18 is missing/)).toBeVisible();
  await expect.element(page.getByText('3, suspended by it')).toBeVisible();
  await expect.element(page.getByText(/a match that was never announced/)).toBeVisible();
  await expect.element(page.getByText('Nothing received yet')).toBeVisible();
  expect(await axeFinds('#tab')).toEqual([]);
  await show(feedsTab, { [PATHS.feeds]: [] });
  await expect.element(page.getByText('No feed is connected.')).toBeVisible();
});

test('limits are set for a league that is chosen, groups are kept with reasons, and a margin beyond its bound stands out', async () => {
  const { sent } = await show(limitsTab, {
    ...{ [PATHS.limits]: [LIMIT], [PATHS.margins]: [LEAGUE], [PATHS.groups]: [GROUP] },
    ...{ [PATHS.bounds]: BOUNDS, [PATHS.marginSheet]: SHEET },
  });
  await expect.element(page.getByText('5.2%')).toHaveClass('fault');
  await expect.element(page.getByText('member-7')).toBeVisible();
  expect(await axeFinds('#tab')).toEqual([]);
  choose('scope', 'competition');
  choose('league', LEAGUE.id);
  await page.getByLabelText(/Share in per cent/).fill('20');
  await page.getByLabelText('Reason').first().fill('small league');
  await page.getByRole('button', { name: 'Set', exact: true }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      {
        path: PATHS.limits,
        body: { scope: 'competition', subject: LEAGUE.id, percent: 20, reason: 'small league' },
      },
    ]);
});

test('a wrong price is named with the true one, and another person approves it', async () => {
  const error = {
    ...{ id: 'e1', market: 'result/full', selection: 'home', name: { TH: 'เหย้า', EN: 'Home' }, version: 2 },
    ...{ shown: 20_000, truth: 2000, reason: 'a point misplaced', proposedBy: 'Naree', proposedAt: AT },
    ...{ approvedBy: null, approvedAt: null, slips: null, withdrawnBy: null, withdrawnAt: null },
  };
  const named = { ...MATCH, priceErrors: [error] };
  const answers = {
    ...{ [`${PATHS.fixture}/f1`]: MATCH, [PATHS.priceError]: named, [PATHS.decideError]: named },
    [PATHS.slips]: { slips: [], next: null } satisfies OfficeSlips,
  };
  const { sent } = await show((of) => matchView(of, 'f1'), answers);
  await page.getByRole('button', { name: /Obviously wrong price/ }).click();
  await page.getByLabelText('True price (decimal)').fill('2.00');
  await page.getByRole('dialog').getByLabelText('Reason').fill('a point misplaced');
  await page.getByRole('dialog').getByRole('button', { name: 'Wrong price' }).click();
  await expect.poll(() => sent).toMatchObject([{ body: { version: 2, truth: 2000, selection: 'home' } }]);
  await expect.element(page.getByText(/Waits for another person/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Approve' }).elements()).toEqual([]);
  document.querySelector('#tab')?.remove();
  const other = await show(
    (of) => matchView(of, 'f1'),
    { ...answers, [`${PATHS.fixture}/f1`]: named },
    'Somsak',
  );
  expect(await axeFinds('#tab')).toEqual([]);
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByLabelText('Reason').fill('seen in the sheet');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect.poll(() => other.sent).toMatchObject([{ body: { error: 'e1', decision: 'approve' } }]);
});

test('bounds of a league and the next version of the margins are sent with a reason', async () => {
  const { sent } = await show(limitsTab, {
    ...{ [PATHS.limits]: [], [PATHS.margins]: [LEAGUE], [PATHS.groups]: [] },
    ...{ [PATHS.bounds]: BOUNDS, [PATHS.marginSheet]: SHEET },
  });
  await expect.element(page.getByText('1X2 5.0% → 4.5%')).toBeVisible();
  choose('bound-of', `competition ${LEAGUE.id}`);
  await page.getByLabelText(/^Payout of a slip/).fill('100,000');
  document.querySelector<HTMLInputElement>('input[name=bound-reason]')?.setAttribute('value', 'small league');
  await page.getByRole('button', { name: 'Set bounds' }).click();
  await page.getByLabelText('1X2 (at most 6.0%)').fill('4.1');
  document
    .querySelector<HTMLInputElement>('input[name=margin-reason]')
    ?.setAttribute('value', 'a quiet week');
  await page.getByRole('button', { name: 'Put in force' }).click();
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([
      {
        ...{ scope: 'competition', subject: LEAGUE.id, mostStake: null, mostPaid: '100000' },
        ...{ ofSelection: null, ofFixture: null, reason: 'small league' },
      },
      { version: 1, margins: { result: 41 }, reason: 'a quiet week' },
    ]);
});

test('how a competition ended is typed as places, those who share one alike, and who never started', async () => {
  const cup = {
    ...{ ...MATCH, home: { TH: 'แชมป์ถ้วย', EN: 'Cup winner' }, away: { TH: 'แชมป์ถ้วย', EN: 'Cup winner' } },
    outright: { a: { TH: 'ก', EN: 'Alpha' }, b: { TH: 'ข', EN: 'Beta' }, c: { TH: 'ค', EN: 'Gamma' } },
  };
  const answers = {
    ...{ [`${PATHS.fixture}/f1`]: cup, [PATHS.report]: { state: 'reported' } },
    [PATHS.slips]: { slips: [], next: null } satisfies OfficeSlips,
  };
  const { sent } = await show((of) => matchView(of, 'f1'), answers);
  await expect.element(page.getByRole('heading', { name: 'Cup winner', exact: true })).toBeVisible();
  await page.getByLabelText('Place: Alpha').fill('1');
  await page.getByLabelText('Place: Beta').fill('1');
  await page.getByLabelText('Did not start: Gamma').click();
  expect(await axeFinds('#tab')).toEqual([]);
  await page.getByLabelText('Reason').fill('as declared');
  await page.getByRole('button', { name: 'Send what I have typed' }).click();
  await expect
    .poll(() => sent[0]?.body)
    .toEqual({
      ...{ fixture: 'f1', reason: 'as declared' },
      end: { state: 'ranked', outright: { places: { a: 1, b: 1 }, nonStarters: ['c'] } },
    });
});
