import { listLeaderboards, showOpsLeaderboard, takeOutPlace } from '@lanna/contract/rewards/leaderboards/ops';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../testing/show-console.tsx';
import { standInPortal } from '../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import { BoardsPage } from './boards-page.tsx';

const words = wordsOf('leaderboards-console', 'en');
const { reason } = wordsOf('console', 'en');
const [ID, ONE, TWO] = [1, 2, 3].map((n) => `01992d3a-0000-7000-8000-00000000000${n}`) as [
  string,
  string,
  string,
];
const ROW = {
  ...{ id: ID, brand: 'LANNA', state: 'closed' as const, edit: 3, title: { TH: 'แข่ง', EN: 'Race' } },
  ...{ score: 'points' as const, categories: [], leastStake: null, members: 2, madeBy: 'anong' },
  ...{ startsAt: '2026-11-20T00:00:00.000Z', endsAt: '2026-11-21T00:00:00.000Z' },
  ...{ paysAt: '2026-11-21T01:10:00.000Z', madeAt: '2026-11-19T00:00:00.000Z' },
  ...{ prizes: [{ count: 2, amount: '50.00' }], pool: '100.00', paid: '0.00', returned: '0.00' },
};
const place = (id: string, at: number, isQuestioned: boolean) => ({
  ...{ place: at, member: { id, name: `member${at}` }, score: '12.00', isQuestioned },
  ...{ reachedAt: '2026-11-20T05:00:00.000Z', amount: '50.00' },
});
const MAY = { 'leaderboards.read': ['LANNA'], 'leaderboards.change': ['LANNA'] } as const;

test('in the review a member is proposed to be taken out with a reason; one who is waits for a second operator', async () => {
  const portal = await standInPortal();
  portal.answer(listLeaderboards, { rows: [ROW], next: null, total: { count: 1, atLeast: false } });
  portal.answer(showOpsLeaderboard, {
    ...{ ...ROW, closedAt: '2026-11-21T00:10:00.000Z', endedAt: null, removed: [] },
    places: [place(ONE, 1, false), place(TWO, 2, true)],
  });
  portal.answer(takeOutPlace, { proposal: ID });
  await showConsole(<BoardsPage />, {
    ...{ operator: { permissions: MAY as never }, address: `/leaderboards?show=${ID}` },
  });
  await expect.element(page.getByText(words.places.questioned)).toBeVisible();
  // After its end it cannot be stopped.
  await expect
    .element(page.getByRole('button', { name: words.list.stop, exact: true }))
    .not.toBeInTheDocument();
  await page.getByRole('button', { name: words.places.takeOut, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: filled(words.places.takeOutOf, { name: 'member1' }) });
  await dialog.getByLabelText(reason.label).fill('Two accounts of one person');
  await dialog.getByRole('button', { name: words.places.takeOut, exact: true }).click();
  await expect
    .poll(() => portal.sent(takeOutPlace))
    .toEqual([{ member: ONE, reason: 'Two accounts of one person' }]);
});

test('a draft is read as members will read it, in both languages: when it begins, what counts, and what each place is paid', async () => {
  const portal = await standInPortal();
  const draft = {
    ...ROW,
    state: 'draft' as const,
    score: 'multiple' as const,
    leastStake: '10.00',
    paysAt: null,
  };
  portal.answer(listLeaderboards, { rows: [draft], next: null, total: { count: 1, atLeast: false } });
  portal.answer(showOpsLeaderboard, { ...draft, closedAt: null, endedAt: null, removed: [], places: [] });
  await showConsole(<BoardsPage />, {
    ...{ operator: { permissions: MAY as never }, address: `/leaderboards?show=${ID}` },
  });
  const seen = page.getByRole('region', { name: words.preview.title });
  const when = { starts: '2026-11-20 07:00', ends: '2026-11-21 07:00' };
  const [th, en] = [wordsOf('missions', 'th').board, wordsOf('missions', 'en').board];
  await expect.element(seen.getByText(filled(th.when.ahead, when))).toBeVisible();
  await expect
    .element(seen.getByText(filled(th.counts.multiple, { stake: '฿10.00' }), { exact: false }))
    .toBeVisible();
  await seen.getByText('English').click();
  await expect.element(seen.getByRole('heading', { name: 'Race' })).toBeVisible();
  await expect
    .element(seen.getByText(filled(en.prize.many, { from: '1', to: '2', amount: '฿50.00' })))
    .toBeVisible();
});
