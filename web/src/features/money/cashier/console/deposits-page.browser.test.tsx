import type { DepositDeskPage } from '@lanna/contract/money/cashier/ops';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showConsole } from '../../../../testing/show-console.tsx';
import { wordsOf } from '../../../../testing/words.ts';
import { DepositsPage } from './deposits-page.tsx';
import { StatementPage } from './statement-page.tsx';
import en from './words/en.json';

const ID = '01992d3a-0000-7000-8000-000000000001';
const MOMENT = '2026-11-21T03:00:00.000Z';
const MAY = { 'cashier.read': ['LANNA'], 'cashier.decide': ['LANNA'] } as const;
const DEPOSIT: DepositDeskPage = {
  row: {
    ...{ id: ID, brand: 'LANNA', status: 'review', reason: 'slip_of_another_member', version: 3 },
    ...{ member: { id: ID, name: 'somchai' }, methodCode: 'BANK', kind: 'bank', reference: 'D23456789AB' },
    ...{ amount: '700.00', fee: '0.00', confirmedAmount: null, currency: 'THB', slips: 1, paidSaidAt: null },
    ...{ createdAt: MOMENT, changedAt: MOMENT, expiresAt: null, handledBy: null },
  },
  pay: null,
  words: '',
  follows: null,
  payment: null,
  candidates: [],
  slips: [
    {
      ...{ id: ID, sentAt: MOMENT, sendingBank: '004', transRef: 'T-77', hasPicture: true },
      sameAs: [
        {
          id: ID,
          reference: 'D99999999AB',
          member: { id: `${ID.slice(0, -1)}2`, name: 'nok' },
          status: 'credited',
        },
      ],
    },
  ],
  moves: ['confirm', 'refuse'],
  needsSecondOperator: true,
  lately: { byYou: '9900.00', toMember: '0.00' },
  proposalId: null,
  member: {
    ...{ id: ID, name: 'somchai', status: 'active', rankLevel: 1, registeredAt: MOMENT },
    ...{ credited: 2, creditedSum: '900.00', cameToNothing: 1, refused: 0, lastCreditedAt: null },
  },
  history: [{ from: null, to: 'waiting', cause: 'made', operator: null, words: '', at: MOMENT }],
};

test('a deposit at the desk shows whose slip it is, and is confirmed by the bank’s reference and the version that was read', async () => {
  const sent = await answering((path) =>
    path === '/ops/deposits'
      ? { rows: [DEPOSIT.row], next: null, total: { count: 1, atLeast: false } }
      : DEPOSIT,
  );
  const address = `/deposits?show=${ID}`;
  await showConsole(<DepositsPage />, { operator: { permissions: MAY as never }, address });
  await expect.element(page.getByText(/nok used it for/)).toBeVisible();
  await expect.element(page.getByText(en.decide.secondOperator)).toBeVisible();
  await expect.element(page.getByText(`${en.decide.lately.byYou} ฿9,900.00`)).toBeVisible();
  expect(page.getByText(en.decide.lately.toMember).elements()).toEqual([]);
  // The slip's code has named the transfer.
  await expect.element(page.getByLabelText(en.decide.bankReference)).toHaveValue('T-77');
  await userEvent.click(page.getByRole('button', { name: en.move.refuse, exact: true }));
  await expect.element(page.getByText(en.fault.words)).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: en.move.confirm, exact: true }));
  await expect
    .poll(() => sent)
    .toEqual([
      {
        path: `/ops/deposits/${ID}/confirmation`,
        body: { version: 3, words: '', bankReference: 'T-77', amount: '700.00' },
      },
    ]);
});

test('who may not decide sees the deposit and no way to decide', async () => {
  await answering((path) =>
    path === '/ops/deposits'
      ? { rows: [DEPOSIT.row], next: null, total: { count: 1, atLeast: false } }
      : DEPOSIT,
  );
  const permissions = { 'cashier.read': ['LANNA'] } as never;
  await showConsole(<DepositsPage />, { operator: { permissions }, address: `/deposits?show=${ID}` });
  await expect.element(page.getByText(en.slip.hidden)).toBeVisible();
  expect(page.getByRole('button', { name: en.move.confirm, exact: true }).elements()).toEqual([]);
});

