import { claimRafflePromotion } from '@lanna/contract/rewards/promotions/promotions';
import { ACTIVITY_STATES, type ActivityState } from '@lanna/rules/rewards/promotions/activity';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../../api/session.ts';
import { movableClock } from '../../../../testing/clock.ts';
import { show } from '../../../../testing/show.tsx';
import { type StandInPortal, standInPortal } from '../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import type { Activity } from '../activity/activity.ts';
import { ACTIVITY_LOOK } from '../activity/activity-style.tsx';
import { aClaim, anApplication, aPromotion } from '../promotion.factory.ts';
import { PromotionCard } from './promotion-card.tsx';

const promotions = wordsOf('promotions');
const { action, state: states } = promotions;
const NEXT: Record<ActivityState, string> = {
  coming_soon: action.read,
  join: action.apply,
  claim: filled(action.claimAmount, { amount: '฿20' }),
  applying: action.status,
  processing: action.status,
  joined: action.status,
  signed: action.status,
  issued: action.status,
  claimed: action.status,
  rejected: action.status,
  closed: action.read,
};

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
});

test.each(ACTIVITY_STATES)(
  'in the state %s a notice says so, what it means, and what comes next',
  async (state) => {
    const kept = NEXT[state] === action.status;
    await open(
      state === 'claim' ? aClaim() : aPromotion(),
      activity({ state, latest: kept ? anApplication() : null }),
      state === 'coming_soon' || state === 'closed' ? state : 'open',
    );
    const notice = page.getByRole('article');
    await expect.element(notice.getByText(states[state].text)).toBeVisible();
    await expect
      .element(notice.getByText(states[state].name, { exact: ACTIVITY_LOOK[state].stamp }).first())
      .toBeVisible();
    const next = notice.getByText(NEXT[state], { exact: true });
    await expect.element(next).toBeVisible();
  },
);

test('what is open again says that the last application was not accepted', async () => {
  await open(aPromotion(), activity({ latest: anApplication({ state: 'rejected' }) }));
  await expect.element(page.getByText(promotions.again.afterRejected)).toBeVisible();
  await expect.element(page.getByText(action.applyAgain, { exact: true })).toBeVisible();
});

test('a notice for other members offers nothing but to be read', async () => {
  await open(aClaim(), activity({ state: null, obstacle: 'not_for_you' }));
  await expect.element(page.getByText(promotions.obstacle.not_for_you)).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('the time that is left runs, and a daily claim says when it can be made again', async () => {
  const time = movableClock();
  const endsAt = new Date(Date.now() + 2 * 3_600_000).toISOString();
  await open(aPromotion({ endsAt }), activity({}));
  await expect.element(page.getByText(/02:00:0\d|01:59:5\d/)).toBeVisible();
  await time.pass(20_000);
  await expect.element(page.getByText(/01:59:[34]\d/)).toBeVisible();
  const nextAt = new Date(Date.now() + 60_000).toISOString();
  await open(aClaim(), activity({ state: 'claimed', nextAt }));
  await expect.element(page.getByText(/00:0[01]:\d\d/)).toBeVisible();
});

test('a visitor who claims is asked to log in, and nothing is claimed', async () => {
  await open(aClaim(), activity({ state: 'claim' }));
  await claim().click();
  expect(portal.sent(claimRafflePromotion)).toEqual([]);
});

test('a claim waits for its answer, and a second press claims nothing more', async () => {
  startSession('t', 0);
  await open(aClaim(), activity({ state: 'claim' }));
  portal.answer(claimRafflePromotion, {
    application: anApplication({ kind: 'claim', state: 'claimed', reward: '20.00' }),
    amount: '20.00',
    currency: 'THB',
    balance: '120.00',
    nextAt: null,
  });
  const release = portal.holdBack(claimRafflePromotion);
  await claim().click();
  await expect.element(claim()).toHaveAttribute('aria-busy', 'true');
  await claim().click({ force: true });
  release();
  await expect.element(claim()).not.toHaveAttribute('aria-busy');
  expect(portal.sent(claimRafflePromotion)).toHaveLength(1);
});

test('an answer that was lost is asked for again under the same key, a refusal is not', async () => {
  startSession('t', 0);
  await open(aClaim(), activity({ state: 'claim' }));
  portal.lose(claimRafflePromotion);
  await claim().click();
  await expect.poll(() => portal.keys(claimRafflePromotion)).toHaveLength(1);
  await expect.element(claim()).not.toHaveAttribute('aria-busy');
  portal.refuse(claimRafflePromotion, 'promotion_budget_spent');
  await claim().click();
  await expect.poll(() => portal.keys(claimRafflePromotion)).toHaveLength(2);
  await expect.element(claim()).not.toHaveAttribute('aria-busy');
  await claim().click();
  await expect.poll(() => portal.keys(claimRafflePromotion)).toHaveLength(3);
  const [first, second, third] = portal.keys(claimRafflePromotion);
  expect([second === first, third === first]).toEqual([true, false]);
});

function activity(different: Partial<Activity>): Activity {
  return { state: 'join', obstacle: null, nextAt: null, latest: null, ...different };
}

async function open(
  promotion: ReturnType<typeof aPromotion>,
  shown: Activity,
  phase: ReturnType<typeof aPromotion>['phase'] = 'open',
) {
  await show(<PromotionCard promotion={{ ...promotion, phase }} shown={{ phase, activity: shown }} />);
  await expect.element(page.getByRole('heading', { name: promotion.title })).toBeVisible();
}

function claim() {
  return page.getByRole('button', { name: filled(action.of, { action: NEXT.claim, title: aClaim().title }) });
}
