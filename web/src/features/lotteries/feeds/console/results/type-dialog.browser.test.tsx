import type { WaitingDraw } from '@lanna/contract/lotteries/feeds/result-ops';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type ConsoleOptions, showConsole } from '../../../../../testing/show-console.tsx';
import { ResultsPage } from './results-page.tsx';

const WAITING: WaitingDraw = {
  id: '01992d3a-0000-7000-8000-000000000001',
  gameCode: 'THAI',
  numero: '20261116',
  drawsAt: '2026-11-16T07:30:00.000Z',
  lateAt: '2026-11-16T09:30:00.000Z',
  said: { feed: 0, file: 0, typed: 1 },
  typedByMe: false,
  mayType: true,
  problems: [],
};

async function show(draw: Partial<WaitingDraw> = {}, options: ConsoleOptions = {}) {
  const sent: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    if (request.method === 'POST') {
      sent.push(await request.json());
      return Response.json({ success: true, value: { status: 'agreed' } });
    }
    const value = { now: WAITING.drawsAt, waiting: [{ ...WAITING, ...draw }], next: [], given: [] };
    return Response.json({ success: true, value });
  });
  await showConsole(<ResultsPage />, {
    operator: { house: ['feeds.read', 'feeds.type'] as never },
    address: '/lottery-results',
    ...options,
  });
  return sent;
}

test('who types second is shown that another operator has, types digit after digit through all prizes, and sends one result', async () => {
  const sent = await show();
  await page.getByRole('button', { name: 'Type it second' }).click();
  await expect.element(page.getByText(/Their entry stays hidden/)).toBeVisible();
  await page.getByLabelText('First prize, number 1 of 1').click();
  // The cursor goes on by itself from number to number; letters are no digits.
  await userEvent.keyboard('904x2130611183749023');
  await page.getByRole('button', { name: 'Send as the second' }).click();
  await expect.element(page.getByText('Some digits are missing.')).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByLabelText('Last two, number 1 of 1').click();
  await userEvent.keyboard('8');
  await page.getByRole('button', { name: 'Send as the second' }).click();
  await expect
    .poll(() => sent)
    .toEqual([{ gameCode: 'THAI', numero: '20261116', result: '904213|061,118|374,902|38' }]);
});

test('who has typed it waits for another operator; where results differ no operator types, and the way leads to the problem', async () => {
  await show({ typedByMe: true }, { language: 'th', device: 'phone' });
  await expect.element(page.getByText('คุณกรอกแล้ว ต่อไปให้อีกคนกรอก')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'กรอก' })).not.toBeInTheDocument();
  await show({ problems: ['contradiction'], said: { feed: 0, file: 0, typed: 2 } });
  await expect
    .element(page.getByRole('link', { name: 'Look at the problem' }))
    .toHaveAttribute('href', '/lottery-problems?state=open&search=20261116');
  await expect.element(page.getByRole('button', { name: /Type/ })).not.toBeInTheDocument();
});

test('of a stock lottery the close and its change are typed, and the numbers that follow are shown and sent', async () => {
  const sent = await show({ gameCode: 'STOCK_TH' });
  await page.getByRole('button', { name: 'Type it second' }).click();
  await page.getByLabelText('Index at the close').fill('1402.37');
  await page.getByLabelText('Change').fill('-3.1');
  await page.getByRole('button', { name: 'Send as the second' }).click();
  await expect.element(page.getByText('Some digits are missing.')).toBeVisible();
  await page.getByLabelText('Change').fill('-3.12');
  await expect.element(page.getByText('237', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Send as the second' }).click();
  await expect.poll(() => sent).toEqual([{ gameCode: 'STOCK_TH', numero: '20261116', result: '237|12' }]);
});

test('what follows from another draw is not typed, and says so; where an index stood still the way leads to the case', async () => {
  await show({ gameCode: 'HANOI', mayType: false });
  await expect.element(page.getByText('It follows from another draw by itself.')).toBeVisible();
  await show({ gameCode: 'STOCK_TH', problems: ['stopped'] });
  await expect.element(page.getByText('The index stood still')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Look at the problem' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Type/ })).not.toBeInTheDocument();
});
