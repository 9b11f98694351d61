import { changeIdentitySettings, type IdentitySettings } from '@lanna/contract/accounts/kyc/settings-ops';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../testing/show-console.tsx';
import { type StandInPortal, standInPortal } from '../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import { SettingsForm } from './settings-form.tsx';

const { settings: words, kind } = wordsOf('kyc-console', 'en');
const [{ rule }, { reason }] = [wordsOf('forms', 'en'), wordsOf('console', 'en')];
const SETTINGS: IdentitySettings = {
  brand: 'LANNA',
  currency: 'THB',
  demo: false,
  version: 3,
  withdrawals: 'all',
  withdrawalAbove: null,
  depositAbove: '1000.00',
  depositTotalAbove: null,
  kinds: ['passport'],
  addressProof: 'none',
  triesADay: 3,
  keptDays: 90,
};

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  await showConsole(<SettingsForm settings={SETTINGS} mayChange />);
});

test('an amount above which withdrawals wait, numbers within their bounds and a document are asked for at their fields', async () => {
  await field('withdrawals').selectOptions(words.withdrawals.above);
  await field('triesADay').fill('21');
  await field('keptDays').fill('');
  await page.getByRole('checkbox', { name: kind.passport }).click();
  await save();
  await expect.element(page.getByText(rule.amount)).toBeVisible();
  await expect.element(page.getByText(filled(rule.tooLarge, { max: 20 }))).toBeVisible();
  await expect.element(field('keptDays')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('group').getByRole('alert').last()).toBeVisible();
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

test('what waits is sent with the reason and the version it was opened with; an empty amount is none', async () => {
  portal.answer(changeIdentitySettings, { ...SETTINGS, version: 4 });
  await field('withdrawals').selectOptions(words.withdrawals.above);
  await field('withdrawalAbove').fill('20,000');
  await field('depositAbove').fill('');
  await page.getByRole('checkbox', { name: kind.thai_id }).click();
  await save();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText(reason.label).fill('Asked for by the auditor');
  await dialog.getByRole('button', { name: words.save }).click();
  await expect
    .poll(() => portal.sent(changeIdentitySettings))
    .toEqual([
      {
        withdrawals: 'above',
        withdrawalAbove: '20000.00',
        depositAbove: null,
        depositTotalAbove: null,
        kinds: ['thai_id', 'passport'],
        addressProof: 'none',
        triesADay: 3,
        keptDays: 90,
        version: 3,
        reason: 'Asked for by the auditor',
      },
    ]);
});

const field = (name: keyof typeof words.field) => page.getByLabelText(words.field[name], { exact: true });
const save = () => page.getByRole('button', { name: words.save, exact: true }).first().click();
