import {
  approveWithdrawal,
  rejectWithdrawal,
  type WithdrawalPage as Withdrawal,
} from '@lanna/contract/money/withdrawals/ops';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../../testing/show-console.tsx';
import { type StandInPortal, standInPortal } from '../../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../../testing/words.ts';
import { DecisionPanel } from './decision-panel.tsx';
import { aDeskPage, aDeskRow } from './desk.factory.ts';
import { ReasonsPanel } from './reasons-panel.tsx';

const { move, approve, fault: fieldError, words, risk, decide } = wordsOf('withdrawals-console', 'en');

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
});

test('it is approved whole as it was asked for', async () => {
  await open();
  portal.answer(approveWithdrawal, aDeskPage({ row: aDeskRow({ state: 'paying' }), moves: [] }));
  await page.getByRole('button', { name: move.approve, exact: true }).click();
  await expect
    .poll(() => portal.sent(approveWithdrawal))
    .toEqual([{ version: 2, words: '', payouts: [{ amount: '9000.00', channelCode: 'BANK' }] }]);
});

test('split, it is approved only when its parts add up to it', async () => {
  await open();
  const button = page.getByRole('button', { name: move.approve, exact: true });
  await page.getByRole('button', { name: approve.split }).click();
  await page.getByLabelText(filled(approve.amount, { number: 1 })).fill('5,000');
  await expect.element(button).toBeDisabled();
  await page.getByLabelText(filled(approve.amount, { number: 2 })).fill('4000');
  portal.answer(approveWithdrawal, aDeskPage({ row: aDeskRow({ state: 'paying' }), moves: [] }));
  await button.click();
  await expect
    .poll(() => portal.sent(approveWithdrawal)[0]?.payouts)
    .toEqual([
      { amount: '5000.00', channelCode: 'BANK' },
      { amount: '4000.00', channelCode: 'BANK' },
    ]);
});

test('it is rejected with words for the member, in the member’s language, never without', async () => {
  await open({ language: 'TH' });
  await page.getByRole('tab', { name: move.reject }).click();
  const button = page.getByRole('button', { name: move.reject, exact: true });
  await button.click();
  await expect.element(page.getByText(fieldError.words)).toBeVisible();
  expect(portal.sent(rejectWithdrawal)).toEqual([]);
  const template = page.getByLabelText(words.template);
  await template.selectOptions((template.element() as HTMLSelectElement).options[1]?.value ?? '');
  portal.refuse(rejectWithdrawal, 'changed_meanwhile');
  await button.click();
  await expect.poll(() => portal.sent(rejectWithdrawal)[0]?.words).toMatch(/ชื่อบัญชีธนาคาร/);
  await expect.element(page.getByLabelText(words.label)).not.toHaveValue('');
});

test('one that another operator has is taken before it is decided; above the limit a second operator is needed', async () => {
  await open({ row: aDeskRow({ handledBy: 'Mali' }), moves: ['take'] });
  await expect.element(page.getByText(filled(decide.others, { name: 'Mali' }))).toBeVisible();
  expect(page.getByRole('button', { name: move.approve, exact: true }).query()).toBeNull();
  await open({ needsSecondOperator: true });
  await expect.element(page.getByRole('button', { name: approve.propose })).toBeVisible();
  await expect.element(page.getByText(approve.second)).toBeVisible();
});

test('why it waits is said with the figures the rule has found', async () => {
  await showConsole(<ReasonsPanel withdrawal={aDeskPage()} />);
  await expect.element(page.getByText(risk.name.no_play)).toBeVisible();
  const found = filled(risk.found.no_play, { turnover: '120.00', deposits: '10,000.00', percent: 20 });
  await expect.element(page.getByText(found, { exact: false })).toBeVisible();
});

async function open(differing: Partial<Withdrawal> = {}) {
  const withdrawal = aDeskPage(differing);
  await showConsole(<DecisionPanel key={withdrawal.row.version} withdrawal={withdrawal} />);
}
