import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { ProfitTable } from './profit-page.tsx';

const MONEY = {
  stake: '10.00',
  payout: '4.00',
  turnover: '10.00',
  profit: '6.00',
  bonuses: '0.00',
  rebates: '0.00',
};
const ROWS = [
  { id: 'a', account: 'somchai99', agent: true, own: false, opens: true, bets: 3, ...MONEY },
  { id: 'b', account: 'na***oy', agent: false, own: false, opens: false, bets: 1, ...MONEY },
];

test.each(['phone', 'desktop'] as const)(
  'on a %s a press anywhere on a row of profit opens it, an agent’s and a member’s',
  async (device) => {
    const onOpen = vi.fn();
    await show(<ProfitTable rows={ROWS} totals={MONEY} onOpen={onOpen} />, { device });
    for (const { account } of ROWS) {
      const row = page.getByRole('row').filter({ hasText: account });
      await row.getByText(/6\.00/).click({ force: true });
      expect(onOpen.mock.lastCall?.[0]).toMatchObject({ account });
    }
  },
);
