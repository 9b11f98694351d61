import { listOpenRounds } from '@lanna/contract/play/bets/bets';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../api/session.ts';
import { show } from '../../../testing/show.tsx';
import { standInPortal } from '../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../testing/words.ts';
import { OpenRounds } from './open-rounds.tsx';

const words = wordsOf('bets');
const game = {
  vendor: 'HUBX',
  vendorName: 'Hub X',
  gameCode: 'fish',
  gameName: 'River Fish',
  category: 'FISH' as const,
  rounds: 2,
  stake: '40.00',
  since: '2026-11-21T03:00:00.000Z',
};

test('a round without a result leads back into its game; one whose game has no page only says that it is open', async () => {
  startSession('t', 0);
  const portal = await standInPortal();
  portal.answer(listOpenRounds, {
    games: [
      { ...game, gameId: 'g-1' },
      { ...game, gameCode: 'gone', gameName: 'Gone', gameId: null },
    ],
  });
  await show(<OpenRounds />);
  const link = page.getByRole('link', { name: words.openRounds.goOnAt.replace('{{game}}', 'River Fish') });
  await expect.element(link).toHaveAttribute('href', '/game?game=g-1');
  await expect.element(page.getByText('Gone')).toBeVisible();
  expect(page.getByRole('link').elements()).toHaveLength(1);
});

test('without open rounds there is nothing', async () => {
  startSession('t', 0);
  const portal = await standInPortal();
  portal.answer(listOpenRounds, { games: [] });
  await show(<OpenRounds />);
  await expect.poll(() => portal.sent(listOpenRounds).length).toBe(1);
  expect(document.body.textContent).not.toContain(words.openRounds.title);
});

test('a slip that waits for a draw is no round without a result: it says when the draw is and leads to the slips', async () => {
  startSession('t', 0);
  const portal = await standInPortal();
  const slip = { ...game, category: 'LOTT' as const, gameName: 'Thai 30', gameId: 'g-2' };
  portal.answer(listOpenRounds, {
    games: [
      { ...slip, drawsAt: '2099-11-21T09:00:00.000Z' },
      { ...slip, gameCode: 'late', gameName: 'Hanoi', drawsAt: '2020-11-21T09:00:00.000Z' },
    ],
  });
  await show(<OpenRounds />);
  await expect.element(page.getByRole('heading', { name: words.draws.title })).toBeVisible();
  await expect.element(page.getByText(filled(words.draws.at, { at: '2099-11-21 16:00' }))).toBeVisible();
  await expect.element(page.getByText(filled(words.draws.late, { at: '2020-11-21 16:00' }))).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: filled(words.draws.slipsOf, { game: 'Thai 30' }) }))
    .toHaveAttribute('href', expect.stringContaining('page=lotterySlips'));
  expect(document.body.textContent).not.toContain(words.openRounds.title);
});
