import { giveUpBonus, myBonusRefusal } from '@lanna/contract/rewards/bonuses/bonuses';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../api/session.ts';
import { show } from '../../../testing/show.tsx';
import { standInPortal } from '../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../testing/words.ts';
import { RefusedStake } from './refused-stake.tsx';

const words = wordsOf('bonuses');
const ID = '01992d3a-0000-7000-8000-000000000001';
const REFUSAL = {
  ...{
    rule: 'stake' as const,
    at: '2026-11-20T05:00:00.000Z',
    amount: '90.00',
    cash: '30.00',
    maxStake: '50.00',
  },
  bonus: {
    ...{ id: ID, balance: '500.00', progress: '120.00', required: '5000.00' },
    terms: {
      ...{ kind: 'fixed' as const, name: { TH: 'โบนัสต้อนรับ', EN: 'Welcome' }, match: null, amount: '500.00' },
      wagering: { times: 10, of: 'bonus' as const },
      ...{ contributions: { RNG: 100 }, stake: { percent: 10, most: '500.00' }, excluded: [], days: 7 },
      convertedTimes: 10,
    },
  },
};

beforeEach(() => startSession('t', 0));

test('a refused stake names its rule and what cash alone could stake; giving up says in figures what is lost', async () => {
  const portal = await standInPortal();
  portal.answer(myBonusRefusal, { refusal: REFUSAL });
  portal.answer(giveUpBonus, { forfeited: '500.00' });
  await show(<RefusedStake isInRound={false} />);
  await expect.element(page.getByText(filled(words.refused.rule.stake, { most: '฿50.00' }))).toBeVisible();
  await expect.element(page.getByText(filled(words.refused.allowed, { cash: '฿30.00' }))).toBeVisible();
  await page.getByRole('button', { name: words.refused.giveUp }).click();
  await expect.element(page.getByText(filled(words.giveUp.lost, { amount: '฿500.00' }))).toBeVisible();
  expect(portal.sent(giveUpBonus)).toEqual([]);
  await page.getByRole('button', { name: words.giveUp.yes, exact: true }).click();
  await expect.poll(() => portal.sent(giveUpBonus)).toHaveLength(1);
});

test('who goes on with cash is not asked about the same bet again', async () => {
  const portal = await standInPortal();
  portal.answer(myBonusRefusal, { refusal: REFUSAL });
  await show(<RefusedStake isInRound={false} />);
  await page.getByRole('button', { name: words.refused.cash }).click();
  await expect.element(page.getByText(words.refused.title)).not.toBeInTheDocument();
});
