import { memberStatement, memberTransactions, statementProof } from '@lanna/contract/play/records/records';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../api/session.ts';
import { show } from '../../../testing/show.tsx';
import { standInPortal } from '../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../testing/words.ts';
import { type HistoryFilter, historyFilter } from './record-filter.ts';
import { ACCOUNT, sealedRows } from './sealed-rows.fixture.ts';
import { StatementView } from './statement-view.tsx';
import { TransactionsView } from './transactions-view.tsx';

const [words, ui] = [wordsOf('records'), wordsOf('ui')];
const PERIOD = { from: '2026-11-16', to: '2026-11-22' };
const view = (changed: Partial<HistoryFilter> = {}) => ({
  filter: { ...historyFilter.opening, ...changed },
  today: PERIOD.to,
  onChange: () => {},
});

beforeEach(() => startSession('t', 0));

async function portalWithRows() {
  const portal = await standInPortal();
  const { rows, proof } = sealedRows();
  const newestFirst = rows.toReversed();
  portal.answer(memberStatement, {
    period: PERIOD,
    accounts: [
      {
        id: ACCOUNT,
        kind: 'player_cash',
        purpose: '',
        currency: 'THB',
        balance: newestFirst[0]?.balance ?? '0.00',
        held: '0.00',
        transfers: rows.length,
      },
    ],
    account: ACCOUNT,
    opening: '0.00',
    closing: newestFirst[0]?.balance ?? '0.00',
    changes: rows.length,
    rows: newestFirst,
    next: null,
  });
  portal.answer(statementProof, proof);
  return { portal, proof };
}

const devices = ['phone', 'desktop'] as const;
test.each(devices)(
  'on a %s each change names its legs, and all of them fit what was sealed',
  async (device) => {
    await portalWithRows();
    await show(<StatementView {...view()} />, { device });
    await expect.element(page.getByText(words.what.bet).first()).toBeVisible();
    expect(document.body.textContent).toContain('Lanna');
    await page.getByRole('button', { name: words.check.start }).click();
    await expect.element(page.getByText(words.check.fits_other.replace('{{rows}}', '6'))).toBeVisible();
    expect(page.getByText(words.check.sealed.replace('{{block}}', '2')).elements()).toHaveLength(3);
  },
);

test('a row that was changed in the books is red, and says what to do', async () => {
  const { proof } = await portalWithRows();
  const row = proof.rows[2]?.row;
  if (row) row.amount = '31000';
  await show(<StatementView {...view()} />);
  await page.getByRole('button', { name: words.check.start }).click();
  await expect.element(page.getByText(words.check.broken_other.replace('{{rows}}', '1'))).toBeVisible();
  await expect.element(page.getByText(words.check.why.row)).toBeVisible();
});

test('a block that was sealed anew since this browser last looked is red', async () => {
  localStorage.setItem('seenSeals', JSON.stringify({ 2: 'ab'.repeat(32) }));
  await portalWithRows();
  await show(<StatementView {...view()} />);
  await page.getByRole('button', { name: words.check.start }).click();
  await expect.element(page.getByText(words.check.why.changed).first()).toBeVisible();
});

test('a check that cannot be made says so, and leaves the rows', async () => {
  const { portal } = await portalWithRows();
  portal.refuse(statementProof, 'record_account_unknown');
  await show(<StatementView {...view()} />);
  await page.getByRole('button', { name: words.check.start }).click();
  await expect.element(page.getByText(wordsOf('refusals').record_account_unknown)).toBeVisible();
  await expect.element(page.getByText(words.what.bet).first()).toBeVisible();
});

test('a period that is too long is refused in words and can be tried again', async () => {
  const portal = await standInPortal();
  portal.refuse(memberStatement, 'record_period_refused', { daysMax: 366 });
  await show(<StatementView {...view({ period: 'range', firstDay: '1926-01-01' })} />);
  await expect.element(page.getByText(wordsOf('refusals').record_period_refused)).toBeVisible();
  await expect.element(page.getByRole('button', { name: ui.retry })).toBeVisible();
});

test('a record without transactions offers a next step, another one where filters leave nothing', async () => {
  const portal = await standInPortal();
  portal.answer(memberTransactions, { period: PERIOD, list: [], next: null });
  await show(<TransactionsView {...view()} />);
  await expect.element(page.getByText(words.empty)).toBeVisible();
  await show(<TransactionsView {...view({ state: 'waiting' })} />);
  await expect.element(page.getByRole('button', { name: words.showAll })).toBeVisible();
});

test('what waits shows its state and no sign; a day of bets leads to its bets', async () => {
  const portal = await standInPortal();
  const row = { currency: 'THB', about: null, link: null, bets: null, at: '2026-11-21T03:00:00.000Z' };
  portal.answer(memberTransactions, {
    period: PERIOD,
    list: [
      { ...row, id: 'd1', kind: 'deposit', what: 'deposit', state: 'waiting', amount: '100.00' },
      {
        ...row,
        id: 'b1',
        kind: 'bets',
        what: 'RNG',
        state: 'done',
        amount: '-21.00',
        bets: { day: '2026-11-20', category: 'RNG', count: 3 },
      },
    ],
    next: null,
  });
  await show(<TransactionsView {...view()} />);
  await expect.element(page.getByText(words.states.waiting, { exact: true }).last()).toBeVisible();
  const link = page.getByRole('link', { name: new RegExp(words.kinds.bets) });
  expect(link.element().getAttribute('href')).toContain('personalHistoryCopy.firstDay=2026-11-20');
});

test('money within a line is named from the side it is read from', async () => {
  const portal = await standInPortal();
  const row = {
    kind: 'agent',
    state: 'done',
    currency: 'THB',
    at: '2026-11-20T03:00:00Z',
    about: null,
    link: null,
    bets: null,
  } as const;
  const list = [
    { ...row, id: '1', what: 'transfer_down', amount: '-20.00' },
    { ...row, id: '2', what: 'transfer_down', amount: '30.00' },
    { ...row, id: '3', what: 'transfer_up', amount: '40.00' },
    { ...row, id: '4', what: 'upline_salary', amount: '50.00' },
  ];
  portal.answer(memberTransactions, { period: PERIOD, list, next: null });
  await show(<TransactionsView {...view()} />);
  for (const said of [
    words.whatSent.transfer_down,
    words.what.transfer_down,
    words.whatReceived.transfer_up,
    words.what.upline_salary,
  ])
    await expect.element(page.getByText(said, { exact: true })).toBeVisible();
});
