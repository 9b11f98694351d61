import { stopPlay } from '@lanna/contract/play/catalogue/ops';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../../testing/show-console.tsx';
import { type StandInPortal, standInPortal } from '../../../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../../../testing/words.ts';
import { StopButton } from './stop-button.tsx';

const [{ stop: words, stops }, { reason }, refusals] = [
  wordsOf('catalogue-console', 'en'),
  wordsOf('console', 'en'),
  wordsOf('refusals', 'en'),
];
const WHY = 'The reels are wrong';
const GAME = '01937d5e-0000-7000-8000-000000000001';
const OVER_HOUSE = { permissions: { 'catalogue.stop': ['LANNA', 'CHAO'] }, house: ['catalogue.stop'] };

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  portal.answer(stopPlay, { id: GAME });
});

test('a game is stopped at every brand by an operator over the house, and never without a reason', async () => {
  await showConsole(<StopButton what={{ kind: 'game', game: GAME, name: 'Naga' }} />, {
    operator: OVER_HOUSE,
  });
  await page.getByRole('button', { name: words.action, exact: true }).click();
  await submit();
  await expect.element(page.getByLabelText(reason.label)).toHaveFocus();
  expect(portal.sent(stopPlay)).toEqual([]);
  await page.getByLabelText(reason.label).fill(WHY);
  await submit();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(portal.sent(stopPlay)).toEqual([{ kind: 'game', game: GAME, brand: null, reason: WHY }]);
});

test('a player is stopped at one brand; a name that is unknown is said at its field', async () => {
  await showConsole(<StopButton />, { operator: OVER_HOUSE });
  await page.getByRole('button', { name: words.any, exact: true }).click();
  await page.getByLabelText(stops.what).selectOptions('player');
  await page.getByLabelText(reason.label).fill(WHY);
  await submit();
  await expect.element(player()).toHaveAttribute('aria-invalid', 'true');
  await player().fill('somchai');
  portal.refuse(stopPlay, 'not_found');
  await submit();
  await expect.element(page.getByText(refusals.not_found)).toBeVisible();
  await expect.element(player()).toHaveFocus();
  expect(portal.sent(stopPlay)).toEqual([{ kind: 'player', brand: 'LANNA', player: 'somchai', reason: WHY }]);
});

test('an operator who may stop nothing sees no button', async () => {
  await showConsole(<StopButton />);
  expect(page.getByRole('button').query()).toBeNull();
});

function player() {
  return page.getByLabelText(words.player, { exact: true });
}

async function submit() {
  await page.getByRole('dialog').getByRole('button', { name: words.action, exact: true }).click();
}
