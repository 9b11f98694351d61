import { declineDepositLimit, setLimit, showProtection } from '@lanna/contract/accounts/protection/limits';
import { showPlay } from '@lanna/contract/accounts/protection/play';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../../api/session.ts';
import { show } from '../../../../testing/show.tsx';
import { type StandInPortal, standInPortal } from '../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import { playOf, protectionOf } from '../protection.factory.ts';
import { DepositPart } from './deposit-part.tsx';

const words = wordsOf('protection');

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  startSession('t', 0);
  portal.answer(showPlay, playOf());
});

test('before the first deposit a limit is offered, and setting one takes two presses', async () => {
  portal.answer(showProtection, protectionOf({ depositLimitOffered: true }));
  portal.answer(setLimit, protectionOf());
  await show(<DepositPart />);
  await page.getByRole('button', { name: '1,000', exact: true }).click();
  await page.getByRole('button', { name: filled(words.offer.set, { amount: '฿1,000' }) }).click();
  await expect
    .poll(() => portal.sent(setLimit))
    .toEqual([{ kind: 'deposit', period: 'day', amount: '1000.00' }]);
  await expect.poll(() => page.getByText(words.offer.title).elements()).toEqual([]);
});

test('the offer can be passed over, and then is not made again', async () => {
  portal.answer(showProtection, protectionOf({ depositLimitOffered: true }));
  portal.answer(declineDepositLimit, protectionOf());
  await show(<DepositPart />);
  await page.getByRole('button', { name: words.offer.later }).click();
  await expect.poll(() => portal.sent(declineDepositLimit)).toHaveLength(1);
  await expect.poll(() => page.getByText(words.offer.title).elements()).toEqual([]);
});

test('what the tightest limit leaves is said above the form', async () => {
  portal.answer(
    showProtection,
    protectionOf({
      limits: [
        { kind: 'deposit', period: 'day', amount: '1000.00', used: '0.00', left: '1000.00' },
        { kind: 'deposit', period: 'week', amount: '2000.00', used: '1800.00', left: '200.00' },
      ],
    }),
  );
  await show(<DepositPart />);
  await expect.element(page.getByText('฿200.00', { exact: false })).toBeVisible();
});

test.each([
  ['200.00', 'someWaiting'],
  ['0.00', 'noneWaiting'],
] as const)('deposits that wait are said apart from what was deposited, with %s left', async (left, word) => {
  portal.answer(
    showProtection,
    protectionOf({
      limits: [
        { kind: 'deposit', period: 'week', amount: '2000.00', used: '1500.00', waiting: '300.00', left },
      ],
    }),
  );
  await show(<DepositPart />);
  const sentence = filled(words.leftToDeposit[word], {
    name: words.kind.deposit.of.week,
    used: '฿1,500.00',
    waiting: '฿300.00',
    left: `฿${left}`,
    at: '',
  });
  await expect.element(page.getByText(sentence.trim(), { exact: false })).toBeVisible();
});

test('an excluded member gets a message where money would go in, and is led to where it goes out', async () => {
  portal.answer(
    showProtection,
    protectionOf({
      exclusion: {
        kind: 'time_out',
        since: '2026-11-22T10:00:00.000Z',
        until: '2026-11-25T10:00:00.000Z',
        end: 'none',
        endsAt: null,
      },
    }),
  );
  await show(<DepositPart />);
  await expect.element(page.getByText(words.holds.title.time_out)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: words.holds.withdraw }))
    .toHaveAttribute('href', expect.stringContaining('page=withdraw'));
});
