import type { Value } from '@lanna/contract/endpoint';
import {
  listConnections,
  type VendorConnection,
  vendorLeases,
} from '@lanna/contract/money/vendor-wallet/connections-ops';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../testing/show-console.tsx';
import { standInPortal } from '../../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../../testing/words.ts';
import { ConnectionsPage } from './connections-page.tsx';

const words = wordsOf('vendor-wallet-console', 'en');
const tables: VendorConnection = {
  ...{ code: 'TABLES', name: 'Lanna Tables', additions: ['batch', 'correct'] },
  ...{ items: 12_000, waitingNow: 40, mostWaiting: 380, longestWaitMs: 6200 },
};
const old: VendorConnection = {
  ...{ code: 'OLD', name: 'Old House', additions: [] },
  ...{ items: 0, waitingNow: 0, mostWaiting: 0, longestWaitMs: 0 },
};

async function showPage(leases: Value<typeof vendorLeases>) {
  const portal = await standInPortal();
  portal.answer(listConnections, { rows: [old, tables], next: null, total: { count: 2, atLeast: false } });
  portal.answer(vendorLeases, leases);
  await showConsole(<ConnectionsPage />);
}

test('a provider shows its additions and how its batches wait; its panel says who leads what, and for how long', async () => {
  await showPage({
    leases: [
      { subject: 'table:1', holder: 'studio-a', fence: '7', held: false, ledMs: 7_200_000, silentMs: 4300 },
      { subject: 'table:2', holder: 'studio-b', fence: '1', held: true, ledMs: 90_000, silentMs: 400 },
    ],
  });
  await expect.element(page.getByText('380')).toBeVisible();
  await expect.element(page.getByText('6.2 s')).toBeVisible();
  await expect.element(page.getByText(words.published)).toBeVisible();
  await page.getByText('Lanna Tables').click();
  await expect.element(page.getByText('studio-a · leader no. 7')).toBeVisible();
  await expect.element(page.getByText('For 2 h · last heartbeat 4.3 s ago')).toBeVisible();
  await expect.element(page.getByText(words.leases.expired)).toBeVisible();
  await expect.element(page.getByText('For 2 min · last heartbeat 400 ms ago')).toBeVisible();
});

test('a provider that says nothing of leases is said to say nothing', async () => {
  await showPage({ leases: null });
  await page.getByText('Old House').click();
  await expect.element(page.getByText(words.leases.unknown)).toBeVisible();
});
