import type { MoneyCasePage } from '@lanna/contract/money/reconciliation/case-ops';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type ConsoleOptions, showConsole } from '../../../../testing/show-console.tsx';
import { CasesPage } from './cases-page.tsx';

const ID = '01992d3a-0000-7000-8000-000000000001';
const CASE: MoneyCasePage = {
  row: {
    id: ID,
    brand: 'LANNA',
    kind: 'confirmed_not_posted',
    state: 'open',
    channel: 'BANK',
    way: 'in',
    currency: 'THB',
    booked: null,
    told: '700.00',
    difference: '700.00',
    since: '2026-11-21T03:00:00.000Z',
    openedAt: '2026-11-21T03:30:00.000Z',
    takenBy: null,
    decision: null,
    closedAt: null,
    closedBy: null,
    version: 3,
  },
  facts: { external: 'KBANK-778', payer: 'SOMCHAI', source: 'statement', waitsFor: 'order' },
  links: [{ kind: 'transfer', id: '4711', name: '4711' }],
  history: [{ at: '2026-11-21T03:30:00.000Z', what: 'opened', operator: null, words: '' }],
  decisions: ['returned', 'written_off', 'bank_mistake', 'explained'],
  needsSecondOperator: true,
  proposalId: null,
};

async function show(options: ConsoleOptions = {}) {
  const sent: { path: string; body: unknown }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const { pathname } = new URL(request.url);
    if (request.method === 'POST') sent.push({ path: pathname, body: await request.json() });
    const list = { rows: [CASE.row], next: null, total: { count: 1, atLeast: false } };
    return Response.json({ success: true, value: pathname === '/ops/money-cases' ? list : CASE });
  });
  await showConsole(<CasesPage />, {
    operator: {
      permissions: { 'reconciliation.read': ['LANNA'], 'reconciliation.decide': ['LANNA'] } as never,
    },
    address: `/money-cases?show=${ID}`,
    ...options,
  });
  return sent;
}

test('a case says what is wrong in a sentence, both figures, and whose hands it is in', async () => {
  await show();
  await expect.element(page.getByText(/money moved, and no wallet has changed for it/)).toBeVisible();
  await expect.element(page.getByText('KBANK-778')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '4711' })).toBeVisible();
  await expect.element(page.getByText(/Found by the comparison/)).toBeVisible();
});

test('a write-off says that a second operator decides, and goes with its reason and the version that was read', async () => {
  const sent = await show();
  await userEvent.click(page.getByRole('button', { name: 'Write off' }));
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Nothing moves until a second operator approves.')).toBeVisible();
  await userEvent.fill(dialog.getByRole('textbox'), 'the payer cannot be found');
  await userEvent.click(dialog.getByRole('button', { name: 'Submit for approval' }));
  await expect
    .poll(() => sent)
    .toEqual([
      {
        path: `/ops/money-cases/${ID}/decision`,
        body: { version: 3, decision: 'written_off', reason: 'the payer cannot be found' },
      },
    ]);
});

test('who may only read is shown no decision', async () => {
  await show({ operator: { permissions: { 'reconciliation.read': ['LANNA'] } as never } });
  await expect.element(page.getByText('KBANK-778')).toBeVisible();
  expect(page.getByRole('button', { name: 'Write off' }).elements()).toEqual([]);
});
