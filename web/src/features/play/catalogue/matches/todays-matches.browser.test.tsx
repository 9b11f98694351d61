import { lobbyMatches } from '@lanna/contract/money/vendor-wallet/lobby';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../../testing/show.tsx';
import { standInPortal } from '../../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../../testing/words.ts';
import { TodaysMatches } from './todays-matches.tsx';

const { matches: words } = wordsOf('catalogue');
const kickOff = (inHours: number) => new Date(Date.now() + inHours * 3_600_000).toISOString();
const match = (code: string, inHours: number, parts: object = {}) => ({
  ...{ code, game: 'book', competition: 'ไทยลีก', home: `เหย้า ${code}`, away: `เยือน ${code}` },
  ...{ startsAt: kickOff(inHours), status: 'open' as const, virtual: false, markets: 34 },
  ...{ place: `page=event&fixture=${code}`, gameId: 'g1', available: true, demo: true, ...parts },
});
const said = (entries: ReturnType<typeof match>[]) => ({
  vendors: [{ vendor: 'SANAM', saidAt: new Date().toISOString(), entries }],
});

test('what is on today stands by time or by league, and each match leads to its own page in the book', async () => {
  const portal = await standInPortal();
  const soon = match('s', 0.2, { virtual: true, competition: 'ลีกเสมือน' });
  portal.answer(lobbyMatches, said([match('b', 2), soon, match('live', -0.5)]));
  await show(<TodaysMatches />);
  const names = () =>
    page
      .getByRole('heading', { level: 3 })
      .elements()
      .map((one) => one.textContent);
  await expect
    .poll(names)
    .toEqual([
      expect.stringContaining('เหย้า live'),
      expect.stringContaining('เหย้า s'),
      expect.stringContaining('เหย้า b'),
    ]);
  await expect.element(page.getByText(words.live)).toBeVisible();
  await expect.element(page.getByText(words.virtual, { exact: true })).toBeVisible();
  const link = page.getByRole('link', { name: /เหย้า b/ });
  const href = new URL((link.element() as HTMLAnchorElement).href);
  expect(href.searchParams.get('place')).toBe('page=event&fixture=b');
  await page.getByRole('button', { name: words.by.league }).click();
  await expect
    .poll(() =>
      page
        .getByRole('heading', { level: 3 })
        .elements()
        .map((one) => one.textContent),
    )
    .toEqual(['ไทยลีก', 'ลีกเสมือน']);
});

test('more than a screen of matches comes when it is asked for', async () => {
  const portal = await standInPortal();
  portal.answer(lobbyMatches, said(Array.from({ length: 12 }, (_, at) => match(`m${at}`, 2 + at / 10))));
  await show(<TodaysMatches />);
  await expect.poll(() => page.getByRole('article').elements().length).toBe(10);
  await page.getByRole('button', { name: /2/ }).click();
  await expect.poll(() => page.getByRole('article').elements().length).toBe(12);
});

test('nothing today, no vendor of matches and a failure each have their own words', async () => {
  const portal = await standInPortal();
  portal.answer(lobbyMatches, said([]));
  await show(<TodaysMatches />);
  await expect.element(page.getByText(words.none)).toBeVisible();
  portal.lose(lobbyMatches);
  await show(<TodaysMatches />);
  await expect.element(page.getByText(words.failed)).toBeVisible();
  portal.answer(lobbyMatches, { vendors: [] });
  await show(<TodaysMatches />);
  await expect.poll(() => page.getByRole('heading').elements().length).toBe(0);
});
