import { showOffer, simulateOffer } from '@lanna/contract/rewards/bonuses/ops';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../testing/show-console.tsx';
import { standInPortal } from '../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import type { ShownOffer } from './offer-dialog.tsx';
import { OfferPanel } from './offer-panel.tsx';

const words = wordsOf('bonuses-console', 'en');
const members = { th: wordsOf('bonuses', 'th'), en: wordsOf('bonuses', 'en') };
const ID = '01992d3a-0000-7000-8000-000000000001';
const TERMS: ShownOffer['terms'] = {
  ...{ kind: 'fixed', name: { TH: 'ของขวัญ', EN: 'Gift' }, match: null, amount: '50.00' },
  wagering: { times: 5, of: 'bonus' },
  ...{ contributions: { RNG: 100 }, stake: { percent: 10, most: '500.00' }, excluded: [], days: 7 },
  convertedTimes: 10,
};
const made = { madeAt: '2026-11-20T05:00:00.000Z', madeBy: 'Dao', reason: 'as agreed' };
const OFFER: ShownOffer = {
  ...{
    id: ID,
    brand: 'LANNA',
    state: 'draft',
    version: 2,
    edit: 2,
    terms: TERMS,
    audience: null,
    group: null,
  },
  ...{ startsAt: null, endsAt: null, budget: '1000.00', budgetDay: '200.00', spent: '150.00' },
  ...{ taken: 3, completed: 1, madeAt: made.madeAt },
  days: [{ day: '2026-11-20', spent: '150.00' }],
  versions: [
    { version: 2, terms: TERMS, audience: null, ...made },
    { version: 1, terms: { ...TERMS, days: 14 }, audience: null, ...made },
  ],
};

test('terms are read as members read them in both languages, versions stand side by side, and days against the budget', async () => {
  const portal = await standInPortal();
  portal.answer(showOffer, OFFER);
  await showConsole(<OfferPanel id={ID} />);
  await expect.element(page.getByText(filled(members.th.terms.wagering.bonus, { times: '5' }))).toBeVisible();
  await page.getByText('English').click();
  await expect.element(page.getByText(filled(members.en.terms.wagering.bonus, { times: '5' }))).toBeVisible();
  const days = page.getByRole('row').filter({ hasText: '14' });
  await expect.poll(() => days.element().textContent).toContain(words.offers.changed);
  await expect.element(page.getByText(filled(words.offers.ofBudget, { percent: '75' }))).toBeVisible();
});

test('what the terms would have come to last month is worked out once it is asked for', async () => {
  const portal = await standInPortal();
  portal.answer(showOffer, OFFER);
  portal.answer(simulateOffer, {
    ...{
      from: '2026-10-21T17:00:00.000Z',
      to: '2026-11-20T17:00:00.000Z',
      members: 40,
      takers: 12,
      taken: 12,
    },
    ...{ completed: 3, expired: 6, open: 3, granted: '600.00', kept: '150.00', medianDays: 2.5 },
  });
  await showConsole(<OfferPanel id={ID} />);
  await page.getByRole('button', { name: words.simulation.run }).click();
  const takers = filled(words.simulation.takersText, { takers: '12', members: '40' });
  await expect.element(page.getByText(takers)).toBeVisible();
  await expect
    .element(page.getByText(filled(words.simulation.share, { count: '3', percent: '33' })))
    .toBeVisible();
});
