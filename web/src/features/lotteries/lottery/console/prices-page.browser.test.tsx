import type { LotteryPriceRow } from '@lanna/contract/lotteries/lottery/ops';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../testing/show-console.tsx';
import { wordsOf } from '../../../../testing/words.ts';
import { PricesPage } from './prices-page.tsx';

const { prices: words } = wordsOf('lottery-console', 'en');

const ROW: LotteryPriceRow = {
  play: 'de_special',
  group: 'de',
  name: 'de_special',
  tier: 'win',
  refunds: false,
  rulePrice: '98.00',
  ownPrice: null,
  returnPercent: '98.00',
  rebatePercent: '1.00',
  oneIn: '100.00',
  version: 0,
};

async function show() {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({
      success: true,
      value: {
        game: 'VN_NORTH_5M',
        name: 'Northern',
        unitCost: 1,
        modes: { min: 1700, cap: 1950, shown: 1800 },
        rows: [ROW],
      },
    }),
  );
  const operator = { permissions: { 'lottery.read': ['LANNA'], 'lottery.change': ['LANNA'] } };
  await showConsole(<PricesPage params={{ game: 'VN_NORTH_5M' }} />, { operator });
  await expect.element(page.getByText(words.leftShort.replace('{{percent}}', '1.00'))).toBeVisible();
}

test('while a price is typed, it says what is left for rebates, and beyond 99 % that nothing is', async () => {
  await show();
  await page.getByRole('button', { name: words.change }).first().click();
  const price = page.getByRole('textbox', { name: words.label });
  await price.fill('97.30');
  await expect.element(page.getByText(words.left.replace('{{percent}}', '1.70'))).toBeVisible();
  await price.fill('99.00');
  await expect.element(page.getByText(words.left.replace('{{percent}}', '0.00'))).toBeVisible();
  await price.fill('99.01');
  await expect.element(page.getByText(words.high)).toBeVisible();
});
