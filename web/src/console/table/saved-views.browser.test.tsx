import { listViews, saveView } from '@lanna/contract/people/operators/view-ops';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../testing/show-console.tsx';
import { standInPortal } from '../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../testing/words.ts';
import { SavedViews } from './saved-views.tsx';

const { views } = wordsOf('operators-console', 'en');
const VIEW = {
  ...{
    id: '01992d3a-0000-7000-8000-000000000001',
    name: 'Agents, newest',
    search: '?type=1&sort=-registered',
  },
  ...{ columns: { agent: true }, sharedWith: 'LANNA', keptBy: 'Nok', own: false },
};

test('a view of a colleague is opened as it was kept; the own one is kept without the open row', async () => {
  const portal = await standInPortal();
  portal.answer(listViews, { views: [VIEW] });
  portal.answer(saveView, { id: VIEW.id });
  const onPrefer = vi.fn();
  const router = await showConsole(
    <SavedViews list="members" shown={{ email: false }} onPrefer={onPrefer} />,
    { address: '/members?status=active&show=17' },
  );
  await page.getByRole('button', { name: views.button }).click();
  await expect.element(page.getByText(filled(views.shared, { name: 'Nok', brand: 'LANNA' }))).toBeVisible();
  await page.getByLabelText(views.name).fill('Active');
  await page.getByRole('button', { name: views.save }).click();
  await expect
    .poll(() => portal.sent(saveView))
    .toEqual([
      {
        ...{ list: 'members', name: 'Active', search: '?status=active', sharedWith: null },
        columns: { email: false },
      },
    ]);
  await page.getByText(VIEW.name).click();
  expect(router.history.location.href).toBe('/members?type=1&sort=-registered');
  expect(onPrefer).toHaveBeenCalledWith({ shown: { agent: true } });
});
