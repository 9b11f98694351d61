import { claimMission, myMissions } from '@lanna/contract/rewards/missions/missions';
import { myWheel, spinWheel } from '@lanna/contract/rewards/missions/wheel';
import { commitmentOf } from '@lanna/rules/fair-stream';
import { drawnPlace } from '@lanna/rules/rewards/missions/wheel';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../api/session.ts';
import { show } from '../../../testing/show.tsx';
import { standInPortal } from '../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../testing/words.ts';
import { MissionPage } from './mission-page.tsx';

const words = wordsOf('missions');
const ID = '01992d3a-0000-7000-8000-000000000001';
const cash = (amount: string) => ({ kind: 'cash' as const, amount });
const MISSION = {
  ...{ id: ID, name: { TH: 'ยอดเทิร์นประจำวัน' }, repeat: 'daily' as const, leastRank: 0, period: '2026-11-20' },
  endsAt: '2026-11-20T17:00:00.000Z',
  steps: [
    {
      ...{ step: 1, trigger: { kind: 'turnover' as const, categories: ['RNG' as const], amount: '500.00' } },
      ...{ reward: cash('2.00'), state: 'done' as const, progress: '50000000', goal: '50000000' },
      lapsesAt: '2026-11-27T05:00:00.000Z',
    },
    {
      ...{ step: 2, trigger: { kind: 'games' as const, categories: [], count: 3 } },
      ...{ reward: { kind: 'spins' as const, count: 1 }, state: 'open' as const, progress: '1', goal: '3' },
      lapsesAt: null,
    },
  ],
};
const MINE = {
  ...{ currency: 'THB', isQuiet: false, open: 1, claimable: 1, spins: 0, missions: [MISSION] },
  checkIn: { isOn: false, isDone: false },
};
const FIELDS = Array.from({ length: 6 }, (_, at) => ({
  name: { TH: `ช่อง ${at + 1}` },
  prize: at % 2 ? { kind: 'empty' as const } : cash(`${at + 5}.00`),
  weight: at + 1,
}));
const SEED = 'a3'.repeat(32);
const seed = { commitment: commitmentOf(SEED), clientSeed: 'mine', nonce: 0 };

beforeEach(() => startSession('t', 0));

test('a step that was reached is claimed by a press; how far the next is, and what counts, stand beside it', async () => {
  const portal = await standInPortal();
  portal.answer(myMissions, MINE);
  portal.answer(claimMission, { reward: cash('2.00') });
  await show(<MissionPage />);
  await expect.element(page.getByText(filled(words.of, { done: '1', goal: '3' }))).toBeVisible();
  await page.getByRole('button', { name: words.counts.open }).click();
  const dialog = page.getByRole('dialog', { name: words.counts.title });
  await expect
    .element(dialog.getByText(filled(words.counts.games, { games: words.category.RNG })))
    .toBeVisible();
  await expect.element(dialog.getByText(words.counts.takenBack)).toBeVisible();
  await page.getByRole('button', { name: 'ปิด' }).click();
  await page.getByRole('button', { name: words.claim }).click();
  await expect.poll(() => portal.sent(claimMission)).toEqual([{ period: '2026-11-20', step: 1 }]);
});

test('without missions the page says so', async () => {
  const portal = await standInPortal();
  portal.answer(myMissions, { ...MINE, open: 0, claimable: 0, missions: [] });
  await show(<MissionPage />);
  await expect.element(page.getByText(words.empty)).toBeVisible();
});

test('the wheel shows each chance before it turns, and a receipt whose seed is revealed is drawn again', async () => {
  const portal = await standInPortal();
  const place = drawnPlace(FIELDS, { serverSeed: SEED, clientSeed: 'mine', nonce: 0 });
  const receipt = {
    ...{ id: ID, at: '2026-11-20T05:00:00.000Z', nonce: 0, clientSeed: 'mine', place, fields: FIELDS },
    ...{ commitment: seed.commitment, serverSeed: SEED, prize: FIELDS[place]?.prize ?? cash('0') },
  };
  portal.answer(myMissions, MINE);
  portal.answer(myWheel, {
    ...{ currency: 'THB', wheel: { version: 1, fields: FIELDS }, spins: 2, leftToday: 2, seed },
    receipts: [],
  });
  portal.answer(spinWheel, receipt);
  await show(<MissionPage />);
  await page.getByRole('tab', { name: words.tabs.wheel }).click();
  await expect.element(page.getByText('28.57%')).toBeVisible();
  await page.getByRole('button', { name: words.wheel.turn }).click();
  await expect.element(page.getByRole('dialog').getByText(words.receipt.right)).toBeVisible();
});

test('who wants no offers sees a plain list, and can claim what was reached', async () => {
  const portal = await standInPortal();
  portal.answer(myMissions, { ...MINE, isQuiet: true });
  await show(<MissionPage />);
  await expect.element(page.getByText(words.quiet)).toBeVisible();
  await expect.element(page.getByRole('button', { name: words.claim })).toBeVisible();
  await expect.element(page.getByRole('tab', { name: words.tabs.wheel })).not.toBeInTheDocument();
});
