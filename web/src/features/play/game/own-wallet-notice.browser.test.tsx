import { gameVendors } from '@lanna/contract/play/catalogue/catalogue';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { standInPortal } from '../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../testing/words.ts';
import { OwnWalletNotice } from './own-wallet-notice.tsx';

const words = wordsOf('game');

test('only a game of a vendor that keeps players’ money itself says so, and leads to the wallets', async () => {
  const portal = await standInPortal();
  portal.answer(gameVendors, {
    data: { lanes: [{ title: 'RNG', cards: [card('RIVERHUB', 'TRANSFER'), card('LANNA', 'SEAMLESS')] }] },
  });
  await show(
    <>
      <OwnWalletNotice vendorCode="RIVERHUB" />
      <OwnWalletNotice vendorCode="LANNA" />
    </>,
  );
  const links = page.getByRole('link', { name: words.ownWallet.move });
  await expect.element(links).toHaveAttribute('href', expect.stringContaining('page=transferFund'));
  expect(links.elements()).toHaveLength(1);
  await expect.element(page.getByText('RIVERHUB', { exact: false })).toBeVisible();
});

function card(code: string, accountTypeName: string) {
  return {
    vassalage: code,
    gameType: 'RNG',
    code,
    defaultPlayType: '',
    defaultGameId: '',
    displayName: code,
    isHot: false,
    isGame: 'GAME',
    accountTypeName,
    games: 3,
  } as const;
}
