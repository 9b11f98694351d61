import {
  changeLineLimits,
  type LineAccount,
  ownLineLimits,
  showLineLimits,
  suspendPlay,
} from '@lanna/contract/accounts/line-limits/line-limits';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../api/session.ts';
import { show } from '../../../testing/show.tsx';
import { type StandInPortal, standInPortal } from '../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../testing/words.ts';
import { GamePart } from './game-part.tsx';
import { LimitsDialog } from './limits-dialog.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';

const words = wordsOf('line-limits');
const ACCOUNT: LineAccount = {
  id: '00000000-0000-7000-8000-00000000000a',
  account: 'somchai99',
  isAgent: false,
  isDirect: true,
  allowed: { stakes: { LIVE: '500.00' }, losses: { day: null, week: null } },
  version: 3,
  suspension: null,
};
const OWN = { stakes: { LIVE: '1000.00' }, losses: { day: null, week: '5000.00' } };
const onClose = () => {};

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  startSession('t', 1);
});

test('limits go as they are typed with the version that was read, and what the own line allows stands beside them', async () => {
  await show(<LimitsDialog account={ACCOUNT} own={OWN} onClose={onClose} />);
  await expect.element(page.getByLabelText(words.category.LIVE)).toHaveValue('500');
  await expect.element(page.getByText(filled(words.limits.most, { amount: '฿1,000.00' }))).toBeVisible();
  await page.getByLabelText(words.category.LIVE).fill('0');
  await page.getByLabelText(words.limits.period.week).fill('2,500');
  portal.answer(changeLineLimits, { below: ACCOUNT });
  await page.getByRole('button', { name: words.limits.save }).click();
  await expect
    .poll(() => portal.sent(changeLineLimits))
    .toEqual([{ stakes: { LIVE: '0.00' }, losses: { day: null, week: '2500.00' }, version: 3 }]);
});

test('a suspension says what it is not, and goes with a reason that the member can read', async () => {
  await show(<SuspendDialog account={ACCOUNT} onClose={onClose} />);
  await expect.element(page.getByText(words.suspend.rules.money)).toBeVisible();
  await page.getByRole('button', { name: words.suspend.yes }).click();
  expect(portal.sent(suspendPlay)).toEqual([]);
  await page.getByRole('textbox').fill('ค้างยอดสัปดาห์ก่อน');
  portal.answer(suspendPlay, { below: ACCOUNT });
  await page.getByRole('button', { name: words.suspend.yes }).click();
  await expect.poll(() => portal.sent(suspendPlay)).toEqual([{ reason: 'ค้างยอดสัปดาห์ก่อน' }]);
});

test('over a game the member reads what the line allows and has left, or that play is suspended and why', async () => {
  const until = '2026-11-29T17:00:00.000Z';
  portal.answer(ownLineLimits, {
    suspension: null,
    stakes: [{ category: 'RNG', most: '50.00' }],
    losses: [{ period: 'day', most: '1000.00', left: '250.00', until }],
  });
  await show(<GamePart />);
  await expect.element(page.getByText('฿250.00', { exact: false })).toBeVisible();
  portal.answer(ownLineLimits, {
    suspension: { since: until, reason: 'ค้างยอด' },
    stakes: [],
    losses: [],
  });
  await show(<GamePart />);
  await expect.element(page.getByText('ค้างยอด', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('link', { name: words.own.withdraw })).toBeVisible();
  expect(portal.sent(showLineLimits)).toEqual([]);
});
