import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../../testing/show.tsx';
import { wordsOf } from '../../../../testing/words.ts';
import type { WithdrawalTerms } from '../queries.ts';
import { aTurnoverLine, ids, minutesFromNow, someTerms } from '../withdrawal.factory.ts';
import { Explanation } from './explanation.tsx';

const { split, line, turnover } = wordsOf('withdrawals');

test('it says what can be withdrawn, and each line of what stays opens what it is made of', async () => {
  await open({});
  await expect.element(page.getByRole('status', { name: split.title })).toHaveTextContent('฿4,250.00');
  await expect.element(page.getByText(turnover.counts)).not.toBeVisible();
  await page.getByText(line.turnover).click();
  await expect.element(page.getByRole('progressbar', { name: turnover.label })).toBeVisible();
  const missing = page.getByRole('definition').filter({ hasText: '1,350.00' });
  await expect.element(missing).toBeVisible();
  await expect.element(page.getByText(turnover.counts)).toBeVisible();
});

test('money set aside for a withdrawal leads to it, and a fraction is said to be less than can be paid', async () => {
  await open({
    withdrawable: '3600.00',
    stays: [
      {
        kind: 'withdrawal',
        withdrawalId: ids.withdrawal,
        requestedAt: minutesFromNow(-5),
        state: 'waiting',
        stays: '1999.99500',
      },
      { kind: 'fraction', stays: '0.00500' },
    ],
  });
  await page.getByText(line.withdrawal).click();
  await expect
    .element(page.getByRole('link', { name: line.toWithdrawal }))
    .toHaveAttribute('href', `#withdrawal-${ids.withdrawal}`);
  await expect.element(page.getByText('< ฿0.01')).toBeVisible();
});

test('an open bonus says what giving it up costs, before a withdrawal is refused for its sake', async () => {
  await open({
    withdrawable: '0.00',
    stays: [{ kind: 'bonus', stays: '4250.00' }, aTurnoverLine()],
    bonuses: [
      { id: ids.bonus, name: 'Welcome bonus', left: '320.00', required: '3000.00', progress: '1200.00' },
    ],
  });
  await expect.element(page.getByRole('status', { name: split.title })).toHaveTextContent('฿0.00');
  await expect.element(page.getByText('฿320.00', { exact: true })).toBeVisible();
  await page.getByText(line.bonus).click();
  await expect.element(page.getByText('Welcome bonus')).toBeVisible();
  const bonus = page.getByRole('listitem').filter({ hasText: 'Welcome bonus' }).last();
  await expect.poll(() => bonus.element().textContent).toContain('฿1,200.00');
});

test('without anything that stays it says so, and without money it leads to depositing', async () => {
  await open({ withdrawable: '5600.00', stays: [] });
  await expect.element(page.getByText(split.all)).toBeVisible();
  await open({ balance: '0.00', withdrawable: '0.00', stays: [] });
  await expect.element(page.getByRole('link', { name: split.deposit })).toBeVisible();
  expect(page.getByText(split.all).query()).toBeNull();
});

async function open(differing: Partial<WithdrawalTerms>) {
  await show(<Explanation terms={someTerms({ stays: [aTurnoverLine()], ...differing })} />);
}
