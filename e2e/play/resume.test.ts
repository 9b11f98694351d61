import { listBets } from '@lanna/contract/play/bets/bets';
import { expect, inject, test } from 'vitest';
import { moneyIn, openedGame, showToTheEnd } from '../actions.ts';
import { eventually } from '../eventually.ts';
import { ask, gameIdOf, newPlayer } from '../player.ts';
import { visit } from '../visit.ts';

const portalUrl = inject('portalUrl');

test('a round cut off by a reload is shown to its end, and paid once', async () => {
  const player = await newPlayer(portalUrl, '200.00');
  const { page } = await visit({
    device: 'phone',
    still: false,
    member: player,
    path: `/game?game=${await gameIdOf(portalUrl, 'river-naga')}`,
  });

  const cut = await openedGame(page);
  await cut.frame.locator('button.spin').click();
  await eventually(cut.said).toContain('round-started');
  await page.reload();

  const game = await openedGame(page);
  await game.frame.getByText('มีรอบที่ยังดูไม่จบ').waitFor();
  await showToTheEnd(game, 1);
  const { total, totals } = await ask(portalUrl, listBets, {}, player);
  expect(total).toBe(1);
  const shown = page.locator('header dd');
  const balance = (200 + Number(totals.net)).toFixed(2);
  await eventually(async () => moneyIn(await shown.first().textContent())).toBe(balance);
});
