import { freezeWinnings, listFreezes, releaseFreeze } from '@lanna/contract/money/freezes/ops';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../testing/show-console.tsx';
import { standInPortal } from '../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import { FreezesPage } from './freezes-page.tsx';

const words = wordsOf('freezes-console', 'en');
const { reason } = wordsOf('console', 'en');
const ID = '01992d3a-0000-7000-8000-000000000001';
const ROW = {
  ...{ id: ID, brand: 'LANNA', member: { id: ID, name: 'somchai' }, vendor: 'WONG', caseNumber: 'c-17' },
  ...{ state: 'begun' as const, asked: '900.00', held: '700.00', reason: 'a case', version: 1 },
  ...{ begunBy: 'anong', begunAt: '2026-11-20T00:00:00.000Z', until: '2026-11-21T00:00:00.000Z' },
  ...{ keptBy: null, keptAt: null, endedBy: null, endedAt: null, endReason: null },
};
const MAY = { 'freezes.read': ['LANNA'], 'freezes.freeze': ['LANNA'] } as const;

async function show(address: string) {
  const portal = await standInPortal();
  portal.answer(listFreezes, { rows: [ROW], next: null, total: { count: 1, atLeast: false } });
  await showConsole(<FreezesPage />, { operator: { permissions: MAY as never }, address });
  return portal;
}

test('a vendor’s case opens the form with its player and number; what cannot be frozen is said with its figure, and the rest is sent', async () => {
  const portal = await show('/freezes?player=p123&vendor=WONG&case=c-17');
  const dialog = page.getByRole('dialog', { name: words.make });
  await expect.element(dialog.getByLabelText(words.form.player)).toHaveValue('p123');
  await dialog.getByLabelText(words.form.amount).fill('900');
  await dialog.getByLabelText(reason.label).fill('chips went one way');
  portal.refuse(freezeWinnings, 'invalid_input', {
    fields: [{ field: 'amount', rule: 'beyond_winnings', most: '840.00' }],
  });
  await dialog.getByRole('button', { name: words.form.yes }).click();
  await expect.element(dialog.getByText(filled(words.why.beyond_winnings, { most: '840.00' }))).toBeVisible();
  portal.answer(freezeWinnings, ROW);
  await dialog.getByRole('button', { name: words.form.yes }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(portal.sent(freezeWinnings).at(-1)).toEqual({
    ...{ brand: 'LANNA', player: 'p123', vendor: 'WONG', caseNumber: 'c-17', amount: '900.00' },
    ...{ reason: 'chips went one way', key: expect.any(String) },
  });
});

test('one that waits for a second operator says so, and is released with a reason', async () => {
  const portal = await show(`/freezes?show=${ID}`);
  await expect.element(page.getByText(words.explain.begun)).toBeVisible();
  portal.answer(releaseFreeze, { ...ROW, state: 'released' });
  await page.getByRole('button', { name: words.release, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.release });
  await dialog.getByLabelText(reason.label).fill('the hands are in order');
  await dialog.getByRole('button', { name: words.release, exact: true }).click();
  await expect
    .poll(() => portal.sent(releaseFreeze))
    .toEqual([{ version: 1, reason: 'the hands are in order' }]);
});
