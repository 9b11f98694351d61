import type { DrawGameRow } from '@lanna/contract/lotteries/draws/ops';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../testing/show-console.tsx';
import { GameHolidays } from './game-holidays.tsx';

// What holidays are worked out from, and what is sent back.
const game = {
  ...{ code: 'VN_NORTH', version: 3, closesBeforeSeconds: 900, beacon: null },
  moved: { '2026-12-24': '2026-12-24' },
  schedule: {
    kind: 'week',
    timeZone: 'Asia/Ho_Chi_Minh',
    spans: [],
    days: [1, 2, 3, 4, 5, 6, 7],
    at: '18:15',
  },
} as unknown as DrawGameRow;

test('ticked holidays are proposed without a draw, the others as drawn as usual, beside what was set before', async () => {
  let sent: unknown;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    sent = await new Request(input, init).json();
    return Response.json({ success: true, value: { version: 3, cancelled: [], proposal: 'a' } });
  });
  const house = ['draws.read', 'draws.change'] as never;
  await showConsole(<GameHolidays game={game} year={2027} now="2026-11-29T05:00:00.000Z" />, {
    operator: { house },
    address: '/lottery-schedules',
  });
  await expect.element(page.getByText('4 days to decide')).toBeVisible();
  await page.getByRole('checkbox', { name: /2027-02-08/ }).click();
  await page.getByRole('button', { name: 'Accept ticked days' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText(/Reason/).fill('As the company has published');
  await dialog.getByRole('button', { name: 'Send to a second operator' }).click();
  await expect
    .poll(() => sent)
    .toEqual({
      ...{ version: 3, closesBeforeSeconds: 900, beacon: null, reason: 'As the company has published' },
      moved: {
        '2026-12-24': '2026-12-24',
        ...{ '2027-02-05': null, '2027-02-06': null, '2027-02-07': null, '2027-02-08': '2027-02-08' },
      },
    });
});
