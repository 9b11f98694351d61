import { helpCenter } from '@lanna/contract/content/help/help';
import { gameMenus, gameVendors } from '@lanna/contract/play/catalogue/catalogue';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { standInPortal } from '../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../testing/words.ts';
import { Footer } from './footer.tsx';

const { footer } = wordsOf('shell');

test('the footer leads to the games of one wallet and to the help of one page, whatever the brand has', async () => {
  const portal = await standInPortal();
  portal.answer(gameMenus, []);
  portal.answer(gameVendors, { data: { lanes: [] } });
  portal.answer(helpCenter, { categories: [], articles: [], nearest: false, article: null });
  await show(<Footer />, { device: 'desktop' });
  for (const [name, path] of [
    [footer.seamless, '/seamless'],
    [footer.helpInCentre, '/helpmc'],
  ] as const)
    await expect.element(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
});
