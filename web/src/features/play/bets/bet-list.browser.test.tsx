import type { Bet } from '@lanna/contract/play/bets/bets';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { wordsOf } from '../../../testing/words.ts';
import { BetList } from './bet-list.tsx';
import { lineOfBet, lineOfPlaySession } from './record-line.ts';

const words = wordsOf('bets');

/** Placed when it is past midnight in Bangkok and not yet where the test runs; settled two days later. */
const slip: Bet = {
  id: 'b1',
  vendor: 'LOTTERY',
  vendorName: 'Lottery',
  gameCode: 'THAI_30M',
  gameName: 'Thai 30',
  category: 'LOTT',
  round: 'r1',
  stake: '10.00',
  payout: '0.00',
  returned: '0.00',
  status: 'lost',
  placedAt: '2026-11-20T17:30:00.000Z',
  settledAt: '2026-11-22T09:00:00.000Z',
  provable: true,
};
const open: Bet = { ...slip, status: 'open', settledAt: null, drawsAt: '2099-11-22T09:00:00.000Z' };

test('a row of the betting record shows the day the bet was placed on, on the brand’s clock, whenever it was settled', async () => {
  await show(<BetList lines={[lineOfBet(slip)]} onOpen={() => {}} />);
  await expect.element(page.getByText('2026-11-21 00:30:00')).toBeVisible();
  expect(document.body.textContent).not.toContain('2026-11-22');
});

test('bonus money of a bet stands apart from its cash', async () => {
  await show(
    <BetList lines={[lineOfBet({ ...slip, bonus: { stake: '7.00', payout: '9.50' } })]} onOpen={() => {}} />,
  );
  await expect
    .element(page.getByText(words.bonusPart.replace('{{stake}}', '฿7.00').replace('{{payout}}', '฿9.50')))
    .toBeVisible();
});

test('a slip without a result waits for its draw, and is neither an open round nor lost', async () => {
  const session = lineOfPlaySession({
    ...slip,
    bets: 3,
    open: 2,
    from: slip.placedAt,
    to: '2026-11-20T17:40:00.000Z',
    only: null,
    drawsAt: '2099-11-22T09:00:00.000Z',
  });
  await show(<BetList lines={[lineOfBet(open), session]} onOpen={() => {}} />);
  await expect.element(page.getByText(words.draws.badge, { exact: true })).toBeVisible();
  await expect.element(page.getByText(/2099-11-22 16:00/).first()).toBeVisible();
  await expect
    .element(page.getByText(words.draws.waiting.replace('{{bets}}', '2'), { exact: false }))
    .toBeVisible();
  expect(document.body.textContent).not.toContain(
    words.playSession.waiting.replace('{{rounds}}', '2').concat(' ·'),
  );
});
