import { type Sheet, settleSheet, showSheet } from '@lanna/contract/commission/positions/sheets';
import { memberInfo } from '@lanna/contract/people/members/members';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../api/session.ts';
import { show } from '../../../testing/show.tsx';
import { standInPortal } from '../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../testing/words.ts';
import { SheetDialog } from './sheet-dialog.tsx';

const ID = '01992d3a-0000-7000-8000-000000000001';
const SHEET: Sheet = {
  ...{ id: ID, side: 'downline', other: 'nongfah99', period: 'day', from: '2026-11-27', to: '2026-11-27' },
  ...{ amount: '700.00', way: 'receive', issuedAt: '2026-11-28T00:01:00.000Z' },
  ...{ ownSettledAt: null, otherSettledAt: null },
};

beforeEach(() => startSession('t', 0));

test('a sheet is marked as settled after a second yes, and then no more', async () => {
  const { settle, sheet: words } = wordsOf('positions');
  const portal = await standInPortal();
  portal.answer(memberInfo, { account: 'somchai' } as never);
  const line = { day: '2026-11-26', category: 'LIVE', isCorrection: true } as const;
  const lines = [{ ...line, result: '1000.00', below: '300.00', owed: '700.00', held: '200.00' }];
  portal.answer(showSheet, { sheet: SHEET, lines });
  const settled = { ...SHEET, ownSettledAt: '2026-11-28T03:00:00.000Z' };
  portal.answer(settleSheet, { sheet: settled });
  await show(<SheetDialog id={ID} onClose={() => undefined} />);
  await expect.element(page.getByText(words.correction)).toBeVisible();
  await expect.element(page.getByText(filled(words.with.downline, { name: 'nongfah99' }))).toBeVisible();
  await page.getByRole('button', { name: settle.ask, exact: true }).click();
  expect(portal.sent(settleSheet)).toEqual([]);
  portal.answer(showSheet, { sheet: settled, lines });
  await page.getByRole('button', { name: settle.yes, exact: true }).click();
  await expect.poll(() => portal.sent(settleSheet).length).toBe(1);
  await expect.element(page.getByRole('button', { name: settle.ask, exact: true })).not.toBeInTheDocument();
});
