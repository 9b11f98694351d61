import { AS_OF, FRESH } from '@lanna/contract/ops';
import { searchEverything } from '@lanna/contract/people/operators/search';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../testing/show-console.tsx';
import { noteChange } from './calls/fresh.ts';
import { useOps } from './calls/ops-query.ts';
import { ConsolePage } from './console-page.tsx';

test('a page says as of when it is, until who has changed something reads what is now', async () => {
  // Tests before it on the same page may have changed something within the last minute.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const asked: Headers[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const headers = new Headers(init?.headers);
    asked.push(headers);
    return Response.json(
      { success: true, value: { hits: [] } },
      { headers: headers.has(FRESH) ? {} : { [AS_OF]: '2026-11-29T07:03:12.000Z' } },
    );
  });
  await showConsole(<Searched />);
  await expect.element(page.getByText('As of 2026-11-29 14:03:12')).toBeVisible();
  expect(asked.map((headers) => headers.has(FRESH))).toEqual([false]);
  // Another page of the same moment.
  await showConsole(<Searched />);
  await expect.element(page.getByText('As of 2026-11-29 14:03:12')).toBeVisible();

  noteChange();
  await page.getByRole('button', { name: 'again' }).click();
  await expect.element(page.getByText(/^As of/)).not.toBeInTheDocument();
  expect(asked.map((headers) => headers.has(FRESH))).toEqual([false, false, true]);
});

function Searched() {
  const found = useOps(searchEverything, { query: { q: 'ann' } });
  return (
    <ConsolePage title="Search">
      <button type="button" onClick={() => void found.refetch()}>
        again
      </button>
    </ConsolePage>
  );
}
