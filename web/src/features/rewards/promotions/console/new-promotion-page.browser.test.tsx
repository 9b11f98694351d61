import { addPromotion, listCategories } from '@lanna/contract/rewards/promotions/ops';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../testing/show-console.tsx';
import { type StandInPortal, standInPortal } from '../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import { NewPromotionPage } from './new-promotion-page.tsx';

const CATEGORY = '01937d5e-0000-7000-8000-0000000000c1';
const words = wordsOf('promotions-console', 'en');
const { field } = words;
const budget = () => page.getByLabelText(filled(field.budgetTotal, { currency: 'THB' }));
const reward = () => page.getByLabelText(filled(field.rewardFixed, { currency: 'THB' }));
const save = () => page.getByRole('button', { name: words.new.save });

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  const row = { brand: 'LANNA', name: { EN: 'Gifts' }, position: 1, promotions: 0, version: 1 };
  portal.answer(listCategories, {
    rows: [{ ...row, id: CATEGORY }],
    next: null,
    total: { count: 1, atLeast: false },
  });
  await showConsole(<NewPromotionPage />, {
    operator: { permissions: { 'promotions.change': ['LANNA'] } as never },
  });
  await expect.element(save()).toBeDisabled();
  await page.getByLabelText(field.title, { exact: true }).fill('Daily lantern');
  await page.getByLabelText(field.category, { exact: true }).selectOptions('Gifts');
  await page.getByText(words.kind.claim, { exact: true }).click();
});

test('a claim without its amount is not sent and says so at the field; each kind sends only what belongs to it', async () => {
  await save().click();
  await expect.element(page.getByText(/^Enter an amount above zero/)).toBeVisible();
  await expect.element(reward()).toHaveFocus();
  expect(portal.sent(addPromotion)).toEqual([]);
  await reward().fill('20.5');
  await budget().fill('1,000');
  portal.lose(addPromotion);
  await save().click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(reward()).toHaveValue('20.5');
  expect(portal.sent(addPromotion)).toMatchObject([
    {
      brand: 'LANNA',
      form: {
        categoryId: CATEGORY,
        kind: 'claim',
        text: null,
        audience: { kind: 'all' },
        reward: { kind: 'fixed', amount: '20.50' },
        frequency: 'daily',
        applicationsMax: null,
        budgetTotal: '1000.00',
        budgetDay: null,
      },
    },
  ]);
});

test('amounts that the currency does not have are marked where they may stand', async () => {
  portal.refuse(addPromotion, 'application_reward_invalid');
  await reward().fill('0.00001');
  await save().click();
  await expect.element(reward()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(budget()).toHaveAttribute('aria-invalid', 'true');
  await reward().fill('1');
  await expect.element(reward()).not.toHaveAttribute('aria-invalid');
});
