import { takeBonus } from '@lanna/contract/rewards/bonuses/bonuses';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../api/session.ts';
import { show } from '../../../testing/show.tsx';
import { standInPortal } from '../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../testing/words.ts';
import { type Offer, OfferList } from './offer-list.tsx';

const words = wordsOf('bonuses');
const ID = '01992d3a-0000-7000-8000-000000000001';
const LOSS_BACK: Offer = {
  ...{ id: ID, version: 2, endsAt: null },
  earned: { amount: '60.00', until: '2026-11-21' },
  example: {
    ...{ deposit: '1000.00', amount: '100.00', required: '500.00' },
    ...{ maxStake: '10.00', convertedMost: '1000.00' },
  },
  terms: {
    ...{ kind: 'loss_back', name: { TH: 'คืนยอดเสีย', EN: 'Loss back' }, match: null, amount: null },
    loss: { percent: 10, most: '300.00', least: '100.00', period: 'day' },
    wagering: { times: 5, of: 'bonus' },
    ...{ contributions: { RNG: 100 }, stake: { percent: 10, most: '500.00' }, excluded: [], days: 7 },
    ...{ convertedTimes: 10, once: 'person' },
  },
};

beforeEach(() => startSession('t', 0));

test('what a loss gives back is said with its last day, its terms stand before the yes, and the yes is for this version', async () => {
  const portal = await standInPortal();
  portal.answer(takeBonus, { id: ID });
  await show(<OfferList offers={[LOSS_BACK]} />);
  await expect
    .element(page.getByText(filled(words.offers.earned, { amount: '฿60.00' }), { exact: false }))
    .toBeVisible();
  await expect.element(page.getByText(filled(words.offers.until, { day: '2026-11-21' }))).toBeVisible();
  await page.getByRole('button', { name: words.offers.open }).click();
  const terms = filled(words.terms.loss.day, { percent: '10', most: '฿300.00', least: '฿100.00' });
  await expect.element(page.getByText(terms)).toBeVisible();
  await expect.element(page.getByText(words.terms.once.person)).toBeVisible();
  await page.getByRole('button', { name: words.offers.yes, exact: true }).click();
  await expect.poll(() => portal.sent(takeBonus)).toEqual([{ offer: { id: ID, version: 2 } }]);
});

test('what is not due yet has its terms, and no yes', async () => {
  await show(<OfferList offers={[{ ...LOSS_BACK, earned: null }]} />);
  await page.getByRole('button', { name: words.offers.open }).click();
  await expect.element(page.getByText(words.offers.notYet)).toBeVisible();
  expect(page.getByRole('button', { name: words.offers.yes, exact: true }).query()).toBeNull();
});
