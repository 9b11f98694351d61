import { changeCashbackRates } from '@lanna/contract/rewards/cashback/ops';
import { USUAL_RATES } from '@lanna/rules/rewards/cashback/rates';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../testing/show-console.tsx';
import { standInPortal } from '../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import { RatesDialog } from './rates-dialog.tsx';

const { rates: words, category } = wordsOf('cashback-console', 'en');
const TERMS = {
  ...{ brand: 'LANNA', currency: 'THB', on: true, changeFrom: '2026-11-21', version: 0 },
  ...{ versions: [], paid: '0.00', members: 0 },
};

test('a brand without rates begins with the usual ones; what is above the most is shown at its field and not sent', async () => {
  const portal = await standInPortal();
  portal.answer(changeCashbackRates, { version: 0, proposal: '01992d3a-0000-7000-8000-000000000001' });
  const onClose = vi.fn();
  await showConsole(<RatesDialog terms={TERMS} onClose={onClose} />);
  const field = page.getByLabelText(category.RNG, { exact: true });
  await expect.element(field).toHaveValue('0.7');
  await page.getByLabelText(wordsOf('console', 'en').reason.label).fill('As agreed with finance');
  const save = page.getByRole('button', { name: words.save, exact: true });
  await field.fill('2.001');
  await save.click();
  await expect.element(page.getByText(filled(words.most, { rate: '2' }))).toBeVisible();
  expect(portal.sent(changeCashbackRates)).toEqual([]);
  await field.fill('0.65');
  await save.click();
  await expect
    .poll(() => portal.sent(changeCashbackRates))
    .toEqual([{ rates: { ...USUAL_RATES, RNG: 650 }, reason: 'As agreed with finance', version: 0 }]);
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});
