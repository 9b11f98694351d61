import { playerRankProgress, rankLevels } from '@lanna/contract/rewards/ranks/ranks';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../api/session.ts';
import { show } from '../../../testing/show.tsx';
import { standInPortal } from '../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../testing/words.ts';
import { RankPage } from './rank-page.tsx';
import { VipPage } from './vip-page.tsx';

const words = wordsOf('ranks');
const NAMES = ['ดอกเอื้อง', 'ทองแดง', 'สำริด', 'เงินยวง', 'ทองคำ', 'หยก', 'ไพลิน', 'ทับทิม'];
const asked = (level: number, part: number) => ({
  deposits: `${level * 1000 * part}.00`,
  turnover: `${level * 5000 * part}.00`,
});
const LEVELS = NAMES.map((name, level) => ({
  ...{ level, name, language: 'TH' as const, reach: asked(level, 2), keep: asked(level, 1) },
  ...{ cashbackExtra: level * 10, ownService: level > 4 },
  privileges: [
    {
      kind: 'withdrawal' as const,
      ...{ largest: `${(level + 1) * 1000}.00`, dayAmount: `${(level + 1) * 5000}.00`, dayCount: 5 },
    },
  ],
}));
const PROGRESS = {
  ...{ today: '2026-11-20', level: 5, from: '2026-08-23', to: '2026-11-20' },
  figures: { deposits: '9000.00', turnover: '45000.00' },
  ...{ movesFrom: null, heldUntil: null, identified: true, heldBack: null, caseOpen: false, moves: [] },
};

beforeEach(() => startSession('t', 0));

async function portal(progress: object = {}, levels: object[] = LEVELS) {
  const answers = await standInPortal();
  answers.answer(rankLevels, {
    ...{ currency: 'THB', days: 90, identityAbove: 5, cashback: true, changesOn: null },
    levels: levels as typeof LEVELS,
  });
  answers.answer(playerRankProgress, { ...PROGRESS, ...progress });
  return answers;
}

test('the figures stand beside what the next level asks and what keeps this one', async () => {
  await portal();
  await show(<RankPage />);
  const of = (figure: string, goal: string) =>
    page.getByText(filled(words.of, { figure, asked: goal }), { exact: true });
  await expect.element(of('฿9,000.00', '฿12,000.00')).toBeVisible();
  await expect.element(of('฿45,000.00', '฿60,000.00')).toBeVisible();
  await expect.element(of('฿9,000.00', '฿5,000.00')).toBeVisible();
  const next = page.getByRole('region', { name: words.gives.next });
  await expect.element(next.getByText(filled(words.gives.cashback, { rate: '0.06' }))).toBeVisible();
  await expect.element(page.getByText(words.moves.empty)).toBeVisible();
});

test.each([
  ['set by operators', { heldUntil: '2026-12-31' }, filled(words.holds.byHand, { day: '2026-12-31' })],
  ['moved this month', { movesFrom: '2026-12-01' }, filled(words.holds.moved, { day: '2026-12-01' })],
  ['after a break', { heldBack: 'time_out' }, words.holds.time_out],
  ['waiting for an operator', { heldBack: 'limit', caseOpen: true }, words.holds.case],
  ['without an approved identity', { identified: false }, filled(words.holds.identity, { level: '5' })],
])('what holds the level is said with what it means: %s', async (_, progress, text) => {
  await portal(progress);
  await show(<RankPage />);
  await expect.element(page.getByText(text)).toBeVisible();
});

test('a site without levels says so', async () => {
  await portal({}, []);
  await show(<RankPage />);
  await expect.element(page.getByText(words.none)).toBeVisible();
});

test('the window of levels marks the own one', async () => {
  await portal();
  await show(<VipPage />);
  const mine = page.getByRole('article').filter({ hasText: words.mine });
  await expect.element(mine.getByText(/หยก/).first()).toBeVisible();
  await expect.element(page.getByText(filled(words.vip.identity, { level: '5' }))).toBeVisible();
});
