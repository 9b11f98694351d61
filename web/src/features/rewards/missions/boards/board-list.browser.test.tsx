import { missionLeaderboard, type ShownLeaderboard } from '@lanna/contract/rewards/leaderboards/leaderboards';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../../api/session.ts';
import { show } from '../../../../testing/show.tsx';
import { standInPortal } from '../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import { BoardList } from './board-list.tsx';

const words = wordsOf('missions');
const BOARD: ShownLeaderboard = {
  ...{ id: '01992d3a-0000-7000-8000-000000000001', title: 'ชนะหลายเท่าที่สุด', state: 'open', score: 'multiple' },
  ...{ categories: ['RNG'], leastStake: '10.00', currency: 'THB', paysAt: null },
  ...{ startsAt: '2026-11-20T00:00:00.000Z', endsAt: '2026-11-27T00:00:00.000Z' },
  prizes: [
    { from: 1, to: 1, amount: '1000.00' },
    { from: 2, to: 12, amount: '100.00' },
  ],
  places: Array.from({ length: 12 }, (_, at) => ({
    ...{ place: at + 1, name: `pl***${at + 10}`, score: `${80 - at}.50`, isMe: false },
    amount: at === 0 ? '1000.00' : '100.00',
  })),
  own: { place: 41, score: '2.50', amount: '0.00' },
};
const STEPS = { month: '2026-11', places: [], own: null };

beforeEach(() => startSession('t', 0));

test('what counts, the least stake, each prize and the own place stand on the card, beyond the last that is shown too', async () => {
  const portal = await standInPortal();
  portal.answer(missionLeaderboard, { boards: [BOARD], ...STEPS });
  await show(<BoardList />);
  const card = page.getByRole('article', { name: BOARD.title });
  await expect.element(card.getByText('฿10.00', { exact: false })).toBeVisible();
  await expect
    .element(
      card.getByText(filled(words.board.counts.games, { games: words.category.RNG }), { exact: false }),
    )
    .toBeVisible();
  await expect
    .element(card.getByText(filled(words.board.prize.many, { from: '2', to: '12', amount: '฿100.00' })))
    .toBeVisible();
  const score = filled(words.board.score.multiple, { shown: '2.50' });
  await expect.element(card.getByText(filled(words.board.own.place, { place: '41', score }))).toBeVisible();
  await expect.element(card.getByText('pl***21')).not.toBeInTheDocument();
  await card.getByRole('button', { name: filled(words.board.all_other, { count: '12' }) }).click();
  await expect.element(card.getByText('pl***21')).toBeVisible();
});

test('a member whose place was taken out is told so, and one who was paid how much', async () => {
  const portal = await standInPortal();
  const removed = { ...BOARD, own: { place: null, score: '9.00', amount: '0.00' } };
  const paid: ShownLeaderboard = {
    ...{ ...BOARD, id: '01992d3a-0000-7000-8000-000000000002', title: 'จบแล้ว', state: 'paid' },
    own: { place: 1, score: '80.50', amount: '1000.00' },
  };
  portal.answer(missionLeaderboard, { boards: [removed, paid], ...STEPS });
  await show(<BoardList />);
  await expect
    .element(page.getByRole('article', { name: BOARD.title }).getByText(words.board.own.removed))
    .toBeVisible();
  const score = filled(words.board.score.multiple, { shown: '80.50' });
  await expect
    .element(
      page
        .getByRole('article', { name: 'จบแล้ว' })
        .getByText(filled(words.board.own.paid, { place: '1', score, amount: '฿1,000.00' })),
    )
    .toBeVisible();
});
