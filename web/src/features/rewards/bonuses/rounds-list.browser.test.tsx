import { myFreeBets } from '@lanna/contract/money/vendor-wallet/free-bets';
import { type BonusCard, giveUpBonus } from '@lanna/contract/rewards/bonuses/bonuses';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startSession } from '../../../api/session.ts';
import { show } from '../../../testing/show.tsx';
import { standInPortal } from '../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../testing/words.ts';
import { RoundsList } from './rounds-list.tsx';

const words = wordsOf('bonuses');
const ID = '01992d3a-0000-7000-8000-000000000001';
const ROUNDS: BonusCard = {
  ...{ id: ID, state: 'active', amount: '40.00', balance: null, required: '0.00', progress: '0.00' },
  ...{ maxStake: '40.00', convertedMost: null, converted: '0.00', won: null, steps: [] },
  ...{ optedAt: '2026-11-20T05:00:00.000Z', endsAt: '2026-11-23T05:00:00.000Z' },
  terms: {
    ...{ kind: 'free_rounds', name: { TH: 'รอบฟรี VIP', EN: 'Free rounds' }, match: null, amount: null },
    rounds: {
      ...{ vendor: 'LANNA', game: 'elephant', title: { TH: 'ช้าง', EN: 'Elephant' } },
      ...{ count: 20, worth: '2.00' },
    },
    wagering: { times: 0, of: 'bonus' },
    ...{ contributions: {}, stake: { percent: 100, most: '500.00' }, excluded: [], days: 3 },
    convertedTimes: null,
  },
};

beforeEach(() => startSession('t', 0));

test('free rounds say how many are left and in which game; their terms have an example, and giving them up says what is lost', async () => {
  const portal = await standInPortal();
  portal.answer(myFreeBets, {
    freeBets: [
      {
        ...{ id: ID, vendor: 'LANNA', game: { id: 'g1', name: 'ช้าง' }, count: 20, left: 17 },
        ...{ value: '2.00', currency: 'THB', endsAt: '2026-11-23T05:00:00.000Z' },
      },
    ],
  });
  portal.answer(giveUpBonus, { forfeited: '0.00' });
  await show(<RoundsList rounds={[ROUNDS]} />);
  const left = filled(words.rounds.left, { left: '17', all: '20', worth: '฿2.00' });
  await expect.element(page.getByText(left)).toBeVisible();
  await expect.element(page.getByRole('link', { name: words.rounds.play })).toBeVisible();
  await page.getByRole('button', { name: words.terms.open }).click();
  await expect.element(page.getByText(filled(words.rounds.exampleWin, { amount: '฿40.00' }))).toBeVisible();
  await expect.element(page.getByText(words.rounds.cash)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: words.giveUp.open }).click();
  await expect.element(page.getByText(words.rounds.lost)).toBeVisible();
  await page.getByRole('button', { name: words.giveUp.yes, exact: true }).click();
  await expect.poll(() => portal.sent(giveUpBonus)).toEqual([{}]);
});

test('rounds that win for a bonus say what they have won so far, on which terms, and that it goes with them', async () => {
  const portal = await standInPortal();
  portal.answer(myFreeBets, { freeBets: [] });
  const { rounds } = ROUNDS.terms;
  if (!rounds) throw new Error('free rounds');
  const terms: BonusCard['terms'] = {
    ...ROUNDS.terms,
    rounds: { ...rounds, wins: 'bonus' },
    ...{ wagering: { times: 5, of: 'bonus' }, contributions: { RNG: 100 }, convertedTimes: 10 },
  };
  await show(<RoundsList rounds={[{ ...ROUNDS, terms, won: '12.00' }]} />);
  await expect.element(page.getByText(filled(words.rounds.wonSoFar, { amount: '฿12.00' }))).toBeVisible();
  await page.getByRole('button', { name: words.terms.open }).click();
  await expect.element(page.getByText(words.rounds.won)).toBeVisible();
  await expect.element(page.getByText(filled(words.terms.wagering.bonus, { times: '5' }))).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: words.giveUp.open }).click();
  await expect.element(page.getByText(filled(words.rounds.lostWon, { amount: '฿12.00' }))).toBeVisible();
});
