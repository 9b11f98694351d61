import {
  myReferral,
  openReferral,
  type ReferralFriend,
  takeBonus,
} from '@lanna/contract/rewards/bonuses/bonuses';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../../api/session.ts';
import { show } from '../../../../testing/show.tsx';
import { standInPortal } from '../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import type { Offer } from '../offer-list.tsx';
import { ReferralPage } from './referral-page.tsx';

const words = wordsOf('bonuses');
const ID = '01992d3a-0000-7000-8000-000000000001';
const OFFER: Offer = {
  ...{ id: ID, version: 3, endsAt: null, earned: { amount: '100.00', until: '2026-12-30' } },
  example: {
    ...{ deposit: '0.00', amount: '100.00', required: '500.00' },
    ...{ maxStake: '10.00', convertedMost: '1000.00' },
  },
  terms: {
    ...{ kind: 'referral', name: { TH: 'ชวนเพื่อน', EN: 'Friends' }, match: null, amount: '100.00' },
    referral: { side: 'inviter', deposits: '300.00', turnover: '1000.00' },
    wagering: { times: 5, of: 'bonus' },
    ...{ contributions: { RNG: 100 }, stake: { percent: 10, most: '500.00' }, excluded: [], days: 7 },
    convertedTimes: 10,
  },
};
const friend = (changes: Partial<ReferralFriend>): ReferralFriend => ({
  ...{ name: 'so***ai', joined: '2026-11-01', deposits: '350.00', turnover: '400.00' },
  ...{ countsUntil: '2026-11-30', takesUntil: '2026-12-30', state: 'open' },
  ...changes,
});
const SHOWN = { code: 'RIVER234', currency: 'THB', offer: OFFER, forFriends: null, joined: 2, own: null };

beforeEach(() => startSession('t', 0));

test('friends are shown with what is still asked, and the bonus for one is taken after its terms', async () => {
  const portal = await standInPortal();
  const due = friend({ name: 'ma***ee', turnover: '1000.00', state: 'due' });
  portal.answer(myReferral, { ...SHOWN, friends: [due, friend({})] });
  portal.answer(takeBonus, { id: ID });
  await show(<ReferralPage />);
  await expect.element(page.getByText('so***ai')).toBeVisible();
  const asked = filled(words.referral.of, { done: '฿400.00', asked: '฿1,000.00' });
  await expect.element(page.getByText(asked)).toBeVisible();
  await expect.element(page.getByText(words.referral.state.due, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: words.referral.take, exact: false }).click();
  const terms = filled(words.terms.referral.inviter, { deposits: '฿300.00', turnover: '฿1,000.00' });
  await expect.element(page.getByText(terms)).toBeVisible();
  await page.getByRole('button', { name: words.offers.yes, exact: true }).click();
  await expect.poll(() => portal.sent(takeBonus)).toEqual([{ offer: { id: ID, version: 3 } }]);
});

test('a link is made by a press; without an offer the page says so, and friends stay listed', async () => {
  const portal = await standInPortal();
  portal.answer(myReferral, { ...SHOWN, code: null, offer: null, friends: [friend({ state: 'taken' })] });
  portal.answer(openReferral, { code: 'RIVER234' });
  await show(<ReferralPage />);
  await expect.element(page.getByText(words.referral.none, { exact: true })).toBeVisible();
  await expect.element(page.getByText(words.referral.state.taken, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: words.referral.make }).click();
  await expect.poll(() => portal.sent(openReferral)).toEqual([{}]);
});
