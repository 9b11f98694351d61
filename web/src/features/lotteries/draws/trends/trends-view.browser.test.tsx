import { drawsOfGame } from '@lanna/contract/lotteries/draws/draws';
import type { LotteryGame } from '@lanna/contract/lotteries/lottery/games';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../../testing/show.tsx';
import { standInPortal } from '../../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../../testing/words.ts';
import { TrendsView } from './trends-view.tsx';

const words = wordsOf('draws');

function game(code: string, family: string): LotteryGame {
  return {
    code,
    name: code,
    type: 'SSC',
    family,
    prizeMode: 'ZY',
    source: 'house',
    page: '/lottery',
    closed: null,
    current: null,
    last: null,
  };
}

/** Newest first, as the portal lists them. */
function draws(...results: string[]) {
  return results.map((result, at) => ({
    gameCode: 'SSC_5M',
    numero: `20261122-${String(900 - at)}`,
    closesAt: '2026-11-22T14:00:00.000Z',
    drawsAt: '2026-11-22T14:00:10.000Z',
    state: 'settled' as const,
    result,
    version: 1,
    drawnAt: '2026-11-22T14:00:11.000Z',
  }));
}

test('on a phone the numbers of a place stand in a table: how often, how long missing; on a desktop as a chart', async () => {
  const portal = await standInPortal();
  portal.answer(drawsOfGame, draws('71234', '11234', '73456', '71111', '20000'));
  await show(<TrendsView game={game('SSC_5M', 'SSC')} />);
  // 7 came thrice and last; 1 once, and has missed the one draw since; 2 has missed four.
  const row = (digit: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: digit, exact: true }) });
  await expect.element(row('7').first()).toHaveTextContent('7301');
  await expect.element(row('1').first()).toHaveTextContent('1113');
  await expect.element(row('2').first()).toHaveTextContent('2144');
  await show(<TrendsView game={game('SSC_5M', 'SSC')} />, { device: 'desktop' });
  await expect.element(page.getByRole('rowheader', { name: '20261122-900' }).first()).toBeVisible();
  expect(document.querySelectorAll('polyline')).toHaveLength(1);
});

test('after too few draws there is no trend, and it says when there will be one', async () => {
  const portal = await standInPortal();
  portal.answer(drawsOfGame, draws('12345'));
  await show(<TrendsView game={game('SSC_5M', 'SSC')} />);
  await expect.element(page.getByText(words.trends.tooFew)).toBeVisible();
});
