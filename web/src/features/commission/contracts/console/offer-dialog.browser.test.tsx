import { listPlans, offerContract } from '@lanna/contract/commission/contracts/ops';
import i18next from 'i18next';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../testing/show-console.tsx';
import { standInPortal } from '../../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../../testing/words.ts';
import { OfferDialog } from './offer-dialog.tsx';

const words = wordsOf('contracts-console', 'en');
const { form } = wordsOf('contracts', 'en');
const { reason } = wordsOf('console', 'en');
const { rule } = wordsOf('forms', 'en');

test('what an offer lacks stands at its field; it is sent once its terms can be read', async () => {
  const portal = await standInPortal();
  portal.answer(listPlans, []);
  portal.refuse(offerContract, 'contract_not_below');
  const onClose = vi.fn();
  await showConsole(<OfferDialog onClose={onClose} />, { address: '/contracts?brand=LANNA' });
  const send = page.getByRole('button', { name: words.offer.action });
  await send.click();
  await expect.element(page.getByText(rule.required)).toBeVisible();
  await expect.element(page.getByText(i18next.t('contracts:faults.unread'))).toBeVisible();
  await page.getByLabelText(words.offer.agent).fill('somchai99');
  await page.getByLabelText(form.minTurnover).fill('1000');
  await page.getByLabelText(form.rate).fill('0.2');
  await page.getByLabelText(reason.label).fill('as agreed');
  await send.click();
  await expect.element(page.getByText(wordsOf('refusals', 'en').contract_not_below)).toBeVisible();
  portal.answer(offerContract, { id: null, proposal: '00000000-0000-7000-8000-00000000000a' });
  await send.click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  const terms = {
    kind: 'daily_salary',
    tiers: [{ minTurnover: '1000.00', rate: 200 }],
    collection: { by: 'hand', withinDays: 7 },
  };
  expect(portal.sent(offerContract).at(-1)).toEqual({
    brand: 'LANNA',
    agent: 'somchai99',
    terms,
    reason: 'as agreed',
  });
});
