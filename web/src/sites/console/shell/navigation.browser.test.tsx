import type { OpenWorkItem } from '@lanna/contract/oversight/reports/open-work';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../testing/show-console.tsx';
import { wordsOf } from '../../../testing/words.ts';
import { NavigationList } from './navigation.tsx';
import { WaitingByEntry, waitingByEntry } from './waiting.ts';

const work = (key: string, count: number, href: string, urgent = false): OpenWorkItem => ({
  key,
  count,
  href,
  urgent,
  since: null,
  late: 0,
});

/** Two kinds of one page, one of a page that has no entry of its own, and one of which nothing waits. */
const WORK = [
  work('paid-deposits', 2, '/deposits?state=said_paid', true),
  work('cashier', 3, '/deposits?state=review'),
  work('lottery-problems', 1, '/lottery-problems?state=open'),
  work('withdrawals', 0, '/withdrawals?state=undecided'),
];
const MAY = { 'cashier.read': ['LANNA'], 'withdrawals.read': ['LANNA'], 'feeds.read': ['LANNA'] };

test.each(['en', 'th'] as const)(
  'an entry counts what waits on its page, and one where nothing waits counts nothing (%s)',
  async (language) => {
    const { groups, entry, nav } = wordsOf('console-shell', language);
    await showConsole(
      <WaitingByEntry value={waitingByEntry(WORK)}>
        <NavigationList />
      </WaitingByEntry>,
      { language, address: '/withdrawals', operator: { permissions: MAY } },
    );
    const counted = (count: number) => nav.waiting_other.replace('{{count}}', String(count));
    const moneyIn = page.getByRole('list', { name: groups.moneyIn });
    await expect
      .element(moneyIn.getByRole('link').first())
      .toHaveTextContent(`${entry.deposits}5${counted(5)}`);
    await expect
      .element(page.getByRole('list', { name: groups.lotteries }).getByRole('link'))
      .toHaveTextContent(`${entry.lotteryResults}1${counted(1)}`);
    const current = page.getByRole('link', { name: entry.withdrawals, exact: true });
    await expect.element(current).toHaveAttribute('aria-current', 'page');
    await expect.element(current).toHaveTextContent(entry.withdrawals);
  },
);
