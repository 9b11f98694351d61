import { type BonusCaseRow, decideBonusCase } from '@lanna/contract/rewards/bonuses/ops';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../testing/show-console.tsx';
import { standInPortal } from '../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import { CasePanel } from './case-panel.tsx';

const words = wordsOf('bonuses-console', 'en');
const ID = '01992d3a-0000-7000-8000-000000000001';
const ROW: BonusCaseRow = {
  ...{ id: ID, brand: 'LANNA', name: { TH: 'ของขวัญ', EN: 'Gift' }, bonusState: 'completed' },
  member: { id: '01992d3a-0000-7000-8000-000000000002', name: 'somchai' },
  others: [{ id: '01992d3a-0000-7000-8000-000000000003', name: 'malee' }],
  ...{ signals: ['device', 'opposite_bets'], oppositeBets: 7, coveredBets: 0, version: 3 },
  ...{ foundAt: '2026-11-20T05:00:00.000Z', lastAt: '2026-11-20T05:15:00.000Z' },
  ...{ state: 'open', reason: null, decidedBy: null, decidedAt: null },
};

test('what was found is said in figures, it is cleared with a note, and a bonus that has ended is not taken back', async () => {
  const portal = await standInPortal();
  portal.answer(decideBonusCase, { ...ROW, state: 'cleared' });
  await showConsole(<CasePanel row={ROW} />, {
    operator: { permissions: { 'bonuses.revoke': ['LANNA'] } },
  });
  const opposite = filled(words.explain.opposite_bets, { opposite: '7', covered: '0' });
  await expect.element(page.getByText(opposite)).toBeVisible();
  await expect.element(page.getByText('malee')).toBeVisible();
  expect(page.getByRole('button', { name: words.bonuses.revoke }).query()).toBeNull();
  await page.getByRole('button', { name: words.cases.clear }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('a household of two');
  await dialog.getByRole('button', { name: words.cases.clear }).click();
  await expect
    .poll(() => portal.sent(decideBonusCase))
    .toEqual([{ version: 3, as: 'cleared', reason: 'a household of two' }]);
});
