import { fairness, gameReturns, rotateSeeds } from '@lanna/contract/play/bets/bets';
import { gameVendors } from '@lanna/contract/play/catalogue/catalogue';
import { STUDIO_VENDORS } from '@lanna/studio/rules/vendors/vendors';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../api/session.ts';
import { studioText } from '../../../shared-parts/slot/slot-round.tsx';
import { show } from '../../../testing/show.tsx';
import { standInPortal } from '../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../testing/words.ts';
import { HouseGames } from './house-games.tsx';
import { YourSeeds } from './your-seeds.tsx';

const words = wordsOf('fairness', 'en');
const [LANNA, KAD_LUANG] = ['Lanna Studio', 'Kad Luang'];

test('the house’s games stand below the vendor whose they are, with the figures of that vendor', async () => {
  const portal = await standInPortal();
  const rounds = 200_000;
  const measured = { ruleVersion: 'starlight-market-1', rounds, returned: rounds * 0.9634 };
  // The same game under another vendor's name is no figure of Kad Luang's.
  portal.answer(gameReturns, {
    returns: [
      { vendor: 'KADLUANG', gameCode: 'kad-luang-stars', ...measured },
      { vendor: 'KADLUANG', gameCode: 'starlight-market', ...measured },
    ],
  });
  await show(<HouseGames />, { language: 'en', device: 'desktop' });
  for (const { name, games } of STUDIO_VENDORS) {
    const vendor = page.getByRole('region', { name });
    await expect.element(vendor.getByRole('heading', { level: 3, name })).toBeVisible();
    const listed = vendor.getByRole('heading', { level: 4 }).elements();
    expect(listed.map((heading) => heading.textContent)).toEqual(games.map((game) => studioText(game.name)));
  }
  const figure = page.getByText('200,000', { exact: false });
  await expect.element(figure).toBeVisible();
  expect(figure.elements()).toHaveLength(1);
  expect(
    page.getByRole('region', { name: KAD_LUANG }).getByText('200,000', { exact: false }).elements(),
  ).toHaveLength(1);
});

test('seeds are those of the vendor that is chosen, and a new pair begins there', async () => {
  const portal = await standInPortal();
  startSession('t', 0);
  portal.answer(gameVendors, {
    data: { lanes: [{ title: 'RNG', cards: [card('LANNA', 'SEAMLESS'), card('KADLUANG', 'TRANSFER')] }] },
  });
  portal.answer(fairness, seeds('1'));
  await show(<YourSeeds onVerify={() => {}} />, { language: 'en' });
  await expect.element(page.getByRole('tab', { name: LANNA })).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByText('1'.repeat(64))).toBeVisible();
  portal.answer(fairness, seeds('3'));
  await page.getByRole('tab', { name: KAD_LUANG }).click();
  await expect.element(page.getByText('3'.repeat(64))).toBeVisible();
  portal.answer(rotateSeeds, seeds('5'));
  await page.getByRole('button', { name: words.rotate.submit }).click();
  await expect.element(page.getByText('5'.repeat(64))).toBeVisible();
  expect(portal.sent(rotateSeeds)).toMatchObject([{ vendor: 'KADLUANG', nextServerSeedHash: '3next' }]);
});

test.each(['LANNA', 'RIVERHUB'])(
  'where the brand carries %s alone there is nothing to choose: its first vendor is asked',
  async (code) => {
    const portal = await standInPortal();
    startSession('t', 0);
    portal.answer(gameVendors, { data: { lanes: [{ title: 'RNG', cards: [card(code, 'SEAMLESS')] }] } });
    portal.answer(fairness, seeds('1'));
    await show(<YourSeeds onVerify={() => {}} />, { language: 'en' });
    await expect.element(page.getByText('1'.repeat(64))).toBeVisible();
    expect(page.getByRole('tab').elements()).toEqual([]);
    portal.answer(rotateSeeds, seeds('5'));
    await page.getByRole('button', { name: words.rotate.submit }).click();
    await expect.element(page.getByText('5'.repeat(64))).toBeVisible();
    expect(portal.sent(rotateSeeds)[0]).not.toHaveProperty('vendor');
  },
);

function seeds(digit: string) {
  return {
    serverSeedHash: digit.repeat(64),
    nextServerSeedHash: `${digit}next`,
    clientSeed: 'mine',
    nonce: 4,
    revealed: [],
  };
}

function card(code: string, accountTypeName: 'SEAMLESS' | 'TRANSFER') {
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