test('an amount of the desk that can be two confirms nothing until one is chosen', async () => {
  const sent = await answering((path) =>
    path === '/ops/deposits'
      ? { rows: [DEPOSIT.row], next: null, total: { count: 1, atLeast: false } }
      : DEPOSIT,
  );
  const address = `/deposits?show=${ID}`;
  await showConsole(<DepositsPage />, { operator: { permissions: MAY as never }, address });
  const amount = page.getByLabelText(en.decide.amount.replace('{{currency}}', 'THB'));
  await amount.fill('20.500');
  await userEvent.click(page.getByRole('button', { name: en.move.confirm, exact: true }));
  await expect.element(page.getByText(wordsOf('ui', 'en').amount.which)).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: '20,500.00', exact: true }));
  await userEvent.click(page.getByRole('button', { name: en.move.confirm, exact: true }));
  await expect.poll(() => sent).toMatchObject([{ body: { amount: '20500.00' } }]);
});

test('a statement is looked at first, and taken only by a second press', async () => {
  const line = { line: 2, at: MOMENT, amount: '500.00', reference: 'S-1', text: '', payer: 'A' };
  const deposit = { id: ID, reference: 'D23456789AB', member: 'somchai' };
  const sent = await answering(() => ({
    lines: [{ ...line, outcome: 'credits', deposit }],
    lately: '0.00',
    proposalId: null,
  }));
  await showConsole(<StatementPage />, { address: '/?brand=LANNA', operator: { permissions: MAY as never } });
  const file = new File(['date,amount\n2026-11-21,500'], 'bank.csv', { type: 'text/csv' });
  await userEvent.upload(page.getByLabelText(en.statement.choose), file);
  await expect.element(page.getByText(en.statement.is.credits)).toBeVisible();
  expect(sent.map(({ path }) => path)).toEqual(['/ops/deposit-statements/preview']);
  await userEvent.click(page.getByRole('button', { name: en.statement.take }));
  await expect.element(page.getByText(en.statement.done)).toBeVisible();
  expect(sent.map(({ path }) => path)).toEqual([
    '/ops/deposit-statements/preview',
    '/ops/deposit-statements',
  ]);
});

test('lines above the limit are said to need a second operator before they are taken, with the sum so far, and lead to their proposal', async () => {
  const line = { line: 2, at: MOMENT, amount: '500.00', reference: 'S-1', text: '', payer: 'A' };
  const deposit = { id: ID, reference: 'D23456789AB', member: 'somchai' };
  await answering((path) => ({
    lines: [{ ...line, outcome: 'second', deposit }],
    lately: '9700.00',
    proposalId: path.endsWith('preview') ? null : ID,
  }));
  const permissions = { ...MAY, 'operators.approve': ['LANNA'] } as never;
  await showConsole(<StatementPage />, { address: '/?brand=LANNA', operator: { permissions } });
  const file = new File(['date,amount\n2026-11-21,500'], 'bank.csv', { type: 'text/csv' });
  await userEvent.upload(page.getByLabelText(en.statement.choose), file);
  await expect.element(page.getByText(en.statement.is.second)).toBeVisible();
  await expect.element(page.getByText(/will be sent to a second operator/)).toBeVisible();
  await expect.element(page.getByText(/9,700\.00/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: en.statement.take }));
  await expect
    .element(page.getByRole('link', { name: en.proposal }))
    .toHaveAttribute('href', expect.stringContaining(`/proposals?show=${ID}`));
});

async function answering(value: (path: string) => unknown) {
  const sent: { path: string; body: unknown }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const { pathname } = new URL(request.url);
    if (request.method === 'POST') sent.push({ path: pathname, body: await request.json() });
    return Response.json({ success: true, value: value(pathname) });
  });
  return sent;
}
