import {
  changeRiskRule,
  changeWithdrawalSettings,
  listWithdrawalSettings,
  riskRuleHistory,
  type WithdrawalSettings,
} from '@lanna/contract/money/withdrawals/settings-ops';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../../testing/show-console.tsx';
import { type StandInPortal, standInPortal } from '../../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../../testing/words.ts';
import { SettingsPage } from './settings-page.tsx';

const { settings, rules, risk } = wordsOf('withdrawals-console', 'en');
const { reason } = wordsOf('console', 'en');
const { rule } = wordsOf('forms', 'en');
const WHY = 'Agreed with the brand.';
const PERMISSIONS = { 'withdrawals.read': ['LANNA'], 'withdrawals.settings': ['LANNA'] };
const SETTINGS: WithdrawalSettings = {
  ...{ brand: 'LANNA', currency: 'THB', version: 7, automaticLimit: '5000.00', smallBalance: '10.00' },
  ...{ coolingHours: 24, promisedMinutes: 30, receiptMinutes: 60, bankAccountsMax: 5 },
  limits: [{ rankLevelMin: 0, min: '100.00', max: '50000.00', dayAmount: '200000.00', dayCount: 5 }],
  segmentLimits: [],
  rules: [
    {
      ...{ kind: 'velocity', enabled: true, thresholds: { count: 3, hours: 24 }, version: 2 },
      ...{ changedAt: null, changedBy: null, hits: 0 },
    },
  ],
};

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  portal.answer(listWithdrawalSettings, { list: [SETTINGS] });
  portal.answer(riskRuleHistory, { list: [] });
  await showConsole(<SettingsPage />, { operator: { permissions: PERMISSIONS as never } });
});

const saveButton = () => page.getByRole('button', { name: settings.save, exact: true });
const cell = (column: string, row: number) => page.getByLabelText(filled(settings.cell, { column, row }));

test('limits go with their reason and the version that was read, once every field holds what it is for', async () => {
  await expect.element(saveButton()).toBeDisabled();
  await page.getByLabelText(settings.field.coolingHours).fill('721');
  await cell(settings.rank.max, 1).fill('');
  await saveButton().click();
  await expect.element(page.getByText(filled(rule.tooLarge, { max: 720 }))).toBeVisible();
  await expect.element(page.getByText(rule.required)).toBeVisible();
  await page.getByLabelText(settings.field.coolingHours).fill('48');
  await cell(settings.rank.max, 1).fill('60,000');
  await saveButton().click();
  await page.getByLabelText(reason.label, { exact: true }).fill(WHY);
  portal.answer(changeWithdrawalSettings, { ...SETTINGS, proposal: null });
  await page.getByRole('dialog').getByRole('button', { name: settings.save, exact: true }).click();
  const { limits, rules: _, brand: __, currency: ___, ...others } = SETTINGS;
  await expect
    .poll(() => portal.sent(changeWithdrawalSettings))
    .toEqual([
      {
        ...others,
        coolingHours: 48,
        limits: limits.map((one) => ({ ...one, max: '60000.00' })),
        reason: WHY,
      },
    ]);
});

test('a least above the most is held up before a reason is asked for, and so is a level that is there twice', async () => {
  await cell(settings.rank.min, 1).fill('60000');
  await saveButton().click();
  await expect.element(page.getByText(settings.unsound)).toBeVisible();
  await cell(settings.rank.min, 1).fill('100');
  await page.getByRole('button', { name: settings.addRank }).click();
  await expect.poll(() => page.getByText(settings.unsound).query()).toBeNull();
  await cell(settings.rank.rankLevelMin, 2).fill('0');
  await expect.element(page.getByText(settings.unsound)).toBeVisible();
  expect(page.getByRole('dialog').query()).toBeNull();
});

test('a threshold beyond its bounds is said at it; within, the rule goes with its version', async () => {
  await page.getByRole('button', { name: rules.change }).click();
  const hours = page.getByRole('dialog').getByLabelText(rules.threshold.hours);
  await hours.fill('0');
  await page.getByLabelText(reason.label, { exact: true }).fill(WHY);
  const save = page
    .getByRole('dialog', { name: risk.name.velocity })
    .getByRole('button', { name: settings.save });
  await save.click();
  await expect.element(page.getByText(filled(rules.bounds, { min: 1, max: 8760 }))).toBeVisible();
  expect(portal.sent(changeRiskRule)).toEqual([]);
  await hours.fill('12');
  portal.answer(changeRiskRule, { ...SETTINGS, proposal: null });
  await save.click();
  await expect
    .poll(() => portal.sent(changeRiskRule))
    .toEqual([{ enabled: true, thresholds: { count: 3, hours: 12 }, version: 2, reason: WHY }]);
});
