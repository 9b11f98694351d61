import { changeRole, type Role } from '@lanna/contract/people/operators/role-ops';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../../testing/show-console.tsx';
import { standInPortal } from '../../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../../testing/words.ts';
import { RoleEditor } from './role-editor.tsx';

const { roles: words } = wordsOf('operators-console', 'en');
const { reason } = wordsOf('console', 'en');
const ROLE: Role = {
  code: 'desk',
  lines: ['members.read'],
  permissions: ['members.read'],
  builtIn: false,
  fixed: false,
  version: 3,
  operators: 2,
};

test('a role needs a permission and a reason; it is sent with the version that was opened', async () => {
  const portal = await standInPortal();
  portal.answer(changeRole, { proposal: null });
  const onClose = vi.fn();
  await showConsole(
    <RoleEditor role={ROLE} permissions={['members.read', 'members.lock']} onClose={onClose} />,
  );
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
  const save = page.getByRole('button', { name: words.save, exact: true });
  await box('read').click();
  await save.click();
  await expect.element(page.getByText(words.nothing)).toBeVisible();
  await expect.element(page.getByText(filled(reason.short, { min: 5 }))).toBeVisible();
  expect(portal.sent(changeRole)).toEqual([]);

  await box('lock').click();
  await expect.element(page.getByText(words.nothing)).not.toBeInTheDocument();
  await page.getByLabelText(reason.label).fill('The desk locks accounts');
  await save.click();
  await expect
    .poll(() => portal.sent(changeRole))
    .toEqual([{ lines: ['members.lock'], version: 3, reason: 'The desk locks accounts' }]);
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});
