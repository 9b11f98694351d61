import { type MemberPage, setLabels } from '@lanna/contract/people/members/ops';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../testing/show-console.tsx';
import { standInPortal } from '../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import { LabelsDialog } from './labels-dialog.tsx';

const { ask, do: doing } = wordsOf('members-console', 'en');
const MEMBER = {
  ...{ id: '01992d3a-0000-7000-8000-000000000001', username: 'somchai', brand: 'LANNA', version: 3 },
  labels: ['River cup'],
} as MemberPage;

test('labels are written one a line over those that stand; what cannot be one is shown at the field and not sent', async () => {
  const portal = await standInPortal();
  const onClose = vi.fn();
  await showConsole(<LabelsDialog member={MEMBER} onClose={onClose} />);
  const field = page.getByLabelText(ask.labels.field, { exact: true });
  const set = page.getByRole('button', { name: doing.labels, exact: true });
  await expect.element(field).toHaveValue('River cup');
  await page.getByLabelText(wordsOf('console', 'en').reason.label).fill('Won the cup on Sunday');
  await field.fill('River cup\n<b>');
  await set.click();
  await expect.element(page.getByText(filled(ask.labels.wrong, { max: 10, length: 30 }))).toBeVisible();
  expect(portal.sent(setLabels)).toEqual([]);

  portal.answer(setLabels, { labels: ['Cup winner', 'River cup'], version: 4 });
  await field.fill('River cup\n\n Cup winner ');
  await set.click();
  await expect
    .poll(() => portal.sent(setLabels))
    .toEqual([{ labels: ['River cup', 'Cup winner'], reason: 'Won the cup on Sunday', version: 3 }]);
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});
