import { changeVendorLimit, listVendorLimits } from '@lanna/contract/money/transfers/ops';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../testing/show-console.tsx';
import { standInPortal } from '../../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../../testing/words.ts';
import { VendorLimitsPage } from './vendor-limits-page.tsx';

const { vendors } = wordsOf('transfers-console', 'en');
const { reason } = wordsOf('console', 'en');

test('what one transfer may come to goes with its reason and version; what is no amount is said at it', async () => {
  const portal = await standInPortal();
  portal.answer(listVendorLimits, [
    {
      ...{
        vendor: 'PG',
        vendorName: 'PG Soft',
        brand: 'LANNA',
        currency: 'THB',
        min: '10.00',
        max: '500.00',
      },
      ...{ takesMoney: true, open: true, underWay: 0, version: 0 },
    },
  ]);
  await showConsole(<VendorLimitsPage />, {
    operator: { permissions: { 'transfers.settings': ['LANNA'] } as never },
  });
  await page.getByRole('button', { name: vendors.change }).click();
  const max = page.getByLabelText(vendors.max, { exact: true });
  await max.fill('');
  await page.getByLabelText(vendors.takesMoney).click();
  await page.getByLabelText(reason.label, { exact: true }).fill('Agreed with the vendor.');
  const save = page.getByRole('button', { name: vendors.save, exact: true });
  await save.click();
  await expect.element(page.getByText(vendors.amountWrong)).toBeVisible();
  expect(portal.sent(changeVendorLimit)).toEqual([]);
  await max.fill('1,000');
  portal.answer(changeVendorLimit, { version: 1 });
  await save.click();
  await expect
    .poll(() => portal.sent(changeVendorLimit))
    .toEqual([
      { min: '10.00', max: '1000.00', takesMoney: false, version: 0, reason: 'Agreed with the vendor.' },
    ]);
});
