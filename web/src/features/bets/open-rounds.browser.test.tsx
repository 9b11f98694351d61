import { listOpenRounds } from '@lanna/contract/bets';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../api/session.ts';
import { show } from '../../testing/show.tsx';
import { standInPortal } from '../../testing/stand-in-portal.ts';
import { wordsOf } from '../../testing/words.ts';
import { OpenRounds } from './open-rounds.tsx';

const words = wordsOf('bets');
const game = {
  vendor: 'HUBX',
  vendorName: 'Hub X',
  gameCode: 'fish',
  gameName: 'River Fish',
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
