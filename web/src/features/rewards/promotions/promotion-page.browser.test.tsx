import {
  merchantPromotions,
  promotionDetail,
  rafflePromotionStatus,
} from '@lanna/contract/rewards/promotions/promotions';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../api/session.ts';
import { movableClock } from '../../../testing/clock.ts';
import { show } from '../../../testing/show.tsx';
import { type StandInPortal, standInPortal } from '../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../testing/words.ts';
import { anActivity, anApplication, aPromotion, wholePromotion } from './promotion.factory.ts';
import { PromotionPage } from './promotion-page.tsx';

const words = wordsOf('promotions');

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  portal.answer(merchantPromotions, { list: [], open: 0 });
});

test('a visitor reads all of a promotion and is shown that logging in comes first', async () => {
  portal.answer(promotionDetail, wholePromotion(aPromotion()));
  await open();
  await expect.element(page.getByText(words.logInFirst).first()).toBeVisible();
  await expect.element(page.getByText(words.facts.noWagering).first()).toBeVisible();
  const terms = page.getByText('One each');
  await expect.element(terms).not.toBeVisible();
  await page.getByText(words.terms).click();
  await expect.element(terms).toBeVisible();
});

test('a member sees how far an application is, since when, and what the desk wrote', async () => {
  startSession('t', 0);
  portal.answer(promotionDetail, wholePromotion(aPromotion()));
  const latest = anApplication({ state: 'rejected', words: 'The picture is blurred' });
  portal.answer(rafflePromotionStatus, anActivity({ state: 'rejected', latest }));
  await open();
  await expect.element(page.getByText(words.state.rejected.text).first()).toBeVisible();
  await expect.element(page.getByText('The picture is blurred').first()).toBeVisible();
  await expect.element(page.getByText('2026-11-20 20:00:00').first()).toBeVisible();
  const steps = page.getByRole('list', { name: words.steps }).first();
  await expect.element(steps.getByRole('listitem').last()).toHaveAttribute('aria-current', 'step');
});

test('a promotion that ends while it is read says so, and offers nothing to begin any more', async () => {
  const time = movableClock();
  const ending = aPromotion({ endsAt: new Date(Date.now() + 8000).toISOString() });
  portal.answer(promotionDetail, wholePromotion(ending));
  await open();
  const apply = page.getByRole('button', { name: new RegExp(`^${words.action.apply}`) }).first();
  await expect.element(apply).toBeVisible();
  portal.answer(promotionDetail, wholePromotion({ ...ending, phase: 'closed' }));
  await time.pass(9000);
  await expect.element(page.getByText(words.justEnded).first()).toBeVisible();
  await expect.element(apply).not.toBeInTheDocument();
});

test('an address that names no promotion says so and leads to the board', async () => {
  portal.refuse(promotionDetail, 'promotion_unknown');
  await open();
  await expect.element(page.getByRole('heading', { level: 1, name: words.unknown.title })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: words.empty.all }))
    .toHaveAttribute('href', '/promotions');
});

test('where one stands cannot be asked: that is said, and asked again by its button', async () => {
  startSession('t', 0);
  portal.answer(promotionDetail, wholePromotion(aPromotion()));
  portal.refuse(rafflePromotionStatus, 'unknown_error');
  await open();
  await expect.element(page.getByText(words.statusFailed).first()).toBeVisible();
  portal.answer(rafflePromotionStatus, anActivity({ state: 'applying', latest: anApplication() }));
  await page.getByRole('button', { name: words.statusRetry }).first().click();
  await expect.element(page.getByText(words.state.applying.text).first()).toBeVisible();
});

async function open() {
  await show(<PromotionPage search={{ id: aPromotion().id }} notFound={null} />);
}
