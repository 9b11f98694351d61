import {
  changeBrandModes,
  changeLotteryTerms,
  type LotteryTermsRow,
  listBrandModes,
  listLotteryTerms,
} from '@lanna/contract/lotteries/lottery/ops';
import { changeShotPrizes, showShotPrizes } from '@lanna/contract/lotteries/lottery/shot-prize-ops';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../testing/show-console.tsx';
import { standInPortal } from '../../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../../testing/words.ts';
import { TermsPage } from './terms-page.tsx';

const words = wordsOf('lottery-console', 'en');
const forms = wordsOf('forms', 'en').rule;
const reason = 'agreed with the risk desk';

const MODES = { min: 1700, standard: 1800, cap: 1950, max: 1998, step: 2, version: 3 };
const PRIZES = { first: '100.00', sixteenth: '50.00', minStake: '10.00', version: 4 };
const TERMS = {
  enabled: true,
  position: 5,
  largestPrize: '2000000.00',
  largestSlipPrize: '10000000.00',
  memberStake: '200000.00',
  numberLiability: '5000000.00',
  playLiability: '100000000.00',
  halfPercent: 0,
  coveragePercent: 90,
  cancelAllowed: true,
  version: 2,
};
const GAME: LotteryTermsRow = {
  ...TERMS,
  brand: 'LANNA',
  game: 'THAI_30M',
  name: 'Thai 30 minutes',
  family: 'THAI',
  prizeMode: 'SEA',
  source: 'house',
  closed: null,
};

async function show() {
  const portal = await standInPortal();
  portal.answer(listBrandModes, { rows: [{ brand: 'LANNA', prizeMode: 'SEA', ...MODES }] });
  portal.answer(showShotPrizes, PRIZES);
  portal.answer(listLotteryTerms, { rows: [GAME] });
  portal.answer(changeBrandModes, { version: 4, proposal: null });
  portal.answer(changeShotPrizes, { proposalId: null });
  portal.answer(changeLotteryTerms, { version: 3, proposal: null });
  const operator = { permissions: { 'lottery.read': ['LANNA'], 'lottery.change': ['LANNA'] } };
  await showConsole(<TermsPage />, { operator });
  await expect.element(page.getByText(GAME.name)).toBeVisible();
  return portal;
}

const field = (name: string) => page.getByRole('textbox', { name });
const change = (at: number) => page.getByRole('button', { name: words.terms.change }).nth(at).click();
const save = () => page.getByRole('button', { name: words.terms.save, exact: true }).click();

test('bounds of a lottery that are none are said at their fields and not sent; what is right is sent whole', async () => {
  const portal = await show();
  await change(2);
  await field(words.bound.memberStake).fill('0');
  await field(words.bound.coveragePercent).fill('101');
  await save();
  await expect.element(field(words.bound.memberStake)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field(words.bound.memberStake)).toHaveFocus();
  await expect.element(page.getByText(words.bound.wrong).nth(1)).toBeVisible();
  await field(words.bound.memberStake).fill('1,500.50');
  await field(words.bound.coveragePercent).fill('80');
  await page.getByRole('checkbox', { name: words.bound.cancelAllowed }).click({ force: true });
  await field('Reason').fill(reason);
  expect(portal.sent(changeLotteryTerms)).toEqual([]);
  await save();
  await expect
    .poll(() => portal.sent(changeLotteryTerms))
    .toEqual([{ ...TERMS, memberStake: '1500.50', coveragePercent: 80, cancelAllowed: false, reason }]);
});

test('modes out of their order are said once, one out of its bounds at its field', async () => {
  const portal = await show();
  await change(0);
  await field(words.mode.cap).fill('2001');
  await field('Reason').fill(reason);
  await save();
  await expect.element(page.getByText(forms.tooLarge.replace('{{max}}', '2000'))).toBeVisible();
  await field(words.mode.cap).fill('1600');
  await expect.element(page.getByText(words.modes.wrong)).toBeVisible();
  expect(portal.sent(changeBrandModes)).toEqual([]);
  await field(words.mode.cap).fill('1960');
  await save();
  await expect.poll(() => portal.sent(changeBrandModes)).toEqual([{ ...MODES, cap: 1960, reason }]);
});

test('prizes of shots ask for a stake above nothing, and say what they cost a day at most', async () => {
  const portal = await show();
  await change(1);
  await field(words.shotPrizes.minStake).fill('0');
  await field(words.shotPrizes.first).fill('200');
  await field('Reason').fill(reason);
  await expect
    .element(page.getByText(words.shotPrizes.aDay.replace('{{amount}}', '22,000.00')))
    .toBeVisible();
  await save();
  await expect.element(page.getByText(words.shotPrizes.wrong)).toBeVisible();
  expect(portal.sent(changeShotPrizes)).toEqual([]);
  await field(words.shotPrizes.minStake).fill('20');
  await save();
  await expect
    .poll(() => portal.sent(changeShotPrizes))
    .toEqual([{ ...PRIZES, first: '200.00', minStake: '20.00', reason }]);
});
