import { previewGames, takeOverGames } from '@lanna/contract/play/catalogue/ops';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../../testing/show-console.tsx';
import { standInPortal } from '../../../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../../../testing/words.ts';
import { GameListPage } from './game-list-page.tsx';

const [{ list: words }, refusals] = [wordsOf('catalogue-console', 'en'), wordsOf('refusals', 'en')];
const DIGEST = 'd'.repeat(64);

test('a pasted list is taken over as it was shown; another text takes back what was shown', async () => {
  const portal = await standInPortal();
  await showConsole(<GameListPage params={{ code: 'PING' }} />);
  const pasted = page.getByLabelText(words.paste);
  await pasted.fill('[]');
  portal.refuse(previewGames, 'game_list_unusable', { problem: 'games.0.code' });
  await page.getByRole('button', { name: words.compare }).click();
  await expect.element(page.getByText(refusals.game_list_unusable, { exact: false })).toBeVisible();
  await expect.element(page.getByText('games.0.code')).toBeVisible();
  portal.answer(previewGames, {
    added: [{ code: 'g1', name: 'Game', category: 'RNG' }],
    changed: [],
    counts: { added: 1, changed: 0, unchanged: 0, missing: 0 },
    digest: DIGEST,
  });
  await page.getByRole('button', { name: words.compare }).click();
  const take = page.getByRole('button', { name: words.take });
  await expect.element(take).toBeEnabled();
  await pasted.fill('[1]');
  await expect.element(take).not.toBeInTheDocument();
  await page.getByRole('button', { name: words.compare }).click();
  portal.answer(takeOverGames, { added: 1, updated: 0 });
  await take.click();
  await expect.element(take).not.toBeInTheDocument();
  await expect.element(pasted).toHaveValue('[1]');
  expect(portal.sent(previewGames)).toEqual([{ list: '[]' }, { list: '[]' }, { list: '[1]' }]);
  expect(portal.sent(takeOverGames)).toEqual([{ list: '[1]', digest: DIGEST }]);
});
